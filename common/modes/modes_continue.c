/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_continue.c: continues the motion of one bank in another; static displacement. See
 * modes.h. */
#include <math.h>
#include <string.h>

#include "modes/modes.h"

static int fewer(int a, int b) { return a < b ? a : b; }

static void continue_range(const struct modes *from, const struct modes_state *motion, int first,
                           const struct modes *to, struct modes_state *s, int at, int count) {
    for (int i = 0; i < count; i++) {
        double omega2 = from->omega2[first + i], omega2_to = to->omega2[at + i];
        s->p[at + i] = motion->p[first + i];
        s->q[at + i] =
            omega2 > 0 && omega2_to > 0 ? motion->q[first + i] * sqrt(omega2 / omega2_to) : 0;
    }
}

void modes_continue(const struct modes *from, const struct modes_state *motion,
                    const struct modes *to, struct modes_state *s) {
    modes_state_rest(s);
    continue_range(from, motion, 0, to, s, 0, fewer(from->body, to->body));
    continue_range(from, motion, from->body_end, to, s, to->body_end,
                   fewer(from->hammer, to->hammer));
}

/* The force that the load has on mode i. */
static double load_on(const struct modes *m, const struct modes_load *l, int i) {
    if (!l->points)
        return m->c[i] * l->force;
    double sum = 0;
    for (int j = 0; j < l->count; j++)
        sum += modes_points_row(l->points, j)[i] * l->forces[j];
    return i < m->body_end ? sum / l->stiffness : sum;
}

void modes_add_static(const struct modes *m, struct modes_state *s, const struct modes_load *load,
                      double share) {
    for (int i = 0; i < m->hammer_end; i++)
        if (m->omega2[i] > 0)
            s->q[i] += share * load_on(m, load, i) / m->omega2[i];
}

double modes_body_displacement(const struct modes *m, const struct modes_state *s) {
    double sum = 0;
    for (int i = 0; i < m->body_end; i++)
        sum += m->omega2[i] > 0 ? m->c[i] * s->q[i] : 0;
    return sum;
}

/* sum c q / (sum c^2 / omega^2) over the body's modes */
double modes_static_force(const struct modes *m, const struct modes_state *s) {
    double compliance = 0, displacement = 0;
    for (int i = 0; i < m->body_end; i++)
        if (m->omega2[i] > 0) {
            compliance += m->c[i] * m->c[i] / m->omega2[i];
            displacement += m->c[i] * s->q[i];
        }
    return compliance > 0 ? displacement / compliance : 0;
}

void modes_read_static(const struct modes *m, const struct modes_load *load, double *out) {
    for (int k = 0; k < m->pickups; k++) {
        const double *pickup = m->pickup + k * m->hammer_end;
        out[k] = 0;
        for (int i = 0; i < m->body; i++)
            if (m->omega2[i] > 0)
                out[k] += pickup[i] * load_on(m, load, i) / m->omega2[i];
    }
}

void modes_scale_body(const struct modes *m, struct modes_state *s, double q, double p) {
    for (int i = 0; i < m->body_end; i++) {
        s->q[i] *= q;
        s->p[i] *= p;
        s->s0[i] *= q;
        s->s1[i] *= q;
    }
}

bool modes_equal(const struct modes *a, const struct modes *b) {
    size_t size = (size_t)a->hammer_end * sizeof(double), row = size * (size_t)a->pickups;
    return a->body == b->body && a->hammer == b->hammer && a->pickups == b->pickups &&
           a->rate == b->rate && a->audited == b->audited &&
           memcmp(a->omega2, b->omega2, size) == 0 &&
           memcmp(a->two_sigma, b->two_sigma, size) == 0 && memcmp(a->c, b->c, size) == 0 &&
           memcmp(a->pickup, b->pickup, row) == 0;
}
