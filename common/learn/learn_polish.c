/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_polish.c: every mode is refined in a window that suits its decay, together with its
 * neighbours.
 *
 * The residual contains none of the modes. The mode to refine and its neighbours are added to their
 * band in closed form; after the fit their changes are applied to the residual.
 */
#include <stdlib.h>

#include "learn/learn_parts.h"

enum { TOGETHER = 6 };

static int by_energy(const void *a, const void *b) {
    double x = pole_energy(a), y = pole_energy(b);
    return (x < y) - (x > y);
}

/* The band's geometry: windows of a quarter of T60, over T60 and two windows more. */
struct span {
    int length, hop, frames;
};

static struct span span_of(const struct learn_work *work, const struct learn_pole *p) {
    const double share = .25;
    double decay = LN_1000 / -p->log_z.re; /* samples */
    int length = work->longest;
    while (length > work->longest / 64 && length > 16 && length > share * decay * sqrt(2))
        length /= 2;
    double data = fmin(decay + 2 * length, work->take->count);
    while (length > 16 && 4 * length > data)
        length /= 2;
    struct span s = {.length = length, .hop = length / LEARN_HOPS};
    if ((data - length) / s.hop + 1 > LEARN_ROWS)
        s.hop = (int)ceil((data - length) / (LEARN_ROWS - 1));
    s.frames = (int)((data - length) / s.hop) + 1;
    return s;
}

/* Poles in the middle of its band with similar decay; the pole itself first. */
static int neighbours(const struct learn_poles *poles, int of, const struct span *s, int *group) {
    const double near = .75, alike = 5;
    const struct phasor its = poles->pole[of].log_z;
    int count = 0;
    group[count++] = of;
    for (int i = 0; i < poles->count && count < TOGETHER; i++) {
        const struct phasor other = poles->pole[i].log_z;
        double apart = fabs(other.im - its.im) * s->length / (2 * PI);
        double ratio = other.re / its.re;
        if (i != of && apart < near && ratio < alike && ratio > 1 / alike)
            group[count++] = i;
    }
    return count;
}

/* Fits the poles in the band; kept: the indices in `group` that stay, in the order of fit. */
static void fit_group(struct learn_work *work, const struct learn_poles *poles, const int *group,
                      int count, const struct span *s, struct learn_fit *fit, int *kept) {
    const int steps = 6;
    const double wc = poles->pole[group[0]].log_z.im;
    struct learn_band *band = work->bands;
    learn_band_at(&work->windows, work->residual, s->length, s->hop, s->frames, wc, work->room,
                  band);
    fit->poles = count;
    for (int k = 0; k < count; k++) {
        const struct learn_pole *p = poles->pole + group[k];
        learn_band_add(band, s->length, s->hop, wc, p->log_z, p->c);
        fit->log_z[k] = (struct phasor){p->log_z.re * s->hop, (p->log_z.im - wc) * s->hop};
    }
    learn_fitter_begin(work->fitter, band, s->length, s->hop);
    learn_fit_refine(work->fitter, fit, steps);
    learn_fit_prune(work->fitter, fit, kept);
}

/* False where the fit has diverged: too slow, too fast, too loud. */
static bool is_sound(const struct learn_work *work, const struct learn_pole *p) {
    const double shortest_s = .008, longest_s = 40, lowest_hz = 20, loudest = 20;
    if (p->log_z.re >= 0)
        return false;
    double decay = pole_decay(p, work->take->rate), freq = pole_freq(p, work->take->rate);
    double most = loudest * work->take->peak;
    return decay >= shortest_s && decay <= longest_s && freq > lowest_hz &&
           freq < .48 * work->take->rate && phasor_norm(p->c) <= most * most;
}

/* New values for the group; log z = 0 marks a removed pole. */
static void replace_group(struct learn_work *work, struct learn_poles *poles, const int *group,
                          int count, const struct span *s, const struct learn_fit *fit,
                          const int *kept) {
    const double wc = poles->pole[group[0]].log_z.im;
    struct learn_pole next[TOGETHER] = {{.is_filler = false}};
    for (int k = 0; k < fit->poles; k++) {
        struct phasor log_q = phasor_scale(fit->log_z[k], 1. / s->hop);
        struct learn_pole p = {.log_z = {log_q.re, log_q.im + wc}};
        p.c = phasor_div(phasor_scale(fit->c[k], 2), learn_window_sum(s->length, log_q));
        if (is_sound(work, &p))
            next[kept[k]] = p;
    }
    for (int k = 0; k < count && !learn_stopped(work->watch); k++) {
        struct learn_pole *p = poles->pole + group[k];
        learn_ring(work->residual, work->take->count, p->log_z, p->c);
        if (next[k].log_z.re < 0)
            learn_ring(work->residual, work->take->count, next[k].log_z,
                       phasor_scale(next[k].c, -1));
        *p = next[k];
    }
}

static void polish(struct learn_work *work, struct learn_poles *poles, int i) {
    int group[TOGETHER], kept[LEARN_FIT];
    struct learn_fit fit;
    struct span s = span_of(work, poles->pole + i);
    int count = neighbours(poles, i, &s, group);
    /* Enough degrees of freedom for the F-test of the whole group. */
    while (count > 1 && 2 * 2.2 * s.frames * s.hop / s.length <= 4 * count)
        count--;
    fit_group(work, poles, group, count, &s, &fit, kept);
    replace_group(work, poles, group, count, &s, &fit, kept);
}

static void remove_deleted(struct learn_poles *poles) {
    int count = 0;
    for (int i = 0; i < poles->count; i++)
        if (poles->pole[i].log_z.re < 0)
            poles->pole[count++] = poles->pole[i];
    poles->count = count;
}

bool learn_polish(struct learn_work *work, struct learn_poles *poles, int sweeps) {
    for (int sweep = 0; sweep < sweeps; sweep++) {
        qsort(poles->pole, (size_t)poles->count, sizeof *poles->pole, by_energy);
        for (int i = 0; i < poles->count; i++) {
            if (!learn_goes_on(work->watch, (sweep + (double)i / poles->count) / sweeps))
                return false;
            if (poles->pole[i].log_z.re < 0)
                polish(work, poles, i);
        }
        remove_deleted(poles);
    }
    return true;
}
