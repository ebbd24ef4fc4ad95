/* SPDX-License-Identifier: BSD-3-Clause */
/* mallet~: the instrument. The same collision, set by what you hear: contact time, brightness,
 * hardness; with notes and damping by hand. */
#include "object/external_state.h"
#include "object/inlets.h"

static bool bang(struct external *x) {
    return external_gesture(x, GESTURE_STRIKE, x->settings.speed);
}

const struct external_kind mallet_tilde = {
    .name = "mallet~",
    .object = MALLET,
    .digest = "a mallet strikes a body: bars, bowls, drums, strings to play",
    .preset = "-body marimba -out radiated",
    .inlet = {SHARED_INLETS, [INLET_DRIVE] = {"drive", "signal or float, N",
                                              "force on the body at the contact point"}},
    .bang = bang,
};
