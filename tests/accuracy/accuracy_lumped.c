/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_lumped.c: rebound and duration of a hammer against a wall and a free mass. */
#include <math.h>

#include "accuracy/accuracy.h"
#include "support/rig.h"

/* One contact that enters `phase` of a sample late; its event. */
static struct collision_event contact_event(const struct collision_def *c,
                                            struct collision_state *s, double v, double phase,
                                            double tau) {
    struct collision_event hit = {.v_out = (double)HUGE_VAL, .duration = (double)HUGE_VAL};
    collision_reset(c, s);
    rig_approach(s, phase / c->rate, v);
    rig_play(c, s, (int)ceil(phase + tau * c->rate * 1.01) + 2);
    collision_take_event(s, &hit);
    return hit;
}

struct lumped_worst {
    double v_out, duration;
};

static void scan_phases(double R, double alpha, double u, double body, struct lumped_worst *worst) {
    double v = .8;
    struct contact_inputs head;
    struct collision_def c = rig_lumped(body, alpha, u, v, R, &head);
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    int phases = accuracy_count(64, 7);
    double v_out = wall_rebound(head.mu, v), tau = R / c.rate;
    struct lumped_worst here = {0, 0};
    for (int i = 0; i < phases; i++) {
        struct collision_event hit = contact_event(&c, s, v, (i + .41) / phases, tau);
        accuracy_worse(&here.v_out, fabs(hit.v_out - v_out) / fabs(v_out));
        accuracy_worse(&here.duration, fabs(hit.duration - tau) / tau);
    }
    accuracy_worse(&worst->v_out, here.v_out);
    accuracy_worse(&worst->duration, here.duration);
    collision_state_free(s);
}

static void scan(const char *name_v_out, const char *name_duration, double body) {
    static const double Rs[] = {.01, .02, .05, .1, .3, .7, 1, 2, 3.3, 7.7, 20, 50, 150, 400, 1000};
    static const double alphas[] = {1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4};
    static const double us[] = {0, .01, .1, .5, 1, 2, 5, 10};
    struct lumped_worst worst = {0, 0};
    int skip = accuracy_count(1, 2);
    for (int i = 0; i < 15; i += skip)
        for (int j = 0; j < 8; j += skip)
            for (int k = 0; k < 8; k++)
                scan_phases(Rs[i], alphas[j], us[k], body, &worst);
    accuracy_line(name_v_out, worst.v_out, 1e-6);
    accuracy_line(name_duration, worst.duration, 1e-3);
}

void accuracy_lumped(void) {
    if (accuracy_wants("wall-v-out") || accuracy_wants("wall-duration"))
        scan("wall-v-out", "wall-duration", 0);
    if (accuracy_wants("mass-v-out") || accuracy_wants("mass-duration"))
        scan("mass-v-out", "mass-duration", .023);
}
