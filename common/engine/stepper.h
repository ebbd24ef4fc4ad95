/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper.h: when, and how long the next step is.
 *
 * A sample is cut into steps of sample / 2^fineness, so many that a contact gets a constant number
 * of them, whether it lasts a tenth of a sample or a second. Entry and exit are found by halving
 * steps that are aligned to their own length: no event is searched for. A budget bounds what a
 * block may cost.
 *
 * Only stepper.c writes a struct stepper.
 */
#ifndef KNOCK_STEPPER_H
#define KNOCK_STEPPER_H

#include <stdint.h>

#include "engine/motion.h"

/* A sample is this many ticks; a step is a power of two of them and starts at a multiple of itself.
 */
enum { TICK_BITS = 16, TICKS = 1 << TICK_BITS };

/* What contacts may cost beyond one step a sample, in ns of a Zen 4 core at 4 GHz: a bucket that
 * refills with every sample. A block of so many samples costs what the bucket holds, what they
 * bring, and their single steps. A contact gets a share of what is left, so that with less they
 * are solved less finely; when nothing is left there is one step a sample until there is enough
 * again, and contacts far shorter than that are blows (solve_impulse.c). */
struct stepper_budget {
    double full, full_a_mode;     /* full + full_a_mode N */
    double refill, refill_a_mode; /* a sample */
    double enough;                /* a share of what it holds */
};
static const struct stepper_budget stepper_budget = {16000, 160, 400, 1.05, .25},
                                   stepper_budget_lumped = {36000, 0, 200, 0, 1}; /* no bank */

enum { STEPPER_FORCES = 3 }; /* a parabola goes through */

struct stepper {
    uint64_t clock; /* samples since the reset */
    int tick;       /* within the sample */

    /* the contact in progress */
    bool touching;
    int apart;                     /* the fineness while it is not */
    int subdivision, steps;        /* chosen for it; steps since then */
    double deepest;                /* the deepest x since then, beyond the surface */
    double force[STEPPER_FORCES];  /* of its last steps, the latest first */
    double behind[STEPPER_FORCES]; /* their middles, samples ago */
    int forces;                    /* how many are known */
    double speed;                  /* of x over the last step, m a sample; NAN: not known */
    int least_subdivision;         /* of it, and does it take pairs at one a sample too? */
    bool pairs_always;
    bool changed;                /* k, mu or alpha have, in it */
    double share_at_entry;       /* of the object's budget */
    double pairs, pairs_chosen;  /* a contact that begins gets so many; this one */
    uint64_t entered, left;      /* at these samples */
    uint64_t begun;              /* the blow, which may be many contacts */
    int alike, last_subdivision; /* how many steps were of the same length, and which */
    double stiff_velocity;       /* after a step too long for so stiff a contact; or NAN */

    /* the budget */
    double budget;         /* ns that are left */
    bool budget_exhausted; /* it was used up, and there is not enough again yet */
    bool driven;           /* this sample's steps are, by a force on the body */
    double worked;         /* ns since the reset, what is free included */

    /* rest */
    double still;                   /* s of hardly any motion in contact */
    double load;                    /* N, what presses the hammer */
    double pressing;                /* N, what it presses with, on the average of half a ms */
    double rest_time, rest_impulse; /* of the mean force that has to be the load */
    bool rests;                     /* and it was told */

    /* of the contact's exponent */
    double alpha, duration_ratio, refine_limit;

    /* what work costs with it, and what there is for it, ns */
    struct prices {
        double a_try, memory, modes, step, pair, change, full, enough, refill;
        double share, reserved; /* of the object's budget; ns a sample that others take from it */
    } price;
};

/* Everything begins. */
void stepper_reset(const struct collision_def *c, const struct motion *m, struct stepper *st);
/* The hammer has been put somewhere else: no contact goes on. */
void stepper_placed(struct stepper *st);
/* Another voice continues the contact, or what is left of it: a copy, with its steps chosen anew,
 * at this sample of the object's clock. */
void stepper_continue(const struct collision_def *from, const struct stepper *before,
                      const struct collision_def *to, const struct motion *m, struct stepper *st,
                      uint64_t clock, bool touches);
/* The clock of a fresh voice. */
void stepper_set_clock(struct stepper *st, uint64_t clock);
/* In contact, dx/dt has become v: an impact begins. */
void stepper_struck(const struct collision_def *c, const struct motion *m, struct stepper *st,
                    double v);

/* s since the reset; machines convert a signed number in one instruction */
static inline double stepper_time(const struct collision_def *c, const struct stepper *st) {
    return ((double)(int64_t)st->clock + (double)st->tick / TICKS) / c->rate;
}
void stepper_skip(struct stepper *st, int samples);

