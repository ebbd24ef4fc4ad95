/* SPDX-License-Identifier: BSD-3-Clause */
/* scheme_limit.c: a step in which damping brings the mass to its limit speed.
 *
 * As 1 + mu v approaches 0, so does the force, and no mass departs faster than v = -1/mu. With the
 * potential's quotient Q held over the step, p = 1 + mu v solves
 *   p' = mu a - lambda p,       lambda = mu Q / m
 *   p1 = p_a + (p0 - p_a) e^-Y,            Y = lambda h,   p_a = a m / Q
 *   x1 - x0 = h (p_bar - 1) / mu,          p_bar = p_a + (p0 - p_a) (1 - e^-Y) / Y
 * for every Y. The potential gains exactly Q (x1 - x0), and damping takes Q mu v^2 throughout: no
 * energy can be gained. As Q grows x1 falls, while Q grows with x1: there is one root, and for
 * large Y x1 - x0 approaches -h/mu.
 */
#include <assert.h>

#include "schemes/scheme.h"

/* The state at the end for a given Q, and its derivative by Q. */
struct held_pull {
    double p, dx, by_Q;
};

/* Below this Y the first terms of a series are more accurate than the differences. */
static const double least_Y = 1e-4;

/* (1 - e^-Y) / Y and its derivative. */
static struct slope settled(double Y) {
    if (Y < least_Y)
        return (struct slope){1 - Y / 2 + Y * Y / 6, -.5 + Y / 3};
    double left = exp(-Y), share = -expm1(-Y) / Y;
    return (struct slope){share, (left - share) / Y};
}

static struct held_pull pulled(const struct lumped_system *sys, double p0, double Q) {
    double mu = sys->contact->mu, h = sys->h, Y = mu * Q / sys->m * h;
    struct slope mean = settled(Y);
    /* p_a (1 - (1 - e^-Y) / Y), with p_a = mu a h / Y */
    double push = mu * sys->a * h, pushed = Y < least_Y ? .5 - Y / 6 : (1 - mean.value) / Y;
    double by_Y = Y < least_Y ? -1. / 6 : -(mean.derivative + pushed) / Y;
    double p_bar = p0 * mean.value + push * pushed;
    return (struct held_pull){.p = p0 * exp(-Y) + push * mean.value,
                              .dx = h * (p_bar - 1) / mu,
                              .by_Q = h * h / sys->m * (p0 * mean.derivative + push * by_Y)};
}

/* Newton's method from the right, where the force is 0; its first evaluation gives the left end. If
 * the contact is far stiffer than the step, dx has digits that G(Q(dx)) has not. */
static struct held_pull solve_limit(const struct lumped_system *sys, const struct lumped *st,
                                    double *Q) {
    enum { MOST = 100, USUAL = 8 }; /* a guard; four are usual */
    const double rounding = 1e-15;
    double high = sys->h * (st->v + sys->h / 2 * sys->a), low = -HUGE_VAL, dx = high;
    struct held_pull to;
    for (int i = 0; i < MOST; i++) {
        struct slope q = power_quotient(sys->power, st->x, st->x + dx, dx);
        *Q = sys->contact->k * q.value;
        to = pulled(sys, st->p, *Q);
        double excess = dx - to.dx;
        *(excess > 0 ? &high : &low) = dx;
        low = max_of(low, min_of(to.dx, dx));
        double next = dx - excess / (1 - to.by_Q * sys->contact->k * q.derivative);
        bool cycles = i >= USUAL && i % 2; /* Newton may alternate between the two ends */
        next = next >= low && next <= high && !cycles ? next : (low + high) / 2;
        if (fabs(next - dx) <= rounding * fabs(dx))
            break;
        dx = next;
    }
    to.dx = dx;
    return to;
}

/* The external force works along h v_bar = h (v0 + v1) / 2, as in every step. This exceeds the
 * displacement of x; for a >= 0 the difference is a loss too. */
void lumped_step_limit(const struct lumped_system *sys, struct lumped *st) {
    double mu = sys->contact->mu, v0 = st->v, Q;
    assert(mu > 0 && st->p >= 0 && sys->a >= 0);
    struct held_pull to = solve_limit(sys, st, &Q);
    st->p = to.p;
    st->v = (to.p - 1) / mu;
    st->x += to.dx;
    st->travel = sys->h * (v0 + st->v) / 2;
    st->f_mean = sys->m * (sys->a - (st->v - v0) / sys->h);
    st->lost = max_of(0, st->f_mean * st->travel - Q * to.dx);
}
