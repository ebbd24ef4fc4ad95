/* SPDX-License-Identifier: BSD-3-Clause */
/* tension.h: tension that follows the energy. The frequencies of a drumhead or a string rise with
 * its amplitude and fall as it decays.
 *
 *   T = T0 + (B/2) S,   S = mean of |grad w|^2 = sum k_i^2 x_i^2      Berger 1955; Kirchhoff 1876
 *
 * over a head of area A and in-plane stiffness B. In the mean over many periods S is slow,
 * T/T0 = g^2, and all frequencies scale by the one factor g. With the modes' energy E at that g,
 *
 *   E = 4 C g^2 (g^2 - 1),   C = A T0^2 / (2 B) / 1.25,
 *
 * where 1.25 lies between the weight of a mode's own term, 3/2, and that of the cross terms, 1. The
 * modes' energy at g exceeds the true energy by a function of g alone,
 *
 *   U(g) = -C (g^2 - 1)^2,
 *
 * so that no energy can be gained: once a window g follows E, and q and p are scaled to conserve
 * E + U,
 *
 *   g'^2 = (1 + sqrt(4 + 3 (E + U)/C)) / 3,   lambda^2 = 4 C g'^2 (g'^2 - 1) / E,
 *   q' = lambda (g/g') q,   p' = lambda p.
 *
 * This displaces the surface against a hammer or a drive. The work W done against them is taken
 * from p, so that E + U - W is conserved.
 *
 * Compared with Berger's full equation, the glide of a tom is correct within 5 cents up to three
 * semitones (tests/unit/modes/test_tension.c). The exchange of energy between modes (von Karman),
 * which brightens a hard strike further, is left out.
 *
 * Only tension.c writes a struct tension.
 */
#ifndef KNOCK_TENSION_H
#define KNOCK_TENSION_H

#include "modes/modes.h"

/* --- the equations; by = 1/C ------------------------------------------------------------------ */

/* 1/C, 1/J, of a head of this area or a string of this length, with the tension T0 and the
 * stiffness B. */
static inline double tension_stiffening(double extent, double T0, double B) {
    return 1.25 * 2 * B / (extent * T0 * T0);
}
/* U(g), J. */
double tension_potential(double by, double g);

struct tension_step {
    double g, p; /* g', and the factor of p */
};
/* The next g and the factor of p at this energy of the modes. E + U < 0 is possible only after a
 * hammer has taken nearly all energy at once; then nothing changes until energy comes in. */
struct tension_step tension_follow(double by, double g, double energy);
/* The same with g' = 1. */
struct tension_step tension_let_go(double by, double g, double energy);

/* --- a bank whose tension follows ------------------------------------------------------------- */

struct tension {
    double g;
    double p, omega;    /* factors of p and of the frequencies in the last step of g */
    bool whole;         /* the bank has steps of every length, else those of ringing alone */
    struct modes *bank; /* the bank at g */
};

bool tension_make(struct tension *t, int most_body, int most_hammer); /* false: no memory */
void tension_free(struct tension *t);
void tension_rest(struct tension *t);

/* The bank at the present tension. */
static inline const struct modes *tension_bank(const struct tension *t, const struct modes *rest) {
    return t->g == 1 ? rest : t->bank;
}
/* U */
double tension_energy(const struct tension *t, const struct modes *rest);
/* Updates g, to at most `most`, once a window. `work`, J, is negative if the displacement of the
 * contact point is against a force; it is taken from the kinetic energy. If that is too little,
 * nothing changes. Returns the gain of the modes' energy, J. */
double tension_renew(struct tension *t, const struct modes *rest, struct modes_state *s,
                     double most, double work);
/* The displacement of the contact point by this update, m. */
double tension_displacement(const struct tension *t, const struct modes *rest,
                            const struct modes_state *s, double most);
/* -U, J, if E + U < 0, else 0: the energy missing after a hammer has taken more than there was. */
double tension_deficit(const struct tension *t, const struct modes *rest,
                       const struct modes_state *s);
/* Adds `paid`, J, up to that energy, and returns to g = 1, no louder. Returns the energy still
 * missing, J; the head is then at rest. */
double tension_return(struct tension *t, const struct modes *rest, struct modes_state *s,
                      double returned);
/* Ends the ramp of the output. */
void tension_arrive(struct tension *t);
/* Output gain at sample i of the window. g changes once a window, and p may change by 1e-3 in one
 * sample when a hand damps a tight head; the output follows in a ramp over the window. */
static inline double tension_heard(const struct tension *t, enum modes_out what, int i) {
    double jump = t->p * (what == MODES_VELOCITY       ? 1
                          : what == MODES_DISPLACEMENT ? 1 / t->omega
                                                       : t->omega);
    return 1 + (1 / jump - 1) * (MODES_WINDOW - i) / MODES_WINDOW;
}
static inline bool tension_moves(const struct tension *t) { return t->p != 1; }
/* Returns to g = 1, for another bank. */
void tension_end(struct tension *t, const struct modes *rest, struct modes_state *s);
/* From g = 1 to g, as before tension_end(), or as far as the modes' energy permits. */
void tension_resume(struct tension *t, const struct modes *rest, struct modes_state *s, double g);
/* Computes the missing steps of its bank, before steps of other lengths are taken. */
void tension_complete(struct tension *t, const struct modes *rest);
static inline void tension_prepare(struct tension *t, const struct modes *rest) {
    if (t->g != 1 && !t->whole)
        tension_complete(t, rest);
}

#endif
