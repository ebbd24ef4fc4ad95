/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_known.c: see plate_known.h. */
#include "modes/plates/plate_known.h"

#include <math.h>

#include "modes/plates/plate_discs.h"

const struct plate_known plates_known[PLATES_KNOWN] = {
    [PLATE_FLAT] = {{.33, 0, 53, 14}, discs_0_mode, discs_0_flat, NULL},
    [PLATE_CAP] = {{.33, 2, 53, 14}, discs_1_mode, discs_0_flat, discs_1_turn},
    [PLATE_CYMBAL] = {{.33, 10, 206, 14}, discs_2_mode, discs_2_flat, discs_2_turn}};

const struct plate_known *plate_known_of(const struct plate_kind *kind) {
    for (int i = 0; i < PLATES_KNOWN; i++) {
        const struct plate_kind *known = &plates_known[i].kind;
        if (known->nu == kind->nu && known->rise == kind->rise && known->modes == kind->modes)
            return &plates_known[i];
    }
    return NULL;
}

/* R of all modes of the flat disc, and for each n where its modes begin, in `flat` and in `turn`.
 */
struct radial {
    double R[PLATE_MODES_MOST];
    int first[PLATE_MODES_MOST + 1], turn[PLATE_MODES_MOST];
};

static void radial_at(const struct plate_known *known, double r, struct radial *at) {
    int n = -1, turns = 0;
    for (int i = 0; i < known->kind.modes; i++) {
        at->R[i] = disc_at(&known->flat[i], r).R;
        for (; n < known->flat[i].n; n++) {
            int size = n >= 0 ? i - at->first[n] : 0;
            at->turn[n + 1] = turns += size * size;
            at->first[n + 1] = i;
        }
    }
    at->first[n + 1] = known->kind.modes;
}

void plate_known_shape(const struct plate_known *known, double r, double angle, double *Phi) {
    struct radial at;
    radial_at(known, r, &at);
    for (int i = 0; i < known->kind.modes; i++) {
        int n = known->mode[i].n, flat = known->mode[i].flat;
        int first = at.first[n], size = at.first[n + 1] - first;
        const float *turn = known->turn + at.turn[n] + (flat - first) * size;
        double sum = 0;
        for (int k = 0; k < size && known->turn; k++)
            sum += (double)turn[k] * at.R[first + k];
        Phi[i] = (known->turn ? sum : at.R[flat]) * cos(n * angle);
    }
}
