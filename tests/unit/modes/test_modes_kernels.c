/* SPDX-License-Identifier: BSD-3-Clause */
/* The loops over the modes: mode by mode and sample by sample, against each instruction set. */
#include "support/check.h"

#include "modes/modes.h"
#include "modes/modes_table.h"
#include "support/bank.h"

static const int sizes[] = {1, 2, 3, 4, 5, 7, 8, 31, 32, 33, 100, 4096};
#define COUNT(table) ((int)(sizeof table / sizeof *table))

/* A sum mode by mode, with the magnitude of its terms, which bounds the rounding. */
struct sum {
    double value, size;
};

static void sum_add(struct sum *sum, double term) {
    sum->value += term;
    sum->size += fabs(term);
}

static void check_sum(double got, struct sum want, double tolerance) {
    CHECK_NEAR(got, want.value, tolerance * want.size);
}

/* Runs a check for every kernel of this processor on banks of every size. */
static void over_banks(int pickups, void (*check)(struct modes *)) {
    const struct modes_kernel *kernels[] = {&modes_kernel_base, modes_kernel_best()};
    for (int n = 0; n < COUNT(sizes); n++)
        for (int hammer = 0; hammer < 6; hammer += 5)
            for (int k = 0; k < (kernels[0] == kernels[1] ? 1 : 2); k++) {
                struct modes *m = bank_new(sizes[n], hammer, pickups);
                m->kernel = kernels[k];
                check_case("%d modes, %d of the hammer, %d pickups, kernel %d", sizes[n], hammer,
                           pickups, k);
                check(m);
                modes_free(m);
            }
}

/* --- the plain forms ---------------------------------------------------------------------------
 */

/* sum c (S p - b omega^2 q) */
static struct sum plain_free_displacement(const struct modes *m, const struct modes_step *step,
                                          const struct modes_state *s, int to) {
    struct sum free_displacement = {0, 0};
    for (int i = 0; i < to; i++) {
        sum_add(&free_displacement, m->c[i] * step->S[i] * s->p[i]);
        sum_add(&free_displacement, -m->c[i] * step->b[i] * m->omega2[i] * s->q[i]);
    }
    return free_displacement;
}

/* dq = S p + b g, dp = S g - r p; returns the loss pp p^2 + pg p g + gg g^2 */
static struct sum plain_advance(const struct modes *m, const struct modes_step *step,
                                struct modes_state *s, double body, double hammer) {
    struct sum loss = {0, 0};
    for (int i = 0; i < m->hammer_end; i++) {
        double q = s->q[i], p = s->p[i];
        double g = m->c[i] * (i < m->body_end ? body : hammer) - m->omega2[i] * q;
        sum_add(&loss, step->loss_pp[i] * p * p);
        sum_add(&loss, step->loss_pg[i] * p * g);
        sum_add(&loss, step->loss_gg[i] * g * g);
        s->q[i] = q + (step->S[i] * p + step->b[i] * g);
        s->p[i] = p + (step->S[i] * g - step->r[i] * p);
    }
    return loss;
}

static struct sum plain_weighted(const double *weight, const double *of, int n) {
    struct sum sum = {0, 0};
    for (int i = 0; i < n; i++)
        sum_add(&sum, weight[i] * of[i]);
    return sum;
}

