/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_plan.c: number of steps in a contact; see stepper.h. */
#include <math.h>

#include "base/constants.h"
#include "engine/step/stepper_parts.h"

static const struct stepper_constants *const tuned = &stepper_constants;

/* Ratio of C before and after a halving: C ~ h^2 while no mode is faster than the step. */
static const double a_halving = 4;

/* --- the number of steps ---------------------------------------------------------------------- */

/* The greatest C V'' of a step, times the squared number of steps in a contact. Above alpha = 1.5
 * the pulse is sharper than its duration predicts, with up to 1.5 times as many steps at alpha = 9.
 */
static double refine_limit(double alpha, double I) {
    double sharper = max_of(1, .9 + alpha / 15);
    return I * I * alpha * (alpha + 1) / 4 / (sharper * sharper);
}

double stepper_refine_limit(double alpha) {
    return refine_limit(alpha, steps_duration_ratio(alpha));
}

void steps_prepare(const struct collision_def *c, const struct motion *m, struct stepper *st) {
    double alpha = m->contact.alpha;
    if (st->by_alpha.known && st->by_alpha.alpha == alpha &&
        st->terms.nonlinear == m->nonlinear.active)
        return;
    st->by_alpha.known = true;
    st->by_alpha.alpha = alpha;
    st->by_alpha.duration_ratio = steps_duration_ratio(alpha);
    st->by_alpha.refine_limit = refine_limit(alpha, st->by_alpha.duration_ratio);
    budget_price(c, m, &st->terms);
}

static bool exact_modes(const struct collision_def *c) {
    return c->scheme == SCHEME_EXACT && c->modes;
}

static bool takes_pairs(const struct collision_def *c, const struct motion *m) {
    return exact_modes(c) && !m->nonlinear.active;
}

static int entry_finer(const struct collision_def *c, const struct motion *m,
                       const struct stepper *st) {
    if (st->terms.charges_all)
        return tuned->entry_finer_charged;
    return takes_pairs(c, m) ? tuned->entry_finer_pairs : tuned->entry_finer;
}

/* two-point on modes is the exact scheme at one step a sample. A pair needs one more subdivision.
 */
static int finest(const struct collision_def *c, const struct motion *m) {
    if (c->scheme != SCHEME_EXACT)
        return 0;
    if (m->nonlinear.active)
        return MODES_FINEST;
    return takes_pairs(c, m) ? MODES_FINEST - 1 : SAMPLE_BITS;
}

/* The effective mass is that of the step: modes faster than the step do not count as mass. */
static double depth_ahead(const struct motion *m, const struct step_setup *setup) {
    double v = setup->free_displacement / setup->h;
    return steps_depth(&m->contact, setup->h * setup->h / (2 * setup->compliance), v);
}

/* 1 down to an eighth of a sample, subdivision 3. */
static double share_where_short(int subdivision) {
    double less = tuned->less_a_halving;
    return max_of(tuned->least_share_where_short, min_of(1, 1 + 3 * less - less * subdivision));
}

/* True if C V'' exceeds that of a step which is short enough. */
static bool is_too_long(const struct collision_def *c, const struct motion *m,
                        const struct stepper *st, int subdivision, double stiff) {
    bool pairs = takes_pairs(c, m), nonlinear = m->nonlinear.active;
    double unlimited = pairs       ? tuned->pairs_unlimited
                       : nonlinear ? tuned->nonlinear_unlimited
                                   : tuned->steps_unlimited;
    double share = isinf(c->budget) ? unlimited
                   : c->modes       ? share_where_short(subdivision)
                                    : tuned->without_a_bank;
    double n = share * (pairs || nonlinear ? st->plan.pairs : tuned->steps_a_contact);
    if (subdivision < st->plan.least_subdivision)
        return true;
    return stiff * n * n > st->by_alpha.refine_limit;
}

/* A voice's share of a divided budget serves one contact. */
static double divided(double of_budget, double share) {
    return of_budget < 1 ? min_of(tuned->most_of_divided, share / of_budget) : share;
}

static void allot(struct stepper *st) {
    if (st->terms.charges_all) {
        st->plan.pairs = tuned->pairs_a_contact;
        return;
    }
    double allowed =
        divided(st->terms.share, tuned->share_of_budget) * st->budget.left / budget_pair_cost(st);
    bool nonlinear = st->terms.nonlinear;
    st->plan.pairs = min_of(nonlinear ? tuned->steps_a_contact : tuned->pairs_a_contact,
                            max_of(nonlinear ? tuned->fewest_steps : tuned->fewest_pairs, allowed));
}

