/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_plan.c: how many steps a contact gets; see stepper.h. */
#include <math.h>

#include "engine/stepper_parts.h"

/* Wanted for a contact: held steps; or pairs of them at fourth order, which leave a hundredth of
 * the error; fewer where the budget is low, which is still better than none. At an entry the law
 * has a corner, where pairs are held ones: these are shorter by so many halvings, and those that
 * are near to it by as many as they need, at most so many, in render twice as many. */
enum {
    STEPS_PER_CONTACT = 72,
    PAIRS_PER_CONTACT = 13,
    FEWEST_PAIRS = 6,
    ENTRY_FINER = 2,
    ENTRY_FINER_PAIRS = 3,
    NEAR_FINER = 2
};

/* A contact that begins may have this share of what is left, and one whose length says how fine it
 * may be a larger one. One that lasts for some samples may last for long: what is left has to bear
 * so many more. */
static const double share_of_budget = .5, share_of_length = .7;
enum { SAMPLES_AT_ANY_COST = 2, SAMPLES_MORE = 8, FINEST_THROUGHOUT = 2 };

/* Where the budget is without bounds, so many times as many; and how fine steps are apart. */
static const double pairs_unlimited = 9, steps_unlimited = 1.5;
enum { FINEST_APART = 5, POINTS_A_PERIOD = 8 };

/* A contact that lasts longer is a pressed one, to which a held step a sample does justice; and
 * contacts last longer than the masses alone would have them. */
static const double long_contact = .05 /* s */, drawn_out = 1.2;

/* Against a wall or a mass steps cost less, and are so many times as many. */
static const double without_a_bank = 1.1;

/* A contact is weighed again when it has become so many times as stiff as it was, so that its steps
 * are a quarter too few, or when the budget bears only this share of what the contact was given. */
static const double much_stiffer = 1.5, much_poorer = .6;

/* C V'' of a step that is too long for any pair of it to agree with its whole: omega H = 2. */
static const double unresolved = 2;

/* What mu v takes off the force where it may soon take all. */
static const double clearly_weaker = .5;

/* How much less C is after a halving: C ~ h^2, while no mode is faster than the step. */
static const double a_halving = 4;

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

void steps_prepare(const struct collision_def *c, const struct motion *m, struct stepper *st) {
    double alpha = m->contact.alpha;
    if (st->alpha == alpha)
        return;
    st->alpha = alpha;
    st->duration_ratio = duration_ratio(alpha);
    st->refine_limit = refine_limit(alpha, st->duration_ratio);
    budget_price(c, &m->contact, &st->price);
}

static bool takes_pairs(const struct collision_def *c) {
    return c->scheme == SCHEME_EXACT && c->modes;
}

static int entry_finer(const struct collision_def *c) {
    return takes_pairs(c) ? ENTRY_FINER_PAIRS : ENTRY_FINER;
}

/* two-point on modes is the exact scheme at one step a sample; a pair has halves. */
static int finest(const struct collision_def *c) {
    if (c->scheme != SCHEME_EXACT)
        return 0;
    return takes_pairs(c) ? MODES_FINEST - 1 : TICK_BITS;
}

/* The deepest point of a contact entered at the speed of this step, for the mass that the step
 * feels: modes faster than the step stop counting as mass. */
static double depth_ahead(const struct motion *m, const struct step_setup *setup) {
    double v = setup->free_displacement / setup->h,
           mass = setup->h * setup->h / (2 * setup->compliance);
    double a1 = m->contact.alpha + 1;
    return pow(a1 * mass * v * v / (2 * m->contact.k), 1 / a1);
}

/* Modes above half the rate are not heard, and the audible ones see the less of a pulse's shape the
 * shorter it is beside a sample: down to an eighth of a sample, fineness 3, a contact gets all its
 * steps, and then .15 less with each halving; from .7 on its duration would suffer. */
static double share_where_short(int subdivision) {
    return greater(.7, lesser(1, 1.45 - .15 * subdivision));
}

/* Is C V'' more than that of a step which is short enough? */
static bool is_too_long(const struct collision_def *c, const struct stepper *st, int subdivision,
                        double stiff) {
    bool pairs = takes_pairs(c);
    double share = isinf(c->budget) ? (pairs ? pairs_unlimited : steps_unlimited)
                   : c->modes       ? share_where_short(subdivision)
                                    : without_a_bank;
    double n = share * (pairs ? st->pairs : STEPS_PER_CONTACT);
    if (subdivision < st->least_subdivision)
        return true;
    return stiff * n * n > st->refine_limit;
}

/* A share of a divided budget is for one contact: it may have nearly all of it. */
static double divided(double of_budget, double share) {
    const double most = .95;
    return of_budget < 1 ? lesser(most, share / of_budget) : share;
}

