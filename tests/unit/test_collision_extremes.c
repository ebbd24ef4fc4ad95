/* SPDX-License-Identifier: BSD-3-Clause */
/* Whatever a user may ask for within the ranges, in whatever order: what comes out is a number. */
#include <float.h>

#include "support/check.h"
#include "support/ledger.h"

#include "support/rig.h"

enum { BLOCK = 64, BLOCKS = 60, MODES = 3 };

/* Anywhere in its range, its ends included; k and masses by their logarithm. */
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
    double at[MODES], heard[MODES] = {1, 1, 1};
    const double *pickup = heard;
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

static struct collision any_collision(uint64_t *rng) {
    struct collision c = collision_default();
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

/* One message between two blocks; another description is adopted, and the old one goes. */
static void any_message(uint64_t *rng, struct collision *c, struct collision_state *s) {
    struct collision next;
    enum range_name held = (enum range_name)(RANGE_PUSH + check_random(rng) % 5);
    switch (check_random(rng) % 4) {
    case 0:
        collision_strike(s, any(rng, RANGE_STRIKE));
        break;
    case 1:
        collision_drop(s, check_log_uniform(rng, 1e-6, 100));
        break;
    case 2:
        collision_hold(s, held, any(rng, held));
        break;
    case 3:
        next = any_collision(rng);
        collision_adopt(c, &next, s);
        modes_free((struct modes *)c->modes);
        *c = next;
        break;
    }
}

static bool all_finite(const double *values, int n) {
    for (int i = 0; i < n; i++)
        if (!(fabs(values[i]) < 3e38)) /* a float holds it */
            return false;
    return true;
}

TEST("any values in their ranges, any laws, schemes and bodies: every output and event is finite") {
    for (int seed = 1; seed <= (check_quick() ? 60 : 1500); seed++) {
        uint64_t rng = (uint64_t)seed * 7919;
        struct collision c = any_collision(&rng);
        struct collision_state *s = collision_state_new(&c, head_default(), MODES, 0);
        double heard[BLOCK], force[BLOCK], x[BLOCK], *pickup = heard;
        struct collision_out out = {.pickup = &pickup, .force = force, .compression = x};
        struct collision_event e;
        for (int block = 0; block < BLOCKS; block++) {
            any_message(&rng, &c, s);
            collision_run(&c, s, &(struct collision_in){0}, &out, BLOCK);
            check_case("seed %d, block %d, %s", seed, block, scheme_name(c.scheme));
            CHECK(all_finite(heard, BLOCK) && all_finite(force, BLOCK) && all_finite(x, BLOCK));
            while (collision_take_event(s, &e)) {
                double told[] = {e.time, e.v_in, e.v_out, e.duration, e.peak, e.lost, e.depth};
                CHECK(all_finite(told, 7));
            }
            struct collision_ledger l = collision_books(&c, s);
            double books[] = {l.kinetic,      l.modal,      l.contact, l.strikes,
                              l.push,         l.gravity,    l.drive,   l.changes,
                              l.lost_contact, l.lost_modes, l.largest, l.lost_scheme};
            for (int i = 0; i < 12; i++)
                CHECK(isfinite(books[i]));
        }
        collision_state_free(s);
        modes_free((struct modes *)c.modes);
    }
}

/* mu times the push is then no number that a processor without denormals knows. */
TEST("a loss too small to be told is none, under a push too") {
    static const double least[] = {1e-20, 1e-100, 1e-200, 1e-300, DBL_MIN};
    for (int m = 0; m < 5; m++) {
        const double mu = least[m];
        struct collision c = collision_default();
        struct head head = head_default();
        head.mu = mu;
        struct collision_state *s = collision_state_new(&c, head, 0, 0);
        collision_hold(s, RANGE_PUSH, 200);
        collision_strike(s, 1);
        for (int i = 0; i < 2000; i++) {
            collision_run(&c, s, &(struct collision_in){.strike = NULL},
                          &(struct collision_out){.pickup = NULL}, 1);
            struct collision_ledger l = collision_books(&c, s);
            check_case("mu %g, sample %d", mu, i);
            CHECK_NEAR(ledger_imbalance(&l), 0, 1e-12 * l.largest);
        }
        collision_state_free(s);
    }
}

/* Half a million steps, each of which loses what the push gives: what Newton's last one leaves of
 * that is the same way in all of them. */
TEST("a hammer that creeps into a strong drag loses what pushes it") {
    struct collision c = rig_collision(&rig_bodies[3]);
    c.mass = 4.5e-5;
    struct head head = {.k = 1e8, .mu = 1, .alpha = 1.5};
    c.budget = HUGE_VAL;
    c.audit = true;
    modes_audit((struct modes *)c.modes);
    struct collision_state *s = collision_state_new(&c, head, 1, 0);
    collision_hold(s, RANGE_PUSH, 8e5);
    collision_strike(s, 1);
    for (int i = 0; i < 8; i++) {
        rig_play(&c, s, 64);
        struct collision_ledger l = collision_books(&c, s);
        CHECK(l.lost_contact > 3 * l.contact);
        CHECK_NEAR(ledger_imbalance(&l), 0, 1e-11 * l.lost_contact);
    }
    rig_free(&c, s);
}

CHECK_MAIN
