/* SPDX-License-Identifier: BSD-3-Clause */
/* guided_core.c: the core's parameters and signals, every choice one of the fuzzer's bytes: numbers
 * come out, the ledger closes, and another description may come in the middle. */
#include "support/check.h"

/* What random_set.h takes from a generator is read from the input, two bytes a choice, and is 0
 * where that ends. */
static const uint8_t *input;
static size_t bytes_left;

static uint64_t from_input(void) {
    uint64_t value = 0;
    for (int i = 0; i < 2 && bytes_left; i++, bytes_left--)
        value = value << 8 | *input++;
    return value * 0x0001000100010001u;
}

static double between(double lo, double hi) {
    return lo + (hi - lo) * ((double)(from_input() >> 11) * 0x1p-53);
}

#define check_random(rng)              ((void)(rng), from_input() >> 16)
#define check_uniform(rng, lo, hi)     ((void)(rng), between(lo, hi))
#define check_log_uniform(rng, lo, hi) ((void)(rng), exp(between(log(lo), log(hi))))

#include "engine/collision_state.h"
#include "support/ledger.h"
#include "support/random_set.h"

enum { BLOCK = 64, BLOCKS = 4 };

static void require(bool good, const char *what, double figure) {
    if (good)
        return;
    fprintf(stderr, "%s: %.17g\n", what, figure);
    abort();
}

/* J: the x of a rattle is counted from one surface, and where a step ends in the other, its depth
 * there has what an ulp of the way between them leaves; that, times the greatest force there is. */
static double cancelled(const struct contact *c, double energy) {
    if (!contact_law(c)->play || c->k == 0)
        return 0;
    double depth = pow((c->alpha + 1) * energy / c->k, 1 / (c->alpha + 1));
    return 16 * DBL_EPSILON * c->gap * c->k * pow(depth, c->alpha);
}

static void play(const struct collision *c, struct head head, struct collision_state *s) {
    static struct random_signals signals;
    double heard[RANDOM_LENGTH], force[RANDOM_LENGTH], x[RANDOM_LENGTH], *pickup = heard;
    struct collision_in in = random_signals(NULL, c, head, 3000, &signals);
    struct collision_out out = {.pickup = &pickup, .force = force, .compression = x};
    collision_run(c, s, &in, &out, RANDOM_LENGTH);
    for (int i = 0; i < RANDOM_LENGTH; i++) {
        require(!c->modes || isfinite(heard[i]), "a sample is no number", heard[i]);
        require(isfinite(force[i]) && isfinite(x[i]), "a force or a way is no number", force[i]);
    }
    collision_catch_up(c, s);
    struct collision_ledger l = collision_books(c, s);
    bool ran_away = collision_trouble(s).diverged > 0;
    double allowed = 1e-9 * l.largest + cancelled(&s->motion.contact, l.largest);
    require(ran_away || l.largest == 0 || fabs(ledger_imbalance(&l)) <= allowed,
            "the ledger is open", ledger_imbalance(&l) / l.largest);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input = data;
    bytes_left = size;
    struct head head;
    struct collision c = random_collision(NULL, &head);
    struct collision_state *s = collision_state_new(&c, head, RANDOM_BODY, RANDOM_HAMMER);
    for (int i = 0; i < BLOCKS && (i == 0 || bytes_left); i++) {
        play(&c, head, s);
        if (i % 2 == 0)
            continue;
        struct collision next = random_collision(NULL, &head);
        next.rate = c.rate;
        collision_adopt(&c, &next, s);
        modes_free((struct modes *)c.modes);
        c = next;
    }
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
    return 0;
}
