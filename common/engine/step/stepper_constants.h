/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_constants.h: the tuned numbers of the step planner, the budget and the solvers. Several
 * contacts are planned by the same numbers as one.
 *
 * They were chosen for the least error of random strikes (median, 95 and 99 %) whose worst block
 * still costs 60 us with 32 modes and 120 us with 256. They interact, so `tests/run accuracy
 * sensitivity` prints both, with each number at half and at twice its value. That program alone is
 * built with KNOCK_TUNE, where the numbers can change; elsewhere they are constants.
 */
#ifndef KNOCK_STEPPER_CONSTANTS_H
#define KNOCK_STEPPER_CONSTANTS_H

struct stepper_constants {
    /* Steps wanted in a contact: single held steps, or fourth-order pairs, which have a hundredth
     * of the error. A low budget gives fewer pairs, down to a minimum that is still better than
     * single steps. The factors are for an unlimited budget, and for a wall or a mass, where a step
     * costs less. */
    double steps_a_contact, pairs_a_contact, fewest_pairs;
    double pairs_unlimited, steps_unlimited, without_a_bank;

    /* On a nonlinear body there are no pairs, because the force of its potential is of second order
     * in the step. Steps of a contact at least, and the factor for an unlimited budget. A strike of
     * 5 m/s on a tom has an error of amplitude of 1.3e-2 at one step a sample, 3.3e-3, 8e-4 and
     * 2e-4 at 2, 4 and 8 = 2^finest_nonlinear, which is used where the budget sustains it. A hand
     * on a small drum touches 8 times as long as the masses alone predict. */
    double fewest_steps, nonlinear_unlimited, drawn_out_nonlinear;
    int finest_nonlinear;

    /* Modes above half the rate are inaudible, and the audible ones depend less on the shape of a
     * pulse the shorter it is. Down to an eighth of a sample, subdivision 3, a contact gets all its
     * steps, and this share less for each further halving. Below the least share its duration would
     * become inaccurate. */
    double less_a_halving, least_share_where_short;

    /* Share of the remaining budget for a contact that begins, and the larger share for one of
     * known duration. In a divided budget the share of a voice serves one contact, which may use
     * up to `most_of_divided` of it. */
    double share_of_budget, share_of_length, most_of_divided;

    /* A longer contact is pressed, and one held step a sample is accurate enough for it.
     * `drawn_out`: contacts on modes last longer than the masses alone predict. */
    double long_contact /* s */, drawn_out;

    /* The subdivision is chosen again when the stiffness has grown by `much_stiffer`, so that there
     * are a quarter too few steps, or when the budget allows only the share `much_less` of the
     * pairs. */
    double much_stiffer, much_less;

    double unresolved;     /* C V'' of a step too long for its pair of halves: omega H = 2 */
    double clearly_weaker; /* mu |v| above which the damping may soon cancel the force */

    /* Greatest gap between the contacts of one impact; of a hammer that chatters on a stiff body.
     */
    double chatter_gap /* s */, short_gap /* s */;

    /* The budget of an object on modes, and on a lumped body: its maximum, ns, its refill at each
     * sample, ns, and the share of the maximum that ends the exhaustion. */
    double full, full_a_mode, refill, refill_a_mode, enough;
    double lumped_full, lumped_refill, lumped_enough;
    double low; /* share of the maximum below which a short contact may be an impulse */

    /* Division of an object's budget: the share that a contact in progress keeps when another voice
     * is struck; the share of a hammer in flight, for its entry. */
    double kept, to_enter;

    /* Of one of several voices in contact, all of whose steps are charged: the duration of a
     * contact over that predicted for the mass which 64 samples meet (1.0 ... 1.4 on 28 bodies by
     * their usual mallets); the part of the single steps after its end that stays reserved, because
     * it may touch again (with less, chords of bells differ more and five voices cost more); extra
     * halvings at the entry (3 instead of 1 have no smaller error, and cost short contacts a
     * third of their steps). */
    double outlasts, reserved_later;
    int entry_finer_charged;

    /* The law has a corner at the surface, where pairs reduce to held steps. The step of entry gets
     * extra halvings, without and with pairs; steps near the surface as many as they need, up to
     * `near_finer`; twice as many in render. */
    int entry_finer, entry_finer_pairs, near_finer;

    /* A contact that has lasted `samples_at_any_cost` may last much longer: the remaining budget is
     * then planned for `samples_more` samples. Pairs of contacts of many samples are at most this
     * finely divided throughout. */
    int samples_at_any_cost, samples_more, finest_throughout;

    /* Without contact: subdivision at which a step may graze a surface (error 1/64 of that of whole
     * samples: missed contacts are faint); in render, steps a period of the fastest mode, and their
     * greatest subdivision. */
    int finest_graze, points_a_period, finest_apart;

    /* Steps of a contact between two choices of their length. A usual contact has fewer; in a
     * longer one the cost is negligible. */
    int steps_between_choices;

    /* Bound of the last Newton step, relative to the depth and times alpha: the force then has a
     * relative error of 5e-14. */
    double last_step;

    /* An impulsive contact is far shorter than the step: without force the hammer would move
     * `far_deeper` times the contact depth in it. A push determines a step alone where it adds
     * `push_alone` times the present speed: it then accounts for 94 % of the sum. In a contact too
     * stiff for its steps a sustained oscillation has a ratio of velocities of 1; damping or a pull
     * reduces it below `clearly_less`. */
    double far_deeper, push_alone, clearly_less;

    /* Speeds of the bank and of a lump, m/s, below which a network is put at rest: -160 dB relative
     * to the default strike. */
    double still_bank, still_lump;
};

#define STEPPER_CONSTANTS                                                                          \
    {                                                                                              \
        .fewest_steps = 12, .nonlinear_unlimited = 4, .drawn_out_nonlinear = 8,                    \
        .finest_nonlinear = 3, .steps_a_contact = 72, .pairs_a_contact = 13, .fewest_pairs = 6,    \
        .pairs_unlimited = 9, .steps_unlimited = 1.5, .without_a_bank = 1.1,                       \
        .less_a_halving = .15, .least_share_where_short = .7, .share_of_budget = .5,               \
        .share_of_length = .7, .most_of_divided = .95, .long_contact = .05, .drawn_out = 1.2,      \
        .much_stiffer = 1.5, .much_less = .6, .unresolved = 2, .clearly_weaker = .5,               \
        .chatter_gap = 5e-4, .short_gap = 1e-4, .full = 16000, .full_a_mode = 160, .refill = 400,  \
        .refill_a_mode = 1.05, .enough = .25, .lumped_full = 36000, .lumped_refill = 200,          \
        .lumped_enough = 1, .low = .5, .kept = .7, .to_enter = .0625, .outlasts = 1.2,             \
        .reserved_later = .75, .entry_finer_charged = 1, .entry_finer = 2, .entry_finer_pairs = 3, \
        .near_finer = 2, .samples_at_any_cost = 2, .samples_more = 8, .finest_throughout = 2,      \
        .finest_graze = 3, .points_a_period = 8, .finest_apart = 5, .steps_between_choices = 64,   \
        .last_step = 3e-7, .far_deeper = 16, .push_alone = 16, .clearly_less = .8,                 \
        .still_bank = 1e-8, .still_lump = 1e-7                                                     \
    }

#ifdef KNOCK_TUNE
extern struct stepper_constants stepper_constants; /* tests/accuracy/sensitivity.c */
#else
static const struct stepper_constants stepper_constants = STEPPER_CONSTANTS;
#endif

#endif
