/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_parts.h: shared by the files of learn.h. */
#ifndef KNOCK_LEARN_PARTS_H
#define KNOCK_LEARN_PARTS_H

#include "base/constants.h"
#include "learn/learn.h"
#include "learn/learn_linear.h"

enum {
    LEARN_POLES = 2 * LEARN_MODES, /* before the choice of the most audible ones */
    LEARN_SCALES = 6,              /* window lengths, each half of the one before */
    LEARN_HOPS = 8,                /* per window */
    LEARN_ZONES = 300              /* at most, at one scale */
};

/* Thresholds. */
struct learn_thresholds {
    double F; /* least gain of a mode by the F-test, with 4 and the remaining degrees of freedom */
    double above;   /* least power of a peak over the noise floor */
    double windows; /* least T60 of a mode in window lengths */
    double late;    /* s: latest start of the free ringing after the onset */
};

/* --- watch --- */

static inline bool learn_goes_on(const struct learn_watch *watch, double done) {
    return !watch || !watch->go_on || watch->go_on(watch->who, done);
}

/* Asked every few ms; partial results are then discarded. */
static inline bool learn_stopped(const struct learn_watch *watch) {
    return watch && watch->stopped && watch->stopped(watch->who);
}

/* --- learn_recording.c --- */

/* The part that rings freely, with its mean removed. */
struct learn_recording {
    double *x;
    int count;
    double rate;
    int onset, start; /* samples from the start of the recording; x[0] is sample `start` */
    int clipped;      /* freely ringing samples before the start that are left out as clipped */
    double peak;      /* of the recording */
};

/* False: no such part, or stopped. Free it in either case. */
bool learn_recording_new(struct learn_recording *take, const struct learn_sound *sound, double late,
                         const struct learn_watch *watch);
void learn_recording_free(struct learn_recording *take);

/* --- a mode during the search: Re c z^n from the first sample on --- */

struct learn_pole {
    struct phasor log_z; /* per sample: -sigma / rate + i omega / rate */
    struct phasor c;
    bool is_filler; /* a filler for noise; see learn_residual.c */
};

struct learn_poles {
    int count, most;
    struct learn_pole pole[LEARN_POLES];
};

static inline double pole_decay(const struct learn_pole *p, double rate) {
    return LN_1000 / (-p->log_z.re * rate);
}

static inline double pole_freq(const struct learn_pole *p, double rate) {
    return p->log_z.im * rate / (2 * PI);
}

/* Its total energy, up to a constant factor. */
static inline double pole_energy(const struct learn_pole *p) {
    return phasor_norm(p->c) / -p->log_z.re;
}

/* --- learn_bands.c --- */

/* A slow complex signal around a frequency: b[m] = sum_n w[n] x[m hop + n] e^(-i wc (m hop + n)),
 * in which a mode is (c/2) W(z e^(-i wc)) (z e^(-i wc))^(m hop). */
struct learn_band {
    int n;
    double re[LEARN_ROWS], im[LEARN_ROWS];
};

/* The window of each length that is a power of two: Blackman-Harris, four terms. */
struct learn_windows {
    int most;
    double *w; /* [L + n], n < L */
};
bool learn_windows_new(struct learn_windows *t, int most, const struct learn_watch *watch);
void learn_windows_free(struct learn_windows *t);

/* W = sum w[n] e^(n log_q) */
struct phasor learn_window_sum(int length, struct phasor log_q);
/* The band at one frequency, wc in rad per sample. table: room for 2 length numbers. */
void learn_band_at(const struct learn_windows *t, const double *x, int length, int hop, int n,
                   double wc, double *table, struct learn_band *band);
/* Adds a mode to a band; c is its amplitude at the start of the band's first window. */
void learn_band_add(struct learn_band *band, int length, int hop, double wc, struct phasor log_z,
                    struct phasor c);
/* x[n] += Re c z^n */
void learn_ring(double *x, int count, struct phasor log_z, struct phasor c);

/* --- learn_zones.c --- */

struct learn_zone {
    int bin;      /* middle, in bins of the window's spectrum */
    double power; /* of its highest peak */
};

/* Zones of two bins of a window of `length` in which the spectrum of x[0] ... x[4 length - 1] has a
 * peak, the highest first; returns their number. room: for 16 length numbers. */
int learn_zones(const struct learn_turns *turns, const double *x, int length, double rate,
                double above, double *room, struct learn_zone *zones,
                const struct learn_watch *watch);

/* --- learn_fit.c --- */

enum { LEARN_FIT = LEARN_COLUMNS / 2 }; /* poles in a band at most */

struct learn_fit {
    int poles;
    struct phasor log_z[LEARN_FIT], c[LEARN_FIT]; /* per hop; at the band's start */
    double error;                                 /* sum |b - sum c z^m|^2 */
};

struct learn_fitter {
    const struct learn_band *band;
    const struct learn_turns *turns;
    double freedoms; /* independent real numbers in the band */
    double energy;   /* of the band */
    double F;
    struct learn_tall tall;
};

/* length: of the band's windows. */
void learn_fitter_begin(struct learn_fitter *f, const struct learn_band *band, int length, int hop);
/* Starts without poles and adds poles while each gains enough. */
void learn_fit_greedy(struct learn_fitter *f, struct learn_fit *fit);
/* Gauss-Newton from fit->log_z; sets c and error. */
void learn_fit_refine(struct learn_fitter *f, struct learn_fit *fit, int steps);
/* Removes poles that fail the F-test; kept[i] is the former index of pole i. */
void learn_fit_prune(struct learn_fitter *f, struct learn_fit *fit, int *kept);

/* --- learn_scales.c, learn_polish.c --- */

/* Workspace of all stages. */
struct learn_work {
    const struct learn_recording *take;
    struct learn_thresholds thresholds;
    const struct learn_watch *watch;
    double *residual; /* the recording less the poles found */
    int longest;      /* longest window */
    struct learn_turns turns;
    struct learn_windows windows;
    struct learn_fitter *fitter;
    struct learn_band *bands; /* LEARN_ZONES */
    double *room;             /* 16 longest */
};

/* False: stopped. */
bool learn_scales(struct learn_work *work, struct learn_poles *poles);
bool learn_polish(struct learn_work *work, struct learn_poles *poles, int sweeps);

/* --- learn_amplitudes.c --- */

/* Fits c of all poles to the recordings by least squares; then removes the least audible, a fifth
 * at a time with a new fit after each, until `modes` are left. n = 1 or 2 recordings; poles[0] and
 * poles[1] differ in c alone. False: out of memory, or stopped. */
bool learn_choose(const struct learn_recording *takes, struct learn_poles *const *poles, int n,
                  int modes, const struct learn_watch *watch);
/* dB: residual over energy, in the first half second. */
double learn_error(const struct learn_recording *take, const struct learn_poles *poles,
                   const struct learn_watch *watch);

/* --- learn_residual.c --- */

/* Adds at most `most` fillers for the decaying residual of the other poles; the same in all
 * recordings, except for c. False: out of memory, or stopped. */
bool learn_residual(const struct learn_recording *takes, struct learn_poles *const *poles, int n,
                    int most, const struct learn_watch *watch);

#endif
