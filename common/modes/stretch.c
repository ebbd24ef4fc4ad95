/* SPDX-License-Identifier: BSD-3-Clause */
/* stretch.c: the tension of drumheads and strings; see stretch.h for the equations. */
#include "modes/stretch.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/lanes.h"
#include "modes/modes_table.h"
#include "modes/stretch_table.h"

const struct stretch_kernel *stretch_kernel_best(void) {
#if KNOCK_LANES >= 4 && defined(__x86_64__)
    if (modes_kernel_avx2 && stretch_kernel_avx2 && modes_kernel_best() == modes_kernel_avx2)
        return stretch_kernel_avx2;
#endif
    return &stretch_kernel_base;
}

/* --- scalars --------------------------------------------------------------------------------- */

/* Of psi^2: less kinetic energy is that of a pressed drumhead at rest, where rounding of psi would
 * set it vibrating. */
static const double at_rest = 1e-12;

/* psi and -psi have the same energy; the root is always the positive one. */
double potential_resync(double *psi, double target2, double K, double most) {
    if (!(K > at_rest * target2))
        return 1;
    double rise = fmin(fmax((*psi * *psi - target2) / (2 * K), -most), most);
    *psi = sqrt(fmax(*psi * *psi - 2 * K * rise, 0));
    return sqrt(1 + rise);
}

/* Share of K per call; a larger change would be audible. */
static const double most_resync = .2;

double stretch_kappa(double extent, double T0, double B) { return sqrt(B / (extent * T0 * T0)); }

double stretch_psi(double kappa, double U) {
    double over = kappa * kappa * U;
    if (over <= stretch_ceiling)
        return kappa * U;
    return sqrt(stretch_ceiling * (2 * over - stretch_ceiling)) / kappa;
}

double stretch_tension(double kappa, double U) {
    return 1 + fmin(kappa * kappa * U, stretch_ceiling);
}

/* 600 log2(1 + kappa^2 E) < .25 */
bool stretch_is_small(double kappa, double energy) { return kappa * kappa * energy < 2.888e-4; }

/* --- memory ---------------------------------------------------------------------------------- */

static int padded(int n) { return (n + LANES_ALIGN - 1) / LANES_ALIGN * LANES_ALIGN; }

/* `count` zeros, aligned for the widest lanes. Free *memory. */
static double *zeros(size_t count, void **memory) {
    enum { BYTES = LANES_ALIGN * sizeof(double) };
    *memory = calloc(count * sizeof(double) + BYTES, 1);
    if (!*memory)
        return NULL;
    return (double *)(void *)((char *)*memory + (BYTES - (size_t)(uintptr_t)*memory % BYTES));
}

/* Arrays are a cache line further apart than their length; see modes.c. */
enum { STAGGER = 8 };

struct stretch *stretch_new(int body, int pickups) {
    enum { ARRAYS = 10 + STRETCH_LEVELS };
    struct stretch *t = calloc(1, sizeof *t);
    size_t row = (size_t)padded(body) + STAGGER;
    size_t rows = 4 * (size_t)pickups + 2; /* two per output, and the contact point's */
    double *at = t ? zeros((ARRAYS + rows) * row, &t->memory) : NULL;
    if (!at)
        return free(t), NULL;
    double **arrays[ARRAYS] = {&t->u,     &t->v,        &t->e,          &t->h,     &t->beta,
                               &t->omega, &t->by_omega, &t->by_omega_S, &t->scale, &t->by_scale};
    for (int l = 0; l < STRETCH_LEVELS; l++)
        arrays[ARRAYS - STRETCH_LEVELS + l] = &t->weighted[l];
    for (int i = 0; i < ARRAYS; i++, at += row)
        *arrays[i] = at;
    t->row = at;
    t->kernel = stretch_kernel_best();
    return t;
}

void stretch_free(struct stretch *t) {
    if (t)
        free(t->memory);
    free(t);
}

struct stretch_state *stretch_state_new(int body) {
    struct stretch_state *s = calloc(1, sizeof *s);
    size_t row = (size_t)padded(body) + STAGGER;
    double *at = s ? zeros(2 * row, &s->memory) : NULL;
    if (!at)
        return free(s), NULL;
    s->room = padded(body);
    s->W = at;
    s->D = at + row;
    return s;
}

void stretch_state_free(struct stretch_state *s) {
    if (s)
        free(s->memory);
    free(s);
}

/* --- design ---------------------------------------------------------------------------------- */

