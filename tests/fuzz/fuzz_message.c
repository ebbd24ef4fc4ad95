/* SPDX-License-Identifier: BSD-3-Clause */
/* fuzz_message.c: random messages: rows of the table with values near their ranges and far from
 * them, and junk. */
#include "fuzz/fuzz.h"

#include <float.h>

#include "support/check.h"

static int pick(uint64_t *rng, int n) { return (int)(check_random(rng) % (unsigned)n); }

static bool sometimes(uint64_t *rng, double share) { return check_uniform(rng, 0, 1) < share; }

double fuzz_number(uint64_t *rng) {
    static const double usual[] = {0,   -0., 1,   -1,  .5,    2,   60,   127,   1000,
                                   1e6, -5,  .01, 1.5, -.001, 440, 1e-9, 44100, 3},
                        hostile[] = {1e30,       -1e30, 1e-310, -1e-310,         DBL_MAX, DBL_MIN,
                                     4294967296, -1e15, 1e15,   (double)FLT_MAX, 1e-40};
    switch (pick(rng, 4)) {
    case 0:
        return hostile[pick(rng, sizeof hostile / sizeof *hostile)];
    case 1:
        return sometimes(rng, .4) ? (double)NAN : sometimes(rng, .5) ? HUGE_VAL : -HUGE_VAL;
    default:
        return usual[pick(rng, sizeof usual / sizeof *usual)];
    }
}

double fuzz_near(uint64_t *rng, const struct range *r) {
    if (sometimes(rng, .1))
        return fuzz_number(rng);
    if (sometimes(rng, .15))
        return sometimes(rng, .5) ? r->least : r->most;
    if (sometimes(rng, .3) && r->usual != 0) {
        double near = r->usual * check_log_uniform(rng, .2, 5);
        return near < r->least ? r->least : near > r->most ? r->most : near;
    }
    if (r->least < 0 || r->most <= 100)
        return check_uniform(rng, r->least, r->most);
    return check_log_uniform(rng, r->least > 0 ? r->least : 1e-9 * r->most, r->most);
}

static const char *any_word(uint64_t *rng) {
    static const char *const words[] = {
        "none",  "four",  "thousands", "list",    "float", "symbol", "",    "bar",  "nan",
        "-k",    "@mass", "%s%n%s",    "k",       "trace", "wood",   "-",   "{",    "\xff\xfe",
        "1e400", "hit",   "bang",      "nothing", "exact", "brass",  "a b", "$1-x", ";"};
    return words[pick(rng, sizeof words / sizeof *words)];
}

static void add(struct fuzz_message *m, struct external_atom atom) {
    if (m->count < FUZZ_ATOMS)
        m->atoms[m->count++] = atom;
}

/* Short mostly; now and then as long as a list can be, or longer. */
static int any_length(uint64_t *rng) {
    static const int edges[] = {64, 65, 1023, 1024, 1025, FUZZ_ATOMS};
    return sometimes(rng, .93) ? 1 + pick(rng, 12) : edges[pick(rng, 6)];
}

static void junk(uint64_t *rng, struct fuzz_message *m) {
    int count = sometimes(rng, .1) ? 0 : any_length(rng);
    double words = sometimes(rng, .5) ? 0 : check_uniform(rng, 0, 1);
    for (int i = 0; i < count; i++)
        add(m, sometimes(rng, words) ? (struct external_atom){any_word(rng), 0}
                                     : (struct external_atom){NULL, fuzz_number(rng)});
}

static void list(uint64_t *rng, const struct parameter *row, struct fuzz_message *m) {
    int count = sometimes(rng, .1) ? any_length(rng)
                                   : row->least_count + pick(rng, 2 + (row->most_count > 2) * 8);
    bool good = sometimes(rng, .8);
    for (int i = 0; i < count; i++) {
        const struct range *range = external_range_of(row, i);
        double value = fuzz_near(rng, range);
        add(m,
            (struct external_atom){NULL, good ? range_clamp(range, value, range->least) : value});
    }
    if (count == 0)
        add(m, (struct external_atom){"none", 0});
}

static int words_of(const struct parameter *row) {
    int count = 0;
    while (row->word(count))
        count++;
    return count;
}

