/* SPDX-License-Identifier: BSD-3-Clause */
/* Two performances, one on a linear bank and one on a bank with tension, have the bits of their
 * stored hashes, by each kernel and on every machine that has it.
 *
 * A hash is FNV-1a (64 bits) of the bytes of all samples at the pickups, block by block, least
 * significant byte first. A change of the engine that keeps the motion keeps the hashes; one that
 * changes the motion stores the printed hash, and its commit says why.
 *
 * The hashes depend on
 *   - the modes, shapes, signals and blocks below, which are literal numbers: on no table of
 *     bodies or heads, no tuning, no default of a parameter;
 *   - the rate, the law (Hunt-Crossley, alpha 1.5), the scheme `exact` with an unlimited budget;
 *   - the order in which a kernel adds, and where it fuses a product and a sum: see lanes.h;
 *   - IEEE doubles without contraction (-ffp-contract=off), denormals flushed;
 *   - pow(), which chooses a contact's steps: see bits.c about other libraries. One unit in its
 *     last place changes neither hash (tried: every result a unit more, and a unit less).
 * The hammer is struck when it is free, and no continuation takes place while the bank rings.
 */
#include "support/check.h"

#include "base/lanes.h"
#include "engine/collision/collision.h"
#include "modes/modes_table.h"

enum { BODY = 14, PICKUPS = 2, LENGTH = 12000, LONGEST = 256 };
static const double rate = 44100;

/* Hz, s (T60), kg; shapes at the strike and at each pickup */
static const struct {
    struct mode mode;
    double at, output[PICKUPS];
} body[BODY] = {
    {{196, 2.5, .11}, 1.3, {-.7, .9}},    {{311.5, 2.25, .11}, -.8, {1.1, .4}},
    {{451.25, 1.75, .1}, .9, {1, -.6}},   {{523, 1.5, .1}, -1.1, {-.7, 1}},
    {{702.75, 1.25, .1}, .4, {.6, .8}},   {{880.5, 1.125, .09}, 1.2, {.9, -1.2}},
    {{1234, .875, .09}, -.6, {-.8, .3}},  {{1567.25, .75, .08}, 1, {1, .7}},
    {{2093, .625, .08}, .7, {-.5, -.9}},  {{2950.5, .5, .07}, -1.4, {1.2, .6}},
    {{4186, .375, .07}, .5, {.4, -1}},    {{6271, .25, .06}, -.9, {-1.1, .2}},
    {{9901.5, .125, .06}, .8, {.3, -.4}}, {{23900, .0625, .05}, .6, {.5, .5}},
};

/* --- the performance -------------------------------------------------------------------------- */

/* A signal is linear between its corners, and 0 before and after them. */
struct corner {
    int at;
    double value;
};

static double line(const struct corner *c, int count, int n) {
    for (int i = 0; i + 1 < count; i++)
        if (c[i].at <= n && n < c[i + 1].at)
            return c[i].value +
                   (c[i + 1].value - c[i].value) * (n - c[i].at) / (c[i + 1].at - c[i].at);
    return 0;
}

/* The push brings the hammer back, it bounces and rests; k changes under it; it is pulled off. */
static const struct corner push[] = {{2500, 0},  {3000, 4},  {4500, 40},
                                     {6000, 40}, {6500, -1}, {7000, 0}};
static const struct corner stiffness[] = {{0, 1e6}, {4800, 1e6}, {5400, 3e6}, {12000, 2e6}};
static const struct corner drive[] = {{7500, 0},  {7650, 2},  {7900, -1.5},
                                      {8100, .5}, {8200, -2}, {8500, 0}};
#define LINE(corners, n) line(corners, sizeof(corners) / sizeof *(corners), n)

static const struct {
    int at;
    double v; /* m/s */
} strikes[] = {{0, 1.5}, {1200, .4}, {9000, 3}, {10500, .05}};
enum { STRIKES = sizeof strikes / sizeof *strikes };

static const int blocks[] = {64, 256, 1, 37, 128, 7, 64, 191};
enum { BLOCKS = sizeof blocks / sizeof *blocks };

/* --- playing ---------------------------------------------------------------------------------- */

static struct modes *bank_of(const struct modes_kernel *kernel, int pickups) {
    struct mode mode[BODY];
    double at[BODY], output[PICKUPS][BODY];
    const double *pickup[PICKUPS] = {output[0], output[1]};
    for (int i = 0; i < BODY; i++) {
        mode[i] = body[i].mode;
        at[i] = body[i].at;
        for (int k = 0; k < PICKUPS; k++)
            output[k][i] = body[i].output[k];
    }
    struct modes *m = modes_new(BODY, 0, pickups);
    modes_design(m, rate, mode, NULL, at, pickup);
    m->kernel = kernel;
    return m;
}

static struct stretch *tension_of(const struct modes *bank, double kappa) {
    struct stretch *t = stretch_new(BODY, bank->pickups);
    stretch_design(t, bank, kappa, MODES_VELOCITY);
    return t;
}

static struct collision_def collision_of(const struct modes *bank) {
    struct collision_def c = collision_default();
    c.rate = rate;
    c.body = SCHEME_MODES;
    c.modes = bank;
    c.mass = .01;
    c.contact.law = CONTACT_HUNT_CROSSLEY;
    c.scheme = SCHEME_EXACT;
    c.gravity = 0;
    c.pickups = bank->pickups;
    c.out = MODES_VELOCITY;
    c.level = 1;
    c.budget = (double)HUGE_VAL;
    return c;
}

