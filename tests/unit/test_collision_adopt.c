/* SPDX-License-Identifier: BSD-3-Clause */
/* Another description in the place of the one that is played: nothing jumps at a pickup, and the
 * ledger closes over the change. */
#include "support/check.h"

#include "support/ledger.h"
#include "support/rig.h"

#define COUNT(table) ((int)(sizeof table / sizeof *table))

enum { MODES = 6, TAIL = 4096 };

/* What is played before and after, with modes so low that a jump stands out. */
struct thing {
    const char *name;
    enum scheme_body body;
    int modes, hammer; /* how many */
    double at, pickup; /* where it is struck and heard, along it */
    double freq, mass; /* of its first mode */
};
static const struct thing things[] = {
    {"six modes", SCHEME_MODES, 6, 0, .1, .2, 60, .2},
    {"two of them", SCHEME_MODES, 2, 0, .1, .2, 60, .2},
    {"six, heard elsewhere", SCHEME_MODES, 6, 0, .1, .8, 60, .2},
    {"six, struck elsewhere", SCHEME_MODES, 6, 0, .45, .2, 60, .2},
    {"six heavier ones", SCHEME_MODES, 6, 0, .1, .2, 35, 3},
    {"one rigid mode", SCHEME_MODES, 1, 0, .1, .2, 0, .2},
    {"three and a hammer of two", SCHEME_MODES, 3, 2, .1, .2, 60, .2},
    {"a hammer of one on a wall", SCHEME_WALL, 0, 1, 0, 0, 70, .2},
    {"a wall", SCHEME_WALL, 0, 0, 0, 0, 0, .2},
    {"a mass", SCHEME_MASS, 0, 0, 0, 0, 0, .2},
};

static struct collision make(const struct thing *t, enum scheme scheme) {
    struct collision c = collision_default();
    c.scheme = scheme;
    c.body = t->body;
    c.body_mass = t->mass;
    c.pickups = 1;
    c.audit = true;
    if (t->modes + t->hammer == 0)
        return c;
    struct mode mode[2 * MODES];
    double at[2 * MODES], heard[MODES];
    const double *pickup = heard, pi = acos(-1);
    for (int i = 0; i < t->modes + t->hammer; i++) {
        mode[i] = (struct mode){t->freq * (1 + i), .5, t->mass};
        at[i] = i < t->modes ? cos(pi * (i + 1) * t->at) : 1;
        if (i < t->modes)
            heard[i] = cos(pi * (i + 1) * t->pickup);
    }
    struct modes *m = modes_new(t->modes, t->hammer, 1);
    modes_design(m, c.rate, mode, mode + t->modes, at, &pickup);
    modes_audit(m);
    c.modes = m;
    return c;
}

/* What is going on: the hammer has gone, it comes back again and again, or it stays. */
enum moment { RINGING, FLYING, PRESSED, MOMENTS };
static const char *const moments[MOMENTS] = {"ringing", "bouncing", "pressed"};

static struct collision_state *begin(struct collision *c, enum moment moment) {
    struct head head = head_default();
    head.k = 1e5;
    struct collision_state *s = collision_state_new(c, head, MODES, MODES);
    c->gravity = moment == FLYING ? 9.81 : 0;
    collision_hold(s, RANGE_PUSH, moment == PRESSED ? 3 : 0);
    collision_strike(s, .5);
    rig_play(c, s, 1300);
    return s;
}

static bool pair(int n, enum scheme scheme, struct collision *from, struct collision *to,
                 enum moment *moment) {
    const struct thing *a = &things[n % COUNT(things)],
                       *b = &things[n / COUNT(things) % COUNT(things)];
    *moment = (enum moment)(n / COUNT(things) / COUNT(things));
    *from = make(a, scheme);
    *to = make(b, scheme);
    to->gravity = *moment == FLYING ? 9.81 : 0;
    check_case("%s, %s -> %s, %s", scheme_name(scheme), a->name, b->name, moments[*moment]);
    return a != b;
}

static void free_both(struct collision *from, struct collision *to) {
    modes_free((struct modes *)from->modes);
    modes_free((struct modes *)to->modes);
}

