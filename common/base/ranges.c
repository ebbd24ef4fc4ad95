/* SPDX-License-Identifier: BSD-3-Clause */
/* ranges.c: the table of ranges. */
#include "base/ranges.h"

const struct range ranges[RANGES] = {
    [RANGE_STRIKE] = {"strike", "m/s", -100, 100, 0},
    [RANGE_PUSH] = {"push", "N", -1e6, 1e6, 0},
    [RANGE_K] = {"k", "N/m^alpha", 0, 1e15, 1e8},
    [RANGE_MU] = {"mu", "s/m", 0, 1000, 0.5},
    [RANGE_ALPHA] = {"alpha", "", 1, 10, 1.5},
    [RANGE_DRIVE] = {"drive", "N", -1e6, 1e6, 0},
    [RANGE_MASS] = {"mass", "kg", 1e-6, 1e3, 0.01},
    [RANGE_BODYMASS] = {"bodymass", "kg", 1e-6, 1e6, 1},
    [RANGE_GAP] = {"gap", "m", 0, 1, 1e-3},
    [RANGE_FELT_TIME] = {"felt_time", "s", 1e-6, 10, 1e-3},
    [RANGE_FELT_WEIGHT] = {"felt_weight", "", 0, 1, 0.5},
    [RANGE_SCHEME_S] = {"s", "", 1e-3, 100, 0.5},
    [RANGE_GRAVITY] = {"gravity", "m/s^2", 0, 1000, 9.81},
    [RANGE_FREQ] = {"freq", "Hz", 0, 1e6, 440},
    [RANGE_DECAY] = {"decay", "s", 1e-4, 1e6, 1},
    [RANGE_MODE_MASS] = {"mode_mass", "kg", 1e-9, 1e9, 0.1},
    [RANGE_SHAPE] = {"shape", "", -1e3, 1e3, 1},
};
