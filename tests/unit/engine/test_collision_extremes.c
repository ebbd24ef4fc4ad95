/* SPDX-License-Identifier: BSD-3-Clause */
/* Any values within the ranges, in any order, for all voices: the output is finite. */
#include <float.h>

#include "support/check.h"
#include "support/ensemble.h"
#include "support/ledger.h"
#include "support/rig.h"

enum { BLOCK = 64, BLOCKS = 60, MODES = 3 };

/* A random value of its range, its ends included; k and masses by their logarithm. */
static double any(uint64_t *rng, enum range_name name) {
    const struct range *r = &ranges[name];
    if (check_random(rng) % 4 == 0)
        return check_random(rng) % 2 ? r->least : r->most;
    if (r->least >= 0 && r->most > 100 * r->usual)
        return check_log_uniform(rng, fmax(r->least, 1e-6 * r->most), r->most);
    return check_uniform(rng, r->least, r->most);
}

static struct modes *any_modes(uint64_t *rng, double rate) {
    struct mode mode[MODES];
    double at[MODES], output[MODES] = {1, 1, 1};
    const double *pickup = output;
    for (int i = 0; i < MODES; i++) {
        mode[i].freq = any(rng, RANGE_FREQ);
        mode[i].decay = any(rng, RANGE_DECAY);
        mode[i].mass = any(rng, RANGE_MODE_MASS);
        at[i] = any(rng, RANGE_SHAPE);
    }
    struct modes *m = modes_new(MODES, 0, 1);
    modes_design(m, rate, mode, NULL, at, &pickup);
    return m;
}

static struct collision_def any_collision(uint64_t *rng) {
    struct collision_def c = collision_default();
    c.pickups = 1;
    c.mass = any(rng, RANGE_MASS);
    c.body_mass = any(rng, RANGE_BODYMASS);
    c.gravity = check_random(rng) % 2 ? any(rng, RANGE_GRAVITY) : 0;
    c.out = (enum modes_out)(check_random(rng) % 3);
    c.ground = check_random(rng) % 4 == 0;
    c.scheme_s = any(rng, RANGE_SCHEME_S);
    c.contact.law = (enum contact_law)(check_random(rng) % 4);
    c.contact.gap = any(rng, RANGE_GAP);
    c.contact.felt_time = any(rng, RANGE_FELT_TIME);
    c.contact.felt_weight = any(rng, RANGE_FELT_WEIGHT);
    c.body = (enum scheme_body)(check_random(rng) % SCHEME_BODIES);
    c.scheme = (enum scheme)(check_random(rng) % SCHEMES);
    if (c.body == SCHEME_MODES)
        c.modes = any_modes(rng, c.rate);
    if (!collision_serves(&c))
        c.scheme = SCHEME_EXACT;
    return c;
}

static struct contact_inputs any_head(uint64_t *rng) {
    struct contact_inputs head;
    head.k = any(rng, RANGE_K);
    head.mu = any(rng, RANGE_MU);
    head.alpha = any(rng, RANGE_ALPHA);
    return head;
}

/* One message between two blocks: a gesture, a value, another voice of any definition, another
 * head, or a control of all voices. */
static void any_message(uint64_t *rng, struct ensemble *e) {
    enum range_name held = (enum range_name)(RANGE_PUSH + check_random(rng) % 5);
    enum arrival arrival = (enum arrival)(ARRIVAL_FRESH + check_random(rng) % 2);
    struct collision_def c = {.mass = 1};
    struct voices_live live = voices_live_usual;
    double value;
    switch (check_random(rng) % 10) {
    case 0:
    case 1:
        ensemble_strike(e, any(rng, RANGE_STRIKE));
        break;
    case 2:
        value = check_log_uniform(rng, 1e-6, 100);
        ensemble_send(e, (struct command){.gesture = GESTURE_DROP, .gesture_value = value});
        break;
    case 3:
        voices_set_input(e->vs, held, any(rng, held));
        break;
    case 4:
    case 5:
        c = any_collision(rng);
        ensemble_arrive(e, arrival, &c);
        break;
    case 6:
        c = any_collision(rng);
        value = (double)(check_random(rng) % 3);
        ensemble_note(e, &c, any_head(rng), value, any(rng, RANGE_STRIKE));
        break;
    case 7:
        ensemble_head(e, any_head(rng));
        break;
    case 8:
        c = voices_current(e->vs)->def;
        c.mass = any(rng, RANGE_MASS);
        c.gravity = any(rng, RANGE_GRAVITY);
        c.contact.gap = any(rng, RANGE_GAP);
        ensemble_send(e, (struct command){.sets_hammer = true, .hammer_def = c});
        break;
    case 9:
        live.voices = 1 + (int)(check_random(rng) % 4);
        live.damp_rate = check_random(rng) % 2 ? check_log_uniform(rng, .1, 1000) : 0;
        ensemble_send(e, (struct command){.sets_live = true,
                                          .live = live,
                                          .stops = check_random(rng) % 8 == 0,
                                          .chokes = check_random(rng) % 8 == 0});
        break;
    }
}

