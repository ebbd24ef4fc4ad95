/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper.h: start and length of each step. The units of time:
 *
 *   step     one held force, of a sample / 2^subdivision
 *   pair     two half steps, extrapolated to fourth order
 *   sample   of the audio rate
 *   window   64 samples of the clock from a multiple of 64 on (MODES_WINDOW): ringing in closed
 *            form, deferred changes and the division of the budget; the same for blocks of any size
 *   block    the samples of one call of the host
 *
 * A sample is divided into steps of sample / 2^subdivision. The subdivision gives each contact a
 * constant number of steps, whether it lasts a tenth of a sample or a second. Steps are aligned to
 * their own length, and are halved near entry and exit, so that no event search is needed. A budget
 * bounds the computing time of a block.
 *
 * Only stepper*.c write a struct stepper.
 */
#ifndef KNOCK_STEPPER_H
#define KNOCK_STEPPER_H

#include <stdint.h>

#include "engine/step/motion.h"
#include "engine/step/stepper_constants.h"

/* A sample has 2^16 parts. The length of a step is a power of two of them, and a step starts at a
 * multiple of its length. */
enum { SAMPLE_BITS = 16, SAMPLE_PARTS = 1 << SAMPLE_BITS };

/* The steps of a contact, chosen at its entry and then every 64 steps; stepper_plan.c. */
struct contact_plan {
    int subdivision, steps; /* chosen for the contact; steps since that choice */
    double deepest;         /* the greatest depth since that choice, m */
    struct deepest_stiffness {
        double depth, k, alpha, value;
    } stiffness;                /* V'' there, as last computed, N/m */
    double pairs, pairs_chosen; /* pairs for a contact that begins now; for the present one. On a
                                   nonlinear body, steps */
    int least_subdivision;      /* minimum over the contact */
    int most_subdivision;       /* maximum, once the budget has forced longer steps on a nonlinear
                                   body: each change of their length excites its high modes */
    bool pairs_always;          /* pairs even at one step a sample */
    bool affords_pairs;         /* where all steps are charged; else single steps */
    int affordable_subdivision; /* their subdivision */
    double speed;               /* at the entry, m/s */
    double lasts, again;        /* samples of the contact, and of contacts that may follow it */
    double reserve;             /* for single steps of a hammer that is expected to touch again and
                                   again until the window ends, ns a sample; 0: it is not */
    bool changed;               /* k, mu or alpha have changed during the contact */
    double share_at_entry;      /* share of the object's budget at the entry */
    uint64_t ends;              /* sample at which a contact that begins now is over; 0: unknown */
    int apart;                  /* subdivision of steps without contact */
};

/* The computing time of contacts beyond one step a sample, in ns of a Zen 4 core at 4 GHz;
 * stepper_budget.c. It has a maximum, bank_full + bank_full_a_mode N, and is refilled at each
 * sample by bank_refill + bank_refill_a_mode N (stepper_numbers.h). A block costs at most the
 * maximum, the refill of its samples, and their single steps. A contact gets a share of the
 * remaining budget, so that a low budget means longer steps. An exhausted budget means one step a
 * sample until enough is available again; contacts far shorter than a sample are then impulsive
 * (solve_impulse.c). */
struct stepper_budget {
    double left;       /* ns; below 0 if all steps are charged and too many were needed */
    uint64_t refilled; /* the refill is in the budget up to this sample of the clock */
    bool exhausted;    /* set at 0, cleared at terms.enough; meanwhile one step a sample */
    double worked;     /* since the reset, free steps included, ns */
    uint64_t window;   /* of the last step, and */
    double used;       /* worked in that window, ns */
};

/* A hammer that has come to rest on the body; stepper_rest.c. */
struct rest_detector {
    double still;         /* time almost without motion in contact, s */
    double load;          /* push and weight of the hammer, N */
    double mean_force;    /* contact force, averaged over .5 ms, N */
    double time, impulse; /* their ratio is the mean force, which must equal the load */
    bool detected;        /* at rest, and reported */
};

enum { STEPPER_FORCES = 3 }; /* the points of a parabola */

struct stepper {
    uint64_t clock; /* samples since the reset */
    int part;       /* of the sample: 0 ... SAMPLE_PARTS */
    bool driven;    /* a force drives the body in this sample */

    /* the contact in progress */
    bool touching;
    uint64_t entered, left;        /* samples of the last entry and exit */
    uint64_t begun;                /* start of the impact, which may consist of many contacts */
    double force[STEPPER_FORCES];  /* mean forces of the last steps, the latest first, N */
    double behind[STEPPER_FORCES]; /* the middles of these steps, samples ago */
    int forces;                    /* count of known forces */
    double speed;                  /* dx/dt over the last step, m a sample */
    bool speed_known;              /* `speed` is valid */
    int alike, last_subdivision;   /* successive steps of the same length; their subdivision */
    bool stiff;                    /* the last step was too long for the stiffness, */
    double stiff_velocity;         /* with this dx/dt at its end */

