/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_rest.c: what no mode explains and yet dies away: the noise of a blow, and modes that lie
 * too close and go too soon to be told apart. Its energy and its decay are measured in bands of a
 * third of an octave; then a few modes of no place of their own stand for each band, as far as
 * there is room.
 *
 * Of energy that falls as e^(-2 sigma t) the mean time is 1 / (2 sigma), and a damped turn of
 * amplitude a has the energy a^2 / (4 sigma), time in samples. What goes on at one level is noise
 * of the room, and is left out.
 */
#include <stdlib.h>
#include <string.h>

#include "learn_parts.h"

enum { BANDS = 64, FRAMES = 528, LENGTH = 8192 };

struct band {
    double from, to;   /* rad a sample */
    double energy[2];  /* of each take */
    double all, first; /* of both: energy, and times time */
    int modes;
};

struct rest {
    int length, hop, bands, frames;
    double rate;
    struct learn_turns turns;
    struct band band[BANDS];
    double power[BANDS][FRAMES], re[LENGTH], im[LENGTH];
};

/* --- bands --------------------------------------------------------------------------------------
 */

/* Windows of some 20 ms; bands of a third of an octave, but no narrower than two bins. */
static bool rest_begin(struct rest *r, double rate) {
    const double lowest_hz = 60, highest_hz = fmin(16000, .45 * rate), third = .26, window_s = .021;
    r->rate = rate;
    for (r->length = 64; 2 * r->length <= 1.5 * window_s * rate; r->length *= 2)
        ;
    r->hop = r->length / 4;
    const double narrowest = 2 * rate / r->length, omega = 2 * LEARN_PI / rate;
    double f = lowest_hz;
    while (f < highest_hz && r->bands < BANDS) {
        double to = f + fmax(narrowest, third * f);
        r->band[r->bands++] = (struct band){.from = f * omega, .to = to * omega};
        f = to;
    }
    return learn_turns_new(&r->turns, r->length);
}

/* Frames of Hann's window, a quarter of a window apart: their mean time is that of what is in them.
 * The first is centred one hop before the first sample. */
static void frame(struct rest *r, const double *x, int count, int m) {
    const int length = r->length, from = (m - 3) * r->hop;
    for (int n = 0; n < length; n++) {
        bool inside = from + n >= 0 && from + n < count;
        r->re[n] = inside ? (.5 - .5 * cos(2 * LEARN_PI * n / length)) * x[from + n] : 0;
        r->im[n] = 0;
    }
    learn_fourier(&r->turns, r->re, r->im, length);
    const double bin = 2 * LEARN_PI / length;
    for (int b = 0, k = 1; b < r->bands; b++) {
        r->power[b][m] = 0;
        for (; k * bin < r->band[b].to; k++)
            if (k * bin >= r->band[b].from)
                r->power[b][m] += r->re[k] * r->re[k] + r->im[k] * r->im[k];
    }
}

/* --- what dies away -----------------------------------------------------------------------------
 */

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The level at which the last quarter goes on: its median. */
static double floor_of(const struct rest *r, const double *power) {
    double sorted[FRAMES];
    int n = r->frames / 4 + 1;
    memcpy(sorted, power + r->frames - n, (size_t)n * sizeof *sorted);
    qsort(sorted, (size_t)n, sizeof *sorted, by_size);
    return sorted[n / 2];
}

/* A band that begins 10 dB above its floor, up to where it comes down to that. At such a hop Hann's
 * windows squared are 1.5 for every sample, and negative frequencies have the other half of the
 * energy. */
static void weigh(struct rest *r, int b, int take) {
    enum { BEGIN = 6 };
    const double high = 10, low = 1.5, to_energy = 2 / (1.5 * r->length);
    const double *power = r->power[b], floor = floor_of(r, power);
    double highest = 0;
    for (int m = 0; m < r->frames; m++) {
        if (m < BEGIN)
            highest = fmax(highest, power[m]);
        else if (highest <= high * floor || power[m] < low * floor)
            break;
        double its = to_energy * fmax(0, power[m] - floor);
        r->band[b].energy[take] += its;
        r->band[b].first += its * (m - 1) * r->hop;
    }
    if (highest <= high * floor)
        r->band[b].energy[take] = 0;
    r->band[b].all += r->band[b].energy[take];
}

