/* SPDX-License-Identifier: BSD-3-Clause */
/* network_def.c: the definition of a network, and the rows and tables of its links; see network.h.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/network/network_parts.h"

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
        .kind = NETWORK_HAMMER, .contact = contact_default(), .has_lump = true};
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
    size_t links = (size_t)d->count * (size_t)d->count;
    d->statics[0] = malloc(2 * links * sizeof(double));
    if (!d->points || !d->compliance[0] || !d->statics[0])
        return network_def_free(d), NULL;
    fill_links(d, link);
    fill_rows(d, m, place);
    d->statics[1] = d->statics[0] + links;
    modes_static_compliance(m, d->points, d->count, 0, m->body_end, d->statics[0]);
    modes_static_compliance(m, d->points, d->count, m->body_end, m->hammer_end, d->statics[1]);
    for (int s = 1; s < NETWORK_LEVELS; s++)
        d->compliance[s] = d->compliance[s - 1] + table_size(d->count);
    modes_compliance_points(m, &m->step[modes_level(0)], NETWORK_LEVELS, d->points, d->compliance,
                            d->count + 1);
    return d;
}

void network_def_free(struct network_def *d) {
    if (!d)
        return;
    modes_points_free(d->points);
    free(d->compliance[0]);
    free(d->statics[0]);
    free(d);
}

size_t network_def_bytes(const struct network_def *d) {
    if (!d)
        return 0;
    size_t tables = NETWORK_LEVELS * table_size(d->count) + 2 * (size_t)d->count * (size_t)d->count;
    return sizeof *d + modes_points_bytes(d->points) + tables * sizeof(double);
}

bool network_contacts_equal(const struct contact *a, const struct contact *b) {
    struct contact_def law[2] = {contact_definition(a), contact_definition(b)};
    return contact_same_law(&law[0], &law[1]) && a->gap == b->gap;
}

static bool links_equal(const struct network_link *a, const struct network_link *b) {
    const struct contact *c = &a->contact, *e = &b->contact;
    return a->kind == b->kind && a->has_lump == b->has_lump && a->lump == b->lump &&
           a->has_against == b->has_against && a->against == b->against && a->gap == b->gap &&
           a->load == b->load && a->drag == b->drag && c->k == e->k && c->mu == e->mu &&
           c->alpha == e->alpha && network_contacts_equal(c, e);
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
    n->taken = modes_points_new(c->modes, d->count + 2);
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

size_t network_bytes(const struct network *n) {
    if (!n)
        return 0;
    size_t tables = 2 * NETWORK_LEVELS * table_size(n->room_links);
    size_t direct = (size_t)n->room_pickups * (size_t)n->room_links;
    return sizeof *n + modes_points_bytes(n->points) + modes_points_bytes(n->taken) +
           links_work_bytes() + (tables + direct) * sizeof(double);
}

bool network_serves(const struct network *n, const struct collision_def *c) {
    return !c->network || (n && n->room_links >= c->network->count &&
                           n->room_modes >= c->modes->hammer_end && n->room_pickups >= c->pickups);
}

static void weigh_row(const struct collision_def *c, struct network *n, int j) {
    const struct modes *m = c->modes;
    const double *row = modes_points_row(n->points, j);
    double static_compliance = 0, mobility = 0;
    for (int i = 0; i < m->hammer_end; i++) {
        double c2 = row[i] * row[i];
        mobility += c2;
        static_compliance +=
            c2 > 0 ? c2 / m->omega2[i] : 0; /* infinite if a rigid mode moves the point */
    }
    n->at[j].static_compliance = static_compliance;
    n->at[j].mobility = mobility;
    modes_output_of_point(m, n->points, j, n->direct + j, c->network->count);
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
void network_set_row(const struct collision_def *c, struct network *n, int j,
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
