/* SPDX-License-Identifier: BSD-3-Clause */
/* tuning_test_strike.h: a collision of touch's own to try k and mu on; between touch*.c only. */
#ifndef KNOCK_TOUCH_RIG_H
#define KNOCK_TOUCH_RIG_H

#include "tuning/tuning.h"
#include "tuning/tuning_spectrum.h"

#define TOUCH_RATE 44100.0 /* Hz, by the definition of brightness */

struct tuning_rig {
    const struct tuning *touch;
    struct collision_def collision;
    struct modes *bank;
    struct collision_state *state;
    struct spectrum_turns turns;
    double work; /* us that are left */

    /* The strike that is being tried. */
    int played;     /* samples */
    bool over;      /* the first contact is */
    double contact; /* s it took */
    double sound[SPECTRUM_SAMPLES];
};

/* False if there is no memory; to be closed in either case. */
bool tuning_rig_open(struct tuning_rig *rig, const struct tuning *t, double rate);
void tuning_rig_close(struct tuning_rig *rig);

/* What k and mu give: the contact time if it ends within `longest`, or else HUGE_VAL; NAN if there
 * was not the work for it. The brightness where it is asked for; the rate is TOUCH_RATE then. */
struct tuning_answer tuning_rig_try(struct tuning_rig *rig, double k, double mu, double longest,
                                    bool bright);

/* About how bright that is, in `lines`: the strike is played until hammer and body have been apart
 * for a while, and then each mode is a line of a spectrum. NAN if there was not the work for it. */
struct tuning_answer tuning_rig_glance(struct tuning_rig *rig, double k, double mu, double longest);
/* That strike, played on: its brightness; NAN if there was not the work for it. And what it costs.
 */
double tuning_rig_hear(struct tuning_rig *rig);
double tuning_rig_price_of_hearing(const struct tuning_rig *rig);

/* The mass that meets the hammer within the time tau: modes slower than that do not answer with
 * their springs yet; the others hardly move. */
double tuning_yielding_mass(const struct tuning *t, double tau);

#endif
