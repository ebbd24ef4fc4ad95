/* SPDX-License-Identifier: BSD-3-Clause */
/* network_flight.c: the links that may touch, free flight, and the return to rest; see network.h.
 */
#include <math.h>
#include <string.h>

#include "engine/network/network_parts.h"

/* --- bounds ----------------------------------------------------------------------------------- */

/* True if the link stays apart for the time t while the bank's energy is at most root^2. */
static bool apart(const struct network_def *d, const struct network *n, int j, double root,
                  double t) {
    const struct network_contact *at = &n->at[j];
    bool pushed = d->link[j].has_against; /* its lumps may be moved by other links */
    if (d->link[j].load > 0 || pushed || at->touching || !(at->static_compliance < HUGE_VAL))
        return false;
    double v = network_free_speed(d, n, j), reach = root * sqrt(2 * at->static_compliance);
    double y = network_free_x(d, n, j) + at->contact.origin;
    if (contact_two_sided(&at->contact))
        reach += fabs(v) * t;
    else
        reach += max_of(v * t, 0);
    return contact_apart(&at->contact, y, reach) && !(at->z > 0);
}

/* The energy that the bank may have until the next sample: push and drive do work on it, d sqrt(E)
 * / dt <= F sqrt(mobility / 2). */
static void bound_energy(const struct collision_def *c, const struct motion *m, uint64_t clock,
                         struct outer_forces o, struct network *n) {
    if (n->stale || clock % MODES_WINDOW == 0 || nonlinear_is_plate(m)) {
        struct motion_energy own = motion_energy(c, m), others = network_energy(c, n);
        double most = energy_sum(own) + energy_sum(others) + nonlinear_energy_released(m);
        n->energy_root = sqrt(max_of(most, 0)) * (1 + 1e-9);
        n->stale = false;
    }
    double hammer = fabs(c->mass * motion_hammer_acceleration(c, o));
    double power = motion_has_hammer(m) ? hammer * sqrt(.5 / c->mass) : 0;
    n->energy_root += (power + fabs(o.drive) * sqrt(c->modes->mobility / 2)) / c->rate;
}

static void take_rows(const struct collision_def *c, struct network *n) {
    size_t row = (size_t)n->points->stride * sizeof(double);
    for (int i = 0; i < n->count; i++)
        memcpy(modes_points_row(n->taken, i), modes_points_row(n->points, n->active[i]), row);
    memcpy(modes_points_row(n->taken, n->count), modes_points_row(n->points, c->network->count),
           row);
    n->rows_valid = true;
    n->gathered_known = 0;
    n->bank_free_displacement[0].is_known = n->bank_free_displacement[1].is_known = false;
    n->alike = 0;
}

/* Links that wait play from the first sample in which they do not press beyond `rest`, where their
 * force is the one that they held. Returns the energy put in, J. */
static double end_waits(const struct collision_def *c, const struct motion *m, struct network *n) {
    const struct network_def *d = c->network;
    double put_in = 0;
    for (int j = d->hammers; n->waiting && j < d->count; j++) {
        struct network_contact *at = &n->at[j];
        if (!at->waits)
            continue;
        double x =
            network_free_x(d, n, j) - modes_point_displacement(c->modes, n->points, m->bank, j);
        if (x > at->rest)
            continue;
        put_in -= network_link_energy(d, n, j); /* at the x that its held force worked along */
        at->x = x;
        n->waiting--;
        n->rows_valid = false;
        at->waits = false;
        at->plays = true;
        at->touching = x > 0;
        at->deepest = max_of(x, 0);
        put_in += network_link_energy(d, n, j);
    }
    return put_in;
}

/* x of a link that has not been stepped, and its change of energy, J. */
static double find_link(const struct collision_def *c, const struct motion *m, struct network *n,
                        int j) {
    const struct network_def *d = c->network;
    double before = network_link_energy(d, n, j);
    n->at[j].x =
        network_free_x(d, n, j) - modes_point_displacement(c->modes, n->points, m->bank, j);
    return network_link_energy(d, n, j) - before;
}

/* A link that waits with a force takes part; its force is constant. */
static bool takes_part(const struct collision_def *c, const struct motion *m,
                       const struct network *n, int j) {
    const struct network_contact *at = &n->at[j];
    if (j == 0)
        return motion_has_hammer(m);
    if (at->waits)
        return at->held != c->network->link[j].load;
    return at->plays && !apart(c->network, n, j, n->energy_root, 1 / c->rate);
}

