/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy.c: prints the errors of the core. `accuracy words` measures the targets whose names
 * contain the words, `accuracy budget` the effect of other budgets. */
#include "accuracy/accuracy.h"

#include <stdio.h>
#include <string.h>

static const char *words = "";

void accuracy_line(const char *name, double worst, double target) {
    if (strstr(name, words))
        printf("accuracy %s %.3g %g %s\n", name, worst, target, worst <= target ? "ok" : "short");
    fflush(stdout);
}

void accuracy_note(const char *name, double figure) {
    if (strstr(name, words))
        printf("accuracy %s %.3g\n", name, figure);
    fflush(stdout);
}

bool accuracy_wants(const char *name) { return strstr(name, words); }

int accuracy_count(int all, int few) {
    (void)few;
    return all;
}

int main(int argc, char **argv) {
    if (argc > 1)
        words = argv[1];
    if (strcmp(words, "budget") == 0)
        accuracy_budget();
    else
        accuracy_all();
    return 0;
}
