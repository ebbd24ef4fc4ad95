/* SPDX-License-Identifier: BSD-3-Clause */
/* The tension of drumheads and strings: its loops against their plain forms, and its motion against
 * closed forms. test_stretch_glide.c has the glide of a tom. */
#include "support/check.h"

#include "modes/modes_table.h"
#include "modes/stretch_table.h"
#include "support/bank.h"

static const double pi = BANK_PI;

/* A drumhead's modes, damped or not, at any rate. */
static struct modes *drumhead_new(double rate, int n, double freq, double decay, int pickups) {
    struct mode mode[512];
    double at[512], shape[2][512];
    const double *pickup[2] = {shape[0], shape[1]};
    for (int i = 0; i < n; i++) {
        mode[i] = (struct mode){.freq = freq * (1 + 1.6 * i / sqrt(1 + i)), decay, .05};
        at[i] = i % 3 ? 1 : -.7;
        shape[0][i] = cos(i);
        shape[1][i] = sin(2 + i);
    }
    struct modes *m = modes_new(n, 0, pickups);
    modes_design(m, rate, mode, NULL, at, pickup);
    modes_audit(m);
    return m;
}

static double total(const struct stretch *t, const struct modes *m, const struct modes_state *s,
                    double psi) {
    (void)t;
    return modes_energy(m, s) + psi * psi / 2;
}

/* --- the loops ------------------------------------------------------------------------------- */

/* One step of potential.h mode by mode, with g as an array. */
static double plain_step(const struct modes *m, const struct modes_step *step,
                         struct modes_state *s, double psi, double kappa, double F) {
    double A = 0, X = 0, Gamma = 0, U = 0, g[512], d[512];
    for (int i = 0; i < m->body; i++) {
        d[i] = step->S[i] * s->p[i] - step->b[i] * m->omega2[i] * s->q[i];
        double q = s->q[i] + d[i] / 2, y = m->omega2[i] * step->b[i] / 2;
        g[i] = m->omega2[i] * q / (1 - fmin(y, .75));
        U += g[i] * q / 2;
    }
    double V = 15 * U - 112.5 / (kappa * kappa);
    double gain = kappa * kappa * U > 15 ? 15 / sqrt(2 * V) : kappa;
    for (int i = 0; i < m->body; i++) {
        g[i] *= gain;
        A += g[i] * d[i];
        X += step->b[i] * m->c[i] * g[i];
        Gamma += step->b[i] * g[i] * g[i];
    }
    double phi = (psi + A / 2) / (1 + Gamma / 2) + F * X / (2 + Gamma);
    for (int i = 0; i < m->body; i++) {
        double f = m->c[i] * F - phi * g[i], a = m->omega2[i] * s->q[i], p = s->p[i];
        s->q[i] += d[i] + step->b[i] * f;
        s->p[i] += step->S[i] * (f - a) - step->r[i] * p;
    }
    return 2 * phi - psi;
}

/* X = sum c b g. */
static double X_by_gradient(const struct stretch *t, const struct modes *m,
                            const struct modes_step *step, const struct modes_state *s,
                            double gain) {
    double g[256], sum = 0;
    stretch_gradient(t, m, step, s, gain, g);
    for (int i = 0; i < m->body; i++)
        sum += m->c[i] * step->b[i] * g[i];
    return sum;
}

static void over_kernels(void (*check)(const struct stretch_kernel *)) {
    check(&stretch_kernel_base);
    if (modes_kernel_best() != &modes_kernel_base)
        check(stretch_kernel_of(modes_kernel_best()));
}

static void check_advance(const struct stretch_kernel *kernel) {
    static const int sizes[] = {1, 3, 4, 5, 31, 256};
    static const double kappas[] = {0, .5, 30, 3000};
    for (int n = 0; n < 6; n++)
        for (int k = 0; k < 4; k++) {
            struct modes *m = bank_new(sizes[n], 0, 1);
            struct modes_state *a = bank_moving(m, 7), *b = bank_moving(m, 7);
            struct stretch *t = stretch_new(sizes[n], 1);
            stretch_design(t, m, kappas[k], MODES_VELOCITY);
            t->kernel = kernel;
            check_case("%d modes, kappa %g", sizes[n], kappas[k]);
            const struct modes_step *step = &m->step[modes_level(2)];
            double psi = .3, plain = .3;
            struct held_step_sums next = stretch_prepare(t, m, step, a);
            for (int j = 0; j < 20; j++) {
                double F = j % 3 - .5;
                stretch_advance(t, m, step, a, &psi, &next, F, 0, NULL);
                plain = plain_step(m, step, b, plain, kappas[k], F);
            }
            CHECK_NEAR(psi, plain, 1e-11 * (1 + fabs(plain)));
            for (int i = 0; i < m->body; i++) {
                CHECK_NEAR(a->q[i], b->q[i], 1e-11);
                CHECK_NEAR(a->p[i], b->p[i], 1e-10);
            }
            CHECK_REL(X_by_gradient(t, m, step, a, next.gain), next.held.X, 1e-12);
            stretch_free(t), modes_state_free(a), modes_state_free(b), modes_free(m);
        }
}