/* Without the modes that were found. */
static bool measure(struct rest *r, const struct learn_take *take, const struct learn_poles *poles,
                    int which) {
    double *x = malloc((size_t)take->count * sizeof *x);
    if (!x)
        return false;
    memcpy(x, take->x, (size_t)take->count * sizeof *x);
    for (int k = 0; k < poles->count; k++)
        learn_ring(x, take->count, poles->pole[k].log_z, phasor_scale(poles->pole[k].c, -1));
    r->frames = take->count / r->hop + 3 < FRAMES ? take->count / r->hop + 3 : FRAMES;
    for (int m = 0; m < r->frames; m++)
        frame(r, x, take->count, m);
    for (int b = 0; b < r->bands; b++)
        weigh(r, b, which);
    free(x);
    return true;
}

/* --- modes that stand for it --------------------------------------------------------------------
 */

static double sigma_of(const struct rest *r, const struct band *b) {
    const double shortest_s = .008, longest_s = 5;
    double sigma = b->all / (2 * fmax(b->first, b->all)); /* the mean time is a sample at least */
    return fmax(LEARN_LN_1000 / (longest_s * r->rate),
                fmin(LEARN_LN_1000 / (shortest_s * r->rate), sigma));
}

/* How much a band wants one more: first all that have some energy, the strongest first; then those
 * whose modes lie farthest apart for how wide they are. */
static double wants(const struct rest *r, const struct band *b, double all) {
    const double least = 1e-5, first = 1e6, close = 2;
    if (!(b->all > least * all))
        return 0;
    if (b->modes == 0)
        return first * (1 + b->all / all);
    double apart = (b->to - b->from) / (b->modes * sigma_of(r, b));
    return apart > close ? fmin(apart, first) : 0;
}

static void hand_out(struct rest *r, int most) {
    double all = 0;
    for (int b = 0; b < r->bands; b++)
        all += r->band[b].all;
    for (; most > 0; most--) {
        struct band *best = NULL;
        double need = 0;
        for (int b = 0; b < r->bands; b++) {
            double its = wants(r, r->band + b, all);
            if (its > need) {
                need = its;
                best = r->band + b;
            }
        }
        if (!best)
            return;
        best->modes++;
    }
}

/* Spread over the band, by the golden section from place to place: regular ones would beat in time
 * with each other. */
static void stand_in(const struct rest *r, const struct band *b, int take,
                     struct learn_poles *poles) {
    const double golden = .6180339887498949;
    for (int i = 0; i < b->modes; i++) {
        double turn = fmod((poles->count + 1) * golden, 1), sigma = sigma_of(r, b);
        double size = sqrt(4 * sigma * b->energy[take] / b->modes);
        double where = (i + .25 + .5 * turn) / b->modes, phase = 2 * LEARN_PI * fmod(7 * turn, 1);
        poles->pole[poles->count++] =
            (struct learn_pole){.log_z = {-sigma, b->from + where * (b->to - b->from)},
                                .c = {size * cos(phase), size * sin(phase)},
                                .stands = true};
    }
}

bool learn_rest(const struct learn_take *takes, struct learn_poles *const *poles, int n, int most) {
    struct rest *r = calloc(1, sizeof *r);
    bool good = r && rest_begin(r, takes->rate);
    for (int t = 0; good && t < n; t++)
        good = measure(r, takes + t, poles[t], t);
    if (good)
        hand_out(r, most);
    for (int t = 0; good && t < n; t++)
        for (int b = 0; b < r->bands; b++)
            stand_in(r, r->band + b, t, poles[t]);
    if (r)
        learn_turns_free(&r->turns);
    free(r);
    return good;
}
