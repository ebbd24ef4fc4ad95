/* SPDX-License-Identifier: BSD-3-Clause */
/* network.c: creation, messages, free flight and reading of a network; see network.h. */
#include "engine/network.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --- a definition ----------------------------------------------------------------------------- */

static size_t table_size(int count) { return (size_t)(count + 1) * (size_t)(count + 1); }

static void fill_rows(struct network_def *d, const struct modes *m,
                      const struct network_place *place) {
    double *drive = modes_points_row(d->points, d->count);
    memcpy(drive, m->c, (size_t)m->body_end * sizeof *drive);
    memcpy(modes_points_row(d->points, 0), m->c, (size_t)m->hammer_end * sizeof *drive);
    for (int j = 1; j < d->count; j++) {
        double *row = modes_points_row(d->points, j);
        const struct network_place *at = &place[j - 1];
        if (j < d->hammers)
            memcpy(row, m->c, (size_t)m->body_end * sizeof *row);
        for (int i = 0; j >= d->hammers && at->body && i < m->body; i++)
            row[i] = at->body[i] * m->inv_sqrt_mass[i];
        for (int i = 0; j >= d->hammers && at->hammer && i < m->hammer; i++)
            row[m->body_end + i] = at->hammer[i] * m->inv_sqrt_mass[m->body_end + i];
    }
}

static void fill_links(struct network_def *d, const struct network_link *link) {
    d->link[0] = (struct network_link){
        .kind = NETWORK_HAMMER, .contact = contact_default(), .against = NETWORK_NONE};
    for (int j = 1; j < d->count; j++) {
        d->link[j] = link[j - 1];
        const struct contact *c = &d->link[j].contact;
        double load = d->link[j].load;
        d->power[j] = power_prepare(c->alpha);
        d->depth[j] = load > 0 ? pow(load / c->k, 1 / c->alpha) : 0;
        d->has_loads |= load > 0;
    }
}

struct network_def *network_def_new(const struct modes *m, int hammers, double hammer_mass,
                                    const struct network_link *link,
                                    const struct network_place *place, int count,
                                    const double *mass, int lumps) {
    struct network_def *d = calloc(1, sizeof *d);
    if (!d)
        return NULL;
    d->hammers = hammers;
    d->count = count + 1;
    d->lumps = lumps + hammers;
    for (int l = 0; l < d->lumps; l++)
        d->mass[l] = l < hammers ? hammer_mass : mass[l - hammers];
    d->points = modes_points_new(m, d->count + 1);
    d->compliance[0] = malloc(NETWORK_LEVELS * table_size(d->count) * sizeof(double));
    if (!d->points || !d->compliance[0])
        return network_def_free(d), NULL;
    fill_links(d, link);
    fill_rows(d, m, place);
    for (int s = 0; s < NETWORK_LEVELS; s++) {
        d->compliance[s] = d->compliance[0] + (size_t)s * table_size(d->count);
        modes_compliance_points(m, &m->step[modes_level(s)], d->points, d->compliance[s],
                                d->count + 1);
    }
    return d;
}

void network_def_free(struct network_def *d) {
    if (!d)
        return;
    modes_points_free(d->points);
    free(d->compliance[0]);
    free(d);
}

static bool contacts_equal(const struct contact *a, const struct contact *b) {
    struct contact_def law[2] = {contact_definition(a), contact_definition(b)};
    return contact_same_law(&law[0], &law[1]) && a->gap == b->gap;
}

static bool links_equal(const struct network_link *a, const struct network_link *b) {
    const struct contact *c = &a->contact, *e = &b->contact;
    return a->kind == b->kind && a->lump == b->lump && a->against == b->against &&
           a->gap == b->gap && a->load == b->load && c->k == e->k && c->mu == e->mu &&
           c->alpha == e->alpha && contacts_equal(c, e);
}

bool network_def_equal(const struct network_def *a, const struct network_def *b) {
    if (!a || !b)
        return a == b;
    bool equal = a->hammers == b->hammers && a->count == b->count && a->lumps == b->lumps &&
                 a->points->stride == b->points->stride;
    for (int j = 1; equal && j < a->count; j++)
        equal = links_equal(&a->link[j], &b->link[j]);
    for (int l = a->hammers; equal && l < a->lumps; l++)
        equal = a->mass[l] == b->mass[l];
    size_t rows = (size_t)a->points->count * (size_t)a->points->stride;
    return equal && memcmp(a->points->c, b->points->c, rows * sizeof(double)) == 0;
}

/* --- making ----------------------------------------------------------------------------------- */

struct network *network_new(const struct collision_def *c) {
    const struct network_def *d = c->network;
    struct network *n = calloc(1, sizeof *n);
    if (!n)
        return NULL;
    n->room_links = d->count;
    n->room_modes = c->modes->hammer_end;
    n->room_pickups = c->pickups;
    n->points = modes_points_new(c->modes, d->count + 1);
    n->taken = modes_points_new(c->modes, d->count + 1);
    n->compliance = malloc(NETWORK_LEVELS * table_size(d->count) * sizeof *n->compliance);
    n->gathered = malloc(NETWORK_LEVELS * table_size(d->count) * sizeof *n->gathered);
    n->direct = malloc((size_t)c->pickups * (size_t)d->count * sizeof *n->direct);
    n->work = links_work_new();
    if (!n->points || !n->taken || !n->compliance || !n->gathered || !n->direct || !n->work)
        return network_free(n), NULL;
    network_attach(c, n);
    return n;
}

