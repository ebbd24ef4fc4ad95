/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_recording.c: the onset, and the start and end of the free ringing. */
#include <stdlib.h>
#include <string.h>

#include "learn/learn_parts.h"

static const double frame_s = 0.5e-3, shortest_s = 0.06, longest_s = 2.05;

/* Samples between two questions to `watch`: less than a millisecond. */
enum { PATIENCE = 1 << 16 };

static bool stopped_at(int n, const struct learn_watch *watch) {
    return n % PATIENCE == 0 && learn_stopped(watch);
}

/* The recording in frames of half a millisecond: the peak of each. */
struct frames {
    int length, count;
    float *peak, *sorted;
    double highest;
};

static bool frames_new(struct frames *f, const double *x, int count, double rate,
                       const struct learn_watch *watch) {
    f->length = (int)(frame_s * rate);
    f->count = count / f->length;
    f->peak = calloc((size_t)f->count + 1, sizeof *f->peak);
    f->sorted = calloc((size_t)f->count + 1, sizeof *f->sorted);
    f->highest = 0;
    if (!f->peak || !f->sorted)
        return false;
    for (int i = 0; i < f->count; i++) {
        if (i % 256 == 0 && learn_stopped(watch))
            return false;
        double peak = 0;
        for (int n = 0; n < f->length; n++)
            peak = fmax(peak, fabs(x[i * f->length + n]));
        f->peak[i] = (float)peak;
        f->highest = fmax(f->highest, peak);
    }
    return true;
}

static void frames_free(struct frames *f) {
    free(f->peak);
    free(f->sorted);
}

