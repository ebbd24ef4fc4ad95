/* SPDX-License-Identifier: BSD-3-Clause */
/* ranges.h: name, unit, range and default of every quantity of the core. object/ clips
 * messages to the range, and range_clamp() signals, sample by sample. */
#ifndef KNOCK_RANGES_H
#define KNOCK_RANGES_H

#include "base/compiler.h"

enum range_name {
    RANGE_STRIKE,
    RANGE_PUSH,
    RANGE_K,
    RANGE_MU,
    RANGE_ALPHA,
    RANGE_DRIVE,
    RANGE_MASS,
    RANGE_BODYMASS,
    RANGE_GAP,
    RANGE_FELT_TIME,
    RANGE_FELT_WEIGHT,
    RANGE_SCHEME_S,
    RANGE_GRAVITY,
    RANGE_FREQ,
    RANGE_DECAY,
    RANGE_MODE_MASS,
    RANGE_SHAPE,
    RANGES
};

struct range {
    const char *name, *unit;
    double least, most, usual;
};

extern const struct range ranges[RANGES];

/* The sample clamped to the range. A NaN is replaced by `held`, the last good value. */
static inline double range_clamp(const struct range *r, double sample, double held) {
    if (sample >= r->least)
        return sample <= r->most ? sample : r->most;
    return sample < r->least ? r->least : held;
}

static inline int range_holds(const struct range *r, double value) {
    return value >= r->least && value <= r->most;
}

#endif
