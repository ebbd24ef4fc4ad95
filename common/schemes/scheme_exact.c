/* SPDX-License-Identifier: BSD-3-Clause */
/* scheme_exact.c: the step whose rebound is that of wall.h at any step length.
 *
 * Hunt-Crossley against a wall conserves m phi(v) + V(x), wall.h. A discrete gradient of that
 * invariant conserves it step by step: with the mean speed v_bar = (v0 + v1) / 2,
 *   x1 - x0 = h (1 + mu v_bar) A,                A = [phi(v1) - phi(v0)] / (v1 - v0)
 *   v1 - v0 = h a - (h/m) (1 + mu v_bar) Q,      Q = [V(x1) - V(x0)] / (x1 - x0)
 * and without an external force (a = 0) their product is m [phi(v1) - phi(v0)] = -[V(x1) - V(x0)].
 * Over a step
 *   m [v^2/2] + [V] = m a h v_bar - h (1 + mu v_bar) Q (v_bar - A),
 * the work of the external force less the loss of the contact, which is never negative: phi' = v /
 * (1 + mu v) is concave.
 *
 * The unknown is eta = ln(p1/p0) / mu with p = 1 + mu v, which stays positive and keeps its digits
 * near v = -1/mu: v1 - v0 = p0 (e^(mu eta) - 1) / mu.
 */
#include <assert.h>

#include "schemes/scheme.h"

/* (e^y - 1)/y, and c(y)/y and c'(y) of wall.h's c(y) = y coth(y/2) - 2. */
struct growth {
    double first, c, c_slope;
};

/* This many terms of the series of coth. The next is below 1e-17 of the sum, for 4 terms up to |y|
 * = 1/16 and for 7 up to 1/2. */
static inline struct growth growth_series(double y, double first, int terms) {
    static const double b[] = {1. / 6,          -1. / 360,     1. / 15120,
                               -1. / 604800,    1. / 23950080, -691. / 653837184000,
                               1. / 37362124800};
    double z = y * y, sum = 0, slope = 0;
    for (int n = terms - 1; n >= 0; n--) {
        slope = slope * z + (2 * n + 2) * b[n];
        sum = sum * z + b[n];
    }
    return (struct growth){first, sum * y, slope * y};
}

/* In the steps of a contact |y| = |mu eta| is well below 1/16, and products suffice. */
static struct growth growth_of(double y) {
    static const double f[] = {1.,       1. / 2,    1. / 6,     1. / 24,    1. / 120,
                               1. / 720, 1. / 5040, 1. / 40320, 1. / 362880};
    if (fabs(y) < 1. / 16) {
        double first = 0;
        for (int n = 8; n >= 0; n--)
            first = first * y + f[n];
        return growth_series(y, first, 4);
    }
    double e = expm1(y), first = e / y;
    if (fabs(y) < .5)
        return growth_series(y, first, 7);
    return (struct growth){first, 1 + 2 / e - 2 / y, 1 + 2 / e - 2 / first * (1 / e + 1)};
}

/* The state at a given eta. */
struct poisson {
    double dv, dx;        /* v1 - v0, x1 - x0 */
    double by_v, by_x;    /* their derivatives with respect to eta */
    double mean, mean_by; /* 1 + mu v_bar and its derivative */
    double A;
    double growth; /* p1 / p0 */
};

/* A = (v0 + eta/2 (1 - c(y)/y)) / p0 with y = mu eta */
static struct poisson poisson_move(double mu, double p, double v, double h, double eta) {
    struct growth g = growth_of(mu * eta);
    struct poisson to = {.growth = 1 + mu * eta * g.first};
    double per_p = 1 / p;
    to.dv = p * eta * g.first;
    to.by_v = p * to.growth;
    to.mean = p + mu * to.dv / 2;
    to.mean_by = mu * to.by_v / 2;
    to.A = (v + eta / 2 * (1 - g.c)) * per_p;
    to.dx = h * to.mean * to.A;
    to.by_x = h * (to.mean_by * to.A + to.mean * (1 - g.c_slope) / 2 * per_p);
    return to;
}

/* Start value of eta: the force half a step ahead; 0 force if that force would reverse the mass
 * within the step. */
static double poisson_guess(const struct lumped_system *sys, const struct lumped *st,
                            double free_displacement) {
    double x = st->x + sys->h / 2 * st->v, hm = sys->h / sys->m;
    double displacement_by_force = hm * contact_elastic_force(sys->contact, x);
    return x > 0 && sys->h * displacement_by_force * sys->contact->alpha < x
               ? free_displacement - displacement_by_force
               : free_displacement;
}

static const double rounding = 4e-16;

/* The root of r(eta) = dv - h a + (h/m) (1 + mu v_bar) Q. At eta_free, without the contact force, r
 * >= 0. Without an external force and with p1 <= p0 both dx and r increase with eta; with one they
 * do while p stays above least_pushed, which the caller ensures. r is close to convex, so Newton
 * from the right descends; from the left it may overshoot, and the bracket limits it. A stiff
 * contact is flat to the left of its surface and so steep to the right that the next floating-point
 * number is deep inside: if Newton returns to the left end, the root is there, and bisection would
 * never reach it.
 */
