/* SPDX-License-Identifier: BSD-3-Clause */
/* wall.c: the arithmetic of the results of [PAR09] section 2.1.
 *
 * The rebound. Let l = ln(1 + mu v); then mu^2 phi = e^l - 1 - l, and (6) states that e^l - l is
 * the same at l_in and l_out. With eta = l_in - l_out, eta = mu (v_in - v_out), so
 *   1 + mu v_out = eta / (e^eta - 1),
 * and with c(y) = y coth(y/2) - 2 both speeds are rational in eta and c:
 *   mu v_in = (eta + c(eta)) / 2,   mu |v_out| = (eta - c(eta)) / 2.
 * So one scalar equation, eta + c(eta) = 2 u, solves the whole contact: no Lambert W, no branch.
 */
#include "contact/wall.h"

#include <assert.h>
#include <float.h>

#include "base/constants.h"

/* (y - ln(1 + y)) / y^2, with ln(1 + y) = 2 atanh(r), r = y / (2 + y):
 *   y - 2 atanh(r) = y r - 2 (r^3/3 + r^5/5 + ...),
 * without cancellation. r^2 <= 1/9 for |y| <= 1/2, so 16 terms leave 1e-17. */
static double phi_ratio(double y) {
    if (fabs(y) > 0.5)
        return (y - log1p(y)) / y / y;
    double q = 1 / (2 + y), r = y * q, sum = 0;
    for (int n = 16; n >= 1; n--)
        sum = sum * r * r + 1.0 / (2 * n + 1);
    return q * (1 - 2 * y * q * q * sum);
}

double wall_phi(double mu, double v) { return v * v * phi_ratio(mu * v); }

/* For |y| < 2 by coth z = 1/z + z/(3 + z^2/(5 + z^2/(7 + ...))), z = y/2: the 2 cancels
 * analytically. At z = 1 nine levels leave 1e-17. */
double wall_coth(double y) {
    if (fabs(y) > 2)
        return y / tanh(y / 2) - 2;
    double z2 = y * y / 4, fraction = 19;
    for (int n = 17; n >= 3; n -= 2)
        fraction = n + z2 / fraction;
    return y * y / 2 / fraction;
}

/* coth' = 1 - coth^2, and coth(y/2) = (2 + c) / y. */
double wall_coth_slope(double y) {
    if (fabs(y) < 1e-8)
        return y / 3;
    double c = wall_coth(y);
    return (y * y - c * c - 2 * c) / (2 * y);
}

/* The root of eta + c(eta) = 2 u. c is even, convex and at least 0 and eta - 2, so the left side is
 * convex and increasing, and the start min(2u, u + 1) is not below the root: Newton descends
 * monotonically and quadratically. It stops when rounding stops the descent. At most six steps were
 * seen over u = 0...1e4; the cap is a guard. */
static double rebound_eta(double u) {
    double eta = fmin(2 * u, u + 1);
    for (int i = 0; i < 12; i++) {
        double down = (eta + wall_coth(eta) - 2 * u) / (1 + wall_coth_slope(eta));
        if (!(down > 1e-17 * eta))
            break;
        eta -= down;
    }
    return eta;
}

/* s = 1 + mu v_out = eta / (e^eta - 1), without intermediate overflow. */
static double margin(double eta) {
    double half = exp(-eta / 2);
    return eta > 0 ? eta / -expm1(-eta) * half * half : 1;
}

/* E = (eta - u) / u while this keeps its digits, else (1 - s) / u with s = 1 + mu v_out. */
double wall_restitution(double mu, double v_in) {
    double u = mu * v_in;
    assert(u >= 0);
    if (u == 0)
        return 1;
    double eta = rebound_eta(u);
    return u < 1 ? (eta - wall_coth(eta)) / (eta + wall_coth(eta)) : (1 - margin(eta)) / u;
}

double wall_rebound(double mu, double v_in) { return -v_in * wall_restitution(mu, v_in); }

/* phi(a) - phi(b) for a >= b: with d = (a - b) / (1 + mu b) it is phi(d) + b d, a sum of positive
 * terms while b >= 0. For b < 0 the plain difference is as accurate as v itself. */
static double phi_difference(double mu, double a, double b) {
    if (b < 0)
        return wall_phi(mu, a) - wall_phi(mu, b);
    double d = (a - b) / (1 + mu * b);
    return wall_phi(mu, d) + b * d;
}

double wall_compression(double m, const struct contact *c, double v_in, double v) {
    assert(v <= v_in && c->mu * v > -1);
    double fall = phi_difference(c->mu, v_in, v);
    return fall > 0 ? pow((c->alpha + 1) * m / c->k * fall, 1 / (c->alpha + 1)) : 0;
}

double wall_depth(double m, const struct contact *c, double v_in) {
    return wall_compression(m, c, v_in, 0);
}

/* The contact time. dt = -m dv / f, and the invariant gives x: with l = ln(1 + mu v) running from
 * l_in down to l_out, z the fraction of this range, 0...1, and eta = mu (v_in - v_out), (9) becomes
 *   tau = (m/k)^(1/(a+1)) (a+1)^(-a/(a+1)) (v_in - v_out)^((1-a)/(1+a)) K,
 *   K = integral over z in 0...1 of q(z)^(-a/(a+1)) dz,  q = (phi(v_in) - phi(v)) mu^2 / eta^2.
 * q is analytic with a simple zero at either end, z (1 - z) / 2 at mu = 0. */
