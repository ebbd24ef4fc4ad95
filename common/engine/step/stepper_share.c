/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_share.c: steps of a contact while other voices are in contact too; see stepper.h. All of
 * its steps are charged. Its duration is predicted, and it gets the shortest pairs that its part of
 * the budget sustains to the end, or single steps throughout: a change from one to the other within
 * a contact excites the modes, and its error is larger than that of single steps alone. */
#include <math.h>

#include "engine/step/stepper_parts.h"

static const struct stepper_constants *const tuned = &stepper_constants;

/* --- prediction ------------------------------------------------------------------------------- */

static const double longest = 1e6; /* samples; of a contact whose end is unknown */

struct prediction {
    double lasts, again; /* samples of the contact, and of contacts that may follow it */
    bool chatters;       /* the hammer touches again and again */
};

/* Ratio of the hammer's mass to the mass that it meets within the contact: in the longest step of
 * at most half its duration. Beyond 1 the hammer goes on into the surface, and touches again when
 * the slower modes return. */
static double mass_ratio(const struct collision_def *c, double lasts) {
    int level = 0;
    while (level < MODES_LONGEST && (4 << level) <= lasts)
        level++;
    double h = ldexp(1 / c->rate, level);
    return 2 * c->mass * motion_compliance(c, -level, h) / (h * h) - 1;
}

/* Most bodies meet the hammer with more mass the longer the contact lasts, as fewer and fewer modes
 * yield: the duration is that for the mass which a window meets. While a hammer bounces under a
 * load L, it is in contact for the part L T / 2 m v of the time. */
static struct prediction predict(const struct collision_def *c, const struct contact *contact,
                                 double v, double load) {
    if (!(v > 0 && contact->k > 0))
        return (struct prediction){longest, 0, false};
    double H = MODES_WINDOW / c->rate;
    double mass = H * H / (2 * motion_compliance(c, -MODES_LONGEST, H));
    double lasts = steps_duration_ratio(contact->alpha) * steps_depth(contact, mass, v) / v;
    double pressed = max_of(0, load) * lasts / (2 * c->mass * v);
    lasts = min_of(longest, lasts * c->rate);
    if (pressed > tuned->pressed)
        return (struct prediction){longest, 0, false};
    double ratio = mass_ratio(c, lasts);
    double again = tuned->again_on_light * max_of(0, ratio - tuned->light) * lasts;
    double room = max_of(0, MODES_WINDOW - tuned->returns * lasts);
    return (struct prediction){tuned->contact_outlasts * lasts,
                               min_of(again, room) + pressed * MODES_WINDOW,
                               ratio > tuned->chatters};
}

static double until_window_ends(const struct stepper *st) {
    return st->budget.refilled > st->clock ? (double)(st->budget.refilled - st->clock) : 1;
}

/* Samples in contact until the end of the window, for one that began before. */
static double samples_to_come(const struct stepper *st, double window, uint64_t clock) {
    if (st->plan.reserve > 0)
        return tuned->chatters_for * window;
    if (!st->plan.ends)
        return window;
    double more = st->plan.ends > clock ? (double)(st->plan.ends - clock) : 0;
    return min_of(window, max_of(more, tuned->outlasting * st->plan.lasts + 1));
}

/* --- costs ------------------------------------------------------------------------------------ */

/* A sample of chatter in single steps: one in eight is an entry. */
static double chatter_cost(const struct terms *p) {
    return budget_step_cost(p) + budget_entry_cost(p) / 8;
}

bool stepper_may_return(const struct stepper *st) {
    return st->terms.charges_all && !st->touching && st->clock - st->left < MODES_WINDOW &&
           (st->plan.again > 0 || st->plan.reserve > 0);
}

/* A contact that begins now, or a hammer that may touch again. */
static void forecast_entry(struct stepper_forecast *f, const struct terms *p, double window,
                           double lasts, double again) {
    const double an_end_in_pairs = 2; /* the shorter steps at entry or exit cost as much */
    f->in_window = min_of(window, lasts);
    f->again = min_of(window - f->in_window, again);
    f->once = budget_entry_cost(p) + (f->in_window < window ? 2 : 1) * an_end_in_pairs * f->pair;
}

static void forecast_contact(struct stepper_forecast *f, const struct stepper *st, double window,
                             uint64_t clock) {
    f->in_window = samples_to_come(st, window, clock);
    f->again = min_of(window - f->in_window, st->plan.again);
    f->in_pairs = st->plan.affords_pairs;
    f->finest = st->plan.affords_pairs ? st->plan.affordable_subdivision : -1;
}

