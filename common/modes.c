/* modes.c: see modes.h for the equations. */
#include "modes.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "lanes.h"
#include "modes_table.h"

#define PI 3.14159265358979323846

const struct modes_kernel *modes_kernel_best(void) {
#if defined(__x86_64__) && defined(__GNUC__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        return &modes_kernel_avx2;
#endif
    return &modes_kernel_base;
}

/* --- memory: one aligned block a bank, one a state ----------------------------------------- */

static int padded(int n) { return (n + LANES_ALIGN - 1) / LANES_ALIGN * LANES_ALIGN; }

/* count doubles, zero, aligned for the widest lanes; *memory is what to free. */
static double *aligned_doubles(size_t count, void **memory) {
    enum { BYTES = LANES_ALIGN * sizeof(double) };
    *memory = calloc(count * sizeof(double) + BYTES, 1);
    if (!*memory)
        return NULL;
    return (double *)(void *)((char *)*memory + (BYTES - (size_t)(uintptr_t)*memory % BYTES));
}

/* Arrays stand a cache line further apart than their length: the loops read a dozen of them side by
 * side, and a power of two apart they would all fight for the same lines of the cache. */
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
    step->loss_pp = take(from, n);
    step->loss_pg = take(from, n);
    step->loss_gg = take(from, n);
}

struct modes *modes_new(int body, int hammer, int pickups) {
    enum { ARRAYS = 6, STEP_ARRAYS = 6 };
    struct modes *m = calloc(1, sizeof *m);
    if (!m)
        return NULL;
    m->body = body;
    m->hammer = hammer;
    m->pickups = pickups;
    m->body_end = padded(body);
    m->hammer_end = m->body_end + padded(hammer);
    int n = m->hammer_end;
    size_t arrays = ARRAYS + (size_t)pickups + STEP_ARRAYS * (MODES_STEPS + 1);
    double *at = aligned_doubles(arrays * (size_t)(n + STAGGER), &m->memory);
    if (!at)
        return modes_free(m), NULL;
    m->omega2 = take(&at, n);
    m->two_sigma = take(&at, n);
    m->c = take(&at, n);
    m->scale = take(&at, n);
    m->trace = take(&at, n);
    m->det = take(&at, n);
    m->pickup = take(&at, pickups * n);
    take_step(&m->bilinear, &at, n);
    for (int l = 0; l < MODES_STEPS; l++)
        take_step(&m->step[l], &at, n);
    m->kernel = modes_kernel_best();
    return m;
}

void modes_free(struct modes *m) {
    if (m)
        free(m->memory);
    free(m);
}

struct modes_state *modes_state_new(int body, int hammer) {
    int n = padded(body) + padded(hammer);
    struct modes_state *s = calloc(1, sizeof *s);
    double *at = s ? aligned_doubles(4 * (size_t)(n + STAGGER), &s->memory) : NULL;
    if (!at)
        return free(s), NULL;
    s->room = n;
    s->q = take(&at, n);
    s->p = take(&at, n);
    s->s0 = take(&at, n);
    s->s1 = take(&at, n);
    return s;
}

void modes_state_free(struct modes_state *s) {
    if (s)
        free(s->memory);
    free(s);
}

/* --- design -------------------------------------------------------------------------------- */

/* The shortest step H. With y = (1, t, t^2/2, ...) the answers of p to p(0) = 1 and to g(0) = 1 are
 *   u'' + 2 sigma u' + omega^2 u = 0,   u = 1 - 2 sigma t + ...,   w = t - sigma t^2 + ...
 * S = w(H), b = int w, r = 1 - u(H), loss = 2 sigma int (u p + w g)^2. modes_design() keeps
 * omega H <= .2, where ten terms leave less than 1e-15 of any of them. */