static void check_steps(struct modes *m) {
    static const int levels[] = {MODES_FINEST, 7, 1, 0, -2, -MODES_LONGEST};
    for (int l = 0; l <= COUNT(levels); l++) {
        const struct modes_step *step =
            l < COUNT(levels) ? &m->step[modes_level(levels[l])] : &m->bilinear;
        struct modes_state *fast = bank_moving(m, 9), *quiet = bank_moving(m, 9);
        struct modes_state *plain = bank_moving(m, 9);
        double lost = 0;
        check_sum(modes_free_displacement(m, step, fast),
                  plain_free_displacement(m, step, plain, m->hammer_end), 1e-15);
        check_sum(modes_free_displacement_body(m, step, fast),
                  plain_free_displacement(m, step, plain, m->body_end), 1e-15);
        double next = modes_advance(m, step, fast, 300, -200, &lost);
        double output = 0;
        CHECK(next == modes_advance_output(m, step, quiet, 300, -200, &output));
        check_sum(output, plain_weighted(m->pickup, quiet->p, m->body_end), 1e-15);
        struct sum loss = plain_advance(m, step, plain, 300, -200);
        check_sum(lost, loss, 1e-15 * (2 + sqrt(m->hammer_end) / 4));
        check_sum(next, plain_free_displacement(m, step, plain, m->hammer_end), 1e-13);
        double apart = 0;
        for (int i = 0; i < m->hammer_end; i++) {
            double size = fabs(plain->p[i]) + bank_omega(m, i) * fabs(plain->q[i]) + 1;
            apart = fmax(apart, fabs(fast->p[i] - plain->p[i]) / size);
            apart = fmax(apart, bank_omega(m, i) * fabs(fast->q[i] - plain->q[i]) / size);
        }
        CHECK_NEAR(apart, 0, 2e-13);
        CHECK(!memcmp(fast->q, quiet->q, (size_t)m->hammer_end * sizeof(double)));
        modes_state_free(plain);
        modes_state_free(quiet);
        modes_state_free(fast);
    }
}

TEST("a step is the same mode by mode and in lanes, with and without the loss sum") {
    over_banks(1, check_steps);
}

/* --- several points ----------------------------------------------------------------------------
 */

enum { SEVERAL = 14 }; /* the first 12 without tiles */

/* Rows of either sign; a force on point j uses one of these. */
static struct modes_points *points_of(const struct modes *m, int count) {
    struct modes_points *p = modes_points_new(m, count);
    for (int j = 0; j < count; j++)
        for (int i = 0; i < m->hammer_end; i++)
            modes_points_row(p, j)[i] = bank_used(m, i) ? m->c[i] * sin(1 + j * (i + 1.)) : 0;
    return p;
}
static const double several[2][SEVERAL] = {
    {300, -200, 0, 41, 5, 7e3, -.1, 12, -3, 80, -1e3, .5, 60, -9},
    {100, 20, 0, 40, 6, -7e3, .1, -4, 31, -.2, 700, 25, -6, 2}};

/* Mode by mode; returns the loss. */
static double plain_points(const struct modes *m, const struct modes_step *step,
                           const struct modes_points *p, struct modes_state *s,
                           const double *force) {
    double loss = 0;
    for (int i = 0; i < m->hammer_end; i++) {
        double g = -m->omega2[i] * s->q[i], v = s->p[i];
        for (int j = 0; j < p->count; j++)
            g += modes_points_row(p, j)[i] * force[j];
        loss += step->loss_pp[i] * v * v + step->loss_pg[i] * v * g + step->loss_gg[i] * g * g;
        s->q[i] += step->S[i] * v + step->b[i] * g;
        s->p[i] += step->S[i] * g - step->r[i] * v;
    }
    return loss;
}

static void check_free_displacements(const struct modes *m, const struct modes_step *step,
                                     const struct modes_points *p, const struct modes_state *s,
                                     const double *free_displacement) {
    for (int j = 0; j < p->count; j++) {
        struct sum sum = {0, 0};
        for (int i = 0; i < m->hammer_end; i++) {
            double c = modes_points_row(p, j)[i];
            sum_add(&sum, c * step->S[i] * s->p[i]);
            sum_add(&sum, -c * step->b[i] * m->omega2[i] * s->q[i]);
        }
        check_sum(free_displacement[j], sum, 1e-12);
    }
}