enum { PAIRS = COUNT(things) * COUNT(things) * MOMENTS };

/* What presses for good bends the other body, too, and puts in what that takes. two-point's error
 * stands in lost_scheme, and is rounding too. */
static void check_books(const struct collision *from, const struct collision *to,
                        enum moment moment, struct collision_state *s) {
    struct collision_ledger before = collision_books(from, s);
    collision_adopt(from, to, s);
    struct collision_ledger after = collision_books(to, s);
    double stored = before.kinetic + before.modal + before.contact;
    double taken = after.lost_exchange - before.lost_exchange, put = after.push - before.push;
    CHECK_NEAR(taken, stored + put - (after.kinetic + after.modal + after.contact),
               1e-13 * after.largest);
    CHECK(taken >= -1e-15 * after.largest); /* never a gain, but for rounding */
    CHECK(moment == PRESSED ? put >= 0 : put == 0);
    CHECK(after.strikes == before.strikes && after.lost_contact == before.lost_contact);
    CHECK(after.changes == before.changes);
    collision_strike(s, 1);
    rig_play(to, s, 2000);
    after = collision_books(to, s);
    CHECK_NEAR(ledger_imbalance(&after), 0, 1e-12 * after.largest);
    if (to->scheme == SCHEME_TWO_POINT)
        CHECK_NEAR(after.lost_scheme, 0, 1e-11 * after.largest);
}

TEST("the ledger closes over any change of body, hammer and shape, whatever is going on") {
    for (int n = 0; n < 2 * PAIRS; n++) {
        struct collision from, to;
        enum moment moment;
        if (pair(n % PAIRS, n < PAIRS ? SCHEME_EXACT : SCHEME_TWO_POINT, &from, &to, &moment)) {
            struct collision_state *s = begin(&from, moment);
            check_books(&from, &to, moment, s);
            collision_state_free(s);
        }
        free_both(&from, &to);
    }
}

/* The most that a signal bends from one sample to the next: of what goes evenly nothing is left. */
static double sharpest(const double *signal, int n) {
    double most = 0;
    for (int i = 2; i < n; i++)
        most = fmax(most, fabs(signal[i] - 2 * signal[i - 1] + signal[i - 2]));
    return most;
}

enum { SOON = 20, TURNS = 4 };
static const int turn[TURNS + 1] = {0, TAIL, TAIL + SOON, TAIL + 2 * SOON, 2 * TAIL};

/* There and back and there again, each within the fade of the last; or with no fade at all. */
static void play_turns(struct collision *from, const struct collision *to, enum moment moment,
                       bool fades, double *heard) {
    struct collision_state *s = begin(from, moment);
    const struct collision *played = from;
    for (int i = 0; i < TURNS; i++) {
        const struct collision *next = i % 2 ? to : from;
        if (i > 0)
            collision_adopt(played, next, s);
        played = next;
        if (!fades)
            fade_reset(&s->fade);
        double *pickup = heard + turn[i];
        collision_run(played, s, &(struct collision_in){0},
                      &(struct collision_out){.pickup = &pickup}, turn[i + 1] - turn[i]);
    }
    collision_state_free(s);
}

/* By itself each bends by so much a sample. Beyond that there is the fade: its own bend, 5.8 / L^2
 * of the two together, and twice its slope, 1.9 / L, times theirs. */
static double bend_bound(const double *cut, double rate) {
    double bend = 0, slope = 0, peak = 0, length = .004 * rate;
    for (int i = 0; i < TURNS; i++)
        bend = fmax(bend, sharpest(cut + turn[i], turn[i + 1] - turn[i]));
    for (int i = 1; i < 2 * TAIL; i++) {
        bool turned = i == turn[1] || i == turn[2] || i == turn[3];
        peak = fmax(peak, fabs(cut[i]));
        slope = turned ? slope : fmax(slope, fabs(cut[i] - cut[i - 1]));
    }
    return 3 * (bend + 2 * 1.9 / length * slope + 5.8 / length / length * 2 * peak);
}

