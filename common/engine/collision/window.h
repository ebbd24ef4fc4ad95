/* SPDX-License-Identifier: BSD-3-Clause */
/* window.h: free ringing, many samples at once, while hammer and body are surely apart.
 *
 * Without forces a whole window of samples has a closed form: the outputs of each mode obey
 *   s[n+1] = trace s[n] - det s[n-1],
 * one long step moves the state of the bank over the window, and the hammer follows a parabola.
 * |sum c q| <= sqrt(2 E sum c^2/omega^2) bounds the displacement of the contact point. The window
 * ends at the first sample at which the hammer may be within this bound. A nonlinear body takes one
 * step a sample instead; its linear energy never exceeds the total, which is in E.
 *
 * While a window is open, the stored hammer and bank are those at its start. Only window.c writes a
 * struct window.
 */
#ifndef KNOCK_WINDOW_H
#define KNOCK_WINDOW_H

#include "engine/network/network.h"
#include "engine/step/inputs.h"
#include "engine/step/record.h"

/* The hammer between two changes of its push. */
struct flight {
    int from;                  /* first sample, counted from the start of the window */
    double displacement, v, a; /* at `from`: m since the window's start, relative to a free mass;
                                  m/s; m/s^2 */
    double push;               /* the push of this flight, N */
};

struct window {
    bool open;
    int done, end;   /* samples played since its start; length, samples */
    double start;    /* x + sum c q at its start, m */
    double reach;    /* bound of |sum c q| from then on, m */
    double loudness; /* bound of the pickups' outputs at its start */
    struct flight flight;
    double hand_gain;     /* factor on the amplitudes since its start, see motion_set_hand() */
    bool sounds;          /* the last output was not silence */
    bool follows_contact; /* sum c q is computed sample by sample, for the output of x */
};

void window_reset(struct window *w);
/* Opens a window if hammer and body are surely apart and no force drives the body. `n`: its further
 * contacts, which are apart too; NULL: none. */
bool window_open(const struct collision_def *c, struct motion *m, const struct stepper *st,
                 struct window *w, struct network *n, struct record *r, struct outer_forces o);
/* Plays up to n samples from `from` on, with `held_push` where no push signal is connected. Returns
 * the count of samples before hammer and body may touch; at 0 the window is closed. */
int window_run(const struct collision_def *c, struct motion *m, struct stepper *st,
               struct window *w, struct network *network, struct record *r, double held_push,
               const double *push, const struct collision_out *out, int from, int n);
/* Moves hammer and bank to the last sample played, and closes the window. */
void window_close(const struct collision_def *c, struct motion *m, struct stepper *st,
                  struct window *w, struct network *n, struct record *r);
/* Adds an open window to a copy of the ledger, as if the window ended now. The energy and the loss
 * of the bank remain those at the start of the window. */
void window_add_to_ledger(const struct collision_def *c, const struct motion *m,
                          const struct window *w, struct collision_ledger *ledger_now);
/* Writes n samples without motion; true if an output is not 0. */
bool window_silence(const struct collision_def *c, const struct motion *m,
                    const struct collision_out *out, int n);

#endif
