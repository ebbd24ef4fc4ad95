/* SPDX-License-Identifier: BSD-3-Clause */
/* A stretched drumhead by von Karman. */
#include "support/check.h"

#include <stdlib.h>
#include <string.h>

#include "bodies/body_zeros.h"
#include "modes/plates/plate.h"
#include "modes/plates/plate_disc.h"
#include "modes/stretch.h"
#include "support/bessel.h"

static const double pi = 3.14159265358979323846;

struct rig {
    struct plate *p;
    struct plate_force f;
    struct plate_state *z;
    struct modes *m;
    struct modes_state *s;
    double kappa;
};

/* A tom: 13 in, T0 1100 N/m, mylar of .25 mm. */
static const double radius = .165, T0 = 1100, E = 4.2e9, h = .25e-3, density = 1390, nu = .3;

static struct rig rig_new(int modes, int stresses, double rate) {
    static struct plate_drumhead_mode list[PLATE_MODES_MOST];
    static struct mode mode[PLATE_MODES_MOST];
    static double at[PLATE_MODES_MOST];
    const double A = pi * radius * radius;
    for (int i = 0; i < modes; i++) {
        list[i] = (struct plate_drumhead_mode){body_zeros[i].m, body_zeros[i].root};
        double freq = list[i].root / radius * sqrt(T0 / (density * h)) / (2 * pi);
        mode[i] = (struct mode){freq, HUGE_VAL, density * h * A};
        at[i] = 1;
    }
    struct rig r = {.p = plate_drumhead_new(nu, list, modes, stresses)};
    r.f = plate_drumhead_force(r.p, E, h, radius, 1);
    r.z = plate_state_new(r.p);
    r.m = modes_new(modes, 0, 0);
    r.s = modes_state_new(modes, 0);
    modes_design(r.m, rate, mode, NULL, at, NULL);
    r.kappa = stretch_kappa(A, T0, E * h / (1 - nu * nu));
    return r;
}

static void rig_free(struct rig *r) {
    modes_free(r->m), modes_state_free(r->s), plate_state_free(r->z), plate_free(r->p);
}

/* By finite differences of the in-plane motion u(r), extrapolated: .785502 at nu = .3. */
TEST("V of (0, 1) is .785502 of Berger's") {
    struct rig r = rig_new(20, 94, 44100);
    r.s->q[0] = 1e-3;
    double V = plate_potential(&r.f, r.m, r.s, r.z);
    double U = r.m->omega2[0] * 1e-6 / 2, berger = r.kappa * r.kappa * U * U / 2;
    CHECK_NEAR(V / berger, .785502, 2e-6);
    rig_free(&r);
}

/* --- the potential by quadrature over the disc -------------------------------------------------
 */

enum { Q_MODES = 16, Q_STRESSES = 20, Q_RADII = 40, Q_ANGLES = 64 };

/* f = r^exponent cos(N theta), or Psi of a clamped plate if the exponent is 0. */
struct airy {
    int N, exponent;
    double key;
    struct disc_mode clamped;
};

static int by_key(const void *a, const void *b) {
    double less = ((const struct airy *)a)->key - ((const struct airy *)b)->key;
    return (less > 0) - (less < 0);
}

/* The lowest, in the order of plate_drumhead.c. */
static void lowest_airy(struct airy *f) {
    static struct airy all[4 * Q_STRESSES];
    struct disc_mode clamped[Q_STRESSES];
    int n = 0;
    disc_modes(DISC_CLAMPED, nu, Q_STRESSES, clamped);
    for (int i = 0; i < Q_STRESSES; i++)
        all[n++] = (struct airy){clamped[i].n, 0, clamped[i].xi, clamped[i]};
    for (int N = 0; N < Q_STRESSES; N++) {
        if (N > 1)
            all[n++] = (struct airy){.N = N, .exponent = N, .key = N + 1};
        all[n++] = (struct airy){.N = N, .exponent = N + 2, .key = N + 1.5};
    }
    qsort(all, (size_t)n, sizeof *all, by_key);
    memcpy(f, all, Q_STRESSES * sizeof *f);
}

