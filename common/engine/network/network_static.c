/* SPDX-License-Identifier: BSD-3-Clause */
/* network_static.c: the static equilibrium of a network under the load of the hammer.
 *
 * The hammer presses the body with the force F. Barriers and wires j then have, with the static
 * compliance C = sum row row / omega^2,
 *   x_j = x0_j - C_j0 F - sum_k C_jk (f_k - F0_k),    f_j = V_j'(x_j),
 * which links_statics() solves. A bead is under its own weight alone and moves with the body;
 * other hammers have no load. On a stretched drumhead the body's part of C is divided by its
 * relative tension T, which follows from the energy of the linear body under these forces; as the
 * equilibrium is unique, so is T, and it lies between that without the load and the ceiling.
 */
#include <math.h>

#include "engine/network/network_parts.h"

/* Barriers and wires: the links whose force is unknown. */
static int unknown_links(const struct network_def *d, int *of) {
    int count = 0;
    for (int j = d->hammers; j < d->count; j++)
        if (!d->link[j].has_lump)
            of[count++] = j;
    return count;
}

static double compliance(const struct network_def *d, int j, int k, double tension) {
    int at = j * d->count + k;
    return d->statics[0][at] / tension + d->statics[1][at];
}

/* Forces and x under the force at this tension; a force that is 0 changes nothing. */
static void equilibrium(struct network *n, const struct network_def *d, double force,
                        double tension) {
    int of[NETWORK_LINKS], count = unknown_links(d, of);
    n->static_force[0] = force;
    if (count == 0)
        return;
    const struct contact *contact[NETWORK_LINKS] = {NULL};
    double A[NETWORK_LINKS * NETWORK_LINKS] = {0}, x[NETWORK_LINKS], f[NETWORK_LINKS];
    for (int i = 0; i < count; i++) {
        int j = of[i];
        contact[i] = &n->at[j].contact;
        x[i] = d->depth[j] - d->link[j].gap - compliance(d, j, 0, tension) * force;
        f[i] = d->link[j].load + n->static_force[j];
        for (int k = 0; k < count; k++) {
            A[i * count + k] = compliance(d, j, of[k], tension);
            x[i] += A[i * count + k] * d->link[of[k]].load;
        }
    }
    n->failed += !links_statics(n->work, contact, count, A, x, f);
    for (int i = 0; i < count; i++) {
        n->static_force[of[i]] = f[i] - d->link[of[i]].load;
        n->static_x[of[i]] = x[i];
    }
}

/* Energy of the linear body under the forces, J. */
static double linear_energy(const struct network *n, const struct network_def *d) {
    double sum = 0;
    for (int j = 0; j < d->count; j++)
        for (int k = 0; k < d->count; k++)
            sum += n->static_force[j] * d->statics[0][j * d->count + k] * n->static_force[k];
    return sum / 2;
}

static void begin_at_rest(struct network *n, const struct network_def *d) {
    for (int j = 0; j < d->count; j++) {
        n->static_force[j] = 0;
        n->static_x[j] = d->link[j].load > 0 ? d->depth[j] : -d->link[j].gap;
    }
}

static struct modes_load load_of(const struct network *n, const struct network_def *d,
                                 double tension) {
    return (struct modes_load){
        .points = n->points, .count = d->count, .forces = n->static_force, .stiffness = tension};
}

/* T by its own equation, between bounds that close in: by bisection where that leaves them. */
struct modes_load network_static_load(const struct collision_def *c, const struct motion *m,
                                      struct network *n, double force) {
    enum { MOST = 60 };
    const struct network_def *d = c->network;
    double low = nonlinear_static_stiffness_of(c, m, 0), high = HUGE_VAL, tension = low;
    begin_at_rest(n, d);
    if (force == 0)
        return (struct modes_load){0};
    for (int i = 0; i < MOST; i++) {
        equilibrium(n, d, force, tension);
        double next = nonlinear_static_stiffness_of(c, m, linear_energy(n, d));
        if (fabs(next - tension) <= 1e-13 * tension)
            break;
        if (next > tension)
            low = tension;
        else
            high = tension;
        tension = next > low && next < high ? next : (low + high) / 2;
    }
    return load_of(n, d, tension);
}

struct modes_load network_held_load(const struct collision_def *c, const struct motion *m,
                                    struct network *n, double mean) {
    const struct network_def *d = c->network;
    double tension = nonlinear_stiffness(c, m), displacement = 0;
    begin_at_rest(n, d);
    if (mean == 0)
        return (struct modes_load){0};
    equilibrium(n, d, mean, tension);
    for (int j = 0; j < d->count; j++)
        displacement += d->statics[0][j] * n->static_force[j] / tension;
    double share = modes_body_displacement(c->modes, m->bank) / displacement;
    if (!(share > 0))
        return (struct modes_load){0};
    for (int j = 0; j < d->count && share < 1; j++)
        n->static_force[j] *= share;
    return load_of(n, d, tension);
}

/* A lump, a hammer's too, keeps its compression. Anything else that this presses beyond both `rest`
 * and its present compression waits. */
static void move_link(const struct collision_def *c, const struct motion *m, struct network *n,
                      int j) {
    const struct network_def *d = c->network;
    struct network_contact *at = &n->at[j];
    const struct network_link *l = &d->link[j];
    double bodys = modes_point_displacement(c->modes, n->points, m->bank, j);
    double x = network_free_x(d, n, j) - bodys;
    if (l->has_lump) {
        n->y[l->lump] += at->x - x;
        return;
    }
    if (x > max_of(at->x, at->rest) && !at->waits) {
        at->plays = at->touching = false;
        at->waits = true;
        n->waiting++;
    }
    at->x = x;
}

double network_set_rest(const struct collision_def *c, const struct motion *m, struct network *n,
                        const struct modes_load *load) {
    const struct network_def *d = c->network;
    double before = energy_sum(network_energy(c, n));
    for (int j = 1; j < d->hammers; j++)
        if (n->at[j].plays)
            move_link(c, m, n, j);
    for (int j = d->hammers; j < d->count; j++) {
        const struct network_link *l = &d->link[j];
        n->at[j].rest = load ? n->static_x[j] : l->load > 0 ? d->depth[j] : -l->gap;
        n->at[j].held = l->load + (load ? n->static_force[j] : 0);
        move_link(c, m, n, j);
    }
    n->asleep = false;
    network_moved(n);
    return energy_sum(network_energy(c, n)) - before;
}