bool network_begin_sample(const struct collision_def *c, const struct motion *m, uint64_t clock,
                          struct outer_forces o, struct network *n, double *put_in) {
    const struct network_def *d = c->network;
    int count = 0;
    *put_in = end_waits(c, m, n);
    bound_energy(c, m, clock, o, n);
    for (int j = 0; j < d->count; j++) {
        bool active = takes_part(c, m, n, j);
        if (active && j > 0 && !n->at[j].active)
            *put_in += find_link(c, m, n, j);
        n->rows_valid &= active == n->at[j].active;
        n->at[j].active = active;
        if (active)
            n->active[count++] = j;
    }
    n->count = count;
    n->stale |= *put_in != 0;
    if (count == 0 || (count == 1 && n->active[0] == 0))
        return false;
    if (!n->rows_valid)
        take_rows(c, n);
    n->asleep = false;
    return true;
}

bool network_is_free(const struct collision_def *c, const struct network *n) {
    if (n->asleep)
        return true;
    bool touches = c->network->has_loads || n->waiting > 0;
    for (int j = 1; j < c->network->count && !touches; j++)
        touches = n->at[j].plays && n->at[j].touching;
    return !touches;
}

bool network_may_coast(const struct collision_def *c, const struct motion *m, struct network *n,
                       double bank_energy) {
    const struct network_def *d = c->network;
    if (n->asleep && m->bank_at_rest)
        return true;
    if (d->has_loads || n->waiting)
        return false;
    n->coast_root = sqrt(bank_energy) * (1 + 1e-9);
    for (int j = 1; j < d->count; j++)
        if (n->at[j].plays && !apart(d, n, j, n->coast_root, 1 / c->rate))
            return false;
    return true;
}

int network_apart_for(const struct collision_def *c, const struct network *n, int done, int count) {
    const struct network_def *d = c->network;
    for (int j = 1; j < d->count && !n->asleep; j++) {
        if (!n->at[j].plays)
            continue;
        while (count > 0 && !apart(d, n, j, n->coast_root, (done + count) / c->rate))
            count--;
    }
    return count;
}

void network_fly(const struct collision_def *c, struct network *n, double t) {
    const struct network_def *d = c->network;
    for (int l = 1; l < d->lumps; l++)
        n->y[l] += n->v[l] * t;
    for (int j = 1; j < d->count; j++)
        n->at[j].active = false;
    n->rows_valid = false;
}

/* A hammer that moves away and is beyond the body's reach does not return. */
static double end_hammers(const struct collision_def *c, struct network *n) {
    const struct network_def *d = c->network;
    double lost = 0;
    for (int j = 1; j < d->hammers; j++) {
        int lump = d->link[j].lump;
        if (!n->at[j].plays || n->at[j].touching || n->v[lump] > 0 ||
            contact_two_sided(&n->at[j].contact) || !apart(d, n, j, n->energy_root, 0))
            continue;
        lost += n->mass[lump] * n->v[lump] * n->v[lump] / 2 + network_link_energy(d, n, j);
        n->at[j].plays = n->at[j].active = false;
        n->v[lump] = n->y[lump] = 0;
        n->rows_valid = false;
    }
    return lost;
}

static bool is_still(const struct collision_def *c, const struct network *n, double bank_energy) {
    const struct network_def *d = c->network;
    bool still = 2 * bank_energy * c->modes->output_bound2 <
                 stepper_constants.still_bank * stepper_constants.still_bank;
    for (int l = 1; still && l < d->lumps; l++)
        still = fabs(n->v[l]) < stepper_constants.still_lump;
    for (int j = 1; still && j < d->count; j++) {
        const struct network_contact *at = &n->at[j];
        double off = fabs(at->x - d->depth[j]);
        still = !at->plays || (d->link[j].load > 0 ? off < 1e-4 * d->depth[j] : !at->touching);
    }
    return still;
}

/* Hunt and Crossley's damping vanishes with the speed: without a drag a bead between two surfaces
 * rattles on for minutes, at a speed that falls as 1/sqrt(t). */
static double drag_lumps(const struct collision_def *c, struct network *n) {
    const struct network_def *d = c->network;
    double lost = 0;
    for (int j = d->hammers; j < d->count; j++) {
        if (!(d->link[j].drag > 0))
            continue;
        double *v = &n->v[d->link[j].lump], before = *v;
        *v *= exp(-d->link[j].drag * MODES_WINDOW / c->rate);
        lost += n->mass[d->link[j].lump] * (before * before - *v * *v) / 2;
    }
    return lost;
}

double network_settle(const struct collision_def *c, struct motion *m, struct network *n) {
    double lost = end_hammers(c, n) + drag_lumps(c, n);
    bool touches = motion_has_hammer(m) && motion_reaches(m, m->x);
    if (n->asleep || touches || network_hammers_play(c, n))
        return lost;
    struct motion_energy own = motion_energy(c, m);
    if (!is_still(c, n, own.modal))
        return lost;
    lost += own.modal + energy_sum(network_energy(c, n));
    motion_silence(c, m);
    struct log *log = n->hammer[0].log;
    network_rest(c, n, log);
    return lost;
}