static void check_points(struct modes *m) {
    const struct modes_step *half = &m->step[modes_level(1)], *whole = &m->step[modes_level(0)];
    for (int count = 0; count <= SEVERAL; count++) {
        struct modes_points *p = points_of(m, count);
        struct modes_state *fast = bank_moving(m, 9), *pair = bank_moving(m, 9);
        struct modes_state *plain = bank_moving(m, 9);
        double free_displacement[2][SEVERAL], once[SEVERAL], lost = 0;
        double *const free_displacements[2] = {free_displacement[0], free_displacement[1]};
        const double *const forces[2] = {several[0], several[1]};
        modes_advance_points(m, half, p, fast, several[0], once, &lost);
        double loss = plain_points(m, half, p, plain, several[0]);
        CHECK_NEAR(lost, loss, 1e-12 * (fabs(loss) + 1e-3));
        check_free_displacements(m, half, p, plain, once);
        modes_advance_points(m, half, p, fast, several[1], once, NULL);
        modes_advance_points_pair(m, half, whole, p, pair, forces, free_displacements);
        CHECK(!memcmp(fast->q, pair->q, (size_t)m->hammer_end * sizeof(double)));
        CHECK(!memcmp(fast->p, pair->p, (size_t)m->hammer_end * sizeof(double)));
        CHECK(!memcmp(once, free_displacement[0], (size_t)count * sizeof(double)));
        check_free_displacements(m, whole, p, pair, free_displacement[1]);
        modes_free_displacement_points(m, whole, p, pair, once);
        CHECK(!memcmp(once, free_displacement[1], (size_t)count * sizeof(double)));
        modes_state_free(plain);
        modes_state_free(pair);
        modes_state_free(fast);
        modes_points_free(p);
    }
}

TEST("with forces at several points a step is the same mode by mode, in lanes and in pairs") {
    over_banks(1, check_points);
}

/* sum c_j c_k b, or c_j c_k / omega^2. */
static struct sum plain_compliance(const struct modes *m, const struct modes_step *step,
                                   const double *a, const double *b, int to) {
    struct sum sum = {0, 0};
    for (int i = 0; i < to; i++)
        if (step || m->omega2[i] > 0)
            sum_add(&sum, a[i] * b[i] * (step ? step->b[i] : 1 / m->omega2[i]));
    return sum;
}

static void check_compliance(struct modes *m) {
    enum { LEVELS = MODES_FINEST + 1, STRIDE = SEVERAL + 1 };
    const struct modes_step *step = &m->step[modes_level(0)];
    static double A[LEVELS][SEVERAL * STRIDE], statics[SEVERAL * SEVERAL];
    double *table[LEVELS], row[SEVERAL];
    struct modes_points *p = points_of(m, SEVERAL);
    for (int l = 0; l < LEVELS; l++)
        table[l] = A[l];
    modes_compliance_points(m, step, LEVELS, p, table, STRIDE);
    modes_static_compliance(m, p, SEVERAL, 0, m->body_end, statics);
    for (int j = 0; j < SEVERAL; j++) {
        modes_compliance_of_point(m, step, p, j, row);
        for (int k = 0; k < SEVERAL; k++) {
            const double *a = modes_points_row(p, j), *b = modes_points_row(p, k);
            for (int l = 0; l < LEVELS; l++)
                check_sum(A[l][j * STRIDE + k], plain_compliance(m, step + l, a, b, m->hammer_end),
                          1e-13);
            check_sum(row[k], plain_compliance(m, step, a, b, m->hammer_end), 1e-13);
            check_sum(statics[j * SEVERAL + k], plain_compliance(m, NULL, a, b, m->body_end),
                      1e-13);
        }
    }
    modes_points_free(p);
}

TEST("compliances of several points, at each step and static, are sums mode by mode") {
    over_banks(1, check_compliance);
}

/* With one of the points loaded, the others add nothing. */
static void check_one_point(struct modes *m) {
    const struct modes_step *step = &m->step[modes_level(0)];
    if (m->hammer)
        return; /* its sum is split there */
    struct modes_points *p = points_of(m, SEVERAL);
    struct modes_state *one = bank_moving(m, 9), *all = bank_moving(m, 9);
    double force[SEVERAL] = {0, 0, 0, 321}, free_displacement[SEVERAL];
    memcpy(modes_points_row(p, 3), m->c, (size_t)m->hammer_end * sizeof(double));
    modes_advance_points(m, step, p, all, force, free_displacement, NULL);
    CHECK(free_displacement[3] == modes_advance(m, step, one, 321, 321, NULL));
    CHECK(!memcmp(one->q, all->q, (size_t)m->hammer_end * sizeof(double)));
    CHECK(!memcmp(one->p, all->p, (size_t)m->hammer_end * sizeof(double)));
    modes_state_free(all);
    modes_state_free(one);
    modes_points_free(p);
}

