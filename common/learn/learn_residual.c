/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_residual.c: the decaying part that no mode explains: the noise of the impact, and modes
 * that are too close and too short to be resolved. Its energy and decay are measured in bands of a
 * third of an octave; then a few filler modes per band approximate it, as far as there is room. In
 * many sounds it decays in two stages: the impact, and a weaker ringing below it.
 *
 * The mean time of energy that decays as e^(-2 sigma t) is 1 / (2 sigma), and a damped sinusoid of
 * amplitude a has the energy a^2 / (4 sigma), time in samples. Noise at a constant level comes from
 * the room and is left out.
 */
#include <stdlib.h>
#include <string.h>

#include "learn/learn_parts.h"

enum { BANDS = 64, FRAMES = 528, LENGTH = 8192, STAGES = 2, FIRST = 1 /* frame at sample 0 */ };

struct stage {
    double energy; /* of all recordings */
    double sigma;  /* 1 / sample */
    int modes;     /* fillers for it */
};

struct band {
    double from, to;     /* rad per sample */
    double energy[2];    /* of each recording */
    double dies[FRAMES]; /* energy of both, frame by frame */
    struct stage stage[STAGES];
};

struct residual {
    const struct learn_watch *watch;
    int length, hop, bands, frames;
    double rate;
    struct learn_turns turns;
    struct band band[BANDS];
    double power[BANDS][FRAMES], re[LENGTH], im[LENGTH];
};

/* --- bands ------------------------------------------------------------------------------------ */

/* Windows of some 20 ms; bands of a third of an octave, but no narrower than two bins. */
static bool residual_begin(struct residual *r, double rate, const struct learn_watch *watch) {
    const double lowest_hz = 60, highest_hz = fmin(16000, .45 * rate), third = .26, window_s = .021;
    r->watch = watch;
    r->rate = rate;
    for (r->length = 64; 2 * r->length <= 1.5 * window_s * rate; r->length *= 2)
        ;
    r->hop = r->length / 4;
    const double narrowest = 2 * rate / r->length, omega = 2 * PI / rate;
    double f = lowest_hz;
    while (f < highest_hz && r->bands < BANDS) {
        double to = f + fmax(narrowest, third * f);
        r->band[r->bands++] = (struct band){.from = f * omega, .to = to * omega};
        f = to;
    }
    return learn_turns_new(&r->turns, r->length);
}

/* Frames of a Hann window, a quarter of a window apart: their mean time is that of the signal. The
 * first is centred one hop before the first sample. */
static void frame(struct residual *r, const double *x, int count, int m) {
    const int length = r->length, from = (m - 3) * r->hop;
    for (int n = 0; n < length; n++) {
        bool inside = from + n >= 0 && from + n < count;
        r->re[n] = inside ? (.5 - .5 * cos(2 * PI * n / length)) * x[from + n] : 0;
        r->im[n] = 0;
    }
    learn_fourier(&r->turns, r->re, r->im, length);
    const double bin = 2 * PI / length;
    for (int b = 0, k = 1; b < r->bands; b++) {
        r->power[b][m] = 0;
        for (; k * bin < r->band[b].to; k++)
            if (k * bin >= r->band[b].from)
                r->power[b][m] += r->re[k] * r->re[k] + r->im[k] * r->im[k];
    }
}

/* --- decay ------------------------------------------------------------------------------------ */

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* The constant level of the last quarter: its median. */
static double floor_of(const struct residual *r, const double *power) {
    double sorted[FRAMES];
    int n = r->frames / 4 + 1;
    memcpy(sorted, power + r->frames - n, (size_t)n * sizeof *sorted);
    qsort(sorted, (size_t)n, sizeof *sorted, by_size);
    return sorted[n / 2];
}

/* The band's energy from 10 dB above its floor down to the floor. At this hop the squared Hann
 * windows sum to 1.5 at every sample, and negative frequencies have the other half of the energy.
 */
static void weigh(struct residual *r, int b, int take) {
    enum { BEGIN = 6 };
    const double high = 10, low = 1.5, to_energy = 2 / (1.5 * r->length);
    const double *power = r->power[b], floor = floor_of(r, power);
    double highest = 0;
    for (int m = 0; m < BEGIN && m < r->frames; m++)
        highest = fmax(highest, power[m]);
    if (highest <= high * floor)
        return;
    for (int m = 0; m < r->frames && (m < BEGIN || power[m] >= low * floor); m++) {
        double its = to_energy * fmax(0, power[m] - floor);
        r->band[b].energy[take] += its;
        r->band[b].dies[m] += its;
    }
}

/* The recording without the modes that were found. */
static bool measure(struct residual *r, const struct learn_recording *take,
                    const struct learn_poles *poles, int which) {
    double *x = malloc((size_t)take->count * sizeof *x);
    if (!x)
        return false;
    memcpy(x, take->x, (size_t)take->count * sizeof *x);
    for (int k = 0; k < poles->count && !learn_stopped(r->watch); k++)
        learn_ring(x, take->count, poles->pole[k].log_z, phasor_scale(poles->pole[k].c, -1));
    r->frames = take->count / r->hop + 3 < FRAMES ? take->count / r->hop + 3 : FRAMES;
    for (int m = 0; m < r->frames && !learn_stopped(r->watch); m++)
        frame(r, x, take->count, m);
    for (int b = 0; b < r->bands; b++)
        weigh(r, b, which);
    free(x);
    return !learn_stopped(r->watch);
}

/* --- stages ----------------------------------------------------------------------------------- */

static double sigma_of(const struct residual *r, double mean) {
    const double shortest_s = .008, longest_s = 5;
    return fmax(LN_1000 / (longest_s * r->rate),
                fmin(LN_1000 / (shortest_s * r->rate), 1 / (2 * fmax(1, mean))));
}

