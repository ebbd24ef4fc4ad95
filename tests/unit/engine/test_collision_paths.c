/* SPDX-License-Identifier: BSD-3-Clause */
/* One strike by all code paths: by lanes or mode by mode, ahead in windows or sample by sample,
 * with or without pickups, in blocks of any size. */
#include "support/check.h"

#include <float.h>

#include "modes/modes_table.h"
#include "support/rig.h"

enum { LONG = 8000, PICKUPS = 5, WAYS = 7 };

/* --- the plain path: mode by mode, in the order of their numbers ------------------------------ */

static double plain_free_displacement(const struct modes *m, const struct modes_step *step,
                                      const struct modes_state *s, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++)
        sum += m->c[i] * (step->S[i] * s->p[i] - step->b[i] * m->omega2[i] * s->q[i]);
    return sum;
}

static void plain_advance(const struct modes *m, const struct modes_step *step,
                          struct modes_state *s, int from, int to, double force,
                          double *free_displacement, double *loss) {
    for (int i = from; i < to; i++) {
        double p = s->p[i], g = m->c[i] * force - m->omega2[i] * s->q[i];
        if (loss)
            *loss += step->loss_pp[i] * p * p + step->loss_pg[i] * p * g + step->loss_gg[i] * g * g;
        s->q[i] += step->S[i] * p + step->b[i] * g;
        s->p[i] += step->S[i] * g - step->r[i] * p;
    }
    *free_displacement += plain_free_displacement(m, step, s, from, to);
}

static double plain_sum(const double *weight, const double *s, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += weight[i] * s[i];
    return sum;
}

static double plain_advance_output(const struct modes *m, const struct modes_step *step,
                                   struct modes_state *s, double force, double *free_displacement) {
    plain_advance(m, step, s, 0, m->body_end, force, free_displacement, NULL);
    return plain_sum(m->pickup, s->p, m->body_end);
}

static void plain_advance_pair(const struct modes *m, const struct modes_step *half,
                               const struct modes_step *whole, struct modes_state *s, int from,
                               int to, const double *force, double *free_displacement) {
    double unused = 0;
    plain_advance(m, half, s, from, to, force[0], &unused, NULL);
    plain_advance(m, half, s, from, to, force[1], &unused, NULL);
    free_displacement[0] += plain_free_displacement(m, half, s, from, to);
    free_displacement[1] += plain_free_displacement(m, whole, s, from, to);
}

static double plain_energy2(const struct modes *m, const struct modes_state *s) {
    double sum = 0;
    for (int i = 0; i < m->hammer_end; i++)
        sum += s->p[i] * s->p[i] + m->omega2[i] * s->q[i] * s->q[i];
    return sum;
}

/* The plain path never rings ahead and needs no plain form of it, see play_way(). */
static const struct modes_kernel plain_kernel = {.free_displacement = plain_free_displacement,
                                                 .advance = plain_advance,
                                                 .advance_output = plain_advance_output,
                                                 .advance_pair = plain_advance_pair,
                                                 .sum = plain_sum,
                                                 .energy2 = plain_energy2};

/* --- one strike, one contact ------------------------------------------------------------------ */

/* The rig's body with its one pickup, or with five of which that is the first. */
static struct modes *modes_with_pickups(const struct rig_body *b, double rate, int pickups) {
    struct mode mode[RIG_MODES];
    double output[PICKUPS][RIG_MODES];
    const double *pickup[PICKUPS];
    for (int k = 0; k < PICKUPS; k++)
        pickup[k] = output[k];
    for (int i = 0; i < b->modes; i++) {
        mode[i] = rig_mode(b, i);
        for (int k = 0; k < PICKUPS; k++)
            output[k][i] = k ? cos(k * (i + 1)) : i % 3 ? 1 : -.7;
    }
    struct modes *m = modes_new(b->modes, 0, pickups);
    modes_design(m, rate, mode, NULL, b->shape, pickup);
    return m;
}

enum way { FAST, BASE, PLAIN, FIVE, UNSEEN, PIECES, AGAIN };
static const char *const way_names[WAYS] = {
    "fast",         "in base lanes",  "mode by mode, sample by sample",
    "five pickups", "x and f unseen", "in pieces of 7",
    "again"};

struct take {
    double output[PICKUPS][LONG], force[LONG], x[LONG];
    int hits;
};

