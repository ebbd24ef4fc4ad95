/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_series.c: rebounds of successive contacts: each begins with the budget that the contacts
 * before have left, and may exhaust it in the middle. */
#include <math.h>

#include "accuracy/accuracy.h"
#include "support/check.h"
#include "support/rig.h"

/* Contacts of R samples, each begun `least` to `most` samples after the one before, every second
 * one by a strike: the steps that each finds are those that the ones before have left. */
struct series {
    double R, alpha, u, body; /* a free mass of `body` kg, 0 is a wall */
    int least, most;
};

static double series_v_out(const struct series *series, uint64_t *rng) {
    enum { CONTACTS = 40 };
    double v = 1, worst = 0;
    struct contact_inputs head;
    struct collision_def c =
        rig_lumped(series->body, series->alpha, series->u, v, series->R, &head);
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    int contacts = 0;
    for (int i = 0; i < CONTACTS; i++) {
        struct collision_event hit;
        s->motion.body_v = 0;
        if (i % 2)
            collision_strike(s, v);
        else
            rig_approach(s, check_uniform(rng, 0, 1) / c.rate, v);
        rig_play(&c, s, series->least + (int)check_uniform(rng, 0, series->most - series->least));
        for (; collision_take_event(s, &hit); contacts++) {
            accuracy_worse(&worst, fabs(hit.v_in - v) / v);
            accuracy_worse(&worst, fabs(hit.v_out / wall_rebound(head.mu, v) - 1));
        }
    }
    collision_state_free(s);
    return contacts == CONTACTS ? worst : (double)HUGE_VAL;
}

static void scan_series(const char *name, double body) {
    static const double alphas[] = {1, 1.5, 2.7, 4}, us[] = {0, .5, 2, 8};
    uint64_t rng = (uint64_t)accuracy_count(6, 7);
    double worst = 0;
    for (int i = 0; i < 16; i++) {
        struct series steady = {16, alphas[i % 4], us[i / 4], body, 40, 80};
        struct series dense = {.05, alphas[i % 4], us[i / 4], body, 3, 3};
        accuracy_worse(&worst, series_v_out(&steady, &rng));
        accuracy_worse(&worst, series_v_out(&dense, &rng));
    }
    for (int i = 0; i < accuracy_count(2000, 50); i++) {
        double R = check_log_uniform(&rng, .01, 60);
        struct series any = {R,    alphas[i % 4], us[i / 4 % 4],
                             body, (int)R + 3,    (int)R + (int)check_log_uniform(&rng, 3, 300)};
        accuracy_worse(&worst, series_v_out(&any, &rng));
    }
    accuracy_line(name, worst, 1e-6);
}

void accuracy_series(void) {
    if (accuracy_wants("wall-v-out-in-series"))
        scan_series("wall-v-out-in-series", 0);
    if (accuracy_wants("mass-v-out-in-series"))
        scan_series("mass-v-out-in-series", .023);
}
