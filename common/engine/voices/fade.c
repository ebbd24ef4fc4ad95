/* SPDX-License-Identifier: BSD-3-Clause */
/* fade.c: computation and playback of a fade; see fade.h. */
#include "engine/voices/fade.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/step/motion_nonlinear.h"

static const double fade_time = .004; /* s */

/* Upper bound of modes times samples times passes over a bank, about .1 ms of computing time. */
enum { FADE_WORK = 1 << 20, FADE_LEAST = 32 };

/* --- making ----------------------------------------------------------------------------------- */

bool fade_make(struct fade *f, int pickups) {
    f->pickups = pickups;
    f->sounds = calloc((size_t)(pickups > 0 ? pickups : 1) * FADE_MOST, sizeof *f->sounds);
    return f->sounds != NULL;
}

void fade_free(struct fade *f) { free(f->sounds); }

/* --- free ringing ----------------------------------------------------------------------------- */

static int length_for(const struct collision_def *c) {
    int most = (int)min_of(fade_time * c->rate, FADE_MOST);
    int work = c->modes ? c->modes->output_end * ((c->pickups + 1) / 2) : 1;
    int affordable = FADE_WORK / (work > 0 ? work : 1);
    affordable = affordable > FADE_LEAST ? affordable : FADE_LEAST;
    return most < affordable ? most : affordable;
}

/* w: Perlin's smoother step from 1 to 0, with zero slope and curvature at both ends. */
static double fade_weight(int i, int length) {
    double t = (double)(length - i) / (length + 1);
    return t * t * t * (10 + t * (6 * t - 15));
}

static void add_window(struct fade *f, const struct collision_def *c, double sign, int from, int n,
                       int length, double sounds[][MODES_WINDOW], const double *offset) {
    double w[MODES_WINDOW];
    for (int i = 0; i < n; i++)
        w[i] = sign * fade_weight(from + i, length);
    for (int k = 0; k < c->pickups; k++) {
        double *to = f->sounds + k * FADE_MOST + from;
        for (int i = 0; i < n; i++)
            to[i] += w[i] * (sounds[k][i] + offset[k]);
    }
}

static const double no_balance[2] = {1, 1};

static void apply_balance(const struct collision_def *c, double *values, const double *balance) {
    for (int k = 0; k < c->pickups && k < 2; k++)
        values[k] *= balance[k];
}

/* Starts the ringing under the present nonlinear force. The displacement that holds this force is
 * added to the offsets. */
static void ring_start(const struct collision_def *c, struct motion *m, double *offset) {
    double before[COLLISION_PICKUPS], after[COLLISION_PICKUPS];
    bool offsets = c->out == MODES_DISPLACEMENT && m->nonlinear.active;
    if (offsets)
        modes_read(c->modes, m->bank, c->out, 0, before);
    double tension = nonlinear_hold_force(c, m);
    modes_ring_start(c->modes, m->bank, c->out);
    if (offsets)
        modes_read(c->modes, m->bank, c->out, 0, after);
    nonlinear_release_force(c, m, tension);
    for (int k = 0; offsets && k < c->pickups; k++)
        offset[k] += before[k] - after[k];
}

static void add_ringing(struct fade *f, const struct collision_def *c, struct motion *m,
                        double sign, const double *offset, const double *balance, int first,
                        int length) {
    double sounds[COLLISION_PICKUPS][MODES_WINDOW], *out[COLLISION_PICKUPS];
    for (int k = 0; k < c->pickups; k++)
        out[k] = sounds[k];
    for (int from = first; from < length; from += MODES_WINDOW) {
        int n = length - from < MODES_WINDOW ? length - from : MODES_WINDOW;
        modes_ring(c->modes, m->bank, out, n);
        for (int k = 0; k < c->pickups && k < 2; k++)
            for (int i = 0; balance[k] != 1 && i < n; i++)
                sounds[k][i] *= balance[k];
        add_window(f, c, sign, from, n, length, sounds, offset);
    }
}

/* The output of a free mass at constant velocity. */
static void fade_drift(struct fade *f, const struct collision_def *c, const struct motion *m,
                       double sign, const double *balance, int length) {
    double output[COLLISION_PICKUPS] = {0};
    double step = c->out == MODES_DISPLACEMENT ? c->level * m->body_v / c->rate : 0;
    motion_output(c, m, 0, output);
    for (int k = 0; k < c->pickups; k++)
        for (int i = 0; i < length; i++)
            f->sounds[k * FADE_MOST + i] += (k < 2 ? balance[k] : 1) * sign *
                                            fade_weight(i, length) * (output[k] + step * (i + 1));
}

/* Moves the unplayed samples of an earlier fade to the start of the buffer, and lengthens it. */
static void make_room(struct fade *f, int length) {
    for (int k = 0; k < f->pickups; k++) {
        double *sounds = f->sounds + k * FADE_MOST;
        if (f->done > 0)
            memmove(sounds, sounds + f->done, (size_t)f->left * sizeof *sounds);
        if (length > f->left)
            memset(sounds + f->left, 0, (size_t)(length - f->left) * sizeof *sounds);
    }
    f->done = 0;
    f->left = length > f->left ? length : f->left;
}

