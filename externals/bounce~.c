/* SPDX-License-Identifier: BSD-3-Clause */
/* bounce~: a ball under gravity. It is released at a height, bounces on a body and comes to rest;
 * an input moves the ground. */
#include "object/external_state.h"
#include "object/inlets.h"

static bool bang(struct external *x) {
    return external_gesture(x, GESTURE_DROP, x->settings.height);
}

const struct external_kind bounce_tilde = {
    .name = "bounce~",
    .object = BOUNCE,
    .digest = "a ball bounces on a body until it rests",
    .preset = "-body plate -mallet bead -out radiated",
    .ground = true,
    .inlet =
        {SHARED_INLETS, [INLET_DRIVE] = {"drive", "signal or float, m/s^2",
                                         "acceleration of the ground, towards the ball: shake it"}},
    .bang = bang,
};
