/* SPDX-License-Identifier: BSD-3-Clause */
/* fade.c: see fade.h. */
#include "engine/fade.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double fade_time = .004; /* s */

/* Modes times samples times passes over a bank, at the most: a tenth of a millisecond. */
enum { FADE_WORK = 1 << 20, FADE_LEAST = 32 };

/* --- making ----------------------------------------------------------------------------------- */

bool fade_make(struct fade *f, int pickups) {
    f->pickups = pickups;
    f->sounds = calloc((size_t)(pickups > 0 ? pickups : 1) * FADE_MOST, sizeof *f->sounds);
    return f->sounds != NULL;
}

void fade_free(struct fade *f) { free(f->sounds); }

void fade_reset(struct fade *f) { f->left = f->done = 0; }

/* --- what would ring -------------------------------------------------------------------------- */

static int length_for(const struct collision *c) {
    int most = (int)lesser(fade_time * c->rate, FADE_MOST);
    int work = c->modes ? c->modes->heard_end * ((c->pickups + 1) / 2) : 1;
    int bearable = FADE_WORK / (work > 0 ? work : 1);
    bearable = bearable > FADE_LEAST ? bearable : FADE_LEAST;
    return most < bearable ? most : bearable;
}

/* Perlin's smoother step, from 1 down to 0: no bend at either end. */
static double share(int i, int length) {
    double t = (double)(length - i) / (length + 1);
    return t * t * t * (10 + t * (6 * t - 15));
}

static void add_window(struct fade *f, const struct collision *c, double sign, int from, int n,
                       int length, double sounds[][MODES_WINDOW], const double *offset) {
    double w[MODES_WINDOW];
    for (int i = 0; i < n; i++)
        w[i] = sign * share(from + i, length);
    for (int k = 0; k < c->pickups; k++) {
        double *to = f->sounds + k * FADE_MOST + from;
        for (int i = 0; i < n; i++)
            to[i] += w[i] * (sounds[k][i] + offset[k]);
    }
}

/* How far the force holds each pickup. */
static void read_offset(const struct collision *c, const struct modes *bank, struct modes_state *s,
                        double force, double *offset) {
    double swinging[COLLISION_PICKUPS] = {0};
    if (c->out == MODES_DISPLACEMENT)
        modes_read(bank, s, c->out, 0, offset);
    modes_lean(bank, s, force);
    if (c->out == MODES_DISPLACEMENT)
        modes_read(bank, s, c->out, 0, swinging);
    for (int k = 0; k < c->pickups; k++)
        offset[k] -= swinging[k];
}

static void ring(struct fade *f, const struct collision *c, const struct motion *m, double sign,
                 double force, uint64_t clock, int length) {
    const int along = MODES_WINDOW - (int)(clock % MODES_WINDOW);
    double sounds[COLLISION_PICKUPS][MODES_WINDOW], *out[COLLISION_PICKUPS];
    double offset[COLLISION_PICKUPS] = {0};
    const struct modes *bank = motion_bank(c, m);
    for (int k = 0; k < c->pickups; k++)
        out[k] = sounds[k];
    read_offset(c, bank, m->bank, force, offset);
    modes_ring_start(bank, m->bank, c->out);
    modes_lean_back(bank, m->bank);
    for (int from = 0; from < length; from += MODES_WINDOW) {
        int n = length - from < MODES_WINDOW ? length - from : MODES_WINDOW;
        modes_ring(bank, m->bank, out, n);
        if (from == 0)
            motion_hear_tense(c, m, clock, out, 0, n < along ? n : along);
        add_window(f, c, sign, from, n, length, sounds, offset);
    }
}

/* A free mass drifts on. */
static void drift(struct fade *f, const struct collision *c, const struct motion *m, double sign,
                  int length) {
    double heard[COLLISION_PICKUPS] = {0};
    double step = c->out == MODES_DISPLACEMENT ? c->level * m->body_v / c->rate : 0;
    motion_hear(c, m, 0, heard);
    for (int i = 0; i < length; i++)
        for (int k = 0; k < c->pickups; k++)
            f->sounds[k * FADE_MOST + i] += sign * share(i, length) * (heard[k] + step * (i + 1));
}

static void make_room(struct fade *f, const struct collision *c, int length) {
    for (int k = 0; k < c->pickups && length > f->left; k++)
        memset(f->sounds + k * FADE_MOST + f->left, 0,
               (size_t)(length - f->left) * sizeof *f->sounds);
    f->left = length > f->left ? length : f->left;
}

static void add(struct fade *f, const struct collision *c, const struct motion *m, double sign,
                double force, uint64_t clock) {
    int length = length_for(c);
    if (c->modes ? m->bank_at_rest : m->body_v == 0 && m->body_x == 0)
        return;
    make_room(f, c, length);
    if (c->modes)
        ring(f, c, m, sign, force, clock, length);
    else
        drift(f, c, m, sign, length);
}

/* What an exchange before this one has left begins the buffer. */
static void compact(struct fade *f) {
    for (int k = 0; k < f->pickups && f->done > 0; k++)
        memmove(f->sounds + k * FADE_MOST, f->sounds + k * FADE_MOST + f->done,
                (size_t)f->left * sizeof *f->sounds);
    f->done = 0;
}

void fade_begin(struct fade *f, const struct collision *from, const struct motion *m, double force,
                uint64_t clock) {
    compact(f);
    add(f, from, m, 1, force, clock);
}

void fade_step(struct fade *f, const struct collision *c, const double *from, const double *to) {
    int length = length_for(c);
    compact(f);
    make_room(f, c, length);
    for (int k = 0; k < c->pickups; k++)
        for (int i = 0; i < length; i++)
            f->sounds[k * FADE_MOST + i] += share(i, length) * (from[k] - to[k]);
}

void fade_take(struct fade *f, const struct collision *to, const struct motion *m, double force,
               uint64_t clock) {
    add(f, to, m, -1, force, clock);
}

/* --- playing ---------------------------------------------------------------------------------- */

void fade_add(struct fade *f, const struct collision *c, double *const *pickup, int n) {
    n = n < f->left ? n : f->left;
    for (int k = 0; pickup && k < c->pickups; k++)
        for (int i = 0; i < n; i++)
            pickup[k][i] += f->sounds[k * FADE_MOST + f->done + i];
    f->done += n;
    f->left -= n;
}
