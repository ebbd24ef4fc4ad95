/* touch_rig.h: a collision of touch's own to try k and mu on; between touch*.c only. */
#ifndef KNOCK_TOUCH_RIG_H
#define KNOCK_TOUCH_RIG_H

#include "touch.h"
#include "touch_spectrum.h"

#define TOUCH_RATE 44100.0 /* Hz, by the definition of brightness */

struct touch_rig {
    const struct touch *touch;
    struct collision collision;
    struct modes *bank;
    struct collision_state *state;
};

/* False if there is no memory; to be closed in either case. */
bool touch_rig_open(struct touch_rig *rig, const struct touch *t);
void touch_rig_close(struct touch_rig *rig);

/* The first contact's duration, s; HUGE_VAL if it has not ended after `longest`. */
double touch_rig_contact(struct touch_rig *rig, double k, double mu, double longest);

/* The same, and the brightness. */
struct touch_answer touch_rig_measure(struct touch_rig *rig, double k, double mu, double longest);

#endif
