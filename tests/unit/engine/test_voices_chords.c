/* SPDX-License-Identifier: BSD-3-Clause */
/* Chords struck in one sample under the live budget, beside the sum of their single notes. */
#include "support/check.h"
#include "support/chord.h"

/* Longer contacts, or more of them, need more than a block may cost. Six notes on a marimba and
 * four on a bowl are then played by single steps, at -57 and -53 dB; four on a ring or a celesta
 * are at -53, five on a wood block and four on a cowbell at -47 and -52. A hammer on a glass
 * touches again after a few samples: three notes are at -31. The contacts of bell and
 * triangle chatter: one live strike on the bell differs from its render by -8 dB. */
TEST("a live chord is the sum of its notes to -60 dB, as far as a block's budget goes") {
    static const struct {
        enum body_shape shape;
        int notes;
    } chords[] = {
        {BODY_VIBRAPHONE, 6}, {BODY_STRING, 6},       {BODY_MARIMBA, 5}, {BODY_TOM, 6},
        {BODY_BOWL, 3},       {BODY_GLOCKENSPIEL, 6}, {BODY_BAR, 6},     {BODY_TUBE, 6},
        {BODY_XYLOPHONE, 6},  {BODY_PLATE, 6},        {BODY_RING, 3},    {BODY_CELESTA, 3},
        {BODY_WOODBLOCK, 3},  {BODY_TEMPLE_BLOCK, 5}, {BODY_COWBELL, 3}, {BODY_AGOGO, 3},
        {BODY_CLAVES, 6},     {BODY_LOG_DRUM, 6},     {BODY_GONG, 5},    {BODY_KALIMBA, 4}};
    for (int i = 0; i < (int)(sizeof chords / sizeof *chords); i++)
        for (int notes = 2; notes <= chords[i].notes; notes += check_quick() && notes < 4 ? 2 : 1) {
            double error = chord_error(chords[i].shape, notes);
            check_case("%s, %d notes: %.1f dB", body_kinds[chords[i].shape]->name, notes,
                       20 * log10(error));
            CHECK(error < 1e-3);
        }
}

CHECK_MAIN
