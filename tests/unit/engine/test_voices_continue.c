/* SPDX-License-Identifier: BSD-3-Clause */
/* A voice continues another one: no jump at a pickup, a closing ledger, and no unbooked gain or
 * loss of energy. */
#include "support/check.h"

#include "support/ensemble.h"
#include "support/ledger.h"
#include "support/rig.h"

#define COUNT(table) ((int)(sizeof table / sizeof *table))

enum { MODES = 6, TAIL = 4096 };

/* The bodies before and after, with modes so low that a jump is distinct. */
struct body_id {
    const char *name;
    enum scheme_body body;
    int modes, hammer; /* numbers of modes */
    double at, pickup; /* strike and pickup position */
    double freq, mass; /* of its first mode */
};
static const struct body_id bodies[] = {
    {"six modes", SCHEME_MODES, 6, 0, .1, .2, 60, .2},
    {"two of them", SCHEME_MODES, 2, 0, .1, .2, 60, .2},
    {"six, another pickup", SCHEME_MODES, 6, 0, .1, .8, 60, .2},
    {"six, struck elsewhere", SCHEME_MODES, 6, 0, .45, .2, 60, .2},
    {"six heavier ones", SCHEME_MODES, 6, 0, .1, .2, 35, 3},
    {"one rigid mode", SCHEME_MODES, 1, 0, .1, .2, 0, .2},
    {"three and a hammer of two", SCHEME_MODES, 3, 2, .1, .2, 60, .2},
    {"a hammer of one on a wall", SCHEME_WALL, 0, 1, 0, 0, 70, .2},
    {"a wall", SCHEME_WALL, 0, 0, 0, 0, 0, .2},
    {"a mass", SCHEME_MASS, 0, 0, 0, 0, 0, .2},
};

static struct collision_def make(const struct body_id *t, enum scheme scheme) {
    struct collision_def c = collision_default();
    c.scheme = scheme;
    c.body = t->body;
    c.body_mass = t->mass;
    c.pickups = 1;
    c.audit = true;
    if (t->modes + t->hammer == 0)
        return c;
    struct mode mode[2 * MODES];
    double at[2 * MODES], output[MODES];
    const double *pickup = output, pi = acos(-1);
    for (int i = 0; i < t->modes + t->hammer; i++) {
        mode[i] = (struct mode){t->freq * (1 + i), .5, t->mass};
        at[i] = i < t->modes ? cos(pi * (i + 1) * t->at) : 1;
        if (i < t->modes)
            output[i] = cos(pi * (i + 1) * t->pickup);
    }
    struct modes *m = modes_new(t->modes, t->hammer, 1);
    modes_design(m, c.rate, mode, mode + t->modes, at, &pickup);
    modes_audit(m);
    c.modes = m;
    return c;
}

/* State of the hammer: gone, returning again and again, or pressed. */
enum moment { RINGING, FLYING, PRESSED, MOMENTS };
static const char *const moments[MOMENTS] = {"ringing", "bouncing", "pressed"};

enum { BEFORE = 21 * MODES_WINDOW };

static struct ensemble begin(const struct collision_def *from, enum moment moment) {
    struct contact_inputs head = head_default();
    head.k = 1e5;
    struct ensemble e = ensemble_new(from, head);
    voices_set_input(e.vs, RANGE_PUSH, moment == PRESSED ? 3 : 0);
    ensemble_strike(&e, .5);
    ensemble_play(&e, NULL, BEFORE);
    return e;
}

enum { PAIRS = COUNT(bodies) * COUNT(bodies) * MOMENTS };

/* The n-th pair of bodies and the state. */
struct turn {
    const struct body_id *from, *to;
    enum moment moment;
    enum scheme scheme;
    enum modes_out out;
};

