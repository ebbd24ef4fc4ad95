/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy.h: the accuracy of the core, one line a target.
 *
 * Each function below measures one family of targets and hands each figure to accuracy_line(): the
 * program `accuracy` prints them, test_accuracy.c checks them with smaller counts.
 */
#ifndef KNOCK_ACCURACY_H
#define KNOCK_ACCURACY_H

#include <stdbool.h>

/* "accuracy <name> <worst> <target> ok|short" */
void accuracy_line(const char *name, double worst, double target);
/* The same for a value without a target, which explains another one. */
void accuracy_note(const char *name, double figure);
/* True if a line of this name is requested. */
bool accuracy_wants(const char *name);
/* Count of cases: all, or few in a short run. */
int accuracy_count(int all, int few);

/* Keeps the worst; a NaN is worse than anything. */
static inline void accuracy_worse(double *worst, double figure) {
    if (!(figure <= *worst))
        *worst = figure;
}

void accuracy_lumped(void);   /* v_out and duration against the closed forms of wall.h */
void accuracy_series(void);   /* v_out of contacts that follow one another */
void accuracy_hit(void);      /* the event `hit` of a contact */
void accuracy_modes(void);    /* modal amplitudes and hits against truth.h */
void accuracy_ledger(void);   /* any parameters: it closes, without a gain */
void accuracy_plates(void);   /* random lives of gongs and cymbals: the same, and silence */
void accuracy_rates(void);    /* sample rates, and blocks of any size */
void accuracy_pressed(void);  /* pressed and bouncing hammers that come to rest */
void accuracy_bouncing(void); /* a ball's impacts */
void accuracy_signals(void);  /* k, mu and alpha that move during a contact */
void accuracy_contacts(void); /* several contacts on one body */
void accuracy_tuning(void);   /* requested contact time and brightness against the sound */
void accuracy_learn(void);    /* bodies learnt from random sounds */

void accuracy_budget(void); /* no target: error against work */

/* All of them whose lines are requested. */
void accuracy_all(void);

#endif
