/* SPDX-License-Identifier: BSD-3-Clause */
/* Bounds of a collision: steps within the budget, no lasting denormals, no sound before its sample
 * or without a cause. */
#include "support/check.h"

#include "base/denormals.h"
#include "modes/modes_table.h"
#include "support/budget.h"
#include "support/rig.h"

#define COUNT(table) ((int)(sizeof table / sizeof *table))

enum { BLOCK = 64 };

static struct collision_def on(const struct rig_body *body, enum scheme scheme) {
    struct collision_def c = rig_collision(body);
    c.scheme = scheme;
    return c;
}

/* --- the budget ------------------------------------------------------------------------------- */

static long steps_taken;

static void advance_counted(const struct modes *m, const struct modes_step *step,
                            struct modes_state *s, int from, int to, double force,
                            double *free_displacement, double *loss) {
    steps_taken++;
    modes_kernel_base.advance(m, step, s, from, to, force, free_displacement, loss);
}

static double advance_output_counted(const struct modes *m, const struct modes_step *step,
                                     struct modes_state *s, double force,
                                     double *free_displacement) {
    steps_taken++;
    return modes_kernel_base.advance_output(m, step, s, force, free_displacement);
}

static void advance_pair_counted(const struct modes *m, const struct modes_step *half,
                                 const struct modes_step *whole, struct modes_state *s, int from,
                                 int to, const double *force, double *free_displacement) {
    steps_taken += 2;
    modes_kernel_base.advance_pair(m, half, whole, s, from, to, force, free_displacement);
}

static const struct unrest {
    const char *name;
    double k, k_most, push, speed;
    int every; /* samples between two strikes */
} unrests[] = {
    {"stiff", 1e12, 1e12, 0, 1, 256},    {"stiffest", 1e15, 1e15, 0, 100, 31},
    {"resting", 1e12, 1e12, 1, .001, 0}, {"chattering", 1e9, 1e9, 200, 1, 0},
    {"at random", 1e4, 1e15, 30, 5, 97}, {"struck at every other sample", 1e6, 1e13, 2, 3, 2},
};

enum { SAMPLES = 6000 };

/* Records the number of steps of each sample. Without a bank that counts, the first step of a
 * sample is free and the bucket counts the others. Returns the budget of a block. */
static double count_steps(const struct collision_def *c, const struct unrest *u, long *steps) {
    struct collision_state *s = collision_state_new(c, head_default(), RIG_MODES, 0);
    uint64_t rng = 3;
    collision_set_input(s, RANGE_PUSH, u->push);
    collision_strike(s, u->speed);
    for (int i = 0; i < SAMPLES; i++) {
        double output, *pickup = &output, k = check_log_uniform(&rng, u->k, u->k_most);
        if (u->every && i % u->every == 0)
            collision_strike(s, u->speed);
        double full = min_of(budget_left(s) + budget_refill_of(s), budget_full(s));
        steps_taken = 0;
        collision_run(c, s, &(struct collision_in){.k = &k},
                      &(struct collision_out){.pickup = &pickup}, 1);
        steps[i] = c->modes ? steps_taken : 1 + (long)((full - budget_left(s)) / BUDGET_STEP);
    }
    double bound = budget_full(s) + BLOCK * budget_refill_of(s);
    collision_state_free(s);
    return bound;
}

static long most_in_a_block(const long *steps) {
    long most = 0, now = 0;
    for (int i = 0; i < SAMPLES; i++) {
        now += steps[i] - (i >= BLOCK ? steps[i - BLOCK] : 0);
        most = now > most ? now : most;
    }
    return most;
}

/* One step a sample is free, the others are the bucket's: its content, its refill, and on
 * exhaustion the steps that lead back to a whole sample. A window of free ringing ends in up to
 * MODES_LONGEST steps beyond one a sample. */
TEST("no 64 samples take more steps than the budget holds, wherever they begin") {
    static const int back[] = {MODES_FINEST + MODES_LONGEST, SAMPLE_BITS};
    static const double masses[] = {1e-5, .01, 1};
    static long steps[SAMPLES];
    struct modes_kernel counting = modes_kernel_base;
    counting.advance = advance_counted;
    counting.advance_output = advance_output_counted;
    counting.advance_pair = advance_pair_counted;
    double least[2] = {HUGE_VAL, HUGE_VAL};
    for (int n = 0; n < (RIG_BODIES + 2) * COUNT(masses) * COUNT(unrests); n++) {
        const struct unrest *u = &unrests[n % COUNT(unrests)];
        int body = n / COUNT(unrests) / COUNT(masses), lumped = body >= RIG_BODIES;
        struct collision_def c = on(lumped ? NULL : &rig_bodies[body], SCHEME_EXACT);
        c.mass = masses[n / COUNT(unrests) % COUNT(masses)];
        if (lumped)
            c.body = body == RIG_BODIES ? SCHEME_WALL : SCHEME_MASS;
        else
            ((struct modes *)c.modes)->kernel = &counting;
        double bound = count_steps(&c, u, steps);
        long most = most_in_a_block(steps);
        check_case("%s, %g kg on body %d: %ld", u->name, c.mass, body, most);
        CHECK((double)(most - BLOCK - back[lumped] - 2) * BUDGET_STEP <= bound);
        least[lumped] = fmin(least[lumped], bound / ((double)most * BUDGET_STEP));
        modes_free((struct modes *)c.modes);
    }
    for (int i = 0; i < 2; i++) /* the head that holds them */
        CHECK(least[i] < 2);
}