    struct contact_plan plan;
    struct stepper_budget budget;
    struct rest_detector rest;

    /* functions of the contact's exponent */
    struct {
        bool known;
        double alpha, duration_ratio, refine_limit;
    } by_alpha;

    /* the terms of the budget: cost of operations at this exponent, and bounds, ns */
    struct terms {
        double a_try, memory, modes, step, pair, change, full, enough, refill;
        double share, reserved;    /* of the object's budget; ns a sample used by other voices */
        double refill_override;    /* refill of a voice whose every step is charged, ns a sample */
        int finest;                /* of pairs, by the division; -1: single steps */
        bool charges_all;          /* no step is free: one of several voices in contact */
        bool nonlinear;            /* the costs are those of a nonlinear body */
        uint8_t least_subdivision; /* 1 on a nonlinear body, else 0 */
    } terms;
};

/* Starts from rest, with a full budget. */
void stepper_reset(const struct collision_def *c, const struct motion *m, struct stepper *st);
/* The hammer has been moved by a message, which ends any contact. */
void stepper_hammer_set(struct stepper *st);
/* Continues the contact of another voice at this sample of the object's clock, with newly chosen
 * steps. `touches`: the contact in progress continues. */
void stepper_continue(const struct collision_def *from, const struct stepper *before,
                      const struct collision_def *to, const struct motion *m, struct stepper *st,
                      uint64_t clock, bool touches);
/* The clock of a fresh voice. */
void stepper_set_clock(struct stepper *st, uint64_t clock);
/* dx/dt has been set to v in contact: an impact begins. */
void stepper_struck(const struct collision_def *c, const struct motion *m, struct stepper *st,
                    double v);

/* Time since the reset, s. A signed integer converts in one instruction. */
static inline double stepper_time(const struct collision_def *c, const struct stepper *st) {
    return ((double)(int64_t)st->clock + (double)st->part / SAMPLE_PARTS) / c->rate;
}
void stepper_skip(struct stepper *st, int samples);

/* --- a sample --------------------------------------------------------------------------------- */

/* Starts a sample and sets up its first step. */
void stepper_begin_sample(const struct collision_def *c, struct motion *m, struct stepper *st,
                          struct outer_forces o, struct step_setup *setup);
/* Sets up the next step of the sample. */
void stepper_next(const struct collision_def *c, struct motion *m, struct stepper *st,
                  struct outer_forces o, struct step_setup *setup);
/* Starts a sample that is played with further contacts (network.h), which choose the steps. */
void stepper_begin_links(const struct collision_def *c, const struct motion *m, struct stepper *st,
                         struct outer_forces o);
/* Reserves this part of the full budget, ns, for the single steps of a window. */
void stepper_reserve_links(struct stepper *st, double reserve);
/* The least subdivision, from this one on, whose steps may start now. */
int stepper_aligned(const struct stepper *st, int subdivision);
/* Charges a step of several contacts, or a pair of its halves, ns. */
void stepper_charge_links(struct stepper *st, int subdivision, double cost);
/* The greatest C V'' of a step, times the squared count of steps in a contact, for this alpha. */
double stepper_refine_limit(double alpha);
/* Length of a step, samples. */
static inline double stepper_length(int subdivision) {
    return (double)(SAMPLE_PARTS >> subdivision) / SAMPLE_PARTS;
}
static inline bool stepper_sample_over(const struct stepper *st) {
    return st->part == SAMPLE_PARTS;
}
void stepper_end_sample(struct stepper *st);
/* After a step without contact. */
void stepper_advance_free(struct stepper *st, const struct step_setup *setup, double displacement);
/* True if x may reach the surface within the step though both its ends are outside. */
bool stepper_may_graze(const struct collision_def *c, const struct motion *m, struct stepper *st,
                       const struct step_setup *setup);
/* Count of halvings that make the step short enough for the entry of a contact. Also sets the least
 * subdivision of the contact. */
int stepper_plan_entry(const struct collision_def *c, const struct motion *m, struct stepper *st,
                       const struct step_setup *setup);
/* Charges the budget for a step, or for a pair of its halves. The first step of a sample is free.
 */
void stepper_charge(struct stepper *st, const struct step_setup *setup, bool pair, int tries);
/* The same for an impulsive contact. */
void stepper_charge_impulse(const struct collision_def *c, struct stepper *st);
/* One step a sample: the budget is exhausted, or there has been almost no motion for a while. */
static inline bool stepper_single_step(const struct stepper *st) {
    const double long_over = .01; /* s without motion: the contact is inaudible by then */
    return st->budget.exhausted || st->rest.still > long_over;
}
/* The budget of an object is divided among its voices at this sample of its clock. Withdraws the
 * remaining budget of the voice, ns, without the refill added in advance; negative if that is used.
 */
