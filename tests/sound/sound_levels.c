/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_levels.c: the levels of all bodies by all heads, over their notes, velocities and the scale
 * of hardness; and the constants of the bodies' rows that put them where they are. */
#include "sound/sound_levels.h"

#include <stdio.h>

#include "support/hardness.h"
#include "support/level_exceptions.h"
#include "support/levels.h"
#include "tuning/tuning_spectrum.h"

enum { NOTES = 25, PLATE_NOTES = 7 /* of gongs and cymbals, which take longer */, HARDNESSES = 17 };

static const double target = -5.5, half_band = 2.5; /* dBFS, dB */

static double sound[LEVELS_SAMPLES];

static double loudest(enum body_shape shape, const struct mallet_kind *head) {
    return levels_loudest(shape, head, body_kinds[shape]->plate ? PLATE_NOTES : NOTES);
}

static double brightness(void) {
    static struct spectrum_turns turns;
    static bool filled;
    if (!filled)
        spectrum_turns_fill(&turns);
    filled = true;
    return spectrum_centroid(&turns, sound, LEVELS_RATE);
}

/* --- the constants ---------------------------------------------------------------------------- */

/* By each head, then by the usual one, dB: the loudest note; the level between the usual note and
 * each note; and the energy of the usual head over that of this one. */
static double top[MALLETS + 1], between[MALLETS + 1][NOTES], energy[MALLETS];

static void fill_levels(enum body_shape shape) {
    for (int m = 0; m <= MALLETS; m++) {
        struct mode mode[MALLET_MODES_MOST];
        double at[MALLET_MODES_MOST];
        const struct mallet_kind *head = m < MALLETS ? &mallet_kinds[m] : NULL;
        struct tuning_striker striker;
        if (head)
            striker = levels_striker(head, mode, at);
        for (int i = 0; i < NOTES; i++)
            between[m][i] = tuning_level_between(shape, levels_note(shape, i, NOTES),
                                                 body_default(shape).mass, head ? &striker : NULL);
        top[m] = loudest(shape, head);
        if (head)
            energy[m] = levels_dB(body_usual_mallet(shape, body_kinds[shape]->usual.freq).mass /
                                  head->mass) /
                        2;
    }
}

/* Number of heads whose loudest note is out of the band, if the usual one's is at target + shift
 * and heads are compared at this note and at the usual one. */
static int out_of_band(int compare, double shift, double by_energy) {
    const double margin = .1;
    int out = 0;
    for (int m = 0; m < MALLETS; m++) {
        double gain = (1 - by_energy) * (between[MALLETS][compare] - between[m][compare]) +
                      by_energy * energy[m];
        double at = top[m] - top[MALLETS] + fmin(fmax(gain, -30), 24) + shift;
        out += fabs(at) > half_band - margin;
    }
    return out;
}

static void fit_gain(double *compare, double *gain, enum body_shape shape) {
    int least = MALLETS + 1, at = 0, shifted = 0;
    for (int i = 0; i < NOTES; i++)
        for (int shift = -20; shift <= 20; shift++) { /* tenths of a dB */
            int out = out_of_band(i, shift / 10., body_kinds[shape]->level_by_energy);
            if (out < least || (out == least && abs(shift) < abs(shifted))) {
                least = out;
                at = i;
                shifted = shift;
            }
        }
    *compare = levels_note(shape, at, NOTES);
    *gain = pow(10, (target + shifted / 10. - top[MALLETS]) / 20);
}

/* --- velocities ------------------------------------------------------------------------------- */

/* Levels over the range, the usual note first, at speeds from 5 m/s down to a hundredth of it. */
enum { VELOCITY_NOTES = 10, SPEEDS = 25 };
struct velocities {
    double freq[VELOCITY_NOTES], level[VELOCITY_NOTES][SPEEDS];
};

static void fill_velocities(struct velocities *of, enum body_shape shape) {
    for (int i = 0; i < VELOCITY_NOTES; i++) {
        of->freq[i] =
            i ? levels_note(shape, i - 1, VELOCITY_NOTES - 1) : body_kinds[shape]->usual.freq;
        for (int j = 0; j < SPEEDS; j++)
            of->level[i][j] =
                levels_at(shape, of->freq[i], NULL, 5 * pow(10, -2. * j / (SPEEDS - 1)));
    }
}

/* Greatest distance of this note from General MIDI's level, dB, from velocity 20 to 127. */
static double velocity_error(const struct velocities *of, int note, struct body_velocity law) {
    double worst = 0;
    for (double v = 20; v < 127; v += 6) {
        double at = -log10(body_speed(law, v) / 5) * (SPEEDS - 1) / 2;
        int j = (int)fmin(fmax(at, 0), SPEEDS - 2);
        const double *level = of->level[note];
        double off =
            level[j] + (at - j) * (level[j + 1] - level[j]) - level[0] - 40 * log10(v / 127);
        worst = fabs(off) > fabs(worst) ? off : worst;
    }
    return worst;
}

