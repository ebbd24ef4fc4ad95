/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_numbers.h: the tuned numbers of the step planner, the budget and the solvers, each with
 * its value. stepper_constants.h includes this list to make a struct of it, and tests/accuracy to
 * vary each number. REAL is a double, WHOLE an int. */

/* --- steps of a contact ----------------------------------------------------------------------- */

/* Steps wanted in a contact: single held steps, or fourth-order pairs, which have a hundredth of
 * the error. A low budget gives fewer pairs, down to a minimum that is still better than single
 * steps. */
REAL(steps_a_contact, 72)
REAL(pairs_a_contact, 13)
REAL(fewest_pairs, 6)
/* Factors on pairs and steps with an unlimited budget; on both for a wall or a mass, where a step
 * costs less. */
REAL(pairs_unlimited, 9)
REAL(steps_unlimited, 1.5)
REAL(without_a_bank, 1.1)

/* On a nonlinear body there are no pairs, because the force of its potential is of second order in
 * the step. Steps of a contact at least, and the factor with an unlimited budget. */
REAL(fewest_steps, 12)
REAL(nonlinear_unlimited, 4)
/* A hand on a small drum touches 8 times as long as the masses alone predict. */
REAL(drawn_out_nonlinear, 8)
/* Greatest subdivision, used where the budget sustains it. A strike of 5 m/s on a tom has an error
 * of amplitude of 1.3e-2 at one step a sample, 3.3e-3, 8e-4 and 2e-4 at 2, 4 and 8. */
WHOLE(finest_nonlinear, 3)

/* Modes above half the rate are inaudible, and the audible ones depend less on the shape of a pulse
 * the shorter it is. Down to an eighth of a sample, subdivision 3, a contact gets all its steps,
 * and this share less for each further halving. Below the least share its duration would become
 * inaccurate. */
REAL(less_a_halving, .15)
REAL(least_share_where_short, .7)

/* Duration over which a contact is pressed, s: one held step a sample is then accurate enough. */
REAL(long_contact, .05)
/* Contacts on modes last longer than the masses alone predict, by this factor. */
REAL(drawn_out, 1.2)

/* The subdivision is chosen again when the stiffness has grown by `much_stiffer`, so that there are
 * a fifth too few steps, or when the budget allows only the share `much_less` of the pairs. */
REAL(much_stiffer, 1.5)
REAL(much_less, .6)
/* Steps of a contact between two choices of their length. A usual contact has fewer; in a longer
 * one the cost is negligible. */
WHOLE(steps_between_choices, 64)

/* C V'' of a step too long for its pair of halves: omega H = 2. */
REAL(unresolved, 2)
/* mu |v| above which the damping may soon cancel the force. */
REAL(clearly_weaker, .5)

/* Greatest gap between the contacts of one impact, s; of a hammer that chatters on a stiff body. */
REAL(chatter_gap, 5e-4)

/* A contact that has lasted `samples_at_any_cost` may last much longer: the remaining budget is
 * then planned for `samples_more` samples. Pairs of contacts of many samples are at most this
 * finely divided throughout. */
WHOLE(samples_at_any_cost, 2)
WHOLE(samples_more, 8)
WHOLE(finest_throughout, 2)

/* --- entry, and steps without contact --------------------------------------------------------- */

/* The law has a corner at the surface, where pairs reduce to held steps. The step of entry gets
 * extra halvings, without and with pairs. */
WHOLE(entry_finer, 2)
WHOLE(entry_finer_pairs, 3)
/* The same of one of several voices in contact: 3 instead of 1 have no smaller error, and cost
 * short contacts a third of their steps. */
WHOLE(entry_finer_charged, 1)
/* The same of several contacts, live. The median error of random scenes is 2.6e-4 with 3, 2.1e-4
 * with 2 and 3.0e-4 with 1. */
WHOLE(entry_finer_links, 2)
/* Steps near the surface get as many extra halvings as they need, up to this; twice as many in
 * render. */
WHOLE(near_finer, 2)
/* The same of several contacts, live: 2.4e-4 with 2, 2.1e-4 with 1, 2.3e-4 with none. */
WHOLE(near_finer_links, 1)

/* Subdivision at which a step without contact may graze a surface: error 1/64 of that of whole
 * samples; missed contacts are faint. */