/* p is recovered from (W, D) by a division by omega S. Below 2.8 rad a sample and without strong
 * damping this costs at most two digits. */
static bool folds(const struct modes *m, int i) {
    double theta2 = m->omega2[i] / (m->rate * m->rate), damping = m->two_sigma[i] / m->rate;
    return theta2 > 1e-12 && theta2 < 2.8 * 2.8 && damping < 1;
}

/* y in the weight 1/(1 - y): a mode at half the rate of the steps has no weight that makes it yield
 * as in statics. */
static const double most_yield = .75;

static void design_folded(struct stretch *t, const struct modes *m) {
    const struct modes_step *step = &m->step[modes_level(0)];
    t->folded_end = t->end;
    for (int i = 0; i < t->folded_end; i++)
        if (i < m->body && !folds(m, i))
            t->folded_end = i / LANES_ALIGN * LANES_ALIGN;
    for (int i = 0; i < t->end; i++) {
        double omega2 = m->omega2[i], S = step->S[i], b = step->b[i];
        /* trace - 1 - det = -omega^2 b - r (1 - ...): the sums of modes_design() less 2 */
        double pp = 1 - step->r[i], gg = 1 - omega2 * b, det = pp * gg + omega2 * S * S;
        double v = pp + gg - 1, u = v - det;
        bool folded = i < t->folded_end && i < m->body;
        t->omega[i] = sqrt(omega2);
        t->by_omega[i] = folded ? 1 / t->omega[i] : 0;
        t->by_omega_S[i] = folded ? 1 / (t->omega[i] * S) : 0;
        t->beta[i] = omega2 * b;
        t->scale[i] = folded ? t->kappa * sqrt(t->beta[i]) : 0;
        t->by_scale[i] = folded ? 1 / t->scale[i] : 0;
        t->u[i] = folded ? u / (t->kappa * t->beta[i]) : 0;
        t->v[i] = v - u / 2;
        t->e[i] = folded ? (S * S - omega2 * b * b) / (2 * b) : 0;
        t->h[i] = t->kappa * t->beta[i] / 2;
    }
}

/* Weights of (q, p) into those of (W, D): q = (Y - Z/2)/omega, p = (Z/omega + omega^2 b q)/S. */
static void design_weight(struct stretch *t, const struct modes *m, int row, int i, double by_q,
                          double by_p) {
    double *first = t->row + 2 * row * t->end + i, *second = first + t->end;
    *first = by_q;
    *second = by_p;
    if (i < t->folded_end && i < m->body) {
        double omega = t->omega[i], S = m->step[modes_level(0)].S[i];
        double from_q = (by_q + by_p * t->beta[i] / S) / omega;
        *first = from_q * t->by_scale[i];
        *second = (by_p / (S * omega) - from_q / 2) * t->scale[i] / t->kappa;
    }
}

/* For acceleration the nonlinear force is a row of its own: psi gain omega^2 q. */
static void design_row(struct stretch *t, const struct modes *m, int pickup) {
    for (int i = 0; i < t->end; i++) {
        double w = i < m->body ? m->pickup[pickup * m->hammer_end + i] : 0, omega2 = m->omega2[i];
        if (t->what == MODES_VELOCITY)
            design_weight(t, m, pickup, i, 0, w);
        else if (t->what == MODES_DISPLACEMENT)
            design_weight(t, m, pickup, i, w, 0);
        else {
            design_weight(t, m, pickup, i, -w * omega2, -w * m->two_sigma[i]);
            design_weight(t, m, m->pickups + pickup, i, w * omega2, 0);
        }
    }
}

void stretch_design(struct stretch *t, const struct modes *m, double kappa, enum modes_out what) {
    t->kappa = kappa;
    t->end = m->body_end;
    t->what = what;
    t->outs = m->pickups * (what == MODES_ACCELERATION ? 2 : 1);
    assert(t->outs < STRETCH_ROWS);
    design_folded(t, m);
    for (int l = 0; l < STRETCH_LEVELS; l++)
        for (int i = 0; i < t->end; i++) {
            double y = m->omega2[i] * m->step[modes_level(l)].b[i] / 2;
            t->weighted[l][i] = m->omega2[i] / (1 - fmin(y, most_yield));
        }
    for (int k = 0; k < m->pickups; k++)
        design_row(t, m, k);
    for (int i = 0; i < t->end; i++)
        design_weight(t, m, t->outs, i, m->c[i], 0);
}

bool stretch_equal(const struct stretch *a, const struct stretch *b) {
    return a == b || (a && b && a->kappa == b->kappa && a->what == b->what);
}

