/* SPDX-License-Identifier: BSD-3-Clause */
/* measure: properties of the WAV files that the real Pd wrote, and their difference from the core.
 *
 *   measure same a.wav b.wav                  sample for sample
 *   measure apart a.wav b.wav most            so near to each other, over the peak of b
 *   measure onsets a.wav                      the frames at which a silence ends
 *   measure level a.wav least most            the peak of its first channel
 *   measure loud a.wav s s                    its root mean square between two times
 *   measure treble a.wav Hz                   the part of its energy that passes a steep filter
 * there measure jump a.wav s s                    the largest step from sample to sample between
 * two times measure falls a.wav                       every quarter of it is weaker than the one
 * before measure partials a.wav cents Hz ...       there is a peak of the spectrum that near to
 * each, and a valley on both sides of it measure early a.wav s cents Hz ...        the same of its
 * first so many seconds measure above a.wav Hz                    the part of its energy above that
 * frequency measure strongest a.wav Hz Hz             the frequency between two that is strongest
 *   measure strength a.wav Hz                 how strong a partial is
 *   measure rings a.wav Hz                    how long it takes to fall by 60 dB
 *   measure core object arguments messages out.wav [in.wav inlet ...]
 *                                         plays a recorded session on the core: the same bits?
 *   measure wall m k mu alpha v               v_out and duration (ms) in closed form
 *   measure objects                           the externals there are, and the line that says of
 * each what it is measure valid object                      messages that set every row of its
 * table measure views object                      the same of the rows that are views of others
 *   measure wrong object                      messages that it has to refuse
 */
#include <math.h>

#include "contact/wall.h"
#include "object/external_state.h"
#include "pd/measure_levels.h"
#include "pd/measure_partials.h"
#include "support/object/fake_host.h"
#include "support/object/recorded.h"

static int same(const char *one, const char *other) {
    struct wav a = wav_read(one), b = wav_read(other);
    if (a.frames != b.frames || a.channels != b.channels)
        return fail("%g frames against %g", a.frames, b.frames);
    if (wav_peak(&a, 0, 0, a.frames) == 0)
        return fail("silence", 0, 0);
    for (int i = 0; i < a.frames * a.channels; i++)
        if (a.samples[i] != b.samples[i]) {
            printf("frame %d: %.9g and %.9g\n", i / a.channels, a.samples[i], b.samples[i]);
            return 1;
        }
    return 0;
}

static int level(const char *path, double least, double most) {
    struct wav w = wav_read(path);
    double p = wav_peak(&w, 0, 0, w.frames);
    printf("peak %.3f\n", p);
    return !(p >= least && p <= most);
}

static int falls(const char *path) {
    struct wav w = wav_read(path);
    double before = (double)INFINITY;
    for (int q = 0; q < 4; q++) {
        double now = energy(&w, q * w.frames / 4, (q + 1) * w.frames / 4);
        if (!(now < before * 0.95))
            return fail("a quarter has %g, the one before %g", now, before);
        before = now;
    }
    return 0;
}

/* --- single partials
 * -------------------------------------------------------------------------------------- */

/* Parseval: the energy of all frequencies is that of the samples; below Hz it is a sum of bins. */
static int above(const char *path, double hertz) {
    struct wav w = wav_read(path);
    double all = energy(&w, 0, w.frames) * w.rate / 2, below = 0, step = hertz / 512;
    int last = w.frames - 1;
    while (last > 0 && wav_at(&w, last, 0) == 0)
        last--;
    for (double f = step / 2; f < hertz; f += step) {
        double re = 0, im = 0;
        for (int i = 0; i <= last; i++) {
            re += wav_at(&w, i, 0) * cos(2 * pi * f * i / w.rate);
            im += wav_at(&w, i, 0) * sin(2 * pi * f * i / w.rate);
        }
        below += (re * re + im * im) * step;
    }
    printf("%.6g\n", 1 - below / all);
    return 0;
}

static int strongest(const char *path, double from, double to) {
    struct wav w = wav_read(path);
    struct excerpt in = excerpt_of(&w, 0.5);
    double best = from, most = 0;
    for (double f = from; f < to; f += 1)
        if (magnitude(&in, f) > most) {
            most = magnitude(&in, f);
            best = f;
        }
    printf("%.6g\n", peak_near(&in, best));
    return 0;
}

