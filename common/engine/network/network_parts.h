/* SPDX-License-Identifier: BSD-3-Clause */
/* network_parts.h: declarations shared by the files of the network. */
#ifndef KNOCK_NETWORK_PARTS_H
#define KNOCK_NETWORK_PARTS_H

#include <math.h>

#include "engine/network/network.h"
#include "engine/step/motion_nonlinear.h"

/* --- network_def.c ---------------------------------------------------------------------------- */

/* True if law and gap are equal. */
bool network_contacts_equal(const struct contact *a, const struct contact *b);
/* A row of its own for another hammer: that of the same point on the bank `from`. */
void network_set_row(const struct collision_def *c, struct network *n, int j,
                     const struct modes *from, const double *row);

/* --- positions and energies of links ---------------------------------------------------------- */

/* x_j + sum row q: the part of x_j that the body does not move. */
static inline double network_free_x(const struct network_def *d, const struct network *n, int j) {
    const struct network_link *l = &d->link[j];
    double y = -l->gap - n->at[j].contact.origin;
    if (l->has_lump)
        y += n->y[l->lump];
    else if (l->load > 0)
        y += d->depth[j];
    if (l->has_against)
        y -= n->y[l->against];
    return y;
}

static inline double network_free_speed(const struct network_def *d, const struct network *n,
                                        int j) {
    const struct network_link *l = &d->link[j];
    return (l->has_lump ? n->v[l->lump] : 0) - (l->has_against ? n->v[l->against] : 0);
}

/* Energy of link j, J; under a static load W of network.h. The potential of a link that waits is
 * the tangent at `rest`, below W. */
static inline double network_link_energy(const struct network_def *d, const struct network *n,
                                         int j) {
    const struct network_contact *at = &n->at[j];
    double load = d->link[j].load, x = at->waits ? at->rest : at->x;
    double V = contact_stored(&at->contact, at->z, x);
    if (load > 0)
        V -= contact_stored(&at->contact, 0, d->depth[j]) + load * (x - d->depth[j]);
    return at->waits ? V + (at->held - load) * (at->x - x) : V;
}

static inline double energy_sum(struct motion_energy e) { return e.kinetic + e.modal + e.contact; }

/* --- a sample with several contacts ----------------------------------------------------------- */

enum { NETWORK_FINEST = MODES_FINEST - 1 };

/* One step before it is solved. */
struct network_setup {
    int subdivision;
    double h;
    const double *A;                         /* rows of `stride` */
    const double *bank_free_displacement;    /* of the body at each point, and at the drive */
    double free_displacement[NETWORK_LINKS]; /* Df, m */
};

/* The potential of a nonlinear body over one step (potential.h): its force is one more row. */
struct network_potential {
    bool active;
    double X[NETWORK_LINKS + 2], Gamma; /* X of the links, of the drive and of g itself */
    double psi, change;                 /* at the beginning; phi - psi without forces */
    double A[NETWORK_LINKS * (NETWORK_LINKS + 1)];
};

struct network_sample {
    const struct collision_def *c;
    const struct network_def *d;
    struct motion *m;
    struct stepper *st;
    struct record *r;
    struct network *n;
    struct outer_forces o;
    int count, stride;
    double pairs;                    /* in a contact, as the budget allows */
    double stiffness[NETWORK_LINKS]; /* V'' of touching links at their greatest depth, N/m */
    struct network_contact *at[NETWORK_LINKS]; /* of each link, in the order of the sample */
    const struct network_link *def[NETWORK_LINKS];
    struct link link[NETWORK_LINKS];
    double load[NETWORK_LINKS]; /* of each link, active_load() */
    double acceleration;        /* of the hammer struck last, without contact, m/s^2 */
    struct contact nothing;     /* of links that wait */
    struct step_result result[2][NETWORK_LINKS];
    struct network_setup whole, half;
    struct network_potential potential; /* of `whole` */
    double cost;                        /* ns, of steps that were discarded */
    struct network_force force;
    bool diverged;
};