/* A drive too weak to change a bit prevents the bank from ringing ahead. */
static void play_way(struct take *t, const struct rig_body *body, double k, enum modes_out out,
                     enum way way) {
    struct collision_def c = collision_default();
    struct modes *m = modes_with_pickups(body, c.rate, way == FIVE ? PICKUPS : 1);
    if (way == BASE)
        m->kernel = &modes_kernel_base;
    if (way == PLAIN)
        m->kernel = &plain_kernel;
    c.body = SCHEME_MODES;
    c.modes = m;
    c.pickups = m->pickups;
    c.out = out;
    struct contact_inputs head = head_default();
    head.k = k;
    struct collision_state *s = collision_state_new(&c, head, RIG_MODES, 0);
    collision_set_input(s, RANGE_DRIVE, way == PLAIN ? 1e-200 : 0);
    collision_strike(s, 1);
    int piece = way == PIECES ? 7 : LONG;
    for (int i = 0; i < LONG; i += piece) {
        double *pickup[PICKUPS];
        for (int e = 0; e < PICKUPS; e++)
            pickup[e] = t->output[e] + i;
        struct collision_out to = {pickup, t->force + i, t->x + i};
        if (way == UNSEEN)
            to.force = to.compression = NULL;
        collision_run(&c, s, &(struct collision_in){0}, &to, LONG - i < piece ? LONG - i : piece);
    }
    struct collision_event event;
    for (t->hits = 0; collision_take_event(s, &event);)
        t->hits++;
    collision_state_free(s);
    modes_free(m);
}

static double farthest(const double *a, const double *b) {
    double apart = 0, most = 0;
    for (int i = 0; i < LONG; i++) {
        apart = fmax(apart, fabs(a[i] - b[i]));
        most = fmax(most, fabs(b[i]));
    }
    return apart / most;
}

/* The same for x in contact: in free flight, windows count it from the body's rest position. */
static double farthest_pressed(const struct take *a, const struct take *b) {
    double apart = 0, most = 0;
    for (int i = 0; i < LONG; i++)
        if (b->x[i] > 0) {
            apart = fmax(apart, fabs(a->x[i] - b->x[i]));
            most = fmax(most, b->x[i]);
        }
    return apart / fmax(most, DBL_MIN);
}

/* Rounding is 2e-16 a step in another order: the contact's 100 steps leave 1e-13. A window of 64
 * samples by s[n+1] = trace s[n] - det s[n-1] rounds 1/(omega h) times as coarsely, 74 at 95 Hz,
 * and restarts from the bank's own state after that. */
TEST("all code paths give the same contact and ringing, to rounding") {
    static struct take fast, other;
    int single = 0;
    for (int n = 0; n < RIG_BODIES * 4 * 3; n++) {
        const struct rig_body *body = &rig_bodies[n % RIG_BODIES];
        double k = (double[]){1e6, 1e8, 1e10, 1e12}[n / RIG_BODIES % 4];
        enum modes_out out = (enum modes_out)(n / RIG_BODIES / 4);
        play_way(&fast, body, k, out, FAST);
        if (fast.hits > 1)
            continue;
        single++;
        for (int way = BASE; way < WAYS; way++) {
            play_way(&other, body, k, out, (enum way)way);
            check_case("%s, k = %g, output %d, %s", body->name, k, out, way_names[way]);
            bool rounds = way == BASE || way == PLAIN || way == FIVE;
            /* a pair's energy balance divides the rounding of V by the displacement, which is small
             * at a turn */
            double bound = rounds ? 4e-11 : 0;
            CHECK_NEAR(farthest(other.output[0], fast.output[0]), 0, bound);
            if (way == UNSEEN)
                continue;
            CHECK_NEAR(farthest(other.force, fast.force), 0, way == FIVE ? 0 : bound);
            CHECK_NEAR(farthest_pressed(&other, &fast), 0, way == FIVE ? 0 : bound);
        }
    }
    CHECK(single >= 12);
}

/* --- every bit the same ----------------------------------------------------------------------- */

enum { INPUTS = 6 };

/* Strikes, pushes and shaking, with contact parameters that change at every sample. */
static void weather(double in[INPUTS][LONG]) {
    uint64_t rng = 11;
    for (int i = 0; i < LONG; i++) {
        in[0][i] = i % 1000 == 17 ? check_log_uniform(&rng, .01, 10) : 0;
        in[1][i] = i / 700 % 3 == 1 ? check_uniform(&rng, 0, 20) : 0;
        in[2][i] = check_log_uniform(&rng, 1e6, 1e11);
        in[3][i] = check_uniform(&rng, 0, 3);
        in[4][i] = i / 300 % 2 ? 1.5 : check_uniform(&rng, 1, 4);
        in[5][i] = i / 900 % 4 == 3 ? check_uniform(&rng, -5, 5) : 0;
    }
}

