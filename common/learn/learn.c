/* SPDX-License-Identifier: BSD-3-Clause */
/* learn.c: the order of the work; see learn.h. */
#include "learn/learn.h"

#include <stdlib.h>

#include "learn/learn_parts.h"

/* Thresholds for a clean sound, and for a second attempt at sounds that are hardly a sum of modes:
 * short, crowded, wooden. */
static const struct learn_thresholds usual = {.F = 8, .above = 10, .windows = 3, .late = 4e-3},
                                     second_try = {.F = 6, .above = 4, .windows = 2, .late = .8e-3};

/* dB: with a greater residual the sound is no sum of modes */
static const double explained = -3;

/* --- workspace -------------------------------------------------------------------------------- */

/* In samples at 48 kHz; it doubles with each octave of the rate. */
static int longest_window(double rate) { return (int)ldexp(8192, (int)lround(log2(rate / 48000))); }

static bool work_new(struct learn_work *work, const struct learn_recording *take,
                     const struct learn_thresholds *thresholds, const struct learn_watch *watch) {
    *work = (struct learn_work){.take = take, .thresholds = *thresholds, .watch = watch};
    work->longest = longest_window(take->rate);
    size_t longest = (size_t)work->longest, count = (size_t)take->count;
    bool good = learn_turns_new(&work->turns, 8 * work->longest);
    good = !learn_stopped(watch) && learn_windows_new(&work->windows, work->longest, watch) && good;
    work->residual = malloc(count * sizeof *work->residual);
    work->fitter = malloc(sizeof *work->fitter);
    work->bands = malloc(LEARN_ZONES * sizeof *work->bands);
    work->room = malloc(16 * longest * sizeof *work->room);
    if (!good || !work->residual || !work->fitter || !work->bands || !work->room)
        return false;
    for (size_t i = 0; i < count; i++)
        work->residual[i] = take->x[i];
    work->fitter->turns = &work->turns;
    work->fitter->F = thresholds->F;
    return true;
}

static void work_free(struct learn_work *work) {
    learn_turns_free(&work->turns);
    learn_windows_free(&work->windows);
    free(work->residual);
    free(work->fitter);
    free(work->bands);
    free(work->room);
}

/* --- one sound -------------------------------------------------------------------------------- */

/* A section of another watch's progress. */
struct part {
    const struct learn_watch *whole;
    double from, to;
};

static bool part_goes_on(void *who, double done) {
    const struct part *part = who;
    return learn_goes_on(part->whole, part->from + (part->to - part->from) * done);
}

static bool part_stopped(void *who) { return learn_stopped(((const struct part *)who)->whole); }

static bool find_poles(struct learn_work *work, struct learn_poles *poles,
                       const struct learn_watch *watch) {
    const int sweeps = 4;
    struct part part = {watch, 0, .5};
    struct learn_watch its = {part_goes_on, &part, part_stopped};
    work->watch = &its;
    if (!learn_scales(work, poles))
        return false;
    part = (struct part){watch, .5, .9};
    return learn_polish(work, poles, sweeps) && learn_goes_on(watch, .9);
}

/* The poles of a recording, more than requested. */
static enum learn_outcome search(const struct learn_recording *take,
                                 const struct learn_thresholds *thresholds,
                                 const struct learn_watch *watch, int most,
                                 struct learn_poles *poles) {
    struct learn_work work;
    poles->count = 0;
    poles->most = most;
    enum learn_outcome outcome = LEARN_NOTHING;
    if (work_new(&work, take, thresholds, watch))
        outcome = find_poles(&work, poles, watch) ? LEARN_FOUND : LEARN_STOPPED;
    work_free(&work);
    return outcome;
}

/* --- two recordings of one body --------------------------------------------------------------- */

/* Both get the poles of both. Poles nearer than half a sigma are merged into their mean, weighted
 * by the information on log z in noise, a^2 T^3. */