static inline bool active_is_struck(const struct network_sample *p, int i) {
    return p->n->active[i] == 0;
}
/* F0; of a link that waits, less the force that it holds, because f = 0 there. */
static inline double active_load(const struct network_sample *p, int i) {
    return p->def[i]->load - (p->at[i]->waits ? p->at[i]->held : 0);
}

/* 1 for the lump that presses in link i, -1 for the one that is pressed. */
static inline double side(const struct network_sample *p, int i, int lump) {
    const struct network_link *l = p->def[i];
    return (l->has_lump && l->lump == lump) - (l->has_against && l->against == lump);
}

static inline double mass_of(const struct network_sample *p, int lump) {
    return lump ? p->n->mass[lump] : p->c->mass;
}

/* G^T b G of the bank at this level, [stride][stride] over all links and the drive. */
static inline const double *network_compliance_at(const struct network_sample *p, int subdivision) {
    return p->n->compliance + (size_t)subdivision * (size_t)p->stride * (size_t)p->stride;
}

static inline double active_compliance(const struct network_sample *p,
                                       const struct network_setup *setup, int i) {
    return setup->A[i * p->stride + i];
}

/* The report of a hammer; NULL: another link has none. */
static inline struct record *active_record(const struct network_sample *p, int i) {
    int j = p->n->active[i];
    return j == 0 ? p->r : j < p->d->hammers ? &p->n->hammer[j] : NULL;
}

/* The step as link i alone sees it. */
static inline struct step_setup active_setup(const struct network_sample *p,
                                             const struct network_setup *setup, int i) {
    return (struct step_setup){.subdivision = setup->subdivision,
                               .step = &p->c->modes->step[modes_level(setup->subdivision)],
                               .h = setup->h,
                               .compliance = active_compliance(p, setup, i),
                               .free_displacement = setup->free_displacement[i]};
}

/* --- network_plan.c --------------------------------------------------------------------------- */

/* Sets up a step. */
void network_prepare_step(struct network_sample *p, int subdivision, struct network_setup *setup);
/* Rows in the pass over the modes: one for each link, and one for the drive. */
struct modes_points network_rows(const struct network_sample *p);
/* Free displacements of the body at each row. */
const double *network_free_displacement(struct network_sample *p, int subdivision);
/* Extra halvings of the step in which a contact begins. */
static inline int network_entry_finer(const struct network_sample *p) {
    return isinf(p->c->budget) ? stepper_constants.entry_finer_pairs
                               : stepper_constants.entry_finer_links;
}
/* The subdivision that the touching links want. */
int network_choose_subdivision(struct network_sample *p);
/* True if a link begins to touch in this step that needs a shorter one. `solved`: with the forces
 * of the result. */
bool network_enters_too_fast(const struct network_sample *p, const struct network_setup *setup,
                             bool solved);
/* Pairs of halves, except at one step a sample in long contacts and where they are too long. */
bool network_takes_pair(const struct network_sample *p, const struct network_setup *setup);
/* The prices of usual steps of this sample. */
void network_price_sample(struct network_sample *p);
/* Count of pairs in a contact that the budget allows. */
double network_pairs(const struct network_sample *p);
/* Part of the budget, ns, that the single steps of a window with this many touching links take. */
double network_reserve(const struct network_sample *p);
/* Prices, ns of a Zen 4 core: of a sample beside its steps; of a step, the pass over the modes and
 * the solver. */
double network_price_of_sample(void);
double network_price_of_pass(int modes, int links, bool pair);
double network_price_of_solving(const struct links_cost *cost, bool pair);

/* --- network_entry.c -------------------------------------------------------------------------- */

/* Before a step is taken: begins the contact of each link that touches in it, in either of its
 * `halves`. */
void network_enter_links(struct network_sample *p, const struct network_setup *setup, int halves);
/* After a step: ends the contact of each link that is outside. */
void network_leave_links(struct network_sample *p, const struct network_setup *setup);

#endif
