/* SPDX-License-Identifier: BSD-3-Clause */
/* links.h: several contacts that share bodies, with their forces held over one step.
 *
 * Each of M links has a compression x_j, positive when touching, and one force f_j, held over the
 * step. Bodies move exactly between, so the displacement of x_j is
 *   D = Df - A f,    A_jk = sum_i c_ji c_ki b_i(h),    f_j = F_j(x_j, x_j + D_j),
 * with Df the displacement without these forces, A the compliance (symmetric, positive
 * semidefinite, it may be singular) and F_j the mean force of a law (quotient.h). c_ji is the shape
 * of mode i at link j, with the sign of the link's force, and b_i(h) the mode's response to a unit
 * force held for h (modes.h); a lump is a mode with b = h^2/2m. F_j does not decrease with D_j, so
 * D is unique: for two solutions dD^T dF >= 0, while dD = -A dF makes it -dF^T A dF <= 0. Hence
 * dF^T A dF = 0, so A dF = 0 and dD = 0. This includes Hunt-Crossley with mu > 0: on each side the
 * quotient and 1 + mu D/h both rise with the depth, and a force of 0 replaces their product where
 * one of them is negative. The work taken from the motion is exactly sum f_j D_j.
 *
 * A single link that can touch is solved by held_force() and held_pair(), with the arguments of a
 * single contact. Two or more are solved together by Newton's method. Gauss-Seidel over
 * held_force() is no alternative: 20 000 sweeps were not enough on a singular A.
 *
 * Links are sorted by their place on the body. This order does not depend on when they began to
 * touch, and neither do the bits. Nothing is allocated.
 */
#ifndef KNOCK_LINKS_H
#define KNOCK_LINKS_H

#include "contact/held_pair.h"

enum { LINKS_MOST = 64 };

/* One contact at the start of a step. */
struct link {
    const struct contact *contact;
    const struct power *power; /* prepared for its alpha */
    double x;                  /* m */
    double z;                  /* a felt's memory */
};

/* The data of one step, of one length for all links. */
struct links_step {
    double h;                        /* s */
    const double *free_displacement; /* Df [M], m */
    const double *compliance;        /* A [M][stride], m/N */
    int stride;
    double newton_tolerance; /* bound on the last Newton step, times alpha over the depths; the
                         relative error that remains is its square */
    bool still;              /* almost no motion: a single link is solved from D = 0 */
};

/* The work done, for the budget. */
struct links_cost {
    int links;      /* solved together; 0 if none touched */
    int iterations; /* of Newton's method on all links */
    int tries;      /* evaluations of a law, bounds included */
    bool solved;    /* false: not converged within the limit; never observed */
};

/* Scratch memory, shared by all that run one after another. Its content is arbitrary before and
 * after. */
struct links_work;
struct links_work *links_work_new(void);
void links_work_free(struct links_work *w);
size_t links_work_bytes(void);

/* One step of all links. `guess` holds estimated forces [M], N; NULL if none are known. A felt's
 * memory advances by half a step before and half a step after. A link that cannot touch gets force
 * 0, and its memory recovers. */
struct links_cost links_solve(struct links_work *w, const struct link *link, int count,
                              const struct links_step *step, const double *guess,
                              struct step_result *r);

/* Two half steps of all links: `half` is the first, `whole` both, guess[i] the estimated forces of
 * half i. Links that stay inside one surface are extrapolated to fourth order. Links that enter,
 * leave or turn keep their held forces. One shift balances the energy of all; if it cannot, two
 * held steps are taken instead. */
struct links_cost links_solve_pair(struct links_work *w, const struct link *link, int count,
                                   const struct links_step *whole, const struct links_step *half,
                                   const double *const guess[2], struct step_result *const r[2]);

/* The static equilibrium of several contacts: x_j = x0_j - sum_k A_jk f_k and f_j = V_j'(x_j), with
 * A [count][count] the static compliance. It is unique, as above. `f` holds estimated forces
 * before, and the forces after; x in x0 becomes that at rest. False: not converged, never observed.
 */
bool links_statics(struct links_work *w, const struct contact *const *contact, int count,
                   const double *compliance, double *x, double *f);

/* --- on a nonlinear body -------------------------------------------------------------------------
 *
 * A body with an energy psi^2/2 beside its modes holds the force -phi g on them, with g the
 * gradient of psi. With
 *   X_j = sum c_ij b_i g_i,   Gamma = sum b_i g_i^2,   phi_0 the value of phi without links,
 * the links have A' = A - X X^T / (2 + Gamma), Df' = Df + X phi_0, and
 * phi = phi_0 + X.f / (2 + Gamma). A' stays positive semidefinite: X X^T <= Gamma A by Cauchy and
 * Schwarz. */
struct links_potential {
    const double *X;   /* [M]: 0 for links that do not touch this body, else with the sign of c */
    double Gamma, phi; /* phi: without the links */
};
/* Turns A [M][stride] and Df of the links into A' and Df'. */
void links_on_potential(const struct links_potential *v, int count, double *compliance, int stride,
                        double *free_displacement);
/* The change of phi by these forces on the body, at the points of X. */
double links_potential_change(const double *X, double Gamma, const double *force, int count);

#endif
