/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_carry.c: the motion of one bank goes on in another; see modes.h. */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "modes.h"

static int fewer(int a, int b) { return a < b ? a : b; }

static double slower(const struct modes *from, int i, const struct modes *to, int j) {
    double share = from->scale[i] / to->scale[j];
    return share < 1 ? share : 1;
}

/* Where q comes to; what does not swing in both has no place that could be kept. */
static double carried(const struct modes *from, int i, const struct modes *to, int j, double q) {
    bool swings = from->omega2[i] > 0 && to->omega2[j] > 0;
    return swings ? slower(from, i, to, j) * sqrt(from->omega2[i] / to->omega2[j]) * q : 0;
}

/* One mode: neither its energy nor its velocity rises. In mass-normalised coordinates the velocity
 * is p / sqrt(m) and the energy (p^2 + omega^2 q^2) / 2. */
static void carry_mode(const struct modes *from, int i, const struct modes *to, int j,
                       const struct modes_state *s, double *q, double *p) {
    q[j] = carried(from, i, to, j, s->q[i]);
    p[j] = slower(from, i, to, j) * s->p[i];
}

static void carry(const struct modes *from, const struct modes *to, struct modes_state *s) {
    double *q = s->s0, *p = s->s1;
    size_t size = (size_t)to->hammer_end * sizeof(double);
    assert(to->hammer_end <= s->room);
    memset(q, 0, size);
    memset(p, 0, size);
    for (int i = 0; i < fewer(from->body, to->body); i++)
        carry_mode(from, i, to, i, s, q, p);
    for (int i = 0; i < fewer(from->hammer, to->hammer); i++)
        carry_mode(from, from->body_end + i, to, to->body_end + i, s, q, p);
    memcpy(s->q, q, size);
    memcpy(s->p, p, size);
}

/* --- under a force ---------------------------------------------------------------------------- */

/* What a force at the contact point holds a mode away from where it would swing about; what does
 * not swing is not held. */
static double lean(const struct modes *m, int i, double force) {
    return m->omega2[i] > 0 ? m->c[i] * force / m->omega2[i] : 0;
}

/* How far each mode has to go from where it was carried to, so that it leans as the new bank does;
 * into dq. */
static void lean_range(const struct modes *from, int i, const struct modes *to, int j, int before,
                       int after, double force, double *dq) {
    for (int n = 0; n < after; n++, i++, j++) {
        dq[j] = lean(to, j, force);
        if (n < before && from->omega2[i] > 0)
            dq[j] -= carried(from, i, to, j, lean(from, i, force));
    }
}

/* a t^2 + b t = gain is what going t of that way adds to the energy: as far as there is any. */
static double way_within(const struct modes *to, const struct modes_state *s, const double *dq,
                         double gain) {
    double a = 0, b = 0;
    for (int j = 0; j < to->hammer_end; j++) {
        a += to->omega2[j] * dq[j] * dq[j] / 2;
        b += to->omega2[j] * s->q[j] * dq[j];
    }
    gain = gain > 0 ? gain : 0;
    if (a + b <= gain)
        return 1;
    return a > 0 ? (sqrt(b * b + 4 * a * gain) - b) / (2 * a) : 0;
}

void modes_carry(const struct modes *from, const struct modes *to, struct modes_state *s,
                 double force) {
    double energy = force != 0 ? modes_energy(from, s) : 0, *dq = s->s0;
    carry(from, to, s);
    if (force == 0)
        return;
    memset(dq, 0, (size_t)to->hammer_end * sizeof *dq);
    lean_range(from, 0, to, 0, from->body, to->body, force, dq);
    lean_range(from, from->body_end, to, to->body_end, from->hammer, to->hammer, force, dq);
    double way = way_within(to, s, dq, energy - modes_energy(to, s));
    for (int j = 0; j < to->hammer_end; j++)
        s->q[j] += way * dq[j];
}

void modes_lean(const struct modes *m, struct modes_state *s, double force) {
    memcpy(s->r0, s->q, (size_t)m->hammer_end * sizeof *s->q);
    for (int i = 0; i < m->hammer_end; i++)
        s->q[i] -= lean(m, i, force);
}

void modes_lean_back(const struct modes *m, struct modes_state *s) {
    memcpy(s->q, s->r0, (size_t)m->hammer_end * sizeof *s->q);
}