static void step_series(struct modes_step *step, int i, double omega2, double two_sigma, double H) {
    enum { TERMS = 10 };
    double u[TERMS] = {1, -two_sigma * H}, w[TERMS] = {0, H};
    for (int n = 0; n + 2 < TERMS; n++) {
        double by_speed = two_sigma * H / (n + 2), by_place = omega2 * H * H / ((n + 1.) * (n + 2));
        u[n + 2] = -by_speed * u[n + 1] - by_place * u[n];
        w[n + 2] = -by_speed * w[n + 1] - by_place * w[n];
    }
    double S = 0, b = 0, r = 0, uu = 0, uw = 0, ww = 0;
    for (int n = TERMS - 1; n >= 0; n--) {
        S += w[n];
        b += w[n] * H / (n + 1);
        if (n > 0)
            r -= u[n];
        for (int k = TERMS - 1 - n; k >= 0; k--) {
            double over = H / (n + k + 1);
            uu += u[n] * u[k] * over;
            uw += u[n] * w[k] * over;
            ww += w[n] * w[k] * over;
        }
    }
    step->S[i] = S;
    step->b[i] = b;
    step->r[i] = r;
    step->loss_pp[i] = two_sigma * uu;
    step->loss_pg[i] = 2 * two_sigma * uw;
    step->loss_gg[i] = two_sigma * ww;
}

/* Two steps H make one of 2H: (p, g) -> (p1, g1) = ((1-r) p + S g, -omega^2 S p + (1 - omega^2 b)
 * g) twice. All sums are of terms with one sign while the step is short, so nothing cancels. */
static void step_double(const struct modes *m, const struct modes_step *half,
                        struct modes_step *step) {
    for (int i = 0; i < m->hammer_end; i++) {
        double omega2 = m->omega2[i], S = half->S[i], b = half->b[i], r = half->r[i];
        double pp = 1 - r, gp = -omega2 * S, gg = 1 - omega2 * b;
        step->S[i] = S * (2 - r - omega2 * b);
        step->b[i] = 2 * b + S * S - omega2 * b * b;
        step->r[i] = 2 * r - r * r + omega2 * S * S;
        double A = half->loss_pp[i], B = half->loss_pg[i], D = half->loss_gg[i];
        step->loss_pp[i] = A + A * pp * pp + B * pp * gp + D * gp * gp;
        step->loss_pg[i] = B + 2 * A * pp * S + B * (pp * gg + S * gp) + 2 * D * gp * gg;
        step->loss_gg[i] = D + A * S * S + B * S * gg + D * gg * gg;
    }
}

static void step_bilinear(const struct modes *m, struct modes_step *step, double h) {
    for (int i = 0; i < m->hammer_end; i++) {
        double omega2 = m->omega2[i], two_sigma = m->two_sigma[i];
        double S = h / (1 + two_sigma * h / 2 + omega2 * h * h / 4), b = h * S / 2;
        double r = omega2 * b + two_sigma * S, pp = 1 - r / 2, pg = S / 2;
        step->S[i] = S;
        step->b[i] = b;
        step->r[i] = r;
        /* the rule's own loss: 2 sigma h times the square of the mean velocity pp p + pg g */
        step->loss_pp[i] = two_sigma * h * pp * pp;
        step->loss_pg[i] = two_sigma * h * 2 * pp * pg;
        step->loss_gg[i] = two_sigma * h * pg * pg;
    }
}

static void step_compliance(const struct modes *m, struct modes_step *step) {
    double sum[2] = {0, 0};
    for (int i = 0; i < m->hammer_end; i++)
        sum[i >= m->body_end] += m->c[i] * m->c[i] * step->b[i];
    step->compliance_body = sum[0];
    step->compliance = sum[0] + sum[1];
}

/* Keeps omega H <= .2 in the shortest step: above that a mode is a mere spring anyway. */
static double omega_limit(double rate) { return .2 * rate * (1 << MODES_FINEST); }

static void design_mode(struct modes *m, int i, const struct mode *mode, double shape) {
    assert(mode->freq >= 0 && mode->decay > 0 && mode->mass > 0);
    double limit = omega_limit(m->rate), omega = fmin(2 * PI * mode->freq, limit);
    m->omega2[i] = omega * omega;
    m->two_sigma[i] = fmin(2 * log(1000) / mode->decay, limit);
    m->scale[i] = 1 / sqrt(mode->mass);
    m->c[i] = shape * m->scale[i];
    step_series(&m->step[MODES_STEPS - 1], i, m->omega2[i], m->two_sigma[i],
                1 / (m->rate * (1 << MODES_FINEST)));
}

