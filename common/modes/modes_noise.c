/* SPDX-License-Identifier: BSD-3-Clause */
/* modes_noise.c: the level at a pickup while white noise drives the contact point; see modes.h. */
#include <math.h>
#include <stdlib.h>

#include "modes/modes.h"

/* A mode at the pickup after 1 N has been held for a sample: h[n] = Re(a z^(n - 1)), n >= 1. */
struct response {
    double a_re, a_im, z_re, z_im;
    double omega2, two_sigma;
};

/* The pickup at the ends of the first and of the second sample. */
static void first_two(const struct modes *m, int i, enum modes_out out, double h[2]) {
    const struct modes_step *sample = &m->step[modes_level(0)];
    double S = sample->S[i], b = sample->b[i], r = sample->r[i];
    double q = b, p = S; /* per unit of c F */
    for (int n = 0; n < 2; n++) {
        double g = -m->omega2[i] * q;
        h[n] = out == MODES_DISPLACEMENT ? q : out == MODES_VELOCITY ? p : g - m->two_sigma[i] * p;
        q += S * p + b * g;
        p += S * g - r * p;
    }
}

/* False: overdamped or rigid. */
static bool response_of(const struct modes *m, int i, enum modes_out out, double weight,
                        struct response *response) {
    double h[2], re = m->trace[i] / 2, im2 = -m->minus_det[i] - re * re;
    if (!(im2 > 0))
        return false;
    first_two(m, i, out, h);
    double im = sqrt(im2);
    *response = (struct response){.a_re = weight * h[0],
                                  .a_im = weight * (h[0] * re - h[1]) / im,
                                  .z_re = re,
                                  .z_im = im,
                                  .omega2 = m->omega2[i],
                                  .two_sigma = m->two_sigma[i]};
    return true;
}

/* Re((u_re + i u_im) / (1 - v_re - i v_im)) */
static double real_of_quotient(double u_re, double u_im, double v_re, double v_im) {
    double w = 1 - v_re;
    return (u_re * w - u_im * v_im) / (w * w + v_im * v_im);
}

/* sum over n >= 1 of h[n] k[n]: two geometric series, of z_h times conj(z_k) and of z_h z_k. */
static double product_sum(const struct response *h, const struct response *k) {
    double rr = h->a_re * k->a_re, ii = h->a_im * k->a_im, ir = h->a_im * k->a_re,
           ri = h->a_re * k->a_im;
    double zrr = h->z_re * k->z_re, zii = h->z_im * k->z_im, zir = h->z_im * k->z_re,
           zri = h->z_re * k->z_im;
    return (real_of_quotient(rr + ii, ir - ri, zrr + zii, zir - zri) +
            real_of_quotient(rr - ii, ir + ri, zrr - zii, zir + zri)) /
           2;
}

/* Modes whose resonances overlap are correlated: the two of a pair add in amplitude. Two that are
 * apart by d share (sigma / d)^2 of their variance. */
static bool overlap(const struct response *h, const struct response *k) {
    const double wide = 30; /* half bandwidths */
    double apart = h->omega2 - k->omega2, width = wide * (h->two_sigma + k->two_sigma) / 2;
    return apart * apart < width * width * 2 * (h->omega2 + k->omega2);
}

static double variance_of(const struct response *all, int count) {
    double variance = 0;
    for (int i = 0; i < count; i++) {
        variance += product_sum(&all[i], &all[i]);
        for (int j = 0; j < i; j++)
            if (overlap(&all[i], &all[j]))
                variance += 2 * product_sum(&all[i], &all[j]);
    }
    return variance;
}

bool modes_noise_gain(const struct modes *m, enum modes_out out, int pickup, double *gain) {
    const double *row = m->pickup + pickup * m->hammer_end;
    struct response *all = malloc(((size_t)m->output_end + 1) * sizeof *all);
    double at_once = 0; /* of an acceleration, in the sample of the force itself */
    int count = 0;
    bool undamped = false;
    if (!all)
        return false;
    for (int i = 0; i < m->output_end; i++) {
        double weight = row[i] * m->c[i];
        at_once += out == MODES_ACCELERATION ? weight : 0;
        undamped |= weight != 0 && !(m->two_sigma[i] > 0);
        if (weight != 0)
            count += response_of(m, i, out, weight, &all[count]);
    }
    *gain = sqrt(variance_of(all, count) + at_once * at_once);
    free(all);
    return !undamped;
}
