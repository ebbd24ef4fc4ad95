/* SPDX-License-Identifier: BSD-3-Clause */
/* reference.h: a second simulation of a hammer on modes, as an oracle for the collision core. It
 * shares neither code nor method with the core's scheme.
 *
 * Strang splitting: half a step of free motion in closed form, then the contact's impulse at
 * constant x, then the other half. At constant x Hunt-Crossley is linear in the relative velocity
 * v, dv/dt = -(1 + mu v) F / m,   1/m = 1/m_h + sum c^2,   F = k [x]^alpha, so 1 + mu v falls by
 * the factor e^(-mu F h / m). Where 1 + mu v < 0 the force is 0. The error is of order h^2 and is
 * kept small by thousands of steps per contact.
 */
#ifndef KNOCK_REFERENCE_H
#define KNOCK_REFERENCE_H

#include <math.h>
#include <stdbool.h>

enum { REFERENCE_MODES = 32 };

/* q'' + 2 sigma q' + omega^2 q = c F; the contact point moves by sum c q. */
struct reference_mode {
    double omega, sigma, c; /* 1/s, 1/s, 1/sqrt(kg) */
};

/* The free motion of a mode over a fixed time: (q, p) -> (qq q + qp p, pq q + pp p). */
struct reference_turn {
    double qq, qp, pq, pp;
};

struct reference {
    double m, a;         /* of the hammer, kg; its acceleration without contact, m/s^2 */
    double k, mu, alpha; /* of the contact; may change between two steps */
    int modes;           /* 0: a wall */
    struct reference_mode mode[REFERENCE_MODES];
    double h; /* s */
    struct reference_turn half[REFERENCE_MODES];
    double y, v; /* the hammer */
    double q[REFERENCE_MODES], p[REFERENCE_MODES];
};

static inline struct reference_turn reference_turn(const struct reference_mode *mode, double t) {
    double w2 = mode->omega * mode->omega - mode->sigma * mode->sigma, w = sqrt(fabs(w2));
    double decay = exp(-mode->sigma * t);
    double cosine = w2 >= 0 ? cos(w * t) : cosh(w * t);
    double sine = w == 0 ? t : (w2 > 0 ? sin(w * t) : sinh(w * t)) / w;
    return (struct reference_turn){decay * (cosine + mode->sigma * sine), decay * sine,
                                   -decay * mode->omega * mode->omega * sine,
                                   decay * (cosine - mode->sigma * sine)};
}

/* Call it after setting the modes or h. */
static inline void reference_step_length(struct reference *r, double h) {
    r->h = h;
    for (int i = 0; i < r->modes; i++)
        r->half[i] = reference_turn(&r->mode[i], h / 2);
}

static inline double reference_x(const struct reference *r) {
    double x = r->y;
    for (int i = 0; i < r->modes; i++)
        x -= r->mode[i].c * r->q[i];
    return x;
}

static inline double reference_v(const struct reference *r) {
    double v = r->v;
    for (int i = 0; i < r->modes; i++)
        v -= r->mode[i].c * r->p[i];
    return v;
}

static inline void reference_turn_mode(const struct reference_turn *t, double *q, double *p) {
    double before = *q;
    *q = t->qq * before + t->qp * *p;
    *p = t->pq * before + t->pp * *p;
}

static inline void reference_half(struct reference *r) {
    r->y += r->h / 2 * (r->v + r->a * r->h / 4);
    r->v += r->a * r->h / 2;
    for (int i = 0; i < r->modes; i++)
        reference_turn_mode(&r->half[i], &r->q[i], &r->p[i]);
}

static inline void reference_kick(struct reference *r) {
    double x = reference_x(r), mobility = 1 / r->m;
    if (x <= 0)
        return;
    for (int i = 0; i < r->modes; i++)
        mobility += r->mode[i].c * r->mode[i].c;
    double speed = r->h * r->k * pow(x, r->alpha) * mobility; /* change of v at mu = 0 */
    double v = reference_v(r), share = r->mu * speed;
    if (1 + r->mu * v <= 0)
        return;
    double change = share == 0 ? -speed : (1 + r->mu * v) * expm1(-share) / r->mu;
    r->v += change / mobility / r->m;
    for (int i = 0; i < r->modes; i++)
        r->p[i] -= change / mobility * r->mode[i].c;
}

static inline void reference_step(struct reference *r) {
    reference_half(r);
    reference_kick(r);
    reference_half(r);
}

/* Free motion for any time. */
static inline void reference_fly(struct reference *r, double t) {
    r->y += t * (r->v + r->a * t / 2);
    r->v += r->a * t;
    for (int i = 0; i < r->modes; i++) {
        struct reference_turn turn = reference_turn(&r->mode[i], t);
        reference_turn_mode(&turn, &r->q[i], &r->p[i]);
    }
}

/* Steps until hammer and body have parted; returns the time, < 0 if `longest` was not enough. */
static inline double reference_contact(struct reference *r, double longest) {
    long steps = 0, most = lround(longest / r->h);
    do
        reference_step(r);
    while (++steps < most && (reference_x(r) > 0 || reference_v(r) > 0));
    return steps < most ? (double)steps * r->h : -1;
}

/* ||A - B|| / ||B|| of modal amplitudes p + i omega q, over the modes that are `audible`. */
static inline double reference_distance(const struct reference *r, const double *q, const double *p,
                                        double audible) {
    double apart = 0, all = 0;
    for (int i = 0; i < r->modes; i++) {
        const struct reference_mode *mode = &r->mode[i];
        if (mode->omega >= audible)
            continue;
        apart += pow(p[i] - r->p[i], 2) + pow(mode->omega * (q[i] - r->q[i]), 2);
        all += pow(r->p[i], 2) + pow(mode->omega * r->q[i], 2);
    }
    return sqrt(apart / all);
}

#endif
