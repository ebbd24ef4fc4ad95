/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_design.c: the coefficients of a bank, from the shortest step up; see modes.h for the
 * equations.
 *
 * No sine, cosine or exponential is needed. Twelve terms of a Taylor series give the step of a
 * sample / 2^12, and each doubling keeps the relative error: 1e-14 at a sample, for rigid, undamped
 * and overdamped modes alike.
 */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "base/constants.h"
#include "base/lanes.h"
#include "modes/modes_table.h"

/* --- the shortest step ---------------------------------------------------------------------------
 *
 * The responses of p to p(0) = 1 and to g(0) = 1, as Taylor series in t/H, are
 *   u'' + 2 sigma u' + omega^2 u = 0,   u = 1 - 2 sigma t + ...,   w = t - sigma t^2 + ...
 * modes_design() keeps omega H <= .2, where twelve terms leave less than 1e-17; a sample has 2^12
 * of those steps. */
enum { TERMS = 12 };

/* S = w(H), b = int w, r = omega^2 b + 2 sigma S, for every mode */
static void step_series(const struct modes *m, struct modes_step *step, double H) {
    lanes by_speed[TERMS], by_place[TERMS], w[TERMS];
    for (int n = 0; n < TERMS; n++) {
        by_speed[n] = lanes_all(H / (n + 2));
        by_place[n] = lanes_all(H * H / ((n + 1.) * (n + 2)));
    }
    for (int i = 0; i < m->hammer_end; i += LANES) {
        lanes omega2 = lanes_load(m->omega2 + i), two_sigma = lanes_load(m->two_sigma + i);
        w[0] = lanes_all(0);
        w[1] = lanes_all(H);
        for (int n = 0; n + 2 < TERMS; n++)
            w[n + 2] = w[0] - two_sigma * by_speed[n] * w[n + 1] - omega2 * by_place[n] * w[n];
        lanes S = w[0], b = w[0];
        for (int n = TERMS - 1; n > 0; n--) {
            S += w[n];
            b += w[n] * by_speed[n - 1];
        }
        lanes_store(step->S + i, S);
        lanes_store(step->b + i, b);
        lanes_store(step->r + i, omega2 * b + two_sigma * S);
    }
}

/* u and w at H, term by term. */
static void responses(double omega2, double two_sigma, double H, double *u, double *w) {
    u[0] = 1, u[1] = -two_sigma * H;
    w[0] = 0, w[1] = H;
    for (int n = 0; n + 2 < TERMS; n++) {
        double by_speed = two_sigma * H / (n + 2), by_place = omega2 * H * H / ((n + 1.) * (n + 2));
        u[n + 2] = -by_speed * u[n + 1] - by_place * u[n];
        w[n + 2] = -by_speed * w[n + 1] - by_place * w[n];
    }
}

/* loss = 2 sigma int (u p + w g)^2 dt */
static void loss_series(const struct modes *m, struct modes_step *step, int i, double H) {
    double u[TERMS], w[TERMS], uu = 0, uw = 0, ww = 0, two_sigma = m->two_sigma[i];
    responses(m->omega2[i], two_sigma, H, u, w);
    for (int n = TERMS - 1; n >= 0; n--)
        for (int k = TERMS - 1 - n; k >= 0; k--) {
            double over = H / (n + k + 1);
            uu += u[n] * u[k] * over;
            uw += u[n] * w[k] * over;
            ww += w[n] * w[k] * over;
        }
    step->loss_pp[i] = two_sigma * uu;
    step->loss_pg[i] = 2 * two_sigma * uw;
    step->loss_gg[i] = two_sigma * ww;
}

/* --- doubling ------------------------------------------------------------------------------------
 *
 * Two steps H make one of 2H: (p, g) -> ((1-r) p + S g, -omega^2 S p + (1 - omega^2 b) g), twice.
 * All terms of a sum have one sign while the step is short, so nothing cancels. */