TEST("no pickup clicks when another description is adopted, nor when others follow at once") {
    static double heard[2 * TAIL], cut[2 * TAIL];
    double seen = 0;
    for (int n = 0; n < PAIRS; n++) {
        struct collision from, to;
        enum moment moment;
        if (pair(n, SCHEME_EXACT, &from, &to, &moment)) {
            play_turns(&from, &to, moment, true, heard);
            play_turns(&from, &to, moment, false, cut);
            double bound = bend_bound(cut, from.rate);
            CHECK_NEAR(sharpest(heard, 2 * TAIL), 0, bound);
            seen = fmax(seen, sharpest(cut, 2 * TAIL) / fmax(bound, 1e-9));
        }
        free_both(&from, &to);
    }
    CHECK(seen > 10); /* so that without the fade it is seen */
}

/* The peak of a soft blow on one thing that becomes another after so many samples. */
static double peak_of_blow(struct collision *from, const struct collision *to, int after) {
    static double heard[TAIL];
    double *pickup = heard, most = 0;
    struct head head = head_default();
    head.k = 1e3;
    struct collision_state *s = collision_state_new(from, head, MODES, MODES);
    collision_strike(s, 1);
    rig_play(from, s, after);
    collision_adopt(from, to, s);
    collision_run(to, s, &(struct collision_in){0}, &(struct collision_out){.pickup = &pickup},
                  TAIL);
    for (int n = 0; n < TAIL; n++)
        most = fmax(most, fabs(heard[n]));
    collision_state_free(s);
    return most;
}

/* Held bent by the hammer: let go at once, it would ring as if plucked there. */
TEST("struck elsewhere in the middle of a contact, a body gets no louder than by both blows") {
    static const double places[] = {.1, .2, .33, .45};
    for (int n = 0; n < 16; n++) {
        struct thing a = things[0], b = things[0];
        a.at = places[n / 4], b.at = places[n % 4];
        struct collision from = make(&a, SCHEME_EXACT), to = make(&b, SCHEME_EXACT);
        double both = peak_of_blow(&from, &from, 0) + peak_of_blow(&to, &to, 0);
        for (int after = 50; after <= 400; after += 50) {
            check_case("at %g, %g after %d samples", a.at, b.at, after);
            CHECK(peak_of_blow(&from, &to, after) < 1.2 * both);
        }
        free_both(&from, &to);
    }
}

TEST("what a paper's scheme owes the ledger stays its own when another takes over") {
    struct collision c = collision_default(), exact = c;
    c.scheme = SCHEME_HEUN;
    struct head head = head_default();
    head.k = 1e9;
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    collision_strike(s, 1);
    rig_play(&c, s, 100);
    struct collision_ledger before = collision_books(&c, s);
    CHECK(fabs(before.lost_scheme) > 1e-6 * before.largest);
    collision_adopt(&c, &exact, s);
    struct collision_ledger after = collision_books(&exact, s);
    CHECK(after.lost_scheme == before.lost_scheme);
    CHECK_NEAR(ledger_imbalance(&after), 0, 1e-15 * after.largest);
    collision_state_free(s);
}

TEST("a hammer in flight stays away when another law would find it inside a surface") {
    struct collision c = collision_default(), other = c;
    other.contact.law = CONTACT_TWO_SIDED;
    struct collision_state *s = collision_state_new(&c, head_default(), 0, 0);
    collision_strike(s, 1);
    rig_play(&c, s, 1000);
    CHECK(s->motion.x < -.01 && motion_plays(&s->motion));
    collision_adopt(&c, &other, s);
    rig_play(&other, s, 1000);
    struct collision_ledger l = collision_books(&other, s);
    CHECK(!motion_plays(&s->motion) && l.contact == 0 && l.largest < 1.1 * c.mass / 2);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-15 * l.largest);
    collision_state_free(s);
}

TEST("a hammer flies on while the felt that it has left recovers, whatever is adopted") {
    struct collision c = collision_default(), other;
    c.contact.law = CONTACT_FELT;
    c.contact.felt_time = .1;
    other = c;
    other.mass *= 2;
    struct collision_state *s = collision_state_new(&c, head_default(), 0, 0);
    collision_strike(s, 1);
    rig_play(&c, s, 1000);
    double v = s->motion.v;
    CHECK(motion_plays(&s->motion) && !s->stepper.touching && s->motion.felt_z > 0 && v < 0);
    collision_adopt(&c, &other, s);
    CHECK(motion_plays(&s->motion));
    CHECK_REL(s->motion.v, v / sqrt(2), 1e-15); /* twice as heavy, and no more energy */
    collision_state_free(s);
}

