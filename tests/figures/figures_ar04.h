/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_ar04.h: declarations shared by the files of [AR04]'s figures. */
#ifndef KNOCK_FIGURES_AR04_H
#define KNOCK_FIGURES_AR04_H

#include "support/ar04.h"

/* Figures 4 and 5 and the mapping, from the experiments of figure 3. */
void figures_ar04_mapping(const struct strike_bank *bar,
                          struct ar04_point points[AR04_ROWS][AR04_POINTS]);

#endif
