/* SPDX-License-Identifier: BSD-3-Clause */
/* stretch_kernel.h: the loops over the modes of a drumhead or string, written once and compiled
 * once per instruction set. The including file defines KERNEL, the name of its table.
 * tests/unit/modes/test_stretch.c has the plain forms.
 */
#include "base/lanes.h"
#include "modes/stretch_table.h"

struct kernel_sums {
    lanes free_displacement, md, bcm, bmm, U2;
};

LANES_INLINE struct kernel_sums kernel_sums_none(void) {
    lanes none = lanes_all(0);
    return (struct kernel_sums){none, none, none, none, none};
}

static struct stretch_sums kernel_sums_of(const struct kernel_sums *s) {
    return (struct stretch_sums){lanes_sum(s->free_displacement), lanes_sum(s->md),
                                 lanes_sum(s->bcm), lanes_sum(s->bmm), lanes_sum(s->U2)};
}

/* Adds the terms of a few modes at (q, p) to the sums of a step. */
LANES_INLINE void kernel_prepare_lanes(lanes q, lanes p, lanes c, lanes S, lanes b, lanes omega2,
                                       lanes weighted, struct kernel_sums *sums) {
    lanes half = lanes_all(.5), d = lanes_minus_mul(b, omega2 * q, S * p);
    lanes middle = lanes_mul_add(half, d, q), m = weighted * middle, bm = b * m;
    sums->free_displacement = lanes_mul_add(c, d, sums->free_displacement);
    sums->md = lanes_mul_add(m, d, sums->md);
    sums->bcm = lanes_mul_add(c, bm, sums->bcm);
    sums->bmm = lanes_mul_add(m, bm, sums->bmm);
    sums->U2 = lanes_mul_add(m, middle, sums->U2);
}

static struct stretch_sums kernel_prepare(const struct modes *m, const struct modes_step *step,
                                          const double *weighted, const struct modes_state *s) {
    struct kernel_sums sums = kernel_sums_none();
    for (int i = 0; i < m->body_end; i += LANES)
        kernel_prepare_lanes(lanes_load(s->q + i), lanes_load(s->p + i), lanes_load(m->c + i),
                             lanes_load(step->S + i), lanes_load(step->b + i),
                             lanes_load(m->omega2 + i), lanes_load(weighted + i), &sums);
    return kernel_sums_of(&sums);
}

/* f = c F + pull w omega^2 (q + d/2); q += d + b f, p += S (f - a) - r p; then the sums from there.
 */
LANES_INLINE struct stretch_sums
kernel_advance_loop(const struct modes *m, const struct modes_step *step, const double *weighted,
                    struct modes_state *s, double force, double pull, double *loss, bool audit) {
    struct kernel_sums sums = kernel_sums_none();
    lanes F = lanes_all(force), k = lanes_all(pull), half = lanes_all(.5), lost = lanes_all(0);
    for (int i = 0; i < m->body_end; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i), c = lanes_load(m->c + i);
        lanes S = lanes_load(step->S + i), b = lanes_load(step->b + i);
        lanes omega2 = lanes_load(m->omega2 + i), a = omega2 * q, held = lanes_load(weighted + i);
        lanes d = lanes_minus_mul(b, a, S * p), middle = lanes_mul_add(half, d, q);
        lanes g = lanes_mul_add(c, F, k * held * middle) - a; /* f - a */
        if (audit) {
            lanes by_p =
                lanes_mul_add(lanes_load(step->loss_pp + i), p, lanes_load(step->loss_pg + i) * g);
            lost = lanes_mul_add(by_p, p, lost);
            lost = lanes_mul_add(lanes_load(step->loss_gg + i) * g, g, lost);
        }
        q = lanes_mul_add(S, p, lanes_mul_add(b, g, q));
        p = lanes_minus_mul(lanes_load(step->r + i), p, lanes_mul_add(S, g, p));
        lanes_store(s->q + i, q);
        lanes_store(s->p + i, p);
        kernel_prepare_lanes(q, p, c, S, b, omega2, held, &sums);
    }
    if (audit)
        *loss += lanes_sum(lost);
    return kernel_sums_of(&sums);
}

static struct stretch_sums kernel_advance(const struct modes *m, const struct modes_step *step,
                                          const double *weighted, struct modes_state *s,
                                          double force, double pull, double *loss) {
    return loss ? kernel_advance_loop(m, step, weighted, s, force, pull, loss, true)
                : kernel_advance_loop(m, step, weighted, s, force, pull, loss, false);
}

/* --- ringing --------------------------------------------------------------------------------- */

enum { SIDE = 2 }; /* parallel sums, against the latency of an addition */

struct kernel_ring {
    lanes WD[SIDE], WW[SIDE], YY[SIDE], out[STRETCH_ROWS][SIDE];
};

