/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper.c: how long the next step is; see stepper.h. */
#include "stepper_parts.h"

#include <math.h>

/* Wanted for a contact: held steps; or pairs of them at fourth order, of which a third as many
 * leave a tenth of the error. And how many steps pass before the wish is weighed again. */
enum {
    STEPS_PER_CONTACT = 72,
    PAIRS_PER_CONTACT = 20,
    FEWEST_PAIRS = 4,
    STEPS_BETWEEN_CHOICES = 64
};
enum { SAMPLES_AT_ANY_COST = 2, SAMPLES_MORE = 8 };

/* Where the budget is without bounds, so many times as many. */
static const double at_leisure = 1.5;

static const double share_of_budget = .5, drawn_out = 3;

/* A contact that lasts longer, in samples, is exact enough with a held step a sample. */
enum { LONG_CONTACT = 512 };

/* --- how many steps a contact wants ----------------------------------------------------------- */

/* A spring k on a mass m with C = h^2/2m takes tau/h steps a contact, and for a power law
 *   C V''(X) = c(alpha) (h/tau)^2,   c = I^2 alpha (alpha+1)/2,   I = tau v / X at mu = 0
 * with I = 2 sqrt(pi) Gamma(1/(alpha+1)) / ((alpha+1) Gamma(1/(alpha+1) + 1/2)), which
 * 2 + (pi - 2) t^.87 follows within half a percent from alpha = 1 to 10, t = 2/(alpha+1); and a
 * cubic does within another, where a signal moves alpha at every sample. */
static double duration_ratio(double alpha) {
    double t = 2 / (alpha + 1);
    return 2 + 1.1416 * t * (1.25 - t * (.38 - .13 * t));
}

/* The greatest C V'' of a step, times the square of how many a contact gets. Above alpha = 1.5 the
 * pulse gets sharper than its duration says: up to 1.5 times as many steps, at alpha = 9. */
static double refine_limit(double alpha, double I) {
    double sharper = greater(1, .9 + alpha / 15);
    return I * I * alpha * (alpha + 1) / 4 / (sharper * sharper);
}

static void prepare(const struct collision *c, const struct motion *m, struct stepper *st) {
    double alpha = m->contact.alpha;
    if (st->alpha == alpha)
        return;
    st->alpha = alpha;
    st->duration_ratio = duration_ratio(alpha);
    st->refine_limit = refine_limit(alpha, st->duration_ratio);
    budget_price(c, &m->contact, &st->price);
}

static bool takes_pairs(const struct collision *c) { return c->scheme == SCHEME_EXACT && c->modes; }

/* two-point on modes is the exact scheme at one step a sample; a pair has halves. */
static int finest(const struct collision *c) {
    if (c->scheme != SCHEME_EXACT)
        return 0;
    return takes_pairs(c) ? MODES_FINEST - 1 : TICK_BITS;
}

/* The deepest point of a contact entered at the speed of this step, for the mass that the step
 * feels: modes faster than the step stop counting as mass. */
static double depth_ahead(const struct motion *m, const struct step_look *look) {
    double v = look->free / look->h, mass = look->h * look->h / (2 * look->compliance);
    double a1 = m->contact.alpha + 1;
    return pow(a1 * mass * v * v / (2 * m->contact.k), 1 / a1);
}

/* V'' at that depth beyond the right-hand surface. */
static double stiffness_at(const struct motion *m, double depth) {
    return contact_stiffness(&m->contact, contact_gap(&m->contact) - m->contact.origin + depth);
}

static double beyond(const struct motion *m, double x) {
    return greater(contact_depth(&m->contact, x), 0);
}

/* Is C V'' more than that of a step which is short enough? Modes above half the rate are not heard,
 * and the audible ones see the less of a pulse's shape the shorter it is beside a sample: from an
 * eighth of a sample down, steps may be longer. Without a bank they cost less, and are a tenth
 * more. */
static bool is_too_long(const struct collision *c, const struct stepper *st, int fineness,
                        double stiff) {
    double share = c->modes ? greater(.7, lesser(1, 1.45 - .15 * fineness)) : 1.1;
    double n = share * (takes_pairs(c) ? st->pairs : STEPS_PER_CONTACT);
    if (st->touching && fineness < st->least_fineness)
        return true;
    if (isinf(c->budget))
        n *= at_leisure;
    return stiff * n * n > st->refine_limit;
}

/* A contact may have a share of what is left: so the next ones get something too. */
static void allot(struct stepper *st) {
    double bears = share_of_budget * st->budget / budget_pair_cost(st);
    st->pairs = lesser(PAIRS_PER_CONTACT, greater(FEWEST_PAIRS, bears));
}

/* While the surface is still ahead halvings are made one by one, each a look whether it is reached
 * at all; from the surface on all at once, going by C ~ h^2. */
