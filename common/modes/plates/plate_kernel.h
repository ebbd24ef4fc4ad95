/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_kernel.h: the loops of a plate, written once and compiled once per instruction set. The
 * including file defines KERNEL, the name of its table. tests/unit/modes/test_plate.c has the plain
 * forms. */
#include "base/lanes.h"
#include "modes/plates/plate_table.h"

enum { SIDE = LANES_ALIGN / LANES }; /* parallel lanes for LANES_ALIGN neighbours in n */

LANES_INLINE lanes kernel_load(const double *from) {
    lanes a;
    memcpy(&a, from, sizeof a);
    return a;
}

/* P of one stress function, with its gradient added to D. Each coefficient C of a product z_p z_q
 * is read once: P += C z_p z_q, D_p += C z_q, D_q += C z_p. The D_p of all runs, which wait behind
 * the rows of D, are added at the end: between the D_q, to which they are not aligned, a load would
 * wait until the stores it overlaps have left the processor's store queue. */
LANES_INLINE double kernel_stress(const struct plate *p, const struct plate_stress *k,
                                  const float **coefficient, const double *z, double *D) {
    const float *C = *coefficient;
    const ptrdiff_t stride = p->stride;
    double *by_p = D + p->rows * stride;
    lanes P[SIDE];
    for (int u = 0; u < SIDE; u++)
        P[u] = lanes_all(0);
    for (int r = k->first_run; r < k->first_run + k->runs; r++) {
        const struct plate_run run = p->run[r];
        const double *zq = z + run.q;
        double *Dq = D + run.q;
        lanes zp[SIDE], sum[SIDE];
        for (int u = 0; u < SIDE; u++) {
            zp[u] = kernel_load(z + run.p + u * LANES);
            sum[u] = lanes_all(0);
        }
        ptrdiff_t at = 0;
        for (const float *end = C + run.count * LANES_ALIGN; C != end; C += LANES_ALIGN) {
            for (int u = 0; u < SIDE; u++) {
                lanes c = lanes_load_floats(C + u * LANES);
                sum[u] = lanes_mul_add(c, kernel_load(zq + at + u * LANES), sum[u]);
                lanes_store_anywhere(Dq + at + u * LANES,
                                     lanes_mul_add(c, zp[u], kernel_load(Dq + at + u * LANES)));
            }
            at += stride;
        }
        for (int u = 0; u < SIDE; u++) {
            P[u] = lanes_mul_add(zp[u], sum[u], P[u]);
            lanes_store(by_p + u * LANES, sum[u]);
        }
        by_p += LANES_ALIGN;
    }
    by_p = D + p->rows * stride;
    for (int r = k->first_run; r < k->first_run + k->runs; r++, by_p += LANES_ALIGN)
        for (int u = 0; u < SIDE; u++) {
            double *Dp = D + p->run[r].p + u * LANES;
            lanes_store_anywhere(Dp, kernel_load(Dp) + lanes_load(by_p + u * LANES));
        }
    *coefficient = C;
    lanes all = P[0];
    for (int u = 1; u < SIDE; u++)
        all += P[u];
    return lanes_sum(all);
}

/* G += by D; clears D. */
LANES_INLINE void kernel_gather(const struct plate *p, double by, double *D, double *G) {
    lanes factor = lanes_all(by), none = lanes_all(0);
    for (int m = 0; m < p->rows; m++) {
        double *from = D + m * p->stride, *to = G + m * p->stride;
        for (int i = 0; i < p->row_end[m]; i += LANES) {
            lanes_store(to + i, lanes_mul_add(factor, lanes_load(from + i), lanes_load(to + i)));
            lanes_store(from + i, none);
        }
    }
}