void fuzz_value(uint64_t *rng, const struct parameter *row, struct fuzz_message *m) {
    if (sometimes(rng, .05))
        junk(rng, m);
    else if (row->type == PARAMETER_LIST)
        list(rng, row, m);
    else if (row->word && (!row->range || sometimes(rng, .5)))
        add(m, (struct external_atom){row->word(pick(rng, words_of(row))), 0});
    else if (row->range) {
        double value = fuzz_near(rng, row->range);
        /* a thousand modes cost what they cost */
        if (row->type == PARAMETER_COUNT)
            value = floor(sometimes(rng, .95) ? fmin(value, 48) : value);
        add(m, (struct external_atom){NULL, value});
    } else
        add(m, (struct external_atom){any_word(rng), 0});
}

static bool leaves_the_books(const struct parameter *row) {
    static const char *const names[] = {"scheme", "correct", "quality"};
    for (int i = 0; i < 3; i++)
        if (strcmp(row->name, names[i]) == 0)
            return true;
    return external_searches(row);
}

const struct parameter *fuzz_row(uint64_t *rng, const struct external_kind *kind, bool settled) {
    int rows = 0;
    while (external_row(kind, rows))
        rows++;
    const struct parameter *row = external_row(kind, pick(rng, rows));
    bool unwanted = settled ? leaves_the_books(row) : external_searches(row) && sometimes(rng, .9);
    return unwanted ? external_row(kind, 0) : row;
}

/* Spreads of what a strike draws. */
static void spreads(uint64_t *rng, struct fuzz_message *m) {
    static const char *const drawn[] = {"speed", "freq", "k", "mu", "mass", "at"};
    static const struct range spread = {"spread", "", 0, 1, 0};
    if (sometimes(rng, .4))
        add(m, (struct external_atom){"none", 0});
    for (int i = pick(rng, 3); i > 0; i--) {
        add(m, (struct external_atom){drawn[pick(rng, 6)], 0});
        add(m, (struct external_atom){NULL, fuzz_near(rng, &spread)});
    }
}

/* A body, then flags, as in a box; `settled`: none that leaves the ledger. */
static void box(uint64_t *rng, const struct external_kind *kind, bool settled,
                struct fuzz_message *m) {
    const struct parameter *body = external_find(kind, "body");
    if (sometimes(rng, .5))
        add(m, (struct external_atom){body->word(pick(rng, words_of(body))), 0});
    for (int i = pick(rng, 4); i >= 0; i--) {
        const struct parameter *row = fuzz_row(rng, kind, settled);
        snprintf(m->flags[i], sizeof m->flags[i], "%c%s", sometimes(rng, .5) ? '-' : '@',
                 row->name);
        add(m, (struct external_atom){m->flags[i], 0});
        fuzz_value(rng, row, m);
    }
}

/* Strikes and the other messages; learning a sound takes seconds. */
static void word(uint64_t *rng, const struct external_kind *kind, bool settled,
                 struct fuzz_message *m) {
    int rows = 0;
    while (external_message_row(kind, rows))
        rows++;
    const struct external_message *row = external_message_row(kind, pick(rng, rows));
    snprintf(m->selector, sizeof m->selector, "%s", row->name);
    for (int i = 0; i < 2 && row->range[i]; i++)
        add(m, (struct external_atom){NULL, fuzz_near(rng, row->range[i])});
    if (strcmp(row->name, "random") == 0 && sometimes(rng, .9))
        spreads(rng, m);
    else if (strcmp(row->name, "set") == 0 && (settled || sometimes(rng, .9)))
        box(rng, kind, settled, m);
    else if (row->takes || sometimes(rng, .05))
        junk(rng, m);
}

void fuzz_message(uint64_t *rng, const struct external_kind *kind, bool settled,
                  struct fuzz_message *m) {
    const struct parameter *row = fuzz_row(rng, kind, settled);
    m->count = 0;
    if (sometimes(rng, .05)) {
        snprintf(m->selector, sizeof m->selector, "%s", any_word(rng));
        if (!settled || !external_find(kind, m->selector))
            junk(rng, m);
    } else if (sometimes(rng, .4))
        word(rng, kind, settled, m);
    else {
        snprintf(m->selector, sizeof m->selector, "%s", row->name);
        fuzz_value(rng, row, m);
    }
}
