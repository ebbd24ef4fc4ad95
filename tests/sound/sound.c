/* SPDX-License-Identifier: BSD-3-Clause */
/* sound.c: bodies beside recordings of the instruments that they model, each with a verdict and the
 * reason of each difference; their levels, and all of their notes. */
#include <stdio.h>
#include <string.h>

#include "sound/sound_discs.h"
#include "sound/sound_glide.h"
#include "sound/sound_levels.h"
#include "sound/sound_verdict.h"
#include "support/levels.h"

enum { RATE = 44100, SECOND = RATE };
static double sound[3 * RATE];

static struct strike_bank bank;

/* As it radiates. */
static void fill(const struct body *b) {
    strike_fill(&bank, b, body_kinds[b->shape]->pickup);
    body_radiate(b, bank.mode, 1, (double *const[]){bank.pickup});
}

/* Returns the peak at gain 0. */
static double strike_by(const struct mallet_kind *head, const struct body *b, double speed,
                        int samples) {
    fill(b);
    return body_kinds[b->shape]->level.gain *
           levels_strike(b, &bank, head, speed, MODES_VELOCITY, sound, samples);
}

/* By its usual mallet. */
static double strike(const struct body *b, double speed, int samples) {
    struct mallet_kind head = body_usual_mallet(b->shape, b->freq);
    return strike_by(&head, b, speed, samples);
}

static double decibels(double x) { return 20 * log10(x); }

/* --- beside the recordings
 * ------------------------------------------------------------------------
 */

/* Amplitude of a mode 50 ms after a hard strike. */
static double left(int i) {
    return fabs(bank.at[i] * bank.pickup[i]) / bank.mode[i].mass *
           exp(-.05 * log(1000) / bank.mode[i].decay);
}

/* A partial of a recording is the strongest mode there within a quarter tone, or
 * else the nearest. */
static int strongest_near(double freq) {
    int best = 0, loudest = -1;
    for (int i = 0; i < bank.modes; i++) {
        double away = fabs(log2(bank.mode[i].freq / freq));
        if (away < fabs(log2(bank.mode[best].freq / freq)))
            best = i;
        if (away < 1. / 24 && (loudest < 0 || left(i) > left(loudest)))
            loudest = i;
    }
    return loudest >= 0 ? loudest : best;
}

static bool is_metal(const struct body *b) {
    return b->material == BODY_OF_METAL || b->material >= BODY_OF_ALUMINIUM;
}

static void line_partials(const struct body *b, const struct yardstick *y) {
    fill(b);
    printf("%-13s %6.1f Hz ", y->body, y->note);
    for (int i = 0; i < 8 && y->partial[i].ratio > 0; i++) {
        double freq = y->partial[i].ratio * y->note, t60 = y->partial[i].t60;
        const struct mode *m = &bank.mode[strongest_near(freq)];
        double cents = 1200 * log2(m->freq / freq), ratio = m->decay / t60;
        printf(" %5.2f:%+4.0f c %s", y->partial[i].ratio, cents,
               verdict(verdict_cents(cents), YARDSTICK_CENTS));
        if (y->partial[i].known == MEASURED || y->partial[i].known == ABOUT)
            printf(" x%.2f %s", ratio,
                   verdict(verdict_t60(ratio, y->partial[i].known, is_metal(b)), YARDSTICK_T60));
        else
            printf(" %.2f s   ", m->decay);
    }
    printf("\n");
}

/* Takes from sound[from ... n) the best sum of the partials listed; returns what is left, dB. */
static double noise(const struct yardstick *y, int from, int n) {
    double total = 0, left = 0;
    static double basis[16][2048];
    int count = 0;
    for (int i = from; i < n; i++)
        total += sound[i] * sound[i];
    for (int i = 0; i < 8 && y->partial[i].ratio > 0; i++) {
        const struct mode *m = &bank.mode[strongest_near(y->partial[i].ratio * y->note)];
        for (int part = 0; part < 2; part++, count++)
            for (int t = from; t < n; t++)
                basis[count][t] = exp(-log(1000) / m->decay * t / RATE) *
                                  cos(2 * acos(-1) * m->freq * t / RATE - part * acos(0));
    }
    for (int round = 0; round < 200; round++) /* one after the other, again and again */
        for (int c = 0; c < count; c++) {
            double along = 0, square = 0;
            for (int t = from; t < n; t++) {
                along += sound[t] * basis[c][t];
                square += basis[c][t] * basis[c][t];
            }
            for (int t = from; t < n; t++)
                sound[t] -= along / square * basis[c][t];
        }
    for (int i = from; i < n; i++)
        left += sound[i] * sound[i];
    return 10 * log10(left / total);
}