TEST("one loaded point among several moves a bank as a single point does, bit for bit") {
    over_banks(1, check_one_point);
}

static void check_reading(struct modes *m) {
    struct modes_state *s = bank_moving(m, 4);
    double output[BANK_PICKUPS];
    struct sum energy2 = {0, 0};
    for (int i = 0; i < m->hammer_end; i++)
        sum_add(&energy2, s->p[i] * s->p[i] + m->omega2[i] * s->q[i] * s->q[i]);
    check_sum(2 * modes_energy(m, s), energy2, 2e-15);
    check_sum(modes_velocity(m, s), plain_weighted(m->c, s->p, m->hammer_end), 2e-15);
    check_sum(modes_displacement(m, s), plain_weighted(m->c, s->q, m->hammer_end), 2e-15);
    for (int what = MODES_VELOCITY; what <= MODES_ACCELERATION; what++) {
        modes_read(m, s, (enum modes_out)what, 3e3, output);
        for (int k = 0; k < m->pickups; k++) {
            struct sum sum = {0, 0};
            for (int i = 0; i < m->body; i++) {
                double weight = m->pickup[k * m->hammer_end + i];
                double a = m->c[i] * 3e3 - m->omega2[i] * s->q[i] - m->two_sigma[i] * s->p[i];
                sum_add(&sum, weight * (what == MODES_VELOCITY       ? s->p[i]
                                        : what == MODES_DISPLACEMENT ? s->q[i]
                                                                     : a));
            }
            check_sum(output[k], sum, 1e-14);
        }
    }
    modes_state_free(s);
}

TEST("energy, contact point and pickups equal their sums mode by mode") {
    for (int pickups = 1; pickups <= BANK_PICKUPS; pickups++)
        over_banks(pickups, check_reading);
}

/* --- ringing -----------------------------------------------------------------------------------
 */

struct window {
    double at[BANK_PICKUPS][MODES_WINDOW];
};

/* Rings n samples in pieces of at most `piece`, chosen at random if it is 0. */
static void ring(const struct modes *m, struct modes_state *s, struct window *w, int n, int piece) {
    uint64_t rng = (uint64_t)n;
    for (int done = 0; done < n;) {
        double *out[BANK_PICKUPS];
        for (int k = 0; k < BANK_PICKUPS; k++)
            out[k] = w->at[k] + done;
        int want = piece ? piece : 1 + (int)(check_random(&rng) % 13);
        int now = want < n - done ? want : n - done;
        modes_ring(m, s, out, now);
        done += now;
    }
}

/* An upper bound of the bank's output, which bounds the rounding. */
static double loudest(const struct modes *m, const struct modes_state *s, enum modes_out what) {
    double sum = 0;
    for (int i = 0; i < m->body; i++) {
        double omega = bank_omega(m, i), speed = hypot(s->p[i], omega * s->q[i]);
        double weight = 0;
        for (int k = 0; k < m->pickups; k++)
            weight = fmax(weight, fabs(m->pickup[k * m->hammer_end + i]));
        sum += weight * (what == MODES_VELOCITY ? speed
                         : what == MODES_DISPLACEMENT
                             ? fabs(s->q[i]) + speed * MODES_WINDOW / bank_rate
                             : speed * (omega + m->two_sigma[i]));
    }
    return sum;
}

/* The recursion s[n+1] = trace s[n] - det s[n-1] may err by n roundings, and their sums by n^2. */
static const double drifted = 1e-16 * MODES_WINDOW * MODES_WINDOW;

