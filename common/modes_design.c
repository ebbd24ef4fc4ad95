/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_design.c: the coefficients of a bank, from the shortest step up; see modes.h for the
 * equations.
 *
 * No sine, cosine or exponential is needed: twelve terms of a Taylor series give the step of a
 * sample / 2^12, and each doubling keeps the relative error of what it doubles: 1e-14 at a sample,
 * for rigid, undamped and overdamped modes alike.
 */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "lanes.h"
#include "modes_table.h"

#define PI 3.14159265358979323846

/* --- the shortest step -------------------------------------------------------------------------
 *
 * The answers of p to p(0) = 1 and to g(0) = 1, as Taylor series in t/H, are
 *   u'' + 2 sigma u' + omega^2 u = 0,   u = 1 - 2 sigma t + ...,   w = t - sigma t^2 + ...
 * modes_design() keeps omega H <= .2, where twelve terms leave less than 1e-17; a sample has 2^12
 * of those steps. */
enum { TERMS = 12 };

static void answers(double omega2, double two_sigma, double H, double *u, double *w) {
    u[0] = 1, u[1] = -two_sigma * H;
    w[0] = 0, w[1] = H;
    for (int n = 0; n + 2 < TERMS; n++) {
        double by_speed = two_sigma * H / (n + 2), by_place = omega2 * H * H / ((n + 1.) * (n + 2));
        u[n + 2] = -by_speed * u[n + 1] - by_place * u[n];
        w[n + 2] = -by_speed * w[n + 1] - by_place * w[n];
    }
}

/* S = w(H), b = int w, r = 1 - u(H) */
static void step_series(const struct modes *m, struct modes_step *step, int i, double H) {
    double u[TERMS], w[TERMS], S = 0, b = 0, r = 0;
    answers(m->omega2[i], m->two_sigma[i], H, u, w);
    for (int n = TERMS - 1; n >= 0; n--) {
        S += w[n];
        b += w[n] * H / (n + 1);
        r -= n > 0 ? u[n] : 0;
    }
    step->S[i] = S;
    step->b[i] = b;
    step->r[i] = r;
}

