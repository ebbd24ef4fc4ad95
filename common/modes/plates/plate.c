/* SPDX-License-Identifier: BSD-3-Clause */
/* plate.c: the potential of a plate in a voice; see plate.h. */
#include "modes/plates/plate.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/constants.h"
#include "base/lanes.h"
#include "modes/modes_table.h"
#include "modes/plates/plate_table.h"

const struct plate_kernel *plate_kernel_of(const struct modes_kernel *bank) {
    bool wide = plate_kernel_avx2 && bank == modes_kernel_avx2;
    return wide ? plate_kernel_avx2 : &plate_kernel_base;
}

/* --- a plate in metres and newtons ----------------------------------------------------------- */

double plate_omega(const struct plate *p, double E, double rho, double h, double a) {
    double nu = p->kind.nu;
    return sqrt(E / (12 * (1 - nu * nu) * rho)) * h / (a * a);
}

/* V(s q)/s^2: replaces K by K s^2 and L by L/s. */
struct plate_force plate_force(const struct plate *p, double omega, double mass, double h,
                               double nonlinear) {
    const double nu = p->kind.nu;
    struct plate_force f = {.plate = p};
    if (nonlinear > 0) {
        f.K = nonlinear * nonlinear * 3 * PI * (1 - nu * nu) * omega * omega / (mass * h * h);
        f.L = -4 * p->kind.rise * h * sqrt(mass / PI) / nonlinear;
    }
    return f;
}

/* V = E h/(2 a^2) sum P^2, with gradients per radius. */
struct plate_force plate_drumhead_force(const struct plate *p, double E, double h, double a,
                                        double nonlinear) {
    return (struct plate_force){
        .plate = p, .K = nonlinear * nonlinear * E * h / (a * a), .drumhead = true};
}

bool plate_force_equal(const struct plate_force *a, const struct plate_force *b) {
    if (!a || !b)
        return a == b;
    return a->plate == b->plate && a->K == b->K && a->L == b->L;
}

/* --- memory ---------------------------------------------------------------------------------- */

static size_t row_doubles(const struct plate *p) { return (size_t)p->rows * (size_t)p->stride; }

/* A vector for each run of one stress function, behind the rows of D. */
static size_t run_doubles(const struct plate *p) {
    int most = 0;
    for (int k = 0; k < p->kind.stresses; k++)
        most = p->stress[k].runs > most ? p->stress[k].runs : most;
    return (size_t)most * LANES_ALIGN;
}

static size_t state_doubles(const struct plate *p) {
    return (size_t)lanes_padded(p->kind.modes) + 3 * row_doubles(p) + run_doubles(p);
}

size_t plate_room(const struct plate *p) { return state_doubles(p); }

size_t plate_state_bytes(const struct plate_state *z) {
    return sizeof *z + z->room * sizeof(double);
}

struct plate_state *plate_state_bare(size_t room) {
    enum { BYTES = LANES_ALIGN * sizeof(double) };
    struct plate_state *z = calloc(1, sizeof *z);
    if (!z)
        return NULL;
    z->memory = calloc(room * sizeof(double) + BYTES, 1);
    if (!z->memory)
        return free(z), NULL;
    char *first = (char *)z->memory + (BYTES - (size_t)(uintptr_t)z->memory % BYTES);
    z->g = (double *)(void *)first;
    z->room = room;
    return z;
}

struct plate_state *plate_state_new(const struct plate *p) {
    struct plate_state *z = plate_state_bare(state_doubles(p));
    if (z)
        plate_rest(p, z);
    return z;
}

void plate_state_free(struct plate_state *z) {
    if (z)
        free(z->memory);
    free(z);
}

static const double least_C = 1e-12; /* J */

void plate_set_psi(struct plate_state *z, double psi) { z->psi = psi; }

void plate_rest(const struct plate *p, struct plate_state *z) {
    assert(z->room >= state_doubles(p));
    z->z = z->g + lanes_padded(p->kind.modes);
    z->D = z->z + row_doubles(p);
    z->G = z->D + row_doubles(p) + run_doubles(p);
    memset(z->g, 0, state_doubles(p) * sizeof(double));
    z->C = least_C;
    z->psi = sqrt(2 * z->C);
    z->share = z->peak = 1;
}

