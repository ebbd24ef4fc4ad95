/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_verdict.c: see sound_verdict.h. */
#include "sound/sound_verdict.h"

#include <math.h>
#include <stdio.h>

static const char *const names[YARDSTICK_FIGURES] = {"cents", "T60", "centroid", "brightening"};

static struct {
    int ok[YARDSTICK_FIGURES], off[YARDSTICK_FIGURES];
    int off_here[YARDSTICK_FIGURES]; /* of this yardstick */
    int unexplained;
} counts;

static double beyond(double ratio, double factor) { return fabs(log(ratio)) / log(factor); }

double verdict_cents(double cents) { return fabs(cents) / 25; }

double verdict_t60(double ratio, enum yardstick_decay known, bool metal) {
    return beyond(ratio, (metal ? 1.6 : 2) * (known == ABOUT ? 1.5 : 1));
}

double verdict_centroid(double ratio) { return beyond(ratio, 1.5); }

double verdict_brightening(double grown, double decibels, const struct yardstick *y) {
    return beyond(pow(grown, y->decibels / decibels) / y->brighter, 1.3);
}

const char *verdict(double off, enum yardstick_figure figure) {
    if (off <= 1) {
        counts.ok[figure]++;
        return "ok ";
    }
    counts.off[figure]++;
    counts.off_here[figure]++;
    return "off";
}

void verdict_reasons(const struct yardstick *y) {
    for (int f = 0; f < YARDSTICK_FIGURES; f++) {
        if (counts.off_here[f] && y->why[f])
            printf("    off in %s: %s\n", names[f], y->why[f]);
        if (!counts.off_here[f] != !y->why[f]) {
            printf("    %s: %s\n", names[f],
                   y->why[f] ? "a reason for what is not off" : "OFF, AND NO REASON IS GIVEN");
            counts.unexplained++;
        }
        counts.off_here[f] = 0;
    }
}

int verdict_counts(void) {
    int ok = 0, off = 0;
    printf("\n");
    for (int f = 0; f < YARDSTICK_FIGURES; f++) {
        printf("%-12s %3d ok %3d off\n", names[f], counts.ok[f], counts.off[f]);
        ok += counts.ok[f];
        off += counts.off[f];
    }
    printf("%-12s %3d ok %3d off, %d of them without a reason\n", "in all", ok, off,
           counts.unexplained);
    return counts.unexplained;
}