/* `pull` is -2 phi: E = pull W. */
LANES_INLINE void kernel_ring_lanes(const struct stretch *t, struct stretch_state *z, int i,
                                    lanes pull, bool ceiling, int outs, int u,
                                    struct kernel_ring *r) {
    lanes W = lanes_load(z->W + i), D = lanes_load(z->D + i), E = pull * W;
    lanes next = lanes_mul_add(lanes_load(t->u + i), W, lanes_load(t->v + i) * D);
    next = lanes_mul_add(lanes_load(t->e + i), E, next);
    W = lanes_mul_add(lanes_load(t->h + i), (D + E) + next, W);
    lanes_store(z->W + i, W);
    lanes_store(z->D + i, next);
    for (int o = 0; o < outs; o++) {
        const double *row = t->row + 2 * o * t->end + i;
        r->out[o][u] += lanes_mul_add(lanes_load(row), W, lanes_load(row + t->end) * next);
    }
    r->WD[u] = lanes_mul_add(W, next, r->WD[u]);
    r->WW[u] = lanes_mul_add(W, W, r->WW[u]);
    if (ceiling) {
        lanes Y = W * lanes_load(t->by_scale + i);
        r->YY[u] = lanes_mul_add(Y, Y, r->YY[u]);
    }
}

/* The few modes from folded_end on, in (q, p), mode by mode as in kernel_advance(). */
static void kernel_ring_rest(const struct stretch *t, const struct modes *m,
                             struct stretch_state *z, double pull, int outs, double *out,
                             struct ring_sums *sums) {
    const struct modes_step *step = &m->step[modes_level(0)];
    double held = pull * t->kappa / 2;
    for (int i = t->folded_end; i < t->end; i++) {
        double q = z->W[i], p = z->D[i], S = step->S[i], b = step->b[i], omega2 = m->omega2[i];
        double d = S * p - b * omega2 * q, g = held * omega2 * (q + d / 2) - omega2 * q;
        q += S * p + b * g;
        p += S * g - step->r[i] * p;
        z->W[i] = q;
        z->D[i] = p;
        for (int o = 0; o < outs; o++)
            out[o] += t->row[2 * o * t->end + i] * q + t->row[(2 * o + 1) * t->end + i] * p;
        d = S * p - b * omega2 * q;
        double middle = q + d / 2, mode = t->kappa * omega2 * middle;
        sums->A += mode * d;
        sums->Gamma += b * mode * mode;
        sums->U2 += omega2 * middle * middle;
    }
}

/* One sample; out: sums of the first `outs` rows after it. */
LANES_INLINE struct ring_sums kernel_ring_sample(const struct stretch *t, const struct modes *m,
                                                 struct stretch_state *z, double pull, bool ceiling,
                                                 int outs, double *out) {
    struct kernel_ring r;
    for (int u = 0; u < SIDE; u++)
        r.WD[u] = r.WW[u] = r.YY[u] = lanes_all(0);
    for (int o = 0; o < outs; o++)
        r.out[o][0] = r.out[o][1] = lanes_all(0);
    lanes k = lanes_all(pull);
    int i = 0;
    for (; i + SIDE * LANES <= t->folded_end; i += SIDE * LANES)
        for (int u = 0; u < SIDE; u++)
            kernel_ring_lanes(t, z, i + u * LANES, k, ceiling, outs, u, &r);
    for (; i < t->folded_end; i += LANES)
        kernel_ring_lanes(t, z, i, k, ceiling, outs, 0, &r);
    struct ring_sums sums = {.A = lanes_sum(r.WD[0] + r.WD[1]),
                             .Gamma = lanes_sum(r.WW[0] + r.WW[1]),
                             .U2 = ceiling ? lanes_sum(r.YY[0] + r.YY[1]) : 0};
    for (int o = 0; o < outs; o++)
        out[o] = lanes_sum(r.out[o][0] + r.out[o][1]);
    if (t->folded_end < t->end)
        kernel_ring_rest(t, m, z, pull, outs, out, &sums);
    return sums;
}

/* psi advances by its change, as in potential_change(). */
LANES_INLINE void kernel_ring_samples(const struct stretch *t, const struct modes *m,
                                      struct stretch_state *z, bool ceiling, int outs,
                                      double *const *to, double *contact, int n) {
    double out[STRETCH_ROWS];
    for (int j = 0; j < n; j++) {
        double over = ceiling ? stretch_gain(t->kappa, z->sums.U2 / 2) / t->kappa : 1;
        double A = over * z->sums.A, Gamma = over * over * z->sums.Gamma;
        double change2 = 2 * (A - z->ring_psi * Gamma) / (2 + Gamma);
        double pull = -over * (2 * z->ring_psi + change2);
        z->ring_psi += change2;
        z->sums = kernel_ring_sample(t, m, z, pull, ceiling, outs, out);
        for (int k = 0; k < m->pickups && outs; k++)
            to[k][j] = t->what == MODES_ACCELERATION
                           ? out[k] - z->ring_psi * over * t->kappa * out[m->pickups + k]
                           : out[k];
        if (contact)
            contact[j] = out[t->outs];
    }
}

