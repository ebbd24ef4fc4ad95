/* SPDX-License-Identifier: BSD-3-Clause */
/* Several contacts over many steps: closed forms, invariants, and a string against a point. */
#include "contact/wall.h"
#include "support/bank.h"
#include "support/cabannes.h"
#include "support/scene.h"

/* --- lumps in a row --------------------------------------------------------------------------- */

static struct scene row_of(int lumps, struct contact c, double H) {
    struct scene s = {.H = H, .lumps = lumps, .count = lumps - 1};
    for (int l = 0; l < lumps; l++)
        s.mass[l] = 1;
    for (int j = 0; j + 1 < lumps; j++) {
        s.link[j].contact = c;
        s.link[j].side[j] = 1;
        s.link[j].side[j + 1] = -1;
    }
    s.v[0] = 1;
    return s;
}

static bool any_touches(const struct scene *s) {
    for (int j = 0; j < s->count; j++)
        if (s->now[j].x > 0)
            return true;
    return false;
}

typedef void (*advance)(struct scene *s, int level);

/* Two masses with two parallel contacts, whose compliance matrix is singular: phi(v_out) =
 * phi(v_in). */
static double two_masses(advance step, int steps) {
    struct contact c = contact_default();
    c.k = 1e6;
    c.mu = .5;
    double tau = wall_duration(.5, &c, 1);
    c.k /= 2;
    struct scene s = row_of(2, c, tau / steps);
    s.link[s.count++] = s.link[0];
    scene_begin(&s);
    double energy = scene_energy(&s);
    do
        step(&s, 0);
    while (any_touches(&s));
    CHECK(!s.failed);
    CHECK_NEAR(scene_momentum(&s), 1, 1e-13);
    CHECK_NEAR(scene_energy(&s) + s.lost, energy, 1e-13);
    double off = s.v[0] - s.v[1] - wall_rebound(c.mu, 1);
    scene_end(&s);
    return fabs(off);
}

TEST("two masses part by the invariant: order two with held forces, order four in pairs") {
    double held = two_masses(scene_hold, 24), pairs = two_masses(scene_pair, 24);
    printf("[held %.1e, pairs %.1e] ", held, pairs);
    CHECK(held < 2e-3);
    CHECK(pairs < 5e-6);
}

/* --- Newton's cradle -------------------------------------------------------------------------- */

static double cradle(double alpha, const double *want, advance step, int steps) {
    struct contact c = contact_default();
    c.k = 1e6;
    c.mu = 0;
    c.alpha = alpha;
    struct scene s = row_of(5, c, wall_duration(.5, &c, 1) / steps);
    scene_begin(&s);
    double off = 0;
    for (int i = 0; i < 20 * steps && (i < steps || any_touches(&s)); i++) {
        step(&s, 0);
        CHECK_NEAR(scene_momentum(&s), 1, 1e-12);
        CHECK_NEAR(scene_energy(&s) + s.lost, .5, 1e-12);
    }
    for (int l = 0; l < 5; l++)
        off = fmax(off, fabs(s.v[l] - want[l]));
    CHECK(!s.failed && !any_touches(&s));
    scene_end(&s);
    return off;
}

TEST("a row of five lumps parts within 1e-4 of the reference with 24 pairs") {
    static const double linear[] = {-.1322795, -.0753292, -.0310108, .2962178, .9424017},
                        hertz[] = {-.0710850, -.0302738, -.0144636, .1270450, .9887774};
    double off[2] = {cradle(1, linear, scene_pair, 24), cradle(1.5, hertz, scene_pair, 24)};
    double held[2] = {cradle(1, linear, scene_hold, 24), cradle(1.5, hertz, scene_hold, 24)};
    printf("[pairs %.1e %.1e, held %.1e %.1e] ", off[0], off[1], held[0], held[1]);
    for (int i = 0; i < 2; i++)
        CHECK(off[i] < 1e-4);
}

/* --- a string on a point ---------------------------------------------------------------------- */

enum { MOST_MODES = 800 };

/* The odd modes up to N; the middle is a node of the others. */
static struct scene string_on_point(int N, struct contact point) {
    struct scene s = {.H = 1 / bank_rate, .count = 1};
    struct mode mode[MOST_MODES / 2];
    double at[MOST_MODES / 2];
    const double *pickup = at;
    int count = N / 2;
    for (int i = 0; i < count; i++) {
        mode[i] = (struct mode){cabannes_f0 * (2 * i + 1), HUGE_VAL, cabannes_mass};
        at[i] = cabannes_shape(2 * i + 1);
    }
    s.modes = modes_new(count, 0, 1);
    modes_design(s.modes, bank_rate, mode, NULL, at, &pickup);
    s.state = modes_state_new(count, 0);
    s.points = modes_points_new(s.modes, 1);
    s.link[0].contact = point;
    for (int i = 0; i < count; i++) {
        modes_points_row(s.points, 0)[i] = -s.modes->c[i];
        s.state->q[i] = cabannes_pluck(2 * i + 1);
    }
    return s;
}