/* The sums over the bank that collision.c weighs things with. */
static void design_sums(struct modes *m) {
    m->sway = m->mobility = m->reach2 = m->loudness2 = 0;
    for (int i = 0; i < m->hammer_end; i++) {
        double c2 = m->c[i] * m->c[i];
        m->mobility += c2;
        m->sway += c2 * m->step[modes_level(0)].S[i];
        if (c2 > 0)
            m->reach2 += c2 / m->omega2[i]; /* infinite where a rigid mode may drift */
    }
    for (int k = 0; k < m->pickups; k++) {
        double sum = 0;
        for (int i = 0; i < m->body; i++) {
            double weight = m->pickup[k * m->hammer_end + i];
            sum += weight * weight;
        }
        m->loudness2 = fmax(m->loudness2, sum);
    }
}

void modes_design(struct modes *m, double rate, const struct mode *body, const struct mode *hammer,
                  const double *at, const double *const *pickup) {
    m->rate = rate;
    for (int i = 0; i < m->body; i++)
        design_mode(m, i, &body[i], at[i]);
    for (int i = 0; i < m->hammer; i++)
        design_mode(m, m->body_end + i, &hammer[i], at[m->body + i]);
    for (int k = 0; k < m->pickups; k++)
        for (int i = 0; i < m->body; i++)
            m->pickup[k * m->hammer_end + i] =
                body[i].freq < rate / 2 ? pickup[k][i] * m->scale[i] : 0;
    for (int l = MODES_STEPS - 2; l >= 0; l--)
        step_double(m, &m->step[l + 1], &m->step[l]);
    step_bilinear(m, &m->bilinear, 1 / rate);
    step_compliance(m, &m->bilinear);
    for (int l = 0; l < MODES_STEPS; l++)
        step_compliance(m, &m->step[l]);
    const struct modes_step *sample = &m->step[modes_level(0)];
    for (int i = 0; i < m->hammer_end; i++) {
        double pp = 1 - sample->r[i], gg = 1 - m->omega2[i] * sample->b[i];
        m->trace[i] = pp + gg;
        m->det[i] = pp * gg + m->omega2[i] * sample->S[i] * sample->S[i];
    }
    design_sums(m);
}

/* --- moving -------------------------------------------------------------------------------- */

double modes_drift(const struct modes *m, const struct modes_step *step,
                   const struct modes_state *s) {
    return m->kernel->drift(m, step, s, 0, m->hammer_end);
}

double modes_drift_body(const struct modes *m, const struct modes_step *step,
                        const struct modes_state *s) {
    return m->kernel->drift(m, step, s, 0, m->body_end);
}