static uint64_t hash_bytes(uint64_t hash, const double *samples, int n) {
    for (int i = 0; i < n; i++) {
        uint64_t bits;
        memcpy(&bits, samples + i, sizeof bits);
        for (int byte = 0; byte < 8; byte++)
            hash = (hash ^ (bits >> 8 * byte & 0xff)) * 0x100000001b3u;
    }
    return hash;
}

struct performance {
    uint64_t hash;
    int hits;
    double peak, longest; /* m/s; s, of a contact */
};

/* Strikes come by message at the start of a block, so a block ends where one is due. */
static int until_strike(int from, int n) {
    for (int i = 0; i < STRIKES; i++)
        if (strikes[i].at > from && strikes[i].at < from + n)
            n = strikes[i].at - from;
    return n;
}

static void block(const struct collision_def *c, struct collision_state *s, int from, int n,
                  struct performance *p) {
    double pushes[LONGEST], k[LONGEST], drives[LONGEST], output[PICKUPS][LONGEST];
    for (int i = 0; i < n; i++) {
        pushes[i] = LINE(push, from + i);
        k[i] = LINE(stiffness, from + i);
        drives[i] = LINE(drive, from + i);
    }
    struct collision_in in = {.push = pushes, .k = k, .drive = drives};
    struct collision_out out = {.pickup = (double *[PICKUPS]){output[0], output[1]}};
    collision_run(c, s, &in, &out, n);
    for (int e = 0; e < c->pickups; e++) {
        p->hash = hash_bytes(p->hash, output[e], n);
        for (int i = 0; i < n; i++)
            p->peak = fmax(p->peak, fabs(output[e][i]));
    }
}

static struct performance perform(const struct modes_kernel *kernel, int pickups, double kappa) {
    struct modes *bank = bank_of(kernel, pickups);
    struct stretch *tension = kappa > 0 ? tension_of(bank, kappa) : NULL;
    struct collision_def c = collision_of(bank);
    c.stretch = tension;
    struct collision_state *s =
        collision_state_for(&c, (struct contact_inputs){.k = 1e6, .mu = 2, .alpha = 1.5});
    struct performance p = {.hash = 0xcbf29ce484222325u};
    struct collision_event event;
    for (int from = 0, b = 0, n; from < LENGTH; from += n) {
        n = blocks[b++ % BLOCKS];
        n = until_strike(from, n < LENGTH - from ? n : LENGTH - from);
        for (int i = 0; i < STRIKES; i++)
            if (strikes[i].at == from)
                collision_strike(s, strikes[i].v);
        block(&c, s, from, n, &p);
        while (collision_take_event(s, &event))
            if (event.kind == COLLISION_HIT) {
                p.hits++;
                p.longest = fmax(p.longest, event.duration);
            }
    }
    collision_state_free(s);
    stretch_free(tension);
    modes_free(bank);
    return p;
}

/* --- what was stored -------------------------------------------------------------------------- */

enum { LINEAR, TENSION, PERFORMANCES };
static const struct {
    const char *name;
    int pickups;
    double kappa; /* 1/sqrt(J) */
} performances[PERFORMANCES] = {{"linear", 1, 0}, {"tension", 2, 3.5}};

/* The base kernel is plain C, with two lanes that round each product and sum, or NEON's two that
 * fuse; a hash of 0 is not known yet. */
static const struct {
    const char *kernel;
    uint64_t hash[PERFORMANCES];
} stored[] = {
    {"plain", {0x36e674688f0d4397u, 0x4141f1cb8a4d22a5u}},
    {"sse2", {0x5511e337061e624cu, 0x467c364c6ae4852du}},
    {"neon", {0, 0}},
    {"avx2", {0x164e9ad6eea4b9d5u, 0x6c04102faf415113u}},
};
enum { STORED = sizeof stored / sizeof *stored };

static const char *base_name(void) {
#if defined(LANES_PLAIN)
    return "plain";
#elif defined(LANES_NEON)
    return "neon";
#else
    return "sse2";
#endif
}

static void check_hash(const char *kernel, int which, uint64_t hash) {
    for (int i = 0; i < STORED; i++) {
        if (strcmp(stored[i].kernel, kernel) != 0)
            continue;
        bool known = stored[i].hash[which] != 0, same = stored[i].hash[which] == hash;
        check_case("%s, %s: 0x%016llx", kernel, performances[which].name, (unsigned long long)hash);
        CHECK(same || !known);
        if (!known)
            printf("%s, %s: 0x%016llx is not stored ", kernel, performances[which].name,
                   (unsigned long long)hash);
    }
}

static void check_performance(int which) {
    const struct modes_kernel *kernels[] = {&modes_kernel_base, modes_kernel_best()};
    int count = kernels[0] == kernels[1] ? 1 : 2;
    for (int k = 0; k < count; k++) {
        struct performance p =
            perform(kernels[k], performances[which].pickups, performances[which].kappa);
        check_hash(k ? "avx2" : base_name(), which, p.hash);
        CHECK(p.hits > STRIKES); /* it bounced under the push */
        CHECK(p.longest > .02);  /* and rested */
        CHECK(p.peak < 100);
    }
}

TEST("a performance on a linear bank has the stored bits") { check_performance(LINEAR); }

TEST("a performance on a bank with tension has the stored bits") { check_performance(TENSION); }

CHECK_MAIN
