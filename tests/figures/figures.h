/* SPDX-License-Identifier: BSD-3-Clause */
/* figures.h: drawing the papers' figures, and judging their claims.
 *
 * A figure is a gnuplot script, <name>.gp, that carries its data in it; closing it draws <name>.png
 * and puts it on the page, beside what the paper shows and what ours shows. A claim is a sentence
 * of a paper with a verdict that was measured; figures_claims.c says which verdict is expected.
 */
#ifndef KNOCK_FIGURES_H
#define KNOCK_FIGURES_H

#include <complex.h>
#include <stdbool.h>
#include <stdio.h>

#include "engine/collision/collision.h"
#include "support/impact.h"

#define COUNT(table)        ((int)(sizeof(table) / sizeof *(table)))
#define PRINTF(text, first) __attribute__((format(printf, text, first)))

static const double figures_pi = 3.14159265358979323846;

/* From 0 to 1, dense at both ends, where a phase curve is steep. */
static inline double figures_dense(double t) {
    double a = t * t * t * t, b = (1 - t) * (1 - t) * (1 - t) * (1 - t);
    return a / (a + b);
}

/* --- figures.c: one picture ------------------------------------------------------------------ */

struct figure {
    const char *name;
    FILE *script;
};

struct figure figure_open(const char *name, int width, int height);
/* gnuplot commands. Colours: c_ref, and c_<scheme> with _ for -. */
void figure_draw(struct figure *f, const char *format, ...) PRINTF(2, 3);
/* A data block $name of rows; an empty row breaks the line. */
void figure_data(struct figure *f, const char *name);
void figure_row(struct figure *f, const double *cell, int cells);
#define ROW(f, ...) figure_row(f, (double[]){__VA_ARGS__}, COUNT(((double[]){__VA_ARGS__})))
void figure_break(struct figure *f);
void figure_end(struct figure *f);
/* Several panels under one title with the parameters below it; then one panel after another. */
void figure_panels(struct figure *f, int rows, int columns, const char *title,
                   const char *parameters);
/* The same above one another, close together, for panels that share their x axis. */
void figure_stack(struct figure *f, int rows, const char *title, const char *parameters);

struct figure_words {
    const char *title, *parameters, *paper; /* what the paper shows */
};
/* Draws; the format is the sentence on what ours shows. */
void figure_close(struct figure *f, const struct figure_words *words, const char *ours, ...)
    PRINTF(3, 4);

/* --- figures.c: the page --------------------------------------------------------------------- */

void page_section(const char *key, const char *title, const char *source);
/* A table instead of a picture: the head, rows of cells with | between them, the end. */
void table_open(const char *name, const struct figure_words *words, const char *head);
void table_row(const char *format, ...) PRINTF(1, 2);
void table_close(const char *ours, ...) PRINTF(1, 2);

/* --- figures_claims.c ------------------------------------------------------------------------ */

/* The verdict on a claim, and the number that it rests on. */
void claim(const char *what, bool holds, const char *measured, ...) PRINTF(3, 4);
/* Writes those of a figure to the page; all of them where figure is NULL. */
void claims_write(FILE *page, const char *figure);
/* Count of claims that failed or were never judged. */
int claims_unexpected(void);

/* --- figures_runs.c: contacts with a wall, watched -------------------------------------------- */

enum { PATH_MOST = 8192 };

struct path_point {
    double t;       /* s since the true entry */
    double x, v, f; /* m, m/s, N */
    double H, T, V; /* J */
};

struct path {
    int n;
    struct path_point at[PATH_MOST];
};

/* Every step of a lumped scheme, from sample 0 to `tail` samples after the exit. */
void path_lumped(const struct impact *i, int tail, struct path *path);
/* The same by rk4 at 1/256 of the step: what is true between the samples. */
void path_true(const struct impact *i, double tail, struct path *path);
/* The collision with its `exact` scheme: at the samples, and step by step in the contact. */
struct collision_event path_exact(const struct impact *i, int tail, struct path *samples,
                                  struct path *steps);
/* Rows t in `unit` seconds, x in `x_unit` m, v, f, H, T, V. */
void path_write(struct figure *f, const char *name, const struct path *path, double unit,
                double x_unit);
/* The same scan as impact_scan(), by the collision. */
struct impact_scan exact_scan(struct impact i, int phases);

enum { FREE_BAR = 13 };
/* The first modes, up to 13, of a free bar: 220 Hz, 0.1 kg a mode, and shapes at the contact point
 * of all signs and sizes. */
struct modes *free_bar(double rate, int count);

/* --- figures_spectrum.c ----------------------------------------------------------------------- */

enum { CENTROID_FRAME = 1024 };

/* n samples, a power of two, each stride-th of x. */
void transform(const complex double *x, int n, int stride, complex double *to);
/* Hz: the spectral centroid of a frame under a Hann window, weighted by magnitude. */
double centroid(const double *frame, double rate);

/* --- the figures ------------------------------------------------------------------------------ */

void figures_cw17(void);
void figures_cw17_drawings(void);
void figures_cw17_open(void);
void figures_par09(void);
void figures_par09_tables(void);
void figures_par09_simulated(void);
void figures_par09_bouncing(void);
/* Cases 1 and 2 of [PAR09] */
struct impact par09_case(int number, enum scheme scheme);
void figures_ar04(void);
void figures_ar04_sound(void);
void figures_d17(void);
void figures_d17_collision(void);
void figures_d17_oscillators(void);
void figures_beyond(void);
void figures_cost(void);
void figures_bodies(void);
void figures_readme(void);

#endif
