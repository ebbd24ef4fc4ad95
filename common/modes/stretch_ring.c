/* SPDX-License-Identifier: BSD-3-Clause */
/* stretch_ring.c: free ringing of a drumhead or string, one sample a step, in other variables than
 * (q, p); see stretch.h for the recursion, stretch_kernel.h for its loop. */
#include <assert.h>

#include "modes/stretch.h"
#include "modes/stretch_table.h"

/* Into (W, D), with p scaled by lambda. */
static struct stretch_energy fold(const struct stretch *t, const struct modes *m,
                                  struct modes_state *s, struct stretch_state *z, double lambda) {
    assert(z->room >= t->end);
    struct stretch_energy e2 = t->kernel->fold(t, m, s, z, lambda);
    z->ring_psi = z->psi;
    /* U of q + d/2 is at most the mean of U at the ends of a free step */
    double most = e2.K + e2.U + z->psi * z->psi;
    z->below_ceiling = t->kappa * t->kappa * most / 2 < stretch_ceiling;
    return (struct stretch_energy){e2.K / 2, e2.U / 2};
}

void stretch_ring_start(const struct stretch *t, const struct modes *m, struct modes_state *s,
                        struct stretch_state *z) {
    fold(t, m, s, z, 1);
}

void stretch_ring(const struct stretch *t, const struct modes *m, struct stretch_state *z,
                  double *const *out, double *contact, int n) {
    t->kernel->ring(t, m, z, out, contact, n);
}

void stretch_ring_end(const struct stretch *t, struct modes_state *s, struct stretch_state *z) {
    t->kernel->unfold(t, s, z);
    z->psi = z->ring_psi;
}

struct stretch_energy stretch_ring_window(const struct stretch *t, const struct modes *m,
                                          struct modes_state *s, struct stretch_state *z) {
    struct stretch_energy e2 = t->kernel->unfold(t, s, z);
    z->psi = z->ring_psi;
    double target = stretch_psi(t->kappa, e2.U / 2);
    double lambda = potential_resync(&z->psi, target * target, e2.K / 2, stretch_most_resync);
    return fold(t, m, s, z, lambda);
}
