/* SPDX-License-Identifier: BSD-3-Clause */
/* links.h: several contacts that share bodies, their forces held over one step.
 *
 * Each of M links has a compression x_j, positive when touching, and one force f_j, held over the
 * step. Bodies move exactly between, so the step takes x_j by
 *   D = Df - A f,    A = G^T H(h) G,    f_j = F_j(x_j, x_j + D_j),
 * Df the displacement without these forces, A the compliance (symmetric, positive semidefinite, it
 * may be singular), F_j the mean force of a law (quotient.h). F_j does not decrease with D_j, so D
 * is unique: for two solutions (D - D')^T (F - F') >= 0, while D - D' = -A (F - F') makes it <= 0.
 * Hunt-Crossley with mu > 0 is no exception: the quotient and 1 + mu D/h both rise and are not
 * negative. The work that leaves the motion is exactly sum f_j D_j.
 *
 * One link that can touch is solved by held_force() and held_pair(), with the arguments that a
 * single contact has. Two or more are solved together by Newton's method. Gauss-Seidel over
 * held_force() is no alternative: 20 000 sweeps were not enough on a singular A.
 *
 * Links are given in an order that does not depend on when they began to touch (by their place on
 * the body), so that the bits do not either. Nothing is allocated.
 */
#ifndef KNOCK_LINKS_H
#define KNOCK_LINKS_H

#include "contact/held_pair.h"

enum { LINKS_MOST = 64 };

/* One contact as a step begins. */
struct link {
    const struct contact *contact;
    const struct power *power; /* prepared for its alpha */
    double x;                  /* m */
    double z;                  /* a felt's memory */
};

/* One step length for all of them. */
struct links_step {
    double h;                        /* s */
    const double *free_displacement; /* Df [M], m */
    const double *compliance;        /* A [M][stride], m/N */
    int stride;
    double last_step; /* small enough for the last of Newton's steps, times alpha and over the
                         depths: its square is left of the force */
    bool still;       /* hardly anything moves: one link alone is looked for from D = 0 */
};

/* The work that it was, for the budget. */
struct links_cost {
    int links;      /* solved together; 0 where none touched */
    int iterations; /* of Newton's method on all of them */
    int tries;      /* evaluations of a law, bounds included */
    bool solved;    /* false: no solution in the most iterations; not seen */
};

/* Scratch memory: any content before and after, shared by all that run one after another. */
struct links_work;
struct links_work *links_work_new(void);
void links_work_free(struct links_work *w);

/* One step of all links. `guess` holds the probable forces [M], N; NULL: nothing is known. A felt's
 * memory moves by half the step before and by the other half after. A link that cannot touch gets
 * force 0, and its memory recovers. */
struct links_cost links_hold(struct links_work *w, const struct link *link, int count,
                             const struct links_step *step, const double *guess,
                             struct held_result *r);

/* Two half steps of all links: `half` is the first, `whole` both, guess[i] the probable forces of
 * half i. Links that stay inside one surface are extrapolated to fourth order, those that enter,
 * leave or turn keep held forces, and one shift balances the energy of all. Where it cannot, two
 * held steps follow each other. */
struct links_cost links_hold_pair(struct links_work *w, const struct link *link, int count,
                                  const struct links_step *whole, const struct links_step *half,
                                  const double *const guess[2], struct held_result *const r[2]);

/* --- on a nonlinear body ----------------------------------------------------------------------
 *
 * A body with an energy psi^2/2 beside its modes holds -phi g on them, g the gradient of psi. With
 *   X_j = sum c_ij b_i g_i,   Gamma = sum b_i g_i^2,   phi_0 the value of phi without links,
 * the links see A' = A - X X^T / (2 + Gamma), Df' = Df + X phi_0, and phi = phi_0 + X.f/(2 +
 * Gamma). A' stays positive semidefinite: X X^T <= Gamma A by Cauchy and Schwarz. */
struct links_stretch {
    const double *X; /* [M]: 0 for links that do not touch this body; signed as c is for the rest */
    double gamma, phi0;
};
/* Turns A [M][stride] and Df of the links into those on the nonlinear body. */
void links_stretch(const struct links_stretch *s, int count, double *compliance, int stride,
                   double *free_displacement);
/* phi of the step under these forces. */
double links_stretch_phi(const struct links_stretch *s, int count, const struct held_result *r);

#endif