static int strength(const char *path, double hertz) {
    struct wav w = wav_read(path);
    struct excerpt in = excerpt_of(&w, 3600);
    printf("%.6g\n", magnitude(&in, hertz));
    return 0;
}

/* From how much weaker a window of twelve periods is than the one before. */
static int rings(const char *path, double hertz) {
    struct wav w = wav_read(path);
    struct excerpt first = excerpt_of(&w, 12 / hertz), then = first;
    then.from += then.frames;
    double db = 20 * log10(magnitude(&first, hertz) / magnitude(&then, hertz));
    printf("%.6g\n", 60 / db * first.frames / w.rate);
    return 0;
}

/* --- the core
 * -------------------------------------------------------------------------------------- */

static int core(int count, char **words) {
    struct recorded r = recorded_open(count, words);
    struct fake *f = calloc(1, sizeof *f);
    struct external_atom atoms[FAKE_ATOMS];
    char copy[512];
    const char *message;
    double in[INLETS][RECORDED_BLOCK], out[EXTERNAL_PICKUPS + 2][RECORDED_BLOCK];
    double *outs[EXTERNAL_PICKUPS + 2];
    const double *ins[INLETS];
    for (int c = 0; c < EXTERNAL_PICKUPS + 2; c++)
        outs[c] = out[c];
    for (int i = 0; i < INLETS; i++)
        ins[i] = r.channel[i] >= 0 ? in[i] : NULL;
    f->x = external_new(r.kind, &fake_host, f, r.out.rate, atoms,
                        fake_atoms(r.arguments, copy, atoms));
    for (int from = 0; from + RECORDED_BLOCK <= r.out.frames; from += RECORDED_BLOCK) {
        while ((message = recorded_message(&r, from / RECORDED_BLOCK)))
            fake_send(f, message);
        recorded_inputs(&r, from, in);
        external_process(f->x, ins, outs, RECORDED_BLOCK);
        if (!recorded_same(&r, from, out))
            return 1;
    }
    if (f->errors)
        return fail("the core refused", 0, 0);
    fake_free(f);
    return !recorded_close(&r);
}

static int wall(char **v) {
    struct contact c = contact_default();
    double m = atof(v[0]), v_in = atof(v[4]);
    c.k = atof(v[1]);
    c.mu = atof(v[2]);
    c.alpha = atof(v[3]);
    printf("%.6g %.9g\n", wall_rebound(c.mu, v_in), 1e3 * wall_duration(m, &c, v_in));
    return 0;
}

/* --- messages from the table
 * ------------------------------------------------------------------------ */

static double inside(const struct range *r) {
    return r->least > 0 ? fmin(r->least * 4, r->most) : r->least + (r->most - r->least) / 4;
}

/* One number, or one record. */
static void show_list(const struct parameter *row) {
    printf("%s %g", row->name, inside(row->range));
    for (int i = 1; i < row->columns; i++)
        printf(" %g", inside(row->column[i]));
    printf("\n");
}

static void valid_row(const struct parameter *row) {
    if (row->type == PARAMETER_NAME)
        printf("%s elsewhere\n", row->name);
    else if (row->type == PARAMETER_CHOICE)
        printf("%s %s\n", row->name, row->word(strcmp(row->category, "Scheme") == 0 ? 0 : 1));
    else if (row->type == PARAMETER_BLEND)
        printf("%s %g\n", row->name, 2.5);
    else if (row->type == PARAMETER_COUNT)
        printf("%s %g\n", row->name, fmin(5, row->range->most));
    else if (row->type == PARAMETER_LIST)
        show_list(row);
    else if (row->type == PARAMETER_NUMBER)
        printf("%s %g\n", row->name, inside(row->range));
}

/* Rows that a dump shows as they were set, or those that write others. */
static int valid(const struct external_kind *kind, bool views) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(kind, i)); i++)
        if ((row->write || (row->set_dependents && row->effect != INLET_VALUE) ||
             strcmp(row->name, "correct") == 0) == views)
            valid_row(row);
    return 0;
}

