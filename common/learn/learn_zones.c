/* SPDX-License-Identifier: BSD-3-Clause */
/* learn_zones.c: the parts of the spectrum above the noise. */
#include <stdlib.h>

#include "learn/learn_parts.h"

static const double lowest_hz = 20, highest_hz = 16500;

/* Power of x[0] ... x[4 length - 1] under a Hann window, zero-padded: bins of rate / (8 length). */
static void spectrum(const struct learn_turns *turns, const double *x, int length, double *re,
                     double *im, const struct learn_watch *watch) {
    const int data = 4 * length, size = 2 * data;
    for (int n = 0; n < size; n++) {
        re[n] = n < data ? (.5 - .5 * cos(2 * PI * n / data)) * x[n] : 0;
        im[n] = 0;
    }
    if (learn_stopped(watch))
        return;
    learn_fourier(turns, re, im, size);
    for (int k = 0; k <= size / 2; k++)
        re[k] = re[k] * re[k] + im[k] * im[k];
}

/* The element of that rank in sorted order (Hoare's quickselect). */
static double ranked(double *a, int count, int rank) {
    int low = 0, high = count - 1;
    while (low < high) {
        double pivot = a[low + (high - low) / 2];
        int i = low, j = high;
        while (i <= j) {
            while (a[i] < pivot)
                i++;
            while (a[j] > pivot)
                j--;
            if (i <= j) {
                double was = a[i];
                a[i++] = a[j];
                a[j--] = was;
            }
        }
        if (rank <= j)
            high = j;
        else if (rank >= i)
            low = i;
        else
            break;
    }
    return a[rank];
}

/* The mean power of noise, from the median over a quarter of an octave on both sides: the median of
 * noise is ln 2 times its mean. It varies slowly, so it is computed every eighth of an octave. */
static double floor_around(const double *power, int bins, int k, double *room) {
    const double reach = exp2(.25), median_of_mean = .69;
    const int more = 12;
    int from = (int)(k / reach) - more, to = (int)(k * reach) + more;
    from = from < 1 ? 1 : from;
    to = to > bins - 1 ? bins - 1 : to;
    int count = 0;
    for (int i = from; i <= to; i++)
        room[count++] = power[i];
    return ranked(room, count, count / 2) / median_of_mean;
}

static int by_power(const void *a, const void *b) {
    double x = ((const struct learn_zone *)a)->power, y = ((const struct learn_zone *)b)->power;
    return (x < y) - (x > y);
}

/* A peak at bin k of the spectrum lies in the zone around window bin 2 round(k / 16). */
static int collect(const double *power, int bins, int first, int last, double above, double least,
                   double *room, struct learn_zone *zones, int most) {
    const double step = exp2(.125);
    int count = 0, renewed = 0;
    double floor = 0;
    for (int k = first; k <= last; k++) {
        if (k >= renewed) {
            floor = floor_around(power, bins, k, room);
            renewed = (int)(k * step) + 1;
        }
        if (power[k] < power[k - 1] || power[k] <= power[k + 1] || power[k] < above * floor ||
            power[k] < least)
            continue;
        int bin = 2 * ((k + 8) / 16);
        if (count && zones[count - 1].bin == bin)
            zones[count - 1].power = fmax(zones[count - 1].power, power[k]);
        else if (count < most)
            zones[count++] = (struct learn_zone){bin, power[k]};
    }
    return count;
}

int learn_zones(const struct learn_turns *turns, const double *x, int length, double rate,
                double above, double *room, struct learn_zone *zones,
                const struct learn_watch *watch) {
    const double below_top = pow(10, -6.5);
    const int bins = 4 * length;
    double *power = room, *im = room + 8 * length, top = 0;
    struct learn_zone all[LEARN_ZONES * 8];
    spectrum(turns, x, length, power, im, watch);
    if (learn_stopped(watch))
        return 0;
    int first = (int)(lowest_hz * 2 * bins / rate), last = (int)(highest_hz * 2 * bins / rate);
    first = first < 1 ? 1 : first;
    last = last > bins - 1 ? bins - 1 : last;
    for (int k = first; k <= last; k++)
        top = fmax(top, power[k]);
    int count = collect(power, bins, first, last, above, top * below_top, im, all, LEARN_ZONES * 8);
    qsort(all, (size_t)count, sizeof *all, by_power);
    count = count < LEARN_ZONES ? count : LEARN_ZONES;
    for (int i = 0; i < count; i++)
        zones[i] = all[i];
    return count;
}