/* The greatest error over the range, dB, or one above `enough`. */
static double worst_error(const struct velocities *of, const double e[4], double enough) {
    double worst = 0;
    for (int i = 0; i < VELOCITY_NOTES && worst <= enough; i++) {
        double octaves = log2(of->freq[i] / of->freq[0]);
        struct body_velocity law = {e[0] + octaves * (e[1] + octaves * e[2]), e[3]};
        worst = fmax(worst, fabs(velocity_error(of, i, law)));
    }
    return worst;
}

/* The best e of the usual note near this one, and its change over octaves and velocities. */
static double fit_at(const struct velocities *of, double e, double change, double least,
                     double velocity[4]) {
    for (int slope = -40; slope <= 40; slope++)
        for (int bend = -40; bend <= 40; bend++) {
            const double now[4] = {e, slope / 100., bend / 400., change};
            double worst = worst_error(of, now, least);
            if (worst < least) {
                least = worst;
                memcpy(velocity, now, sizeof now);
            }
        }
    return least;
}

/* Of a linear body with the exponents of the usual note nearest to the row's first, until all notes
 * are within 2.8 dB; of a gong or cymbal all of them. Returns the error. */
static double fit_velocity(enum body_shape shape, double velocity[4]) {
    const double enough = 2.8;
    static struct velocities of;
    double least = 99, now = body_kinds[shape]->level.velocity[0];
    fill_velocities(&of, shape);
    if (body_kinds[shape]->plate) {
        for (int e = 16; e <= 36; e++) /* twentieths */
            for (int change = -12; change <= 8; change++)
                least = fit_at(&of, e / 20., change / 20., least, velocity);
        return least;
    }
    for (double off = 0; off < .5 && least > enough; off = off > 0 ? -off : .05 - off)
        least = fit_at(&of, now + off, 0, least, velocity);
    return least;
}

/* --- hardness --------------------------------------------------------------------------------- */

struct scale {
    double bright[HARDNESSES], level[HARDNESSES], gain[HARDNESSES]; /* Hz, dB, dB */
};

/* Fills in step i but its brightness, that of `sound`; returns the head's gain, dB. */
static double fill_step(struct scale *scale, int i, enum body_shape shape, const struct tuning *t,
                        double usual) {
    const struct body b = body_default(shape);
    struct mode mode[MALLET_MODES_MOST];
    double at[MALLET_MODES_MOST];
    struct mallet_kind head = hardness_head(shape, t, i / (HARDNESSES - 1.));
    struct tuning_striker striker = levels_striker(&head, mode, at);
    double peak = levels_radiated(&b, &head, t->speed, sound, SPECTRUM_SAMPLES);
    scale->gain[i] = usual - tuning_head_level(shape, body_default(shape).mass, &striker);
    scale->level[i] = levels_dB(peak) + scale->gain[i];
    return scale->gain[i];
}

/* The ratio of brightness from hardness 0 to 1; 0: it is not above `least`, or a step is not
 * brighter, out of the clamp or more than `off` from the middle of the levels. The two ends come
 * first. */
static double span_of(enum body_shape shape, double softest, double hardest, double usual_gain,
                      double off, double least) {
    const double most = 23.5, grows = 1.001; /* dB */
    struct tuning t = hardness_tuning(shape, softest, hardest);
    struct scale s;
    double *bright = s.bright, lowest = HUGE_VAL, highest = -HUGE_VAL;
    for (int n = 0; n < HARDNESSES; n++) {
        int i = n == 1 ? HARDNESSES - 1 : n ? n - 1 : 0;
        double gain = fill_step(&s, i, shape, &t, usual_gain);
        lowest = fmin(lowest, s.level[i]);
        highest = fmax(highest, s.level[i]);
        if (gain > most || highest - lowest > 2 * off)
            return 0;
        bright[i] = brightness();
        if ((n == 1 && bright[i] < bright[0] * least) ||
            (n > 1 && bright[i] < bright[i - 1] * grows))
            return 0;
    }
    bool last = bright[HARDNESSES - 1] > bright[HARDNESSES - 2] * grows;
    return last ? bright[HARDNESSES - 1] / bright[0] : 0;
}

/* The widest scale of all that are monotone and at one level; if none is, at the next best. */
static double fit_hardness(enum body_shape shape, double *softest, double *hardest) {
    const double from = 12e-3, to = 20e-6, step = .75;
    double usual_gain = tuning_head_level(shape, body_default(shape).mass, NULL), widest = 0;
    for (double off = 2.8; widest == 0 && off < 12; off *= 1.3) /* dB */
        for (double soft = from; soft > to; soft *= step)
            for (double hard = to; hard < soft * step && hard < 3e-3; hard /= step) {
                double span =
                    span_of(shape, soft, hard, usual_gain, off, fmax(1.05, 1.01 * widest));
                if (span > widest) {
                    widest = span;
                    *softest = soft;
                    *hardest = hard;
                }
            }
    return widest;
}

