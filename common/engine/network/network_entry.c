/* SPDX-License-Identifier: BSD-3-Clause */
/* network_entry.c: the beginning and the end of a link's contact: its event, and the state from
 * which its steps are chosen. */
#include <math.h>

#include "engine/network/network_parts.h"

static double velocity_of(const struct network_sample *p, int i) {
    const struct network_link *l = p->def[i];
    double v = -modes_point_velocity(p->c->modes, p->n->points, p->m->bank, p->n->active[i]);
    if (l->has_lump)
        v += l->lump ? p->n->v[l->lump] : p->m->v;
    return l->has_against ? v - (l->against ? p->n->v[l->against] : p->m->v) : v;
}

/* Before the step is taken: its beginning is outside the surface. */
static void enter(struct network_sample *p, const struct network_setup *setup, int i) {
    struct network_contact *at = p->at[i];
    struct record *report = active_record(p, i);
    struct step_setup own = active_setup(p, setup, i);
    double outside = contact_outside(p->link[i].contact, p->link[i].z, p->link[i].x);
    if (report) {
        double v = velocity_of(p, i), until = v > 0 ? min_of(outside / v, setup->h) : 0;
        record_clock(report, p->st->clock);
        record_entry(report, stepper_time(p->c, p->st) + max_of(until, 0), v);
    }
    if (active_is_struck(p, i))
        stepper_enter(p->c, p->m, p->st, &own);
    int finer = network_entry_finer(p);
    finer = setup->subdivision < finer ? setup->subdivision : finer;
    at->touching = true;
    at->subdivision = setup->subdivision - finer;
    at->deepest = 0;
    at->entered = p->st->clock;
    at->force[0] = at->force[1] = at->force[2] = 0;
}

static void leave(struct network_sample *p, const struct network_setup *setup, int i) {
    struct network_contact *at = p->at[i];
    struct record *report = active_record(p, i);
    at->touching = false;
    at->force[0] = at->force[1] = at->force[2] = 0;
    if (active_is_struck(p, i))
        stepper_leave(p->st);
    if (!report || !(report->force.most > 0))
        return;
    double v = velocity_of(p, i);
    double outside = contact_outside(p->link[i].contact, p->link[i].z, p->link[i].x);
    double since = v < 0 ? min_of(outside / -v, setup->h) : 0;
    record_clock(report, p->st->clock);
    record_exit(report, stepper_time(p->c, p->st) - max_of(since, 0), v);
}

void network_enter_links(struct network_sample *p, const struct network_setup *setup, int halves) {
    for (int i = 0; i < p->count; i++) {
        bool touches = p->at[i]->touching;
        for (int u = 0; u < halves && !touches; u++)
            touches = p->result[u][i].force != 0 ||
                      contact_outside(p->link[i].contact, p->result[u][i].z, p->result[u][i].x) < 0;
        if (touches && !p->at[i]->touching)
            enter(p, setup, i);
    }
}

void network_leave_links(struct network_sample *p, const struct network_setup *setup) {
    for (int i = 0; i < p->count; i++)
        if (p->at[i]->touching &&
            contact_outside(p->link[i].contact, p->link[i].z, p->link[i].x) >= 0)
            leave(p, setup, i);
}
