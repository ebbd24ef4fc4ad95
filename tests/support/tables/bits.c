/* SPDX-License-Identifier: BSD-3-Clause */
/* bits.c: the hash of a performance on each object, by each available kernel:
 *   base, avx2  in this build's lanes, and in AVX2's if the processor has it
 *   apart       the difference of the two, relative to the peak
 *   libm        the library functions that all samples depend on
 *
 * The same source gives the same hashes with any compiler: every product and sum is rounded
 * separately (-ffp-contract=off), and the kernels fuse explicitly where they do. tests/run compares
 * gcc with clang, tests/run arm this processor with ARM's, in plain C, and tests/run windows
 * Windows with Linux, by each kernel. Between kernels the bits differ: fused products and sums
 * round once instead of twice, and sums over modes have another order. The difference is 1e-16 of
 * each term; a contact that is stiff for its step, or a ball's next bounce, amplifies it.
 *
 * Another libm differs in the last digit. glibc's results are the same on all processors that fuse,
 * and differ from those on all that do not; Windows' as zig provides it is musl's. These three
 * differ in pow, exp, sin and all others but log. hypot, cosh, cbrt and tgamma differ everywhere:
 * no sample depends on them.
 */
#include <math.h>

#include "modes/modes_table.h"
#include "object/external_state.h"
#include "support/check.h"
#include "support/object/fake_host.h"
#include "support/object/piece.h"

enum { OUTS = 3, PIECES = 4, LENGTH = PIECE_NOTES * PIECE_LONGEST };

static const double most_apart = 1e-9;

struct take {
    double sound[LENGTH];
    int samples;
    uint64_t hash;
};

static uint64_t hash_of(uint64_t hash, const double *values, int n) {
    for (int i = 0; i < n; i++) {
        uint64_t bits;
        memcpy(&bits, values + i, sizeof bits);
        hash = (hash ^ bits) * 0x100000001b3u; /* FNV-1a */
    }
    return hash;
}

static void send(struct fake *f, const char *line, const struct modes_kernel *kernel) {
    if (!*line)
        return;
    fake_send(f, line);
    if (f->x->prepared->bank)
        f->x->prepared->bank->modes->kernel = kernel; /* and in all voices that share it */
}

/* A note in the object's terms: its pitch becomes a strike's speed or a ball's height. */
static void send_note(struct fake *f, const struct piece_note *note,
                      const struct modes_kernel *kernel) {
    char line[PIECE_LINE];
    int pitch, velocity;
    send(f, note->line, kernel);
    sscanf(note->list, "list %d %d", &pitch, &velocity);
    if (f->x->kind->object == MALLET)
        snprintf(line, sizeof line, "%s", note->list);
    else
        snprintf(line, sizeof line, "%s %g", f->x->kind->object == IMPACT ? "strike" : "drop",
                 1e-4 * pitch * (velocity + 1));
    send(f, line, kernel);
}

static void perform(const struct external_kind *kind, const struct modes_kernel *kernel, int seed,
                    struct take *take) {
    struct piece p = piece_random((uint64_t)seed);
    struct fake *f = fake_new(kind, p.box);
    take->samples = 0;
    send(f, "k 1e8", kernel);
    for (int i = 0; i < PIECE_NOTES; i++) {
        double *output = take->sound + take->samples;
        send_note(f, &p.note[i], kernel);
        fake_play(f, NULL, (double *[OUTS]){output, NULL, NULL}, p.note[i].samples, EXTERNAL_CHUNK);
        take->samples += p.note[i].samples;
        f->events = 0;
    }
    take->hash = hash_of(take->hash, take->sound, take->samples);
    fake_free(f);
}

static double apart(const struct take *a, const struct take *b) {
    double most = 0, peak = 0;
    for (int i = 0; i < a->samples; i++) {
        most = fmax(most, fabs(a->sound[i] - b->sound[i]));
        peak = fmax(peak, fabs(a->sound[i]));
    }
    return most / peak;
}

/* A ball's bounces are chaotic: between kernels their times have no bound. */
static bool one_kind(const struct external_kind *kind) {
    static struct take take[2];
    const struct modes_kernel *kernels[] = {&modes_kernel_base, modes_kernel_best()};
    int count = kernels[0] == kernels[1] ? 1 : 2;
    double worst = 0;
    take[0].hash = take[1].hash = 0xcbf29ce484222325u;
    for (int seed = 1; seed <= PIECES; seed++) {
        for (int k = 0; k < count; k++)
            perform(kind, kernels[k], seed, &take[k]);
        worst = count == 2 ? fmax(worst, apart(&take[0], &take[1])) : 0;
    }
    for (int k = 0; k < count; k++)
        printf("%-6s %-8s %016llx\n", k ? "avx2" : "base", kind->name,
               (unsigned long long)take[k].hash);
    bool good = worst <= most_apart || kind->object == BOUNCE;
    if (count == 2)
        printf("%-6s %-8s %.1g, target %g%s\n", "apart", kind->name, worst, most_apart,
               worst <= most_apart ? ""
               : good              ? " where nothing bounces"
                                   : " MISSED");
    return good;
}

static uint64_t library(void) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (int i = 1; i < 2000; i++) {
        double x = .01 * i;
        double values[] = {pow(x, 1.7), exp(-x),  exp2(x),      log(x),      log2(x), log10(x),
                           expm1(x),    log1p(x), sin(x),       cos(x),      tan(x),  atan(x),
                           sinh(x),     asinh(x), asin(x / 20), atan2(x, 2), tanh(x)};
        hash = hash_of(hash, values, sizeof values / sizeof *values);
    }
    return hash;
}

int main(void) {
    bool good = true;
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        good &= one_kind(external_kinds[k]);
    printf("%-6s %-8s %016llx\n", "libm", "", (unsigned long long)library());
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