/* --- a step with a contact ------------------------------------------------------------------- */

static struct held_step_sums step_of(double kappa, const struct stretch_sums *sums) {
    double gain = stretch_gain(kappa, sums->U2 / 2);
    return (struct held_step_sums){.held = {.free_displacement = sums->free_displacement,
                                            .A = gain * sums->md,
                                            .X = gain * sums->bcm,
                                            .Gamma = gain * gain * sums->bmm},
                                   .gain = gain};
}

/* w omega^2 */
static const double *weighted(const struct stretch *t, const struct modes *m,
                              const struct modes_step *step) {
    int l = (int)(step - m->step) - modes_level(0);
    return 0 <= l && l < STRETCH_LEVELS ? t->weighted[l] : m->omega2;
}

struct held_step_sums stretch_prepare(const struct stretch *t, const struct modes *m,
                                      const struct modes_step *step, const struct modes_state *s) {
    struct stretch_sums sums = t->kernel->prepare(m, step, weighted(t, m, step), s);
    if (m->hammer)
        sums.free_displacement +=
            m->kernel->free_displacement(m, step, s, m->body_end, m->hammer_end);
    return step_of(t->kappa, &sums);
}

double stretch_along(const struct stretch *t, const struct modes *m, const struct modes_step *step,
                     const struct modes_state *s, double gain, const double *c) {
    return gain * t->kernel->along(m, step, weighted(t, m, step), s, c);
}

void stretch_gradient(const struct stretch *t, const struct modes *m, const struct modes_step *step,
                      const struct modes_state *s, double gain, double *g) {
    const double *w = weighted(t, m, step);
    for (int i = 0; i < m->body_end; i++) {
        double d = step->S[i] * s->p[i] - step->b[i] * m->omega2[i] * s->q[i];
        g[i] = gain * w[i] * (s->q[i] + d / 2);
    }
}

void stretch_advance(const struct stretch *t, const struct modes *m, const struct modes_step *step,
                     struct modes_state *s, double *psi, struct held_step_sums *next,
                     double force_body, double force_hammer, double *loss) {
    double change = potential_change(&next->held, *psi, force_body), phi = *psi + change;
    struct stretch_sums sums =
        t->kernel->advance(m, step, weighted(t, m, step), s, force_body, -phi * next->gain, loss);
    if (m->hammer)
        m->kernel->advance(m, step, s, m->body_end, m->hammer_end, force_hammer,
                           &sums.free_displacement, loss);
    *psi += 2 * change;
    *next = step_of(t->kappa, &sums);
}

/* --- ringing --------------------------------------------------------------------------------- */

/* Into (W, D), with p scaled by lambda. */
static struct stretch_energy fold(const struct stretch *t, const struct modes *m,
                                  struct modes_state *s, struct stretch_state *z, double lambda) {
    assert(z->room >= t->end);
    struct stretch_energy e2 = t->kernel->fold(t, m, s, z, lambda);
    z->ring_psi = z->psi;
    /* U of q + d/2 is at most the mean of U at the ends of a free step */
    double most = e2.K + e2.U + z->psi * z->psi;
    z->below_ceiling = t->kappa * t->kappa * most / 2 < stretch_ceiling;
    return (struct stretch_energy){e2.K / 2, e2.U / 2};
}

void stretch_ring_start(const struct stretch *t, const struct modes *m, struct modes_state *s,
                        struct stretch_state *z) {
    fold(t, m, s, z, 1);
}

void stretch_ring(const struct stretch *t, const struct modes *m, struct stretch_state *z,
                  double *const *out, double *contact, int n) {
    t->kernel->ring(t, m, z, out, contact, n);
}

void stretch_ring_end(const struct stretch *t, struct modes_state *s, struct stretch_state *z) {
    t->kernel->unfold(t, s, z);
    z->psi = z->ring_psi;
}

struct stretch_energy stretch_ring_on(const struct stretch *t, const struct modes *m,
                                      struct modes_state *s, struct stretch_state *z) {
    struct stretch_energy e2 = t->kernel->unfold(t, s, z);
    z->psi = z->ring_psi;
    double target = stretch_psi(t->kappa, e2.U / 2);
    double lambda = potential_resync(&z->psi, target * target, e2.K / 2, most_resync);
    return fold(t, m, s, z, lambda);
}

/* --- reading and statics ---------------------------------------------------------------------- */