/* Doubles a range of modes; returns its sum c^2 b. */
static double range_double(const struct modes *m, const struct modes_step *half,
                           struct modes_step *step, int from, int to) {
    lanes sum = lanes_all(0), two = lanes_all(2);
    for (int i = from; i < to; i += LANES) {
        lanes omega2 = lanes_load(m->omega2 + i), c = lanes_load(m->c + i);
        lanes S = lanes_load(half->S + i), b = lanes_load(half->b + i), r = lanes_load(half->r + i);
        lanes SS = S * S, on = two - omega2 * b, twice = b * on + SS;
        lanes_store(step->S + i, S * (on - r));
        lanes_store(step->b + i, twice);
        lanes_store(step->r + i, r * (two - r) + omega2 * SS);
        sum += c * c * twice;
    }
    return lanes_sum(sum);
}

static void step_double(const struct modes *m, const struct modes_step *half,
                        struct modes_step *step) {
    step->compliance_body = range_double(m, half, step, 0, m->body_end);
    step->compliance =
        step->compliance_body + range_double(m, half, step, m->body_end, m->hammer_end);
}

/* The second half starts from the state at the end of the first. */
static void loss_double(const struct modes *m, const struct modes_step *half,
                        struct modes_step *step) {
    for (int i = 0; i < m->hammer_end; i++) {
        double omega2 = m->omega2[i], S = half->S[i];
        double pp = 1 - half->r[i], gp = -omega2 * S, gg = 1 - omega2 * half->b[i];
        double A = half->loss_pp[i], B = half->loss_pg[i], D = half->loss_gg[i];
        step->loss_pp[i] = A + A * pp * pp + B * pp * gp + D * gp * gp;
        step->loss_pg[i] = B + 2 * A * pp * S + B * (pp * gg + S * gp) + 2 * D * gp * gg;
        step->loss_gg[i] = D + A * S * S + B * S * gg + D * gg * gg;
    }
}

/* --- the bilinear transform --------------------------------------------------------------------
 */

static void step_bilinear(const struct modes *m, struct modes_step *step, double h) {
    for (int i = 0; i < m->hammer_end; i++) {
        double omega2 = m->omega2[i], two_sigma = m->two_sigma[i];
        step->S[i] = h / (1 + two_sigma * h / 2 + omega2 * h * h / 4);
        step->b[i] = h * step->S[i] / 2;
        step->r[i] = omega2 * step->b[i] + two_sigma * step->S[i];
    }
}

/* The loss of the bilinear rule: 2 sigma h times the square of the mean velocity p + dp/2. */
static void loss_bilinear(const struct modes *m, struct modes_step *step, double h) {
    for (int i = 0; i < m->hammer_end; i++) {
        double two_sigma = m->two_sigma[i], by_p = 1 - step->r[i] / 2, by_g = step->S[i] / 2;
        step->loss_pp[i] = two_sigma * h * by_p * by_p;
        step->loss_pg[i] = two_sigma * h * 2 * by_p * by_g;
        step->loss_gg[i] = two_sigma * h * by_g * by_g;
    }
}

/* --- a bank ------------------------------------------------------------------------------------
 */

static double range_compliance(const struct modes *m, const struct modes_step *step, int from,
                               int to) {
    double sum = 0;
    for (int i = from; i < to; i++)
        sum += m->c[i] * m->c[i] * step->b[i];
    return sum;
}

static void step_compliance(const struct modes *m, struct modes_step *step) {
    step->compliance_body = range_compliance(m, step, 0, m->body_end);
    step->compliance =
        step->compliance_body + range_compliance(m, step, m->body_end, m->hammer_end);
}

static double shortest(const struct modes *m) { return 1 / (m->rate * (1 << MODES_FINEST)); }

/* omega H <= .2 in the shortest step H. A mode above that acts as a spring alone. */
static void design_mode(struct modes *m, int i, const struct mode *mode, double shape) {
    assert(mode->freq >= 0 && mode->decay > 0 && mode->mass > 0);
    double limit = .2 * m->rate * (1 << MODES_FINEST), omega = fmin(2 * PI * mode->freq, limit);
    m->omega2[i] = omega * omega;
    m->two_sigma[i] = fmin(2 * log(1000) / mode->decay, limit);
    m->inv_sqrt_mass[i] = 1 / sqrt(mode->mass);
    m->c[i] = shape * m->inv_sqrt_mass[i];
}