/* The energy from frame `begin` on, and its mean time from there. */
static double energy_from(const struct residual *r, const struct band *b, int begin, double *mean) {
    double all = 0, first = 0;
    for (int m = begin; m < r->frames; m++) {
        all += b->dies[m];
        first += b->dies[m] * (m - begin) * r->hop;
    }
    *mean = all > 0 ? first / all : 0;
    return all;
}

/* The decay of the last part of the energy is extrapolated to the beginning. The energy above that
 * is the first stage, if it decays at least twice as fast. False: there is no second stage. */
static bool split(const struct residual *r, const struct band *b, double last,
                  struct stage *stage) {
    const double faster = 2;
    double mean, late, all = energy_from(r, b, 0, &mean), left = all;
    int begin = 0;
    while (begin < r->frames && left > last * all)
        left -= b->dies[begin++];
    double tail = energy_from(r, b, begin, &late), sigma = sigma_of(r, late);
    tail *= exp(2 * sigma * (begin - FIRST) * r->hop);
    double above = all * (mean - FIRST * r->hop) - tail / (2 * sigma);
    if (!(tail > 0 && tail < all && above > 0))
        return false;
    stage[0] = (struct stage){.energy = all - tail, .sigma = sigma_of(r, above / (all - tail))};
    stage[1] = (struct stage){.energy = tail, .sigma = sigma};
    return stage[0].sigma > faster * sigma;
}

/* Distance of the stages from the measurement, as perceived: in dB, squared. */
static double distance_of(const struct residual *r, const struct band *b,
                          const struct stage *stage) {
    double sum = 0;
    for (int m = FIRST; m < r->frames; m++) {
        double theirs = 0;
        for (int i = 0; i < STAGES; i++)
            theirs +=
                stage[i].energy * stage[i].sigma * exp(-2 * stage[i].sigma * (m - FIRST) * r->hop);
        double off = b->dies[m] > 0 ? log(2 * r->hop * theirs / b->dies[m]) : 0;
        sum += off * off;
    }
    return sum;
}

/* One stage, or two if they fit better. */
static void find_stages(const struct residual *r, struct band *b) {
    static const double last[] = {.3, .15, .07, .03, .015, .007};
    double mean, energy = energy_from(r, b, 0, &mean);
    b->stage[0] = (struct stage){energy, sigma_of(r, mean - FIRST * r->hop), 0};
    double nearest = distance_of(r, b, b->stage);
    for (unsigned i = 0; energy > 0 && i < sizeof last / sizeof *last; i++) {
        struct stage two[STAGES];
        double its = split(r, b, last[i], two) ? distance_of(r, b, two) : HUGE_VAL;
        if (its < nearest) {
            memcpy(b->stage, two, sizeof two);
            nearest = its;
        }
    }
}

/* --- fillers ---------------------------------------------------------------------------------- */

/* Priority of a stage for one more filler. All stages with some energy come first, the strongest
 * first; then those whose fillers lie farthest apart relative to their width, with slight
 * preference for the stronger. */
static double priority_of(const struct band *b, const struct stage *s, double all) {
    const double least = 1e-5, first = 1e6, close = 2, stronger = .25;
    if (!(s->energy > least * all))
        return 0;
    if (s->modes == 0)
        return first * (1 + s->energy / all);
    double apart = (b->to - b->from) / (s->modes * s->sigma);
    return apart > close ? fmin(apart * pow(s->energy / all, stronger), first) : 0;
}

static void assign_modes(struct residual *r, int most) {
    double all = 0;
    for (int b = 0; b < r->bands && !learn_stopped(r->watch); b++) {
        find_stages(r, r->band + b);
        all += r->band[b].energy[0] + r->band[b].energy[1];
    }
    for (; most > 0; most--) {
        struct stage *best = NULL;
        double need = 0;
        for (int i = 0; i < r->bands * STAGES; i++) {
            struct stage *s = r->band[i / STAGES].stage + i % STAGES;
            double its = priority_of(r->band + i / STAGES, s, all);
            if (its > need) {
                need = its;
                best = s;
            }
        }
        if (!best)
            return;
        best->modes++;
    }
}

/* Frequencies are spread over the band by the golden section: even spacing would make the fillers
 * beat in unison. */
static void add_fillers(const struct band *b, const struct stage *s, int take,
                        struct learn_poles *poles) {
    const double golden = .6180339887498949;
    for (int i = 0; i < s->modes; i++) {
        double energy = s->energy * b->energy[take] / (b->energy[0] + b->energy[1]);
        double size = sqrt(4 * s->sigma * energy / s->modes);
        double turn = fmod((poles->count + 1) * golden, 1), phase = 2 * PI * fmod(7 * turn, 1);
        double where = (i + .25 + .5 * turn) / s->modes;
        poles->pole[poles->count++] =
            (struct learn_pole){.log_z = {-s->sigma, b->from + where * (b->to - b->from)},
                                .c = {size * cos(phase), size * sin(phase)},
                                .is_filler = true};
    }
}

bool learn_residual(const struct learn_recording *takes, struct learn_poles *const *poles, int n,
                    int most, const struct learn_watch *watch) {
    struct residual *r = calloc(1, sizeof *r);
    bool good = r && residual_begin(r, takes->rate, watch);
    for (int t = 0; good && t < n; t++)
        good = measure(r, takes + t, poles[t], t);
    if (good)
        assign_modes(r, most);
    for (int t = 0; good && t < n; t++)
        for (int i = 0; i < r->bands * STAGES; i++)
            add_fillers(r->band + i / STAGES, r->band[i / STAGES].stage + i % STAGES, t, poles[t]);
    if (r)
        learn_turns_free(&r->turns);
    free(r);
    return good;
}