static struct poisson poisson_solve(const struct lumped_system *sys, const struct lumped *st,
                                    double eta_free) {
    const struct contact *c = sys->contact;
    double h = sys->h, hm = h / sys->m;
    enum { MOST = 60 }; /* guard; two are usual, 34 the most seen, in the bracket */
    double lo = -HUGE_VAL, hi = eta_free, eta = poisson_guess(sys, st, eta_free);
    struct poisson to = poisson_move(c->mu, st->p, st->v, h, eta);
    bool flat = false; /* r is flat at lo, outside the surface */
    for (int i = 0; i < MOST; i++) {
        struct slope q = power_quotient(sys->power, st->x, st->x + to.dx, to.dx);
        double force = hm * c->k * q.value;
        double r = to.dv - h * sys->a + to.mean * force;
        double bent = to.mean_by * force + to.mean * hm * c->k * q.derivative * to.by_x;
        *(r > 0 ? &hi : &lo) = eta;
        double next = eta - r / (to.by_v + bent);
        flat = r > 0 ? flat : bent == 0;
        bool at_lo = flat && fabs(next - lo) <= rounding * fabs(eta); /* no double lies between */
        if (!at_lo && !(next >= lo && next <= hi))
            next = lo > -HUGE_VAL ? (lo + hi) / 2 : 2 * eta - hi - h * fabs(sys->a) - fabs(st->v);
        double moved = next - eta;
        eta = next;
        to = poisson_move(c->mu, st->p, st->v, h, eta);
        if (at_lo ||
            fabs(moved) <= (bent < to.by_v ? 1e-8 : 1e-11) * fabs(eta)) /* next: its square */
            break;
    }
    return to;
}

static void move_freely(const struct lumped_system *sys, struct lumped *st) {
    st->travel = sys->h * (st->v + sys->h / 2 * sys->a);
    st->x += st->travel;
    st->v += sys->h * sys->a;
    st->f_mean = st->lost = 0;
}

/* p belongs to one mu; after a change of mu it follows from v. */
static void update_p(const struct lumped_system *sys, struct lumped *st) {
    double mu = sys->contact->mu;
    if (mu != st->p_mu)
        st->p = 1 + mu * st->v;
    st->p_mu = mu;
}

/* Near the limit speed -1/mu, where p = 0, an external force may make r fall as eta grows. This
 * bound, a fifth of the distance from there to rest, is far from the values where that was seen. */
static const double least_pushed = .2;
/* A is proportional to 1 / p and must stay finite, with a hundred decades for its factors. */
static const double least_p = 1e-200;
/* At this distance from rest v = (p - 1) / mu has all its digits. */
static const double p_leads = .5;

/* If mu takes the mass to its limit speed within the step, the mean of A over v1 - v0 overestimates
 * the displacement by V: beyond the limit speed, or, on the way back, by a tenth once p has fallen
 * by a factor of e. */
static bool out_of_range(const struct lumped_system *sys, const struct lumped *st,
                         const struct poisson *to) {
    const double least_growth = .37; /* e^-1 */
    double mu = sys->contact->mu, pushed = st->p + mu * sys->h * sys->a;
    if (sys->a < 0)
        return false;
    return to->dx * mu < -sys->h || (st->p < 1 && pushed < 1 && to->growth < least_growth);
}

void lumped_step_poisson(const struct lumped_system *sys, struct lumped *st) {
    double h = sys->h, mu = sys->contact->mu;
    assert(contact_law(sys->contact)->has_invariant);
    update_p(sys, st);
    double pushed = st->p + mu * h * sys->a;
    bool apart = st->x <= 0 && st->x + h * (st->v + h / 2 * sys->a) <= 0;
    bool near_limit = sys->a != 0 && (st->p < least_pushed || pushed < least_pushed);
    if (apart || near_limit || st->p < least_p) {
        apart ? move_freely(sys, st) : lumped_step_two_point(sys, st);
        st->p = sys->a == 0 && apart ? st->p : 1 + mu * st->v;
        return;
    }
    double eta_free = h * sys->a / st->p; /* the effect of the external force alone */
    if (fabs(mu * eta_free) > 1e-16)      /* else negligible or denormal */
        eta_free = log1p(mu * eta_free) / mu;
    struct poisson to = poisson_solve(sys, st, eta_free);
    if (out_of_range(sys, st, &to)) {
        lumped_step_limit(sys, st);
        return;
    }
    double v_bar = st->v + to.dv / 2;
    double v_next = st->v + to.dv;
    st->p *= to.growth;
    if (mu > 0 && fabs(st->p - 1) > p_leads) /* p leads v, so that they cannot drift apart */
        v_next = (st->p - 1) / mu;
    st->f_mean = sys->m * (sys->a - to.dv / h);
    st->travel = h * v_bar;
    st->lost = h * st->f_mean * (v_bar - to.A);
    st->x += to.dx;
    st->v = v_next;
}