static void check_ring(struct modes *m) {
    for (int what = MODES_VELOCITY; what <= MODES_ACCELERATION; what++) {
        struct modes_state *a = bank_moving(m, 11), *b = bank_moving(m, 11);
        struct window rung;
        double output[BANK_PICKUPS], off = 0, loud = 0, bound = loudest(m, a, (enum modes_out)what);
        modes_ring_start(m, a, (enum modes_out)what);
        ring(m, a, &rung, MODES_WINDOW, MODES_WINDOW);
        CHECK(!memcmp(a->q, b->q, (size_t)m->hammer_end * sizeof(double)));
        for (int n = 0; n < MODES_WINDOW; n++) {
            modes_advance(m, &m->step[modes_level(0)], b, 0, 0, NULL);
            modes_read(m, b, (enum modes_out)what, 0, output);
            for (int k = 0; k < m->pickups; k++) {
                off = fmax(off, fabs(output[k] - rung.at[k][n]));
                loud = fmax(loud, fabs(output[k]));
            }
        }
        CHECK(loud > 0);
        CHECK_NEAR(off, 0, drifted * bound);
        modes_state_free(b);
        modes_state_free(a);
    }
}

TEST("ringing a window ahead equals stepping mode by mode, for every output and 1 to 5 pickups") {
    for (int pickups = 1; pickups <= BANK_PICKUPS; pickups++)
        over_banks(pickups, check_ring);
}

static void check_cuts(struct modes *m) {
    static const int pieces[] = {0, 1, 2, 3, 17, 32, 63};
    struct window whole, cut;
    struct modes_state *s = bank_moving(m, 12);
    modes_ring_start(m, s, MODES_VELOCITY);
    ring(m, s, &whole, MODES_WINDOW, MODES_WINDOW);
    for (int i = 0; i < COUNT(pieces); i++) {
        modes_ring_start(m, s, MODES_VELOCITY);
        ring(m, s, &cut, MODES_WINDOW, pieces[i]);
        CHECK(!memcmp(whole.at, cut.at, sizeof *whole.at * (size_t)m->pickups));
    }
    modes_state_free(s);
}

TEST("ringing in pieces of any length gives the same bits") {
    for (int pickups = 1; pickups <= BANK_PICKUPS; pickups++)
        over_banks(pickups, check_cuts);
}

static void check_ring_on(struct modes *m) {
    for (int what = MODES_VELOCITY; what <= MODES_ACCELERATION; what++) {
        struct modes_state *a = bank_moving(m, 14), *b = bank_moving(m, 14);
        double energy = modes_ring_window(m, a, (enum modes_out)what, NULL);
        modes_coast(m, b, MODES_WINDOW, NULL);
        modes_ring_start(m, b, (enum modes_out)what);
        CHECK(energy == modes_energy(m, b));
        const double *const got[] = {a->q, a->p, a->s0, a->s1};
        const double *const want[] = {b->q, b->p, b->s0, b->s1};
        for (int i = 0; i < COUNT(got); i++)
            CHECK(!memcmp(got[i], want[i], (size_t)m->body_end * sizeof **got));
        CHECK(!memcmp(a->p, b->p, (size_t)m->hammer_end * sizeof *a->p));
        modes_state_free(a);
        modes_state_free(b);
    }
}

TEST("continuing after a window equals coasting and beginning again, bit for bit") {
    for (int pickups = 1; pickups <= BANK_PICKUPS; pickups++)
        over_banks(pickups, check_ring_on);
}

static void check_coast(struct modes *m) {
    for (int n = 0; n <= MODES_WINDOW; n += n < 8 ? 1 : 7) {
        struct modes_state *a = bank_moving(m, 13), *b = bank_moving(m, 13);
        double far = 0, near = 0, energy = modes_energy(m, a), off = 0;
        modes_coast(m, a, n, &far);
        for (int i = 0; i < n; i++)
            modes_advance(m, &m->step[modes_level(0)], b, 0, 0, &near);
        for (int i = 0; i < m->hammer_end; i++) {
            off = fmax(off, fabs(a->p[i] - b->p[i]));
            off = fmax(off, fabs(a->q[i] - b->q[i]) * (1 + bank_omega(m, i)));
        }
        CHECK_NEAR(off, 0, 1e-12);
        CHECK_NEAR(far, near, 1e-13 * energy);
        CHECK_NEAR(modes_energy(m, a) + far, energy, 1e-13 * energy);
        modes_state_free(b);
        modes_state_free(a);
    }
}

TEST("coasting over n samples equals n steps of one, with the same loss") {
    over_banks(1, check_coast);
}

CHECK_MAIN