/* The subdivision that the budget sustains, and no more: see most_subdivision. */
static void plan_nonlinear(struct stepper *st, double allowed) {
    st->plan.most_subdivision = st->terms.least_subdivision;
    while (st->plan.most_subdivision < MODES_FINEST &&
           budget_sample_cost(st, st->plan.most_subdivision + 1) <= allowed)
        st->plan.most_subdivision++;
    int most = st->plan.most_subdivision;
    st->plan.least_subdivision = most < tuned->finest_nonlinear ? most : tuned->finest_nonlinear;
}

/* A contact of many samples leaves very little energy in modes of several kHz, and this little
 * depends on every corner of the force. Its pairs are therefore as short as the budget allows for
 * the whole contact, down to a quarter of a sample. Where the budget allows no pairs, the contact
 * gets one held step a sample, if these are enough. The step of entry has its usual extra halvings.
 */
static void plan_least(const struct collision_def *c, const struct motion *m, struct stepper *st,
                       const struct step_setup *setup) {
    st->plan.least_subdivision = 0;
    st->plan.most_subdivision = SAMPLE_BITS;
    st->plan.pairs_always = true;
    const double longest = 1e6; /* samples */
    if (!exact_modes(c) || m->contact.k == 0 || setup->free_displacement == 0)
        return;
    if (st->terms.charges_all && !m->nonlinear.active) {
        share_plan(c, m, st, setup);
        return;
    }
    double v = fabs(setup->free_displacement) / setup->h;
    double lasts = st->by_alpha.duration_ratio * depth_ahead(m, setup) / v,
           samples = lasts * c->rate;
    samples *= m->nonlinear.active ? tuned->drawn_out_nonlinear : tuned->drawn_out;
    st->plan.speed = v;
    st->plan.lasts = samples;
    st->plan.again = 0;
    st->plan.reserve = 0;
    st->plan.affords_pairs = takes_pairs(c, m);
    st->plan.ends = 0;
    if (!stepper_goes_on(c, st)) /* the end of chatter is unknown */
        st->plan.ends = st->clock + (uint64_t)(min_of(samples, longest) + 1);
    double allowed = divided(st->terms.share, tuned->share_of_length) * st->budget.left / samples +
                     st->terms.refill;
    if (m->nonlinear.active) {
        plan_nonlinear(st, allowed);
        return;
    }
    st->plan.pairs_always = lasts < tuned->long_contact && budget_sample_cost(st, 0) <= allowed;
    while (st->plan.pairs_always && st->plan.least_subdivision < tuned->finest_throughout &&
           budget_sample_cost(st, st->plan.least_subdivision + 1) <= allowed)
        st->plan.least_subdivision++;
}

/* Before the surface the step is halved once per call, and each set-up shows whether the shorter
 * step still reaches the surface. At the surface all halvings but the last are made at once, as
 * predicted by C ~ h^2; the caller then computes the true C and calls again. */
int stepper_plan_entry(const struct collision_def *c, const struct motion *m, struct stepper *st,
                       const struct step_setup *setup) {
    plan_least(c, m, st, setup);
    if (setup->subdivision >= finest(c, m) || stepper_single_step(st) || m->contact.k == 0)
        return 0;
    int finer = entry_finer(c, m, st);
    if (st->terms.charges_all && setup->subdivision >= st->plan.most_subdivision + finer)
        return 0;
    double stiff = setup->compliance *
                   contact_stiffness_beyond(&m->contact, depth_ahead(m, setup)) * (1 << 2 * finer);
    budget_charge_set_up(st);
    allot(st);
    if (!is_too_long(c, m, st, setup->subdivision - finer, stiff))
        return 0;
    int halvings = 1;
    if (contact_depth(&m->contact, m->x) < 0)
        return halvings;
    while (setup->subdivision + halvings < finest(c, m) &&
           is_too_long(c, m, st, setup->subdivision - finer + halvings,
                       stiff / (a_halving * a_halving))) {
        stiff /= a_halving;
        halvings++;
    }
    return halvings;
}