void plate_take(const struct plate_state *z, struct plate_state *to) {
    to->psi = z->psi;
    to->C = z->C;
    to->share = z->share;
    to->peak = z->peak;
}

/* --- potential and gradient ------------------------------------------------------------------ */

/* V at the displacements in the rows, J; its gradient is K G. */
static double evaluate(const struct plate_force *f, const struct modes *m, struct plate_state *z) {
    const struct plate *p = f->plate;
    for (int row = 0; row < p->rows; row++) {
        double *middle = z->z + row * p->stride + p->left;
        for (int n = 1; n <= p->left; n++)
            middle[-n] = middle[n];
    }
    const struct plate_kernel *kernel = plate_kernel_of(m->kernel);
    return z->share * f->K * kernel->potential(p, f->L, z->z, z->D, z->G);
}

double plate_potential(const struct plate_force *f, const struct modes *m,
                       const struct modes_state *s, struct plate_state *z) {
    assert(m->body == f->plate->kind.modes);
    for (int i = 0; i < m->body; i++)
        z->z[f->plate->at[i]] = f->drumhead ? s->q[i] * m->inv_sqrt_mass[i] : s->q[i];
    return evaluate(f, m, z);
}

/* A larger C makes psi larger and leaves the energy psi^2/2 - C unchanged. */
static void set_C(struct plate_state *z, double C) {
    z->psi = sqrt(fmax(z->psi * z->psi + 2 * (C - z->C), 0));
    z->C = C;
}

/* The greatest difference of psi^2/2 - C and V, as a share of the energy. For a cap that has
 * snapped through this is the small difference of linear energy and V; a tenth of either would let
 * a decaying cap take out more energy than it has. */
static const double most_off = .1;

/* The greatest Gamma of a whole sample; Gamma is about (omega h)^2 with the nonlinear frequency. In
 * play it is below .05, also at 22 kHz; at 50 m/s on a splash it would be 60, and the motion a
 * matter of rounding.
 */
static const double most_Gamma = .5;

/* psi after a free step with by * g, where g has these sums. */
static double psi_after(double psi, const struct potential_step *g, double by) {
    struct potential_step held = {.A = by * g->A, .Gamma = by * by * g->Gamma};
    return psi + 2 * potential_change(&held, psi, 0);
}

/* Reduces C to what V needs, and returns the factor by which g grows. A contact may take C from the
 * plate beside its energy. */
static double reduce_C(struct plate_state *z, double V) {
    double C = least_C + 2 * fmax(0, fmax(-V, -plate_stored(z)));
    double grows = C < z->C ? sqrt((V + z->C) / (V + C)) : 1;
    set_C(z, fmin(C, z->C));
    return grows;
}

/* Reduces g where the step is too long for it: Gamma is limited, and so is what psi^2/2 - C, which
 * stands for V, may fall to: V is at least minus the elastic energy of the modes. Any g keeps the
 * balance of energy. */
static void limit_gradient(const struct modes *m, const struct modes_step *step,
                           const struct modes_state *s, struct plate_state *z, double linear,
                           double V) {
    enum { HALVINGS = 12 };
    struct potential_step held = plate_kernel_of(m->kernel)->prepare(m, step, s, z->g);
    double by = 1, least = sqrt(2 * fmax(z->C - linear, 0));
    if (held.Gamma > most_Gamma || fabs(psi_after(z->psi, &held, 1)) < least) {
        by = fmin(reduce_C(z, V), sqrt(most_Gamma / held.Gamma));
        least = sqrt(2 * fmax(z->C - linear, 0));
    }
    for (int i = 0; i < HALVINGS && fabs(psi_after(z->psi, &held, by)) < least; i++)
        by /= 2;
    for (int i = 0; by != 1 && i < m->body; i++)
        z->g[i] *= by;
}

