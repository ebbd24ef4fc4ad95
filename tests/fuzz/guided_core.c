/* SPDX-License-Identifier: BSD-3-Clause */
/* guided_core.c: the core's parameters and signals, each chosen by one of the fuzzer's bytes.
 * Another voice may begin at any time, fresh or continuing, with a key or without. The outputs are
 * finite, and the ledger of all voices closes. */
#include "support/check.h"

/* Random numbers of random_set.h are read from the input, two bytes a choice; beyond its end they
 * are 0. */
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

#include "support/ensemble.h"
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

/* Of all voices, as they are now. */
static double cancelled_in_all(const struct voices *vs, double energy) {
    double sum = 0;
    for (int i = 0; i < voices_count(vs); i++)
        sum += cancelled(&voices_at(vs, i)->state->motion.contact, energy);
    return sum;
}

/* Returns what rounding may have left open meanwhile, J. */
static double play(struct ensemble *e, struct contact_inputs head, double open) {
    static struct random_signals signals;
    double output[RANDOM_LENGTH], force[RANDOM_LENGTH], x[RANDOM_LENGTH], *pickup = output;
    const struct collision_def *c = &voices_current(e->vs)->def;
    struct collision_in in = random_signals(NULL, c, head, 3000, &signals);
    struct collision_out out = {.pickup = &pickup, .force = force, .compression = x};
    voices_run(e->vs, &in, &out, RANDOM_LENGTH);
    ensemble_free_ended(e);
    for (int i = 0; i < RANDOM_LENGTH; i++) {
        require(isfinite(output[i]), "a sample is no number", output[i]);
        require(isfinite(force[i]) && isfinite(x[i]), "a force or a way is no number", force[i]);
    }
    struct collision_ledger l = voices_ledger(e->vs);
    bool diverged = log_trouble(e->log).diverged > 0;
    open += 1e-9 * l.largest + cancelled_in_all(e->vs, l.largest);
    require(diverged || l.largest == 0 || fabs(ledger_imbalance(&l)) <= open, "the ledger is open",
            ledger_imbalance(&l) / l.largest);
    return open;
}

/* Rate and pickups are the same for all voices of an object. */
static void change(struct ensemble *e, struct contact_inputs *head) {
    struct collision_def next = random_collision(NULL, head);
    next.rate = voices_current(e->vs)->def.rate;
    next.pickups = 1;
    switch (check_random(NULL) % 5) {
    case 0:
        ensemble_arrive(e, ARRIVAL_CONTINUES, &next);
        return;
    case 1:
        ensemble_arrive(e, ARRIVAL_FRESH, &next);
        return;
    case 2:
        ensemble_note(e, &next, *head, (double)(check_random(NULL) % 3), 1);
        return;
    case 3:
        ensemble_send(e, (struct command){.sets_hammer = true, .hammer_def = next});
        break;
    case 4:
        ensemble_head(e, *head);
        ensemble_strike(e, check_log_uniform(NULL, .01, 10));
        break;
    }
    modes_free((struct modes *)next.modes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input = data;
    bytes_left = size;
    struct contact_inputs head;
    struct collision_def c = random_collision(NULL, &head);
    c.pickups = 1;
    struct ensemble e = ensemble_new(&c, head);
    double open = 0;
    for (int i = 0; i < BLOCKS && (i == 0 || bytes_left); i++) {
        open = play(&e, head, open);
        if (i % 2)
            change(&e, &head);
    }
    ensemble_free(&e);
    return 0;
}
