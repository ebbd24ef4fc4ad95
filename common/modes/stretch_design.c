/* SPDX-License-Identifier: BSD-3-Clause */
/* stretch_design.c: the memory of a stretched bank, and its constants for a kappa and an output;
 * see stretch.h. */
#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/lanes.h"
#include "modes/stretch.h"
#include "modes/stretch_table.h"

/* --- memory ---------------------------------------------------------------------------------- */

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
    size_t row = (size_t)lanes_padded(body) + STAGGER;
    size_t rows = 4 * (size_t)pickups + 2; /* two per output, and the contact point's */
    double *at = t ? zeros((ARRAYS + rows) * row, &t->memory) : NULL;
    if (!at)
        return free(t), NULL;
    t->bytes = sizeof *t + (ARRAYS + rows) * row * sizeof(double);
    double **arrays[ARRAYS] = {&t->u,     &t->v,        &t->e,          &t->h,     &t->beta,
                               &t->omega, &t->by_omega, &t->by_omega_S, &t->scale, &t->by_scale};
    for (int l = 0; l < STRETCH_LEVELS; l++)
        arrays[ARRAYS - STRETCH_LEVELS + l] = &t->weighted[l];
    for (int i = 0; i < ARRAYS; i++, at += row)
        *arrays[i] = at;
    t->row = at;
    return t;
}

void stretch_free(struct stretch *t) {
    if (t)
        free(t->memory);
    free(t);
}

void stretch_set_psi(struct stretch_state *s, double psi) { s->psi = psi; }

struct stretch_state *stretch_state_new(int body) {
    struct stretch_state *s = calloc(1, sizeof *s);
    size_t row = (size_t)lanes_padded(body) + STAGGER;
    double *at = s ? zeros(2 * row, &s->memory) : NULL;
    if (!at)
        return free(s), NULL;
    s->room = lanes_padded(body);
    s->bytes = sizeof *s + 2 * row * sizeof(double);
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

/* A row's weights of (q, p) into those of (W, D), in place: q = (Y - Z/2)/omega, p = (Z/omega +
 * omega^2 b q)/S. Beyond the folded modes of the last lanes the weights are kept. */
static void fold_row(struct stretch *t, const struct modes *m, int row) {
    double *first = t->row + 2 * row * t->end, *second = first + t->end;
    const double *at_S = m->step[modes_level(0)].S;
    const int folded = t->folded_end < m->body ? t->folded_end : m->body;
    for (int i = 0; i < folded; i += LANES) {
        lanes by_q = lanes_load(first + i), by_p = lanes_load(second + i);
        lanes omega = lanes_load(t->omega + i), S = lanes_load(at_S + i);
        lanes from_q = (by_q + by_p * lanes_load(t->beta + i) / S) / omega;
        lanes W = from_q * lanes_load(t->by_scale + i);
        lanes D = (by_p / (S * omega) - from_q / 2) * lanes_load(t->scale + i) / t->kappa;
        for (int l = 0; l < LANES; l++)
            if (i + l < folded) {
                first[i + l] = lanes_get(W, l);
                second[i + l] = lanes_get(D, l);
            }
    }
}

/* For acceleration the nonlinear force is a row of its own: psi gain omega^2 q. */
static void design_row(struct stretch *t, const struct modes *m, int pickup) {
    double *q = t->row + 2 * pickup * t->end, *p = q + t->end;
    double *pulled = t->row + 2 * (m->pickups + pickup) * t->end;
    const double *weight = m->pickup + pickup * m->hammer_end;
    const bool accelerates = t->what == MODES_ACCELERATION;
    for (int i = 0; i < t->end; i++) {
        double w = i < m->body ? weight[i] : 0, omega2 = m->omega2[i];
        q[i] = t->what == MODES_DISPLACEMENT ? w : accelerates ? -w * omega2 : 0;
        p[i] = t->what == MODES_VELOCITY ? w : accelerates ? -w * m->two_sigma[i] : 0;
        if (accelerates) {
            pulled[i] = w * omega2;
            pulled[i + t->end] = 0;
        }
    }
    fold_row(t, m, pickup);
    if (accelerates)
        fold_row(t, m, m->pickups + pickup);
}

/* The contact point's row. */
static void design_contact_row(struct stretch *t, const struct modes *m) {
    double *q = t->row + 2 * t->outs * t->end, *p = q + t->end;
    for (int i = 0; i < t->end; i++) {
        q[i] = m->c[i];
        p[i] = 0;
    }
    fold_row(t, m, t->outs);
}

void stretch_design(struct stretch *t, const struct modes *m, double kappa, enum modes_out what) {
    t->kernel = stretch_kernel_of(m->kernel);
    t->kappa = kappa;
    t->end = m->body_end;
    t->what = what;
    t->outs = m->pickups * (what == MODES_ACCELERATION ? 2 : 1);
    assert(t->outs < STRETCH_ROWS);
    design_folded(t, m);
    for (int l = 0; l < STRETCH_LEVELS; l++)
        for (int i = 0; i < t->end; i++) {
            double y = m->omega2[i] * m->step[modes_level(l)].b[i] / 2;
            t->weighted[l][i] = m->omega2[i] / (1 - (y < most_yield ? y : most_yield));
        }
    for (int k = 0; k < m->pickups; k++)
        design_row(t, m, k);
    design_contact_row(t, m);
}

bool stretch_equal(const struct stretch *a, const struct stretch *b) {
    return a == b || (a && b && a->kappa == b->kappa && a->what == b->what);
}
