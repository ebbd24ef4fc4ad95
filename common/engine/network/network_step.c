/* SPDX-License-Identifier: BSD-3-Clause */
/* network_step.c: a sample with several contacts; each step is prepare -> solve -> enter -> move ->
 * record -> leave. Entry and exit are found by halving aligned steps. With an exhausted budget
 * there is one held step a sample. */
#include <math.h>
#include <string.h>

#include "engine/network/network_parts.h"

/* All links at the start of the sample; record_links() continues x and memory. A link that waits is
 * out of reach. */
static void read_links(struct network_sample *p) {
    for (int i = 0; i < p->count; i++) {
        struct network_contact *at = p->at[i];
        bool struck = active_is_struck(p, i);
        p->load[i] = active_load(p, i);
        if (at->waits) {
            p->link[i] = (struct link){.contact = &p->nothing, .power = &at->power, .x = -1e3};
            continue;
        }
        p->link[i] = (struct link){.contact = struck ? &p->m->contact : &at->contact,
                                   .power = struck ? &p->m->power : &at->power,
                                   .x = struck ? p->m->x : at->x,
                                   .z = struck ? p->m->z : at->z};
    }
}

/* --- solve ------------------------------------------------------------------------------------ */

static struct links_step step_of(const struct network_sample *p,
                                 const struct network_setup *setup) {
    return (struct links_step){.h = setup->h,
                               .free_displacement = setup->free_displacement,
                               .compliance = setup->A,
                               .stride = p->stride,
                               .newton_tolerance = stepper_constants.newton_tolerance,
                               .still = stepper_single_step(p->st)};
}

/* Forces extrapolated by `ahead` steps of the last length: a parabola once three are known. */
static double force_ahead(const struct network_sample *p, int i, int ahead) {
    const double *f = p->at[i]->force;
    if (p->n->alike < 3)
        return f[0];
    return ahead == 1 ? 3 * f[0] - 3 * f[1] + f[2] : 6 * f[0] - 8 * f[1] + 3 * f[2];
}

static struct links_cost solve_held_links(struct network_sample *p) {
    double guess[NETWORK_LINKS];
    struct links_step step = step_of(p, &p->whole);
    for (int i = 0; i < p->count; i++)
        guess[i] = force_ahead(p, i, 1);
    return links_solve(p->n->work, p->link, p->count, &step, guess, p->result[0]);
}

static struct links_cost solve_pair_links(struct network_sample *p) {
    double guess[2][NETWORK_LINKS];
    network_prepare_step(p, p->whole.subdivision + 1, &p->half);
    struct links_step whole = step_of(p, &p->whole), half = step_of(p, &p->half);
    for (int i = 0; i < p->count; i++) {
        guess[0][i] = force_ahead(p, i, 1);
        guess[1][i] = force_ahead(p, i, 2);
    }
    const double *const guesses[2] = {guess[0], guess[1]};
    struct step_result *const to[2] = {p->result[0], p->result[1]};
    return links_solve_pair(p->n->work, p->link, p->count, &whole, &half, guesses, to);
}

static bool in_bounds(const struct network_sample *p, const struct network_setup *setup,
                      const struct step_result *r) {
    bool all = true;
    double furthest = motion_fastest * setup->h;
    for (int i = 0; i < p->count; i++)
        all &= fabs(r[i].x) < motion_furthest && fabs(r[i].d) < furthest &&
               fabs(r[i].force) < motion_hardest && fabs(r[i].lost) < motion_fullest;
    return all;
}

/* --- move ------------------------------------------------------------------------------------- */

/* The forces that move the body: those of the links less their static loads, and the drive. */
static void body_forces(const struct network_sample *p, const struct step_result *r,
                        double *force) {
    for (int i = 0; i < p->count; i++)
        force[i] = r[i].force - p->load[i];
    force[p->count] = p->o.drive;
}

static void move_lumps(struct network_sample *p, const struct network_setup *setup,
                       const struct step_result *r, struct work *work) {
    double h = setup->h, pull[NETWORK_LINKS];
    struct network *n = p->n;
    pull[0] = 0;
    for (int l = 1; l < p->d->lumps; l++)
        pull[l] = 0;
    for (int i = 0; i < p->count; i++) {
        const struct network_link *l = p->def[i];
        double force = r[i].force - p->load[i];
        if (l->has_lump)
            pull[l->lump] -= force;
        if (l->has_against)
            pull[l->against] += force;
    }
    for (int l = 1; l < p->d->lumps; l++) {
        double dv = pull[l] == 0 ? 0 : pull[l] / n->mass[l] * h;
        n->y[l] += h * (n->v[l] + dv / 2);
        n->v[l] += dv;
    }
    double v = p->m->v, x = p->m->x, z = p->m->z;
    if (motion_has_hammer(p->m)) {
        double a = p->acceleration + (pull[0] == 0 ? 0 : pull[0] / p->c->mass);
        double displacement = h * (v + a * h / 2);
        work->push += p->o.push * displacement;
        work->gravity += p->c->mass * p->c->gravity * displacement;
        v += a * h;
        x = active_is_struck(p, 0) ? r[0].x : x;
        z = active_is_struck(p, 0) ? r[0].z : z;
    }
    motion_follow_links(p->m, x, v, z);
}