static struct turn turn_of(int n) {
    struct turn t = {&bodies[n % COUNT(bodies)], &bodies[n / COUNT(bodies) % COUNT(bodies)],
                     (enum moment)(n / COUNT(bodies) / COUNT(bodies) % MOMENTS),
                     n < PAIRS ? SCHEME_EXACT : SCHEME_TWO_POINT, MODES_VELOCITY};
    check_case("%s, %s -> %s, %s", scheme_name(t.scheme), t.from->name, t.to->name,
               moments[t.moment]);
    return t;
}

static struct collision_def played(const struct turn *t, const struct body_id *body_id) {
    struct collision_def c = make(body_id, t->scheme);
    c.out = t->out;
    c.gravity = t->moment == FLYING ? 9.81 : 0;
    return c;
}

/* --- the ledger ------------------------------------------------------------------------------- */

static double stored(const struct collision_ledger *l) {
    return l->kinetic + l->modal + l->contact;
}

/* True if all modes of the one have a successor, and oscillate if it does. */
static bool keeps_all(const struct turn *t) {
    bool wall = t->from->modes + t->from->hammer == 0 && t->from->body == SCHEME_WALL;
    bool more = t->from->modes <= t->to->modes && t->from->hammer <= t->to->hammer;
    return wall || (t->from->body == SCHEME_MODES && more && t->to->freq > 0);
}

/* A pressed hammer displaces the other body, too, and `changes` has the energy of that. two-point's
 * error is in lost_scheme, and is rounding too. */
static void check_books(const struct turn *t, struct ensemble *e) {
    struct collision_def to = played(t, t->to);
    bool pressed = voice_hammer_state(ensemble_current(e)) == HAMMER_PRESSED;
    struct collision_ledger before = voices_ledger(e->vs);
    ensemble_arrive(e, ARRIVAL_CONTINUES, &to);
    struct collision_ledger after = voices_ledger(e->vs);
    double taken = after.lost_exchange - before.lost_exchange;
    double put = after.changes - before.changes;
    CHECK(voices_current(e->vs)->def.modes == to.modes && voices_count(e->vs) == 1);
    CHECK_NEAR(stored(&after) - stored(&before), put - taken, 1e-13 * after.largest);
    CHECK(taken >= -1e-15 * after.largest); /* never a gain beyond rounding */
    CHECK(pressed || put <= 1e-14 * after.largest);
    if (!pressed && keeps_all(t))
        CHECK_NEAR(taken, 0, 1e-14 * before.largest);
    CHECK(after.strikes == before.strikes && after.lost_contact == before.lost_contact);
    CHECK(after.push == before.push && after.gravity == before.gravity);
    ensemble_strike(e, 1);
    ensemble_play(e, NULL, 2000);
    after = voices_ledger(e->vs);
    CHECK_NEAR(ledger_imbalance(&after), 0, 1e-12 * after.largest);
    if (t->scheme == SCHEME_TWO_POINT)
        CHECK_NEAR(after.lost_scheme, 0, 1e-11 * after.largest);
}

TEST("the ledger closes over any change of body, hammer and shape at any moment, and free modes "
     "that continue lose no energy") {
    for (int n = 0; n < 2 * PAIRS; n++) {
        struct turn t = turn_of(n);
        if (t.from == t.to)
            continue;
        struct collision_def from = played(&t, t.from);
        struct ensemble e = begin(&from, t.moment);
        check_books(&t, &e);
        ensemble_free(&e);
    }
}

/* --- clicks ----------------------------------------------------------------------------------- */

/* The greatest second difference of a signal: a constant slope gives 0. */
static double sharpest(const double *signal, int n) {
    double most = 0;
    for (int i = 2; i < n; i++)
        most = fmax(most, fabs(signal[i] - 2 * signal[i - 1] + signal[i - 2]));
    return most;
}

enum { SOON = MODES_WINDOW, TURNS = 4 };
static const int turn[TURNS + 1] = {0, TAIL, TAIL + SOON, TAIL + 2 * SOON, 2 * TAIL};

