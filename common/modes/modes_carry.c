/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_carry.c: the motion of one bank goes on in another; see modes.h. */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "modes/modes_table.h"

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

/* --- which mode goes on in which ---------------------------------------------------------------
 */

struct carry {
    const struct modes *from, *to;
    const struct modes_state *s;
    double force;
    double *q, *p; /* what becomes of them */
};

/* Mode i of one bank goes on in mode j of the other, by that share. */
typedef void kin_visit(const struct carry *c, int i, int j, double share);

/* The one that stands for a pair is what a force at the contact point moves of the two: cos and sin
 * of an angle of it, by what each of them has there; where there is nothing, it is the first. For
 * the last one's second there may be no room. */
static double kin_share(const struct modes *one, int k, const struct modes *two, int n,
                        bool second) {
    double of_one = one->c[k], first = two->c[second ? n - 1 : n];
    bool both = second || two->paired[n] > 0;
    if (!both && n + 1 < two->body)
        return 1; /* no pair: the same mode, whatever else has changed */
    double whole = both ? hypot(first, two->c[second ? n : n + 1]) : fabs(of_one);
    if (whole == 0)
        return !second;
    return copysign(fmin(1, fabs(two->c[n]) / whole), of_one * two->c[n]);
}

/* One bank has both members of each pair where the other has one mode. */
static inline void kin_of_pairs(const struct carry *c, kin_visit *visit) {
    bool parts = c->to->pairs;
    const struct modes *one = parts ? c->from : c->to, *two = parts ? c->to : c->from;
    for (int k = 0, n = 0; k < one->body && n < two->body; k++) {
        int last = n + (two->paired[n] > 0);
        for (int first = n; n <= last; n++)
            visit(c, parts ? k : n, parts ? n : k, kin_share(one, k, two, n, n > first));
    }
}

static inline void kin_each(const struct carry *c, kin_visit *visit) {
    const struct modes *from = c->from, *to = c->to;
    if (from->pairs != to->pairs)
        kin_of_pairs(c, visit);
    else
        for (int i = 0; i < fewer(from->body, to->body); i++)
            visit(c, i, i, 1);
    for (int i = 0; i < fewer(from->hammer, to->hammer); i++)
        visit(c, from->body_end + i, to->body_end + i, 1);
}

/* --- going on --------------------------------------------------------------------------------- */

static inline void carry_mode(const struct carry *c, int i, int j, double share) {
    struct heir heir = heir_of(c->from, i, c->to, j, c->s);
    c->q[j] += share * heir.q * c->s->q[i];
    c->p[j] += share * heir.p * c->s->p[i];
}

static void carry(const struct modes *from, const struct modes *to, struct modes_state *s) {
    struct carry c = {.from = from, .to = to, .s = s, .q = s->s0, .p = s->s1};
    size_t size = (size_t)to->hammer_end * sizeof(double);
    assert(to->hammer_end <= s->room);
    memset(c.q, 0, size);
    memset(c.p, 0, size);
    kin_each(&c, carry_mode);
    memcpy(s->q, c.q, size);
    memcpy(s->p, c.p, size);
}

static inline void inherit_mode(const struct carry *c, int i, int j, double share) {
    (void)share;
    c->q[j] = c->s->struck_scale[i];
    c->p[j] = c->from->heard_as == c->to->heard_as ? c->s->struck_loud[i] : c->to->loud[j];
}