static void merge_poles(struct learn_poles *a, struct learn_poles *b) {
    const double same = .5;
    for (int i = 0; i < b->count; i++) {
        struct learn_pole *p = b->pole + i, *near = NULL;
        double nearest = same;
        for (int k = 0; k < a->count; k++) {
            double apart = sqrt(phasor_norm(phasor_sub(a->pole[k].log_z, p->log_z)));
            double sigma = fmin(-a->pole[k].log_z.re, -p->log_z.re);
            if (apart / sigma < nearest) {
                nearest = apart / sigma;
                near = a->pole + k;
            }
        }
        if (near) {
            double its = phasor_norm(near->c) / pow(-near->log_z.re, 3);
            double other = phasor_norm(p->c) / pow(-p->log_z.re, 3);
            near->log_z = phasor_scale(
                phasor_add(phasor_scale(near->log_z, its), phasor_scale(p->log_z, other)),
                1 / (its + other));
        } else if (a->count < LEARN_POLES) {
            a->pole[a->count++] = *p;
        }
    }
    *b = *a;
}

/* --- results ---------------------------------------------------------------------------------- */

/* Extrapolation back to the onset. In a clipped recording the decay is undone in full, up to twice
 * the recording's peak. Otherwise it is undone by at most 6 dB, because fast modes may have begun
 * later. An amplitude far above the recording's is an artefact, and one below the last bits of a
 * float is rounding error. */
static void at_onset(const struct learn_recording *take, const struct learn_pole *p,
                     struct learn_mode *mode) {
    const double most = 2, loudest = 8, softest = 1e-6;
    double back = take->start - take->onset, size = sqrt(phasor_norm(p->c));
    if (size < most * take->peak)
        size = fmin(most * take->peak, size * exp(-p->log_z.re * take->clipped));
    size *= fmin(exp(-p->log_z.re * (back - take->clipped)), most);
    double phase = remainder(atan2(p->c.im, p->c.re) - p->log_z.im * back, 2 * PI);
    if (size > loudest * take->peak || size < softest * take->peak)
        size = 0;
    *mode = (struct learn_mode){pole_freq(p, take->rate), pole_decay(p, take->rate), size, phase,
                                p->is_filler};
}

static int by_freq(const void *a, const void *b) {
    double x = ((const struct learn_pole *)a)->log_z.im;
    double y = ((const struct learn_pole *)b)->log_z.im;
    return (x > y) - (x < y);
}

static void write_learned(const struct learn_recording *take, const struct learn_poles *poles,
                          struct learned *learned) {
    learned->count = poles->count;
    learned->onset = take->onset / take->rate;
    learned->from = take->start / take->rate;
    for (int k = 0; k < poles->count; k++)
        at_onset(take, poles->pole + k, learned->mode + k);
}

/* Removes modes with amplitude 0 in all recordings. */
static void remove_silent(struct learned *learned, int n) {
    int count = 0;
    for (int k = 0; k < learned->count; k++) {
        if (!(learned[0].mode[k].amplitude > 0) && !(learned[n - 1].mode[k].amplitude > 0))
            continue;
        for (int t = 0; t < n; t++)
            learned[t].mode[count] = learned[t].mode[k];
        count++;
    }
    for (int t = 0; t < n; t++)
        learned[t].count = count;
}

/* --- one sound, or two ------------------------------------------------------------------------ */

struct attempt {
    int n;
    struct learn_recording take[2];
    struct learn_poles *poles[2];
};

static bool attempt_new(struct attempt *a, const struct learn_sound *sounds, int n, double late,
                        const struct learn_watch *watch) {
    bool good = true;
    *a = (struct attempt){.n = n};
    for (int t = 0; t < n; t++) {
        a->poles[t] = malloc(sizeof **a->poles);
        good = learn_recording_new(a->take + t, sounds + t, late, watch) && a->poles[t] && good;
    }
    return good;
}

