/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_carry.c: the motion of one bank goes on in another; see modes.h. */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "modes.h"

static int fewer(int a, int b) { return a < b ? a : b; }

/* How fast a mode is here, of how fast it would be had nothing held it back since it was struck: as
 * it is struck_, heavier it has its energy, and louder it is heard as it was. */
static double held_back(const struct modes *m, int i, double struck_scale, double struck_loud) {
    double slower = m->scale[i] / struck_scale, softer = struck_loud / m->loud[i];
    return fmin(1, m->loud[i] > 0 ? fmin(slower, softer) : slower);
}

/* One mode that goes on, in mass-normalised coordinates: the velocity is p / sqrt(m) and the energy
 * (p^2 + omega^2 q^2) / 2. */
struct heir {
    double p, q; /* what they are multiplied by */
};

/* What does not swing in both has no place that could be kept. */
static struct heir heir_of(const struct modes *from, int i, const struct modes *to, int j,
                           const struct modes_state *s) {
    double scale = s->struck_scale[i];
    double loud = from->heard_as == to->heard_as ? s->struck_loud[i] : (double)HUGE_VAL;
    double before = held_back(from, i, scale, loud), after = held_back(to, j, scale, loud);
    double p = before > 0 ? from->scale[i] / to->scale[j] * after / before : 0;
    bool swings = from->omega2[i] > 0 && to->omega2[j] > 0;
    return (struct heir){p, swings ? p * sqrt(from->omega2[i] / to->omega2[j]) : 0};
}

static void carry_mode(const struct modes *from, int i, const struct modes *to, int j,
                       const struct modes_state *s, double *q, double *p) {
    struct heir heir = heir_of(from, i, to, j, s);
    q[j] = heir.q * s->q[i];
    p[j] = heir.p * s->p[i];
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

/* Where a mode was struck goes with it; what is new begins here. */
static void inherit(const struct modes *from, const struct modes *to, struct modes_state *s) {
    double *of_mode[] = {s->struck_scale, s->struck_loud};
    const double *here[] = {to->scale, to->loud};
    for (int n = 0; n < 2; n++) {
        int body = fewer(from->body, to->body), hammer = fewer(from->hammer, to->hammer);
        double *of_hammer = of_mode[n] + to->body_end;
        memmove(of_hammer, of_mode[n] + from->body_end, (size_t)hammer * sizeof(double));
        for (int i = from->heard_as == to->heard_as || n == 0 ? body : 0; i < to->body_end; i++)
            of_mode[n][i] = here[n][i];
        for (int i = hammer; i < to->hammer_end - to->body_end; i++)
            of_hammer[i] = here[n][to->body_end + i];
    }
}

void modes_struck(const struct modes *m, struct modes_state *s) {
    memcpy(s->struck_scale, m->scale, (size_t)m->hammer_end * sizeof(double));
    memcpy(s->struck_loud, m->loud, (size_t)m->hammer_end * sizeof(double));
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
                       int after, double force, const struct modes_state *s, double *dq) {
    for (int n = 0; n < after; n++, i++, j++) {
        dq[j] = lean(to, j, force);
        if (n < before && from->omega2[i] > 0)
            dq[j] -= heir_of(from, i, to, j, s).q * lean(from, i, force);
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

/* Energy is what there was before. */
static void lean_on(const struct modes *from, const struct modes *to, struct modes_state *s,
                    double force, double energy) {
    double *dq = s->s0;
    memset(dq, 0, (size_t)to->hammer_end * sizeof *dq);
    lean_range(from, 0, to, 0, from->body, to->body, force, s, dq);
    lean_range(from, from->body_end, to, to->body_end, from->hammer, to->hammer, force, s, dq);
    double way = way_within(to, s, dq, energy - modes_energy(to, s));
    for (int j = 0; j < to->hammer_end; j++)
        s->q[j] += way * dq[j];
}

void modes_carry(const struct modes *from, const struct modes *to, struct modes_state *s,
                 double force) {
    double energy = force != 0 ? modes_energy(from, s) : 0;
    carry(from, to, s);
    if (force != 0)
        lean_on(from, to, s, force, energy);
    inherit(from, to, s);
}

void modes_lean(const struct modes *m, struct modes_state *s, double force) {
    memcpy(s->r0, s->q, (size_t)m->hammer_end * sizeof *s->q);
    for (int i = 0; i < m->hammer_end; i++)
        s->q[i] -= lean(m, i, force);
}

void modes_lean_back(const struct modes *m, struct modes_state *s) {
    memcpy(s->q, s->r0, (size_t)m->hammer_end * sizeof *s->q);
}