void network_free(struct network *n) {
    if (!n)
        return;
    modes_points_free(n->points);
    modes_points_free(n->taken);
    free(n->compliance);
    free(n->gathered);
    free(n->direct);
    links_work_free(n->work);
    free(n);
}

bool network_serves(const struct network *n, const struct collision_def *c) {
    return !c->network || (n && n->room_links >= c->network->count &&
                           n->room_modes >= c->modes->hammer_end && n->room_pickups >= c->pickups);
}

static void weigh_row(const struct collision_def *c, struct network *n, int j) {
    const struct modes *m = c->modes;
    const double *row = modes_points_row(n->points, j);
    double reach2 = 0, mobility = 0;
    for (int i = 0; i < m->hammer_end; i++) {
        double c2 = row[i] * row[i];
        mobility += c2;
        reach2 += c2 > 0 ? c2 / m->omega2[i] : 0; /* infinite if a rigid mode moves the point */
    }
    n->at[j].reach2 = reach2;
    n->at[j].mobility = mobility;
    for (int k = 0; k < c->pickups; k++) {
        const double *pickup = m->pickup + (ptrdiff_t)k * m->hammer_end;
        double sum = 0;
        for (int i = 0; i < m->output_end; i++)
            sum += pickup[i] * row[i];
        n->direct[k * c->network->count + j] = sum;
    }
}

void network_attach(const struct collision_def *c, struct network *n) {
    const struct network_def *d = c->network;
    size_t rows = (size_t)d->points->count * (size_t)d->points->stride;
    if (n->def == d)
        return;
    n->def = d;
    n->points->count = d->points->count;
    n->points->stride = n->taken->stride = d->points->stride;
    memcpy(n->points->c, d->points->c, rows * sizeof(double));
    memcpy(n->compliance, d->compliance[0],
           NETWORK_LEVELS * table_size(d->count) * sizeof *n->compliance);
    for (int j = 0; j < d->count; j++)
        weigh_row(c, n, j);
    n->rows_valid = false;
}

/* A row of its own for another hammer: that of the same point on the bank `from`. */
static void set_row(const struct collision_def *c, struct network *n, int j,
                    const struct modes *from, const double *row) {
    const struct network_def *d = c->network;
    const struct modes *m = c->modes;
    double *to = modes_points_row(n->points, j), along[NETWORK_LINKS + 1];
    bool changes = false;
    for (int i = 0; i < m->body; i++) {
        double now = i >= from->body ? 0
                     : from == m     ? row[i]
                                     : row[i] / from->inv_sqrt_mass[i] * m->inv_sqrt_mass[i];
        changes |= now != to[i];
        to[i] = now;
    }
    if (!changes)
        return;
    int stride = d->count + 1;
    for (int s = 0; s < NETWORK_LEVELS; s++) {
        double *A = n->compliance + (size_t)s * table_size(d->count);
        modes_compliance_of_point(m, &m->step[modes_level(s)], n->points, j, along);
        for (int k = 0; k < stride; k++)
            A[j * stride + k] = A[k * stride + j] = along[k];
    }
    weigh_row(c, n, j);
    n->rows_valid = false;
}

void network_detach(struct network *n) { n->def = NULL; }

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
    double bodys = modes_displacement(c->modes, m->bank);
    set_row(c, n, j, c->modes, c->modes->c);
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
    n->y[d->link[j].lump] = m->x + m->contact.origin + bodys;
    record_swap_contact(r, &n->hammer[j]);
    motion_send_away(c, m, -1, HAMMER_ABSENT);
    stepper_placed(st);
    n->stale = true;
    n->rows_valid = false;
}

double network_set_head(const struct collision_def *c, struct network *n, struct head head) {
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
    set_row(to, t, j, from->modes, modes_points_row(n->points, j));
    struct contact contact = contact_of(&to->contact, contact_head(&at->contact));
    contact.origin = at->contact.origin;
    bool touching = at->touching && contacts_equal(&contact, &at->contact);
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

bool network_begin_sample(const struct collision_def *c, const struct motion *m, uint64_t clock,
                          struct outer_forces o, struct network *n, double *put_in) {
    const struct network_def *d = c->network;
    int count = 0;
    *put_in = end_waits(c, m, n);
    if (*put_in > 0)
        n->stale = true;
    bound_energy(c, m, clock, o, n);
    for (int j = 0; j < d->count; j++) {
        bool active = j == 0 ? motion_plays(m)
                             : n->at[j].plays && !apart(d, n, j, n->energy_root, 1 / c->rate);
        if (active && j > 0 && !n->at[j].active)
            n->at[j].x =
                lumps_of(d, n, j) - modes_point_displacement(c->modes, n->points, m->bank, j);
        n->rows_valid &= active == n->at[j].active;
        n->at[j].active = active;
        if (active)
            n->active[count++] = j;
    }
    n->count = count;
    if (count == 0 || (count == 1 && n->active[0] == 0))
        return false;
    if (!n->rows_valid)
        take_rows(c, n);
    n->asleep = false;
    return true;
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
