/* SPDX-License-Identifier: BSD-3-Clause */
/* inputs.c: strikes and drops, k, mu and alpha, push and drive; see inputs.h. */
#include "engine/step/inputs.h"

#include <assert.h>
#include <math.h>
#include <stddef.h>

void inputs_begin(struct inputs *in, struct contact_inputs head) {
    for (int j = 0; j < RANGES; j++)
        in->held[j] = ranges[j].usual;
    in->held[RANGE_K] = head.k;
    in->held[RANGE_MU] = head.mu;
    in->held[RANGE_ALPHA] = head.alpha;
}

struct contact_inputs inputs_head(const struct inputs *in) {
    return (struct contact_inputs){
        .k = in->held[RANGE_K], .mu = in->held[RANGE_MU], .alpha = in->held[RANGE_ALPHA]};
}

void inputs_reset(struct inputs *in) {
    in->last_strike = 0;
    in->pending = PENDING_NOTHING;
}

void inputs_continue(struct inputs *in, const struct inputs *before) { *in = *before; }

void inputs_set(struct inputs *in, int range, double value) {
    assert(range_holds(&ranges[range], value));
    in->held[range] = value;
}

void inputs_pend(struct inputs *in, enum pending pending, double value) {
    in->pending = pending;
    in->pending_value = value;
}

enum pending inputs_take(struct inputs *in, double *value) {
    enum pending taken = in->pending;
    *value = in->pending_value;
    in->pending = PENDING_NOTHING;
    return taken;
}

bool inputs_strikes(double last, double now) { return last == 0 && now != 0 && !isnan(now); }

/* A sample is clipped to its range; at a NaN the value stays unchanged. */
static void read_signal(struct inputs *in, enum range_name range, const double *signal, int i) {
    if (signal)
        in->held[range] = range_clamp(&ranges[range], signal[i], in->held[range]);
}

void inputs_sample(struct inputs *in, const struct collision_in *signals, int i) {
    read_signal(in, RANGE_PUSH, signals->push, i);
    read_signal(in, RANGE_K, signals->k, i);
    read_signal(in, RANGE_MU, signals->mu, i);
    read_signal(in, RANGE_ALPHA, signals->alpha, i);
    read_signal(in, RANGE_DRIVE, signals->drive, i);
    if (!signals->strike)
        return;
    if (inputs_strikes(in->last_strike, signals->strike[i]))
        inputs_pend(in, PENDING_STRIKE,
                    fabs(range_clamp(&ranges[RANGE_STRIKE], signals->strike[i], 0)));
    in->last_strike = signals->strike[i];
}

/* --- many samples at once -------------------------------------------------------------------- */

/* True if n samples of a signal from `from` on are 0. There is no branch per sample, because this
 * loop is the main cost of silence. */
static bool all_zero(const double *signal, int from, int n) {
    if (!signal)
        return true;
    double any = 0;
    for (int i = from; i < from + n; i++)
        any += fabs(signal[i]);
    return any == 0;
}

int inputs_steady(const struct collision_in *signals, int i, int n, bool push_wakes) {
    const double *push = push_wakes ? signals->push : NULL;
    const double *strike = signals->strike, *drive = signals->drive;
    if (all_zero(strike, i, n - i) && all_zero(drive, i, n - i) && all_zero(push, i, n - i))
        return n - i;
    int run = 1;
    for (; i + run < n; run++) {
        if (strike && inputs_strikes(strike[i + run - 1], strike[i + run]))
            break;
        if (drive && !(drive[i + run] == 0))
            break;
        if (push && !(push[i + run] == 0))
            break;
    }
    return run;
}

void inputs_skip(struct inputs *in, const struct collision_in *signals, int i, int n) {
    static const enum range_name followed[] = {RANGE_PUSH, RANGE_K, RANGE_MU, RANGE_ALPHA};
    const double *signal[] = {signals->push, signals->k, signals->mu, signals->alpha};
    for (int j = 0; j < 4; j++) {
        int last = i + n - 1;
        while (signal[j] && last > i && isnan(signal[j][last]))
            last--;
        read_signal(in, followed[j], signal[j], last);
    }
    if (signals->strike)
        in->last_strike = signals->strike[i + n - 1];
}

bool inputs_nothing(const struct inputs *in, const struct collision_in *signals) {
    return in->pending == PENDING_NOTHING && !signals->strike && !signals->push &&
           !signals->drive && in->held[RANGE_PUSH] == 0 && in->held[RANGE_DRIVE] == 0;
}
