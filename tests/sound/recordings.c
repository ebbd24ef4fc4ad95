/* SPDX-License-Identifier: BSD-3-Clause */
/* recordings.c: distance of a learnt body from its recording, and of the nearest built-in body. The
 * recordings are those of public packages of sounds; missing ones are counted.
 *
 *   recording <name> <modes> <left, dB> <distance, dB> <built-in, dB> <which>
 *
 * The modes are counted with those that approximate noise.
 *
 * The distance is the mean of |dB| between two magnitude spectra of equal energy over the first
 * second, in windows of 512, 2048 and 8192 samples, where the recording is within 60 dB of its
 * highest bin. The learnt body is struck as it was learnt for; the built-in ones at its note, with
 * three hardnesses.
 */
#define _POSIX_C_SOURCE 200809L /* popen */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "learn/learn_body.h"
#include "learn/learn_linear.h"
#include "support/strike.h"

#define PI 3.14159265358979323846

enum { SECOND = 48000, MOST = 8 * SECOND, LONGEST = 8192 };

struct recording {
    float sample[MOST];
    int count;
    double rate;
};

static struct recording recording;
static struct learn_turns turns;

/* --- where they come from -----------------------------------------------------------------------
 */

static const char font[] = "/usr/share/sounds/sf2/FluidR3_GM.sf2";
static const char *const in_font[] = {
    "Marimba C 5(L)",      "Xylophone C 6(L)", "Glocken G7",         "Low Agogo(L)",
    "Cow Bell(L)",         "Triangle",         "Steel Drum F# 5(L)", "Timpani 2(L)",
    "Tubular Bells C7(L)", "Long Taiko Hit",   "Low Woodblock(L)",   "Celesta C 5(L)"};

static const char samples[] = "/usr/share/sonic-pi/samples";
static const char *const in_samples[] = {"perc_bell",         "perc_bell2",   "elec_bell",
                                         "elec_triangle",     "drum_cowbell", "tabla_na",
                                         "drum_tom_mid_hard", "elec_ping"};

/* The chunk of that name: a SoundFont keeps all samples in smpl and their places in shdr. */
static long chunk(FILE *file, const char *name, uint32_t *size) {
    unsigned char head[12];
    long at = 12;
    while (fseek(file, at, SEEK_SET) == 0 && fread(head, 1, 12, file) == 12) {
        *size = head[4] | head[5] << 8 | head[6] << 16 | (uint32_t)head[7] << 24;
        if (memcmp(head, name, 4) == 0)
            return at + 8;
        at += memcmp(head, "LIST", 4) == 0 ? 12 : 8 + (long)*size + (long)(*size & 1);
    }
    return -1;
}

static uint32_t number(const unsigned char *at) {
    return at[0] | at[1] << 8 | at[2] << 16 | (uint32_t)at[3] << 24;
}

static bool from_font(FILE *file, const char *name) {
    uint32_t heads, bytes;
    long shdr = chunk(file, "shdr", &heads), smpl = chunk(file, "smpl", &bytes);
    unsigned char head[46], pair[2];
    bool found = false;
    if (shdr < 0 || smpl < 0 || fseek(file, shdr, SEEK_SET) != 0)
        return false;
    for (uint32_t i = 0; !found && i < heads / sizeof head; i++)
        found =
            fread(head, sizeof head, 1, file) == 1 && strncmp((const char *)head, name, 20) == 0;
    if (!found || fseek(file, smpl + 2 * (long)number(head + 20), SEEK_SET) != 0)
        return false;
    uint32_t length = number(head + 24) - number(head + 20);
    recording.rate = number(head + 36);
    for (recording.count = 0; recording.count < MOST && (uint32_t)recording.count < length &&
                              fread(pair, 2, 1, file) == 1;
         recording.count++)
        recording.sample[recording.count] = (float)((int16_t)(pair[0] | pair[1] << 8) / 32768.);
    return recording.count > 0;
}

static bool from_samples(const char *name) {
    char command[256];
    snprintf(command, sizeof command, "sox -V1 %s/%s.flac -t f32 -r 48000 -c 1 - 2>/dev/null",
             samples, name);
    FILE *pipe = popen(command, "r");
    recording.rate = 48000;
    recording.count = pipe ? (int)fread(recording.sample, sizeof(float), MOST, pipe) : 0;
    if (pipe)
        pclose(pipe);
    return recording.count > 0;
}

/* --- the distance -------------------------------------------------------------------------------
 */

/* Power of one frame under Hann's window. */
static void frame(const double *x, int length, double *power) {
    static double re[LONGEST], im[LONGEST];
    for (int n = 0; n < length; n++) {
        re[n] = x[n] * (.5 - .5 * cos(2 * PI * n / length));
        im[n] = 0;
    }
    learn_fourier(&turns, re, im, length);
    for (int k = 0; k < length / 2; k++)
        power[k] = re[k] * re[k] + im[k] * im[k];
}