static bool all_finite(const double *values, int n) {
    for (int i = 0; i < n; i++)
        if (!(fabs(values[i]) < 3e38)) /* representable as a float */
            return false;
    return true;
}

static void check_events(struct ensemble *e) {
    struct collision_event event;
    while (log_take(e->log, &event)) {
        double values[] = {event.time, event.v_in, event.v_out, event.duration,
                           event.peak, event.lost, event.depth};
        CHECK(all_finite(values, 7));
    }
}

TEST("any values in their ranges, any laws, schemes, bodies and voices: every output and event is "
     "finite") {
    for (int seed = 1; seed <= (check_quick() ? 60 : 1500); seed++) {
        uint64_t rng = (uint64_t)seed * 7919;
        struct collision_def c = any_collision(&rng);
        struct ensemble e = ensemble_new(&c, head_default());
        double output[BLOCK], force[BLOCK], x[BLOCK], *pickup = output;
        struct collision_out out = {.pickup = &pickup, .force = force, .compression = x};
        for (int block = 0; block < BLOCKS; block++) {
            any_message(&rng, &e);
            voices_run(e.vs, &(struct collision_in){0}, &out, BLOCK);
            ensemble_free_ended(&e);
            check_case("seed %d, block %d, %s", seed, block,
                       scheme_name(voices_current(e.vs)->def.scheme));
            CHECK(all_finite(output, BLOCK) && all_finite(force, BLOCK) && all_finite(x, BLOCK));
            check_events(&e);
            struct collision_ledger l = voices_ledger(e.vs);
            double terms[] = {l.kinetic,      l.modal,      l.contact, l.strikes,
                              l.push,         l.gravity,    l.drive,   l.changes,
                              l.lost_contact, l.lost_modes, l.largest, l.lost_scheme,
                              l.lost_exchange};
            for (int i = 0; i < 13; i++)
                CHECK(isfinite(terms[i]));
        }
        ensemble_free(&e);
    }
}

/* mu times the push is then subnormal, and flushed to 0. */
TEST("a loss too small to represent is 0, under a push too") {
    static const double least[] = {1e-20, 1e-100, 1e-200, 1e-300, DBL_MIN};
    for (int m = 0; m < 5; m++) {
        const double mu = least[m];
        struct collision_def c = collision_default();
        struct contact_inputs head = head_default();
        head.mu = mu;
        struct collision_state *s = collision_state_new(&c, head, 0, 0);
        collision_set_input(s, RANGE_PUSH, 200);
        collision_strike(s, 1);
        for (int i = 0; i < 2000; i++) {
            collision_run(&c, s, &(struct collision_in){.strike = NULL},
                          &(struct collision_out){.pickup = NULL}, 1);
            struct collision_ledger l = collision_ledger_now(&c, s);
            check_case("mu %g, sample %d", mu, i);
            CHECK_NEAR(ledger_imbalance(&l), 0, 1e-12 * l.largest);
        }
        collision_state_free(s);
    }
}

/* Half a million steps, each of which dissipates the push's work: the residual of the last Newton
 * step has the same sign in all of them. */
TEST("a hammer in a strong drag dissipates the work of its push") {
    struct collision_def c = rig_collision(&rig_bodies[3]);
    c.mass = 4.5e-5;
    struct contact_inputs head = {.k = 1e8, .mu = 1, .alpha = 1.5};
    c.budget = HUGE_VAL;
    c.audit = true;
    modes_audit((struct modes *)c.modes);
    struct collision_state *s = collision_state_new(&c, head, 1, 0);
    collision_set_input(s, RANGE_PUSH, 8e5);
    collision_strike(s, 1);
    for (int i = 0; i < 8; i++) {
        rig_play(&c, s, 64);
        struct collision_ledger l = collision_ledger_now(&c, s);
        CHECK(l.lost_contact > 3 * l.contact);
        CHECK_NEAR(ledger_imbalance(&l), 0, 1e-11 * l.lost_contact);
    }
    rig_free(&c, s);
}

CHECK_MAIN