TEST("a step with a contact equals potential.h's mode by mode, on every kernel") {
    over_kernels(check_advance);
}

/* Rings n samples in (Y, Z), and the same by steps; the outputs too. */
static void check_ring_of(struct modes *m, double kappa, double E, enum modes_out what,
                          const struct stretch_kernel *kernel) {
    enum { N = MODES_WINDOW, WINDOWS = 20 };
    static double sound[2][N], contact[N];
    double *const out[] = {sound[0], sound[1]};
    double displaced = 0, way = 0;
    struct modes_state *a = modes_state_new(m->body, 0), *b = modes_state_new(m->body, 0);
    struct stretch *t = stretch_new(m->body, m->pickups);
    struct stretch_state *z = stretch_state_new(m->body);
    stretch_design(t, m, kappa, what);
    t->kernel = kernel;
    memcpy(t->weighted[0], m->omega2, (size_t)t->end * sizeof(double)); /* no weights in (Y, Z) */
    modes_impulse(m, a, 1);
    double scale = sqrt(E / modes_energy(m, a));
    modes_impulse(m, b, scale);
    memcpy(a->p, b->p, (size_t)m->body * sizeof(double));
    double psi = 0, worst = 0, size = 0, loss = 0, before = modes_energy(m, a);
    const struct modes_step *step = &m->step[modes_level(0)];
    for (int w = 0; w < WINDOWS; w++) {
        stretch_ring_start(t, m, a, z);
        stretch_ring(t, m, z, out, contact, N / 2);
        double *const second[] = {sound[0] + N / 2, sound[1] + N / 2};
        stretch_ring(t, m, z, second, contact + N / 2, N - N / 2);
        stretch_ring_end(t, a, z);
        stretch_resync(t, m, a, &z->psi);
        for (int j = 0; j < N; j++) {
            struct held_step_sums next = stretch_prepare(t, m, step, b);
            double output[2], gain = next.gain;
            stretch_advance(t, m, step, b, &psi, &next, 0, 0, &loss);
            modes_read(m, b, what, 0, output);
            for (int k = 0; k < m->pickups; k++) {
                for (int i = 0; i < m->body && what == MODES_ACCELERATION; i++)
                    output[k] -=
                        m->pickup[k * m->hammer_end + i] * psi * gain * m->omega2[i] * b->q[i];
                worst = fmax(worst, fabs(sound[k][j] - output[k]));
                size = fmax(size, fabs(output[k]));
            }
            displaced = fmax(displaced, fabs(contact[j] - modes_displacement(m, b)));
            way = fmax(way, fabs(contact[j]));
        }
        stretch_resync(t, m, b, &psi);
    }
    CHECK(worst <= 1e-9 * size && displaced <= 1e-9 * way);
    CHECK_REL(total(t, m, a, z->psi), total(t, m, b, psi), 1e-10);
    CHECK_NEAR(before - total(t, m, a, z->psi), loss,
               1e-10 * before); /* the modes' quadratic form */
    stretch_free(t), stretch_state_free(z), modes_state_free(a), modes_state_free(b);
}

static void check_ring(const struct stretch_kernel *kernel) {
    for (int what = 0; what <= MODES_ACCELERATION; what++)
        for (int pickups = 1; pickups <= 2; pickups++) {
            /* with modes up to the half rate and above, and without */
            struct modes *high = drumhead_new(44100, 301, 90 * 10, .7, pickups);
            struct modes *low = drumhead_new(44100, 37, 90, .7, pickups);
            check_case("what %d, pickups %d", what, pickups);
            check_ring_of(high, 2, .01, what, kernel);
            check_ring_of(low, 2, .3, what, kernel);
            check_ring_of(low, 2, 300, what, kernel);
            modes_free(high), modes_free(low);
        }
}

TEST("ringing in (Y, Z) gives the motion, output and loss of steps, above the ceiling too") {
    over_kernels(check_ring);
}

