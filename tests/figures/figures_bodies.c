/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_bodies.c: every body as it radiates under its usual mallet, soft, medium and loud: its
 * spectrogram and its envelope, centroid and peak, beside the partials and decays of the recording
 * whose note is nearest. */
#include <string.h>

#include "figures/figures.h"
#include "sound/sound_yardsticks.h"
#include "support/levels.h"

enum { SPEEDS = 3, SECONDS = 1, LENGTH = SECONDS * LEVELS_RATE, FRAME = 4096, HOP = 256 };

static const double speeds[SPEEDS] = {.2, 1, 5};
static double sound[LENGTH + FRAME];

/* Of the transform: short where partials lie far apart and die soon, long where they crowd. */
struct resolution {
    int frame, band; /* samples; lines to a cell */
    double highest;  /* kHz */
};

static double dB(double x) { return 20 * log10(x + 1e-9); }

/* Rows time, frequency, level. */
static void write_spectrogram(struct figure *f, const char *name, const struct resolution *w) {
    static complex double in[FRAME], out[FRAME];
    figure_data(f, name);
    for (int from = 0; from < LENGTH; from += HOP) {
        for (int i = 0; i < w->frame; i++)
            in[i] = sound[from + i] * (.5 - .5 * cos(2 * figures_pi * i / w->frame)) * 4 / w->frame;
        transform(in, w->frame, 1, out);
        for (int k = 0; k + w->band <= w->frame / 2; k += w->band) {
            double most = 0, kHz = (k + w->band / 2.) * LEVELS_RATE / w->frame / 1000;
            for (int b = 0; b < w->band; b++)
                most = fmax(most, cabs(out[k + b]));
            if (kHz < 1.1 * w->highest)
                ROW(f, (double)from / LEVELS_RATE, kHz, dB(most));
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
        for (int i = from; i < from + piece; i++)
            peak = fmax(peak, fabs(sound[i]));
        ROW(f, (double)from / LEVELS_RATE, dB(peak));
    }
    figure_end(f);
}

/* The result of a strike, for the title of its panel. */
struct strike_sound {
    double centroid, peak;
};

static struct strike_sound strike(enum body_shape shape, double speed) {
    static struct strike_bank bank;
    const struct body_kind *kind = body_kinds[shape];
    struct body b = body_default(shape);
    struct mallet_kind head = body_usual_mallet(shape, b.freq);
    double level = body_kinds[shape]->level.gain;
    strike_fill(&bank, &b, kind->pickup);
    body_radiate(&b, bank.mode, 1, (double *const[]){bank.pickup});
    double peak = levels_strike(&b, &bank, &head, speed, MODES_VELOCITY, sound, LENGTH + FRAME);
    for (int i = 0; i < LENGTH + FRAME; i++)
        sound[i] *= level;
    return (struct strike_sound){strike_brightness(sound), dB(level * peak)};
}

static void write_strikes(struct figure *f, enum body_shape shape, const struct resolution *w,
                          struct strike_sound *sound_at) {
    char name[32];
    for (int s = 0; s < SPEEDS; s++) {
        sound_at[s] = strike(shape, speeds[s]);
        snprintf(name, sizeof name, "image%d", s);
        write_spectrogram(f, name, w);
        snprintf(name, sizeof name, "envelope%d", s);
        write_envelope(f, name);
    }
}

/* That of the nearest note; NULL: none is recorded near it. */
static const struct yardstick *nearest(const struct body_kind *kind) {
    const struct yardstick *best = NULL;
    for (int i = 0; i < COUNT(yardsticks); i++) {
        const struct yardstick *y = &yardsticks[i];
        if (strcmp(y->body, kind->name) == 0 &&
            (!best ||
             fabs(log(y->note / kind->usual.freq)) < fabs(log(best->note / kind->usual.freq))))
            best = y;
    }
    const double octaves = 2; /* a toy bell says little of a church's */
    return best && fabs(log2(best->note / kind->usual.freq)) < octaves ? best : NULL;
}

/* Its partials, moved to the note that is drawn, as long as their T60 where that is known. */
static void write_recorded(struct figure *f, const struct body_kind *kind) {
    const struct yardstick *y = nearest(kind);
    figure_data(f, "recorded");
    for (int p = 0; y && p < 8 && y->partial[p].ratio > 0; p++) {
        double freq = y->partial[p].ratio * kind->usual.freq / 1000;
        ROW(f, 0., freq);
        ROW(f, y->partial[p].t60 > 0 ? fmin(y->partial[p].t60, SECONDS) : .05, freq);
        figure_break(f);
    }
    if (!y)
        ROW(f, -1., -1.);
    figure_end(f);
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

/* The range of frequencies reaches the highest recorded partial, and well beyond the centroid of
 * the hard strike. */
static struct resolution window_for(enum body_shape shape) {
    const struct body_kind *kind = body_kinds[shape];
    const struct yardstick *y = nearest(kind);
    struct strike_sound hard = strike(shape, speeds[SPEEDS - 1]);
    double top = fmax(2.5 * hard.centroid, 2000);
    for (int p = 0; y && p < 8 && y->partial[p].ratio > 0; p++)
        top = fmax(top, 1.2 * y->partial[p].ratio * kind->usual.freq);
    double highest = fmin(top / 1000, 16);
    bool low = highest < 5;
    return (struct resolution){low ? FRAME : FRAME / 4, low ? 3 : 4, highest};
}

static void draw(enum body_shape shape) {
    const struct body_kind *kind = body_kinds[shape];
    char name[64], words[256], paper[1024];
    snprintf(name, sizeof name, "body-%s", kind->name);
    snprintf(words, sizeof words, "%s at %g Hz, mallet %s, as it radiates: .2, 1 and 5 m/s",
             kind->name, kind->usual.freq, kind->mallet);
    recordings(kind->name, paper, sizeof paper);
    struct figure f = figure_open(name, 1500, 800);
    struct strike_sound sound_at[SPEEDS];
    struct resolution w = window_for(shape);
    write_strikes(&f, shape, &w, sound_at);
    write_recorded(&f, kind);
    figure_panels(&f, 2, SPEEDS, kind->name, words);
    figure_draw(&f,
                "set palette defined (0 '#FFFFFF', 1 '#56B4E9', 2 '#0072B2', 3 '#000000')\n"
                "unset colorbox; unset key; set cbrange [-90:-10]\nset xrange [0:%d]\n",
                SECONDS);
    figure_draw(&f, "set ylabel 'kHz'; set yrange [0:%g]\n", w.highest);
    for (int s = 0; s < SPEEDS; s++)
        figure_draw(&f,
                    "set title '%g m/s: centroid %.0f Hz, peak %.0f dBFS'\n"
                    "plot $image%d using 1:2:3 with image, "
                    "$recorded using 1:2 with lines lw 1.5 dt 2 lc rgb c_heun\n",
                    speeds[s], sound_at[s].centroid, sound_at[s].peak, s);
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
