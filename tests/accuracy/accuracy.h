/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy.h: how exact the core is, one line a target.
 *
 * Each function below measures one family of targets and hands each figure to accuracy_line(): the
 * program `accuracy` prints them, test_accuracy.c checks them with smaller counts.
 */
#ifndef KNOCK_ACCURACY_H
#define KNOCK_ACCURACY_H

#include <stdbool.h>

/* "accuracy <name> <worst> <target> ok|short" */
void accuracy_line(const char *name, double worst, double target);
/* The same of a figure without a target: it explains another one. */
void accuracy_note(const char *name, double figure);
/* Whether a line of this name is asked for. */
bool accuracy_wants(const char *name);
/* How many of something: all of them, or few where time is short. */
int accuracy_count(int all, int few);

/* Keeps the worst; a NaN is worse than anything. */
static inline void accuracy_worse(double *worst, double figure) {
    if (!(figure <= *worst))
        *worst = figure;
}

void accuracy_lumped(void);   /* v_out and duration against the closed forms of wall.h */
void accuracy_series(void);   /* v_out of contacts that follow one another */
void accuracy_hit(void);      /* what the event `hit` says of a contact */
void accuracy_modes(void);    /* modal amplitudes and hits against truth.h */
void accuracy_ledger(void);   /* any parameters: it closes, and nothing is gained */
void accuracy_rates(void);    /* sample rates, and blocks of any size */
void accuracy_pressed(void);  /* pressed and bouncing hammers that come to rest */
void accuracy_bouncing(void); /* a ball's impacts */
void accuracy_signals(void);  /* k, mu and alpha that move during a contact */
void accuracy_contacts(void); /* several contacts on one body */
void accuracy_tuning(void);   /* what is asked for against what is heard */
void accuracy_learn(void);    /* what is learnt from sounds made up at random */

void accuracy_budget(void); /* not a target: the choice between being exact and being quick */

/* All of them, as far as their lines are asked for. */
void accuracy_all(void);

#endif