/* --- denormals -------------------------------------------------------------------------------- */

static bool subnormals(const double *of, int n) {
    bool any = false;
    for (int i = 0; i < n; i++)
        any = any || fpclassify(of[i]) == FP_SUBNORMAL;
    return any;
}

static bool lingers(const struct collision_def *c, const struct collision_state *s) {
    const struct modes_state *b = s->motion.bank;
    int n = c->modes->hammer_end;
    return subnormals(b->q, n) || subnormals(b->p, n) || subnormals(b->s0, n) ||
           subnormals(b->s1, n) || subnormals(&s->motion.x, 1) || subnormals(&s->motion.v, 1) ||
           subnormals(&s->motion.known[0].sums.held.free_displacement, 1) ||
           subnormals(s->stepper.force, 3);
}

/* Within 60 s a T60 of .02 to .1 s passes 1e-308 after some seconds: checked after every block. */
TEST("a strike that decays for a minute leaves no denormals, and in the end zeros") {
    static const struct rig_body dull = {"dull", 4, 50, .1, .1, {1, 3, 9, 25}, {1, -1, 1, .5}};
    static const enum scheme schemes[] = {SCHEME_EXACT, SCHEME_AM1, SCHEME_TWO_POINT,
                                          SCHEME_QUADRATIC};
    static double output[BLOCK], force[BLOCK];
    double *pickup = output;
    for (int n = 0; n < COUNT(schemes); n++) {
        struct collision_def c = on(&dull, schemes[n]);
        struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
        collision_strike(s, 1);
        bool lingered = false;
        int blocks = (int)(c.rate * (check_quick() ? 12 : 60)) / BLOCK;
        double tail = 0;
        for (int i = 0; i < blocks; i++) {
            collision_run(&c, s, &(struct collision_in){0},
                          &(struct collision_out){&pickup, force, NULL}, BLOCK);
            lingered = lingered || lingers(&c, s) || subnormals(output, BLOCK);
            for (int j = 0; j < BLOCK && i > blocks * 9 / 10; j++)
                tail = fmax(tail, fabs(output[j]) + fabs(force[j]));
        }
        check_case("%s", scheme_name(c.scheme));
        CHECK(!lingered);
        CHECK(tail == 0);
        CHECK(modes_energy(c.modes, s->motion.bank) == 0);
        CHECK(s->motion.bank_at_rest);
        rig_free(&c, s);
    }
}

/* True if half of a subnormal number is not flushed, as a result and as an operand. */
static bool keeps_subnormals(void) {
    volatile double least = 0x1p-1022, half = least / 2;
    return half != 0;
}

TEST("the host's denormal mode is unchanged after a block") {
    struct collision_def c = on(&rig_bodies[0], SCHEME_EXACT);
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    CHECK(keeps_subnormals());
    collision_strike(s, 1);
    rig_play(&c, s, 100);
    CHECK(keeps_subnormals());
    struct denormals host = denormals_off();
    bool off = !keeps_subnormals();
    rig_play(&c, s, 100);
    bool still_off = !keeps_subnormals();
    denormals_restore(host);
    CHECK(off == still_off && keeps_subnormals());
    rig_free(&c, s);
}

/* --- at the very sample ----------------------------------------------------------------------- */

static bool all_zero(const double *signal, int n) {
    bool zero = true;
    for (int i = 0; i < n; i++)
        zero = zero && signal[i] == 0;
    return zero;
}

/* The first of n samples above rounding. */
static int first_sounding(const double *signal, int n) {
    double most = 0;
    int i = 0;
    for (int j = 0; j < n; j++)
        most = fmax(most, fabs(signal[j]));
    while (i < n && fabs(signal[i]) <= 1e-9 * most)
        i++;
    return i;
}

