/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_hit.c: the numbers of the event `hit`, against the closed forms of wall.h.
 *
 * The force along the phase curve is F(v) = k x(v)^alpha (1 + mu v), x(v) from [PAR09] (3). It
 * rises from 0 at v_in to its one peak and falls to 0 at v_out. */
#include <math.h>

#include "accuracy/accuracy.h"
#include "support/par09.h"
#include "support/rig.h"

static double force_at(double m, const struct contact *c, double v_in, double v) {
    return contact_force(c, wall_compression(m, c, v_in, v), v);
}

/* The greatest of many points of the curve, and then of as many between its two neighbours. */
static double peak_force(double m, const struct contact *c, double v_in) {
    enum { POINTS = 200, PASSES = 4 };
    double from = wall_rebound(c->mu, v_in), to = v_in, most = 0;
    for (int pass = 0; pass < PASSES; pass++) {
        double step = (to - from) / POINTS, best = from;
        for (int i = 1; i < POINTS; i++) {
            double v = from + step * i, force = force_at(m, c, v_in, v);
            if (force > most) {
                most = force;
                best = v;
            }
        }
        if (pass == 0 || best > from) {
            from = best - step;
            to = best + step;
        }
    }
    return most;
}

struct hits {
    double peak, depth, lost, time; /* the worst errors; of time in contact times */
};

static void scan_hits(double R, double alpha, double u, double body, struct hits *worst) {
    double v = .8, tau;
    struct contact_inputs head;
    struct collision_def c = rig_lumped(body, alpha, u, v, R, &head);
    struct contact contact = contact_of(&c.contact, head);
    double m = body > 0 ? wall_reduced_mass(c.mass, body) : c.mass;
    double peak = peak_force(m, &contact, v), depth = wall_depth(m, &contact, v);
    double lost = par09_energy_lost(m, head.mu, v), energy = m * v * v / 2;
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    int phases = accuracy_count(64, 7);
    tau = R / c.rate;
    for (int i = 0; i < phases; i++) {
        double phase = (i + .37) / phases;
        struct collision_event hit = {.peak = (double)NAN};
        collision_reset(&c, s);
        rig_approach(s, phase / c.rate, v);
        rig_play(&c, s, (int)ceil(phase + R * 1.01) + 2);
        collision_take_event(s, &hit);
        accuracy_worse(&worst->peak, fabs(hit.peak / peak - 1));
        accuracy_worse(&worst->depth, fabs(hit.depth / depth - 1));
        accuracy_worse(&worst->lost, fabs(hit.lost - lost) / energy);
        accuracy_worse(&worst->time, fabs(hit.time - phase / c.rate) / tau);
    }
    collision_state_free(s);
}

/* Peak and depth are maxima over the steps, of which a contact has at least 72: of the mean force
 * of a step, and of x at its end. The lost energy and the time of the entry do not depend on the
 * steps. */
void accuracy_hit(void) {
    static const double Rs[] = {.01, .03, .1, .3, 1, 3, 10, 30, 100, 300, 1000};
    static const double alphas[] = {1, 1.3, 1.5, 2, 2.5, 3, 4}, us[] = {0, .1, .5, 1, 2, 5, 10};
    struct hits worst = {0};
    int skip = accuracy_count(1, 2);
    for (int i = 0; i < 11; i += skip)
        for (int j = 0; j < 7; j += skip)
            for (int k = 0; k < 7; k++) {
                scan_hits(Rs[i], alphas[j], us[k], 0, &worst);
                scan_hits(Rs[i], alphas[j], us[k], .023, &worst);
            }
    accuracy_line("hit-peak", worst.peak, 1e-2);
    accuracy_line("hit-depth", worst.depth, 1e-3);
    accuracy_line("hit-lost", worst.lost, 1e-6);
    accuracy_line("hit-time", worst.time, 1e-9);
}