int stepper_halvings(const struct collision *c, const struct motion *m, struct stepper *st,
                     const struct step_look *look) {
    if (look->fineness >= finest(c) || stepper_coarse(st) || m->contact.k == 0)
        return 0;
    double stiff = look->compliance * stiffness_at(m, depth_ahead(m, look));
    budget_looked(st);
    allot(st);
    if (!is_too_long(c, st, look->fineness, stiff))
        return 0;
    int halvings = 1;
    if (contact_depth(&m->contact, m->x) < 0)
        return halvings;
    while (look->fineness + halvings < finest(c) &&
           is_too_long(c, st, look->fineness + halvings, stiff / 16)) {
        stiff /= 4;
        halvings++;
    }
    return halvings;
}

/* V'' of a contact in progress: at the deepest it has been for a while. */
static double stiffness_so_far(const struct motion *m, const struct stepper *st) {
    return stiffness_at(m, greater(st->deepest, beyond(m, m->x)));
}

/* What has lasted for some samples may last for long: the budget should bear it for some more.
 * While k, mu or alpha move, it is what they ask for that counts. */
static bool is_too_dear(const struct collision *c, const struct stepper *st, int fineness) {
    return takes_pairs(c) && st->touching && !st->changed &&
           st->clock - st->entered >= SAMPLES_AT_ANY_COST &&
           (1 << fineness) * budget_pair_cost(st) > st->price.refill + st->budget / SAMPLES_MORE;
}

static void choose(const struct collision *c, const struct motion *m, struct stepper *st) {
    allot(st);
    st->pairs_chosen = st->pairs;
    double stiffness = stiffness_so_far(m, st);
    st->fineness = 0;
    for (; st->fineness < finest(c) && !stepper_coarse(st); st->fineness++) {
        if (is_too_dear(c, st, st->fineness + 1))
            break;
        double C = motion_compliance(c, m, st->fineness, motion_step_length(c, st->fineness));
        if (!is_too_long(c, st, st->fineness, C * stiffness))
            break;
    }
    st->steps = 0;
    st->deepest = 0;
}

/* How deep it will get with the speed it has: V(X) = V(x) + m v^2/2. */
static double depth_to_come(const struct collision *c, const struct motion *m,
                            const struct stepper *st) {
    double h = motion_step_length(c, st->travel_fineness), v = st->travel[0] / h;
    double a1 = m->contact.alpha + 1, y = beyond(m, m->x);
    double mass = h * h / (2 * motion_compliance(c, m, st->travel_fineness, h));
    if (v <= 0 || m->contact.k == 0)
        return y;
    return pow(pow(y, a1) + a1 * mass * v * v / (2 * m->contact.k), 1 / a1);
}

void stepper_contact_changed(const struct collision *c, const struct motion *m,
                             struct stepper *st) {
    prepare(c, m, st);
    budget_changed(st);
    st->changed = true;
    if (st->touching && st->travels > 0)
        st->deepest = greater(st->deepest, depth_to_come(c, m, st));
}

/* --- a sample --------------------------------------------------------------------------------- */

/* The longest step from this fineness on that may start at this tick. */
static int aligned(int tick, int fineness) {
    while (tick & ((TICKS >> fineness) - 1))
        fineness++;
    return fineness;
}

/* A contact may have become much stiffer since its fineness was chosen: by half is much. */
void stepper_begin_sample(const struct collision *c, struct motion *m, struct stepper *st,
                          struct outer_forces o, struct step_look *look) {
    bool coarse = stepper_coarse(st);
    st->driven = o.drive != 0;
    budget_refill(st, 1);
    prepare(c, m, st);
    if (st->fineness > 0)
        allot(st);
    st->tick = 0;
    if (coarse)
        st->fineness = 0;
    else
        st->stiff_velocity = (double)NAN;
    motion_look(c, m, st->touching ? st->fineness : 0, o, look);
    if (coarse || !st->touching)
        return;
    bool poorer =
        st->fineness > 0 && (st->pairs < .6 * st->pairs_chosen || is_too_dear(c, st, st->fineness));
    if (!poorer &&
        !is_too_long(c, st, look->fineness, look->compliance * stiffness_so_far(m, st) / 1.5))
        return;
    if (poorer)
        st->least_fineness = 0;
    choose(c, m, st);
    motion_look(c, m, st->fineness, o, look);
}

void stepper_next(const struct collision *c, struct motion *m, struct stepper *st,
                  struct outer_forces o, struct step_look *look) {
    int fineness = aligned(st->tick, st->touching ? st->fineness : 0);
    if (look->fineness == fineness)
        motion_look_again(c, m, o, look);
    else
        motion_look(c, m, fineness, o, look);
}

void stepper_end_sample(struct stepper *st) {
    st->tick = 0;
    st->clock++;
}

/* After 10 ms without motion the last oscillation of a contact that could be heard is long over. */
bool stepper_coarse(const struct stepper *st) { return st->saving || st->still > .01; }

/* --- a contact -------------------------------------------------------------------------------- */