double modes_advance(const struct modes *m, const struct modes_step *step, struct modes_state *s,
                     double force_body, double force_hammer, double *loss) {
    double drift = 0;
    m->kernel->advance(m, step, s, 0, m->body_end, force_body, &drift, loss);
    if (m->hammer)
        m->kernel->advance(m, step, s, m->body_end, m->hammer_end, force_hammer, &drift, loss);
    return drift;
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

static int fewer(int a, int b) { return a < b ? a : b; }

/* In mass-normalised coordinates a mode that gets heavier moves more. */
static void carry_motion(const struct modes *from, const struct modes *to, double *motion,
                         double *scratch) {
    memset(scratch, 0, (size_t)to->hammer_end * sizeof(double));
    for (int i = 0; i < fewer(from->body, to->body); i++)
        scratch[i] = motion[i] * from->scale[i] / to->scale[i];
    for (int i = 0; i < fewer(from->hammer, to->hammer); i++) {
        int before = from->body_end + i, after = to->body_end + i;
        scratch[after] = motion[before] * from->scale[before] / to->scale[after];
    }
    memcpy(motion, scratch, (size_t)to->hammer_end * sizeof(double));
}

void modes_carry(const struct modes *from, const struct modes *to, struct modes_state *s) {
    if (!from || !to) {
        modes_state_rest(s);
        return;
    }
    assert(to->hammer_end <= s->room);
    carry_motion(from, to, s->q, s->s0);
    carry_motion(from, to, s->p, s->s0);
}

/* The output of mode i in the state (q, p) with no force on it. */
LANES_INLINE double mode_output(const struct modes *m, int i, enum modes_out what, double q,
                                double p) {
    switch (what) {
    case MODES_DISPLACEMENT:
        return q;
    case MODES_ACCELERATION:
        return -m->omega2[i] * q - m->two_sigma[i] * p;
    case MODES_VELOCITY:
        break;
    }
    return p;
}

LANES_INLINE void ring_start(const struct modes *m, struct modes_state *s, enum modes_out what) {
    const struct modes_step *sample = &m->step[modes_level(0)];
    for (int i = 0; i < m->body_end; i++) {
        double weight = m->pickups == 1 ? m->pickup[i] : 1; /* as kernel_ring_sample wants it */
        double q = weight * s->q[i], p = weight * s->p[i], g = -m->omega2[i] * q;
        s->s0[i] = mode_output(m, i, what, q, p);
        s->s1[i] = mode_output(m, i, what, q + sample->S[i] * p + sample->b[i] * g,
                               p + sample->S[i] * g - sample->r[i] * p);
    }
}

void modes_ring_start(const struct modes *m, struct modes_state *s, enum modes_out what) {
    switch (what) { /* a loop each, with nothing to decide in it */
    case MODES_VELOCITY:
        ring_start(m, s, MODES_VELOCITY);
        break;
    case MODES_DISPLACEMENT:
        ring_start(m, s, MODES_DISPLACEMENT);
        break;
    case MODES_ACCELERATION:
        ring_start(m, s, MODES_ACCELERATION);
        break;
    }
}

/* Two pickups share a pass; only the last pass moves s0, s1 on. */
void modes_ring(const struct modes *m, struct modes_state *s, double *const *out, int n) {
    assert(n >= 0 && n <= MODES_WINDOW);
    for (int k = 0; k < m->pickups; k += 2) {
        int outs = m->pickups - k < 2 ? 1 : 2;
        const double *first = m->pickup + k * m->hammer_end;
        const double *weight[2] = {first, first + (outs - 1) * m->hammer_end};
        m->kernel->ring(m, s, weight, out + k, outs, n, k + outs == m->pickups);
    }
}

void modes_coast(const struct modes *m, struct modes_state *s, int samples, double *loss) {
    for (int l = 0; l <= MODES_LONGEST; l++)
        if (samples >> l & 1)
            modes_advance(m, &m->step[modes_level(-l)], s, 0, 0, loss);
}

/* --- reading ------------------------------------------------------------------------------- */

static double read_acceleration(const struct modes *m, const struct modes_state *s,
                                const double *pickup, double body_force) {
    double sum = 0;
    for (int i = 0; i < m->body; i++)
        sum += pickup[i] *
               (m->c[i] * body_force + mode_output(m, i, MODES_ACCELERATION, s->q[i], s->p[i]));
    return sum;
}

void modes_read(const struct modes *m, const struct modes_state *s, enum modes_out what,
                double body_force, double *out) {
    for (int k = 0; k < m->pickups; k++) {
        const double *pickup = m->pickup + k * m->hammer_end;
        if (what == MODES_ACCELERATION)
            out[k] = read_acceleration(m, s, pickup, body_force);
        else
            out[k] = m->kernel->sum(pickup, what == MODES_VELOCITY ? s->p : s->q, m->body_end);
    }
}

double modes_velocity(const struct modes *m, const struct modes_state *s) {
    return m->kernel->sum(m->c, s->p, m->hammer_end);
}

double modes_displacement(const struct modes *m, const struct modes_state *s) {
    return m->kernel->sum(m->c, s->q, m->hammer_end);
}

double modes_energy(const struct modes *m, const struct modes_state *s) {
    return m->kernel->energy2(m, s) / 2;
}
