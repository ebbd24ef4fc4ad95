/* SPDX-License-Identifier: BSD-3-Clause */
/* tension.h: what is stretched gives way: a drumhead or a string that moves far is pulled tighter,
 * and rings higher until it has calmed down.
 *
 *   T = T0 + (B/2) S,   S = mean of |grad w|^2 = sum k_i^2 x_i^2      Berger 1955; Kirchhoff 1876
 *
 * over a head of area A and in-plane stiffness B. Taken in the mean over many periods S is slow,
 * T/T0 = g^2, and all frequencies go by the one factor g. With the modes' energy E at that g,
 *
 *   E = 4 C g^2 (g^2 - 1),   C = A T0^2 / (2 B) / 1.25,
 *
 * where 1.25 stands between the terms of a mode with itself, which count 3/2, and with others, 1.
 * What the modes' energy at g counts too much is a function of g alone,
 *
 *   U(g) = -C (g^2 - 1)^2,
 *
 * so that nothing can be pumped: once in a window of samples g follows E, and q and p are scaled so
 * that E + U stays,
 *
 *   g'^2 = (1 + sqrt(4 + 3 (E + U)/C)) / 3,   lambda^2 = 4 C g'^2 (g'^2 - 1) / E,
 *   q' = lambda (g/g') q,   p' = lambda p.
 *
 * That takes the surface elsewhere, and what presses or drives it: where it goes against that, p is
 * smaller by the work W, so that E + U - W stays.
 *
 * Against Berger's equation in full the glide of a tom is met within 5 cents up to three semitones
 * (tests/unit/test_tension.c). That modes also exchange energy is left out (Karman): it brightens a
 * hard blow further.
 *
 * Only tension.c writes a struct tension.
 */
#ifndef KNOCK_TENSION_H
#define KNOCK_TENSION_H

#include "modes/modes.h"

/* --- the equations; by = 1/C ------------------------------------------------------------------ */

/* 1/J: 1/C of a thing of this area or length, held by T0, that stretches by B. */
static inline double tension_stiffening(double extent, double T0, double B) {
    return 1.25 * 2 * B / (extent * T0 * T0);
}
/* U(g), J. */
double tension_potential(double by, double g);

struct tension_step {
    double g, p; /* g', and what p is multiplied by */
};
/* What follows when the modes have this energy at g. Where E + U < 0, which only a hammer that
 * takes nearly all at once can leave, all stays as it is until more comes in. */
struct tension_step tension_follow(double by, double g, double energy);
/* The same with g' = 1. */
struct tension_step tension_let_go(double by, double g, double energy);

/* --- a bank whose tension follows ------------------------------------------------------------- */

struct tension {
    double g;
    double p, omega;    /* what p and the frequencies were multiplied by when g followed last */
    bool whole;         /* the bank knows steps of every length, not those of ringing alone */
    struct modes *bank; /* in tune with g */
};

bool tension_make(struct tension *t, int most_body, int most_hammer); /* false: no memory */
void tension_free(struct tension *t);
void tension_rest(struct tension *t);

/* The bank as it is in tune now. */
static inline const struct modes *tension_bank(const struct tension *t, const struct modes *rest) {
    return t->g == 1 ? rest : t->bank;
}
/* U */
double tension_energy(const struct tension *t, const struct modes *rest);
/* g follows, no further than `most`; once a window. Where the contact point goes by that against
 * what pushes it, which is negative `work`, J, what moves pays for it; if it is too dear, all stays
 * as it is. Returns what the modes' energy has gained by it, J. */
double tension_renew(struct tension *t, const struct modes *rest, struct modes_state *s,
                     double most, double work);
/* How far that would take the contact point, m. */
double tension_displacement(const struct tension *t, const struct modes *rest,
                            const struct modes_state *s, double most);
/* -U, J, where E + U < 0, else 0: somebody has taken more out of a tight head than there was. */
double tension_owes(const struct tension *t, const struct modes *rest, const struct modes_state *s);
/* He pays up to all of that, and the head is back at g = 1, no louder. Returns what is still owed
 * then, J, by a head at rest. */
double tension_redeem(struct tension *t, const struct modes *rest, struct modes_state *s,
                      double paid);
/* The window is over in which what is heard has gone along. */
void tension_arrive(struct tension *t);
/* g follows once a window, and what it makes of p is 1e-3 in one sample where a hand damps a tight
 * head: heard it goes along, over the `i`th of the window's samples. */
static inline double tension_heard(const struct tension *t, enum modes_out what, int i) {
    double jump = t->p * (what == MODES_VELOCITY       ? 1
                          : what == MODES_DISPLACEMENT ? 1 / t->omega
                                                       : t->omega);
    return 1 + (1 / jump - 1) * (MODES_WINDOW - i) / MODES_WINDOW;
}
static inline bool tension_moves(const struct tension *t) { return t->p != 1; }
/* Back to g = 1, for another bank. */
void tension_end(struct tension *t, const struct modes *rest, struct modes_state *s);
/* From there to g, as before tension_end(), or as far as what moves makes it. */
void tension_resume(struct tension *t, const struct modes *rest, struct modes_state *s, double g);
/* Its bank is about to be moved by steps of any length: it gets those that it does not know yet. */
void tension_complete(struct tension *t, const struct modes *rest);
static inline void tension_prepare(struct tension *t, const struct modes *rest) {
    if (t->g != 1 && !t->whole)
        tension_complete(t, rest);
}

#endif
