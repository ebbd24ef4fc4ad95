/* SPDX-License-Identifier: BSD-3-Clause */
/* network.c: rest, messages, free flight and reading of a network; see network.h. */
#include <math.h>
#include <string.h>

#include "engine/network/network_parts.h"

static void rest_link(const struct collision_def *c, struct network *n, int j) {
    const struct network_def *d = c->network;
    const struct network_link *l = &d->link[j];
    struct network_contact *at = &n->at[j];
    at->plays = j >= d->hammers;
    at->waits = false;
    at->touching = l->load > 0;
    at->x = l->load > 0 ? d->depth[j] : -l->gap;
    at->z = at->deepest = at->speed = 0;
    at->deepest = at->touching ? at->x : 0;
    at->subdivision = 0;
    at->entered = 0;
    memset(at->force, 0, sizeof at->force);
    if (l->load > 0)
        at->force[0] = at->force[1] = at->force[2] = l->load;
    if (j >= d->hammers) {
        at->contact = l->contact;
        at->power = d->power[j];
    }
    if (j >= d->hammers && l->lump != NETWORK_NONE) {
        n->v[l->lump] = 0;
        n->y[l->lump] = l->load > 0 ? d->depth[j] : 0;
    }
}

void network_rest(const struct collision_def *c, struct network *n, struct log *log) {
    const struct network_def *d = c->network;
    for (int l = 0; l < d->lumps; l++) {
        n->mass[l] = d->mass[l];
        n->y[l] = n->v[l] = 0;
    }
    for (int j = 0; j < d->count; j++)
        rest_link(c, n, j);
    for (int j = 0; j < d->hammers; j++) {
        record_attach(&n->hammer[j], log);
        record_set_hammer(&n->hammer[j], j, false);
    }
    n->asleep = n->stale = true;
    n->waiting = 0;
    n->energy_root = 0;
    n->rows_valid = false;
    n->alike = 0;
}

/* --- positions and energies ------------------------------------------------------------------- */

/* x_j + sum row q: the part of x_j that the body does not move. */
static double lumps_of(const struct network_def *d, const struct network *n, int j) {
    const struct network_link *l = &d->link[j];
    double y = -l->gap - n->at[j].contact.origin;
    if (l->lump != NETWORK_NONE)
        y += n->y[l->lump];
    else if (l->load > 0)
        y += d->depth[j];
    if (l->against != NETWORK_NONE)
        y -= n->y[l->against];
    return y;
}

static double speed_of(const struct network_def *d, const struct network *n, int j) {
    const struct network_link *l = &d->link[j];
    return (l->lump == NETWORK_NONE ? 0 : n->v[l->lump]) -
           (l->against == NETWORK_NONE ? 0 : n->v[l->against]);
}

static double stored(const struct network_def *d, const struct network *n, int j) {
    const struct network_contact *at = &n->at[j];
    double V = contact_stored(&at->contact, at->z, at->x), load = d->link[j].load;
    if (load > 0)
        V -= contact_stored(&at->contact, 0, d->depth[j]) + load * (at->x - d->depth[j]);
    return V;
}

struct motion_energy network_energy(const struct collision_def *c, const struct network *n) {
    struct motion_energy e = {0};
    const struct network_def *d = c->network;
    for (int j = 1; n && j < d->count; j++)
        e.contact += n->at[j].plays ? stored(d, n, j) : 0;
    for (int l = 1; n && l < d->lumps; l++)
        e.kinetic += n->mass[l] * n->v[l] * n->v[l] / 2;
    return e;
}

void network_add_to_ledger(const struct collision_def *c, const struct network *n,
                           struct collision_ledger *ledger_now) {
    struct motion_energy e = network_energy(c, n);
    ledger_now->kinetic += e.kinetic;
    ledger_now->contact += e.contact;
}

