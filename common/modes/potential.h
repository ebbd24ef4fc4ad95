/* SPDX-License-Identifier: BSD-3-Clause */
/* potential.h: a body with a nonlinear potential V(q) beside its linear modes, and one step in
 * which the nonlinear force is held.
 *
 * With psi = sqrt(2 (V + C)), C a constant, the force is -psi grad psi. Over a step of length H it
 * is held at -phi g: g approximates grad psi at a point that is known when the step begins, and phi
 * is the mean of psi before and after the step. Let d = S p - b omega^2 q be the free displacement
 * of each mode, c its shape at the contact point and F the held force there (hammer and drive).
 * Then f = c F - phi g,   q += d + b f,   p += S (f - omega^2 q) - r p,   psi += g . dq, and so
 *   A = sum g d,   X = sum b c g,   Gamma = sum b g^2,   phi0 = (psi + A/2) / (1 + Gamma/2),
 *   phi = phi0 + F X / (2 + Gamma),                      psi' = 2 phi - psi.
 * The change of psi^2/2 is phi (psi' - psi) = phi g . dq, the work that the held force takes from
 * the modes: the balance of E_lin + psi^2/2 closes for any g, any step and any amplitude. The
 * accuracy of psi, and so of the motion, depends on g; see stretch.h and plate.h.
 *
 * The displacement of the contact point stays affine in F, with another compliance and another free
 * displacement,
 *   C' = C - X^2 / (2 + Gamma)  (>= 0 by Cauchy-Schwarz),
 *   free_displacement' = free_displacement - X phi0.
 *
 * psi is the scalar auxiliary variable of Shen, Xu and Yang (2018); Bilbao, Ducceschi and Zama
 * (2023) make the step explicit.
 */
#ifndef KNOCK_POTENTIAL_H
#define KNOCK_POTENTIAL_H

/* The sums of a step, before it is taken. All 0: no potential. */
struct potential_step {
    double free_displacement; /* sum c d: free displacement of the contact point, m, without the
                                 potential */
    double A, X, Gamma;
};

/* phi - psi = (psi' - psi)/2 under the force F on the body at the contact point, N. The rounding of
 * 1 + Gamma/2 is that of a small difference here; as a factor of psi it adds up over the many short
 * steps of a contact, to 1e-10 of the energy in 30 ms where C is large. */
static inline double potential_change(const struct potential_step *s, double psi, double F) {
    return (s->A - psi * s->Gamma + F * s->X) / (2 + s->Gamma);
}
/* phi without a force at the contact, and under F. */
static inline double potential_phi0(const struct potential_step *s, double psi) {
    return psi + potential_change(s, psi, 0);
}
static inline double potential_phi(const struct potential_step *s, double psi, double F) {
    return psi + potential_change(s, psi, F);
}
/* C', m/N, of a body with the linear compliance C over this step. */
static inline double potential_compliance(const struct potential_step *s, double C) {
    return C - s->X * s->X / (2 + s->Gamma);
}
/* free_displacement', m: free displacement of the contact point with the potential. */
static inline double potential_free_displacement(const struct potential_step *s, double psi) {
    return s->free_displacement - s->X * potential_phi0(s, psi);
}

/* Removes the difference between psi and sqrt(2 (V + C)) by scaling every p by lambda. The total
 * energy and q do not change.
 *   lambda^2 = 1 + (psi^2 - target^2) / 2K,   target^2 = 2 (V + C)
 * The change is limited to `most` of the kinetic energy K, and is 0 at rest. Returns lambda. */
double potential_resync(double *psi, double target2, double K, double most);

#endif