/* V'' of a contact in progress, at its greatest depth since the last choice. It is asked for twice
 * in each step, and changes only while the contact becomes deeper. */
static double stiffness_so_far(const struct motion *m, struct stepper *st) {
    const struct contact *c = &m->contact;
    struct deepest_stiffness *known = &st->plan.stiffness;
    double depth = max_of(st->plan.deepest, stepper_beyond(m, m->x));
    if (depth != known->depth || c->k != known->k || c->alpha != known->alpha)
        *known =
            (struct deepest_stiffness){depth, c->k, c->alpha, contact_stiffness_beyond(c, depth)};
    return known->value;
}

/* True if the budget cannot sustain steps of this subdivision. Ignored after a change of k, mu or
 * alpha, whose stiffness decides then. */
static bool is_too_costly(const struct collision_def *c, const struct stepper *st,
                          int subdivision) {
    return exact_modes(c) && st->touching && !st->plan.changed && !st->terms.charges_all &&
           st->clock - st->entered >= (uint64_t)tuned->samples_at_any_cost &&
           budget_sample_cost(st, subdivision) >
               st->terms.refill +
                   divided(st->plan.share_at_entry, 1. / tuned->samples_more) * st->budget.left;
}

void steps_choose(const struct collision_def *c, const struct motion *m, struct stepper *st) {
    allot(st);
    st->plan.pairs_chosen = st->plan.pairs;
    double stiffness = stiffness_so_far(m, st);
    st->plan.subdivision = st->terms.least_subdivision;
    for (; st->plan.subdivision < finest(c, m) &&
           st->plan.subdivision < st->plan.most_subdivision && !stepper_single_step(st);
         st->plan.subdivision++) {
        if (is_too_costly(c, st, st->plan.subdivision + 1)) {
            if (m->nonlinear.active)
                st->plan.most_subdivision = st->plan.subdivision;
            break;
        }
        double C =
            motion_compliance(c, st->plan.subdivision, motion_step_length(c, st->plan.subdivision));
        if (!is_too_long(c, m, st, st->plan.subdivision, C * stiffness))
            break;
    }
    double h = motion_step_length(c, st->plan.subdivision);
    if (takes_pairs(c, m) &&
        motion_compliance(c, st->plan.subdivision, h) * stiffness > tuned->unresolved)
        st->plan.subdivision = 0;
    st->plan.steps = 0;
    st->plan.deepest = 0;
}

/* Since the last choice the contact may have become stiffer, or the budget lower. */
bool steps_suffice(const struct collision_def *c, const struct motion *m, struct stepper *st,
                   const struct step_setup *setup) {
    if (st->terms.charges_all && !m->nonlinear.active && !share_sustains(st)) {
        share_take_afforded(st);
        return false;
    }
    bool divides = st->plan.subdivision > st->terms.least_subdivision;
    if (divides)
        allot(st);
    if (divides && (st->plan.pairs < tuned->much_less * st->plan.pairs_chosen ||
                    is_too_costly(c, st, st->plan.subdivision))) {
        st->plan.least_subdivision = 0;
        return false;
    }
    return ((m->nonlinear.active || st->terms.charges_all) &&
            setup->subdivision >= st->plan.most_subdivision) ||
           !is_too_long(c, m, st, setup->subdivision,
                        setup->compliance * stiffness_so_far(m, st) / tuned->much_stiffer);
}

/* The greatest depth X at the present speed: V(X) = V(x) + m v^2/2. */
double steps_depth_to_come(const struct collision_def *c, const struct motion *m,
                           const struct stepper *st) {
    double h = motion_step_length(c, st->last_subdivision), v = st->speed * c->rate;
    double a1 = m->contact.alpha + 1, y = stepper_beyond(m, m->x);
    double mass = h * h / (2 * motion_compliance(c, st->last_subdivision, h));
    if (contact_two_sided(&m->contact) && contact_right(&m->contact, m->x) <= 0)
        v = -v; /* deeper is to the left */
    if (v <= 0 || m->contact.k == 0)
        return y;
    return pow(pow(y, a1) + a1 * mass * v * v / (2 * m->contact.k), 1 / a1);
}

void stepper_contact_changed(const struct collision_def *c, const struct motion *m,
                             struct stepper *st) {
    steps_prepare(c, m, st);
    budget_charge_change(st);
    st->plan.changed = true;
    if (st->touching && st->alike > 0)
        st->plan.deepest = max_of(st->plan.deepest, steps_depth_to_come(c, m, st));
}

