/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_parts.h: what the files of learn.h share among themselves. */
#ifndef KNOCK_LEARN_PARTS_H
#define KNOCK_LEARN_PARTS_H

#include "learn/learn.h"
#include "learn/learn_linear.h"

#define LEARN_PI      3.14159265358979323846
#define LEARN_LN_1000 6.907755278982137

enum {
    LEARN_POLES = 2 * LEARN_MODES, /* before the most audible ones are chosen */
    LEARN_SCALES = 6,              /* window lengths, each half as long as the one before */
    LEARN_HOPS = 8,                /* per window */
    LEARN_ZONES = 300              /* at a scale, at most */
};

/* How strict to be. */
struct learn_care {
    double F;       /* what a mode must gain, by an F-test of 4 and the remaining freedoms */
    double above;   /* power of a peak over the noise floor */
    double windows; /* T60 of a mode in window lengths, at least */
    double late;    /* s: what rings freely begins at most so late after the onset */
};

/* --- what `watch` says --- */

static inline bool learn_goes_on(const struct learn_watch *watch, double done) {
    return !watch || !watch->go_on || watch->go_on(watch->who, done);
}

/* Asked where some ms may have passed; what is half done then is of no use to anybody. */
static inline bool learn_stopped(const struct learn_watch *watch) {
    return watch && watch->stopped && watch->stopped(watch->who);
}

/* --- learn_recording.c --- */

/* What rings freely, the mean taken away. */
struct learn_recording {
    double *x;
    int count;
    double rate;
    int onset, start; /* samples into the recording; x[0] is sample `start` */
    int clipped;      /* samples before the start that would ring freely, were they not clipped */
    double peak;      /* of the recording */
};

/* False: there is none, or it was stopped. To be freed in either case. */
bool learn_take_new(struct learn_recording *take, const struct learn_sound *sound, double late,
                    const struct learn_watch *watch);
void learn_take_free(struct learn_recording *take);

/* --- a mode while it is sought: Re c z^n from the take's first sample on --- */

struct learn_pole {
    struct phasor log_z; /* per sample: -sigma / rate + i omega / rate */
    struct phasor c;
    bool is_filler; /* for noise; see learn_residual.c */
};

struct learn_poles {
    int count, most;
    struct learn_pole pole[LEARN_POLES];
};

static inline double pole_decay(const struct learn_pole *p, double rate) {
    return LEARN_LN_1000 / (-p->log_z.re * rate);
}

static inline double pole_freq(const struct learn_pole *p, double rate) {
    return p->log_z.im * rate / (2 * LEARN_PI);
}

/* The energy it has in all, but for a factor. */
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

/* The window of each length that is a power of two, Blackman and Harris's of four terms. */
struct learn_windows {
    int most;
    double *w; /* [L + n], n < L */
};
bool learn_windows_new(struct learn_windows *t, int most, const struct learn_watch *watch);
void learn_windows_free(struct learn_windows *t);

/* W = sum w[n] e^(n log_q) */
struct phasor learn_window_sum(int length, struct phasor log_q);
/* The band of one frequency, wc in rad a sample. table: room for 2 length. */
void learn_band_at(const struct learn_windows *t, const double *x, int length, int hop, int n,
                   double wc, double *table, struct learn_band *band);
/* Adds a mode to a band: c is its amplitude where the band's first window begins. */
void learn_band_add(struct learn_band *band, int length, int hop, double wc, struct phasor log_z,
                    struct phasor c);
/* x[n] += Re c z^n */
void learn_ring(double *x, int count, struct phasor log_z, struct phasor c);

/* --- learn_zones.c --- */

struct learn_zone {
    int bin;      /* of the window's spectrum: its middle */
    double power; /* of its highest peak */
};

/* Zones of two bins of a window of `length` in which the spectrum of x[0] ... x[4 length - 1] has
 * a peak, the highest first; returns how many. room: for 16 length numbers. */
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
    double freedoms; /* real numbers in the band that are independent of each other */
    double energy;   /* of the band */
    double F;
    struct learn_tall tall;
};

/* length: of the band's windows. */
void learn_fitter_begin(struct learn_fitter *f, const struct learn_band *band, int length, int hop);
/* From nothing: poles are added while each gains enough. */
void learn_fit_greedy(struct learn_fitter *f, struct learn_fit *fit);
/* Gauss and Newton from fit->log_z; c and error come out. */
void learn_fit_refine(struct learn_fitter *f, struct learn_fit *fit, int steps);
/* Takes away what does not pass; kept[i] is the place that pole i had before. */
void learn_fit_prune(struct learn_fitter *f, struct learn_fit *fit, int *kept);

/* --- learn_scales.c, learn_polish.c --- */

/* What all of them work with. */
struct learn_work {
    const struct learn_recording *take;
    struct learn_care care;
    const struct learn_watch *watch;
    double *residual; /* the take without the poles found */
    int longest;      /* window */
    struct learn_turns turns;
    struct learn_windows windows;
    struct learn_fitter *fitter;
    struct learn_band *bands; /* LEARN_ZONES */
    double *room;             /* 16 longest */
};

/* False: it was stopped. */
bool learn_scales(struct learn_work *work, struct learn_poles *poles);
bool learn_polish(struct learn_work *work, struct learn_poles *poles, int sweeps);

/* --- learn_amplitudes.c --- */

/* c of all poles, so that the takes are met best; then what is heard least is left out, a fifth at
 * a time and all found anew, until `modes` are left. n = 1 or 2 takes: of two, poles[0] and
 * poles[1] differ in c alone. False: no memory, or it was stopped. */
bool learn_choose(const struct learn_recording *takes, struct learn_poles *const *poles, int n,
                  int modes, const struct learn_watch *watch);
/* dB: what the poles leave of the energy of the first half second. */
double learn_error(const struct learn_recording *take, const struct learn_poles *poles,
                   const struct learn_watch *watch);

/* --- learn_residual.c --- */

/* Adds at most so many poles that stand for what the others leave and what dies away; the same in
 * all takes, but for c. False: no memory, or it was stopped. */
bool learn_residual(const struct learn_recording *takes, struct learn_poles *const *poles, int n,
                    int most, const struct learn_watch *watch);

#endif
