/* SPDX-License-Identifier: BSD-3-Clause */
/* profiles.c: writes common/bodies/body_undercut.h, the tables of the undercut bars. Width and
 * exponent of a cut are the instrument's; its depth is what tunes the second partial of the thin
 * bar. */
#include <stdio.h>

#include "support/tables/undercut.h"

static const struct {
    const char *name;
    double p, w, second;
} bars[] = {
    {"MARIMBA", 2.5, .65, 4},         {"XYLOPHONE", 2, .45, 3},
    {"VIBRAPHONE_WIDE", 4, .48, 4},   {"VIBRAPHONE_MIDDLE", 4, .4, 4},
    {"VIBRAPHONE_NARROW", 4, .32, 4},
};

enum { BARS = sizeof bars / sizeof *bars, BENDING = 8, TORSION = 6, KEPT = 9 };

/* The deeper the cut, the higher the second partial over the first. */
static double depth(struct undercut u, double second) {
    double deep = .15, shallow = 1;
    for (int i = 0; i < 30; i++) {
        struct undercut_mode modes[2];
        u.d = (deep + shallow) / 2;
        undercut_modes(&u, 0, 2, modes);
        if (modes[1].number / modes[0].number > second)
            deep = u.d;
        else
            shallow = u.d;
    }
    return (deep + shallow) / 2;
}

/* Slope d ln / d ln of the higher partials over the second, as the cut gets deeper. */
static void print_retune(struct undercut u, double second) {
    const double sharper = 1.01;
    struct undercut_mode flat[BENDING], sharp[BENDING];
    undercut_modes(&u, 0, BENDING, flat);
    u.d = depth(u, second * sharper);
    undercut_modes(&u, 0, BENDING, sharp);
    printf("     {");
    for (int i = 0; i < BENDING; i++)
        printf("%s%.4f", i ? ", " : "",
               log(sharp[i].number / sharp[0].number / (flat[i].number / flat[0].number)) /
                   log(sharper));
    printf("},\n");
}

static void print_modes(const struct undercut *u, int torsion, int count) {
    struct undercut_mode modes[BENDING];
    undercut_modes(u, torsion, count, modes);
    printf("     {\n");
    for (int i = 0; i < count; i++) {
        printf("      {%.7g, %.4g, %.4g, %d, {", modes[i].number, modes[i].rotary, modes[i].shear,
               modes[i].odd);
        for (int k = 0; k < KEPT; k++)
            printf("%s%.6f", k ? ", " : "", modes[i].coefficient[k]);
        printf("}}%s", i + 1 < count ? ",\n" : "");
    }
    printf("     }%s\n", torsion ? "" : ",");
}

int main(void) {
    printf(
        "/* SPDX-License-Identifier: BSD-3-Clause */\n"
        "/* body_undercut.h: modes of undercut bars, written by tests/support/tables/profiles.c; "
        "see "
        "tests/support/tables/undercut.h\n * for what the numbers are and body_undercut.c for "
        "their use. "
        "*/\n"
        "#ifndef KNOCK_BODY_UNDERCUT_H\n#define KNOCK_BODY_UNDERCUT_H\n\n"
        "enum { BODY_UNDERCUT_BASIS = %d, BODY_UNDERCUT_BENDING = %d, BODY_UNDERCUT_TORSION = %d };"
        "\n\nenum body_undercut_bar {",
        KEPT, BENDING, TORSION);
    for (int b = 0; b < BARS; b++)
        printf("%s\n    BODY_UNDERCUT_%s", b ? "," : "", bars[b].name);
    printf(",\n    BODY_UNDERCUT_BARS\n};\n\n"
           "struct body_undercut_mode {\n    double number, rotary, shear;\n    int odd;\n"
           "    double coefficient[BODY_UNDERCUT_BASIS];\n};\n\n"
           "struct body_undercut {\n    double p, w, d; /* the profile */\n"
           "    /* how the partials go with the second one, as that is tuned: d ln / d ln */\n"
           "    double retuned[BODY_UNDERCUT_BENDING];\n"
           "    struct body_undercut_mode bending[BODY_UNDERCUT_BENDING], "
           "torsion[BODY_UNDERCUT_TORSION];\n};\n\n"
           "static const struct body_undercut body_undercuts[BODY_UNDERCUT_BARS] = {\n");
    for (int b = 0; b < BARS; b++) {
        struct undercut u = {bars[b].p, bars[b].w, 0};
        u.d = depth(u, bars[b].second);
        printf("    {%g, %g, %.9f,\n", u.p, u.w, u.d);
        print_retune(u, bars[b].second);
        print_modes(&u, 0, BENDING);
        print_modes(&u, 1, TORSION);
        printf("    }%s\n", b + 1 < BARS ? "," : "");
    }
    printf("};\n\n#endif\n");
    return 0;
}