double stretch_acceleration(const struct stretch *t, const struct modes *m,
                            const struct modes_state *s, double psi, const double *w) {
    double sum = 0, U2 = 0;
    for (int i = 0; i < m->body_end; i++) {
        double pull = m->omega2[i] * s->q[i];
        sum += w[i] * pull;
        U2 += pull * s->q[i];
    }
    return -psi * stretch_gain(t->kappa, U2 / 2) * sum;
}

/* T^2 (T - T1) = a by Newton from above: the left side is convex and rises for T >= T1, and T1 +
 * a^(1/3) is beyond the solution. Ten steps reach rounding from a = 1e-6 to 1e6. */
static double tension_under(double before, double a) {
    enum { STEPS = 10 };
    double T = before + cbrt(a);
    for (int i = 0; i < STEPS; i++)
        T -= (T * T * (T - before) - a) / (T * (3 * T - 2 * before));
    return fmin(T, 1 + stretch_ceiling);
}

double stretch_static_tension(const struct stretch *t, const struct modes *m, double U, double F) {
    double bends = 0;
    for (int i = 0; i < m->body_end; i++)
        if (m->omega2[i] > 0)
            bends += m->c[i] * m->c[i] / m->omega2[i];
    return tension_under(stretch_tension(t->kappa, U), t->kappa * t->kappa * bends * F * F / 2);
}

double stretch_static_tension_of(double kappa, double U, double W) {
    return tension_under(stretch_tension(kappa, U), kappa * kappa * W);
}

/* --- energy ---------------------------------------------------------------------------------- */

struct stretch_energy stretch_energy(const struct stretch *t, const struct modes *m,
                                     const struct modes_state *s) {
    struct stretch_energy e2 = t->kernel->energy2(m, s);
    return (struct stretch_energy){e2.K / 2, e2.U / 2};
}

static struct stretch_energy resync(const struct modes *m, struct modes_state *s, double *psi,
                                    double target2, struct stretch_energy e) {
    double lambda = potential_resync(psi, target2, e.K, most_resync);
    for (int i = 0; i < m->body_end; i++)
        s->p[i] *= lambda;
    e.K *= lambda * lambda;
    return e;
}

struct stretch_energy stretch_resync(const struct stretch *t, const struct modes *m,
                                     struct modes_state *s, double *psi) {
    struct stretch_energy e2 = t->kernel->energy2(m, s), e = {e2.K / 2, e2.U / 2};
    double target = stretch_psi(t->kappa, e.U);
    return resync(m, s, psi, target * target, e);
}

/* With the tolerance 1e-5 a jump of p is below -100 dB. A sine of 10 N into a tom's drive has other
 * lines than its harmonics at -47 dB with a resynchronisation every 64 samples. */
bool stretch_resync_if_off(const struct stretch *t, const struct modes *m, struct modes_state *s,
                           double *psi) {
    const double tolerance = 1e-5;
    struct stretch_energy e2 = t->kernel->energy2(m, s), e = {e2.K / 2, e2.U / 2};
    double target = stretch_psi(t->kappa, e.U), target2 = target * target;
    if (fabs(*psi * *psi - target2) <= tolerance * (e.K + e.U))
        return false;
    resync(m, s, psi, target2, e);
    return true;
}

static void scale_q(const struct modes *m, struct modes_state *s, double by) {
    for (int i = 0; i < m->body_end; i++)
        s->q[i] *= by;
}

/* U with U + V(U) = W. */
static double linear_part(double kappa, double W) {
    double kappa2 = kappa * kappa, U = 2 * W / (1 + sqrt(1 + 2 * kappa2 * W));
    if (kappa2 * U <= stretch_ceiling)
        return U;
    return (W + stretch_ceiling * stretch_ceiling / (2 * kappa2)) / (1 + stretch_ceiling);
}

void stretch_settle(const struct stretch *t, const struct modes *m, struct modes_state *s,
                    double *psi) {
    double U = stretch_energy(t, m, s).U, to = linear_part(t->kappa, U + *psi * *psi / 2);
    if (!(U > 0))
        return;
    scale_q(m, s, sqrt(to / U));
    *psi = stretch_psi(t->kappa, to);
}

double stretch_hold_force(const struct stretch *t, const struct modes *m, struct modes_state *s,
                          double psi) {
    double tension = 1 + psi * stretch_gain(t->kappa, stretch_energy(t, m, s).U);
    scale_q(m, s, tension);
    return tension;
}

void stretch_release_force(const struct modes *m, struct modes_state *s, double tension) {
    scale_q(m, s, 1 / tension);
}