WHOLE(finest_graze, 3)
/* In render, steps a period of the fastest mode without contact, and their greatest subdivision. */
WHOLE(points_a_period, 8)
WHOLE(finest_apart, 5)

/* --- the budget of an object ------------------------------------------------------------------ */

/* On modes: maximum, ns, and a mode; refill at each sample, ns, and a mode; share of the maximum
 * that ends the exhaustion. The worst block of 64 samples is the maximum, 64 refills and 64 single
 * steps (COST_STEP, two of COST_TRY and cost_mode in stepper_budget.c):
 *   16000 + 160 N + 64 (400 + 1.05 N) + 64 (104 + .57 N) = 48256 + 264 N ns,
 * 57 us with 32 modes and 116 us with 256. */
REAL(bank_full, 16000)
REAL(bank_full_a_mode, 160)
REAL(bank_refill, 400)
REAL(bank_refill_a_mode, 1.05)
REAL(bank_enough, .25)
/* The same on a wall or a mass. */
REAL(lumped_full, 36000)
REAL(lumped_refill, 200)
REAL(lumped_enough, 1)
/* Share of the maximum below which a short contact may be an impulse. */
REAL(budget_low, .5)

/* Share of the remaining budget for a contact that begins, and the larger share for one of known
 * duration. In a divided budget the share of a voice serves one contact, which may use up to
 * `most_of_divided` of it. */
REAL(share_of_budget, .5)
REAL(share_of_length, .7)
REAL(most_of_divided, .95)

/* Division among voices: the share that a contact in progress keeps when another voice is struck;
 * the share of a hammer in flight, for its entry. */
REAL(share_kept, .7)
REAL(share_to_enter, .0625)

/* --- one of several voices in contact, all of whose steps are charged ------------------------- */

/* Refill of an object for each voice in contact beyond the fourth, ns a sample, and a mode: 3.5 us
 * a window with 32 modes and 5.7 with 256. The set-up of a voice and its ringing add 1 and 3 us. */
REAL(further_voice, 50)
REAL(further_voice_a_mode, .15)

/* The time in contact over T, the duration predicted for the mass that a window meets, increases
 * with the ratio r of the hammer's mass to the mass it meets within the contact. 21 bodies by their
 * usual mallets, six notes each: 1 ... 1.4 for r < .4, 1 ... 2.4 for r = 1, 1.5 ... 3.5 for r = 2.
 * Predicted are `contact_outlasts` T, and `again_on_light` (r - `light`) T for contacts that
 * follow, after `returns` T at the earliest. Beyond `chatters` (r of a triangle is 2.7, of a
 * bell 5 to 16) the hammer touches again and again, for the part `chatters_for` of
 * a window. Of 880 chords (22 bodies, 2 to 6 notes, 8 moments of a window) 686 agree with their
 * notes to -60 dB. */
REAL(contact_outlasts, 1.08)
REAL(again_on_light, 1.2)
REAL(light, .6)
REAL(returns, 2)
REAL(chatters, 2.4)
REAL(chatters_for, .25)
/* A contact that outlasts its prediction is expected to last as much longer, times T. */
REAL(outlasting, .3)
/* Part of the duration that is added before pairs get shorter than a sample. */
REAL(margin, .15)
/* Load over mean force of the impact above which a contact has no predicted end. */
REAL(pressed, .3)

/* --- the solvers ------------------------------------------------------------------------------ */

/* Bound of the last Newton step, relative to the depth and times alpha: the force then has a
 * relative error of 5e-14. */
REAL(newton_tolerance, 3e-7)

/* An impulsive contact is far shorter than the step: without force the hammer would move
 * `far_deeper` times the contact depth in it. */
REAL(far_deeper, 16)
/* A push determines a step alone where it adds this factor times the present speed: it then
 * accounts for 94 % of the sum. */
REAL(push_alone, 16)
/* In a contact too stiff for its steps a sustained oscillation has a ratio of velocities of 1;
 * damping or a pull reduces it below this. */
REAL(clearly_less, .8)

/* Speeds of the bank and of a lump, m/s, below which a network is put at rest: -160 dB relative to
 * the default strike. */
REAL(still_bank, 1e-8)
REAL(still_lump, 1e-7)
