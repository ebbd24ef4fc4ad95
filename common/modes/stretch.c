/* SPDX-License-Identifier: BSD-3-Clause */
/* stretch.c: the step of a drumhead or string with a held force, its energy and its statics; see
 * stretch.h for the equations. */
#include "modes/stretch.h"

#include <math.h>

#include "modes/modes_table.h"
#include "modes/stretch_table.h"

const struct stretch_kernel *stretch_kernel_of(const struct modes_kernel *bank) {
    bool wide = stretch_kernel_avx2 && bank == modes_kernel_avx2;
    return wide ? stretch_kernel_avx2 : &stretch_kernel_base;
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
    double lambda = potential_resync(psi, target2, e.K, stretch_most_resync);
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
