/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_learn.c: modes learnt from random synthetic sounds, and from doublets.
 *
 * "Findable" is a mode within 40 dB of the strongest whose T60 an unbiased estimator could know to
 * 15 % (Cramer and Rao, in white noise, all other modes unknown too).
 */
#include "accuracy/accuracy.h"
#include "support/struck.h"

struct counts {
    int findable, found, said, right;
    int isolated, cents, decays; /* off, of the isolated ones */
    int loud, loud_decays;
};

static struct learned learned;

/* Alone, in white noise, nothing clipped, long enough for two windows, and such that 5 % are two
 * standard deviations of what could be known at best. */
static bool is_clear(const struct struck *s, const struct struck_mode *m) {
    const double shortest = .04, knowable = .025;
    return m->isolated && !s->pink && !s->clipped && m->decay > shortest && m->spread < knowable;
}

/* A mode that was not found is off by all. */
static void count_mode(const struct struck *s, const struct struck_mode *m,
                       const struct learn_mode *found, struct counts *c) {
    double cents = found ? 1200 * fabs(log2(found->freq / m->freq)) : HUGE_VAL;
    double decay = found ? fabs(found->decay / m->decay - 1) : HUGE_VAL;
    c->findable++;
    c->found += found != NULL;
    if (!is_clear(s, m))
        return;
    c->isolated++;
    c->cents += cents > 1;
    c->decays += decay > .05;
    if (m->amplitude > 100 * s->noise) {
        c->loud++;
        c->loud_decays += decay > .02;
    }
}

/* A filler for noise is not counted as a mode. */
static void forget_stand_ins(void) {
    int count = 0;
    for (int i = 0; i < learned.count; i++)
        if (!learned.mode[i].is_filler)
            learned.mode[count++] = learned.mode[i];
    learned.count = count;
}

static void count_sound(uint64_t seed, struct counts *c) {
    struct struck s = struck_random(seed);
    struct learn_sound sound = struck_sound(&s);
    const struct learn_mode *found[STRUCK_MODES] = {NULL};
    int match[LEARN_MODES];
    double top = 0;
    if (learn_modes(&sound, LEARN_MODES_USUAL, NULL, &learned) != LEARN_FOUND)
        learned.count = 0;
    forget_stand_ins();
    struck_match(&s, &learned, match);
    c->said += learned.count;
    for (int i = 0; i < learned.count; i++)
        if (match[i] >= 0) {
            c->right++;
            found[match[i]] = learned.mode + i;
        }
    for (int k = 0; k < s.modes; k++)
        top = fmax(top, s.mode[k].amplitude);
    for (int k = 0; k < s.modes; k++)
        if (s.mode[k].amplitude > .01 * top && s.mode[k].spread < .15)
            count_mode(&s, s.mode + k, found[k], c);
    free(s.sample);
}

static double share(int part, int whole) { return whole ? (double)part / whole : HUGE_VAL; }

static void random_sounds(void) {
    const uint64_t first = 1000;
    struct counts c = {0};
    int sounds = accuracy_count(1000, 25);
    for (int i = 0; i < sounds; i++)
        count_sound(first + (uint64_t)i, &c);
    accuracy_line("learn-missed", share(c.findable - c.found, c.findable), .1);
    accuracy_line("learn-false", share(c.said - c.right, c.said), .03);
    accuracy_line("learn-isolated-not-in-1-cent", share(c.cents, c.isolated), .03);
    accuracy_line("learn-isolated-not-in-5-percent", share(c.decays, c.isolated), .03);
    accuracy_line("learn-loud-not-in-2-percent", share(c.loud_decays, c.loud), .03);
}

/* Two modes 2 Hz apart: both found, within 5 % of T60. */
static bool doublet_found(uint64_t seed, double decay) {
    uint64_t rng = seed * 0x9e3779b97f4a7c15u + 7;
    struct struck s = {.rate = 48000, .onset = .05, .strike = 5e-4, .count = 48000 * 5 / 2};
    double freq = check_log_uniform(&rng, 200, 5000);
    s.modes = 2;
    for (int i = 0; i < 2; i++) {
        struct struck_mode *mode = &s.mode[i];
        mode->freq = freq + 2 * i;
        mode->decay = decay * check_uniform(&rng, .9, 1.1);
        mode->amplitude = check_log_uniform(&rng, .5, 1);
        mode->phase = check_uniform(&rng, 0, 2 * STRUCK_PI);
    }
    struck_render(&s, &rng, -60, 1);
    struct learn_sound sound = struck_sound(&s);
    bool good = learn_modes(&sound, LEARN_MODES_USUAL, NULL, &learned) == LEARN_FOUND;
    forget_stand_ins();
    int match[LEARN_MODES], right = 0;
    if (good)
        struck_match(&s, &learned, match);
    for (int i = 0; good && i < learned.count; i++)
        right += match[i] >= 0 && fabs(learned.mode[i].decay / s.mode[match[i]].decay - 1) < .05 &&
                 1200 * fabs(log2(learned.mode[i].freq / s.mode[match[i]].freq)) < 1;
    free(s.sample);
    return right == 2;
}

static void doublets(void) {
    static const double decays[] = {.5, 1, 2, 4};
    int missed = 0, all = 0, each = accuracy_count(50, 5);
    for (unsigned d = 0; d < sizeof decays / sizeof *decays; d++)
        for (int i = 0; i < each; i++, all++)
            missed += !doublet_found((uint64_t)i, decays[d]);
    accuracy_line("learn-doublets-missed", share(missed, all), .03);
}

void accuracy_learn(void) {
    random_sounds();
    if (accuracy_wants("learn-doublets-missed"))
        doublets();
}
