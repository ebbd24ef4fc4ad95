/* SPDX-License-Identifier: BSD-3-Clause */
/* modes.c: memory, motion and reading of a bank; see modes.h for the equations. */
#include "modes/modes.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/lanes.h"
#include "base/processor.h"
#include "modes/modes_table.h"

const struct modes_kernel *modes_kernel_best(void) {
    return modes_kernel_avx2 && processor_has_avx2_fma() ? modes_kernel_avx2 : &modes_kernel_base;
}

const char *modes_kernel_name(const struct modes_kernel *kernel) {
#if defined(LANES_AVX2)
    const char *base = "AVX2";
#elif defined(LANES_PLAIN)
    const char *base = "plain C";
#elif defined(LANES_NEON)
    const char *base = "NEON";
#else
    const char *base = "SSE2";
#endif
    return kernel == &modes_kernel_base ? base : "AVX2";
}

/* --- memory: one aligned block a bank, one a state ----------------------------------------- */

/* Memory for `count` doubles, aligned for the widest lanes; the first `zeros` are 0. Free
 * *memory. */
static double *aligned_doubles(size_t count, size_t zeros, void **memory) {
    enum { BYTES = LANES_ALIGN * sizeof(double) };
    *memory = malloc(count * sizeof(double) + BYTES);
    if (!*memory)
        return NULL;
    double *first =
        (double *)(void *)((char *)*memory + (BYTES - (size_t)(uintptr_t)*memory % BYTES));
    memset(first, 0, zeros * sizeof(double));
    return first;
}

/* Arrays are a cache line further apart than their length. The loops read a dozen of them side by
 * side; at distances of a power of two they would all compete for the same cache lines. */
enum { STAGGER = 8 };

static double *take(double **from, int n) {
    double *taken = *from;
    *from += n + STAGGER;
    return taken;
}

static void take_step(struct modes_step *step, double **from, int n) {
    step->S = take(from, n);
    step->b = take(from, n);
    step->r = take(from, n);
}

static void take_losses(struct modes_step *step, double **from, int n) {
    step->loss_pp = take(from, n);
    step->loss_pg = take(from, n);
    step->loss_gg = take(from, n);
}

struct modes *modes_new(int body, int hammer, int pickups) {
    return modes_new_with(modes_kernel_best(), body, hammer, pickups);
}

struct modes *modes_new_with(const struct modes_kernel *kernel, int body, int hammer, int pickups) {
    enum { ARRAYS = 6, STEP_ARRAYS = 6 };
    struct modes *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    m->body = body;
    m->hammer = hammer;
    m->pickups = pickups;
    m->body_end = lanes_padded(body);
    m->hammer_end = m->body_end + lanes_padded(hammer);
    int n = m->hammer_end;
    size_t arrays = ARRAYS + (size_t)pickups + STEP_ARRAYS * (MODES_STEPS + 1);
    size_t row = (size_t)n + STAGGER;
    m->bytes = sizeof *m + arrays * row * sizeof(double);
    /* modes_design() writes pickups and steps with their padding, from padding that is zero */
    double *at = aligned_doubles(arrays * row, ARRAYS * row, &m->memory);
    if (!at)
        return modes_free(m), NULL;
    m->omega2 = take(&at, n);
    m->two_sigma = take(&at, n);
    m->c = take(&at, n);
    m->inv_sqrt_mass = take(&at, n);
    m->trace = take(&at, n);
    m->minus_det = take(&at, n);
    m->pickup = take(&at, pickups * n);
    take_step(&m->bilinear, &at, n);
    for (int l = 0; l < MODES_STEPS; l++)
        take_step(&m->step[l], &at, n);
    /* last, so that a bank without audit never touches this memory */
    take_losses(&m->bilinear, &at, n);
    for (int l = 0; l < MODES_STEPS; l++)
        take_losses(&m->step[l], &at, n);
    m->kernel = kernel;
    return m;
}

void modes_free(struct modes *m) {
    if (m)
        free(m->memory);
    free(m);
}