TEST("continuing a window equals its end, a resync and the start of the next") {
    static double sound[4][MODES_WINDOW];
    struct modes *m = drumhead_new(44100, 101, 700, .7, 1);
    struct stretch *t = stretch_new(101, 1);
    struct stretch_state *y = stretch_state_new(101), *z = stretch_state_new(101);
    struct modes_state *a = bank_moving(m, 2), *b = bank_moving(m, 2);
    stretch_design(t, m, 4, MODES_VELOCITY);
    stretch_ring_start(t, m, a, y), stretch_ring_start(t, m, b, z);
    for (int w = 0; w < 10; w++) {
        stretch_ring(t, m, y, (double *const[]){sound[0]}, NULL, MODES_WINDOW);
        stretch_ring(t, m, z, (double *const[]){sound[1]}, NULL, MODES_WINDOW);
        struct stretch_energy e = stretch_ring_window(t, m, a, y);
        double energy = e.K + e.U + y->psi * y->psi / 2;
        stretch_ring_end(t, b, z);
        stretch_resync(t, m, b, &z->psi);
        CHECK_REL(energy, total(t, m, b, z->psi), 1e-12);
        stretch_ring_start(t, m, b, z);
        for (int j = 0; j < MODES_WINDOW; j++)
            CHECK_NEAR(sound[0][j], sound[1][j], 1e-10);
    }
    stretch_free(t), stretch_state_free(y), stretch_state_free(z);
    modes_state_free(a), modes_state_free(b), modes_free(m);
}

TEST("kappa 0 is the linear bank") {
    struct modes *m = drumhead_new(44100, 100, 80, .5, 1);
    struct modes_state *a = bank_moving(m, 3), *b = bank_moving(m, 3);
    struct stretch *t = stretch_new(100, 1);
    stretch_design(t, m, 0, MODES_VELOCITY);
    const struct modes_step *step = &m->step[modes_level(0)];
    double psi = 0;
    struct held_step_sums next = stretch_prepare(t, m, step, a);
    for (int j = 0; j < 1000; j++) {
        stretch_advance(t, m, step, a, &psi, &next, sin(j), 0, NULL);
        modes_advance(m, step, b, sin(j), 0, NULL);
    }
    CHECK(psi == 0);
    for (int i = 0; i < m->body; i++)
        CHECK_NEAR(a->q[i], b->q[i], 1e-12);
    stretch_free(t), modes_state_free(a), modes_state_free(b), modes_free(m);
}

/* --- energy ---------------------------------------------------------------------------------- */

TEST("energy closes at any amplitude, rate and step, at random steps too") {
    uint64_t rng = 5;
    for (int go = 0; go < 60; go++) {
        double rate = check_log_uniform(&rng, 8e3, 192e3);
        double decay = check_uniform(&rng, 0, 1) < .5 ? HUGE_VAL : check_log_uniform(&rng, .01, 9);
        int n = 1 + (int)check_uniform(&rng, 0, 60);
        struct modes *m = drumhead_new(rate, n, check_log_uniform(&rng, 20, 2000), decay, 0);
        double kappa = check_log_uniform(&rng, .01, 100);
        struct stretch *t = stretch_new(n, 0);
        struct modes_state *s = bank_moving(m, go + 1);
        stretch_design(t, m, kappa, MODES_VELOCITY);
        double factor = check_log_uniform(&rng, 1e-3, 1e4), force = 0;
        for (int i = 0; i < n; i++)
            s->p[i] *= factor, s->q[i] *= factor;
        double psi = stretch_psi(kappa, stretch_energy(t, m, s).U), loss = 0, work = 0;
        double before = total(t, m, s, psi), most = before;
        check_case("go %d: rate %g, %d modes, kappa %g, E %g", go, rate, n, kappa, before);
        for (int j = 0; j < 4000; j++) {
            int subdivision = (int)check_uniform(&rng, 0, 7.99);
            const struct modes_step *step = &m->step[modes_level(subdivision)];
            struct held_step_sums next = stretch_prepare(t, m, step, s);
            if (j % 50 == 0)
                force = check_uniform(&rng, -1, 1) * factor;
            double at = modes_displacement(m, s);
            stretch_advance(t, m, step, s, &psi, &next, force, 0, &loss);
            work += force * (modes_displacement(m, s) - at);
            if (j % 64 == 0)
                stretch_resync(t, m, s, &psi);
            most = fmax(most, total(t, m, s, psi));
        }
        CHECK_NEAR(total(t, m, s, psi), before + work - loss, 1e-12 * most);
        stretch_free(t), modes_state_free(s), modes_free(m);
    }
}

