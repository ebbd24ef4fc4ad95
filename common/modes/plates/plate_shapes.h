/* SPDX-License-Identifier: BSD-3-Clause */
/* plate_shapes.h: data for the shapes of a plate's modes at any point; private to
 * plate_design.c. */
#ifndef KNOCK_PLATE_SHAPES_H
#define KNOCK_PLATE_SHAPES_H

#include "modes/plates/plate.h"
#include "modes/plates/plate_disc.h"

/* The modes of one n: those of a cap are rows of `turn` times the flat disc's. */
struct plate_block {
    int first, size, turn;
};

struct plate_shapes {
    struct disc_mode flat[PLATE_MODES_MOST]; /* by n, then circles */
    struct plate_block block[PLATE_MODES_MOST];
    int flat_of[PLATE_MODES_MOST]; /* place of each mode in the blocks */
    int turns;                     /* size of `turn` */
    double *turn;
};

#endif
