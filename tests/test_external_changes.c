/* SPDX-License-Identifier: BSD-3-Clause */
/* What rings while a parameter changes. */
#include "check.h"
#include "fake_host.h"

enum { OUTPUTS = 3, PIECE = 2048, OUTS = 3 };
static const char *const outputs[OUTPUTS] = {"out velocity", "out displacement",
                                             "out acceleration"};

/* The peak of the second piece after a strike; between the two comes the second message. */
static double peak_after(const struct external_kind *kind, const char *before, const char *after) {
    static double samples[2 * PIECE];
    struct fake *f = fake_new(kind, "-body bar");
    double peak = 0;
    fake_send(f, before);
    fake_send(f, "strike 1");
    fake_play(f, NULL, (double *[OUTS]){samples, NULL, NULL}, PIECE, 64);
    fake_send(f, after);
    fake_play(f, NULL, (double *[OUTS]){samples + PIECE, NULL, NULL}, PIECE, 64);
    for (int i = PIECE; i < 2 * PIECE; i++)
        peak = fmax(peak, fabs(samples[i]));
    fake_free(f);
    return peak;
}

TEST("another output begins at 0 and is at most twice as loud as if it had been there before") {
    for (int k = 0; k < EXTERNAL_KINDS; k++)
        for (int from = 0; from < OUTPUTS; from++)
            for (int to = 0; to < OUTPUTS; to++) {
                double usual = peak_after(external_kinds[k], outputs[to], outputs[to]);
                double changed = peak_after(external_kinds[k], outputs[from], outputs[to]);
                check_case("%s: from %s to %s", external_kinds[k]->name, outputs[from],
                           outputs[to]);
                CHECK(changed > 0.1 * usual && changed <= 2 * usual);
            }
}

CHECK_MAIN
