/* SPDX-License-Identifier: BSD-3-Clause */
/* The measurements of `accuracy` over fewer cases: they get no worse. */
#include "accuracy/accuracy.h"

#include "support/check.h"

/* At most twice what is measured, and ten times where that is rounding; all others are held to
 * their target. The few cases behind a 99 % point make it the worst of them. Where it is more than
 * the target, the program `accuracy` says "short". */
static const struct {
    const char *name;
    double held_to;
} lines[] = {
    {"wall-v-out", 2e-13},
    {"wall-duration", 9e-4},
    {"mass-v-out", 2e-13},
    {"mass-duration", 9e-4},
    {"wall-v-out-in-series", 1e-13},
    {"mass-v-out-in-series", 1e-13},
    {"hit-peak", .0016},
    {"hit-depth", .00013},
    {"hit-lost", 1e-13},
    {"hit-time", 2e-13},
    {"usual-50", 7e-7},
    {"usual-95", 1.1e-4},
    {"usual-99", .028},
    {"any-50", 8e-7},
    {"any-95", .00044},
    {"any-99", .9},
    {"hit-v-out-95", .04},
    {"hit-duration-95", .009},
    {"hit-peak-on-modes-95", .01},
    {"hit-depth-on-modes-95", 6e-3},
    {"felt-50", 1.1e-4},
    {"felt-95", .02},
    {"felt-99", .072},
    {"strikes-to-20-99", 2.5e-7},
    {"strikes-20-to-400-99", 8e-7},
    {"strikes-20-to-400-drawn-out-99", 3.4e-8},
    {"strikes-to-20-several-99", 1.6e-5},
    {"ar04-99", .0007},
    {"ledger-imbalance", 7e-12},
    {"ledger-gain", 2e-17},
    {"ledger-rise", 8e-13},
    {"ledger-violent-imbalance", 1e-7},
    {"ledger-violent-gain", 2e-17},
    {"ledger-violent-rise", 2e-13},
    {"plates-imbalance", 1e-10},
    {"plates-gain", 1e-13},
    {"plates-rise", 1e-13},
    {"plates-not-silent", 0},
    {"rates-dB-worst", .003},
    {"rates-drawn-out-dB-worst", .008},
    {"rates-several-dB-worst", 20},
    {"blocks-that-differ", 0},
    {"pressed-decay", 3.8e-3},
    {"pressed-slower", 1.9e-3},
    {"bouncing-decay", 1.8e-3},
    {"bouncing-slower", 1e-13},
    {"settling-takes", 5e-3},
    {"bounce-plate-as-height", 3.1e-6},
    {"bounce-wall-ms", 1.6e-3},
    {"bounce-modes-ms", 6e-4},
    {"signals-wall", 1.4e-4},
    {"signals-mass", 1.3e-4},
    {"signals-modes", 9e-5},
    {"signals-wall-violent", 2.7e-4},
    {"signals-mass-violent", 2.8e-4},
    {"signals-modes-violent", .06},
    {"contacts-render-50", 8e-8},
    {"contacts-render-95", 1.3e-5},
    {"contacts-live-50", 2e-4},
    {"contacts-live-95", .15},
    {"contacts-any-live-50", 1e-3},
    {"string-on-point-200-cents", .02},
    {"string-on-point-400-cents", .02},
    {"string-on-point-400-render-cents", .02},
};
enum { LINES = sizeof lines / sizeof *lines };

static int seen[LINES];

void accuracy_line(const char *name, double worst, double target) {
    check_case("%s", name);
    for (int i = 0; i < LINES; i++)
        if (strcmp(name, lines[i].name) == 0) {
            target = lines[i].held_to;
            seen[i]++;
        }
    CHECK_NEAR(worst, 0, target);
}

void accuracy_note(const char *name, double figure) {
    (void)name;
    (void)figure;
}

bool accuracy_wants(const char *name) { return strstr(name, "tuning") == NULL; }

int accuracy_count(int all, int few) {
    (void)all;
    return few;
}

TEST("fewer cases are as exact as they were") {
    accuracy_all();
    for (int i = 0; i < LINES; i++) {
        check_case("%s", lines[i].name);
        CHECK(seen[i] == 1);
    }
}

CHECK_MAIN
