/* ear: listens to the WAV files that the real Pd wrote, and compares them with the core.
 *
 *   ear same a.wav b.wav                  sample for sample
 *   ear level a.wav least most            the peak of its first channel
 *   ear falls a.wav                       every quarter of it is weaker than the one before
 *   ear partials a.wav cents Hz ...       there is a peak of the spectrum that near to each
 *   ear core object arguments session out.wav [in.wav inlet ...]
 *                                         replays a session (lines: block message) on the core,
 * with the channels of in.wav in those inlets, and compares ear wall m k mu alpha v v_out and
 * duration (ms) in closed form ear valid object                      messages that set every row of
 * its table ear wrong object                      messages that it has to refuse
 */
#include <math.h>
#include <stdint.h>

#include "fake_host.h"
#include "wall.h"

static const double pi = 3.14159265358979323846;

static int fail(const char *format, double a, double b) {
    printf(format, a, b);
    printf("\n");
    return 1;
}

/* --- WAV ----------------------------------------------------------------------------------------
 */

struct wav {
    int channels, rate, frames, bytes;
    double *samples; /* interleaved */
};

static double sample_at(const unsigned char *data, int bytes) {
    float f;
    double d;
    if (bytes == 4)
        return memcpy(&f, data, sizeof f), (double)f;
    return memcpy(&d, data, sizeof d), d;
}

/* 32- or 64-bit floats, little endian. */
static struct wav wav_read(const char *path) {
    struct wav w = {0};
    FILE *file = fopen(path, "rb");
    static unsigned char bytes[1 << 27];
    size_t size = file ? fread(bytes, 1, sizeof bytes, file) : 0, p = 12;
    if (file)
        fclose(file);
    while (p + 8 <= size) {
        uint32_t length;
        const unsigned char *chunk = bytes + p + 8;
        memcpy(&length, bytes + p + 4, 4);
        if (memcmp(bytes + p, "fmt ", 4) == 0) {
            w.channels = chunk[2];
            memcpy(&w.rate, chunk + 4, 4);
            w.bytes = chunk[14] / 8;
        } else if (memcmp(bytes + p, "data", 4) == 0 && w.bytes) {
            int count = (int)length / w.bytes;
            w.frames = count / w.channels;
            w.samples = malloc((size_t)count * sizeof *w.samples);
            for (int i = 0; i < count; i++)
                w.samples[i] = sample_at(chunk + (size_t)i * (size_t)w.bytes, w.bytes);
        }
        p += 8 + length + (length & 1);
    }
    if (!w.frames) {
        printf("%s: no sound\n", path);
        exit(1);
    }
    return w;
}

static double wav_at(const struct wav *w, int frame, int channel) {
    return w->samples[frame * w->channels + channel];
}

static double peak(const struct wav *w, int channel, int from, int to) {
    double most = 0;
    for (int i = from; i < to; i++)
        most = fmax(most, fabs(wav_at(w, i, channel)));
    return most;
}

static int same(const char *one, const char *other) {
    struct wav a = wav_read(one), b = wav_read(other);
    if (a.frames != b.frames || a.channels != b.channels)
        return fail("%g frames against %g", a.frames, b.frames);
    if (peak(&a, 0, 0, a.frames) == 0)
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
    double p = peak(&w, 0, 0, w.frames);
    printf("peak %.3f\n", p);
    return !(p >= least && p <= most);
}

static double energy(const struct wav *w, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++)
        sum += wav_at(w, i, 0) * wav_at(w, i, 0);
    return sum;
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

/* --- partials: the Fourier transform under a Hann window, at any frequency
 * ------------------------- */

static double magnitude(const struct wav *w, double hertz) {
    double re = 0, im = 0, step = 2 * pi * hertz / w->rate;
    for (int i = 0; i < w->frames; i++) {
        double hann = 1 - cos(2 * pi * (i + 0.5) / w->frames), x = hann * wav_at(w, i, 0);
        re += x * cos(step * i);
        im += x * sin(step * i);
    }
    return hypot(re, im);
}

/* The strongest frequency within +-2 bins of where it should be, to a thousandth of a bin. */
static double peak_near(const struct wav *w, double hertz) {
    double bin = (double)w->rate / w->frames, best = hertz, most = 0, width = 2 * bin;
    for (int pass = 0; pass < 4; pass++, width /= 8) {
        double middle = best;
        for (int i = -16; i <= 16; i++) {
            double f = middle + width * i / 16, m = magnitude(w, f);
            if (m > most) {
                most = m;
                best = f;
            }
        }
    }
    return best;
}

static int partials(const char *path, int count, char **hertz) {
    struct wav w = wav_read(path);
    double cents = atof(hertz[0]);
    for (int i = 1; i < count; i++) {
        double want = atof(hertz[i]), got = peak_near(&w, want);
        double off = 1200 * log2(got / want), there = magnitude(&w, got);
        double beside = fmax(magnitude(&w, want * 0.93), magnitude(&w, want * 1.07));
        if (fabs(off) > cents || !(there > 4 * beside))
            return fail("no partial at %g Hz: off by %g cents", want, off);
    }
    return 0;
}

/* --- the core
 * -------------------------------------------------------------------------------------- */

static const struct external_kind *kind_of(const char *name) {
    static const struct external_kind *const kinds[] = {&impact_tilde, &mallet_tilde,
                                                        &bounce_tilde};
    for (int i = 0; i < 3; i++)
        if (strcmp(kinds[i]->name, name) == 0)
            return kinds[i];
    printf("no object %s\n", name);
    exit(2);
}