static void allot(struct stepper *st) {
    double bears = divided(st->price.share, share_of_budget) * st->budget / budget_pair_cost(st);
    st->pairs = lesser(PAIRS_PER_CONTACT, greater(FEWEST_PAIRS, bears));
}

/* A contact that lasts many samples leaves next to nothing in modes of kHz, and what it leaves
 * depends on every corner of the force. So its pairs are as short as the budget bears from the
 * beginning to the end, down to a quarter of a sample; or it gets a held step a sample, where there
 * are enough of them. What enters it is as much finer as ever. */
static void plan_least(const struct collision_def *c, const struct motion *m, struct stepper *st,
                       const struct step_setup *setup) {
    st->least_subdivision = 0;
    st->pairs_always = true;
    if (!takes_pairs(c) || m->contact.k == 0 || setup->free_displacement == 0)
        return;
    double v = fabs(setup->free_displacement) / setup->h;
    double lasts = st->duration_ratio * depth_ahead(m, setup) / v, samples = lasts * c->rate;
    double bears = divided(st->price.share, share_of_length) * st->budget / (drawn_out * samples) +
                   st->price.refill;
    st->pairs_always = lasts < long_contact && budget_sample_cost(st, 0) <= bears;
    while (st->pairs_always && st->least_subdivision < FINEST_THROUGHOUT &&
           budget_sample_cost(st, st->least_subdivision + 1) <= bears)
        st->least_subdivision++;
}

/* While the surface is still ahead halvings are made one by one, each a look whether it is reached
 * at all; from the surface on all at once, but one short of what C ~ h^2 says: there the caller
 * looks, and asks again with the C that it finds. */
int stepper_halvings(const struct collision_def *c, const struct motion *m, struct stepper *st,
                     const struct step_setup *setup) {
    plan_least(c, m, st, setup);
    if (setup->subdivision >= finest(c) || stepper_single_step(st) || m->contact.k == 0)
        return 0;
    int finer = entry_finer(c);
    double stiff = setup->compliance *
                   contact_stiffness_beyond(&m->contact, depth_ahead(m, setup)) * (1 << 2 * finer);
    budget_looked(st);
    allot(st);
    if (!is_too_long(c, st, setup->subdivision - finer, stiff))
        return 0;
    int halvings = 1;
    if (contact_depth(&m->contact, m->x) < 0)
        return halvings;
    while (setup->subdivision + halvings < finest(c) &&
           is_too_long(c, st, setup->subdivision - finer + halvings,
                       stiff / (a_halving * a_halving))) {
        stiff /= a_halving;
        halvings++;
    }
    return halvings;
}

/* V'' of a contact in progress: at the deepest it has been for a while. */
static double stiffness_so_far(const struct motion *m, const struct stepper *st) {
    return contact_stiffness_beyond(&m->contact, greater(st->deepest, stepper_beyond(m, m->x)));
}

/* Are steps so short more than the budget bears for long? While k, mu or alpha move, it is what
 * they ask for that counts. */
static bool is_too_dear(const struct collision_def *c, const struct stepper *st, int subdivision) {
    return takes_pairs(c) && st->touching && !st->changed &&
           st->clock - st->entered >= SAMPLES_AT_ANY_COST &&
           budget_sample_cost(st, subdivision) >
               st->price.refill + divided(st->share_at_entry, 1. / SAMPLES_MORE) * st->budget;
}

void steps_choose(const struct collision_def *c, const struct motion *m, struct stepper *st) {
    allot(st);
    st->pairs_chosen = st->pairs;
    double stiffness = stiffness_so_far(m, st);
    st->subdivision = 0;
    for (; st->subdivision < finest(c) && !stepper_single_step(st); st->subdivision++) {
        if (is_too_dear(c, st, st->subdivision + 1))
            break;
        double C = motion_compliance(c, m, st->subdivision, motion_step_length(c, st->subdivision));
        if (!is_too_long(c, st, st->subdivision, C * stiffness))
            break;
    }
    double h = motion_step_length(c, st->subdivision);
    if (takes_pairs(c) && motion_compliance(c, m, st->subdivision, h) * stiffness > unresolved)
        st->subdivision = 0;
    st->steps = 0;
    st->deepest = 0;
}

/* A contact may have become much stiffer since its fineness was chosen, or the budget emptier. */
bool steps_hold(const struct collision_def *c, const struct motion *m, struct stepper *st,
                const struct step_setup *setup) {
    if (st->subdivision > 0)
        allot(st);
    if (st->subdivision > 0 &&
        (st->pairs < much_poorer * st->pairs_chosen || is_too_dear(c, st, st->subdivision))) {
        st->least_subdivision = 0;
        return false;
    }
    return !is_too_long(c, st, setup->subdivision,
                        setup->compliance * stiffness_so_far(m, st) / much_stiffer);
}