/* loss = 2 sigma int (u p + w g)^2 dt */
static void loss_series(const struct modes *m, struct modes_step *step, int i, double H) {
    double u[TERMS], w[TERMS], uu = 0, uw = 0, ww = 0, two_sigma = m->two_sigma[i];
    answers(m->omega2[i], two_sigma, H, u, w);
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

/* --- twice as long -----------------------------------------------------------------------------
 *
 * Two steps H make one of 2H: (p, g) -> ((1-r) p + S g, -omega^2 S p + (1 - omega^2 b) g), twice.
 * All sums are of terms with one sign while the step is short, so nothing cancels. */

static void step_double(const struct modes *m, const struct modes_step *half,
                        struct modes_step *step) {
    for (int i = 0; i < m->hammer_end; i++) {
        double omega2 = m->omega2[i], S = half->S[i], b = half->b[i], r = half->r[i];
        step->S[i] = S * (2 - r - omega2 * b);
        step->b[i] = 2 * b + S * S - omega2 * b * b;
        step->r[i] = 2 * r - r * r + omega2 * S * S;
    }
}

/* The second half loses what the first half's end gives. */
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

/* The rule's own loss: 2 sigma h times the square of the mean velocity p + dp/2. */
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

static void step_compliance(const struct modes *m, struct modes_step *step) {
    double sum[2] = {0, 0};
    for (int i = 0; i < m->hammer_end; i++)
        sum[i >= m->body_end] += m->c[i] * m->c[i] * step->b[i];
    step->compliance_body = sum[0];
    step->compliance = sum[0] + sum[1];
}

static double shortest(const struct modes *m) { return 1 / (m->rate * (1 << MODES_FINEST)); }

/* Keeps omega H <= .2 in the shortest step: above that a mode is a mere spring anyway. */
static double omega_limit(double rate) { return .2 * rate * (1 << MODES_FINEST); }

static void design_mode(struct modes *m, int i, const struct mode *mode, double shape) {
    assert(mode->freq >= 0 && mode->decay > 0 && mode->mass > 0);
    double limit = omega_limit(m->rate), omega = fmin(2 * PI * mode->freq, limit);
    m->omega2[i] = omega * omega;
    m->two_sigma[i] = fmin(2 * log(1000) / mode->decay, limit);
    m->scale[i] = 1 / sqrt(mode->mass);
    m->c[i] = shape * m->scale[i];
    step_series(m, &m->step[MODES_STEPS - 1], i, shortest(m));
}

/* What could rise above half the rate and come down again from there does not go with tension. */
static void design_giving(struct modes *m, const struct mode *body) {
    for (int i = 0; i < m->hammer_end; i++)
        m->gives[i] = i < m->body && body[i].freq < .4 * m->rate;
    m->stiffening = 0;
}

/* The sums over the bank that collision.c weighs things with. */
static void design_sums(struct modes *m) {
    m->kicked = m->mobility = m->reach2 = m->loudness2 = 0;
    for (int i = 0; i < m->hammer_end; i++) {
        double c2 = m->c[i] * m->c[i];
        m->mobility += c2;
        m->kicked += c2 * m->step[modes_level(0)].S[i];
        if (c2 > 0)
            m->reach2 += c2 / m->omega2[i]; /* infinite where a rigid mode may drift */
    }
    for (int k = 0; k < m->pickups; k++) {
        double sum = 0;
        for (int i = 0; i < m->body; i++) {
            double weight = m->pickup[k * m->hammer_end + i];
            sum += weight * weight;
        }
        m->loudness2 = fmax(m->loudness2, sum);
    }
    m->loudness2 = fmax(m->loudness2, m->mobility);
}

/* Where the modes end that any pickup hears. A bar's rise so fast that most of them are beyond
 * half the rate. */
static void design_heard(struct modes *m) {
    m->heard_end = 0;
    for (int k = 0; k < m->pickups; k++)
        for (int i = m->heard_end; i < m->body; i++)
            if (m->pickup[k * m->hammer_end + i] != 0)
                m->heard_end = (i / LANES_ALIGN + 1) * LANES_ALIGN;
}

/* Trace and determinant of a sample's step. */
static void design_trace(struct modes *m) {
    const struct modes_step *sample = &m->step[modes_level(0)];
    for (int i = 0; i < m->hammer_end; i++)
        m->trace[i] = (1 - sample->r[i]) + (1 - m->omega2[i] * sample->b[i]);
}

static void design_determinant(struct modes *m) {
    const struct modes_step *sample = &m->step[modes_level(0)];
    for (int i = 0; i < m->hammer_end; i++) {
        double pp = 1 - sample->r[i], gg = 1 - m->omega2[i] * sample->b[i];
        m->minus_det[i] = -(pp * gg + m->omega2[i] * sample->S[i] * sample->S[i]);
    }
}

void modes_design(struct modes *m, double rate, const struct mode *body, const struct mode *hammer,
                  const double *at, const double *const *pickup) {
    m->rate = rate;
    for (int i = 0; i < m->body; i++)
        design_mode(m, i, &body[i], at[i]);
    for (int i = 0; i < m->hammer; i++)
        design_mode(m, m->body_end + i, &hammer[i], at[m->body + i]);
    for (int k = 0; k < m->pickups; k++)
        for (int i = 0; i < m->body; i++)
            m->pickup[k * m->hammer_end + i] =
                body[i].freq < rate / 2 ? pickup[k][i] * m->scale[i] : 0;
    for (int l = MODES_STEPS - 2; l >= 0; l--)
        step_double(m, &m->step[l + 1], &m->step[l]);
    step_bilinear(m, &m->bilinear, 1 / rate);
    step_compliance(m, &m->bilinear);
    for (int l = 0; l < MODES_STEPS; l++)
        step_compliance(m, &m->step[l]);
    design_trace(m);
    design_determinant(m);
    design_sums(m);
    design_heard(m);
    design_giving(m, body);
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

/* --- in tune with another tension --------------------------------------------------------------
 */

void modes_borrow(const struct modes *from, struct modes *to) {
    struct modes own = *to;
    *to = *from;
    to->omega2 = own.omega2;
    to->trace = own.trace;
    to->bilinear = own.bilinear;
    memcpy(to->step, own.step, sizeof to->step);
    to->memory = own.memory;
}

void modes_retune(const struct modes *from, struct modes *to, double factor) {
    modes_borrow(from, to);
    from->kernel->retune_whole(from, to, factor * factor);
    if (from->audited)
        modes_audit(to);
}
