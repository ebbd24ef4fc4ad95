/* SPDX-License-Identifier: BSD-3-Clause */
/* window.h: what costs nothing but the modes: ringing while the hammer is surely away.
 *
 * A bank without forces is known for a whole window of samples at once: its outputs obey
 * s[n+1] = trace s[n] - det s[n-1], its state is carried over the window in one long step, and the
 * hammer is on a parabola. |sum c q| <= sqrt(2 E sum c^2/omega^2) bounds where the contact point
 * can be; at the first sample at which the hammer might come that near, the window ends.
 *
 * While a window is open hammer and bank stand where they were when it began. Only window.c writes
 * a struct window.
 */
#ifndef KNOCK_WINDOW_H
#define KNOCK_WINDOW_H

#include "engine/inputs.h"
#include "engine/record.h"

/* The hammer between two changes of its push. */
struct flight {
    int from;                  /* the sample at which it begins, since the window's start */
    double displacement, v, a; /* m since then, against a free mass's motion; m/s; m/s^2 */
    double push;               /* that gives a */
};

struct window {
    bool open;
    int done, end;   /* samples since the bank's state; when the window is over */
    double start;    /* x + sum c q when it began */
    double reach;    /* a bound of |sum c q| from then on */
    double loudness; /* a bound of the pickups' outputs, when one was last opened or continued */
    struct flight flight;
    double left_by_hand; /* share of the amplitudes since the window began, see motion_set_damp() */
    bool sounds;         /* what was played last is not silence */
    bool follows_contact; /* sum c q is computed sample by sample, for who listens to x */
    uint64_t followed;    /* the sample with which it went on, and the tension followed */
};

void window_reset(struct window *w);
/* Opens one if hammer and body are surely apart; nothing may drive the body. */
bool window_open(const struct collision_def *c, struct motion *m, const struct stepper *st,
                 struct window *w, struct record *r, struct outer_forces o);
/* Plays up to n samples from `from` on, the first of them under this push; returns how many before
 * the two may touch: if there are none, the window has been closed. */
int window_run(const struct collision_def *c, struct motion *m, struct stepper *st,
               struct window *w, struct record *r, double held_push, const double *push,
               const struct collision_out *out, int from, int n);
/* Brings hammer and bank to where the window has been played to. */
void window_close(const struct collision_def *c, struct motion *m, struct stepper *st,
                  struct window *w, struct record *r);
/* A window that is open is booked when it ends: the ledger as if it ended here. The bank has what
 * it had when the window began, in what is stored as in what is lost. */
void window_add_to_ledger(const struct collision_def *c, const struct motion *m,
                          const struct window *w, struct collision_ledger *books);
/* Has the tension followed before this sample? Once is enough: what is heard goes along from there.
 */
static inline bool window_followed(const struct window *w, uint64_t clock) {
    return w->followed == clock;
}
/* n samples in which nothing moves; true if a pickup stands elsewhere than at 0. */
bool window_silence(const struct collision_def *c, const struct motion *m,
                    const struct collision_out *out, int n);

#endif