/* Half a second, four held steps a sample. */
static double cents_on_point(int N, double share) {
    enum { LEVEL = 2, SAMPLES = 22050 };
    struct scene s = string_on_point(N, cabannes_point(N, share));
    double *y = malloc(SAMPLES * sizeof *y), sustain;
    scene_begin(&s);
    double energy = scene_energy(&s);
    for (int i = 0; i < SAMPLES; i++) {
        for (int u = 0; u < 1 << LEVEL; u++)
            scene_hold(&s, LEVEL);
        y[i] = s.state->q[0];
    }
    CHECK(!s.failed);
    CHECK_NEAR(scene_energy(&s) + s.lost, energy, 1e-10 * energy);
    scene_end(&s);
    double cents = cabannes_measure(y, SAMPLES, bank_rate, &sustain);
    CHECK(sustain > .8);
    free(y);
    return cents;
}

TEST("a string against a point at its middle sounds a fourth higher, as Cabannes says") {
    static const struct {
        int modes;
        double share, within;
    } cases[] = {{200, 1, .005}, {400, 1, .005}, {200, 2, .005}, {400, 2, .005}, {800, 0, .005}};
    for (int i = 0; i < (int)(sizeof cases / sizeof *cases); i++) {
        double cents = cents_on_point(cases[i].modes, cases[i].share);
        double want = cabannes_cents(cases[i].modes, cases[i].share);
        check_case("%d modes, C/C_N %g", cases[i].modes, cases[i].share);
        printf("[%d modes, C/C_N %g: %.4f cents, %.4f] ", cases[i].modes, cases[i].share, cents,
               want);
        CHECK_NEAR(cents, want, cases[i].within);
    }
}

/* --- order and chatter ------------------------------------------------------------------------ */

enum { BALLS = 8, BAR = 12 };

static int by_place(const void *a, const void *b) {
    double x = ((const double *)a)[0], y = ((const double *)b)[0];
    return (x > y) - (x < y);
}

/* Eight balls under gravity on a bar, listed in the given order and sorted by position. */
static struct scene balls_on_bar(uint64_t order, double k) {
    struct scene s = {.H = 1 / bank_rate, .lumps = BALLS, .count = BALLS};
    struct mode mode[BAR];
    double at[BAR], ball[BALLS][2]; /* position, mass */
    const double *pickup = at;
    for (int i = 0; i < BAR; i++) {
        mode[i] = (struct mode){.freq = 200 * (i + 1.) * (i + 1), .decay = 1, .mass = .1};
        at[i] = 1;
    }
    for (int j = 0; j < BALLS; j++) {
        ball[j][0] = .05 + .11 * j;
        ball[j][1] = .001 * (j + 1);
    }
    for (int j = BALLS - 1; order && j > 0; j--) {
        int k2 = (int)(check_random(&order) % (unsigned)(j + 1));
        double swap[2] = {ball[j][0], ball[j][1]};
        memcpy(ball[j], ball[k2], sizeof swap);
        memcpy(ball[k2], swap, sizeof swap);
    }
    qsort(ball, BALLS, sizeof *ball, by_place);
    s.modes = modes_new(BAR, 0, 1);
    modes_design(s.modes, bank_rate, mode, NULL, at, &pickup);
    modes_audit(s.modes);
    s.state = modes_state_new(BAR, 0);
    s.points = modes_points_new(s.modes, BALLS);
    for (int j = 0; j < BALLS; j++) {
        s.link[j].contact = contact_default();
        s.link[j].contact.k = k;
        s.link[j].contact.mu = .1;
        s.link[j].side[j] = 1;
        s.mass[j] = ball[j][1];
        s.X[j] = -1e-3 * ball[j][0];
        s.a[j] = 9.81;
        for (int i = 0; i < BAR; i++)
            modes_points_row(s.points, j)[i] = s.modes->c[i] * cos(BANK_PI * (i + 1) * ball[j][0]);
    }
    s.state->p[0] = .1;
    return s;
}

TEST("the order in which balls are listed does not change a bit") {
    struct scene a = balls_on_bar(0, 1e7);
    scene_begin(&a);
    for (int t = 0; t < 5000; t++)
        scene_hold(&a, 0);
    for (uint64_t order = 1; order < 4; order++) {
        struct scene b = balls_on_bar(order, 1e7);
        scene_begin(&b);
        for (int t = 0; t < 5000; t++)
            scene_hold(&b, 0);
        CHECK(!memcmp(a.X, b.X, sizeof a.X) && !memcmp(a.v, b.v, sizeof a.v));
        CHECK(!memcmp(a.state->q, b.state->q, BAR * sizeof(double)));
        scene_end(&b);
    }
    scene_end(&a);
}

TEST("ten thousand chattering steps are solved at every stiffness, without gain of energy") {
    double off = 0, gained = 0, most = 0;
    for (double k = 1e3; k < 3e15; k *= 10) {
        struct scene s = balls_on_bar(0, k);
        scene_begin(&s);
        double energy = scene_energy(&s), in_play = energy, before = energy;
        for (int t = 0; t < 10000; t++) {
            if (t % 3)
                scene_hold(&s, 0);
            else
                scene_pair(&s, 0);
            double now = scene_energy(&s) + s.lost + s.lost_modes - s.gravity;
            in_play = fmax(in_play, scene_energy(&s) + s.lost + s.lost_modes);
            gained = fmax(gained, (now - before) / in_play);
            before = now;
        }
        check_case("k %g", k);
        CHECK(!s.failed);
        off = fmax(off, fabs(before - energy) / in_play);
        most = fmax(most, (double)s.iterations / (double)s.steps);
        scene_end(&s);
    }
    printf("[ledger %.1e, most gained in a step %.1e, %.1f iterations a step] ", off, gained, most);
    CHECK(off < 1e-10 && gained < 1e-12 && most < 5);
}

CHECK_MAIN
