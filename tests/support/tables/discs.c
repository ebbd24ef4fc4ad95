/* SPDX-License-Identifier: BSD-3-Clause */
/* discs.c: writes common/modes/plates/plate_discs.h, the modes of the plates in plate_known.c. */
#include <stdio.h>

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
        if (i != PLATE_CAP) /* it has those of the flat one */
            write_flat(i, p);
        write_modes(i, p);
        if (p->kind.rise > 0)
            write_turn(i, p);
        plate_free(p);
    }
    printf("#endif\n");
}
