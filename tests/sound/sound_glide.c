/* SPDX-License-Identifier: BSD-3-Clause */
/* sound_glide.c: how far drums glide, cents over what they are at 300 ms, beside The Black Pearl's
 * toms (hydrogen-drumkits), a tom of sonic-pi-samples, and VSCO 2 CE's conga: recorded ones read up
 * to 45 from their neighbours. */
#include "sound/sound_glide.h"

#include <stdio.h>

#include "support/player.h"

void sound_glides(void) {
    static const struct {
        enum body_shape shape;
        double note;
        const char *strike;
        double speed; /* m/s */
        int recorded[4];
    } cases[] = {
        {BODY_TOM, 117, "soft", 1.5, {52, 38, 26, 14}},
        {BODY_TOM, 117, "medium", 3, {201, 147, 85, 27}},
        {BODY_TOM, 117, "hard", 5, {254, 196, 91, 35}},
        {BODY_TOM, 100, "soft", 1.5, {86, 50, 34, 23}},
        {BODY_TOM, 100, "medium", 3, {207, 174, 98, 54}},
        {BODY_TOM, 100, "hard", 5, {300, 243, 136, 68}},
        {BODY_TOM, 70, "soft", 1.5, {65, 25, 31, 11}},
        {BODY_TOM, 70, "medium", 3, {147, 109, 62, 39}},
        {BODY_TOM, 70, "hard", 5, {236, 234, 132, 78}},
        {BODY_CONGA, 164, "hard", 5, {0, 0, 0, 0}},
    };
    printf("\nglides, cents at 20, 40, 80, 150 ms (recorded)\n");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double cents[5];
        player_glide(cases[i].shape, cases[i].note, cases[i].speed, cents);
        printf("%-13s %6.1f Hz  %-6s %3.1f m/s ", body_kinds[cases[i].shape]->name, cases[i].note,
               cases[i].strike, cases[i].speed);
        for (int k = 0; k < 4; k++)
            printf(" %4.0f (%3d)", cents[k], cases[i].recorded[k]);
        printf("\n");
    }
}