struct modes_state *modes_state_new(int body, int hammer) {
    enum { STATE_ARRAYS = 6 };
    int n = lanes_padded(body) + lanes_padded(hammer);
    struct modes_state *s = calloc(1, sizeof *s);
    size_t count = STATE_ARRAYS * (size_t)(n + STAGGER);
    double *at = s ? aligned_doubles(count, count, &s->memory) : NULL;
    if (!at)
        return free(s), NULL;
    s->room = n;
    s->bytes = sizeof *s + count * sizeof(double);
    s->q = take(&at, n);
    s->p = take(&at, n);
    s->s0 = take(&at, n);
    s->s1 = take(&at, n);
    s->r0 = take(&at, n);
    s->r1 = take(&at, n);
    return s;
}

void modes_state_free(struct modes_state *s) {
    if (s)
        free(s->memory);
    free(s);
}

struct modes_points *modes_points_new(const struct modes *m, int count) {
    struct modes_points *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->count = count;
    p->stride = m->hammer_end + STAGGER;
    size_t all = (size_t)count * (size_t)p->stride;
    p->c = aligned_doubles(all, all, &p->memory);
    if (!p->c)
        return free(p), NULL;
    return p;
}

void modes_points_free(struct modes_points *p) {
    if (p)
        free(p->memory);
    free(p);
}

/* --- moving -------------------------------------------------------------------------------- */

double modes_free_displacement(const struct modes *m, const struct modes_step *step,
                               const struct modes_state *s) {
    return m->kernel->free_displacement(m, step, s, 0, m->hammer_end);
}

double modes_free_displacement_body(const struct modes *m, const struct modes_step *step,
                                    const struct modes_state *s) {
    return m->kernel->free_displacement(m, step, s, 0, m->body_end);
}

double modes_advance(const struct modes *m, const struct modes_step *step, struct modes_state *s,
                     double force_body, double force_hammer, double *loss) {
    double free_displacement = 0;
    m->kernel->advance(m, step, s, 0, m->body_end, force_body, &free_displacement, loss);
    if (m->hammer)
        m->kernel->advance(m, step, s, m->body_end, m->hammer_end, force_hammer, &free_displacement,
                           loss);
    return free_displacement;
}

double modes_advance_output(const struct modes *m, const struct modes_step *step,
                            struct modes_state *s, double force_body, double force_hammer,
                            double *output) {
    double free_displacement = 0;
    *output = m->kernel->advance_output(m, step, s, force_body, &free_displacement);
    if (m->hammer)
        m->kernel->advance(m, step, s, m->body_end, m->hammer_end, force_hammer, &free_displacement,
                           NULL);
    return free_displacement;
}

void modes_advance_pair(const struct modes *m, const struct modes_step *half,
                        const struct modes_step *whole, struct modes_state *s, const double *force,
                        double *free_displacement) {
    free_displacement[0] = free_displacement[1] = 0;
    m->kernel->advance_pair(m, half, whole, s, 0, m->hammer_end, force, free_displacement);
}

void modes_impulse(const struct modes *m, struct modes_state *s, double impulse) {
    for (int i = 0; i < m->hammer_end; i++)
        s->p[i] += m->c[i] * impulse;
}

void modes_state_rest(struct modes_state *s) {
    memset(s->q, 0, (size_t)s->room * sizeof(double));
    memset(s->p, 0, (size_t)s->room * sizeof(double));
}

void modes_rest(const struct modes *m, struct modes_state *s) {
    memset(s->q, 0, (size_t)m->hammer_end * sizeof(double));
    memset(s->p, 0, (size_t)m->hammer_end * sizeof(double));
}

void modes_ring_start(const struct modes *m, struct modes_state *s, enum modes_out what) {
    m->kernel->ring_start(m, s, what);
}

/* Two pickups share a pass; a last odd one is paired with itself. Only the last pass advances s0,
 * s1. The weight of a single pickup is already in s0, s1. */
void modes_ring(const struct modes *m, struct modes_state *s, double *const *out, int n) {
    assert(n >= 0 && n <= MODES_WINDOW);
    for (int k = 0; k < m->pickups; k += 2) {
        int second = k + 1 < m->pickups ? k + 1 : k;
        const double *weight[2] = {m->pickup + k * m->hammer_end,
                                   m->pickup + second * m->hammer_end};
        double *const to[2] = {out[k], out[second]};
        m->kernel->ring(m, s, m->output_end, weight, to, m->pickups == 1 ? 1 : 2, n,
                        k + 2 >= m->pickups);
    }
}