static double kernel_potential(const struct plate *p, double L, const double *z, double *D,
                               double *G) {
    const float *C = p->coefficient;
    double V = 0;
    memset(G, 0, (size_t)(p->rows * p->stride) * sizeof *G);
    for (int s = 0; s < p->kind.stresses; s++) {
        const struct plate_stress *k = &p->stress[s];
        double P = kernel_stress(p, k, &C, z, D), l = 0;
        int first = k->first_row * p->stride + p->left + k->N;
        for (int i = 0; i < k->lambdas; i++)
            l += L * k->lambda[i] * z[first + i * p->stride];
        V += k->w * P * (P / 2 + l);
        kernel_gather(p, k->w * (P + l), D, G);
        for (int i = 0; i < k->lambdas; i++)
            G[first + i * p->stride] += k->w * P * L * k->lambda[i];
    }
    for (int m = 0; m < p->rows; m++) {
        double *middle = G + m * p->stride + p->left;
        for (int n = 1; n <= p->left; n++)
            middle[n] += middle[-n];
    }
    return V;
}

static double kernel_middle(const struct modes *m, const struct modes_step *step,
                            const struct modes_state *s, double *to) {
    lanes energy2 = lanes_all(0), half = lanes_all(.5);
    for (int i = 0; i < m->body_end; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i);
        lanes a = lanes_load(m->omega2 + i) * q;
        lanes d = lanes_minus_mul(lanes_load(step->b + i), a, lanes_load(step->S + i) * p);
        energy2 = lanes_mul_add(p, p, lanes_mul_add(a, q, energy2));
        lanes_store(to + i, lanes_mul_add(half, d, q));
    }
    return lanes_sum(energy2) / 2;
}

/* The sums of potential.h. */
static struct potential_step kernel_prepare(const struct modes *m, const struct modes_step *step,
                                            const struct modes_state *s, const double *g) {
    lanes free_displacement = lanes_all(0), A = free_displacement, X = free_displacement,
          Gamma = free_displacement;
    for (int i = 0; i < m->body_end; i += LANES) {
        lanes b = lanes_load(step->b + i), c = lanes_load(m->c + i), grad = lanes_load(g + i);
        lanes a = lanes_load(m->omega2 + i) * lanes_load(s->q + i), bg = b * grad;
        lanes d = lanes_minus_mul(b, a, lanes_load(step->S + i) * lanes_load(s->p + i));
        free_displacement = lanes_mul_add(c, d, free_displacement);
        A = lanes_mul_add(grad, d, A);
        X = lanes_mul_add(c, bg, X);
        Gamma = lanes_mul_add(grad, bg, Gamma);
    }
    return (struct potential_step){lanes_sum(free_displacement), lanes_sum(A), lanes_sum(X),
                                   lanes_sum(Gamma)};
}

/* f = c F - phi g; q += d + b f, p += S (f - a) - r p. */
LANES_INLINE void kernel_advance_loop(const struct modes *m, const struct modes_step *step,
                                      struct modes_state *s, const double *g, double force,
                                      double phi, double *loss, bool audit) {
    lanes F = lanes_all(force), by = lanes_all(-phi), lost = lanes_all(0);
    for (int i = 0; i < m->body_end; i += LANES) {
        lanes q = lanes_load(s->q + i), p = lanes_load(s->p + i), S = lanes_load(step->S + i);
        lanes f = lanes_mul_add(by, lanes_load(g + i), lanes_load(m->c + i) * F);
        f = lanes_minus_mul(lanes_load(m->omega2 + i), q, f);
        if (audit) {
            lanes by_p =
                lanes_mul_add(lanes_load(step->loss_pp + i), p, lanes_load(step->loss_pg + i) * f);
            lost = lanes_mul_add(by_p, p, lost);
            lost = lanes_mul_add(lanes_load(step->loss_gg + i) * f, f, lost);
        }
        lanes_store(s->q + i, lanes_mul_add(S, p, lanes_mul_add(lanes_load(step->b + i), f, q)));
        lanes_store(s->p + i, lanes_minus_mul(lanes_load(step->r + i), p, lanes_mul_add(S, f, p)));
    }
    if (audit)
        *loss += lanes_sum(lost);
}

static void kernel_advance(const struct modes *m, const struct modes_step *step,
                           struct modes_state *s, const double *g, double force, double phi,
                           double *loss) {
    if (loss)
        kernel_advance_loop(m, step, s, g, force, phi, loss, true);
    else
        kernel_advance_loop(m, step, s, g, force, phi, loss, false);
}

const struct plate_kernel KERNEL = {.potential = kernel_potential,
                                    .middle = kernel_middle,
                                    .prepare = kernel_prepare,
                                    .advance = kernel_advance};