/* How deep it will get with the speed it has: V(X) = V(x) + m v^2/2. */
double steps_depth_to_come(const struct collision_def *c, const struct motion *m,
                           const struct stepper *st) {
    double h = motion_step_length(c, st->last_subdivision), v = st->speed * c->rate;
    double a1 = m->contact.alpha + 1, y = stepper_beyond(m, m->x);
    double mass = h * h / (2 * motion_compliance(c, m, st->last_subdivision, h));
    if (contact_two_sided(&m->contact) && contact_right(&m->contact, m->x) <= 0)
        v = -v; /* deeper is to the left */
    if (v <= 0 || m->contact.k == 0)
        return y;
    return pow(pow(y, a1) + a1 * mass * v * v / (2 * m->contact.k), 1 / a1);
}

void stepper_contact_changed(const struct collision_def *c, const struct motion *m,
                             struct stepper *st) {
    steps_prepare(c, m, st);
    budget_changed(st);
    st->changed = true;
    if (st->touching && st->alike > 0)
        st->deepest = greater(st->deepest, steps_depth_to_come(c, m, st));
}

/* --- a contact, and what is between two ------------------------------------------------------- */

/* No finer than this step, and as fine as a contact needs that is entered by it. */
static int coarsest(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                    const struct step_setup *setup) {
    double stiff =
        4 * setup->compliance * contact_stiffness_beyond(&m->contact, depth_ahead(m, setup));
    int subdivision = setup->subdivision;
    for (; subdivision > 0 && !is_too_long(c, st, subdivision - 1, stiff); subdivision--)
        stiff *= 4;
    return subdivision;
}

void steps_plan(const struct collision_def *c, const struct motion *m, struct stepper *st,
                const struct step_setup *setup) {
    st->subdivision = setup->subdivision > entry_finer(c) ? setup->subdivision - entry_finer(c) : 0;
    if (setup->subdivision >= finest(c)) /* which may be less finer than the contact's */
        st->subdivision = coarsest(c, m, st, setup);
    st->pairs_chosen = st->pairs;
}

/* At one step a sample a contact that lasts long is left at held ones, unless these would be too
 * few for it. Nor is anything gained by pairs that cannot agree. */
bool stepper_pairs(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                   const struct step_setup *setup) {
    if (stepper_single_step(st) || !takes_pairs(c) || setup->subdivision >= MODES_FINEST)
        return false;
    double stiff = setup->compliance * stiffness_so_far(m, st);
    double since = (double)(int64_t)(st->clock - st->entered) / c->rate;
    if (stiff > unresolved)
        return false;
    if (setup->subdivision > 0 || (st->pairs_always && since < long_contact))
        return true;
    return stiff * STEPS_PER_CONTACT * STEPS_PER_CONTACT > st->refine_limit;
}

/* Where it enters and where it leaves, what a step leaves out goes with its length beside how deep
 * it is; there steps go no further than that, as long as there is plenty of the budget. Nor does
 * one go beyond where mu or a memory is about to end the force, inside the surface. */
int steps_finer(const struct collision_def *c, const struct motion *m, const struct stepper *st) {
    int most = NEAR_FINER, finer = 0;
    if (stepper_single_step(st) || !takes_pairs(c) || st->budget < st->price.enough ||
        st->alike == 0)
        return 0;
    if (isinf(c->budget))
        most += NEAR_FINER;
    most = st->subdivision + most > finest(c) ? finest(c) - st->subdivision : most;
    double depth = stepper_beyond(m, m->x), ahead = stepper_length(st->subdivision);
    bool weakens = contact_remembers(&m->contact) ||
                   m->contact.mu * fabs(st->speed) * c->rate > clearly_weaker;
    while (finer < most && (fabs(st->speed) * ahead > depth ||
                            (weakens && st->force[0] * stepper_force_ahead(st, ahead) < 0))) {
        finer++;
        ahead /= 2;
    }
    return finer;
}

/* Modes that swing within a sample can touch within it. Where there is time for it, steps apart see
 * each period eight times. */
int steps_apart(const struct collision_def *c) {
    double most = 0;
    if (!isinf(c->budget) || !takes_pairs(c))
        return 0;
    for (int i = 0; i < c->modes->hammer_end; i++)
        most = greater(most, c->modes->omega2[i]);
    double points = POINTS_A_PERIOD * sqrt(most) / (2 * acos(-1) * c->rate);
    int subdivision = 0;
    while (subdivision < FINEST_APART && (1 << subdivision) < points)
        subdivision++;
    return subdivision;
}