double network_acceleration(const struct collision_def *c, const struct network *n, int pickup) {
    double sum = 0;
    for (int j = 1; j < c->network->count; j++)
        sum += n->direct[pickup * c->network->count + j] * n->body_force[j];
    return sum;
}

bool network_hammers_play(const struct collision_def *c, const struct network *n) {
    for (int j = 1; n && j < c->network->hammers; j++)
        if (n->at[j].plays)
            return true;
    return false;
}

bool network_hammers_touch(const struct collision_def *c, const struct network *n) {
    for (int j = 1; n && j < c->network->hammers; j++)
        if (n->at[j].plays && n->at[j].touching)
            return true;
    return false;
}

void network_moved(struct network *n) {
    if (!n)
        return;
    n->stale = true;
    n->rows_valid = false;
}

/* --- messages --------------------------------------------------------------------------------- */

static int free_hammer(const struct collision_def *c, const struct network *n) {
    for (int j = 1; n && j < c->network->hammers; j++)
        if (!n->at[j].plays)
            return j;
    return 0;
}

bool network_has_free_hammer(const struct collision_def *c, const struct network *n) {
    return free_hammer(c, n) > 0;
}

void network_put_aside(const struct collision_def *c, struct motion *m, struct stepper *st,
                       struct record *r, struct network *n) {
    int j = free_hammer(c, n);
    struct network_contact *at = &n->at[j];
    const struct network_def *d = c->network;
    network_set_row(c, n, j, c->modes, c->modes->c);
    at->plays = true;
    at->touching = st->touching;
    at->x = m->x;
    at->z = m->felt_z;
    at->contact = m->contact;
    at->power = m->power;
    at->deepest = st->deepest;
    at->speed = st->speed * c->rate;
    at->subdivision = st->subdivision;
    at->entered = st->entered;
    for (int i = 0; i < 3; i++)
        at->force[i] = st->forces > i ? st->force[i] : 0;
    n->mass[d->link[j].lump] = c->mass;
    n->v[d->link[j].lump] = m->v;
    n->y[d->link[j].lump] =
        m->x + m->contact.origin + modes_point_displacement(c->modes, n->points, m->bank, j);
    record_swap_contact(r, &n->hammer[j]);
    motion_send_away(c, m, -1, HAMMER_ABSENT);
    stepper_placed(st);
    n->stale = true;
    n->rows_valid = false;
}

double network_set_head(const struct collision_def *c, struct network *n,
                        struct contact_inputs head) {
    double work = 0;
    for (int j = 1; n && j < c->network->hammers; j++) {
        struct network_contact *at = &n->at[j];
        if (!at->plays)
            continue;
        double before = contact_stored(&at->contact, at->z, at->x);
        at->contact.k = head.k;
        at->contact.mu = head.mu;
        if (at->contact.alpha != head.alpha) {
            if (at->z > 0)
                at->z = pow(at->z, head.alpha / at->contact.alpha);
            at->contact.alpha = head.alpha;
            at->power = power_prepare(head.alpha);
        }
        work += contact_stored(&at->contact, at->z, at->x) - before;
    }
    if (n)
        n->stale = true;
    return work;
}

static double all(struct motion_energy e) { return e.kinetic + e.modal + e.contact; }

/* Another hammer continues: in contact it keeps x, in flight its position; it is moved to the
 * surface if it would penetrate the new body. */