bool plate_gradient(const struct plate_force *f, const struct modes *m,
                    const struct modes_step *step, const struct modes_state *s,
                    struct plate_state *z) {
    assert(m->body == f->plate->kind.modes);
    const int *at = f->plate->at;
    if (!(f->K > 0 && z->share > 0)) {
        memset(z->g, 0, (size_t)m->body_end * sizeof *z->g);
        return true;
    }
    double linear = plate_kernel_of(m->kernel)->middle(
        m, step, s, z->g); /* energy, J; g holds q + d/2 for now */
    for (int i = 0; i < m->body; i++)
        z->z[at[i]] = z->g[i] * (f->drumhead ? m->inv_sqrt_mass[i] : 1);
    double V = evaluate(f, m, z);
    if (V < 0 && z->C < -2 * V) /* a cap snaps through before its next resynchronisation */
        set_C(z, -4 * V);
    bool is_near = fabs(plate_stored(z) - V) <= most_off * (linear + V);
    double by = z->share * f->K / sqrt(2 * (V + z->C));
    for (int i = 0; i < m->body; i++)
        z->g[i] = by * z->G[at[i]] * (f->drumhead ? m->inv_sqrt_mass[i] : 1);
    limit_gradient(m, step, s, z, linear, V);
    return is_near;
}

/* --- a step ---------------------------------------------------------------------------------- */

struct potential_step plate_prepare(const struct modes *m, const struct modes_step *step,
                                    const struct modes_state *s, const struct plate_state *z) {
    struct potential_step held = plate_kernel_of(m->kernel)->prepare(m, step, s, z->g);
    if (m->hammer)
        held.free_displacement +=
            m->kernel->free_displacement(m, step, s, m->body_end, m->hammer_end);
    return held;
}

double plate_pull(const struct modes *m, const struct plate_state *z, const double *c) {
    double sum = 0;
    for (int i = 0; i < m->body; i++)
        sum += c[i] * z->g[i];
    return sum;
}

double plate_advance(const struct modes *m, const struct modes_step *step, struct modes_state *s,
                     struct plate_state *z, const struct potential_step *held, double force_body,
                     double force_hammer, double *loss) {
    double change = potential_change(held, z->psi, force_body), phi = z->psi + change;
    double free_displacement = 0;
    plate_kernel_of(m->kernel)->advance(m, step, s, z->g, force_body, phi, loss);
    if (m->hammer)
        m->kernel->advance(m, step, s, m->body_end, m->hammer_end, force_hammer, &free_displacement,
                           loss);
    z->psi += 2 * change;
    return phi;
}

void plate_shift(const struct modes *m, struct modes_state *s, const struct plate_state *z,
                 double psi) {
    for (int i = 0; i < m->body; i++)
        if (m->omega2[i] > 0)
            s->q[i] += psi * z->g[i] / m->omega2[i];
}

/* --- energy ---------------------------------------------------------------------------------- */

/* Kinetic energy of the body's modes, J. */
static double kinetic(const struct modes *m, const struct modes_state *s) {
    double K = 0;
    for (int i = 0; i < m->body; i++)
        K += s->p[i] * s->p[i] / 2;
    return K;
}

static void scale_p(const struct modes *m, struct modes_state *s, double by) {
    for (int i = 0; i < m->body; i++)
        s->p[i] *= by;
}

static double elastic(const struct modes *m, const struct modes_state *s) {
    double U = 0;
    for (int i = 0; i < m->body; i++)
        U += m->omega2[i] * s->q[i] * s->q[i] / 2;
    return U;
}

/* psi = sqrt(2 (V + C)) */
static void set_psi(const struct plate_force *f, struct plate_state *z, double linear, double V) {
    z->C = z->share * least_C;
    if (f->plate->kind.rise > 0)
        z->C += 2 * (linear + fabs(V));
    z->psi = sqrt(2 * (V + z->C));
}

/* s with `linear` s^2 + V(s q) = total > 0, for the q in the rows; V(s q) = a s^4 + b s^3. As V is
 * at least minus the linear energy, the left side rises from 0 to beyond every total. */