/* sigma_rr, sigma_tt, sigma_rt at (r, theta) */
static void airy_stress(const struct airy *f, double r, double theta, double *sigma) {
    double N = f->N, e = f->exponent, R = pow(r, e), slope = e * R / r, bend = (e - 1) * slope / r;
    if (f->exponent == 0) {
        struct disc_values v = disc_at(&f->clamped, r);
        R = v.R, slope = v.slope, bend = v.a;
    }
    sigma[0] = (slope / r - N * N * R / (r * r)) * cos(N * theta);
    sigma[1] = bend * cos(N * theta);
    sigma[2] = N * (slope / r - R / (r * r)) * sin(N * theta);
}

/* dw/dr and dw/(r dtheta) of sum u R cos(n theta), R of mean square 1. */
static void slopes(const double *u, double r, double theta, double *by_r, double *by_theta) {
    static double norm[Q_MODES], R[Q_MODES], slope[Q_MODES], at = -1;
    *by_r = *by_theta = 0;
    for (int i = 0; i < Q_MODES; i++) {
        int n = body_zeros[i].m;
        double k = body_zeros[i].root;
        if (norm[i] == 0) /* int J_n(k r)^2 r dr = J_{n+1}(k)^2/2 */
            norm[i] = (n ? sqrt(2) : 1) / fabs(bessel_integral(n + 1, k));
        if (r != at) {
            R[i] = bessel_integral(n, k * r);
            slope[i] = k * (bessel_integral(n - 1, k * r) - bessel_integral(n + 1, k * r)) / 2;
        }
        *by_r += u[i] * norm[i] * slope[i] * cos(n * theta);
        *by_theta -= u[i] * norm[i] * R[i] * n / r * sin(n * theta);
    }
    at = r;
}

/* b^T G^-1 b / 2 by Cholesky's factors, in place */
static double half_form(int n, double G[Q_STRESSES][Q_STRESSES], double *b) {
    double V = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i; j++) {
            for (int k = 0; k < j; k++)
                G[i][j] -= G[i][k] * G[j][k];
            G[i][j] = i == j ? sqrt(G[i][i]) : G[i][j] / G[j][j];
        }
        for (int k = 0; k < i; k++)
            b[i] -= G[i][k] * b[k];
        b[i] /= G[i][i];
        V += b[i] * b[i] / 2;
    }
    return V;
}

/* Hellinger and Reissner: V = b^T G^-1 b / 2, b = int sigma : (grad w grad w)/2, G the stresses'
 * energies, int (1 + nu) sigma : sigma - nu tr^2, with E h and the radius 1. */
TEST("V of modes of any n is that of a quadrature over radius and angle") {
    static double G[Q_STRESSES][Q_STRESSES], b[Q_STRESSES];
    double radii[Q_RADII], weight[Q_RADII], u[Q_MODES], s[Q_STRESSES][3], wr, wt;
    struct airy f[Q_STRESSES];
    struct rig r = rig_new(Q_MODES, Q_STRESSES, 44100);
    uint64_t rng = 9;
    for (int i = 0; i < Q_MODES; i++) {
        u[i] = check_uniform(&rng, -1, 1);
        r.s->q[i] = u[i] / r.m->inv_sqrt_mass[i];
    }
    lowest_airy(f);
    disc_nodes(Q_RADII, radii, weight);
    for (int j = 0; j < Q_RADII * Q_ANGLES; j++) {
        double at = radii[j / Q_ANGLES], theta = 2 * pi * (j % Q_ANGLES) / Q_ANGLES;
        double area = at * weight[j / Q_ANGLES] * 2 * pi / Q_ANGLES;
        slopes(u, at, theta, &wr, &wt);
        for (int k = 0; k < Q_STRESSES; k++) {
            airy_stress(&f[k], at, theta, s[k]);
            b[k] += area * (s[k][0] * wr * wr / 2 + s[k][1] * wt * wt / 2 + s[k][2] * wr * wt);
            for (int l = 0; l <= k; l++) {
                double trace = (s[k][0] + s[k][1]) * (s[l][0] + s[l][1]);
                double all = s[k][0] * s[l][0] + s[k][1] * s[l][1] + 2 * s[k][2] * s[l][2];
                G[k][l] += area * ((1 + nu) * all - nu * trace);
            }
        }
    }
    double V = half_form(Q_STRESSES, G, b), by = E * h / (radius * radius);
    CHECK_REL(plate_potential(&r.f, r.m, r.s, r.z), by * V, 1e-6); /* coefficients are floats */
    rig_free(&r);
}