/* Over windows of one length; a and b have the same energy. */
static double distance_in(const double *a, const double *b, int count, int length) {
    static double of_a[LONGEST / 2], of_b[LONGEST / 2];
    const double within = 1e-6;
    double highest = 0, sum = 0;
    long bins = 0;
    for (int from = 0; from + length <= count; from += length / 2) {
        frame(a + from, length, of_a);
        for (int k = 1; k < length / 2; k++)
            highest = fmax(highest, of_a[k]);
    }
    for (int from = 0; from + length <= count; from += length / 2) {
        frame(a + from, length, of_a);
        frame(b + from, length, of_b);
        for (int k = 1; k < length / 2; k++)
            if (of_a[k] > within * highest) {
                double floor = within * highest;
                sum += fabs(10 * log10(of_a[k] / fmax(of_b[k], floor * 1e-2)));
                bins++;
            }
    }
    return bins ? sum / (double)bins : 0;
}

static double distance(const double *a, const double *b, int count) {
    static double scaled[SECOND];
    double by = sqrt(learn_dot(a, a, count) / fmax(learn_dot(b, b, count), 1e-300)), sum = 0;
    for (int n = 0; n < count; n++)
        scaled[n] = by * b[n];
    for (int length = 512; length <= LONGEST; length *= 4)
        sum += distance_in(a, scaled, count, length) / 3;
    return sum;
}

/* --- who is compared ----------------------------------------------------------------------------
 */

static double wanted[SECOND], struck[SECOND];
static struct strike_bank bank;

static double of_strike(double hardness, double surface, double rate, int count) {
    struct tuning t = strike_tuning(&bank);
    t.surface = surface;
    tuning_hardness(&t, hardness, &t.contact.k, &t.contact.mu);
    strike_render(&t, rate, MODES_VELOCITY, struck, count);
    return distance(wanted, struck, count);
}

static double of_learnt(const struct learn_body *b, double rate, int count) {
    bank.modes = b->count;
    for (int i = 0; i < b->count; i++) {
        bank.mode[i] = (struct mode){body_undamped(b->freq[i], b->decay[i]), b->decay[i], b->mass};
        bank.at[i] = b->strike[i];
        bank.pickup[i] = b->pickup[i];
    }
    return of_strike(.8, tuning_default().surface, rate, count);
}

static double of_built_in(double root, double rate, int count, int *which) {
    static const double hardnesses[] = {.4, .6, .8};
    double best = HUGE_VAL;
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (unsigned h = 0; h < sizeof hardnesses / sizeof *hardnesses; h++) {
            struct body b = body_default((enum body_shape)shape);
            double *pickup[] = {bank.pickup};
            b.freq = root;
            bank.modes = b.modes;
            body_modes(&b, &body_kinds[shape]->pickup, 1, bank.mode, bank.at, pickup);
            body_radiate(&b, bank.mode, 1, pickup);
            double its =
                of_strike(hardnesses[h], body_material_at(b.material).stiffness, rate, count);
            if (its < best) {
                best = its;
                *which = shape;
            }
        }
    return best;
}

static void compare(const char *name) {
    static struct learned learned;
    static struct learn_body body;
    const struct learn_sound sound = {recording.sample, recording.count, recording.rate};
    if (learn_modes(&sound, LEARN_MODES_USUAL, NULL, &learned) != LEARN_FOUND ||
        !learn_body(&learned, 1, &body)) {
        printf("recording %-20s nothing learnt\n", name);
        return;
    }
    int onset = (int)(learned.onset * recording.rate), which = 0;
    int count = recording.count - onset < SECOND ? recording.count - onset : SECOND;
    for (int n = 0; n < count; n++)
        wanted[n] = (double)recording.sample[onset + n];
    double learnt = of_learnt(&body, recording.rate, count);
    double built_in = of_built_in(body.root, recording.rate, count, &which);
    printf("recording %-20s %3d %6.1f %6.1f %6.1f %s\n", name, learned.count, learned.error, learnt,
           built_in, body_kinds[which]->name);
    fflush(stdout);
}

int main(void) {
    int skipped = 0;
    FILE *file = fopen(font, "rb");
    if (!learn_turns_new(&turns, LONGEST))
        return 1;
    for (unsigned i = 0; i < sizeof in_font / sizeof *in_font; i++)
        if (file && from_font(file, in_font[i]))
            compare(in_font[i]);
        else
            skipped++;
    for (unsigned i = 0; i < sizeof in_samples / sizeof *in_samples; i++)
        if (from_samples(in_samples[i]))
            compare(in_samples[i]);
        else
            skipped++;
    if (file)
        fclose(file);
    learn_turns_free(&turns);
    printf("%d recordings skipped: they are not installed\n", skipped);
    return 0;
}