static double scale_to(const struct plate_force *f, const struct modes *m, struct plate_state *z,
                       double linear, double V, double total) {
    enum { DOUBLINGS = 20, HALVINGS = 50 };
    for (size_t i = 0; i < row_doubles(f->plate); i++)
        z->z[i] /= 2;
    double b = 16 * evaluate(f, m, z) - V, a = V - b, low = 0, high = 1;
    for (int i = 0; i < DOUBLINGS && high * high * (linear + high * (b + high * a)) < total; i++) {
        low = high;
        high *= 2;
    }
    for (int i = 0; i < HALVINGS; i++) {
        double s = (low + high) / 2;
        *(s * s * (linear + s * (b + s * a)) < total ? &low : &high) = s;
    }
    return low;
}

/* Scales q and p so that the energy of the modes and V is what it was with psi. Returns what that
 * leaves, J. */
static double rescale(const struct plate_force *f, const struct modes *m, struct modes_state *s,
                      struct plate_state *z, double linear, double V) {
    double total = linear + plate_stored(z);
    double by = total > 0 && linear > 0 ? scale_to(f, m, z, linear, V, total) : 0;
    for (int i = 0; i < m->body; i++) {
        s->q[i] *= by;
        s->p[i] *= by;
    }
    double now = by * by * linear;
    set_psi(f, z, now, plate_potential(f, m, s, z));
    if (!(by > 0))
        return total - plate_stored(z);
    /* not V but what is left, so that no rounding is booked */
    z->psi = sqrt(2 * fmax(total - now + z->C, 0));
    return 0;
}

double plate_resync(const struct plate_force *f, const struct modes *m, struct modes_state *s,
                    struct plate_state *z) {
    const double most = .5;        /* of K, for a jump of p */
    const double turning = .01;    /* of the energy, where K is too small: a turning point */
    const double remembered = .97; /* a call; 48 ms at one call a window, 44.1 kHz */
    double K = kinetic(m, s), U = elastic(m, s), V = plate_potential(f, m, s, z);
    double rise = plate_stored(z) - V;
    z->peak *= remembered;
    if (z->share > 0 && K + U > 0)
        z->peak = fmax(z->peak, fabs(V) / (z->share * (K + U)));
    if (K > 0 && fabs(rise) <= most * K) {
        scale_p(m, s, sqrt(1 + rise / K));
        set_psi(f, z, K + rise + U, V);
        return 0;
    }
    if (fabs(rise) <= turning * (K + U + V))
        return 0;
    return rescale(f, m, s, z, K + U, V);
}

double plate_settle(const struct plate_force *f, const struct modes *m, struct modes_state *s,
                    struct plate_state *z) {
    return rescale(f, m, s, z, kinetic(m, s) + elastic(m, s), plate_potential(f, m, s, z));
}

void plate_set(const struct plate_force *f, const struct modes *m, const struct modes_state *s,
               struct plate_state *z) {
    double V = plate_potential(f, m, s, z);
    set_psi(f, z, kinetic(m, s) + elastic(m, s), V);
}

/* --- fading ---------------------------------------------------------------------------------- */

void plate_begin_share(struct plate_state *z, double share) {
    z->share = share;
    z->C = share * least_C;
    z->psi = sqrt(2 * z->C);
}

double plate_set_share(const struct modes *m, struct modes_state *s, struct plate_state *z,
                       double share) {
    double by = share / z->share, change = (by - 1) * plate_stored(z), K = kinetic(m, s);
    bool lost = by <= 1 && change <= 0;
    bool rounding = fabs(change) <= 1e-15 * z->C; /* of psi^2/2 - C */
    if (!lost && !rounding && fabs(change) > K / 2)
        return 0;
    if (!lost && !rounding)
        scale_p(m, s, sqrt(1 - change / K));
    z->share = share;
    z->C *= by;
    z->psi *= sqrt(by);
    return lost || rounding ? -change : 0;
}

/* With r = |V|/E at its peak, V = beta q^4 raises the pitch by 3/4 r, and the cubic V of a cap
 * lowers it by 15/16 r^2: .25 cents are 1.9e-4 and .0124. */
bool plate_is_small(const struct plate_force *f, const struct plate_state *z) {
    return z->peak < (f->plate->kind.rise > 0 ? .0124 : 1.9e-4);
}
