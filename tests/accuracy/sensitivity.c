/* SPDX-License-Identifier: BSD-3-Clause */
/* sensitivity.c: the tuned numbers of the step planner, the budget and the solvers, each at half
 * and at twice its value: the error of random strikes, of several contacts, of a chord and of
 * rebounds, and the worst block.
 *
 * `tests/run accuracy sensitivity [share] [name ...]` prints one line a number and factor, of all
 * numbers or of those named; a share below 1 takes that part of the strikes. The stepper is
 * compiled once more for this program, with KNOCK_TUNE. The work of a block is what the budget
 * counts, in ns, free steps included.
 */
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "accuracy/accuracy.h"
#include "accuracy/accuracy_bodies.h"
#include "accuracy/accuracy_figures.h"
#include "support/anything.h"
#include "support/budget.h"
#include "support/check.h"
#include "support/chord.h"
#include "support/contacts_scene.h"
#include "support/rig.h"

struct stepper_constants stepper_constants = {
#define REAL(member, value)  .member = value,
#define WHOLE(member, value) .member = value,
#include "engine/step/stepper_numbers.h"
#undef REAL
#undef WHOLE
};

/* accuracy_figures.c prints targets with these; the table has none. */
void accuracy_line(const char *name, double worst, double target) {
    printf("%s %g %g\n", name, worst, target);
}
void accuracy_note(const char *name, double figure) { printf("%s %g\n", name, figure); }

/* --- the numbers ------------------------------------------------------------------------------ */

static const struct number {
    const char *name;
    size_t at;
    double usual;
    bool whole;
} numbers[] = {
#define REAL(member, value)  {#member, offsetof(struct stepper_constants, member), value, false},
#define WHOLE(member, value) {#member, offsetof(struct stepper_constants, member), value, true},
#include "engine/step/stepper_numbers.h"
#undef REAL
#undef WHOLE
};
enum { NUMBERS = sizeof numbers / sizeof *numbers };

/* Sets the number to a multiple of its usual value; a whole number is rounded. Returns the value.
 */
static double scale(const struct number *n, double factor) {
    char *to = (char *)&stepper_constants + n->at;
    if (n->whole)
        return *(int *)to = (int)lround(factor * n->usual);
    return *(double *)to = factor * n->usual;
}

/* --- the strikes ------------------------------------------------------------------------------ */

enum { STRIKES_MOST = 320, SETS = 3, SCENES = 40 };

/* Beyond this condition the end of a strike is not decided by its beginning. */
static const double undecided = 1e6;

/* Random strikes and their true motion, which is computed once. */
static struct set {
    const char *name;
    int count, budget;
    bool usual;
    uint64_t seed[STRIKES_MOST];
    struct strike_truth *truth[STRIKES_MOST];
} sets[SETS] = {{"usual", 160, 0, true, {0}, {NULL}},
                {"any", 320, 0, false, {0}, {NULL}},
                {"render", 64, BUDGET_RENDER, false, {0}, {NULL}}};

static struct one_strike strike_of(const struct set *set, int i, struct strike_bank *body) {
    uint64_t rng = set->seed[i];
    struct one_strike b = set->usual ? usual_strike(&rng, (enum body_shape)(i % BODY_SHAPES), body)
                                     : any_strike(&rng, .06e-3 * 44100, 6e-3 * 44100, body);
    b.budget = set->budget;
    return b;
}

static void prepare(struct set *set, double share) {
    static struct strike_bank body;
    uint64_t rng = 7;
    set->count = (int)ceil(share * set->count);
    for (int i = 0; i < set->count; i++) {
        set->seed[i] = check_random(&rng);
        struct one_strike b = strike_of(set, i, &body);
        set->truth[i] = strike_truth(&b);
        if (set->truth[i] && set->truth[i]->condition > undecided) {
            strike_truth_free(set->truth[i]);
            set->truth[i] = NULL;
        }
    }
}