/* Plays it in blocks of varying sizes up to `most` samples. */
static void play_weather(const struct collision_def *c, struct collision_state *s,
                         double in[INPUTS][LONG], struct take *t, int most) {
    uint64_t rng = (uint64_t)most;
    for (int i = 0, n; i < LONG; i += n) {
        n = 1 + (int)(check_random(&rng) % (uint64_t)most);
        n = n < LONG - i ? n : LONG - i;
        double *pickup = t->output[0] + i;
        struct collision_in from = {in[0] + i, in[1] + i, in[2] + i,
                                    in[3] + i, in[4] + i, in[5] + i};
        collision_run(c, s, &from, &(struct collision_out){&pickup, t->force + i, t->x + i}, n);
    }
}

static bool all_zero(const double *signal, int n) {
    bool zero = true;
    for (int i = 0; i < n; i++)
        zero = zero && signal[i] == 0;
    return zero;
}

static bool same_bits(const struct take *a, const struct take *b) {
    return !memcmp(a->output[0], b->output[0], sizeof a->output[0]) &&
           !memcmp(a->force, b->force, sizeof a->force) && !memcmp(a->x, b->x, sizeof a->x);
}

static struct collision_def any_body(int which, enum scheme scheme) {
    struct collision_def c = collision_default();
    c.scheme = scheme;
    c.gravity = 9.81;
    c.pickups = 1;
    if (which < RIG_BODIES)
        c.modes = modes_with_pickups(&rig_bodies[which], c.rate, 1);
    c.body = which < RIG_BODIES ? SCHEME_MODES : which == RIG_BODIES ? SCHEME_WALL : SCHEME_MASS;
    c.body_mass = .02;
    return c;
}

/* Stops in the middle of a contact, with the budget exhausted and events not taken. */
static void disturb(const struct collision_def *c, struct collision_state *s) {
    collision_set_input(s, RANGE_K, 1e13);
    for (int i = 0; i < 201; i++) {
        if (i % 2 == 0)
            collision_strike(s, 3);
        rig_play(c, s, 1);
    }
}

TEST("blocks of any size, a second run and a run after a reset give the same bits") {
    static double in[INPUTS][LONG];
    static struct take once, then;
    weather(in);
    for (int n = 0; n < (RIG_BODIES + 2) * SCHEMES; n++) {
        struct collision_def c = any_body(n / SCHEMES, (enum scheme)(n % SCHEMES));
        if (collision_serves(&c)) {
            struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
            play_weather(&c, s, in, &once, LONG);
            for (int most = 1; most <= LONG; most *= 20) {
                disturb(&c, s);
                collision_reset(&c, s);
                play_weather(&c, s, in, &then, most);
                check_case("%s on body %d, blocks up to %d", scheme_name(c.scheme), n / SCHEMES,
                           most);
                CHECK(!all_zero(once.force, LONG) && same_bits(&once, &then));
            }
            collision_state_free(s);
            s = collision_state_new(&c, head_default(), RIG_MODES, 0);
            play_weather(&c, s, in, &then, 64);
            CHECK(same_bits(&once, &then));
            collision_state_free(s);
        }
        modes_free((struct modes *)c.modes);
    }
}

/* Struck after a delay, and again once it is silent. */
static void play_night(const struct collision_def *c, struct take *t, bool signals) {
    static const double zeros[64];
    const struct collision_in none = {0}, still = {.strike = zeros, .push = zeros, .drive = zeros};
    struct collision_state *s = collision_state_new(c, head_default(), RIG_MODES, 0);
    for (int i = 0; i < LONG; i += 50) {
        double *pickup = t->output[0] + i;
        if (i == 450 || i == 6000)
            collision_strike(s, 1);
        collision_run(c, s, signals ? &still : &none,
                      &(struct collision_out){&pickup, t->force + i, t->x + i}, 50);
    }
    collision_state_free(s);
}

TEST("an object wakes from silence with the bits of one kept awake by silent signals") {
    static struct take asleep, awake;
    for (int n = 0; n < (RIG_BODIES + 2) * SCHEMES; n++) {
        struct collision_def c = any_body(n / SCHEMES, (enum scheme)(n % SCHEMES));
        if (collision_serves(&c)) {
            play_night(&c, &asleep, false);
            play_night(&c, &awake, true);
            check_case("%s on body %d", scheme_name(c.scheme), n / SCHEMES);
            CHECK(!all_zero(asleep.force, LONG) && same_bits(&asleep, &awake));
        }
        modes_free((struct modes *)c.modes);
    }
}

CHECK_MAIN