static void send_session(struct fake *f, FILE *session, int block) {
    char line[512];
    long here = ftell(session);
    int when, used;
    while (fgets(line, sizeof line, session)) {
        line[strcspn(line, "\n")] = '\0';
        if (sscanf(line, "%d %n", &when, &used) != 1 || when > block)
            break;
        fake_send(f, line + used);
        here = ftell(session);
    }
    fseek(session, here, SEEK_SET);
}

static double as_written(double sample, int bytes) {
    return bytes == 4 ? (double)(float)sample : sample;
}

static int core(char **v, int inlets, char **inlet) {
    struct wav want = wav_read(v[3]), signals = {0};
    struct fake *f = calloc(1, sizeof *f);
    struct external_atom atoms[FAKE_ATOMS];
    char copy[512];
    enum { BLOCK = 64 };
    if (inlets > 0)
        signals = wav_read(inlet[0]);
    f->x =
        external_new(kind_of(v[0]), &fake_host, f, want.rate, atoms, fake_atoms(v[1], copy, atoms));
    FILE *session = fopen(v[2], "r");
    if (!session)
        return fail("no session", 0, 0);
    for (int from = 0; from + BLOCK <= want.frames; from += BLOCK) {
        double in[INLETS][BLOCK], out[EXTERNAL_PICKUPS + 2][BLOCK], *outs[EXTERNAL_PICKUPS + 2];
        const double *ins[INLETS] = {NULL};
        for (int c = 0; c + 1 < inlets; c++) {
            int i = atoi(inlet[c + 1]);
            for (int j = 0; j < BLOCK; j++)
                in[i][j] = wav_at(&signals, from + j, c);
            ins[i] = in[i];
        }
        for (int c = 0; c < EXTERNAL_PICKUPS + 2; c++)
            outs[c] = out[c];
        send_session(f, session, from / BLOCK);
        external_process(f->x, ins, outs, BLOCK);
        for (int j = 0; j < BLOCK; j++)
            for (int c = 0; c < want.channels; c++) {
                double here = as_written(out[c][j], want.bytes), there = wav_at(&want, from + j, c);
                if (here != there) {
                    printf("frame %d, channel %d: core %.17g, Pd %.17g\n", from + j, c, here,
                           there);
                    return 1;
                }
            }
    }
    fclose(session);
    if (f->errors)
        return fail("the core refused", 0, 0);
    printf("%d samples of %d channels, peak %.3f\n", want.frames, want.channels,
           peak(&want, 0, 0, want.frames));
    fake_free(f);
    return peak(&want, 0, 0, want.frames) == 0;
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

static void valid_row(const struct parameter *row) {
    if (row->type == PARAMETER_NAME)
        printf("%s elsewhere\n", row->name);
    else if (row->type == PARAMETER_CHOICE)
        printf("%s %s\n", row->name, row->word(strcmp(row->category, "Scheme") == 0 ? 0 : 1));
    else if (row->type == PARAMETER_BLEND)
        printf("%s %g\n", row->name, 2.5);
    else if (row->type == PARAMETER_COUNT)
        printf("%s 5\n", row->name);
    else if (row->type == PARAMETER_LIST)
        printf("%s %g\n", row->name, inside(row->range));
    else if (row->type == PARAMETER_NUMBER)
        printf("%s %g\n", row->name, inside(row->range));
}

/* Rows that a dump shows as they were set, or those that write others. */
static int valid(const struct external_kind *kind, bool views) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(kind, i)); i++)
        if ((row->write || row->follow || strcmp(row->name, "correct") == 0) == views)
            valid_row(row);
    return 0;
}

static void wrong_row(const struct parameter *row) {
    printf("%s 1 wrong\n%s -1e+30\n%s 1e+30\n", row->name, row->name, row->name);
    if (row->type != PARAMETER_NAME)
        printf("%s\n%s no-such-word\n", row->name, row->name);
    if (row->type == PARAMETER_NUMBER || row->type == PARAMETER_COUNT)
        printf("%s 1 1\n", row->name);
}

/* What follows a bang or stands beside a float Pd itself throws away. */
static bool pd_cuts(const char *message) {
    return strcmp(message, "bang") == 0 || strcmp(message, "float") == 0;
}

static int wrong(const struct external_kind *kind) {
    const struct parameter *row;
    const struct external_message *message;
    for (int i = 0; (row = external_row(kind, i)); i++)
        wrong_row(row);
    for (int i = 0; (message = external_message_row(kind, i)); i++)
        if (!external_find(kind, message->name) && !pd_cuts(message->name))
            printf("%s wrong\n%s 1 2 3\n", message->name, message->name);
    printf("1000\n-1000\n1 2 3\nnonsense\nsymbol word\n");
    return 0;
}

int main(int argc, char **argv) {
    const char *word = argc > 2 ? argv[1] : "";
    char **rest = argv + 2;
    if (!strcmp(word, "same") && argc == 4)
        return same(rest[0], rest[1]);
    if (!strcmp(word, "level") && argc == 5)
        return level(rest[0], atof(rest[1]), atof(rest[2]));
    if (!strcmp(word, "falls"))
        return falls(rest[0]);
    if (!strcmp(word, "partials"))
        return partials(rest[0], argc - 3, rest + 1);
    if (!strcmp(word, "core") && argc >= 6)
        return core(rest, argc - 6, rest + 4);
    if (!strcmp(word, "wall") && argc == 7)
        return wall(rest);
    if (!strcmp(word, "valid"))
        return valid(kind_of(rest[0]), false);
    if (!strcmp(word, "views"))
        return valid(kind_of(rest[0]), true);
    if (!strcmp(word, "wrong"))
        return wrong(kind_of(rest[0]));
    fprintf(stderr, "ear: see the head of ear.c\n");
    return 2;
}