/* Metres of felt that nobody has pressed would press back, or be flown through in silence. */
TEST(
    "a felt that was left behind gives another head nothing, and remembers a depth for any alpha") {
    struct collision c = collision_default();
    c.contact.law = CONTACT_FELT;
    c.contact.felt_time = .1;
    c.contact.felt_weight = .95;
    struct head head = head_default();
    head.alpha = 3;
    head.k = 1e10;
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    collision_strike(s, 1);
    for (int i = 0; i < 1000 && !(s->motion.felt_z > 0 && !s->stepper.touching); i++)
        rig_play(&c, s, 1);
    CHECK(s->motion.x > 0 && s->motion.v < 0); /* it goes, within what it has pressed */
    double deep = cbrt(s->motion.felt_z);
    collision_hold(s, RANGE_ALPHA, 1.5);
    rig_play(&c, s, 1);
    CHECK_REL(pow(s->motion.felt_z, 1 / 1.5), deep, 2e-4); /* which creeps back meanwhile */
    struct collision_ledger before = collision_books(&c, s);
    collision_hold(s, RANGE_K, 1e12);
    collision_take_head(&c, s);
    rig_play(&c, s, 1000);
    struct collision_ledger after = collision_books(&c, s);
    CHECK(s->motion.felt_z == 0 && after.kinetic == before.kinetic && after.contact == 0);
    CHECK(after.changes == before.changes && after.lost_exchange == before.contact);
    CHECK_NEAR(ledger_imbalance(&after), 0, 1e-15 * after.largest);
    collision_state_free(s);
}

/* The energy that a push of 5 N and a head, sent again in each block or not, leave in a body. */
static double stirred(const struct rig_body *on, double k, int block) {
    struct collision c = rig_collision(on);
    c.mass = .005;
    struct head head = {.k = k, .mu = 0, .alpha = 1.5};
    struct collision_state *s = collision_state_new(&c, head, RIG_MODES, 0);
    double most = 0;
    collision_hold(s, RANGE_PUSH, 5);
    collision_strike(s, 1);
    for (int i = 0; i < 400; i++) {
        rig_play(&c, s, block ? block : 16);
        if (block)
            collision_take_head(&c, s);
        most = fmax(most, collision_books(&c, s).modal);
    }
    rig_free(&c, s);
    return most;
}

/* What held the body was added to what held it still: three times as loud. */
TEST("the same head sent again and again to a hammer that chatters changes nothing") {
    for (int b = 0; b < RIG_BODIES; b++)
        for (double k = 1e9; k < 1e12; k *= 10) {
            double alone = stirred(&rig_bodies[b], k, 0);
            check_case("body %d, k %g", b, k);
            CHECK(stirred(&rig_bodies[b], k, 16) < 1.3 * alone);
        }
}

/* From am1 to exact in mid-contact, which nothing plans. */
static double changed_scheme(const struct collision *c, struct collision_state *s) {
    struct collision am1 = *c;
    am1.scheme = SCHEME_AM1;
    collision_adopt(c, &am1, s);
    collision_strike(s, 1);
    rig_play(&am1, s, 20);
    CHECK(s->stepper.touching);
    collision_adopt(&am1, c, s);
    rig_play(c, s, 2000);
    return collision_books(c, s).modal;
}

TEST("after a reset everything is as if nothing had been played") {
    struct collision c = rig_collision(&rig_bodies[0]);
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    collision_hold(s, RANGE_K, 2e4);
    double first = changed_scheme(&c, s);
    collision_reset(&c, s);
    collision_strike(s, 1); /* exact, in a contact so long that no pairs are planned */
    collision_hold(s, RANGE_K, 1e2);
    rig_play(&c, s, 4000);
    collision_hold(s, RANGE_K, 2e4);
    collision_reset(&c, s);
    CHECK(changed_scheme(&c, s) == first);
    rig_free(&c, s);
}

CHECK_MAIN
