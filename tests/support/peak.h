/* SPDX-License-Identifier: BSD-3-Clause */
/* peak.h: the peak of a collision's one pickup. */
#ifndef KNOCK_PEAK_H
#define KNOCK_PEAK_H

#include <math.h>

#include "engine/collision/collision.h"

static inline double peak_of(const struct collision_def *c, struct collision_state *s,
                             int samples) {
    enum { CHUNK = 64 };
    double output[CHUNK], peak = 0, *pickup = output;
    struct collision_in in = {0};
    struct collision_out out = {.pickup = &pickup};
    struct collision_event event;
    for (int done = 0; done < samples; done += CHUNK) {
        int n = samples - done < CHUNK ? samples - done : CHUNK;
        collision_run(c, s, &in, &out, n);
        for (int i = 0; i < n; i++)
            peak = fmax(peak, fabs(output[i]));
        while (collision_take_event(s, &event))
            continue;
    }
    return peak;
}

#endif
