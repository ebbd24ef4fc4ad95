/* SPDX-License-Identifier: BSD-3-Clause */
/* A value is the same by message, by float into its inlet and as a signal, whenever it comes. */
#include "support/object/take.h"

enum { BLOCK = 64, BLOCKS = LENGTH / BLOCK, EVENTS = 6 };
enum way { BY_MESSAGE, BY_FLOAT, BY_SIGNAL, WAYS };

/* At that block an inlet receives a value, or the hammer strikes. */
struct event {
    int block;
    enum external_inlets inlet;
    double value;
};

static double random_value(uint64_t *rng, enum external_inlets inlet) {
    switch (inlet) {
    case INLET_STRIKE:
        return check_log_uniform(rng, .01, 5);
    case INLET_PUSH:
        return check_uniform(rng, 0, 1) < .3 ? 0 : check_uniform(rng, -20, 20);
    case INLET_K:
        return check_log_uniform(rng, 1e4, 1e10);
    case INLET_MU:
        return check_uniform(rng, 0, 3);
    case INLET_ALPHA:
        return check_uniform(rng, 1, 3);
    default:
        return check_uniform(rng, -5, 5);
    }
}

static void random_events(uint64_t *rng, struct event events[EVENTS]) {
    for (int e = 0; e < EVENTS; e++) {
        events[e].block = (int)(check_random(rng) % (e == 0 ? 4 : BLOCKS));
        events[e].inlet = (enum external_inlets)(e == 0 ? 0 : check_random(rng) % INLETS);
        events[e].value = random_value(rng, events[e].inlet);
    }
}

static void give(struct fake *f, enum way way, const struct event *e, double now[INLETS]) {
    struct external_atom atom = {NULL, e->value};
    if (e->inlet != INLET_STRIKE && way == BY_SIGNAL)
        now[e->inlet] = e->value;
    else if (e->inlet == INLET_STRIKE || way == BY_FLOAT)
        CHECK(external_inlet_value(f->x, e->inlet, e->value));
    else
        CHECK(external_message(f->x, external_inlet_row(&impact_tilde, e->inlet)->name, &atom, 1));
}

/* One block; the inlets in `goes` have their present value as a signal. */
static void play_block(struct fake *f, const double now[INLETS], const bool goes[INLETS],
                       struct take *t, int block) {
    double signal[INLETS][BLOCK], *out[OUTS];
    const double *in[INLETS] = {NULL};
    for (int i = 0; i < INLETS; i++) {
        for (int j = 0; j < BLOCK; j++)
            signal[i][j] = now[i];
        in[i] = goes[i] ? signal[i] : NULL;
    }
    for (int o = 0; o < OUTS; o++)
        out[o] = t->samples[o] + block * BLOCK;
    fake_play(f, in, out, BLOCK, BLOCK);
}

static struct take *run(const struct external_kind *kind, const char *box, enum way way,
                        const struct event events[EVENTS]) {
    struct fake *f = fake_new(kind, box);
    struct take *t = calloc(1, sizeof *t);
    double now[INLETS];
    bool goes[INLETS] = {false};
    for (int i = 0; i < INLETS; i++)
        now[i] = external_held(f->x, (enum external_inlets)i);
    for (int e = 0; e < EVENTS; e++)
        goes[events[e].inlet] = way == BY_SIGNAL && events[e].inlet != INLET_STRIKE;
    for (int block = 0; block < BLOCKS; block++) {
        for (int e = 0; e < EVENTS; e++)
            if (events[e].block == block)
                give(f, way, &events[e], now);
        play_block(f, now, goes, t, block);
    }
    fake_free(f);
    return t;
}

TEST("a value by message, by float into the inlet and as a signal is the same at any time") {
    /* a signal does not move the gain of `loudness equal` */
    static const char *const boxes[] = {"-loudness physical",
                                        "-body wall",
                                        "-body mass",
                                        "-body bar -modes 8 -loudness physical",
                                        "-body wall -scheme am1",
                                        "-law felt -loudness physical"};
    const int runs = check_quick() ? 60 : 600;
    uint64_t rng = 11;
    int output = 0;
    for (int r = 0; r < runs; r++) {
        const struct external_kind *kind = kinds[check_random(&rng) % KINDS];
        const char *box = boxes[check_random(&rng) % (sizeof boxes / sizeof *boxes)];
        struct event events[EVENTS];
        struct take *t[WAYS];
        random_events(&rng, events);
        for (int way = 0; way < WAYS; way++)
            t[way] = run(kind, box, (enum way)way, events);
        check_case("run %d: %s %s", r, kind->name, box);
        CHECK(same(t[BY_MESSAGE], t[BY_FLOAT]));
        CHECK(same(t[BY_MESSAGE], t[BY_SIGNAL]));
        output += peak(t[0], 1) > 0;
        for (int way = 0; way < WAYS; way++)
            free(t[way]);
    }
    check_case("in all");
    CHECK(output > .8 * runs);
}

CHECK_MAIN
