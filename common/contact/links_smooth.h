/* SPDX-License-Identifier: BSD-3-Clause */
/* links_smooth.h: the forces of several links over two half steps, at fourth order; private to
 * links*.c.
 *
 * Links that are smooth over the pair are extrapolated; the others keep their two held forces. The
 * work taken from the motion is sum_i F_i.D_i; the contacts account for sum V(x_2) - V(x_0) + L
 * over all links. One shift lambda of the smooth links' forces, along their own mean u, makes the
 * two equal: with slope = u.(D_1 + D_2) - F_1.C_h u - F_2.(C_h + X) u + V'.C_H u.
 * held_pair.h has the equations, which hold with vectors F_w, F_1, F_2 and the matrices C_H, C_h,
 * X = C_H - 2 C_h.
 *
 * held_pair.c is the reference: the same steps for one link, with numbers in place of vectors. One
 * link is always solved there, so that its bits do not depend on links that do not touch, and at
 * 111 ns a pair against 394 in the form of this file (Zen 4, law with alpha 1.5). A change of one
 * form is made in the other; test_links.c holds them together by two parallel links of half the
 * stiffness, within 1e-6 of the force.
 */
#ifndef KNOCK_LINKS_SMOOTH_H
#define KNOCK_LINKS_SMOOTH_H

#include "contact/links_newton.h"

/* One link over the pair. */
struct links_part {
    struct surface s;
    bool smooth;
    double free1, free2;       /* m */
    double f1, f2, mean;       /* N, over the halves, and the mean of the held forces */
    double d1, d2;             /* m */
    double V0, V, pull, stiff; /* J, J; at the end N, N/m */
    double z, soft, own;       /* memory, eps z and own energy at the end */
    double loss;               /* J, the target of the balance */
    double most;               /* N, bound on the shift */
    double u, by1, by2;        /* the shift's direction, C_h u and (C_h + X) u */
};

/* Finds the forces of the members of w over two half steps of h, s each. The caller sets surface,
 * free1 and free2 of each part, and the compliances of w. False: the steps are to be held one after
 * the other. */
bool links_pair_forces(struct links_work *w, const struct link *link, const double *const guess[2],
                       double h, struct links_cost *cost, struct links_part *p);

/* Energy that the contact takes from the motion over the pair, J. */
double links_part_loss(const struct links_part *p);

#endif
