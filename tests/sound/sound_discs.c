/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_discs.c: gongs and cymbals, played by the engine: a cymbal's centroid after a strike beside
 * VSCO 2 CE's susCymb1 under a soft mallet, glides beside Rossing and Fletcher's, and drumheads by
 * von Karman. */
#include "sound/sound_discs.h"

#include <stdio.h>

#include "support/disc.h"
#include "support/strike.h"

enum { RATE = 44100, FRAME = 1024, CENTROIDS = 5 };
static double sound[2 * RATE];

/* Hz, weighted by magnitude, over .1 s under Hann windows; [AR04]. */
static double centroid(const double *from) {
    static double cosine[FRAME];
    double mean = 0;
    for (int n = 0; n < FRAME; n++)
        cosine[n] = cos(2 * acos(-1) * n / FRAME);
    for (int frame = 0; frame < 4; frame++, from += FRAME) {
        double sum = 0, moment = 0;
        for (int k = 1; k < FRAME / 2; k++) {
            double re = 0, im = 0;
            for (int n = 0; n < FRAME; n++) {
                double x = from[n] * (1 - cosine[n]);
                re += x * cosine[k * n % FRAME];
                im += x * cosine[(k * n + FRAME / 4) % FRAME];
            }
            sum += hypot(re, im), moment += hypot(re, im) * k * RATE / FRAME;
        }
        mean += moment / sum / 4;
    }
    return mean;
}

static struct disc struck(enum body_shape shape, double nonlinear, enum body_out out, bool render,
                          double speed) {
    struct body b = body_default(shape);
    struct mallet_kind head = body_usual_mallet(shape, b.freq);
    struct disc d = disc_new(&b, head, RATE, nonlinear, out, render);
    disc_start(&d, head);
    collision_strike(d.s, speed);
    return d;
}

/* Within 30 % each, 20 % in the mean. */
static int cymbals(void) {
    static const double at[CENTROIDS] = {0, .1, .4, .8, 1.6};
    static const struct {
        const char *dynamic;
        double speed, hz[CENTROIDS];
    } recorded[] = {{"mp", 1, {959, 1043, 1479, 1680, 1667}},
                    {"f", 3, {1640, 2408, 2854, 2985, 2788}},
                    {"fff", 7, {2942, 3750, 4629, 4366, 3378}}};
    int off = 0;
    printf(
        "\ncymbal, centroid of acceleration at 0, .1, .4, .8, 1.6 s, Hz (over the recording's)\n");
    for (int i = 0; i < 3; i++) {
        struct disc d = struck(BODY_CYMBAL, 1, BODY_ACCELERATION, false, recorded[i].speed);
        double mean = 0;
        disc_play(&d, sound, 2 * RATE);
        printf("%-4s %g m/s ", recorded[i].dynamic, recorded[i].speed);
        for (int k = 0; k < CENTROIDS; k++) {
            double hz = centroid(sound + (int)(at[k] * RATE)), ratio = hz / recorded[i].hz[k];
            mean += ratio / CENTROIDS;
            off += ratio < .7 || ratio > 1.3;
            printf(" %5.0f (x%.2f)", hz, ratio);
        }
        off += mean < .8 || mean > 1.2;
        printf("  mean x%.2f\n", mean);
        disc_free(&d);
    }
    return off;
}

/* Cents of mode (0,1) over its linear pitch. */
static void gong(enum body_shape shape, double speed) {
    static const double at[] = {.03, .2, .5, 1};
    struct disc d = struck(shape, 1, BODY_RADIATED, false, speed);
    int mode = 0, played = 0;
    while (d.plate->mode[mode].n != 0)
        mode++;
    const double freq = sqrt(d.modes->omega2[mode]) / (2 * acos(-1));
    printf("%-17s %g m/s ", body_kinds[shape]->name, speed);
    for (int k = 0; k < 4; k++) {
        double crossed[6] = {0};
        int found = 0, from = (int)((at[k] - 2.5 / freq) * RATE);
        disc_play(&d, sound, from > played ? from - played : 0);
        played = from > played ? from : played;
        for (; found < 6 && played < 2 * RATE; played++) {
            double before = d.s->motion.bank->q[mode], after;
            disc_play(&d, sound, 1);
            after = d.s->motion.bank->q[mode];
            if (before < 0 && after >= 0)
                crossed[found++] = played + before / (before - after);
        }
        printf(" %5.0f", 1200 * log2(5. * RATE / (crossed[5] - crossed[0]) / freq));
    }
    printf("\n");
    disc_free(&d);
}

static void heads(void) {
    static const double speeds[] = {2.5, 5, 8};
    printf("\ntom by von Karman in render, 512 modes, 36 stress functions, radiated centroid, Hz "
           "(linear)\n");
    for (int i = 0; i < 3; i++) {
        double hz[2];
        for (int linear = 0; linear < 2; linear++) {
            struct disc d = struck(BODY_TOM, !linear, BODY_RADIATED, true, speeds[i]);
            disc_play(&d, sound, RATE / 5);
            hz[linear] = strike_brightness(sound);
            disc_free(&d);
        }
        printf("%g m/s %.0f (%.0f)\n", speeds[i], hz[0], hz[1]);
    }
}

int sound_discs(void) {
    int off = cymbals();
    printf(
        "\ngongs, cents over the linear pitch of (0,1) at .03, .2, .5, 1 s (recorded: large ones "
        "fall by 200 to 300, small ones rise)\n");
    for (double speed = 1; speed <= 4; speed *= 2)
        gong(BODY_OPERA_GONG, speed);
    for (double speed = 1; speed <= 4; speed *= 2)
        gong(BODY_OPERA_GONG_SMALL, speed);
    heads();
    return off;
}
