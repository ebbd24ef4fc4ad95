/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_bodies.c: every body as it radiates under its usual mallet, soft, medium and loud: its
 * spectrogram and its envelope, beside what recordings of the real thing measure. */
#include <string.h>

#include "figures.h"
#include "levels.h"
#include "sound_yardsticks.h"

enum { SPEEDS = 3, SECONDS = 1, LENGTH = SECONDS * LEVELS_RATE, FRAME = 1024, HOP = 256, BAND = 4 };

static const double speeds[SPEEDS] = {.2, 1, 5};
static double sound[LENGTH + FRAME];

static double dB(double x) { return 20 * log10(x + 1e-9); }

/* Rows time, frequency, level: four lines of the transform to a cell, frames half over each other.
 */
static void write_spectrogram(struct figure *f, const char *name) {
    complex double in[FRAME], out[FRAME];
    figure_data(f, name);
    for (int from = 0; from < LENGTH; from += HOP) {
        for (int i = 0; i < FRAME; i++)
            in[i] = sound[from + i] * (.5 - .5 * cos(2 * figures_pi * i / FRAME)) * 4 / FRAME;
        transform(in, FRAME, 1, out);
        for (int k = 0; k + BAND <= FRAME / 2; k += BAND) {
            double most = 0;
            for (int b = 0; b < BAND; b++)
                most = fmax(most, cabs(out[k + b]));
            ROW(f, (double)from / LEVELS_RATE, (k + BAND / 2.) * LEVELS_RATE / FRAME / 1000,
                dB(most));
        }
        figure_break(f);
    }
    figure_end(f);
}

/* The peak of every two milliseconds. */
static void write_envelope(struct figure *f, const char *name) {
    const int piece = LEVELS_RATE / 500;
    figure_data(f, name);
    for (int from = 0; from < LENGTH; from += piece) {
        double peak = 0;
        for (int i = from; i < from + piece && i < LENGTH; i++)
            peak = fmax(peak, fabs(sound[i]));
        ROW(f, (double)from / LEVELS_RATE, dB(peak));
    }
    figure_end(f);
}

static void write_strikes(struct figure *f, enum body_shape shape) {
    static struct strike_bank bank;
    const struct body_kind *kind = body_kinds[shape];
    const struct mallet_kind *mallet = &mallet_kinds[mallet_named(kind->mallet)];
    struct body b = body_default(shape);
    char name[32];
    strike_fill(&bank, &b, kind->pickup);
    body_radiate(&b, bank.mode, 1, (double *const[]){bank.pickup});
    for (int s = 0; s < SPEEDS; s++) {
        levels_strike(&b, &bank, mallet, speeds[s], MODES_VELOCITY, sound, LENGTH);
        for (int i = 0; i < LENGTH; i++)
            sound[i] *= body_level(shape, BODY_RADIATED);
        snprintf(name, sizeof name, "image%d", s);
        write_spectrogram(f, name);
        snprintf(name, sizeof name, "envelope%d", s);
        write_envelope(f, name);
    }
}

static void recordings(const char *body, char *text, size_t size) {
    int used = snprintf(text, size, "Recordings: ");
    for (int i = 0; i < COUNT(yardsticks); i++)
        if (strcmp(yardsticks[i].body, body) == 0) {
            used += snprintf(text + used, size - (size_t)used, "%g Hz, centroid %g Hz, partials",
                             yardsticks[i].note, yardsticks[i].centroid);
            for (int p = 0; p < 8 && yardsticks[i].partial[p].ratio > 0; p++)
                used += snprintf(text + used, size - (size_t)used, " %g (%g s)",
                                 yardsticks[i].partial[p].ratio, yardsticks[i].partial[p].t60);
            used += snprintf(text + used, size - (size_t)used, ". ");
        }
}

static void draw(enum body_shape shape) {
    const struct body_kind *kind = body_kinds[shape];
    char name[64], words[256], paper[1024];
    snprintf(name, sizeof name, "body-%s", kind->name);
    snprintf(words, sizeof words, "%s at %g Hz, mallet %s, as it radiates: .2, 1 and 5 m/s",
             kind->name, kind->usual.freq, kind->mallet);
    recordings(kind->name, paper, sizeof paper);
    struct figure f = figure_open(name, 1500, 800);
    write_strikes(&f, shape);
    figure_panels(&f, 2, SPEEDS, kind->name, words);
    figure_draw(&f,
                "set palette defined (0 '#FFFFFF', 1 '#56B4E9', 2 '#0072B2', 3 '#000000')\n"
                "unset colorbox; unset key; set cbrange [-90:-10]\nset xrange [0:%d]\n",
                SECONDS);
    figure_draw(&f, "set ylabel 'kHz'; set yrange [0:16]\n");
    for (int s = 0; s < SPEEDS; s++)
        figure_draw(&f, "set title '%g m/s'\nplot $image%d using 1:2:3 with image\n", speeds[s], s);
    figure_draw(&f, "set title; set xlabel 's'; set ylabel 'dBFS'; set yrange [-80:0]\n");
    for (int s = 0; s < SPEEDS; s++)
        figure_draw(&f, "plot $envelope%d using 1:2 with lines lc rgb c_exact\n", s);
    struct figure_words figure = {kind->name, words, paper};
    figure_close(&f, &figure, "%s. %s. Source: %s", kind->what, kind->limits, kind->source);
}

void figures_bodies(void) {
    page_section("bodies", "The bodies", "As they sound, each with its usual mallet and note.");
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        draw((enum body_shape)shape);
}