void sound_constants(const char *body) {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        if (body && strcmp(body, body_kinds[shape]->name) != 0)
            continue;
        double compare, gain, softest = 6e-3, hardest = 6e-5;
        fill_levels((enum body_shape)shape);
        fit_gain(&compare, &gain, (enum body_shape)shape);
        double span = fit_hardness((enum body_shape)shape, &softest, &hardest), velocity[4] = {0};
        double off = fit_velocity((enum body_shape)shape, velocity);
        printf("%s {%.3g, %.4g, {%.3g, %.2g, %.4g, %.2g}, %.3g, %.3g} x%.1f, +-%.1f dB\n",
               body_kinds[shape]->name, gain, compare, velocity[0], velocity[1], velocity[2],
               velocity[3], softest, hardest, span, off);
        fflush(stdout);
    }
}

/* --- the checks ------------------------------------------------------------------------------- */

int sound_heads(void) {
    const double chaos =
        1.5; /* dB: the loudest note of a plate by a heavy mallet, with other steps */
    int faults = 0, named = 0, pairs = 0;
    printf("\nloudest note at velocity 127, dBFS, out of -8 ... -3\n");
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (int m = 0; m <= MALLETS; m++) {
            const struct mallet_kind *head = m < MALLETS ? &mallet_kinds[m] : NULL;
            pairs++;
            double peak =
                loudest((enum body_shape)shape, head) + levels_gain((enum body_shape)shape, head);
            const char *why = level_exception((enum body_shape)shape, head);
            double beyond = fabs(peak - target) - half_band;
            bool out = beyond > 0, sure = fabs(beyond) > (body_kinds[shape]->plate ? chaos : 0);
            named += out && why;
            faults += sure && out != (why != NULL);
            if (out || why)
                printf("%-13s %-13s %+6.1f  %s\n", body_kinds[shape]->name,
                       head ? head->name : "usual", peak,
                       !sure  ? "on the edge"
                       : !out ? "IS NO EXCEPTION"
                       : why  ? why
                              : "NO REASON IS GIVEN");
        }
    printf("%d pairs of body and head, %d exceptions with a reason, %d faults\n", pairs, named,
           faults);
    return faults;
}

int sound_velocities(void) {
    static struct velocities of;
    int faults = 0;
    printf(
        "\nlevel from velocity 20 to 127 off 40 log10(velocity / 127) dB: at the usual note, and "
        "over the range from the lowest\n");
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        const struct body_kind *kind = body_kinds[shape];
        fill_velocities(&of, (enum body_shape)shape);
        printf("%-13s e %.2f", kind->name, kind->level.velocity[0]);
        for (int i = 0; i < VELOCITY_NOTES; i++) {
            double off = velocity_error(&of, i, body_velocity((enum body_shape)shape, of.freq[i]));
            printf(" %+5.1f", off);
            faults += fabs(off) > 3;
        }
        printf(" dB\n");
    }
    return faults;
}

int sound_hardness(void) {
    int faults = 0;
    printf("\nhardness 0 ... 1: brightness, Hz, and levels, dB around their middle\n");
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        const struct body_kind *kind = body_kinds[shape];
        struct tuning t =
            hardness_tuning((enum body_shape)shape, kind->level.softest, kind->level.hardest);
        struct scale s;
        double usual_gain = tuning_head_level((enum body_shape)shape,
                                              body_default((enum body_shape)shape).mass, NULL);
        double lowest = HUGE_VAL, highest = -HUGE_VAL;
        bool monotone = true;
        for (int i = 0; i < HARDNESSES; i++) {
            fill_step(&s, i, (enum body_shape)shape, &t, usual_gain);
            s.bright[i] = brightness();
            monotone &= i == 0 || s.bright[i] > s.bright[i - 1];
            lowest = fmin(lowest, s.level[i]);
            highest = fmax(highest, s.level[i]);
        }
        double off = (highest - lowest) / 2;
        faults += !monotone || off > 3 || s.gain[0] > 24;
        printf("%-13s %5.0f ... %5.0f %s +-%.1f dB, softest %+5.1f\n", kind->name, s.bright[0],
               s.bright[HARDNESSES - 1], monotone ? "monotone" : "NOT MONOTONE", off, s.gain[0]);
        for (int i = 0; i < HARDNESSES && !monotone; i++)
            printf(" %.0f%s", s.bright[i], i + 1 < HARDNESSES ? "" : "\n");
    }
    return faults;
}
