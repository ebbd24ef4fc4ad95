/* SPDX-License-Identifier: BSD-3-Clause */
/* Chords struck in one sample under the live budget, beside the sum of their single notes. */
#include "support/check.h"
#include "support/chord.h"

/* Longer contacts, or more of them, need more than a block may cost: six notes on a glockenspiel
 * are at -45 dB, six on a marimba -52, three on a bowl -57; a bell's contacts chatter. */
TEST("a live chord is the sum of its notes to -60 dB, as far as a block's budget goes") {
    static const struct {
        enum body_shape shape;
        int notes;
    } chords[] = {{BODY_VIBRAPHONE, 6}, {BODY_STRING, 5},       {BODY_MARIMBA, 4},
                  {BODY_TOM, 6},        {BODY_GLOCKENSPIEL, 3}, {BODY_BOWL, 2}};
    for (int i = 0; i < 6; i++)
        for (int notes = 2; notes <= chords[i].notes; notes++) {
            double error = chord_error(chords[i].shape, notes);
            check_case("%s, %d notes: %.1f dB", body_kinds[chords[i].shape]->name, notes,
                       20 * log10(error));
            CHECK(error < 1e-3);
        }
}

CHECK_MAIN
