/* SPDX-License-Identifier: BSD-3-Clause */
/* ledger.h: the imbalance of a ledger. */
#ifndef KNOCK_LEDGER_H
#define KNOCK_LEDGER_H

#include "engine/step/signals.h"

/* stored - put in + taken, J */
static inline double ledger_imbalance(const struct collision_ledger *l) {
    double stored = l->kinetic + l->modal + l->contact;
    double put_in = l->strikes + l->push + l->gravity + l->drive + l->changes;
    double taken = l->lost_contact + l->lost_modes + l->lost_exchange + l->lost_scheme;
    return stored - put_in + taken;
}

#endif