/* There, back, and there again, each within the fade of the last. */
static void play_turns(const struct turn *t, double *output) {
    struct collision_def from = played(t, t->from);
    struct ensemble e = begin(&from, t->moment);
    for (int i = 0; i < TURNS; i++) {
        struct collision_def next = played(t, i % 2 ? t->to : t->from);
        if (i > 0)
            ensemble_arrive(&e, ARRIVAL_CONTINUES, &next);
        else
            modes_free((struct modes *)next.modes);
        ensemble_play(&e, output + turn[i], turn[i + 1] - turn[i]);
    }
    ensemble_free(&e);
}

/* The same without a fade: each turn is rendered by itself. */
static void play_cut(const struct turn *t, double *output) {
    struct fade fade = {.left = 0};
    uint64_t clock = BEFORE;
    struct collision_def from = played(t, t->from);
    struct ensemble e = begin(&from, t->moment); /* its first voice continues without a fade */
    const struct voice *first = ensemble_current(&e);
    struct voice *v = NULL;
    fade_make(&fade, 1);
    for (int i = 0; i < TURNS; i++) {
        double *pickup = output + turn[i];
        if (i > 0) {
            struct collision_def next = played(t, i % 2 ? t->to : t->from);
            struct voice *to = ensemble_voice(e.log, &next);
            voice_continue(v ? v : (struct voice *)first, to, clock, &fade);
            fade.left = fade.done = 0;
            voice_free(v);
            v = to;
        }
        const struct voice *now = v ? v : first;
        collision_run(&now->def, now->state, &(struct collision_in){0},
                      &(struct collision_out){.pickup = &pickup}, turn[i + 1] - turn[i]);
        clock += (uint64_t)(turn[i + 1] - turn[i]);
    }
    voice_free(v);
    fade_free(&fade);
    ensemble_free(&e);
}

/* The second difference of each by itself, per sample. The fade adds its own curvature, 5.8 / L^2
 * of the two together, and twice its slope, 1.9 / L, times theirs. A hammer with modes has a
 * varying force, which ends with it: the slope may break there. */
static double bend_bound(const struct turn *t, const double *cut, double rate) {
    double bend = 0, slope = 0, peak = 0, length = .004 * rate;
    for (int i = 0; i < TURNS; i++)
        bend = fmax(bend, sharpest(cut + turn[i], turn[i + 1] - turn[i]));
    for (int i = 1; i < 2 * TAIL; i++) {
        bool turned = i == turn[1] || i == turn[2] || i == turn[3];
        peak = fmax(peak, fabs(cut[i]));
        slope = turned ? slope : fmax(slope, fabs(cut[i] - cut[i - 1]));
    }
    bool uneven = t->moment == PRESSED && t->from->hammer + t->to->hammer > 0;
    return 3 * (bend + 2 * 1.9 / length * slope + 5.8 / length / length * 2 * peak) +
           (uneven ? slope : 0);
}

/* The remainder of a removed load is rounding, and fades. */
static void check_clicks(enum modes_out out, double rounding) {
    static double output[2 * TAIL], cut[2 * TAIL];
    double seen = 0;
    for (int n = 0; n < PAIRS; n++) {
        struct turn t = turn_of(n);
        t.out = out;
        if (t.from == t.to)
            continue;
        play_turns(&t, output);
        play_cut(&t, cut);
        double bound = bend_bound(&t, cut, 44100) + rounding;
        CHECK_NEAR(sharpest(output, 2 * TAIL), 0, bound);
        seen = fmax(seen, sharpest(cut, 2 * TAIL) / fmax(bound, 10 * rounding));
    }
    CHECK(seen > 10); /* so that a missing fade would be detected */
}

TEST("the velocity at a pickup does not click at a continuation, nor at several in a row") {
    check_clicks(MODES_VELOCITY, 1e-10);
}

TEST("the displacement at a pickup does not click either") {
    check_clicks(MODES_DISPLACEMENT, 1e-13);
}