TEST("a drumhead struck absurdly hard decays, and psi is true again") {
    static const double rates[] = {8000, 44100, 192000};
    for (int r = 0; r < 3; r++)
        for (double E = 1; E < 1e7; E *= 10) {
            struct modes *m = drumhead_new(rates[r], 128, 90, .4, 1);
            struct stretch *t = stretch_new(128, 1);
            struct stretch_state *z = stretch_state_new(128);
            struct modes_state *s = modes_state_new(128, 0);
            stretch_design(t, m, 6, MODES_VELOCITY);
            for (int i = 0; i < 40; i++)
                s->p[i] = sqrt(E / 20) * (i % 2 ? 1 : -1);
            double before = total(t, m, s, 0);
            bool gained = false;
            check_case("rate %g, %g J", rates[r], E);
            for (int w = 0; w < rates[r] * 1.2 / MODES_WINDOW; w++) {
                stretch_ring_start(t, m, s, z);
                stretch_ring(t, m, z, NULL, NULL, MODES_WINDOW);
                stretch_ring_end(t, s, z);
                stretch_resync(t, m, s, &z->psi);
                double now = total(t, m, s, z->psi);
                gained |= now > before * (1 + 1e-12);
                before = now;
            }
            double psi = stretch_psi(6, stretch_energy(t, m, s).U);
            CHECK(!gained);
            CHECK(before < 1e-8 * E);
            CHECK_NEAR(z->psi, psi, 1e-3 * sqrt(2 * before));
            stretch_free(t), stretch_state_free(z), modes_state_free(s), modes_free(m);
        }
}

TEST("a mode at rest begins to stretch without energy, and stays within the resync's bound") {
    double psi = 1;
    CHECK(potential_resync(&psi, 0, 0, .2) == 1);
    CHECK(psi == 1);
    double lambda = potential_resync(&psi, .8, 10, .2);
    CHECK_REL(psi, sqrt(.8), 1e-15);
    CHECK_REL(lambda, sqrt(1.01), 1e-15);
    psi = -1;
    lambda = potential_resync(&psi, 100, 10, .2);
    CHECK_REL(lambda, sqrt(.8), 1e-15);
    CHECK_REL(psi, sqrt(5), 1e-15);
    CHECK_REL(stretch_psi(2, 15 / 4.), stretch_psi(2, 15 / 4. * (1 + 1e-9)), 2e-9);
    CHECK(stretch_is_small(1, 2.8e-4) && !stretch_is_small(1, 3e-4));
}

/* --- closed forms ---------------------------------------------------------------------------- */

/* Frequency of one undamped mode of 200 Hz that starts at rest with T/T0 - 1 = .3. */
static double duffing(double rate) {
    const double kappa = 3, T = .3;
    struct modes *m = drumhead_new(rate, 1, 200, HUGE_VAL, 0);
    struct stretch *t = stretch_new(1, 0);
    struct stretch_state *z = stretch_state_new(1);
    struct modes_state *s = modes_state_new(1, 0);
    stretch_design(t, m, kappa, MODES_VELOCITY);
    double U = T / (kappa * kappa), first = -1, last = 0;
    s->q[0] = sqrt(2 * U / m->omega2[0]);
    z->psi = kappa * U;
    int crossings = 0;
    for (int n = 0; n < 3 * rate; n++) {
        double before = s->q[0];
        stretch_ring_start(t, m, s, z);
        stretch_ring(t, m, z, NULL, NULL, 1);
        stretch_ring_end(t, s, z);
        if (before < 0 && s->q[0] >= 0) {
            last = n + before / (before - s->q[0]);
            if (first < 0)
                first = last;
            else
                crossings++;
        }
    }
    stretch_free(t), stretch_state_free(z), modes_state_free(s), modes_free(m);
    return crossings * rate / (last - first);
}

TEST("one mode is Duffing's oscillator: -.0465 cents at 44.1 kHz, of order 2") {
    const double exact = 221.203648; /* 200 sqrt(1 + T) pi / (2 K(m)), m = T / 2(1 + T), T = .3 */
    double cents[3];
    for (int i = 0; i < 3; i++)
        cents[i] = 1200 * log2(duffing(44100 << i) / exact);
    CHECK_NEAR(cents[0], -.0465, 1e-3);
    CHECK_NEAR(cents[0] / cents[1], 4, .1);
    CHECK_NEAR(cents[1] / cents[2], 4, .3);
}