static int by_size(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static double median_before(struct frames *f, int end) {
    if (end <= 0)
        return 0;
    memcpy(f->sorted, f->peak, (size_t)end * sizeof *f->peak);
    qsort(f->sorted, (size_t)end, sizeof *f->sorted, by_size);
    return (double)f->sorted[end / 2];
}

/* The first frame above .3 of the highest, then back, by at most 12 ms, to where the sound rises
 * above the noise before it. */
static int onset_frame(struct frames *f) {
    const double high = .3, low = .02, over_noise = 1.6, back_s = 12e-3, apart_s = 20e-3;
    int first = 0;
    while (first < f->count - 1 && (double)f->peak[first] <= high * f->highest)
        first++;
    double floor =
        fmax(low * f->highest, over_noise * median_before(f, first - (int)(apart_s / frame_s)));
    int i = first;
    while (i > 0 && first - i < (int)(back_s / frame_s) && (double)f->peak[i - 1] > floor)
        i--;
    return i;
}

/* Another strike: a frame of 5 ms that is 12 dB above all of the 40 ms before. */
static int next_strike(const struct frames *f, int after, const struct learn_watch *watch) {
    const int wide = (int)(5e-3 / frame_s), past = (int)(40e-3 / frame_s);
    const float rise = 4;
    for (int i = after + past; i + wide <= f->count; i++) {
        if (i % 1024 == 0 && learn_stopped(watch))
            break;
        float before = 0, now = 0;
        for (int k = i - past; k < i; k++)
            before = fmaxf(before, f->peak[k]);
        for (int k = i; k < i + wide; k++)
            now = fmaxf(now, f->peak[k]);
        if (now > rise * before && (double)now > .05 * f->highest)
            return i;
    }
    return f->count;
}

/* The first sample after clipping, 0 if there is none. A recording is clipped if more than three
 * places have three samples in a row near the extreme, or more than eight samples equal it to the
 * last bits. */
static int behind_clipping(const double *x, int from, int end, const struct learn_watch *watch) {
    double high = 0, low = 0;
    int places = 0, equal = 0, last = 0, run = 0;
    for (int n = from; n < end && !stopped_at(n, watch); n++) {
        high = fmax(high, x[n]);
        low = fmin(low, x[n]);
    }
    for (int n = from; n < end && !stopped_at(n, watch); n++) {
        bool high_as_any = x[n] >= .998 * high || x[n] <= .998 * low;
        run = high_as_any ? run + 1 : 0;
        places += run == 3;
        equal += x[n] >= high * (1 - 1e-6) || x[n] <= low * (1 - 1e-6);
        if (high_as_any)
            last = n + 3;
    }
    if (places <= 3 && equal <= 8)
        return 0;
    return last < from + (end - from) / 2 ? last : from + (end - from) / 2;
}

/* After the contact: half a millisecond after the peak of the first 4 ms. */
static int free_from(const double *x, int onset, int end, double rate, double late) {
    const double least_s = 1.5e-3, after_s = .5e-3, strike_s = 4e-3;
    int highest = onset, within = onset + (int)(strike_s * rate);
    for (int n = onset; n < within && n < end; n++)
        if (fabs(x[n]) > fabs(x[highest]))
            highest = n;
    double from = fmax(onset + least_s * rate, highest + after_s * rate);
    return (int)fmin(from, onset + late * rate);
}

static bool cut(struct learn_recording *take, const double *x, int count, struct frames *f,
                double late, const struct learn_watch *watch) {
    const double before_strike_s = 20e-3;
    int first = onset_frame(f), onset = first * f->length;
    int next = next_strike(f, first, watch), end = count;
    if (next < f->count)
        end = (next - (int)(before_strike_s / frame_s)) * f->length;
    int start = free_from(x, onset, end, take->rate, late);
    int clipped = behind_clipping(x, onset, end, watch);
    take->clipped = clipped > start ? clipped - start : 0;
    start += take->clipped;
    int n = end - start, most = (int)(longest_s * take->rate);
    take->onset = onset;
    take->start = start;
    take->count = n < most ? n : most;
    return n >= shortest_s * take->rate;
}

/* Copies without the mean, values that are not finite as 0; returns the peak. */
static double copy_samples(double *x, const struct learn_sound *sound, int count,
                           const struct learn_watch *watch) {
    double mean = 0, peak = 0;
    for (int i = 0; i < count && !stopped_at(i, watch); i++) {
        x[i] = isfinite(sound->sample[i]) ? (double)sound->sample[i] : 0;
        mean += x[i] / count;
    }
    for (int i = 0; i < count && !stopped_at(i, watch); i++) {
        x[i] -= mean;
        peak = fmax(peak, fabs(x[i]));
    }
    return peak;
}

/* Removes the constant part, estimated under a Hann window: the plain mean would include about -70
 * dB of the ringing at the beginning, and subtract it as a step. */
static void level(double *x, int count, const struct learn_watch *watch) {
    double sum = 0, weights = 0;
    for (int n = 0; n < count && !stopped_at(n, watch); n++) {
        double weight = 1 - cos(2 * PI * (n + .5) / count);
        sum += weight * x[n];
        weights += weight;
    }
    for (int n = 0; n < count; n++)
        x[n] -= sum / weights;
}

bool learn_recording_new(struct learn_recording *take, const struct learn_sound *sound, double late,
                         const struct learn_watch *watch) {
    struct frames f = {0};
    *take = (struct learn_recording){.rate = sound->rate};
    double most = LEARN_SECONDS * sound->rate;
    int count = sound->count < most ? sound->count : (int)most;
    if (!(sound->rate >= LEARN_RATE_LEAST && sound->rate <= LEARN_RATE_MOST) ||
        count < shortest_s * sound->rate)
        return false;
    double *x = malloc((size_t)count * sizeof *x);
    bool rings = false;
    if (x) {
        take->peak = copy_samples(x, sound, count, watch);
        rings = take->peak > 0 && frames_new(&f, x, count, sound->rate, watch) &&
                cut(take, x, count, &f, late, watch) && !learn_stopped(watch);
    }
    frames_free(&f);
    if (rings) { /* the part moves to the front of its own memory */
        memmove(x, x + take->start, (size_t)take->count * sizeof *x);
        level(x, take->count, watch);
    }
    take->x = x;
    return rings;
}

void learn_recording_free(struct learn_recording *take) { free(take->x); }
