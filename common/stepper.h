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

#include "motion.h"

/* A sample is this many ticks; a step is a power of two of them and starts at a multiple of itself.
 */
enum { TICK_BITS = 16, TICKS = 1 << TICK_BITS };

/* The steps that contacts may take beyond one a sample: a bucket that refills with every sample,
 * deep enough for one contact, and shallow enough for a block of 64 samples to bear. Against a wall
 * there is no bank to carry, and at mu v = 10 the way out is long. When it is empty there is one
 * step a sample until it is full again, and contacts far shorter than that are blows
 * (solve_blow.c). */
enum { BUDGET_MODES = 204, BUDGET_LUMPED = 336, REFILL = 1 };

struct stepper {
    uint64_t clock; /* samples since the reset */
    int tick;       /* within the sample */

    /* the contact in progress */
    bool touching;
    int fineness, steps;          /* chosen for it; steps since then */
    double deepest;               /* the deepest x since then, beyond the surface */
    double force;                 /* of its last step */
    double travel[4];             /* of the last steps, the latest first */
    int travels, travel_fineness; /* how many of them were of the same length, and which */
    double stiff_velocity;        /* after a step too long for so stiff a contact; or NAN */

    /* the budget */
    int budget;  /* of steps beyond one a sample */
    bool saving; /* it was used up, and is not full again yet */

    /* rest */
    double still;                   /* s of hardly any motion in contact */
    double load;                    /* N, what presses the hammer */
    double rest_time, rest_impulse; /* of the mean force that has to be the load */
    bool rests;                     /* and it was told */

    /* of the contact's exponent */
    double alpha, duration_ratio, refine_limit;
};

/* Everything begins. */
void stepper_reset(const struct collision *c, struct stepper *st);
/* The hammer has been put somewhere else: no contact goes on. */
void stepper_placed(struct stepper *st);
/* Another description is played: the clock keeps its time, the contact in progress is chosen for
 * anew. */
void stepper_exchange(const struct collision *from, const struct collision *to, struct stepper *st,
                      bool touches);

/* s since the reset */
static inline double stepper_time(const struct collision *c, const struct stepper *st) {
    return ((double)st->clock + (double)st->tick / TICKS) / c->rate;
}
void stepper_skip(const struct collision *c, struct stepper *st, int samples);

/* --- a sample --------------------------------------------------------------------------------- */

/* A sample begins: the first look at it. */
void stepper_begin_sample(const struct collision *c, struct motion *m, struct stepper *st,
                          struct outer_forces o, struct step_look *look);
/* The step that follows one that was taken. */
void stepper_next(const struct collision *c, struct motion *m, struct stepper *st,
                  struct outer_forces o, struct step_look *look);
static inline bool stepper_sample_over(const struct stepper *st) { return st->tick == TICKS; }
void stepper_end_sample(struct stepper *st);
/* How many more halvings make the step short enough to enter a contact with. */
int stepper_halvings(const struct collision *c, const struct motion *m, const struct stepper *st,
                     const struct step_look *look);
/* The step was taken, and cost so much of the budget if it was not a sample's first. */
void stepper_took(struct stepper *st, const struct step_look *look);
void stepper_spend(struct stepper *st, int steps);

/* No finer steps than one a sample: none are left, or for a while nothing has moved that would need
 * them. */
bool stepper_coarse(const struct stepper *st);
/* Is there too little left to begin a contact that needs as many steps as most do? */
bool stepper_is_poor(const struct collision *c, const struct stepper *st);

/* --- a contact -------------------------------------------------------------------------------- */

void stepper_enter(struct stepper *st, const struct step_look *look);
/* A step in contact was taken; the wish for finer ones is weighed again now and then. */
void stepper_follow(const struct collision *c, const struct motion *m, struct stepper *st,
                    const struct step_look *look, const struct step_result *r);
void stepper_leave(struct stepper *st);
/* k, mu or alpha have moved in the middle of a contact. */
void stepper_contact_changed(const struct collision *c, const struct motion *m, struct stepper *st);
/* What x probably does in this step, going by those before. */
double stepper_guess(const struct stepper *st, const struct step_look *look);
void stepper_note_stiff(struct stepper *st, double velocity);

/* --- rest ------------------------------------------------------------------------------------- */

/* A sample is over, in which x moved so far and the contact's mean force was this, under so much
 * load; true once: the hammer has come to rest. */
bool stepper_notes_rest(const struct collision *c, struct stepper *st, double moved, double force,
                        double load);
/* The hammer flew for some samples, at this speed at the most. */
void stepper_flew(const struct collision *c, struct stepper *st, int samples, double speed);

#endif