static void continue_hammer(const struct collision_def *from, struct network *n,
                            const struct collision_def *to, const struct motion *m,
                            struct network *t, int j) {
    struct network_contact *at = &n->at[j], *now = &t->at[j];
    int lump = to->network->link[j].lump;
    network_set_row(to, t, j, from->modes, modes_points_row(n->points, j));
    struct contact contact = contact_of(&to->contact, contact_head(&at->contact));
    contact.origin = at->contact.origin;
    bool touching = at->touching && network_contacts_equal(&contact, &at->contact);
    double reach2 = now->reach2, mobility = now->mobility;
    *now = *at;
    now->reach2 = reach2;
    now->mobility = mobility;
    now->contact = contact;
    now->touching = touching;
    t->mass[lump] = n->mass[lump];
    t->v[lump] = n->v[lump];
    double bodys = modes_point_displacement(to->modes, t->points, m->bank, j);
    if (!touching) {
        now->z = 0;
        now->x = n->y[lump] - contact.origin - bodys;
        if (contact_depth(&contact, now->x) > 0)
            now->x = contact_gap(&contact) - contact.origin;
    }
    t->y[lump] = now->x + contact.origin + bodys;
}

double network_continue(const struct collision_def *from, struct network *n,
                        const struct collision_def *to, const struct motion *m, struct network *t) {
    double before = n ? all(network_energy(from, n)) : 0;
    if (!t)
        return before;
    int hammers = n ? from->network->hammers : 0;
    if (hammers > to->network->hammers)
        hammers = to->network->hammers;
    for (int j = 1; j < hammers; j++) {
        record_continue(&t->hammer[j], &n->hammer[j]);
        if (n->at[j].plays)
            continue_hammer(from, n, to, m, t, j);
    }
    /* links at the static equilibrium relative to the body where it is now */
    for (int j = to->network->hammers; j < to->network->count; j++) {
        const struct network_link *l = &to->network->link[j];
        double bodys = modes_point_displacement(to->modes, t->points, m->bank, j);
        if (l->lump != NETWORK_NONE && l->against == NETWORK_NONE)
            t->y[l->lump] += bodys;
        else
            t->at[j].x = lumps_of(to->network, t, j) - bodys;
        if (l->lump == NETWORK_NONE && bodys != 0)
            t->at[j].waits = true;
        if (t->at[j].waits)
            t->at[j].plays = t->at[j].touching = false;
    }
    t->waiting = 0;
    for (int j = to->network->hammers; j < to->network->count; j++)
        t->waiting += t->at[j].waits;
    t->asleep = false;
    t->stale = true;
    return before - all(network_energy(to, t));
}

/* --- apart ------------------------------------------------------------------------------------ */

/* True if the link stays apart for the time t while the bank's energy is at most root^2. */
static bool apart(const struct network_def *d, const struct network *n, int j, double root,
                  double t) {
    const struct network_contact *at = &n->at[j];
    bool pushed = d->link[j].against != NETWORK_NONE; /* its lumps may be moved by other links */
    if (d->link[j].load > 0 || pushed || at->touching || !(at->reach2 < HUGE_VAL))
        return false;
    double v = speed_of(d, n, j), reach = root * sqrt(2 * at->reach2);
    double y = lumps_of(d, n, j) + at->contact.origin;
    if (contact_two_sided(&at->contact))
        reach += fabs(v) * t;
    else
        reach += greater(v * t, 0);
    return contact_apart(&at->contact, y, reach) && !(at->z > 0);
}

/* The energy that the bank may have until the next sample: push and drive do work on it, d sqrt(E)
 * / dt <= F sqrt(mobility / 2). */
static void bound_energy(const struct collision_def *c, const struct motion *m, uint64_t clock,
                         struct outer_forces o, struct network *n) {
    if (n->stale || clock % MODES_WINDOW == 0) {
        struct motion_energy own = motion_energy(c, m), others = network_energy(c, n);
        n->energy_root = sqrt(greater(all(own) + all(others), 0)) * (1 + 1e-9);
        n->stale = false;
    }
    double hammer = fabs(c->mass * motion_hammer_acceleration(c, o));
    double power = motion_plays(m) ? hammer * sqrt(.5 / c->mass) : 0;
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
    n->drift[0].is_known = n->drift[1].is_known = false;
    n->alike = 0;
}

/* Links that wait play from the first sample in which they do not press beyond their static load.
 * Returns their energy, J. */