/* The slope breaks if the hammer was pushing the body, because the force ends. */
TEST("a pressed hammer transferred to a fresh voice does not click") {
    static double output[2 * TAIL];
    for (int n = 0; n < 2 * PAIRS; n++) {
        struct turn t = turn_of(n % PAIRS);
        t.out = n < PAIRS ? MODES_VELOCITY : MODES_DISPLACEMENT;
        if (t.moment != PRESSED)
            continue;
        struct collision_def from = played(&t, t.from), to = played(&t, t.to);
        struct ensemble e = begin(&from, PRESSED);
        ensemble_play(&e, output, TAIL);
        bool pressed = voice_hammer_state(ensemble_current(&e)) == HAMMER_PRESSED;
        ensemble_arrive(&e, ARRIVAL_FRESH, &to);
        ensemble_play(&e, output + TAIL, TAIL);
        double bend = sharpest(output + TAIL - 2, 4);
        double elsewhere = fmax(sharpest(output, TAIL), sharpest(output + TAIL, TAIL)), peak = 0;
        for (int i = 0; i < 2 * TAIL; i++)
            peak = fmax(peak, fabs(output[i]));
        struct collision_ledger l = voices_ledger(e.vs);
        CHECK_NEAR(ledger_imbalance(&l), 0, 1e-12 * l.largest);
        CHECK(!pressed || voice_has_hammer(voices_current(e.vs)));
        CHECK_NEAR(bend, 0, 1e-3 * peak + 3 * elsewhere + 1e-13);
        ensemble_free(&e);
    }
}

/* Each is current for 16 samples, or only the last one of each four. */
static void play_stream(const struct turn *t, bool all, double *output) {
    struct collision_def next = played(t, t->from);
    struct ensemble e = begin(&next, t->moment);
    for (int i = 0; i <= 16; i++, output += 16) {
        if (all || i % 4 == 0) {
            next = played(t, i % 8 / 4 ? t->from : t->to);
            ensemble_arrive(&e, ARRIVAL_CONTINUES, &next);
        }
        ensemble_play(&e, output, 16);
    }
    CHECK(voices_count(e.vs) == 1);
    ensemble_free(&e);
}

TEST("of the continuations within 64 samples the last one counts, to the bit") {
    static double all[17 * 16], last[17 * 16];
    for (int n = 0; n < PAIRS; n++) {
        struct turn t = turn_of(n);
        play_stream(&t, true, all);
        play_stream(&t, false, last);
        CHECK(memcmp(all, last, sizeof all) == 0);
    }
}

/* The peak of a soft strike on one body that becomes another after so many samples. */
static double peak_of_strike(const struct body_id *from, const struct body_id *to, int after) {
    struct contact_inputs head = head_default();
    head.k = 1e3;
    struct collision_def c = make(from, SCHEME_EXACT);
    struct ensemble e = ensemble_new(&c, head);
    ensemble_strike(&e, 1);
    double peak = ensemble_peak(&e, after);
    c = make(to, SCHEME_EXACT);
    ensemble_arrive(&e, ARRIVAL_CONTINUES, &c);
    peak = fmax(peak, ensemble_peak(&e, TAIL));
    ensemble_free(&e);
    return peak;
}

TEST("a strike elsewhere during an impact is no louder than either strike") {
    static const double places[] = {.1, .2, .33, .45};
    for (int n = 0; n < 16; n++) {
        struct body_id a = bodies[0], b = bodies[0];
        a.at = places[n / 4], b.at = places[n % 4];
        double louder = fmax(peak_of_strike(&a, &a, 0), peak_of_strike(&b, &b, 0));
        for (int after = 50; after <= 400; after += 50) {
            check_case("at %g, %g after %d samples", a.at, b.at, after);
            CHECK(peak_of_strike(&a, &b, after) < 1.001 * louder);
        }
    }
}

CHECK_MAIN