TEST("the gradient agrees with differences of the potential") {
    struct rig r = rig_new(100, 36, 44100);
    uint64_t rng = 4;
    double G[100], size = 0;
    for (int i = 0; i < 100; i++)
        r.s->q[i] = check_uniform(&rng, -1, 1) / r.p->mode[i].xi2;
    plate_potential(&r.f, r.m, r.s, r.z);
    for (int i = 0; i < 100; i++) {
        G[i] = r.z->G[r.p->at[i]];
        size = fmax(size, fabs(G[i]));
    }
    for (int i = 0; i < 100; i += 7) {
        double at = r.s->q[i], step = .2 / r.p->mode[i].xi2, v[5];
        for (int j = 0; j < 5; j++) {
            r.s->q[i] = at + (j - 2) * step;
            v[j] = plate_potential(&r.f, r.m, r.s, r.z);
        }
        r.s->q[i] = at;
        double slope = (v[0] - 8 * v[1] + 8 * v[3] - v[4]) / (12 * step);
        CHECK_NEAR(slope, r.f.K * r.m->inv_sqrt_mass[i] * G[i],
                   1e-10 * r.f.K * r.m->inv_sqrt_mass[0] * size);
    }
    rig_free(&r);
}

/* The stresses of a fixed edge minimise the error of the truncation: with more of them V rises, and
 * by Cauchy-Schwarz it stays below int |grad w|^4 E h / 8 (1 - nu^2). */
TEST("more stress functions raise the potential, which converges from below") {
    double before = 0, V = 0;
    for (int stresses = 12; stresses <= 96; stresses *= 2) {
        struct rig r = rig_new(30, stresses, 44100);
        for (int i = 0; i < 12; i++)
            r.s->q[i] = 1e-3 * cos(i) / r.p->mode[i].xi2;
        V = plate_potential(&r.f, r.m, r.s, r.z);
        check_case("%d", stresses);
        CHECK(V >= before * (1 - 1e-6));
        if (stresses == 96)
            CHECK_REL(V, before, .05);
        before = V;
        rig_free(&r);
    }
}

TEST("energy closes, and a drumhead struck off its middle keeps it") {
    struct rig r = rig_new(60, 12, 44100);
    const struct modes_step *step = &r.m->step[modes_level(0)];
    for (int i = 0; i < 60; i++)
        r.s->p[i] = exp(-i / 10.) * (i % 2 ? 1 : -1) * .3;
    plate_resync(&r.f, r.m, r.s, r.z);
    double before = modes_energy(r.m, r.s) + plate_stored(r.z), most = 0;
    for (int j = 0; j < 5000; j++) {
        plate_gradient(&r.f, r.m, step, r.s, r.z);
        struct potential_step held = plate_prepare(r.m, step, r.s, r.z);
        plate_advance(r.m, step, r.s, r.z, &held, 0, 0, NULL);
        most = fmax(most, plate_stored(r.z));
        if (j % 32 == 0)
            plate_resync(&r.f, r.m, r.s, r.z);
    }
    CHECK_REL(modes_energy(r.m, r.s) + plate_stored(r.z), before, 1e-11);
    CHECK(most > .01 * before);
    CHECK_REL(plate_potential(&r.f, r.m, r.s, r.z), plate_stored(r.z), .1);
    rig_free(&r);
}

CHECK_MAIN
