/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_scales.c: modes from long windows to short ones; each is subtracted before the next scale.
 *
 * At a scale one sliding Fourier transform gives all zones: its window and hop make each bin a
 * band. A mode that is found is subtracted from the remaining bands in closed form, and from the
 * sound at the end of the scale.
 */
#include <string.h>

#include "learn/learn_parts.h"

/* One scale: windows of `length` from sample `from` on. */
struct scale {
    int length, hop, from, frames;
    int zones;
    struct learn_zone zone[LEARN_ZONES];
    int first; /* index of its first pole */
};

static double bin_omega(const struct scale *s, int bin) { return 2 * PI * bin / s->length; }

/* Two frames as one complex signal: X1 = (Z[k] + Z*[-k]) / 2, X2 = (Z[k] - Z*[-k]) / 2i; and the
 * phase of the band, e^(-i wc m hop), which is a multiple of 45 degrees. */
static void frame_pair(struct learn_work *work, const struct scale *s, int m) {
    const int length = s->length;
    const double *w = work->windows.w + length, *x = work->residual + s->from + m * s->hop;
    double *re = work->room, *im = work->room + length;
    bool second = m + 1 < s->frames;
    for (int n = 0; n < length; n++) {
        re[n] = w[n] * x[n];
        im[n] = second ? w[n] * x[n + s->hop] : 0;
    }
    learn_fourier(&work->turns, re, im, length);
    for (int z = 0; z < s->zones; z++) {
        int k = s->zone[z].bin, mirror = (length - k) % length;
        struct phasor a = {re[k], im[k]}, b = {re[mirror], -im[mirror]};
        struct phasor one = phasor_scale(phasor_add(a, b), .5), dif = phasor_sub(a, b);
        struct phasor two = {dif.im / 2, -dif.re / 2};
        for (int i = 0; i < 1 + second; i++) {
            int eighths = (int)((long)k * (m + i) % LEARN_HOPS);
            struct phasor turn = phasor_exp((struct phasor){0, -PI / 4 * eighths});
            struct phasor b_m = phasor_mul(i ? two : one, turn);
            work->bands[z].re[m + i] = b_m.re;
            work->bands[z].im[m + i] = b_m.im;
        }
    }
}

static void fill_bands(struct learn_work *work, const struct scale *s) {
    for (int z = 0; z < s->zones; z++)
        work->bands[z].n = s->frames;
    for (int m = 0; m < s->frames && !learn_stopped(work->watch); m += 2)
        frame_pair(work, s, m);
}

/* --- the poles that are modes ----------------------------------------------------------------- */

/* True if another zone of this scale has practically the same pole. */
static bool is_known(const struct learn_poles *poles, int first, int last,
                     const struct learn_pole *p) {
    const double same = .3; /* of sigma */
    for (int i = first; i < last; i++) {
        struct phasor apart = phasor_sub(poles->pole[i].log_z, p->log_z);
        if (sqrt(phasor_norm(apart)) < same * -p->log_z.re)
            return true;
    }
    return false;
}

static bool is_mode(const struct learn_work *work, const struct scale *s, int bin,
                    const struct learn_pole *p) {
    const double within = 1.12 /* bins */, longest_s = 40, lowest_hz = 20, highest_hz = 16500;
    const double loudest = 20; /* of the recording's peak */
    const double rate = work->take->rate;
    double off = (p->log_z.im - bin_omega(s, bin)) * s->length / (2 * PI);
    if (fabs(off) > within || p->log_z.re >= 0)
        return false;
    double decay = pole_decay(p, rate), freq = pole_freq(p, rate);
    return decay >= work->thresholds.windows * s->length / rate && decay <= longest_s &&
           freq > lowest_hz && freq < highest_hz && freq < .48 * rate &&
           phasor_norm(p->c) <= loudest * loudest * work->take->peak * work->take->peak;
}

/* Converts from hops to samples, with c at the first sample of the recording. */
static struct learn_pole pole_of(const struct scale *s, int bin, struct phasor log_z,
                                 struct phasor c) {
    const double wc = bin_omega(s, bin);
    struct learn_pole p = {.log_z = {log_z.re / s->hop, log_z.im / s->hop + wc}};
    struct phasor log_q = {p.log_z.re, log_z.im / s->hop};
    struct phasor at_first = phasor_div(phasor_scale(c, 2), learn_window_sum(s->length, log_q));
    p.c = phasor_mul(at_first, phasor_power(p.log_z, -s->from));
    return p;
}

/* Subtracts a mode from the bands that follow. Its image at negative frequency counts too, because
 * the window's sidelobes are above some noise floors. */
static void take_out(struct learn_work *work, const struct scale *s, int zone,
                     const struct learn_pole *p) {
    struct phasor c = phasor_mul(p->c, phasor_power(p->log_z, s->from));
    struct phasor less = phasor_scale(c, -1);
    for (int z = zone + 1; z < s->zones; z++) {
        double wc = bin_omega(s, s->zone[z].bin);
        learn_band_add(work->bands + z, s->length, s->hop, wc, p->log_z, less);
        learn_band_add(work->bands + z, s->length, s->hop, wc, phasor_conj(p->log_z),
                       phasor_conj(less));
    }
}

static void search_zone(struct learn_work *work, const struct scale *s, int zone,
                        struct learn_poles *poles) {
    struct learn_fit fit;
    const int bin = s->zone[zone].bin, known = poles->count;
    learn_fitter_begin(work->fitter, work->bands + zone, s->length, s->hop);
    learn_fit_greedy(work->fitter, &fit);
    for (int k = 0; k < fit.poles && poles->count < poles->most; k++) {
        struct learn_pole p = pole_of(s, bin, fit.log_z[k], fit.c[k]);
        if (!is_mode(work, s, bin, &p) || is_known(poles, s->first, known, &p))
            continue;
        poles->pole[poles->count++] = p;
        take_out(work, s, zone, &p);
    }
}

/* --- a scale ---------------------------------------------------------------------------------- */

/* The shortest windows begin at once, longer ones after most of the faster modes have decayed. */
static bool scale_begin(struct learn_work *work, struct scale *s, int length, bool shortest) {
    const int span = 12; /* windows */
    const int all = work->take->count;
    s->length = length;
    s->hop = length / LEARN_HOPS;
    s->from = shortest ? 0 : 6 * length / 10;
    if (s->from + 4 * length > all)
        return false;
    int data = all - s->from < span * length ? all - s->from : span * length;
    s->frames = (data - length) / s->hop + 1;
    s->zones = learn_zones(&work->turns, work->residual + s->from, length, work->take->rate,
                           work->thresholds.above, work->room, s->zone, work->watch);
    return true;
}

bool learn_scales(struct learn_work *work, struct learn_poles *poles) {
    struct scale s;
    for (int i = 0; i < LEARN_SCALES; i++) {
        if (!scale_begin(work, &s, work->longest >> i, i == LEARN_SCALES - 1))
            continue;
        fill_bands(work, &s);
        s.first = poles->count;
        for (int z = 0; z < s.zones && poles->count < poles->most; z++) {
            if (!learn_goes_on(work->watch, (i + (double)z / s.zones) / LEARN_SCALES))
                return false;
            search_zone(work, &s, z, poles);
        }
        for (int k = s.first; k < poles->count && !learn_stopped(work->watch); k++)
            learn_ring(work->residual, work->take->count, poles->pole[k].log_z,
                       phasor_scale(poles->pole[k].c, -1));
    }
    return !learn_stopped(work->watch);
}