static double squares(const double *weight, int n) {
    enum { SIDE = LANES_ALIGN / LANES }; /* parallel sums: each addition waits for the last */
    lanes sum[SIDE];
    for (int u = 0; u < SIDE; u++)
        sum[u] = lanes_all(0);
    for (int i = 0; i < n; i += LANES_ALIGN)
        for (int u = 0; u < SIDE; u++) {
            lanes w = lanes_load(weight + i + u * LANES);
            sum[u] += w * w;
        }
    for (int u = 1; u < SIDE; u++)
        sum[0] += sum[u];
    return lanes_sum(sum[0]);
}

/* Sums over the bank that the engine needs as bounds and weights. */
static void design_sums(struct modes *m) {
    m->impulse_response_1 = m->mobility = m->displacement_bound2 = m->output_bound2 = 0;
    for (int i = 0; i < m->hammer_end; i++) {
        double c2 = m->c[i] * m->c[i];
        m->mobility += c2;
        m->impulse_response_1 += c2 * m->step[modes_level(0)].S[i];
        if (c2 > 0)
            m->displacement_bound2 += c2 / m->omega2[i]; /* infinite with a rigid mode */
    }
    for (int k = 0; k < m->pickups; k++)
        m->output_bound2 =
            fmax(m->output_bound2, squares(m->pickup + k * m->hammer_end, m->body_end));
    m->output2 = m->output_bound2;
    m->output_bound2 = fmax(m->output_bound2, m->mobility);
}

/* End of the modes that some pickup outputs. The frequencies of a bar rise so fast that most of its
 * modes are above half the rate. */
static void design_output(struct modes *m) {
    m->output_end = 0;
    for (int k = 0; k < m->pickups; k++)
        for (int i = m->output_end; i < m->body; i++)
            if (m->pickup[k * m->hammer_end + i] != 0)
                m->output_end = (i / LANES_ALIGN + 1) * LANES_ALIGN;
}

/* Trace and determinant of a sample's step. */
static void design_recursion(struct modes *m) {
    const struct modes_step *sample = &m->step[modes_level(0)];
    for (int i = 0; i < m->hammer_end; i++) {
        double pp = 1 - sample->r[i], gg = 1 - m->omega2[i] * sample->b[i];
        m->trace[i] = pp + gg;
        m->minus_det[i] = -(pp * gg + m->omega2[i] * sample->S[i] * sample->S[i]);
    }
}

static void design_pickups(struct modes *m, const struct mode *body, const double *const *pickup) {
    for (int k = 0; k < m->pickups; k++) {
        double *row = m->pickup + k * m->hammer_end;
        for (int i = 0; i < m->body; i++) {
            double weight = body[i].freq < m->rate / 2 ? m->inv_sqrt_mass[i] : 0;
            row[i] = pickup[k][i] * weight;
        }
        for (int i = m->body; i < m->hammer_end; i++)
            row[i] = 0;
    }
}

void modes_design(struct modes *m, double rate, const struct mode *body, const struct mode *hammer,
                  const double *at, const double *const *pickup) {
    m->rate = rate;
    for (int i = 0; i < m->body; i++)
        design_mode(m, i, &body[i], at[i]);
    for (int i = 0; i < m->hammer; i++)
        design_mode(m, m->body_end + i, &hammer[i], at[m->body + i]);
    design_pickups(m, body, pickup);
    step_series(m, &m->step[MODES_STEPS - 1], shortest(m));
    step_compliance(m, &m->step[MODES_STEPS - 1]);
    for (int l = MODES_STEPS - 2; l >= 0; l--)
        step_double(m, &m->step[l + 1], &m->step[l]);
    step_bilinear(m, &m->bilinear, 1 / rate);
    step_compliance(m, &m->bilinear);
    design_recursion(m);
    design_sums(m);
    design_output(m);
    m->audited = false;
}

void modes_audit(struct modes *m) {
    for (int i = 0; i < m->hammer_end; i++)
        loss_series(m, &m->step[MODES_STEPS - 1], i, shortest(m));
    for (int l = MODES_STEPS - 2; l >= 0; l--)
        loss_double(m, &m->step[l + 1], &m->step[l]);
    loss_bilinear(m, &m->bilinear, 1 / m->rate);
    m->audited = true;
}