struct stepper_forecast stepper_predict(const struct collision_def *c,
                                        const struct contact *contact, const struct stepper *st,
                                        double v, double load, uint64_t clock) {
    struct terms p;
    budget_price_shared(c, contact, &p);
    double window = MODES_WINDOW - (double)(clock % MODES_WINDOW);
    struct stepper_forecast f = {.speed = v,
                                 .single = budget_step_cost(&p),
                                 .pair = p.pair + TRIES_PAIR * p.a_try,
                                 .finest = MODES_FINEST - 1};
    struct prediction now = {st->plan.lasts, st->plan.again, st->plan.reserve > 0};
    bool strikes = !st->touching && !stepper_may_return(st);
    if (strikes)
        now = predict(c, contact, v, load);
    else
        f.speed = st->plan.speed;
    f.lasts = now.lasts;
    if (st->touching)
        forecast_contact(&f, st, window, clock);
    else
        forecast_entry(&f, &p, window, strikes ? now.lasts : now.again, strikes ? now.again : 0);
    if (f.again > 0) /* steps without contact, until the hammer touches again */
        f.once += (window - f.in_window) * p.step;
    if (now.chatters) {
        f.in_window = tuned->chatters_for * window;
        f.again = 0;
        f.once += (window - f.in_window) * chatter_cost(&p);
    }
    return f;
}

static double sample_cost(double single, double pair, int subdivision) {
    return subdivision < 0 ? single : ldexp(pair, subdivision);
}

double stepper_forecast_cost(const struct stepper_forecast *f, int subdivision) {
    double longer = subdivision < 1 ? 1 : 1 + tuned->margin;
    return f->once +
           (longer * f->in_window + f->again) * sample_cost(f->single, f->pair, subdivision);
}

/* --- the plan --------------------------------------------------------------------------------- */

/* The finest subdivision of pairs of which one sample is affordable, if each of the others to come
 * costs as much (`alike`), or a single step; at most that of the division. False: no pairs are. */
static bool affords(const struct stepper *st, bool alike, int *subdivision) {
    double window = until_window_ends(st), pair = budget_pair_cost(st);
    double samples = samples_to_come(st, window, st->clock);
    double later = (window - samples) * st->plan.reserve;
    double single = budget_step_cost(&st->terms);
    double again = alike ? min_of(st->plan.again, window - samples) : 0;
    int count = 0; /* of affordable subdivisions, from 0 on */
    for (; count <= max_of(st->terms.finest, 0); count++) {
        double now = ldexp(pair, count);
        double others = alike ? now : single;
        if (now + (samples - 1) * others + again * sample_cost(single, pair, count) + later >
            st->budget.left)
            break;
    }
    *subdivision = count > 0 ? count - 1 : 0;
    return count > 0;
}

bool share_sustains(const struct stepper *st) {
    int subdivision;
    return !st->plan.affords_pairs ||
           (affords(st, false, &subdivision) && subdivision >= st->plan.affordable_subdivision);
}

/* A contact that has begun in this window, or lasts longer than predicted, keeps its pairs while
 * the budget lasts. */
void share_take_afforded(struct stepper *st) {
    bool outlasts = st->plan.ends && st->clock >= st->plan.ends;
    bool began_in_window = st->entered / MODES_WINDOW == st->clock / MODES_WINDOW;
    bool in_pairs = st->touching && st->plan.affords_pairs && (outlasts || began_in_window);
    st->plan.affords_pairs = affords(st, true, &st->plan.affordable_subdivision) || in_pairs;
    st->plan.pairs_always = st->plan.affords_pairs;
    st->plan.most_subdivision = st->plan.affordable_subdivision;
    st->plan.least_subdivision = st->plan.most_subdivision < tuned->finest_throughout
                                     ? st->plan.most_subdivision
                                     : tuned->finest_throughout;
}

static void plan_to_end(struct stepper *st, const struct prediction *p, const struct terms *price) {
    bool first = st->clock - st->left >= MODES_WINDOW;
    st->plan.lasts = p->lasts;
    st->plan.reserve = p->chatters ? chatter_cost(price) : 0;
    st->plan.again = first ? p->again : 0;
    st->plan.ends = st->rest.load > 0 ? 0 : st->clock + (uint64_t)(p->lasts + 1);
}

void share_plan(const struct collision_def *c, const struct motion *m, struct stepper *st,
                const struct step_setup *setup) {
    double v = fabs(setup->free_displacement) / setup->h;
    struct prediction p = predict(c, &m->contact, v, c->mass * setup->acceleration);
    st->plan.speed = v;
    plan_to_end(st, &p, &st->terms);
    share_take_afforded(st);
}

void stepper_begin_sharing(const struct collision_def *c, const struct motion *m,
                           struct stepper *st, double load) {
    if (st->terms.charges_all || !st->touching)
        return;
    struct terms price;
    budget_price_shared(c, &m->contact, &price);
    struct prediction p = predict(c, &m->contact, st->plan.speed, load);
    plan_to_end(st, &p, &price);
    if (st->plan.ends)
        st->plan.ends -= st->clock - st->entered;
    st->plan.affords_pairs =
        st->plan.affords_pairs && (st->plan.pairs_always || st->plan.subdivision > 0);
    st->plan.affordable_subdivision = st->plan.subdivision;
}