double stepper_withdraw_budget(struct stepper *st, uint64_t clock);
/* A voice that becomes current takes the budget of the one that was, unless this is in contact. */
void stepper_take_budget(struct stepper *st, struct stepper *from, uint64_t clock);
/* Cost of all steps since the beginning of the window, ns. */
double stepper_used_in_window(const struct stepper *st, uint64_t clock);
/* A contact of one of several voices, as predicted for the rest of the window; stepper_share.c.
 * Durations in samples, costs in ns. */
struct stepper_forecast {
    double speed;            /* at its entry, m/s */
    double lasts;            /* whole duration */
    double in_window, again; /* in contact, and in contacts that may follow it */
    double single, pair;     /* a single step, and a pair, at each sample */
    double once;             /* entry, shorter steps at both ends, steps between contacts */
    bool in_pairs;           /* in progress by pairs */
    int finest;              /* subdivision of its pairs at most; in progress: as it began */
};
/* A contact in progress will be charged for all its steps: predicts its end, under a load, N. */
void stepper_begin_sharing(const struct collision_def *c, const struct motion *m,
                           struct stepper *st, double load);
/* Of the contact in progress, or, without one, of a strike with v under a load, N. */
struct stepper_forecast stepper_predict(const struct collision_def *c,
                                        const struct contact *contact, const struct stepper *st,
                                        double v, double load, uint64_t clock);
/* True after a contact among those of other voices, if the hammer is expected to touch again. */
bool stepper_may_return(const struct stepper *st);
/* Cost of this contact until the end of the window in pairs of the subdivision; -1: single steps.
 */
double stepper_forecast_cost(const struct stepper_forecast *f, int subdivision);
/* A voice's part: its budget, ns, its share of the whole, and ns a sample that other voices use. */
struct budget_share {
    double budget, share, reserved;
    /* Every step is charged, also the first of a sample. The budget then includes the refill of so
     * many samples, ns a sample, and is meant for pairs of this subdivision. */
    bool charges_all;
    int in_advance, finest;
    double refill_override;
};
void stepper_assign_budget(const struct collision_def *c, const struct motion *m,
                           struct stepper *st, const struct budget_share *part, uint64_t clock);
/* The budget of an object with this voice alone, ns; the cost of the free step of a sample, ns. */
double stepper_full_budget(const struct collision_def *c);
double stepper_uncharged_step(const struct stepper *st);
/* Voices in contact for which a block has one bound; each further one may cost its steps more. */
enum { VOICES_BOUNDED = 4 };
/* The refill of an object, ns a sample, for this number of voices in contact with all their steps
 * charged.
 */
double stepper_refill_of_all(const struct collision_def *c, int voices);
/* True if the budget is too low for a usual contact. */
bool stepper_budget_low(const struct stepper *st);

/* --- a contact -------------------------------------------------------------------------------- */

void stepper_enter(const struct collision_def *c, const struct motion *m, struct stepper *st,
                   const struct step_setup *setup);
/* After a step in contact; chooses the subdivision again every 64 steps. */
void stepper_advance_contact(const struct collision_def *c, const struct motion *m,
                             struct stepper *st, const struct step_setup *setup,
                             const struct step_result *r);
void stepper_leave(struct stepper *st);
/* True in contact, and between the contacts of an impact that chatters. */
bool stepper_in_contact(const struct collision_def *c, const struct stepper *st);
/* True in an impact that began less than `lasts` ago, s. */
bool stepper_in_impact(const struct collision_def *c, const struct stepper *st, double lasts);
/* k, mu or alpha have changed during a contact. */
void stepper_contact_changed(const struct collision_def *c, const struct motion *m,
                             struct stepper *st);
/* Estimate of D for this step, m, extrapolated from the forces of the last steps. */
double stepper_guess(const struct stepper *st, const struct step_setup *setup);
/* True if enough steps of equal length are known for the extrapolation. */
static inline bool stepper_extrapolates(const struct stepper *st) {
    return st->alike > STEPPER_FORCES;
}
/* Extrapolated force, `ahead` samples from now, N; and that of two moments. */
double stepper_force_ahead(const struct stepper *st, double ahead);
void stepper_two_forces_ahead(const struct stepper *st, const double ahead[2], double force[2]);
/* True if the next step is a pair of halves. */
bool stepper_takes_pair(const struct collision_def *c, const struct motion *m, struct stepper *st,
                        const struct step_setup *setup);
void stepper_set_stiff(struct stepper *st, bool stiff, double velocity);

/* --- rest ------------------------------------------------------------------------------------- */

/* After a sample in which x moved by `moved`, m, under this mean force and load, N. True once, when
 * the hammer has come to rest. */
bool stepper_detect_rest(const struct collision_def *c, struct stepper *st, double moved,
                         double force, double load);
/* After a flight of some samples with at most this speed, m/s. */
void stepper_end_flight(const struct collision_def *c, struct stepper *st, int samples,
                        double speed);

#endif