TEST("two equal modes: their ellipse turns by kappa^2 omega^3 a b / 8 rad/s, backwards") {
    struct mode mode[2] = {{200, HUGE_VAL, 1}, {200, HUGE_VAL, 1}};
    double at[2] = {1, 1};
    struct modes *m = modes_new(2, 0, 0);
    modes_design(m, 44100, mode, NULL, at, NULL);
    struct stretch *t = stretch_new(2, 0);
    struct stretch_state *z = stretch_state_new(2);
    struct modes_state *s = modes_state_new(2, 0);
    const double kappa = 1, omega = 2 * pi * 200, T = .002, seconds = 2;
    stretch_design(t, m, kappa, MODES_VELOCITY);
    double a = sqrt(2 * T) / (kappa * omega), b = .5 * a;
    s->q[0] = a;
    s->p[1] = omega * b;
    double spin = s->q[0] * s->p[1] - s->q[1] * s->p[0];
    z->psi = stretch_psi(kappa, stretch_energy(t, m, s).U);
    for (int w = 0; w < seconds * 44100 / MODES_WINDOW; w++) {
        stretch_ring_start(t, m, s, z);
        stretch_ring(t, m, z, NULL, NULL, MODES_WINDOW);
        stretch_ring_end(t, s, z);
        stretch_resync(t, m, s, &z->psi);
    }
    /* the axes of Re(z_i z_j*), z = omega q + i p */
    double v0 = omega * s->q[0], v1 = omega * s->q[1];
    double xx = v0 * v0 + s->p[0] * s->p[0], yy = v1 * v1 + s->p[1] * s->p[1];
    double turned = .5 * atan2(2 * (v0 * v1 + s->p[0] * s->p[1]), xx - yy);
    double elapsed = ceil(seconds * 44100 / MODES_WINDOW) * MODES_WINDOW / 44100;
    CHECK_REL(-turned, kappa * kappa * pow(omega, 3) * a * b / 8 * elapsed, .01);
    CHECK_REL(s->q[0] * s->p[1] - s->q[1] * s->p[0], spin, 1e-3); /* of p, resync scales it */
    stretch_free(t), stretch_state_free(z), modes_state_free(s), modes_free(m);
}

/* T/T0 of statics: T^2 (T - 1) = kappa^2 sum c^2/omega^2 F^2 / 2 */
static double static_tension(const struct modes *m, double kappa, double F) {
    double least = 1, most = 16;
    for (int i = 0; i < 100; i++) {
        double T = (least + most) / 2;
        *(T * T * (T - 1) < kappa * kappa * m->displacement_bound2 * F * F / 2 ? &least : &most) =
            T;
    }
    return least;
}

/* At a whole sample a step, modes above a third of the rate yield more than in statics. */
TEST("a pressed drumhead deflects as in statics, within a cent") {
    enum { N = 64 };
    for (double F = 1; F <= 100; F *= 10) {
        struct modes *m = drumhead_new(44100, N, 100, .3, 0);
        struct stretch *t = stretch_new(N, 0);
        struct modes_state *s = modes_state_new(N, 0);
        const double kappa = 5;
        stretch_design(t, m, kappa, MODES_VELOCITY);
        const struct modes_step *step = &m->step[modes_level(0)];
        double psi = 0;
        struct held_step_sums next = stretch_prepare(t, m, step, s);
        for (int n = 0; n < 4 * 44100; n++) {
            stretch_advance(t, m, step, s, &psi, &next, F, 0, NULL);
            if (n % MODES_WINDOW == MODES_WINDOW - 1) {
                stretch_resync(t, m, s, &psi);
                next = stretch_prepare(t, m, step, s);
            }
        }
        check_case("%g N", F);
        double U = stretch_energy(t, m, s).U;
        CHECK_REL(psi, stretch_psi(kappa, U), 1e-7);
        for (int i = 0; i < N; i++) {
            double y = m->omega2[i] * step->b[i] / 2, seen = (1 - y) / (1 - fmin(y, .75));
            CHECK_REL(m->omega2[i] * s->q[i] * (1 + kappa * psi * seen), m->c[i] * F, 1e-7);
        }
        double T = static_tension(m, kappa, F);
        CHECK_NEAR(600 * log2(stretch_tension(kappa, U) / T), 0, 1);
        stretch_free(t), modes_state_free(s), modes_free(m);
    }
}

CHECK_MAIN