static double end_waits(const struct collision_def *c, const struct motion *m, struct network *n) {
    const struct network_def *d = c->network;
    double put_in = 0;
    for (int j = d->hammers; n->waiting && j < d->count; j++) {
        struct network_contact *at = &n->at[j];
        if (!at->waits)
            continue;
        double x = lumps_of(d, n, j) - modes_point_displacement(c->modes, n->points, m->bank, j);
        if (x > d->depth[j])
            continue;
        n->waiting--;
        at->waits = false;
        at->plays = true;
        at->x = x;
        at->touching = x > 0;
        at->deepest = greater(x, 0);
        put_in += stored(d, n, j);
    }
    return put_in;
}

/* x of a link that has not been stepped, and its change of energy, J. A static load may have moved
 * the body: a link that this would press is moved along with its lump, or waits if it has none. */
static double find_link(const struct collision_def *c, const struct motion *m, struct network *n,
                        int j) {
    const struct network_def *d = c->network;
    struct network_contact *at = &n->at[j];
    double before = stored(d, n, j), bodys;
    bodys = modes_point_displacement(c->modes, n->points, m->bank, j);
    double x = lumps_of(d, n, j) - bodys, most = greater(at->x, d->depth[j]);
    if (j >= d->hammers && x > most && contact_depth(&at->contact, x) > 0) {
        if (d->link[j].lump == NETWORK_NONE) {
            at->plays = at->touching = false;
            at->waits = true;
            n->waiting++;
            return -before;
        }
        n->y[d->link[j].lump] += most - x;
        x = most;
    }
    at->x = x;
    return stored(d, n, j) - before;
}

bool network_begin_sample(const struct collision_def *c, const struct motion *m, uint64_t clock,
                          struct outer_forces o, struct network *n, double *put_in) {
    const struct network_def *d = c->network;
    int count = 0;
    *put_in = end_waits(c, m, n);
    bound_energy(c, m, clock, o, n);
    for (int j = 0; j < d->count; j++) {
        bool active = j == 0 ? motion_plays(m)
                             : n->at[j].plays && !apart(d, n, j, n->energy_root, 1 / c->rate);
        if (active && j > 0 && !n->at[j].active)
            *put_in += find_link(c, m, n, j);
        active &= j == 0 || n->at[j].plays;
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
        lost += n->mass[lump] * n->v[lump] * n->v[lump] / 2 + stored(d, n, j);
        n->at[j].plays = n->at[j].active = false;
        n->v[lump] = n->y[lump] = 0;
        n->rows_valid = false;
    }
    return lost;
}

/* Below these speeds, m/s, network and bank are put at rest: -160 dB relative to the default
 * strike. */
static const double still_bank = 1e-8, still_lump = 1e-7;

static bool is_still(const struct collision_def *c, const struct network *n, double bank_energy) {
    const struct network_def *d = c->network;
    bool still = 2 * bank_energy * c->modes->output_bound2 < still_bank * still_bank;
    for (int l = 1; still && l < d->lumps; l++)
        still = fabs(n->v[l]) < still_lump;
    for (int j = 1; still && j < d->count; j++) {
        const struct network_contact *at = &n->at[j];
        double off = fabs(at->x - d->depth[j]);
        still = !at->plays || (d->link[j].load > 0 ? off < 1e-4 * d->depth[j] : !at->touching);
    }
    return still;
}

double network_settle(const struct collision_def *c, struct motion *m, struct network *n) {
    double lost = end_hammers(c, n);
    bool touches = motion_plays(m) && motion_reaches(m, m->x);
    if (n->asleep || touches || network_hammers_play(c, n))
        return lost;
    struct motion_energy own = motion_energy(c, m);
    if (!is_still(c, n, own.modal))
        return lost;
    lost += own.modal + all(network_energy(c, n));
    motion_silence(c, m);
    struct log *log = n->hammer[0].log;
    network_rest(c, n, log);
    return lost;
}