/* Where a mode was struck goes with it; what is new begins here. */
static void inherit(const struct modes *from, const struct modes *to, struct modes_state *s) {
    struct carry c = {.from = from, .to = to, .s = s, .q = s->s0, .p = s->s1};
    size_t size = (size_t)to->hammer_end * sizeof(double);
    memcpy(c.q, to->scale, size);
    memcpy(c.p, to->loud, size);
    kin_each(&c, inherit_mode);
    memcpy(s->struck_scale, c.q, size);
    memcpy(s->struck_loud, c.p, size);
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

static inline void lean_mode(const struct carry *c, int i, int j, double share) {
    c->q[j] -= share * heir_of(c->from, i, c->to, j, c->s).q * lean(c->from, i, c->force);
}

/* How far each mode has to go from where it was carried to, so that it leans as the new bank does.
 */
static void lean_ways(const struct modes *from, const struct modes *to, const struct modes_state *s,
                      double force, double *dq) {
    struct carry c = {.from = from, .to = to, .s = s, .force = force, .q = dq};
    for (int j = 0; j < to->hammer_end; j++)
        dq[j] = lean(to, j, force);
    kin_each(&c, lean_mode);
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

static void go(const struct modes *to, struct modes_state *s, const double *dq, double way) {
    for (int j = 0; j < to->hammer_end; j++)
        s->q[j] += way * dq[j];
}

/* Energy is what there was before. */
static void lean_on(const struct modes *from, const struct modes *to, struct modes_state *s,
                    double force, double energy) {
    double *dq = s->s0;
    lean_ways(from, to, s, force, dq);
    go(to, s, dq, way_within(to, s, dq, energy - modes_energy(to, s)));
}

/* All the way, and what that takes, J. */
static double lean_fully(const struct modes *from, const struct modes *to, struct modes_state *s,
                         double load) {
    double *dq = s->s0, before = modes_energy(to, s);
    lean_ways(from, to, s, load, dq);
    go(to, s, dq, 1);
    return fmax(modes_energy(to, s) - before, 0);
}

double modes_carry(const struct modes *from, const struct modes *to, struct modes_state *s,
                   double force, double load) {
    double energy = force != load ? modes_energy(from, s) : 0, work = 0;
    carry(from, to, s);
    if (load != 0)
        work = lean_fully(from, to, s, load);
    if (force != load)
        lean_on(from, to, s, force - load, energy + work);
    inherit(from, to, s);
    return work;
}

/* The force that would hold a range of modes, at rest, as far from where they swing about. */
static double bent_by(const struct modes *m, const struct modes_state *s, int from, int to) {
    double bends = 0, bent = 0;
    for (int i = from; i < to; i++) {
        bends += m->c[i] * lean(m, i, 1);
        bent += m->omega2[i] > 0 ? m->c[i] * s->q[i] : 0;
    }
    return bends > 0 ? bent / bends : 0;
}

double modes_bent_by(const struct modes *m, const struct modes_state *s) {
    if (!(m->bends > 0 && isfinite(m->bends)))
        return bent_by(m, s, 0, m->body_end);
    return m->kernel->sum(m->c, s->q, m->body_end) / m->bends;
}

/* As much of the force as holds them: without it they have no more energy. */
static void range_let_go(const struct modes *m, struct modes_state *s, int from, int to,
                         double held, double force) {
    if (held * force <= 0)
        return;
    held = fabs(held) < fabs(force) ? held : force;
    for (int i = from; i < to; i++)
        s->q[i] -= lean(m, i, held);
}

bool modes_bend_alike(const struct modes *a, const struct modes *b) {
    size_t size = (size_t)a->hammer_end * sizeof(double);
    return a->body == b->body && a->hammer == b->hammer &&
           memcmp(a->omega2, b->omega2, size) == 0 && memcmp(a->c, b->c, size) == 0;
}

void modes_let_go_body(const struct modes *m, struct modes_state *s, double force) {
    range_let_go(m, s, 0, m->body_end, modes_bent_by(m, s), force);
}

void modes_let_go_hammer(const struct modes *m, struct modes_state *s, double force) {
    range_let_go(m, s, m->body_end, m->hammer_end, bent_by(m, s, m->body_end, m->hammer_end),
                 force);
}

void modes_lean(const struct modes *m, struct modes_state *s, double force) {
    memcpy(s->r0, s->q, (size_t)m->hammer_end * sizeof *s->q);
    for (int i = 0; i < m->hammer_end; i++)
        s->q[i] -= lean(m, i, force);
}

void modes_lean_back(const struct modes *m, struct modes_state *s) {
    memcpy(s->q, s->r0, (size_t)m->hammer_end * sizeof *s->q);
}