static void line_sound(const struct body *b, const struct yardstick *y) {
    double soft = decibels(strike(b, .5, 4410)), dark = strike_brightness(sound);
    double hard = decibels(strike(b, 5, 4410)), bright = strike_brightness(sound);
    double peak = strike(b, 1.5, 4410), middle = strike_brightness(sound);
    double rest = noise(y, 0, RATE * 28 / 1000);
    printf("%-13s %6.1f Hz  centroid %5.0f", y->body, y->note, middle);
    if (y->centroid > 0)
        printf(" x%4.2f %s", middle / y->centroid,
               verdict(verdict_centroid(middle / y->centroid), YARDSTICK_CENTROID));
    printf("  %5.0f -> %5.0f Hz x%4.2f in %2.0f dB", dark, bright, bright / dark, hard - soft);
    if (y->brighter > 0)
        printf(" (x%.2f in %.0f) %s", y->brighter, y->decibels,
               verdict(verdict_brightening(bright / dark, hard - soft, y), YARDSTICK_BRIGHTENING));
    printf("  noise %+3.0f (%+3.0f) dB  peak %+5.1f dBFS\n", rest, y->noise, decibels(peak));
}

static enum body_shape shape_named(const char *name) {
    int shape = 0;
    while (strcmp(body_kinds[shape]->name, name))
        shape++;
    return (enum body_shape)shape;
}

static void beside_recordings(void) {
    printf("partials: cents off the recording, T60 over its; centroid of a strike of 1.5 m/s over "
           "the recording's, soft (.5) to hard (5 m/s); noise in the attack (the recording's); "
           "peak\n");
    for (size_t i = 0; i < sizeof yardsticks / sizeof *yardsticks; i++) {
        const struct yardstick *y = &yardsticks[i];
        struct body b = body_default(shape_named(y->body));
        b.freq = y->note;
        line_partials(&b, y);
        line_sound(&b, y);
        verdict_reasons(y);
    }
}

/* --- levels -----------------------------------------------------------------------------------
 */

static void levels(void) {
    static const int velocities[] = {1, 64, 100, 127};
    printf(
        "\npeaks, dBFS, usual note and mallet: velocities 1, 64, 100, 127; 127 in each material\n");
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        struct body b = body_default((enum body_shape)shape);
        printf("%-13s", body_kinds[shape]->name);
        for (int v = 0; v < 4; v++)
            printf(" %6.1f",
                   decibels(strike(
                       &b, body_speed(body_velocity((enum body_shape)shape, b.freq), velocities[v]),
                       SECOND)));
        printf("  |");
        for (int material = 0; material < BODY_MATERIALS; material++) {
            b.material = material;
            printf(" %6.1f", decibels(strike(&b, 5, SECOND)));
        }
        printf("\n");
    }
}

/* Over a body's notes, from the lowest to the highest: levels, centroid, T60 of the note. */
static void over_the_notes(void) {
    printf("\nover the notes, velocities 64 and 127: Hz, dBFS, dBFS, centroid Hz, T60 s\n");
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        struct body b = body_default((enum body_shape)shape);
        const struct body_kind *kind = body_kinds[shape];
        printf("%-13s", kind->name);
        for (int i = 0; i < 6; i++) {
            b.freq = kind->low * pow(kind->high / kind->low, i / 5.);
            double soft = decibels(
                strike(&b, body_speed(body_velocity((enum body_shape)shape, b.freq), 64), SECOND));
            double peak = decibels(strike(&b, 5, SECOND));
            printf("  %5.0f %+5.1f %+5.1f %5.0f %5.2f", b.freq, soft, peak,
                   strike_brightness(sound), bank.mode[strongest_near(b.freq)].decay);
        }
        printf("\n");
    }
}

int main(int argc, char **argv) {
    if (argc > 1 && !strcmp(argv[1], "constants")) {
        sound_constants(argc > 2 ? argv[2] : NULL);
        return 0;
    }
    int faults = 0;
    if (argc == 1 || strcmp(argv[1], "levels") != 0) {
        beside_recordings();
        levels();
        over_the_notes();
        sound_glides();
        faults = verdict_counts();
    }
    faults += sound_discs();
    faults += sound_heads();
    faults += sound_velocities();
    faults += sound_hardness();
    return faults > 0;
}
