/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_known.c: see plate_known.h. */
#include "modes/plates/plate_known.h"

#include <math.h>

#include "modes/plates/plate_discs.h"

/* A loud plate is full up to its highest mode, and
 * cut there. The cos modes of a cymbal of .13 m and .7 mm reach 10.6 kHz; 358 would cost 14 us a
 * step instead of 7. A gong has few that sound. With 14 stress functions instead of 22 a cymbal's
 * centroid is 11 % lower, at 2/3 of the time. */
enum { GONG_MODES = 53, CYMBAL_MODES = 206 };

const struct plate_known plates_known[PLATES_KNOWN] = {
    [PLATE_FLAT] = {.kind = {.nu = .33, .rise = 0, .modes = GONG_MODES, .stresses = 14},
                    .mode = discs_0_mode,
                    .flat = discs_0_flat,
                    .series = discs_0_series,
                    .terms = discs_0_terms},
    [PLATE_CAP] = {.kind = {.nu = .33, .rise = 2, .modes = GONG_MODES, .stresses = 14},
                   .mode = discs_1_mode,
                   .flat = discs_0_flat,
                   .series = discs_0_series,
                   .terms = discs_0_terms,
                   .turn = discs_1_turn},
    [PLATE_CYMBAL] = {.kind = {.nu = .33, .rise = 10, .modes = CYMBAL_MODES, .stresses = 14},
                      .mode = discs_2_mode,
                      .flat = discs_2_flat,
                      .series = discs_2_series,
                      .terms = discs_2_terms,
                      .turn = discs_2_turn}};

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

/* T_k(r), k = 0, 2 ... and k = 1, 3 ...: T_(k+2) = 2 T_2 T_k - T_(k-2), T_-k = T_k. */
static void polynomials_at(double r, double T[2][PLATE_KNOWN_TERMS]) {
    double T_2 = 2 * r * r - 1;
    for (int odd = 0; odd < 2; odd++) {
        double below = odd ? r : T_2, now = odd ? r : 1;
        for (int j = 0; j < PLATE_KNOWN_TERMS; j++) {
            double above = 2 * T_2 * now - below;
            T[odd][j] = now;
            below = now, now = above;
        }
    }
}

/* Two sums, as each addition waits for the last. */
static double series_at(const int *c, int terms, const double *T) {
    double even = 0, odd = 0;
    int j = 0;
    for (; j + 1 < terms; j += 2) {
        even += c[j] * T[j];
        odd += c[j + 1] * T[j + 1];
    }
    return PLATE_KNOWN_UNIT * (even + odd + (j < terms ? c[j] * T[j] : 0));
}

static void radial_at(const struct plate_known *known, double r, struct radial *at) {
    double T[2][PLATE_KNOWN_TERMS];
    const int *series = known->series;
    int n = -1, turns = 0;
    polynomials_at(r, T);
    for (int i = 0; i < known->kind.modes; i++) {
        at->R[i] = series_at(series, known->terms[i], T[known->flat[i].n % 2]);
        series += known->terms[i];
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
    double cosine[PLATE_MODES_MOST];
    radial_at(known, r, &at);
    for (int n = 0; n <= known->flat[known->kind.modes - 1].n; n++)
        cosine[n] = cos(n * angle);
    for (int i = 0; i < known->kind.modes; i++) {
        int n = known->mode[i].n, flat = known->mode[i].flat;
        int first = at.first[n], size = at.first[n + 1] - first;
        const float *turn = known->turn + at.turn[n] + (flat - first) * size;
        double sum = 0;
        for (int k = 0; k < size && known->turn; k++)
            sum += (double)turn[k] * at.R[first + k];
        Phi[i] = (known->turn ? sum : at.R[flat]) * cosine[n];
    }
}