static void kernel_ring(const struct stretch *t, const struct modes *m, struct stretch_state *z,
                        double *const *to, double *contact, int n) {
    int outs = to ? t->outs + (contact != NULL) : 0;
    if (!z->below_ceiling)
        kernel_ring_samples(t, m, z, true, outs, to, contact, n);
    else if (outs == 0)
        kernel_ring_samples(t, m, z, false, 0, to, NULL, n);
    else if (outs == 1)
        kernel_ring_samples(t, m, z, false, 1, to, NULL, n);
    else if (outs == 2)
        kernel_ring_samples(t, m, z, false, 2, to, contact, n);
    else
        kernel_ring_samples(t, m, z, false, outs, to, contact, n);
}

/* --- between (q, p) and (W, D) --------------------------------------------------------------- */

/* Scales p by lambda, then converts to (W, D), with the sums of the next sample. Returns 2 K and 2
 * U. */
static struct stretch_energy kernel_fold(const struct stretch *t, const struct modes *m,
                                         struct modes_state *s, struct stretch_state *z,
                                         double lambda) {
    const struct modes_step *step = &m->step[modes_level(0)];
    lanes K = lanes_all(0), U = K, YZ = K, bYY = K, YY = K, half = lanes_all(.5);
    for (int i = 0; i < t->end; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i) * lanes_all(lambda);
        lanes omega = lanes_load(t->omega + i), v = omega * q, b = lanes_load(t->beta + i);
        lanes Z = lanes_minus_mul(b, v, omega * lanes_load(step->S + i) * p);
        lanes Y = lanes_mul_add(half, Z, v);
        K = lanes_mul_add(p, p, K);
        U = lanes_mul_add(v, v, U);
        YZ = lanes_mul_add(Y, Z, YZ);
        bYY = lanes_mul_add(b * Y, Y, bYY);
        YY = lanes_mul_add(Y, Y, YY);
        bool folded = i < t->folded_end;
        lanes D = lanes_all(t->kappa) * lanes_load(t->by_scale + i) * Z;
        lanes_store(s->p + i, p);
        lanes_store(z->W + i, folded ? lanes_load(t->scale + i) * Y : q);
        lanes_store(z->D + i, folded ? D : p);
    }
    z->sums = (struct ring_sums){.A = t->kappa * lanes_sum(YZ),
                                 .Gamma = t->kappa * t->kappa * lanes_sum(bYY),
                                 .U2 = lanes_sum(YY)};
    return (struct stretch_energy){lanes_sum(K), lanes_sum(U)};
}

/* Converts back: q = (Y - Z/2)/omega, p = (Z/omega + omega^2 b q)/S. */
static struct stretch_energy kernel_unfold(const struct stretch *t, struct modes_state *s,
                                           const struct stretch_state *z) {
    lanes K = lanes_all(0), U = K, half = lanes_all(.5), by_kappa = lanes_all(1 / t->kappa);
    for (int i = 0; i < t->end; i += LANES) {
        lanes q = lanes_load(z->W + i), p = lanes_load(z->D + i);
        if (i < t->folded_end) {
            lanes Y = lanes_load(t->by_scale + i) * q;
            lanes Z = by_kappa * lanes_load(t->scale + i) * p;
            lanes v = lanes_minus_mul(half, Z, Y);
            p = lanes_mul_add(lanes_load(t->beta + i), v, Z) * lanes_load(t->by_omega_S + i);
            q = v * lanes_load(t->by_omega + i);
        }
        lanes_store(s->q + i, q);
        lanes_store(s->p + i, p);
        lanes v = lanes_load(t->omega + i) * q;
        K = lanes_mul_add(p, p, K);
        U = lanes_mul_add(v, v, U);
    }
    return (struct stretch_energy){lanes_sum(K), lanes_sum(U)};
}

/* 2 K and 2 U of the body */
static struct stretch_energy kernel_energy2(const struct modes *m, const struct modes_state *s) {
    lanes K = lanes_all(0), U = K;
    for (int i = 0; i < m->body_end; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i);
        K = lanes_mul_add(p, p, K);
        U = lanes_mul_add(lanes_load(m->omega2 + i) * q, q, U);
    }
    return (struct stretch_energy){lanes_sum(K), lanes_sum(U)};
}

const struct stretch_kernel KERNEL = {.prepare = kernel_prepare,
                                      .advance = kernel_advance,
                                      .ring = kernel_ring,
                                      .fold = kernel_fold,
                                      .unfold = kernel_unfold,
                                      .energy2 = kernel_energy2};
