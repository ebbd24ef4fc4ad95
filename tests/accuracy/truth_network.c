/* SPDX-License-Identifier: BSD-3-Clause */
/* truth_network.c: see truth_network.h. */
#include "accuracy/truth_network.h"

#include <math.h>
#include <string.h>

/* Of all that moves, or its rate. */
struct motion {
    double y[TRUTH_HAMMERS], v[TRUTH_HAMMERS], z[TRUTH_HAMMERS];
    double q[TRUTH_MODES], p[TRUTH_MODES];
};

static double side(const struct truth_hammer *h, double depth, double speed) {
    double push = 1 + h->mu * speed;
    return depth > 0 && push > 0 ? h->k * pow(depth, h->alpha) * push : 0;
}

static double force(const struct truth_hammer *h, double x, double v, double z, double *z_rate) {
    *z_rate = 0;
    if (h->law == TRUTH_LINK_ONE_SIDED)
        return side(h, x, v);
    if (h->law == TRUTH_LINK_TWO_SIDED)
        return side(h, x - h->gap, v) - side(h, -x - h->gap, -v);
    double g = x > 0 ? pow(x, h->alpha) : 0, presses = g - h->felt_weight * z;
    *z_rate = presses > 0 ? (g - z) / h->felt_time : -(1 - h->felt_weight) * z / h->felt_time;
    return presses > 0 ? h->k * presses : 0;
}

/* Returns the links that touch, a bit each. */
static unsigned rates(const struct truth_network *n, const struct motion *s, struct motion *rate) {
    double U = 0;
    unsigned touches = 0;
    for (int i = 0; i < n->stretch; i++)
        U += n->omega[i] * n->omega[i] * s->q[i] * s->q[i] / 2;
    for (int i = 0; i < n->modes; i++) {
        double tension = i < n->stretch ? 1 + n->kappa * n->kappa * U : 1;
        rate->q[i] = s->p[i];
        rate->p[i] = -n->omega[i] * n->omega[i] * tension * s->q[i] - 2 * n->sigma[i] * s->p[i];
    }
    for (int j = 0; j < n->hammers; j++) {
        const struct truth_hammer *h = &n->hammer[j];
        double x = s->y[j], v = s->v[j];
        for (int i = 0; i < n->modes; i++) {
            x -= h->c[i] * s->q[i];
            v -= h->c[i] * s->p[i];
        }
        double f = force(h, x, v, s->z[j], &rate->z[j]);
        touches |= f != 0 ? 1u << j : 0;
        f -= h->load;
        rate->y[j] = s->v[j];
        rate->v[j] = h->m > 0 ? h->a - f / h->m : 0;
        for (int i = 0; i < n->modes; i++)
            rate->p[i] += h->c[i] * f;
    }
    return touches;
}

static void add(const struct truth_network *n, const struct motion *from, double h,
                const struct motion *rate, struct motion *to) {
    for (int j = 0; j < n->hammers; j++) {
        to->y[j] = from->y[j] + h * rate->y[j];
        to->v[j] = from->v[j] + h * rate->v[j];
        to->z[j] = from->z[j] + h * rate->z[j];
    }
    for (int i = 0; i < n->modes; i++) {
        to->q[i] = from->q[i] + h * rate->q[i];
        to->p[i] = from->p[i] + h * rate->p[i];
    }
}

/* k1 are the rates at s, at the beginning and at the end. Returns the links that touch there. */
static unsigned step(const struct truth_network *n, double h, struct motion *s, struct motion *k1) {
    struct motion at, k2, k3, k4;
    add(n, s, h / 2, k1, &at);
    rates(n, &at, &k2);
    add(n, s, h / 2, &k2, &at);
    rates(n, &at, &k3);
    add(n, s, h, &k3, &at);
    rates(n, &at, &k4);
    add(n, s, h / 6, k1, s);
    add(n, s, h / 3, &k2, s);
    add(n, s, h / 3, &k3, s);
    add(n, s, h / 6, &k4, s);
    return rates(n, s, k1);
}

/* The force has a corner at a surface, where the method is of lower order: a step in which a link
 * begins or ceases to touch is taken again in shorter ones. */
void truth_network_run(struct truth_network *n, double h, long steps) {
    enum { FINER = 32 };
    struct motion s, before, k1, was;
    for (int j = 0; j < n->hammers; j++) {
        s.y[j] = n->hammer[j].y;
        s.v[j] = n->hammer[j].v;
        s.z[j] = n->hammer[j].z;
    }
    memcpy(s.q, n->q, sizeof s.q);
    memcpy(s.p, n->p, sizeof s.p);
    unsigned touches = rates(n, &s, &k1);
    for (long i = 0; i < steps; i++) {
        before = s;
        was = k1;
        unsigned now = step(n, h, &s, &k1);
        if (now != touches) {
            s = before;
            k1 = was;
            for (int k = 0; k < FINER; k++)
                now = step(n, h / FINER, &s, &k1);
        }
        touches = now;
    }
    for (int j = 0; j < n->hammers; j++) {
        n->hammer[j].y = s.y[j];
        n->hammer[j].v = s.v[j];
        n->hammer[j].z = s.z[j];
    }
    memcpy(n->q, s.q, sizeof s.q);
    memcpy(n->p, s.p, sizeof s.p);
}
