/* SPDX-License-Identifier: BSD-3-Clause */
/* random.c: random variation. Each strike by a message draws some values around those that
 * are set; what is set does not change.
 *
 *   random row spread ...    speed, freq, k, mu, mass: value (1 + spread u); at: value + spread u
 *
 * u is uniform in -1 ... 1. The row `seed` begins the sequence again.
 */
#include <math.h>

#include "base/decimal.h"
#include "object/external_state.h"

static const char *const words[RANDOMS + 1] = {"speed", "freq", "k", "mu", "mass", "at"};
static const struct range spreads = {"spread", "", 0, 1, 0};

const char random_takes[] =
    "none, or speed, freq, k, mu, mass or at, each with its spread from 0 to 1";

static const char *word_of(const void *of, int index) { return ((const char *const *)of)[index]; }

static int index_of(const char *word) {
    int i = 0;
    while (i < RANDOMS && strcmp(words[i], word) != 0)
        i++;
    return i;
}

/* --- the message ------------------------------------------------------------------------------ */

static bool refuse(struct external *x, const struct external_atom *atoms, int count) {
    const char *word = count && atoms->word ? atoms->word : "";
    const char *meant = *word ? suggest_nearest(word, word_of, words) : NULL;
    if (*word && index_of(word) == RANDOMS)
        external_refuse(x, "random: nothing is called %.40s%s%s%s see `help random`", word,
                        meant ? ": do you mean " : "", meant ? meant : "", meant ? "?" : ";");
    else
        external_refuse(x, "random takes a name and a spread, as in `random speed 0.1`");
    return false;
}

/* The inputs return to what is set, wherever the last draw has left them. */
static bool restore_inputs(struct external *x) {
    return external_draw(x, INLET_K, x->settings.k) && external_draw(x, INLET_MU, x->settings.mu) &&
           external_set_hammer_parameters(x);
}

bool random_set(struct external *x, const struct external_atom *atoms, int count) {
    const struct range *const range = &spreads;
    double spread[RANDOMS], value = 0;
    memcpy(spread, x->settings.random, sizeof spread);
    int i = count && atoms->word && strcmp(atoms->word, "none") == 0;
    if (i)
        memset(spread, 0, sizeof spread);
    for (; i < count || count == 0; i += 2) {
        int row = i < count && atoms[i].word ? index_of(atoms[i].word) : RANDOMS;
        if (row == RANDOMS || i + 1 >= count || atoms[i + 1].word)
            return refuse(x, atoms + i, count - i);
        enum value_result result =
            values_clipped(x, &x->random_clips, "random", &range, 1, atoms + i + 1, 1, &value);
        if (result == VALUE_SET)
            spread[row] = value;
    }
    memcpy(x->settings.random, spread, sizeof spread);
    return restore_inputs(x);
}

int random_get(const struct settings *s, struct external_atom *atoms) {
    int count = 0;
    atoms[count++] = (struct external_atom){"none", 0};
    for (int i = 0; i < RANDOMS; i++)
        if (s->random[i] > 0) {
            atoms[count++] = (struct external_atom){words[i], 0};
            atoms[count++] = (struct external_atom){NULL, s->random[i]};
        }
    return count;
}

/* --- drawing ---------------------------------------------------------------------------------- */

/* [Steele, Lea and Flood 2014, Fast splittable pseudorandom number generators: SplitMix64] */
static double draw(struct external *x) {
    uint64_t z =
        (uint64_t)x->settings.seed * 0xd1342543de82ef95u + ++x->draws * 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (double)((z ^ z >> 31) >> 11) * 0x1p-52 - 1;
}

static double drawn(struct external *x, enum random row, double value) {
    double spread = x->settings.random[row];
    if (spread == 0)
        return value;
    double u = spread * draw(x);
    return row == RANDOM_AT ? fmin(fmax(value + u, 0), 1) : value * (1 + u);
}

static double within(const struct external *x, const char *name, double value) {
    return range_clamp(external_find(x->kind, name)->range, value, value);
}

/* With other values in the settings, which are put back: another note needs a fresh voice, another
 * place a voice that continues. */
static bool send(struct external *x, double freq, double at, double mass) {
    struct settings *s = &x->settings;
    const double was[] = {s->freq, s->at.value[0], s->mass};
    const double *random = s->random;
    bool sent = true;
    s->freq = freq;
    s->at.value[0] = at;
    s->mass = mass;
    if (random[RANDOM_FREQ] > 0 || random[RANDOM_AT] > 0)
        sent = external_arrive_drawn(x, random[RANDOM_FREQ] > 0);
    else if (random[RANDOM_MASS] > 0)
        sent = external_set_hammer_parameters(x);
    s->freq = was[0];
    s->at.value[0] = was[1];
    s->mass = was[2];
    return sent;
}

bool random_strike(struct external *x, double *speed) {
    const struct settings *s = &x->settings;
    *speed = drawn(x, RANDOM_SPEED, *speed);
    double freq = within(x, "freq", drawn(x, RANDOM_FREQ, s->freq));
    double k = within(x, "k", drawn(x, RANDOM_K, s->k));
    double mu = within(x, "mu", drawn(x, RANDOM_MU, s->mu));
    double mass = within(x, "mass", drawn(x, RANDOM_MASS, s->mass));
    double at = drawn(x, RANDOM_AT, s->at.value[0]);
    if (!send(x, freq, at, mass))
        return false;
    if (s->random[RANDOM_K] > 0 && !external_draw(x, INLET_K, k))
        return false;
    return s->random[RANDOM_MU] == 0 || external_draw(x, INLET_MU, mu);
}