/* phi - psi of the step under these forces on the body. */
static double change_of(const struct network_sample *p, const double *force) {
    const struct network_potential *v = &p->potential;
    return v->change + links_potential_change(v->X, v->Gamma, force, p->count + 1);
}

/* The displacement of the body at the drive, times the drive, before the bank is moved. */
static double drive_work(const struct network_sample *p, const struct network_setup *setup,
                         const double *force) {
    const double *bank = network_compliance_at(p, setup->subdivision) + p->d->count * p->stride;
    double displacement = setup->bank_free_displacement[p->count] + bank[p->d->count] * p->o.drive;
    for (int i = 0; i < p->count; i++)
        displacement += bank[p->n->active[i]] * force[i];
    if (p->potential.active)
        displacement -= p->potential.X[p->count] * (p->potential.psi + change_of(p, force));
    return p->o.drive * displacement;
}

/* The report of a contact, which a hammer has. */
static void report_step(struct network_sample *p, const struct network_setup *setup,
                        const struct step_result *r, double time, int i) {
    struct record *report = active_record(p, i);
    struct step_setup own = active_setup(p, setup, i);
    record_step(report, p->link[i].contact, &own, r, p->link[i].x, time);
    if (active_is_struck(p, i))
        stepper_advance_contact(p->c, p->m, p->st, &own, r);
}

/* The contact of a link that touches after one step or half. */
static void record_contact(struct network_sample *p, const struct network_setup *setup,
                           const struct step_result *r, double time, int i) {
    struct network_contact *at = p->at[i];
    if (p->n->active[i] < p->d->hammers)
        report_step(p, setup, r, time, i);
    at->deepest = max_of(at->deepest, contact_depth(p->link[i].contact, r->x));
    at->speed = r->d / setup->h;
    at->force[2] = at->force[1];
    at->force[1] = at->force[0];
    at->force[0] = r->force + r->mean_correction;
}

/* Links after one step or half: x, memory, force. */
static void record_links(struct network_sample *p, const struct network_setup *setup,
                         const struct step_result *results, double time) {
    struct network *n = p->n;
    double of_hammers = 0;
    for (int i = 0; i < p->count; i++) {
        const struct step_result *r = &results[i];
        struct network_contact *at = p->at[i];
        int j = n->active[i];
        if (at->touching)
            record_contact(p, setup, r, time, i);
        if (j < p->d->hammers)
            of_hammers += r->force;
        if (at->waits) {
            at->x += r->d;
        } else {
            p->link[i].x = at->x = r->x;
            p->link[i].z = at->z = r->z;
        }
        n->body_force[j] = r->force - p->load[i];
    }
    bool struck = p->count && active_is_struck(p, 0); /* the links are sorted */
    p->force.mean += of_hammers * setup->h;
    p->force.last = struck ? results[0].force : 0;
    p->force.own += p->force.last * setup->h;
    n->alike = setup->subdivision == n->last_subdivision ? n->alike + 1 : 1;
    n->last_subdivision = setup->subdivision;
}

static double total_loss(const struct network_sample *p, const struct step_result *r) {
    double sum = 0;
    for (int i = 0; i < p->count; i++)
        sum += r[i].lost;
    return sum;
}

static void mark_known(struct network *n, int which, int subdivision) {
    n->bank_free_displacement[which].is_known = true;
    n->bank_free_displacement[which].subdivision = subdivision;
}

static void move_step(struct network_sample *p, const struct network_setup *setup,
                      const struct step_result *r, struct work *work) {
    const struct modes *m = p->c->modes;
    double force[NETWORK_LINKS + 2];
    struct modes_points rows = network_rows(p);
    body_forces(p, r, force);
    if (p->o.drive != 0)
        work->drive += drive_work(p, setup, force);
    if (p->potential.active) {
        double change = change_of(p, force), psi = p->potential.psi;
        force[rows.count++] = -(psi + change);
        nonlinear_set_psi(p->m, psi + 2 * change);
    }
    modes_advance_points(m, &m->step[modes_level(setup->subdivision)], &rows, p->m->bank, force,
                         p->n->bank_free_displacement[0].at, p->c->audit ? &work->modes : NULL);
    mark_known(p->n, 0, setup->subdivision);
    p->n->bank_free_displacement[1].is_known = false;
    move_lumps(p, setup, r, work);
}

