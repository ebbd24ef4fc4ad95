/* SPDX-License-Identifier: BSD-3-Clause */
/* network.c: rest, energies, messages and continuation of a network; see network.h. */
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
    at->z = at->speed = 0;
    at->deepest = at->touching ? at->x : 0;
    at->rest = at->x;
    at->held = l->load;
    at->subdivision = 0;
    at->entered = 0;
    memset(at->force, 0, sizeof at->force);
    if (l->load > 0)
        at->force[0] = at->force[1] = at->force[2] = l->load;
    if (j >= d->hammers) {
        at->contact = l->contact;
        at->power = d->power[j];
    }
    if (j >= d->hammers && l->has_lump) {
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
    memset(n->body_force, 0, sizeof n->body_force);
    n->waiting = 0;
    n->energy_root = 0;
    n->rows_valid = false;
    n->alike = 0;
}

/* --- positions and energies ------------------------------------------------------------------- */

struct motion_energy network_energy(const struct collision_def *c, const struct network *n) {
    struct motion_energy e = {0};
    const struct network_def *d = c->network;
    for (int j = 1; n && j < d->count; j++)
        e.contact += n->at[j].plays || n->at[j].waits ? network_link_energy(d, n, j) : 0;
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

struct modes_points network_forces(const struct collision_def *c, struct network *n, double hammer,
                                   double hammer_lasted, const struct modes_load *removed,
                                   uint64_t clock, double *lasted) {
    const struct network_def *d = c->network;
    double *row = modes_points_row(n->taken, 0), sum = fabs(hammer), time = sum * hammer_lasted;
    for (int i = 0; i < c->modes->hammer_end; i++)
        row[i] = hammer * modes_points_row(n->points, 0)[i];
    n->rows_valid = false;
    for (int j = 1; j < d->count; j++) {
        const double *from = modes_points_row(n->points, j);
        double f = n->body_force[j] - (removed && removed->points ? removed->forces[j] : 0);
        if (f == 0 || n->asleep)
            continue;
        for (int i = 0; i < c->modes->hammer_end; i++)
            row[i] += f * from[i];
        sum += fabs(f);
        time += fabs(f) * (double)(int64_t)(clock - n->at[j].entered);
    }
    *lasted = sum > 0 ? time / sum : 0;
    return (struct modes_points){.count = sum > 0, .stride = n->taken->stride, .c = row};
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
    at->z = m->z;
    at->contact = m->contact;
    at->power = m->power;
    at->deepest = st->plan.deepest;
    at->speed = st->speed * c->rate;
    at->subdivision = st->plan.subdivision;
    at->entered = st->entered;
    for (int i = 0; i < 3; i++)
        at->force[i] = st->forces > i ? st->force[i] : 0;
    n->mass[d->link[j].lump] = c->mass;
    n->v[d->link[j].lump] = m->v;
    n->y[d->link[j].lump] =
        m->x + m->contact.origin + modes_point_displacement(c->modes, n->points, m->bank, j);
    record_swap_contact(r, &n->hammer[j]);
    motion_remove_hammer(c, m, -1, PRESENCE_ABSENT);
    stepper_hammer_set(st);
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
    double static_compliance = now->static_compliance, mobility = now->mobility;
    *now = *at;
    now->static_compliance = static_compliance;
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
    if (touching)
        n->body_force[j] = 0; /* it continues there */
}

/* A bead that both have continues with x and v, relative to the body. */
static bool continue_bead(const struct collision_def *from, const struct motion *was,
                          struct network *n, const struct collision_def *to, struct network *t,
                          int j, double bodys) {
    int before = n ? j - to->network->hammers + from->network->hammers : 0;
    if (!n || before >= from->network->count)
        return false;
    const struct network_link *l = &to->network->link[j], *old = &from->network->link[before];
    if (l->kind != NETWORK_BEAD || old->kind != NETWORK_BEAD || l->has_against ||
        old->has_against || n->mass[old->lump] != t->mass[l->lump] || old->load != l->load ||
        !network_contacts_equal(&old->contact, &l->contact))
        return false;
    struct network_contact *now = &t->at[j];
    double static_compliance = now->static_compliance, mobility = now->mobility;
    *now = n->at[before];
    now->static_compliance = static_compliance;
    now->mobility = mobility;
    if (!now->touching)
        now->x = network_free_x(from->network, n, before) -
                 modes_point_displacement(from->modes, n->points, was->bank, before);
    t->y[l->lump] += now->x + bodys - network_free_x(to->network, t, j);
    t->v[l->lump] = n->v[old->lump];
    n->body_force[before] = 0; /* it continues there */
    return true;
}

double network_continue(const struct collision_def *from, const struct motion *was,
                        struct network *n, const struct collision_def *to, const struct motion *m,
                        struct network *t) {
    double before = n ? energy_sum(network_energy(from, n)) : 0;
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
    /* other links at the static equilibrium relative to the body where it is now */
    for (int j = to->network->hammers; j < to->network->count; j++) {
        const struct network_link *l = &to->network->link[j];
        double bodys = modes_point_displacement(to->modes, t->points, m->bank, j);
        if (continue_bead(from, was, n, to, t, j, bodys))
            continue;
        if (l->has_lump && !l->has_against)
            t->y[l->lump] += bodys;
        else
            t->at[j].x = network_free_x(to->network, t, j) - bodys;
        if (!l->has_lump && bodys != 0)
            t->at[j].waits = true;
        if (t->at[j].waits)
            t->at[j].plays = t->at[j].touching = false;
        if (t->at[j].x < t->at[j].rest) /* else it holds its load at first */
            t->body_force[j] = contact_force(&t->at[j].contact, t->at[j].x, 0) - l->load;
    }
    t->waiting = 0;
    for (int j = to->network->hammers; j < to->network->count; j++)
        t->waiting += t->at[j].waits;
    t->asleep = false;
    t->stale = true;
    return before - energy_sum(network_energy(to, t));
}