/* A contact that lasts many samples leaves next to nothing in modes of kHz, and what it leaves
 * depends on every corner of the force. So its steps are chosen once, as fine as the budget bears
 * from the beginning to the end: a quarter of a sample, half a sample or a sample a pair; or a held
 * step a sample, where there are enough of them. */
static void plan_contact(const struct collision *c, const struct motion *m, struct stepper *st,
                         const struct step_look *look) {
    double v = look->free / look->h;
    double samples = st->duration_ratio * depth_ahead(m, look) / v * c->rate;
    double bears = share_of_budget * st->budget / (drawn_out * samples) + st->price.refill;
    double pair = budget_pair_cost(st);
    st->pairs_always = samples < LONG_CONTACT && pair <= bears;
    st->least_fineness = !st->pairs_always ? 0 : isinf(c->budget) ? 2 : 2 * pair <= bears;
}

void stepper_enter(const struct collision *c, const struct motion *m, struct stepper *st,
                   const struct step_look *look) {
    budget_entered(st);
    st->touching = true;
    st->entered = st->clock;
    st->fineness = look->fineness;
    st->pairs_chosen = st->pairs;
    st->steps = st->travels = 0;
    st->deepest = st->force = 0;
    st->stiff_velocity = (double)NAN;
    st->least_fineness = 0;
    st->pairs_always = true;
    st->changed = false;
    if (takes_pairs(c) && m->contact.k > 0 && look->free > 0)
        plan_contact(c, m, st, look);
}

void stepper_leave(struct stepper *st) {
    st->touching = false;
    st->force = 0;
}

void stepper_follow(const struct collision *c, const struct motion *m, struct stepper *st,
                    const struct step_look *look, const struct step_result *r) {
    st->travels = look->fineness == st->travel_fineness ? st->travels + 1 : 1;
    st->travel_fineness = look->fineness;
    st->travel[3] = st->travel[2];
    st->travel[2] = st->travel[1];
    st->travel[1] = st->travel[0];
    st->travel[0] = r->d;
    st->force = r->force;
    st->deepest = greater(st->deepest, beyond(m, r->x));
    if (++st->steps >= STEPS_BETWEEN_CHOICES)
        choose(c, m, st);
}

/* A cubic through the last four; too long a step has nothing to do with those before. */
double stepper_guess(const struct stepper *st, const struct step_look *look) {
    const double *way = st->travel;
    if (st->travels < 4)
        return look->free - look->compliance * st->force;
    if (stepper_coarse(st))
        return 0;
    return 4 * (way[0] + way[2]) - 6 * way[1] - way[3];
}

bool stepper_knows(const struct stepper *st) { return st->travels >= 4; }

/* The same cubic, one step and two steps on. */
void stepper_guess_pair(const struct stepper *st, const struct step_look *half, double guess[2]) {
    const double *way = st->travel;
    guess[0] = stepper_guess(st, half);
    guess[1] = 4 * (guess[0] + way[1]) - 6 * way[0] - way[2];
}

/* At one step a sample a contact that lasts long is left at held ones, unless these would be too
 * few for it. */
bool stepper_pairs(const struct collision *c, const struct motion *m, const struct stepper *st,
                   const struct step_look *look) {
    if (!takes_pairs(c) || stepper_coarse(st) || look->fineness >= MODES_FINEST)
        return false;
    if (look->fineness > 0 || (st->pairs_always && st->clock - st->entered < LONG_CONTACT))
        return true;
    double held = (double)STEPS_PER_CONTACT * STEPS_PER_CONTACT;
    return look->compliance * stiffness_so_far(m, st) * held > st->refine_limit;
}

void stepper_note_stiff(struct stepper *st, double velocity) { st->stiff_velocity = velocity; }

void stepper_placed(struct stepper *st) {
    stepper_leave(st);
    rest_anew(st);
}

/* --- beginning, and beginning anew ------------------------------------------------------------ */

void stepper_reset(const struct collision *c, struct stepper *st) {
    st->clock = 0;
    st->tick = 0;
    st->fineness = st->steps = st->travels = 0;
    st->deepest = 0;
    st->least_fineness = 0;
    st->entered = 0;
    st->stiff_velocity = (double)NAN;
    st->alpha = (double)NAN;
    budget_price(c, &c->contact, &st->price);
    st->driven = false;
    st->pairs = st->pairs_chosen = PAIRS_PER_CONTACT;
    budget_fill(st);
    st->load = 0;
    stepper_placed(st);
}

void stepper_exchange(const struct collision *from, const struct collision *to, struct stepper *st,
                      bool touches) {
    st->clock = (uint64_t)((double)st->clock * to->rate / from->rate + .5);
    st->entered = st->clock;
    st->fineness = 0; /* the next look at a sample chooses it anew */
    st->alpha = (double)NAN;
    budget_price(to, &to->contact, &st->price);
    st->travels = 0;
    st->stiff_velocity = (double)NAN;
    st->touching = st->touching && touches;
}
