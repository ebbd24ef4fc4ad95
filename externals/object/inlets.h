/* SPDX-License-Identifier: BSD-3-Clause */
/* inlets.h: the inlets common to the three externals. */
#ifndef KNOCK_INLETS_H
#define KNOCK_INLETS_H

#include "object/external.h"

#define SHARED_INLETS                                                                              \
    [INLET_STRIKE] = {"strike", "signal or float, m/s",                                            \
                      "a non-zero sample after a zero one strikes, every float strikes; "          \
                      "also all messages"},                                                        \
    [INLET_PUSH] = {"push", "signal or float, N", "force on the hammer, towards the body"},        \
    [INLET_K] = {"k", "signal or float, N/m^alpha", "stiffness of the contact"},                   \
    [INLET_MU] = {"mu", "signal or float, s/m", "dissipation of the contact"},                     \
    [INLET_ALPHA] = {"alpha", "signal or float", "exponent of the contact"}

#endif