static void refused(const char *name, const char *const *rest, int count) {
    for (int i = 0; i < count; i++)
        printf("%s%s\n", name, rest[i]);
}

/* Numbers out of range are clipped, words among them are refused. */
static void wrong_row(const struct parameter *row) {
    static const char *const rest[] = {" 1 wrong", "", " no-such-word"};
    static const char *const names[] = {" 1 wrong", " -1e+30"};
    if (row->type == PARAMETER_NAME)
        refused(row->name, names, 2);
    else
        refused(row->name, rest, 3);
}

/* Pd itself drops atoms after a bang or a float. A single word, a symbol or a list for Pd, is
 * refused as a float. A word after some messages is the name of a file. */
static int wrong(const struct external_kind *kind) {
    static const char *const word[] = {" wrong"}, *const numbers[] = {" 1 2 3"};
    static const char *const lists[] = {"1 word"}, *const fast[] = {"1000", "-1000"};
    static const char *const floats[] = {"symbol word", "list word"};
    const struct parameter *row;
    const struct external_message *message;
    for (int i = 0; (row = external_row(kind, i)); i++)
        wrong_row(row);
    for (int i = 0; (message = external_message_row(kind, i)); i++)
        if (strcmp(message->name, "float") == 0) {
            refused("", floats, 2);
            refused("", fast, message->refuses ? 2 : 1);
        } else if (message->takes) {
            refused(message->name, numbers, 1);
        } else if (strcmp(message->name, "list") != 0 && strcmp(message->name, "bang") != 0 &&
                   !external_find(kind, message->name)) {
            refused(message->name, word, 1);
        }
    refused("", lists, 1);
    refused("nonsense", numbers, 1);
    return 0;
}

static int objects(void) {
    for (int i = 0; i < EXTERNAL_KINDS; i++)
        printf("%s\t%s\n", external_kinds[i]->name, external_kinds[i]->digest);
    return 0;
}

int main(int argc, char **argv) {
    const char *word = argc > 1 ? argv[1] : "";
    if (!strcmp(word, "objects"))
        return objects();
    word = argc > 2 ? word : "";
    char **rest = argv + 2;
    if (!strcmp(word, "same") && argc == 4)
        return same(rest[0], rest[1]);
    if (!strcmp(word, "apart") && argc == 5)
        return apart(rest[0], rest[1], atof(rest[2]));
    if (!strcmp(word, "onsets"))
        return onsets(rest[0]);
    if (!strcmp(word, "level") && argc == 5)
        return level(rest[0], atof(rest[1]), atof(rest[2]));
    if (!strcmp(word, "loud") && argc == 5)
        return loud(rest[0], atof(rest[1]), atof(rest[2]));
    if (!strcmp(word, "treble") && argc == 4)
        return treble(rest[0], atof(rest[1]));
    if (!strcmp(word, "jump") && argc == 5)
        return jump(rest[0], atof(rest[1]), atof(rest[2]));
    if (!strcmp(word, "falls"))
        return falls(rest[0]);
    if (!strcmp(word, "partials"))
        return partials(rest[0], 3600, argc - 3, rest + 1);
    if (!strcmp(word, "early") && argc > 4)
        return partials(rest[0], atof(rest[1]), argc - 4, rest + 2);
    if (!strcmp(word, "above") && argc == 4)
        return above(rest[0], atof(rest[1]));
    if (!strcmp(word, "strongest") && argc == 5)
        return strongest(rest[0], atof(rest[1]), atof(rest[2]));
    if (!strcmp(word, "strength") && argc == 4)
        return strength(rest[0], atof(rest[1]));
    if (!strcmp(word, "rings") && argc == 4)
        return rings(rest[0], atof(rest[1]));
    if (!strcmp(word, "core") && argc >= 6)
        return core(argc - 2, rest);
    if (!strcmp(word, "wall") && argc == 7)
        return wall(rest);
    if (!strcmp(word, "valid"))
        return valid(recorded_kind(rest[0]), false);
    if (!strcmp(word, "views"))
        return valid(recorded_kind(rest[0]), true);
    if (!strcmp(word, "wrong"))
        return wrong(recorded_kind(rest[0]));
    fprintf(stderr, "measure: see the head of measure.c\n");
    return 2;
}
