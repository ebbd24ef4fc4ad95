/* SPDX-License-Identifier: BSD-3-Clause */
/* stepper_rest.c: detection of a hammer at rest; see stepper.h. */
#include <math.h>

#include "engine/step/stepper_parts.h"

/* A hammer is at rest after 50 ms at less than .1 mm/s against the body, with a mean contact force
 * within 1 % of its load. */
static const double rest_speed = 1e-4 /* m/s */, rest_time = .05 /* s */, rest_share = .01;

/* Averaging time of the contact force, s: a hammer that chatters has contacts .1 ms apart. */
static const double pressing_time = 5e-4; /* s */

static void rest_clear(struct stepper *st) { st->rest.time = st->rest.impulse = 0; }

void rest_reset(struct stepper *st) {
    st->rest.still = 0;
    st->rest.detected = false;
    st->rest.mean_force = 0;
    rest_clear(st);
}

/* Adds a time without motion, with the impulse of the contact. */
static void add_still(struct stepper *st, double time, double impulse) {
    st->rest.still += time;
    st->rest.time += time;
    st->rest.impulse += impulse;
}

/* Once in 50 ms: true if the mean force over this time equals the load. */
static bool load_is_balanced(struct stepper *st) {
    if (st->rest.time < rest_time)
        return false;
    double mean = st->rest.impulse / st->rest.time;
    rest_clear(st);
    return st->rest.load > 0 && fabs(mean - st->rest.load) <= rest_share * st->rest.load;
}

bool stepper_detect_rest(const struct collision_def *c, struct stepper *st, double moved,
                         double force, double load) {
    st->rest.mean_force += (force - st->rest.mean_force) * min_of(1, 1 / (pressing_time * c->rate));
    if (load != st->rest.load) {
        st->rest.detected = false;
        rest_clear(st);
    }
    st->rest.load = load;
    if (fabs(moved) * c->rate > rest_speed || (st->rest.still == 0 && force <= 0)) {
        st->rest.still = 0;
        rest_clear(st);
        return false;
    }
    add_still(st, 1 / c->rate, force / c->rate);
    if (!load_is_balanced(st) || st->rest.detected)
        return false;
    st->rest.detected = true;
    return true;
}

void stepper_end_flight(const struct collision_def *c, struct stepper *st, int samples,
                        double speed) {
    st->rest.mean_force = 0;
    if (speed <= rest_speed && st->rest.still > 0) {
        add_still(st, samples / c->rate, 0);
        return;
    }
    st->rest.still = 0;
    rest_clear(st);
}
