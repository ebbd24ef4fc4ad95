/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_budget.c: the error of strikes as a function of the budget of a block.
 *
 * The budget bounds the worst block. Contacts that touch often then lack steps, and their errors
 * are those of the worst few percent of all strikes. `accuracy budget` prints one line a budget. */
#include <math.h>
#include <stdio.h>

#include "accuracy/accuracy.h"
#include "accuracy/accuracy_bodies.h"
#include "accuracy/accuracy_figures.h"
#include "support/anything.h"
#include "support/budget.h"

enum { CASES = 300 };

static struct strike_bank body;
static struct one_strike strike;

static struct one_strike *case_of(uint64_t *rng, int i, bool usual) {
    strike = usual ? usual_strike(rng, (enum body_shape)(i % BODY_SHAPES), &body)
                   : any_strike(rng, .06e-3 * 44100, 6e-3 * 44100, &body);
    return &strike;
}

static struct figures errors_at(int budget, bool usual) {
    struct figures f = {0};
    uint64_t rng = 7;
    for (int i = 0; i < CASES; i++) {
        struct one_strike *b = case_of(&rng, i, usual);
        struct strike_truth *t = strike_truth(b);
        b->budget = budget;
        if (t) {
            struct strike_core *c = strike_core(b, t);
            figures_put(&f, strike_error(b, t, c), t->condition);
            strike_core_free(c);
        }
        strike_truth_free(t);
    }
    return f;
}

static void print_errors(const char *set, struct figures f) {
    printf(" %s %.2g %.2g", set, figures_at(&f, .95), figures_at(&f, .99));
    fflush(stdout);
}

void accuracy_budget(void) {
    static const int budgets[] = {25, 50, 100, 200, 400, 800, 1600, 3200};
    for (unsigned i = 0; i < sizeof budgets / sizeof *budgets; i++) {
        printf("budget %d %%: off at 95 and 99 %%", budgets[i]);
        print_errors("usual", errors_at(budgets[i], true));
        print_errors("any", errors_at(budgets[i], false));
        for (int n = 32; n <= 256; n *= 8) {
            struct anything_rig rig = {.modes = n, .pickups = 4, .budget = budgets[i]};
            struct anything_worst worst = anything_worst(&rig);
            printf("; worst block n%d %.0f us, %.0f ns counted (%s)", n, worst.us, worst.work,
                   worst.scene);
        }
        printf("\n");
    }
}