struct span {
    double eta, in, out; /* eta; mu v_in / eta and mu |v_out| / eta, both 1/2 at mu = 0 */
    double l_out, s;     /* ln(1 + mu v_out) and 1 + mu v_out */
    double turn;         /* the fraction z at which v = 0 */
};

static struct span span_of(double u) {
    double eta = rebound_eta(u), c = wall_coth(eta);
    double half = eta > 0 ? c / eta / 2 : 0;
    double s = margin(eta);
    double l_in = log1p(u), turn = eta > 0 ? l_in / eta : 0.5;
    double out = u > 1 ? (1 - s) / eta : 0.5 - half;
    return (struct span){eta, 0.5 + half, out, l_in - eta, s, turn};
}

/* (e^y - 1 - y) / y^2; the series leaves 1e-17 at |y| = 1. */
static double exp_rest(double y) {
    static const double by[] = {1 / 3.,  1 / 4.,  1 / 5.,  1 / 6.,  1 / 7.,  1 / 8.,
                                1 / 9.,  1 / 10., 1 / 11., 1 / 12., 1 / 13., 1 / 14.,
                                1 / 15., 1 / 16., 1 / 17., 1 / 18., 1 / 19.};
    if (fabs(y) > 1)
        return (expm1(y) - y) / y / y;
    double sum = 0;
    for (int n = sizeof by / sizeof *by - 1; n >= 0; n--)
        sum = sum * (y * by[n]) + 1;
    return sum / 2;
}

/* q at the fraction z from the entry, z_end = 1 - z from the exit. Each half is computed from its
 * own end, so that the zero there keeps its digits; the halves meet at v = 0. */
static double span_q(const struct span *p, double z, double z_end) {
    double down = p->eta * z, up = p->eta * z_end;
    if (z <= p->turn) {
        double rest = exp_rest(-down), first = down < 1 ? 1 - down * rest : -expm1(-down) / down;
        return z * (p->in * first - z * rest);
    }
    double bend = up < 1 ? p->s * exp_rest(up) : (exp(p->l_out + up) - p->s * (1 + up)) / up / up;
    return z_end * (p->out - z_end * bend);
}

/* K by the double exponential rule z = 1 / (1 + e^(-pi sinh t)), which integrates the power
 * singularities at both ends and needs no stored nodes. The nearest zeros of q off the axis are 2
 * pi from l_in, at 90 degrees to the interval: in t their distance from the axis is pi/2 / pi /
 * cosh t, with pi sinh t = ln(eta / 2 pi). The error of the rule is e^(-2 pi strip / step), and the
 * step makes that 5e-15. The sum ends where z^(1/(a+1)) is below 1e-16. */
static double duration_integral(double alpha, double u) {
    const double ends = 37, error = 33; /* ln 1e16; -ln 5e-15 */
    const double power = -alpha / (alpha + 1);
    struct span p = span_of(u);
    double reach = asinh((alpha + 1) * ends / PI);
    double over = log1p(p.eta / (2 * PI)) / PI, strip = 0.5 / sqrt(1 + over * over);
    int half = (int)ceil(reach * error / (2 * PI * strip));
    double step = reach / half, sum = 0;
    for (int i = 0; i <= half; i++) {
        double t = i * step, e = exp(-PI * sinh(t));
        double near = e / (1 + e), far = 1 / (1 + e); /* fractions from the near and far end */
        double both = pow(span_q(&p, near, far), power);
        both += i ? pow(span_q(&p, far, near), power) : 0;
        sum += both * near * far * (exp(t) + exp(-t)) / 2;
    }
    return PI * step * sum;
}

double wall_duration(double m, const struct contact *c, double v_in) {
    double a = c->alpha, both = v_in - wall_rebound(c->mu, v_in);
    return pow(m / c->k, 1 / (a + 1)) * pow(a + 1, -a / (a + 1)) * pow(both, (1 - a) / (1 + a)) *
           duration_integral(a, c->mu * v_in);
}

/* tau is proportional to k^(-1/(alpha+1)) if all else is constant. */
double wall_stiffness_for_duration(double m, const struct contact *c, double v_in, double tau) {
    struct contact unit = *c;
    unit.k = 1;
    return pow(wall_duration(m, &unit, v_in) / tau, c->alpha + 1);
}

/* E = (eta - c) / (eta + c) falls from 1 to 0 as eta grows, so the equation is c(eta) = r eta with
 * r = (1 - E) / (1 + E) < 1. c is convex, and c >= eta^2 / (6 + eta) puts eta = 6 r / (1 - r)
 * beyond the root: Newton descends monotonically, in a dozen steps at most. Below E = 1e-7 rounding
 * keeps it moving, and the cap ends it. For large eta, c - r eta = (1 - r) eta - 2 (1 - s) with s =
 * eta / (e^eta - 1), which keeps the digits of a small E. */
double wall_mu_for_restitution(double restitution, double v_in) {
    assert(restitution > 0 && restitution <= 1);
    double r = (1 - restitution) / (1 + restitution), rest = 2 * restitution / (1 + restitution);
    double eta = 6 * r / rest;
    for (int i = 0; i < 24 && eta > 0; i++) {
        double above = eta < 2 ? wall_coth(eta) - r * eta : rest * eta - 2 + 2 * margin(eta);
        double down = above / (wall_coth_slope(eta) - r);
        eta -= down;
        if (fabs(down) <= 2 * DBL_EPSILON * eta)
            break;
    }
    return (eta + wall_coth(eta)) / 2 / v_in;
}
