/* SPDX-License-Identifier: BSD-3-Clause */
/* discs.c: writes common/modes/plates/plate_discs.h, the modes of the plates in plate_known.c. */
#include <math.h>
#include <stdio.h>

#include "base/constants.h"
#include "modes/plates/plate_draft.h"
#include "modes/plates/plate_known.h"

static void write_flat(int which, const struct plate *p) {
    printf("static const struct disc_mode discs_%d_flat[] = {\n", which);
    for (int i = 0; i < p->kind.modes; i++) {
        const struct disc_mode *m = &p->shapes->flat[i];
        printf("    {%d, %d, %.17g, %.17g, %.17g},\n", m->n, m->m, m->xi, m->C, m->norm);
    }
    printf("};\n\n");
}

/* R(r) = sum_j c_j T_k(r), k = n mod 2 + 2 j: R has the parity of n. Returns the number of terms
 * beyond which none is larger than the unit. */
static int series_of(const struct disc_mode *mode, double *c) {
    enum { NODES = 4 * PLATE_KNOWN_TERMS };
    int terms = 0;
    for (int j = 0; j < PLATE_KNOWN_TERMS; j++)
        c[j] = 0;
    for (int a = 0; a < NODES; a++) {
        double angle = PI * (a + .5) / NODES, r = cos(angle), R = disc_at(mode, fabs(r)).R;
        for (int j = 0; j < PLATE_KNOWN_TERMS; j++) {
            int k = mode->n % 2 + 2 * j;
            c[j] += (k ? 2. : 1.) / NODES * (mode->n % 2 && r < 0 ? -R : R) * cos(k * angle);
        }
    }
    for (int j = 0; j < PLATE_KNOWN_TERMS; j++)
        if (fabs(c[j]) > PLATE_KNOWN_UNIT)
            terms = j + 1;
    return terms;
}

static void write_series(int which, const struct plate *p) {
    double c[PLATE_KNOWN_TERMS];
    printf("static const short discs_%d_terms[] = {\n", which);
    for (int i = 0; i < p->kind.modes; i++)
        printf("    %d,\n", series_of(&p->shapes->flat[i], c));
    printf("};\n\nstatic const int discs_%d_series[] = {\n", which);
    for (int i = 0; i < p->kind.modes; i++)
        for (int j = 0, terms = series_of(&p->shapes->flat[i], c); j < terms; j++)
            printf("    %.0f,\n", c[j] / PLATE_KNOWN_UNIT);
    printf("};\n\n");
}

static void write_modes(int which, const struct plate *p) {
    printf("static const struct plate_known_mode discs_%d_mode[] = {\n", which);
    for (int i = 0; i < p->kind.modes; i++)
        printf("    {%.17g, %d, %d},\n", p->mode[i].xi2, p->mode[i].n, p->shapes->flat_of[i]);
    printf("};\n\n");
}

static void write_turn(int which, const struct plate *p) {
    printf("static const float discs_%d_turn[] = {\n", which);
    for (int i = 0; i < p->shapes->turns; i++)
        printf("    %.9ef,\n", p->shapes->turn[i]);
    printf("};\n\n");
}

int main(void) {
    printf("/* SPDX-License-Identifier: BSD-3-Clause */\n"
           "/* plate_discs.h: modes of discs, written by tests/support/tables/discs.c; private to\n"
           " * plate_known.c. */\n"
           "#ifndef KNOCK_PLATE_DISCS_H\n#define KNOCK_PLATE_DISCS_H\n\n"
           "#include \"modes/plates/plate_known.h\"\n\n");
    for (int i = 0; i < PLATES_KNOWN; i++) {
        struct plate *p = plate_design_new(&plates_known[i].kind, NULL);
        if (!p)
            return 1;
        if (i != PLATE_CAP) { /* it has those of the flat one */
            write_flat(i, p);
            write_series(i, p);
        }
        write_modes(i, p);
        if (p->kind.rise > 0)
            write_turn(i, p);
        plate_free(p);
    }
    printf("#endif\n");
}