/* Both halves in one pass over the modes. */
static void move_pair(struct network_sample *p, struct work *work) {
    const struct modes *m = p->c->modes;
    double force[2][NETWORK_LINKS + 1];
    struct modes_points rows = network_rows(p);
    if (p->c->audit || p->o.drive != 0) {
        move_step(p, &p->half, p->result[0], work);
        p->half.bank_free_displacement = network_free_displacement(p, p->half.subdivision);
        move_step(p, &p->half, p->result[1], work);
        return;
    }
    body_forces(p, p->result[0], force[0]);
    body_forces(p, p->result[1], force[1]);
    const double *const forces[2] = {force[0], force[1]};
    double *const free_displacements[2] = {p->n->bank_free_displacement[0].at,
                                           p->n->bank_free_displacement[1].at};
    modes_advance_points_pair(m, &m->step[modes_level(p->half.subdivision)],
                              &m->step[modes_level(p->whole.subdivision)], &rows, p->m->bank,
                              forces, free_displacements);
    mark_known(p->n, 0, p->half.subdivision);
    mark_known(p->n, 1, p->whole.subdivision);
    move_lumps(p, &p->half, p->result[0], work);
    move_lumps(p, &p->half, p->result[1], work);
}

/* --- one step --------------------------------------------------------------------------------- */

/* Prepares and solves, with shorter steps until each contact begins in one that is short enough.
 * True: a pair. */
static bool solve_step(struct network_sample *p, int subdivision, struct links_cost *cost) {
    for (;; subdivision++) {
        network_prepare_step(p, subdivision, &p->whole);
        if (network_enters_too_fast(p, &p->whole, false))
            continue;
        bool pair = network_takes_pair(p, &p->whole);
        *cost = pair ? solve_pair_links(p) : solve_held_links(p);
        p->n->failed += !cost->solved;
        p->n->iterations += cost->iterations;
        p->n->steps++;
        if (!network_enters_too_fast(p, &p->whole, true))
            return pair;
        p->cost += network_price_of_solving(cost, pair);
    }
}

static void step_links(struct network_sample *p) {
    struct links_cost cost;
    struct work work = {0};
    bool pair = solve_step(p, stepper_aligned(p->st, network_choose_subdivision(p)), &cost);
    const struct network_setup *last = pair ? &p->half : &p->whole;
    for (int u = 0; u <= pair; u++)
        p->diverged |= !in_bounds(p, last, p->result[u]);
    if (p->diverged)
        return;
    network_enter_links(p, &p->whole, pair ? 2 : 1);
    if (pair)
        move_pair(p, &work);
    else
        move_step(p, &p->whole, p->result[0], &work);
    record_work(p->r, &work,
                total_loss(p, p->result[0]) + (pair ? total_loss(p, p->result[1]) : 0));
    stepper_charge_links(p->st, p->whole.subdivision,
                         p->cost + network_price_of_solving(&cost, pair) +
                             network_price_of_pass(p->c->modes->hammer_end, p->count, pair));
    p->cost = 0;
    double now = stepper_time(p->c, p->st);
    if (pair)
        record_links(p, &p->half, p->result[0], now - p->half.h);
    record_links(p, last, p->result[pair], now);
    network_leave_links(p, &p->whole);
}

/* The contact of the struck hammer, as the single contact left it. */
static void take_single_contact(struct network_sample *p) {
    const struct stepper *st = p->st;
    struct network_contact *at = &p->n->at[0];
    if (st->touching && !at->touching)
        *at = (struct network_contact){.plays = true,
                                       .active = true,
                                       .deepest = st->plan.deepest,
                                       .speed = st->speed * p->c->rate,
                                       .subdivision = st->plan.subdivision,
                                       .entered = st->entered,
                                       .force = {st->force[0], st->force[1], st->force[2]},
                                       .static_compliance = at->static_compliance,
                                       .mobility = at->mobility};
    at->touching = st->touching;
}

struct network_force network_advance_sample(const struct collision_def *c, struct motion *m,
                                            struct stepper *st, struct record *r, struct network *n,
                                            struct outer_forces o, bool *diverged) {
    struct network_sample p;
    p.c = c, p.d = c->network, p.m = m, p.st = st, p.r = r, p.n = n, p.o = o;
    p.count = n->count;
    p.stride = c->network->count + 1;
    p.cost = network_price_of_sample();
    p.force = (struct network_force){0};
    p.diverged = false;
    for (int i = 0; i < p.count; i++) {
        p.at[i] = &n->at[n->active[i]];
        p.def[i] = &p.d->link[n->active[i]];
    }
    stepper_begin_links(c, m, st, o);
    if (active_is_struck(&p, 0))
        take_single_contact(&p);
    network_price_sample(&p);
    if (!isinf(c->budget))
        stepper_reserve_links(st, network_reserve(&p));
    p.pairs = network_pairs(&p);
    bool driven = o.drive != 0 || m->nonlinear.active;
    if (n->driven != driven)
        n->bank_free_displacement[0].is_known = n->bank_free_displacement[1].is_known = false;
    n->driven = driven;
    p.potential.active = false;
    p.nothing = contact_default();
    p.acceleration = motion_hammer_acceleration(c, o);
    read_links(&p);
    do
        step_links(&p);
    while (!p.diverged && !stepper_sample_over(st));
    *diverged = p.diverged;
    p.force.mean *= c->rate;
    p.force.own *= c->rate;
    return p.force;
}