/* quadratic takes its force from the compression at the start of a sample: one sample later. */
TEST("a strike at a sample first changes output and force in that sample, in every scheme") {
    static const int at[] = {0, 1, 63, 64, 65, 1000};
    enum { N = 18 * BLOCK };
    static double strike[N], output[N], force[N];
    for (int n = 0; n < RIG_BODIES * SCHEMES * 6; n++) {
        struct collision_def c = on(&rig_bodies[n / 6 / SCHEMES], (enum scheme)(n / 6 % SCHEMES));
        if (collision_serves(&c)) {
            int sounds = at[n % 6] + (c.scheme == SCHEME_QUADRATIC);
            struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
            memset(strike, 0, sizeof strike);
            strike[at[n % 6]] = .3;
            for (int i = 0; i < N; i += BLOCK) {
                double *pickup = output + i;
                collision_run(&c, s, &(struct collision_in){.strike = strike + i},
                              &(struct collision_out){.pickup = &pickup, .force = force + i},
                              BLOCK);
            }
            check_case("%s on %s, sample %d", scheme_name(c.scheme),
                       rig_bodies[n / 6 / SCHEMES].name, at[n % 6]);
            CHECK(first_sounding(output, N) == sounds);
            CHECK(first_sounding(force, N) == sounds);
            CHECK(all_zero(output, at[n % 6]) && all_zero(force, at[n % 6]));
            collision_state_free(s);
        }
        modes_free((struct modes *)c.modes);
    }
}

/* The last sample of the first block is held into the second, whose first sample is no strike then.
 */
TEST("several strikes in a block are several hits, at their samples, and a held value is one") {
    static const struct {
        int at;
        double v;
    } want[] = {{0, .5}, {9, 1}, {31, 2}, {50, 1}, {64 + 9, 1}, {64 + 31, 2}, {64 + 50, 1}};
    enum { WANTED = sizeof want / sizeof *want };
    struct collision_def c = collision_default();
    struct contact_inputs head = head_default();
    head.k = 1e12;
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    double strike[64] = {[0] = .5, [9] = -1, [10] = 3, [31] = 2};
    for (int i = 50; i < 64; i++)
        strike[i] = i == 50 ? 1 : i;
    for (int block = 0; block < 2; block++)
        collision_run(&c, s, &(struct collision_in){.strike = strike}, &(struct collision_out){0},
                      64);
    struct collision_event hit;
    for (int n = 0; n < WANTED; n++) {
        check_case("hit %d", n);
        if (!CHECK(collision_take_event(s, &hit)))
            break;
        CHECK(hit.v_in == want[n].v);
        CHECK_NEAR(hit.time * c.rate, want[n].at, 1e-9);
    }
    CHECK(!collision_take_event(s, &hit));
    collision_state_free(s);
}

/* --- silence before --------------------------------------------------------------------------- */

/* Gravity does not act on a hammer that was never dropped; in a second it would fall 5 m. */
TEST("a hammer that was never struck, dropped or pushed stays away, in every scheme") {
    for (int n = 0; n < 3 * SCHEMES; n++) {
        struct collision_def c =
            on(n / SCHEMES == 2 ? &rig_bodies[0] : NULL, (enum scheme)(n % SCHEMES));
        if (n / SCHEMES == 1)
            c.body = SCHEME_MASS;
        c.gravity = 9.81;
        if (!collision_serves(&c)) {
            modes_free((struct modes *)c.modes);
            continue;
        }
        struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
        struct collision_event event;
        rig_play(&c, s, 44100);
        struct collision_ledger l = collision_ledger_now(&c, s);
        check_case("%s on body %d", scheme_name(c.scheme), c.body);
        CHECK(!collision_take_event(s, &event));
        CHECK(s->motion.x == -1 && s->motion.v == 0 && l.gravity == 0 && l.largest == 0);
        rig_free(&c, s);
    }
}

TEST("a strike of speed 0 places the hammer at the surface and takes no contact step") {
    static const enum contact_law laws[] = {CONTACT_HUNT_CROSSLEY, CONTACT_TWO_SIDED, CONTACT_FELT};
    for (int n = 0; n < 2 * COUNT(laws); n++) {
        struct collision_def c = on(n % 2 ? &rig_bodies[0] : NULL, SCHEME_EXACT);
        c.contact.law = laws[n / 2];
        c.contact.gap = 1e-3;
        struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
        struct collision_event event;
        collision_strike(s, 0);
        rig_play(&c, s, 1000);
        check_case("law %d, %s", (int)laws[n / 2], n % 2 ? "modes" : "wall");
        CHECK(motion_has_hammer(&s->motion) && s->motion.bank_at_rest && !s->sounds);
        CHECK(s->motion.v == 0 && !collision_take_event(s, &event));
        collision_strike(s, 1);
        rig_play(&c, s, 1000);
        CHECK(collision_take_event(s, &event) && event.v_in == 1);
        rig_free(&c, s);
    }
}

CHECK_MAIN