void fade_ring(struct fade *f, const struct collision_def *c, struct motion *m, double sign,
               const struct modes_load *load, const double *balance) {
    double offset[COLLISION_PICKUPS] = {0};
    int length = length_for(c);
    balance = balance ? balance : no_balance;
    if (c->modes ? m->bank_at_rest && !modes_is_loaded(load) : m->body_v == 0 && m->body_x == 0)
        return;
    make_room(f, length);
    if (c->modes && c->out == MODES_DISPLACEMENT && modes_is_loaded(load))
        modes_read_static(c->modes, load, offset);
    if (c->modes)
        ring_start(c, m, offset);
    apply_balance(c, offset, balance);
    if (c->modes)
        add_ringing(f, c, m, sign, offset, balance, 0, length);
    else
        fade_drift(f, c, m, sign, balance, length);
}

void fade_static(struct fade *f, const struct collision_def *c, double sign,
                 const struct modes_load *load, const double *balance) {
    double offset[COLLISION_PICKUPS] = {0};
    int length = length_for(c);
    if (!c->modes || c->out != MODES_DISPLACEMENT || !modes_is_loaded(load))
        return;
    make_room(f, length);
    modes_read_static(c->modes, load, offset);
    apply_balance(c, offset, balance ? balance : no_balance);
    for (int k = 0; k < c->pickups; k++)
        for (int i = 0; i < length; i++)
            f->sounds[k * FADE_MOST + i] += sign * fade_weight(i, length) * offset[k];
}

/* --- forces that end -------------------------------------------------------------------------- */

/* Steps of a bank take longer than ringing. */
static int steps_for(const struct collision_def *c, double lasted, int length) {
    enum { WORK = FADE_WORK / 8 };
    const double shortest = 2.5e-4; /* s */
    int affordable = c->modes ? WORK / c->modes->hammer_end : length;
    int most = length < affordable ? length : affordable;
    return (int)min_of(max_of(lasted, shortest * c->rate), most);
}

/* One sample of the bank under this share of the forces. */
static void press_bank(const struct collision_def *c, struct motion *m,
                       const struct contact_forces *forces, double share, double *output) {
    const struct modes_step *sample = &c->modes->step[modes_level(0)];
    double force = forces->hammer * share, unused;
    if (!forces->all.count) {
        modes_advance(c->modes, sample, m->bank, force, force, NULL);
        modes_read(c->modes, m->bank, c->out, force, output);
        return;
    }
    modes_advance_points(c->modes, sample, &forces->all, m->bank, &share, &unused, NULL);
    modes_read(c->modes, m->bank, c->out, 0, output);
    for (int k = 0; c->out == MODES_ACCELERATION && k < c->pickups; k++)
        for (int i = 0; i < c->modes->output_end; i++)
            output[k] += c->modes->pickup[k * c->modes->hammer_end + i] * forces->all.c[i] * share;
}

/* A free mass that was at rest: its velocity, or the quantity that the pickups have. */
static void press_mass(const struct collision_def *c, double force, double *v, double *x,
                       double *output) {
    *v += force / c->body_mass / c->rate;
    *x += *v / c->rate;
    for (int k = 0; k < c->pickups; k++)
        output[k] = c->level * (c->out == MODES_VELOCITY       ? *v
                                : c->out == MODES_DISPLACEMENT ? *x
                                                               : force / c->body_mass);
}

void fade_forces(struct fade *f, const struct collision_def *c, struct motion *m, double sign,
                 const struct contact_forces *forces, const double *balance) {
    int length = length_for(c), steps = steps_for(c, forces->lasted, length);
    double output[COLLISION_PICKUPS], none[COLLISION_PICKUPS] = {0}, v = 0, x = 0;
    balance = balance ? balance : no_balance;
    if ((!forces->all.count && forces->hammer == 0) || c->body == SCHEME_WALL ||
        (c->modes && m->bank->room < c->modes->hammer_end))
        return;
    make_room(f, length);
    motion_silence(c, m);
    for (int i = 0; i < length && (!c->modes || i < steps); i++) {
        double share = i < steps ? fade_weight(i, steps) : 0;
        if (c->modes)
            press_bank(c, m, forces, share, output);
        else
            press_mass(c, forces->hammer * share, &v, &x, output);
        apply_balance(c, output, balance);
        for (int k = 0; k < c->pickups; k++)
            f->sounds[k * FADE_MOST + i] += sign * fade_weight(i, length) * output[k];
    }
    if (c->modes && steps < length) {
        modes_ring_start(c->modes, m->bank, c->out);
        add_ringing(f, c, m, sign, none, balance, steps, length);
    }
    motion_silence(c, m);
}

/* --- playing ---------------------------------------------------------------------------------- */

void fade_add(struct fade *f, double *const *pickup, int n) {
    n = n < f->left ? n : f->left;
    for (int k = 0; pickup && k < f->pickups; k++)
        for (int i = 0; i < n; i++)
            pickup[k][i] += f->sounds[k * FADE_MOST + f->done + i];
    f->done += n;
    f->left -= n;
}