static void attempt_free(struct attempt *a) {
    for (int t = 0; t < a->n; t++) {
        free(a->poles[t]);
        learn_recording_free(a->take + t);
    }
}

/* The error of the recording with the greatest. */
static double worst_error(const struct attempt *a, const struct learn_watch *watch,
                          struct learned *learned) {
    double worst = -HUGE_VAL;
    for (int t = 0; t < a->n; t++) {
        learned[t].error = learn_error(a->take + t, a->poles[t], watch);
        worst = fmax(worst, learned[t].error);
    }
    return worst;
}

/* Fillers are added if the modes leave more than -25 dB, at most as many as modes. If even all
 * the poles found leave more than -15 dB, a quarter of the room is kept for fillers. */
static bool choose(struct attempt *a, int modes, const struct learn_watch *watch,
                   struct learned *learned) {
    const double much = -25, hopeless = -15, found = .75;
    const int room = 2 * modes < LEARN_MODES ? 2 * modes : LEARN_MODES;
    bool good = learn_choose(a->take, a->poles, a->n, LEARN_POLES, watch);
    double all = good ? worst_error(a, watch, learned) : 0;
    if (all > hopeless && modes > found * room)
        modes = (int)ceil(found * room);
    good = good && learn_choose(a->take, a->poles, a->n, modes, watch);
    if (good && worst_error(a, watch, learned) > much)
        good = learn_residual(a->take, a->poles, a->n, room - a->poles[0]->count, watch);
    return good;
}

static enum learn_outcome attempt_run(struct attempt *a, const struct learn_thresholds *thresholds,
                                      int modes, const struct learn_watch *watch,
                                      struct learned *learned) {
    for (int t = 0; t < a->n; t++) {
        struct part part = {watch, (double)t / a->n, (t + 1.) / a->n};
        struct learn_watch its = {part_goes_on, &part, part_stopped};
        int most = 2 * (modes > LEARN_MODES_USUAL ? modes : LEARN_MODES_USUAL);
        enum learn_outcome outcome = search(a->take + t, thresholds, &its, most, a->poles[t]);
        if (outcome != LEARN_FOUND)
            return outcome;
    }
    if (a->n == 2)
        merge_poles(a->poles[0], a->poles[1]);
    if (!choose(a, modes, watch, learned))
        return LEARN_NOTHING;
    for (int t = 0; t < a->n; t++) {
        qsort(a->poles[t]->pole, (size_t)a->poles[t]->count, sizeof *a->poles[t]->pole, by_freq);
        write_learned(a->take + t, a->poles[t], learned + t);
    }
    remove_silent(learned, a->n);
    for (int t = 0; t < a->n; t++)
        if (learned->count == 0 || learned[t].error > explained)
            return LEARN_NOTHING;
    return LEARN_FOUND;
}

static enum learn_outcome learn_all(const struct learn_sound *sounds, int n, int modes,
                                    const struct learn_watch *watch, struct learned *learned) {
    const struct learn_thresholds *const thresholds_tried[] = {&usual, &second_try};
    enum learn_outcome outcome = LEARN_NOTHING;
    for (int i = 0; i < 2 && outcome == LEARN_NOTHING; i++) {
        struct attempt a;
        if (attempt_new(&a, sounds, n, thresholds_tried[i]->late, watch))
            outcome = attempt_run(&a, thresholds_tried[i], modes, watch, learned);
        attempt_free(&a);
        if (learn_stopped(watch))
            outcome = LEARN_STOPPED;
    }
    return outcome;
}

enum learn_outcome learn_modes(const struct learn_sound *sound, int modes,
                               const struct learn_watch *watch, struct learned *learned) {
    return learn_all(sound, 1, modes, watch, learned);
}

enum learn_outcome learn_modes_twice(const struct learn_sound sound[2], int modes,
                                     const struct learn_watch *watch, struct learned learned[2]) {
    return learn_all(sound, 2, modes, watch, learned);
}