void modes_contact_displacement_start(const struct modes *m, struct modes_state *s, int first) {
    const struct modes_step *sample = &m->step[modes_level(0)];
    memset(s->r0, 0, (size_t)first * sizeof *s->r0);
    memset(s->r1, 0, (size_t)first * sizeof *s->r1);
    for (int i = first; i < m->hammer_end; i++) {
        double q = s->q[i], g = -m->omega2[i] * q;
        s->r0[i] = m->c[i] * q;
        s->r1[i] = m->c[i] * (q + sample->S[i] * s->p[i] + sample->b[i] * g);
    }
}

void modes_contact_displacement(const struct modes *m, struct modes_state *s, double *out, int n) {
    struct modes_state contact = {.s0 = s->r0, .s1 = s->r1};
    m->kernel->ring(m, &contact, m->hammer_end, NULL, &out, 1, n, true);
}

void modes_coast(const struct modes *m, struct modes_state *s, int samples, double *loss) {
    assert(samples >= 0 && samples <= MODES_WINDOW);
    for (int l = 0; l <= MODES_LONGEST; l++)
        if (samples >> l & 1)
            modes_advance(m, &m->step[modes_level(-l)], s, 0, 0, loss);
}

void modes_coast_hammer(const struct modes *m, struct modes_state *s, int samples) {
    double free_displacement = 0;
    for (int l = 0; m->hammer && l <= MODES_LONGEST; l++)
        if (samples >> l & 1)
            m->kernel->advance(m, &m->step[modes_level(-l)], s, m->body_end, m->hammer_end, 0,
                               &free_displacement, NULL);
}

double modes_ring_window(const struct modes *m, struct modes_state *s, enum modes_out what,
                         double *loss) {
    if (!loss)
        return m->kernel->ring_on(m, s, what) / 2;
    modes_coast(m, s, MODES_WINDOW, loss);
    modes_ring_start(m, s, what);
    return modes_energy(m, s);
}

/* --- reading ------------------------------------------------------------------------------- */

static double read_acceleration(const struct modes *m, const struct modes_state *s,
                                const double *pickup, double body_force) {
    double sum = 0;
    for (int i = 0; i < m->body; i++)
        sum +=
            pickup[i] * (m->c[i] * body_force - m->omega2[i] * s->q[i] - m->two_sigma[i] * s->p[i]);
    return sum;
}

void modes_read(const struct modes *m, const struct modes_state *s, enum modes_out what,
                double body_force, double *out) {
    for (int k = 0; k < m->pickups; k++) {
        const double *pickup = m->pickup + k * m->hammer_end;
        if (what == MODES_ACCELERATION)
            out[k] = read_acceleration(m, s, pickup, body_force);
        else
            out[k] = m->kernel->sum(pickup, what == MODES_VELOCITY ? s->p : s->q, m->output_end);
    }
}

double modes_velocity(const struct modes *m, const struct modes_state *s) {
    return m->kernel->sum(m->c, s->p, m->hammer_end);
}

double modes_acceleration(const struct modes *m, const struct modes_state *s, double force_body) {
    double sum = 0;
    for (int i = 0; i < m->hammer_end; i++) {
        double force = i < m->body_end ? m->c[i] * force_body : 0;
        sum += m->c[i] * (force - m->omega2[i] * s->q[i] - m->two_sigma[i] * s->p[i]);
    }
    return sum;
}

double modes_displacement(const struct modes *m, const struct modes_state *s) {
    return m->kernel->sum(m->c, s->q, m->hammer_end);
}

double modes_energy(const struct modes *m, const struct modes_state *s) {
    return m->kernel->energy2(m, s) / 2;
}

double modes_energy_hammer(const struct modes *m, const struct modes_state *s) {
    double sum = 0;
    for (int i = m->body_end; i < m->hammer_end; i++)
        sum += s->p[i] * s->p[i] + m->omega2[i] * s->q[i] * s->q[i];
    return sum / 2;
}