static struct figures *errors(const struct set *set) {
    static struct strike_bank body;
    static struct figures f;
    f = (struct figures){0};
    for (int i = 0; i < set->count; i++) {
        const struct strike_truth *t = set->truth[i];
        if (!t)
            continue;
        struct one_strike b = strike_of(set, i, &body);
        struct strike_core *c = strike_core(&b, t);
        figures_put(&f, strike_error(&b, t, c), t->condition);
        strike_core_free(c);
    }
    return &f;
}

/* The largest relative error of the duration against a wall, over phases, exponents, lengths. */
static double wall_error(void) {
    static const double samples[] = {.3, 2, 20, 150}, alphas[] = {1, 1.5, 2.5, 4},
                        damping[] = {0, 1};
    const double v = .8;
    double worst = 0;
    for (int n = 0; n < 4 * 4 * 2 * 8; n++) {
        struct contact_inputs head;
        struct collision_def c =
            rig_lumped(0, alphas[n / 4 % 4], damping[n / 16 % 2], v, samples[n % 4], &head);
        struct collision_state *s = collision_state_new(&c, head, 0, 0);
        struct collision_event hit = {.duration = (double)HUGE_VAL};
        double phase = (n / 32 + .41) / 8, tau = samples[n % 4] / c.rate;
        rig_approach(s, phase / c.rate, v);
        rig_play(&c, s, (int)ceil(phase + tau * c.rate * 1.01) + 2);
        collision_take_event(s, &hit);
        accuracy_worse(&worst, fabs(hit.duration / tau - 1));
        collision_state_free(s);
    }
    return worst;
}

/* The median and the 90 % of the error of random scenes of several contacts, live. */
static void contacts_errors(int count, double *median, double *most) {
    static struct figures f;
    f = (struct figures){0};
    for (int i = 0; i < count; i++)
        figures_put(&f, contacts_off_truth(40 + (uint64_t)i, true, 300, 32), 1);
    *median = figures_at(&f, .5);
    *most = figures_at(&f, .9);
}

/* --- the table -------------------------------------------------------------------------------- */

static void print_line(const char *name, double value, int scenes) {
    double median, most;
    contacts_errors(scenes, &median, &most);
    printf("%-24s %8.4g", name, value);
    for (int i = 0; i < SETS; i++) {
        struct figures *f = errors(&sets[i]);
        printf(" | %7.1e %7.1e %7.1e", figures_at(f, .5), figures_at(f, .95), figures_at(f, .99));
    }
    printf(" | %7.1e %7.1e | %7.1e | %4.0f %4.0f |", median, most, wall_error(),
           20 * log10(chord_error(BODY_WOODBLOCK, 3)), 20 * log10(chord_error(BODY_MARIMBA, 3)));
    for (int modes = 32; modes <= 256; modes *= 8)
        printf(" %6.1f", 1e-3 * anything_work(&(struct anything_rig){
                                    .modes = modes, .pickups = 1, .budget = budget_usual()}));
    printf("\n");
    fflush(stdout);
}

int main(int argc, char **argv) {
    double share = argc > 1 ? fmin(fmax(atof(argv[1]), .01), 1) : 1;
    for (int i = 0; i < SETS; i++)
        prepare(&sets[i], share);
    printf("Error of strikes at 50, 95 and 99 %% | of contacts at 50 and 90 %% | of durations on a "
           "wall | of chords of three, dB | "
           "worst block, us counted, 32 and 256 modes\n%-33s",
           "number");
    for (int i = 0; i < SETS; i++)
        printf(" | %-23s", sets[i].name);
    printf(" | contacts        | wall    | wood  mari |     32    256\n");
    int scenes = (int)ceil(share * SCENES);
    print_line("as it is", 1, scenes);
    for (int i = 0; i < NUMBERS; i++) {
        bool asked = argc <= 2;
        for (int k = 2; k < argc; k++)
            asked |= strcmp(argv[k], numbers[i].name) == 0;
        if (!asked)
            continue;
        print_line(numbers[i].name, scale(&numbers[i], .5), scenes);
        print_line(numbers[i].name, scale(&numbers[i], 2), scenes);
        scale(&numbers[i], 1);
    }
    return 0;
}