/* --- a sample --------------------------------------------------------------------------------- */

/* A sample begins: the first look at it. */
void stepper_begin_sample(const struct collision_def *c, struct motion *m, struct stepper *st,
                          struct outer_forces o, struct step_setup *setup);
/* The step that follows one that was taken. */
void stepper_next(const struct collision_def *c, struct motion *m, struct stepper *st,
                  struct outer_forces o, struct step_setup *setup);
/* Of a step, samples. */
static inline double stepper_length(int subdivision) {
    return (double)(TICKS >> subdivision) / TICKS;
}
static inline bool stepper_sample_over(const struct stepper *st) { return st->tick == TICKS; }
void stepper_end_sample(struct stepper *st);
/* A step apart was taken. */
void stepper_advance_free(struct stepper *st, const struct step_setup *setup, double displacement);
/* May x touch within the step, though neither of its ends does? */
bool stepper_may_graze(const struct collision_def *c, const struct motion *m, struct stepper *st,
                       const struct step_setup *setup);
/* How many more halvings make the step short enough to enter a contact with; plans how fine it will
 * be throughout. */
int stepper_halvings(const struct collision_def *c, const struct motion *m, struct stepper *st,
                     const struct step_setup *setup);
/* The step, or the pair of its halves, was taken; a sample's first step is free. */
void stepper_charge(struct stepper *st, const struct step_setup *setup, bool pair, int tries);
/* A blow was. */
void stepper_charge_impulse(const struct collision_def *c, struct stepper *st);
/* No finer steps than one a sample: none are left, or for a while nothing has moved that would need
 * them. */
static inline bool stepper_single_step(const struct stepper *st) {
    const double long_over = .01; /* s without motion: nothing more is heard of a contact */
    return st->budget_exhausted || st->still > long_over;
}
/* The budget of an object is divided among its voices. What is left of this voice's share, ns, is
 * taken from it; */
double stepper_return_budget(struct stepper *st);
/* and so much is its own now: a share of the whole, which others use up by `reserved` ns a sample.
 */
void stepper_deal_budget(const struct collision_def *c, const struct motion *m, struct stepper *st,
                         double budget, double share, double reserved);
/* ns: the budget of an object that plays only this voice; and a sample's step that is free. */
double stepper_full_budget(const struct collision_def *c);
double stepper_free_step(const struct stepper *st);
/* Is there too little left to begin a contact that needs as many steps as most do? */
bool stepper_budget_low(const struct stepper *st);

/* --- a contact -------------------------------------------------------------------------------- */

void stepper_enter(const struct collision_def *c, const struct motion *m, struct stepper *st,
                   const struct step_setup *setup);
/* A step in contact was taken; the wish for finer ones is weighed again now and then. */
void stepper_advance_contact(const struct collision_def *c, const struct motion *m,
                             struct stepper *st, const struct step_setup *setup,
                             const struct step_result *r);
void stepper_leave(struct stepper *st);
/* Has it touched just now? One that chatters has, between two of its contacts. */
bool stepper_touched(const struct collision_def *c, const struct stepper *st);
/* Is a contact on, or a chattering one between two of its touches? */
bool stepper_in_contact(const struct collision_def *c, const struct stepper *st);
/* A blow is on: it began no longer than that ago, s. */
bool stepper_in_impact(const struct collision_def *c, const struct stepper *st, double lasts);
/* k, mu or alpha have moved in the middle of a contact. */
void stepper_contact_changed(const struct collision_def *c, const struct motion *m,
                             struct stepper *st);
/* What x probably does in this step, going by the forces of those before. */
double stepper_guess(const struct stepper *st, const struct step_setup *setup);
/* Do enough equal steps say how it goes on? */
static inline bool stepper_knows(const struct stepper *st) { return st->alike > STEPPER_FORCES; }
/* The force that was probably there, so many samples ahead of now. */
double stepper_force_ahead(const struct stepper *st, double ahead);
/* Is the next step a pair of halves? */
bool stepper_pairs(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                   const struct step_setup *setup);
void stepper_note_stiff(struct stepper *st, double velocity);

/* --- rest ------------------------------------------------------------------------------------- */

/* A sample is over, in which x moved so far and the contact's mean force was this, under so much
 * load; true once: the hammer has come to rest. */
bool stepper_notes_rest(const struct collision_def *c, struct stepper *st, double moved,
                        double force, double load);
/* The hammer flew for some samples, at this speed at the most. */
void stepper_flew(const struct collision_def *c, struct stepper *st, int samples, double speed);

#endif