/* --- in contact and between contacts ---------------------------------------------------------- */

/* The least subdivision, at most that of this step, that suits a contact which it enters. */
static int coarsest(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                    const struct step_setup *setup) {
    double stiff =
        4 * setup->compliance * contact_stiffness_beyond(&m->contact, depth_ahead(m, setup));
    int subdivision = setup->subdivision;
    for (; subdivision > 0 && !is_too_long(c, m, st, subdivision - 1, stiff); subdivision--)
        stiff *= 4;
    return subdivision;
}

void steps_plan(const struct collision_def *c, const struct motion *m, struct stepper *st,
                const struct step_setup *setup) {
    int finer = entry_finer(c, m, st);
    st->plan.subdivision = setup->subdivision > finer ? setup->subdivision - finer : 0;
    if (st->plan.subdivision < st->terms.least_subdivision)
        st->plan.subdivision = st->terms.least_subdivision;
    if (st->plan.subdivision > st->plan.most_subdivision)
        st->plan.subdivision = st->plan.most_subdivision;
    if (setup->subdivision >= finest(c, m)) /* the entry may have fewer extra halvings here */
        st->plan.subdivision = coarsest(c, m, st, setup);
    st->plan.pairs_chosen = st->plan.pairs;
}

/* A long contact at one step a sample uses single held steps, unless these are too few. Pairs that
 * cannot agree with the whole step bring no gain either. */
bool stepper_takes_pair(const struct collision_def *c, const struct motion *m, struct stepper *st,
                        const struct step_setup *setup) {
    if (stepper_single_step(st) || !takes_pairs(c, m) || setup->subdivision >= MODES_FINEST)
        return false;
    double stiff = setup->compliance * stiffness_so_far(m, st);
    double since = (double)(int64_t)(st->clock - st->entered) / c->rate;
    if (stiff > tuned->unresolved)
        return false;
    if (setup->subdivision > 0 || (st->plan.pairs_always && since < tuned->long_contact))
        return true;
    return (st->plan.pairs_always || !st->terms.charges_all) &&
           stiff * tuned->steps_a_contact * tuned->steps_a_contact > st->by_alpha.refine_limit;
}

/* Near entry and exit the error of a step grows with the ratio of its displacement to the depth.
 * Steps there move x by at most the depth, while the budget is high. They also end before the point
 * inside the surface where mu or the memory of a felt ends the force. */
int steps_finer(const struct collision_def *c, const struct motion *m, const struct stepper *st) {
    int most = tuned->near_finer, finer = 0;
    double depth = stepper_beyond(m, m->x), ahead = stepper_length(st->plan.subdivision);
    bool weakens = contact_remembers(&m->contact) ||
                   m->contact.mu * fabs(st->speed) * c->rate > tuned->clearly_weaker;
    if (!weakens && !(fabs(st->speed) * ahead > depth)) /* as in most steps */
        return 0;
    double enough = st->terms.charges_all ? budget_pair_cost(st) * (4 << st->plan.most_subdivision)
                                          : st->terms.enough;
    if (stepper_single_step(st) || !exact_modes(c) || st->budget.left < enough || st->alike == 0)
        return 0;
    if (isinf(c->budget))
        most += tuned->near_finer;
    most = st->plan.subdivision + most > finest(c, m) ? finest(c, m) - st->plan.subdivision : most;
    while (finer < most && (fabs(st->speed) * ahead > depth ||
                            (weakens && st->force[0] * stepper_force_ahead(st, ahead) < 0))) {
        finer++;
        ahead /= 2;
    }
    return finer;
}

/* Modes with periods shorter than a sample can touch within it. With an unlimited budget, steps
 * without contact sample each period eight times. */
int steps_apart(const struct collision_def *c) {
    double most = 0;
    if (!isinf(c->budget) || !exact_modes(c))
        return 0;
    for (int i = 0; i < c->modes->hammer_end; i++)
        most = max_of(most, c->modes->omega2[i]);
    double points = tuned->points_a_period * sqrt(most) / (2 * PI * c->rate);
    int subdivision = 0;
    while (subdivision < tuned->finest_apart && (1 << subdivision) < points)
        subdivision++;
    return subdivision;
}
