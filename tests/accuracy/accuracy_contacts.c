/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_contacts.c: several contacts on one body, against an oversampled solution and against
 * the string on a point obstacle. */
#include <math.h>
#include <stdlib.h>

#include "accuracy/accuracy.h"
#include "accuracy/accuracy_figures.h"
#include "support/cabannes.h"
#include "support/contacts_scene.h"
#include "support/random_contacts.h"

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Up to four hammers within each other's contacts, beads and a barrier. */
static void scenes(bool live) {
    enum { MOST = 400 };
    double off[MOST];
    int count = accuracy_count(MOST, 12);
    for (int i = 0; i < count; i++)
        off[i] = contacts_off_truth(1000 + (uint64_t)i, live, 900, 64);
    qsort(off, (size_t)count, sizeof *off, by_size);
    accuracy_line(live ? "contacts-live-50" : "contacts-render-50", off[count / 2],
                  live ? 2e-4 : 2e-5);
    accuracy_line(live ? "contacts-live-95" : "contacts-render-95", off[count * 95 / 100],
                  live ? .1 : 1e-3);
}

/* --- any scene -------------------------------------------------------------------------------- */

enum any_kind { ANY_HUNT_CROSSLEY, ANY_FELT, ANY_STRETCHED, ANY_KINDS };

/* One to eight hammers, beads, barriers and wires, for 20 ms. A body that stretches has held steps
 * alone, of second order: its rows have no target. */
static void any_scenes(bool live) {
    static const char *const sets[2][ANY_KINDS] = {
        {"contacts-any-render", "contacts-felt-render", "contacts-stretched-render"},
        {"contacts-any-live", "contacts-felt-live", "contacts-stretched-live"}};
    static const struct figures_targets targets[2][ANY_KINDS] = {
        {{.half = 2e-5, .nearly_all = 1e-3}, {.half = 3e-5, .most = 3e-3}, {.half = 0}},
        {{.half = 2e-4}, {.half = 0}, {.half = 0}}};
    static struct figures f[ANY_KINDS];
    int count = accuracy_count(400, 12);
    memset(f, 0, sizeof f);
    for (int i = 0; i < count; i++) {
        uint64_t seed = 1 + (uint64_t)i;
        struct random_contacts *r = random_contacts_new(seed, live, scene_rate);
        enum any_kind kind = r->stretches ? ANY_STRETCHED : r->felt ? ANY_FELT : ANY_HUNT_CROSSLEY;
        double off = random_contacts_play(r, seed, 900, 64);
        figures_put(&f[kind], off, random_contacts_condition(r, 64));
        random_contacts_free(r);
    }
    for (int kind = 0; kind < ANY_KINDS; kind++)
        figures_lines(sets[live][kind], &f[kind], targets[live][kind]);
}

/* --- a string on a point ---------------------------------------------------------------------- */

static struct network_scene *string_on_point(int modes, bool live) {
    struct network_scene *s = scene_of(modes, 1);
    scene_add(s, NETWORK_BARRIER, 0, cabannes_point(modes, 1));
    for (int i = 0; i < modes; i++) {
        s->mode[i] = (struct mode){cabannes_f0 * (i + 1), HUGE_VAL, cabannes_mass};
        s->at[i] = cabannes_shape(i + 1);
        s->shape[0][i] = -s->at[i];
    }
    s->budget = live ? 1 : (double)HUGE_VAL;
    s->audit = false;
    scene_make(s);
    struct motion *m = &s->state->motion;
    for (int i = 0; i < modes; i++)
        m->bank->q[i] = cabannes_pluck(i + 1);
    m->bank_at_rest = false;
    s->state->network->asleep = false;
    return s;
}

/* Over the second half of a second; in render over the second quarter, in a hundred steps a sample.
 */
static void string_on_points(const char *row, int modes, bool live, double target) {
    if (!accuracy_wants(row))
        return;
    int samples = (int)(live ? scene_rate : scene_rate / 2);
    struct network_scene *s = string_on_point(modes, live);
    double *y = malloc((size_t)samples * sizeof *y), sustain;
    for (int i = 0; i < samples; i++) {
        scene_run(s, NULL, 1);
        y[i] = s->state->motion.bank->q[0];
    }
    double cents = cabannes_measure(y, samples, scene_rate, &sustain);
    accuracy_line(row, sustain > .8 ? fabs(cents) : (double)HUGE_VAL, target);
    free(y);
    scene_free(s);
}

void accuracy_contacts(void) {
    for (int live = 0; live < 2; live++)
        if (accuracy_wants(
                "contacts-live-50 contacts-live-95 contacts-render-50 contacts-render-95"))
            scenes(live);
    for (int live = 0; live < 2; live++)
        if (accuracy_wants(live ? "contacts-any-live contacts-felt-live contacts-stretched-live"
                                : "contacts-any-render contacts-felt-render "
                                  "contacts-stretched-render"))
            any_scenes(live);
    string_on_points("string-on-point-200-cents", 200, true, 1);
    string_on_points("string-on-point-400-cents", 400, true, .05);
    string_on_points("string-on-point-400-render-cents", 400, false, .05);
}
