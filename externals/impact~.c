/* SPDX-License-Identifier: BSD-3-Clause */
/* impact~: the laboratory. A hammer, with or without modes of its own, strikes a rigid wall, a free
 * mass or a body with modes, under any law and scheme. */
#include "object/external_state.h"
#include "object/inlets.h"

static bool bang(struct external *x) {
    return external_gesture(x, GESTURE_STRIKE, x->settings.speed);
}

const struct external_kind impact_tilde = {
    .name = "impact~",
    .object = IMPACT,
    .digest = "a hammer meets a body: collision laboratory",
    .preset = "-body bar -mallet ball -loudness physical",
    .inlet = {SHARED_INLETS, [INLET_DRIVE] = {"drive", "signal or float, N",
                                              "force on the body at the contact point"}},
    .bang = bang,
};
