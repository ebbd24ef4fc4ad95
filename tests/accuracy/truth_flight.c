/* SPDX-License-Identifier: BSD-3-Clause */
/* truth_flight.c: hammer and body apart. */
#include <float.h>
#include <tgmath.h>

#include "accuracy/truth.h"

truth_real truth_mobility(const struct truth *r) {
    truth_real mobility = 1 / (truth_real)r->m;
    for (int i = 0; i < r->modes; i++)
        mobility += (truth_real)r->mode[i].c * r->mode[i].c;
    return mobility;
}

void truth_impulse(struct truth *r, truth_real impulse) {
    r->v -= impulse / r->m;
    for (int i = 0; i < r->modes; i++)
        r->p[i] += r->mode[i].c * impulse;
}

truth_real truth_free_acceleration(const struct truth *r) {
    truth_real a = r->a;
    for (int i = 0; i < r->modes; i++) {
        const struct truth_mode *m = &r->mode[i];
        a += m->c * ((truth_real)m->omega * m->omega * r->q[i] + 2 * m->sigma * r->p[i]);
    }
    return a;
}

/* q(h) = e^(-sigma h) [q C + (p + sigma q) S], S'' = -(omega^2 - sigma^2) S, C = S' */
static void turn_mode(const struct truth_mode *m, truth_real h, truth_real *q, truth_real *p) {
    truth_real s = m->sigma, w2 = (truth_real)m->omega * m->omega, d2 = w2 - s * s;
    truth_real w = sqrt(fabs(d2)), decay = s > 0 ? exp(-s * h) : 1;
    truth_real C = d2 >= 0 ? cos(w * h) : cosh(w * h);
    truth_real S = w > 0 ? (d2 > 0 ? sin(w * h) : sinh(w * h)) / w : h;
    truth_real q0 = *q, p0 = *p;
    *q = decay * (q0 * C + (p0 + s * q0) * S);
    *p = decay * (p0 * C - (s * p0 + w2 * q0) * S);
}

void truth_fly(struct truth *r, truth_real h) {
    r->y += h * (r->v + r->a * h / 2);
    r->v += r->a * h;
    for (int i = 0; i < r->modes; i++)
        turn_mode(&r->mode[i], h, &r->q[i], &r->p[i]);
    if (r->law == TRUTH_FELT)
        r->z *= exp(-(1 - r->felt_weight) * h / r->felt_time);
    r->t += h;
}

/* --- what cannot happen yet ------------------------------------------------------------------ */

/* With e = p^2 + omega^2 q^2, which only falls: |q| <= sqrt(e)/omega and |q''| <= (omega + 2 sigma)
 * sqrt(e). */
struct bounds {
    truth_real acceleration; /* of x, from now on */
    truth_real reach;        /* of the modes that swing */
    truth_real x, v;         /* without these */
    truth_real digits;       /* of x */
};

static struct bounds bound(const struct truth *r) {
    struct bounds b = {.acceleration = fabs(r->a), .x = r->y, .v = r->v, .digits = fabs(r->y)};
    for (int i = 0; i < r->modes; i++) {
        const struct truth_mode *m = &r->mode[i];
        truth_real size = fabs(m->c) * hypot(r->p[i], m->omega * r->q[i]);
        b.acceleration += (m->omega + 2 * m->sigma) * size;
        b.digits += fabs(m->c * r->q[i]);
        if (m->omega > 0) {
            b.reach += size / m->omega;
        } else {
            b.x -= m->c * r->q[i];
            b.v -= m->c * r->p[i];
        }
    }
    b.digits *= 4 * TRUTH_EPSILON;
    return b;
}

/* The first time at which -d + v t + a t^2/2 = 0. */
static truth_real rise_time(truth_real d, truth_real v, truth_real a) {
    truth_real root = v * v + 2 * a * d;
    if (root < 0)
        return HUGE_VAL;
    root = sqrt(root);
    if (v + root > 0 && v >= 0)
        return 2 * d / (v + root);
    return a > 0 ? (root - v) / a : HUGE_VAL;
}

/* The place of a surface, as x, and its velocity; that of a felt creeps back. */
struct surface {
    truth_real x, v;
};

static struct surface surface(const struct truth *r, int side) {
    struct surface s = {r->law == TRUTH_TWO_SIDED ? side * (truth_real)r->gap : 0, 0};
    if (r->law == TRUTH_FELT && r->z > 0 && r->felt_weight > 0) {
        s.x = pow(r->felt_weight * r->z, 1 / (truth_real)r->alpha);
        s.v = -(1 - r->felt_weight) / (r->alpha * r->felt_time) * s.x;
    }
    return s;
}

/* For how long that surface is surely not met; 0: it is. The felt's surface slows down as it creeps
 * back, so its own x'' brings nothing nearer. */
static truth_real clear_time(const struct truth *r, const struct bounds *b, int side) {
    struct surface s = surface(r, side);
    truth_real d = side * (s.x - truth_x(r)), v = side * (truth_v(r) - s.v);
    if (d <= b->digits && (v > 0 || (v == 0 && side * truth_free_acceleration(r) > 0)))
        return 0;
    truth_real near = rise_time(fmax(d, 0), v, b->acceleration);
    truth_real away = side * (s.x - b->x) - b->reach; /* even if all modes came together */
    if (s.v < 0)
        away = fmin(away, -b->x - b->reach); /* and the felt were back */
    truth_real far = away > 0 ? rise_time(away, side * b->v, side * r->a) : 0;
    return fmax(fmax(near, far), 1e-15);
}

static void begin_contact(struct truth *r, int side) {
    r->side = side;
    r->v_in = (double)(side * truth_v(r));
    r->withdrew = false;
    if (r->contacts < TRUTH_CONTACTS)
        r->contact[r->contacts] = (struct truth_contact){.begin = (double)r->t, .v_in = r->v_in};
    r->contacts++;
}

void truth_flight(struct truth *r, truth_real t) {
    bool left = r->law == TRUTH_TWO_SIDED || r->law == TRUTH_POWER;
    while (r->t < t) {
        struct bounds b = bound(r);
        truth_real clear = HUGE_VAL;
        for (int side = 1; side >= (left ? -1 : 1); side -= 2) {
            truth_real here = clear_time(r, &b, side);
            if (here == 0) {
                begin_contact(r, side);
                return;
            }
            clear = fmin(clear, here);
        }
        bool all = clear >= t - r->t;
        truth_fly(r, all ? t - r->t : clear);
        r->steps++;
        if (all)
            r->t = t;
    }
}
