/* SPDX-License-Identifier: BSD-3-Clause */
/* What rings while a parameter changes. */
#include "check.h"
#include "fake_host.h"

enum { OUTPUTS = 3, PIECE = 2048, OUTS = 3 };
static const char *const outputs[OUTPUTS] = {"out velocity", "out displacement",
                                             "out acceleration"};

/* What is heard after a strike and, PIECE samples later, a second message. */
static const double *play_change(const struct external_kind *kind, const char *before,
                                 const char *after) {
    static double samples[2 * PIECE];
    struct fake *f = fake_new(kind, "-body bar");
    fake_send(f, before);
    fake_send(f, "strike 1");
    fake_play(f, NULL, (double *[OUTS]){samples, NULL, NULL}, PIECE, 64);
    fake_send(f, after);
    fake_play(f, NULL, (double *[OUTS]){samples + PIECE, NULL, NULL}, PIECE, 64);
    fake_free(f);
    return samples;
}

static double peak_of(const double *samples, int n) {
    double peak = 0;
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(samples[i]));
    return peak;
}

/* A loudspeaker knows no units: metres are heard for 4 ms more, under metres per second. */
TEST(
    "another output is as loud as if it had been there before, and begins where the last one was") {
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int from = 0; from < OUTPUTS; from++)
            for (int to = 0; to < OUTPUTS; to++) {
                const struct external_kind *kind = external_kinds[k];
                double usual = peak_of(play_change(kind, outputs[to], outputs[to]) + PIECE, PIECE);
                const double *heard = play_change(kind, outputs[from], outputs[to]);
                double last = peak_of(heard + PIECE - 200, 200);
                double first = fabs(heard[PIECE] - heard[PIECE - 1]);
                check_case("%s: from %s to %s", kind->name, outputs[from], outputs[to]);
                CHECK(peak_of(heard + PIECE, 180) <= 1.1 * (usual + last) && first <= .5 * last);
                double later = peak_of(heard + PIECE + 180, PIECE - 180);
                CHECK(later > .1 * usual && later <= usual);
            }
}

CHECK_MAIN
