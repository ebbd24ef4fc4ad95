/* SPDX-License-Identifier: BSD-3-Clause */
/* network_play.c: a sample with several contacts; each step is prepare -> solve -> move -> record.
 *
 * The step is a sample / 2^s, the finest that any touching link wants: as for a single contact,
 *   A_jj V_j''(X) n^2 <= c(alpha),    n pairs of half steps in a contact of greatest depth X.
 * Entry and exit are found by halving aligned steps. With an exhausted budget there is one held
 * step a sample. */
#include <math.h>
#include <string.h>

#include "engine/network.h"

enum {
    PAIRS_PER_CONTACT = 13, /* as in stepper_plan.c */
    FEWEST_PAIRS = 6,
    ENTRY_FINER = 3,
    NEAR_FINER = 2,
    FINEST = MODES_FINEST - 1,
    SAMPLES_AT_ANY_COST = 2,
    SAMPLES_MORE = 8
};
static const double pairs_unlimited = 9, share_of_budget = .5;

/* A V'' of a step so long that no pair of halves agrees with the whole step. */
static const double unresolved = 2;

/* s: one step a sample without pairs from then on, as for a single contact. */
static const double long_contact = .05;

/* Bound of the last Newton step, relative to the depth and times alpha, as in solve.c. */
static const double last_step = 3e-7;

/* Price of a step, ns of a Zen 4 core: the pass over the modes, an iteration of the solver for L
 * links, and an evaluation of a law (bench_links.c). */
static double price_of_pass(int modes, int links, bool pair) {
    double pass = .55 * modes + .15 * modes * links;
    return pair ? 200 + 50. * links + 1.6 * pass : 100 + 25. * links + pass;
}
static double price_of_solving(const struct links_cost *cost) {
    int links = cost->links;
    return cost->iterations * (60 + 12. * links + 1.3 * links * links) + 28. * cost->tries;
}

/* One step before it is solved. */
struct look {
    int subdivision;
    double h;
    const double *A;            /* rows of `stride` */
    const double *drift;        /* of the body at each point, and at the drive */
    double free[NETWORK_LINKS]; /* Df, m */
};

struct sample {
    const struct collision_def *c;
    const struct network_def *d;
    struct motion *m;
    struct stepper *st;
    struct record *r;
    struct network *n;
    struct outer_forces o;
    int count, stride;
    double pairs; /* in a contact, as the budget allows */
    struct link link[NETWORK_LINKS];
    struct held_result result[2][NETWORK_LINKS];
    struct look whole, half;
    double cost; /* ns, of steps that were discarded */
    struct network_force force;
    bool diverged;
};

/* --- links in the order of the sample --------------------------------------------------------- */

static struct network_contact *contact_at(const struct sample *p, int i) {
    return &p->n->at[p->n->active[i]];
}
static bool is_struck(const struct sample *p, int i) { return p->n->active[i] == 0; }
static const struct network_link *link_at(const struct sample *p, int i) {
    return &p->d->link[p->n->active[i]];
}
static double load_at(const struct sample *p, int i) { return link_at(p, i)->load; }
static bool touching(const struct sample *p, int i) {
    return is_struck(p, i) ? p->st->touching : contact_at(p, i)->touching;
}

/* 1 for the lump that presses in link i, -1 for the one that is pressed. */
static double side(const struct sample *p, int i, int lump) {
    const struct network_link *l = link_at(p, i);
    return (l->lump == lump) - (l->against == lump);
}

static double mass_of(const struct sample *p, int lump) {
    return lump ? p->n->mass[lump] : p->c->mass;
}

/* x and memory of all links at the start of a step. */
static void read_links(struct sample *p) {
    for (int i = 0; i < p->count; i++) {
        struct network_contact *at = contact_at(p, i);
        bool struck = is_struck(p, i);
        p->link[i] = (struct link){.contact = struck ? &p->m->contact : &at->contact,
                                   .power = struck ? &p->m->power : &at->power,
                                   .x = struck ? p->m->x : at->x,
                                   .z = struck ? p->m->felt_z : at->z};
    }
}

/* --- prepare ---------------------------------------------------------------------------------- */

/* A of these links at one level: that of the bank and that of the lumps. */
static const double *compliance(struct sample *p, int subdivision, double h) {
    struct network *n = p->n;
    size_t size = (size_t)p->stride * (size_t)p->stride;
    double *A = n->gathered + (size_t)subdivision * size;
    const double *bank = n->compliance + (size_t)subdivision * size;
    if (n->gathered_known & 1u << subdivision)
        return A;
    n->gathered_known |= 1u << subdivision;
    for (int i = 0; i < p->count; i++)
        for (int k = 0; k < p->count; k++) {
            const struct network_link *a = link_at(p, i);
            double sum = bank[n->active[i] * p->stride + n->active[k]];
            int lumps[2] = {a->lump, a->against};
            for (int u = 0; u < 2; u++)
                if (lumps[u] != NETWORK_NONE)
                    sum += side(p, i, lumps[u]) * side(p, k, lumps[u]) * h * h /
                           (2 * mass_of(p, lumps[u]));
            A[i * p->stride + k] = sum;
        }
    for (int i = 0; i < p->count; i++) { /* the last column: displacement under the static loads */
        double sum = 0;
        for (int k = 0; k < p->count; k++)
            sum += A[i * p->stride + k] * load_at(p, k);
        A[i * p->stride + p->d->count] = sum;
    }
    return A;
}

/* Rows in the pass over the modes: one for each link, and one for the drive. */
static struct modes_points rows_of(const struct sample *p) {
    struct modes_points rows = *p->n->taken;
    rows.count = p->count + (p->o.drive != 0);
    return rows;
}

static const double *drift_of(struct sample *p, int subdivision) {
    struct network *n = p->n;
    for (int i = 0; i < 2 && p->m->links_known; i++)
        if (n->drift[i].is_known && n->drift[i].subdivision == subdivision)
            return n->drift[i].at;
    if (!p->m->links_known)
        n->drift[0].is_known = false;
    struct modes_points rows = rows_of(p);
    n->drift[1].is_known = true;
    n->drift[1].subdivision = subdivision;
    modes_free_displacement_points(p->c->modes, &p->c->modes->step[modes_level(subdivision)], &rows,
                                   p->m->bank, n->drift[1].at);
    return n->drift[1].at;
}

static double lump_moves(const struct sample *p, int lump, double h) {
    if (lump == NETWORK_NONE)
        return 0;
    if (lump == 0)
        return h * (p->m->v + motion_hammer_acceleration(p->c, p->o) * h / 2);
    return h * p->n->v[lump];
}

static void prepare(struct sample *p, int subdivision, struct look *look) {
    double h = motion_step_length(p->c, subdivision);
    const double *bank =
        p->n->compliance + (size_t)subdivision * (size_t)p->stride * (size_t)p->stride;
    look->subdivision = subdivision;
    look->h = h;
    look->A = compliance(p, subdivision, h);
    look->drift = drift_of(p, subdivision);
    for (int i = 0; i < p->count; i++) {
        const struct network_link *l = link_at(p, i);
        double free = lump_moves(p, l->lump, h) - lump_moves(p, l->against, h) - look->drift[i] +
                      look->A[i * p->stride + p->d->count];
        if (p->o.drive != 0)
            free -= bank[p->n->active[i] * p->stride + p->d->count] * p->o.drive;
        look->free[i] = free;
    }
}

/* --- length of the step ----------------------------------------------------------------------- */

static double compliance_at(const struct sample *p, const struct look *look, int i) {
    return look->A[i * p->stride + i];
}

/* The greatest depth of a contact that begins at the speed of this step. */
static double depth_ahead(const struct sample *p, const struct look *look, int i) {
    const struct contact *c = p->link[i].contact;
    double v = look->free[i] / look->h, a1 = c->alpha + 1;
    double mass = look->h * look->h / (2 * compliance_at(p, look, i));
    return c->k > 0 ? pow(a1 * mass * v * v / (2 * c->k), 1 / a1) : 0;
}

static bool too_long(const struct sample *p, int i, double stiff) {
    return stiff * p->pairs * p->pairs > stepper_refine_limit(p->link[i].contact->alpha);
}

/* Extra halvings near the surface, where the error of a step grows with the ratio of its
 * displacement to the depth. */
static int finer(const struct sample *p, int i, int subdivision) {
    const struct network_contact *at = contact_at(p, i);
    int most = isinf(p->c->budget) ? 2 * NEAR_FINER : NEAR_FINER, count = 0;
    if (p->st->budget < p->st->price.enough || p->n->alike == 0)
        return 0;
    double ahead = fabs(at->speed) * motion_step_length(p->c, subdivision);
    double depth = greater(contact_depth(p->link[i].contact, p->link[i].x), 0);
    for (; count < most && subdivision + count < FINEST && ahead > depth; count++)
        ahead /= 2;
    return count;
}

/* Cost of a sample of pairs beyond its free step, ns. */
static double sample_cost(const struct sample *p, int subdivision) {
    struct links_cost usual = {.links = p->count, .iterations = 5, .tries = 5 * p->count};
    double pair = price_of_pass(p->c->modes->hammer_end, p->count, true) + price_of_solving(&usual);
    return (1 << subdivision) * pair - stepper_free_step(p->st);
}

/* The subdivision that the touching links want. */
static int wanted(struct sample *p) {
    int most = 0;
    bool young = false;
    if (stepper_single_step(p->st))
        return 0;
    for (int i = 0; i < p->count; i++) {
        struct network_contact *at = contact_at(p, i);
        if (!touching(p, i)) {
            most = p->st->apart > most ? p->st->apart : most;
            continue;
        }
        double stiffness = contact_stiffness_beyond(p->link[i].contact, at->deepest);
        while (at->subdivision < FINEST &&
               too_long(p, i,
                        compliance(p, at->subdivision,
                                   motion_step_length(p->c, at->subdivision))[i * p->stride + i] *
                            stiffness))
            at->subdivision++;
        int want = at->subdivision + finer(p, i, at->subdivision);
        young |= p->st->clock - at->entered < SAMPLES_AT_ANY_COST;
        most = want > most ? want : most;
    }
    while (!young && most > 0 && !isinf(p->c->budget) &&
           sample_cost(p, most) > p->st->price.refill + p->st->budget / SAMPLES_MORE)
        most--;
    return most;
}

/* True if a link that begins to touch in this step, with this x at its end, needs a shorter one. */
static bool enters_too_fast(const struct sample *p, const struct look *look, int i, double x) {
    const struct contact *c = p->link[i].contact;
    if (touching(p, i) || stepper_single_step(p->st) || look->subdivision >= FINEST ||
        contact_outside(c, p->link[i].z, x) >= 0)
        return false;
    double stiff = compliance_at(p, look, i) *
                   contact_stiffness_beyond(c, depth_ahead(p, look, i)) * (1 << 2 * ENTRY_FINER);
    return too_long(p, i, stiff);
}

static bool any_enters_too_fast(const struct sample *p, const struct look *look, bool solved) {
    for (int i = 0; i < p->count; i++)
        if (enters_too_fast(p, look, i, solved ? p->result[0][i].x : p->link[i].x + look->free[i]))
            return true;
    return false;
}

/* Pairs of halves, except at one step a sample in long contacts and where they are too long. */
static bool takes_pair(const struct sample *p, const struct look *look) {
    bool young = false, any = false, long_step = false;
    if (stepper_single_step(p->st) || look->subdivision > FINEST)
        return false;
    for (int i = 0; i < p->count; i++) {
        const struct network_contact *at = contact_at(p, i);
        if (!touching(p, i))
            continue;
        any = true;
        young |= (double)(int64_t)(p->st->clock - at->entered) < long_contact * p->c->rate;
        long_step |=
            compliance_at(p, look, i) * contact_stiffness_beyond(p->link[i].contact, at->deepest) >
            unresolved;
    }
    return any && !long_step && (look->subdivision > 0 || young || isinf(p->c->budget));
}

/* --- solve ------------------------------------------------------------------------------------ */

static struct links_step step_of(const struct sample *p, const struct look *look) {
    return (struct links_step){.h = look->h,
                               .free_displacement = look->free,
                               .compliance = look->A,
                               .stride = p->stride,
                               .last_step = last_step,
                               .still = stepper_single_step(p->st)};
}

/* Forces extrapolated by `ahead` steps of the last length: a parabola once three are known. */
static double force_ahead(const struct sample *p, int i, int ahead) {
    const double *f = contact_at(p, i)->force;
    if (p->n->alike < 3)
        return f[0];
    return ahead == 1 ? 3 * f[0] - 3 * f[1] + f[2] : 6 * f[0] - 8 * f[1] + 3 * f[2];
}

static struct links_cost solve_hold(struct sample *p) {
    double guess[NETWORK_LINKS];
    struct links_step step = step_of(p, &p->whole);
    for (int i = 0; i < p->count; i++)
        guess[i] = force_ahead(p, i, 1);
    return links_hold(p->n->work, p->link, p->count, &step, guess, p->result[0]);
}

static struct links_cost solve_pair_of(struct sample *p) {
    double guess[2][NETWORK_LINKS];
    prepare(p, p->whole.subdivision + 1, &p->half);
    struct links_step whole = step_of(p, &p->whole), half = step_of(p, &p->half);
    for (int i = 0; i < p->count; i++) {
        guess[0][i] = force_ahead(p, i, 1);
        guess[1][i] = force_ahead(p, i, 2);
    }
    const double *const guesses[2] = {guess[0], guess[1]};
    struct held_result *const to[2] = {p->result[0], p->result[1]};
    return links_hold_pair(p->n->work, p->link, p->count, &whole, &half, guesses, to);
}

static bool in_bounds(const struct sample *p, const struct look *look,
                      const struct held_result *r) {
    for (int i = 0; i < p->count; i++)
        if (!(fabs(r[i].x) < motion_furthest && fabs(r[i].d) < motion_fastest * look->h &&
              fabs(r[i].force) < motion_hardest && fabs(r[i].lost) < motion_fullest))
            return false;
    return true;
}

/* --- entry and exit --------------------------------------------------------------------------- */

static double velocity_of(const struct sample *p, int i) {
    const struct network_link *l = link_at(p, i);
    double v = -modes_point_velocity(p->c->modes, p->n->points, p->m->bank, p->n->active[i]);
    if (l->lump != NETWORK_NONE)
        v += l->lump ? p->n->v[l->lump] : p->m->v;
    return l->against == NETWORK_NONE ? v : v - (l->against ? p->n->v[l->against] : p->m->v);
}

static struct record *record_of(const struct sample *p, int i) {
    int j = p->n->active[i];
    return j == 0 ? p->r : j < p->d->hammers ? &p->n->hammer[j] : NULL;
}

static struct step_setup setup_of(const struct sample *p, const struct look *look, int i) {
    return (struct step_setup){.subdivision = look->subdivision,
                               .step = &p->c->modes->step[modes_level(look->subdivision)],
                               .h = look->h,
                               .compliance = compliance_at(p, look, i),
                               .free_displacement = look->free[i]};
}

/* Before the step is taken: its beginning is outside the surface. */
static void enter(struct sample *p, const struct look *look, int i) {
    struct network_contact *at = contact_at(p, i);
    struct record *report = record_of(p, i);
    struct step_setup setup = setup_of(p, look, i);
    double outside = contact_outside(p->link[i].contact, p->link[i].z, p->link[i].x);
    if (report) {
        double v = velocity_of(p, i), until = v > 0 ? lesser(outside / v, look->h) : 0;
        record_clock(report, p->st->clock);
        record_entry(report, stepper_time(p->c, p->st) + greater(until, 0), v);
    }
    if (is_struck(p, i))
        stepper_enter(p->c, p->m, p->st, &setup);
    int finer = look->subdivision < ENTRY_FINER ? look->subdivision : ENTRY_FINER;
    at->touching = true;
    at->subdivision = look->subdivision - finer;
    at->deepest = 0;
    at->entered = p->st->clock;
    at->force[0] = at->force[1] = at->force[2] = 0;
}

static void leave(struct sample *p, const struct look *look, int i) {
    struct network_contact *at = contact_at(p, i);
    struct record *report = record_of(p, i);
    at->touching = false;
    if (is_struck(p, i))
        stepper_leave(p->st);
    if (!report || !(report->force.most > 0))
        return;
    double v = velocity_of(p, i);
    double outside = contact_outside(p->link[i].contact, p->link[i].z, p->link[i].x);
    double since = v < 0 ? lesser(outside / -v, look->h) : 0;
    record_clock(report, p->st->clock);
    record_exit(report, stepper_time(p->c, p->st) - greater(since, 0), v);
}

static void enter_links(struct sample *p, const struct look *look, int halves) {
    for (int i = 0; i < p->count; i++) {
        bool touches = touching(p, i);
        for (int u = 0; u < halves && !touches; u++)
            touches = p->result[u][i].force != 0 ||
                      contact_outside(p->link[i].contact, p->result[u][i].z, p->result[u][i].x) < 0;
        if (touches && !touching(p, i))
            enter(p, look, i);
    }
}

static void leave_links(struct sample *p, const struct look *look) {
    for (int i = 0; i < p->count; i++)
        if (touching(p, i) && contact_outside(p->link[i].contact, p->link[i].z, p->link[i].x) >= 0)
            leave(p, look, i);
}

/* --- move ------------------------------------------------------------------------------------- */

/* The forces that move the body: those of the links less their static loads, and the drive. */
static void body_forces(const struct sample *p, const struct held_result *r, double *force) {
    for (int i = 0; i < p->count; i++)
        force[i] = r[i].force - load_at(p, i);
    force[p->count] = p->o.drive;
}

static void move_lumps(struct sample *p, const struct look *look, const struct held_result *r,
                       struct work *work) {
    double h = look->h, pull[NETWORK_LINKS] = {0};
    struct network *n = p->n;
    for (int i = 0; i < p->count; i++) {
        const struct network_link *l = link_at(p, i);
        double force = r[i].force - l->load;
        if (l->lump != NETWORK_NONE)
            pull[l->lump] -= force;
        if (l->against != NETWORK_NONE)
            pull[l->against] += force;
    }
    for (int l = 1; l < p->d->lumps; l++) {
        double a = pull[l] / n->mass[l];
        n->y[l] += h * (n->v[l] + a * h / 2);
        n->v[l] += a * h;
    }
    double v = p->m->v, x = p->m->x, z = p->m->felt_z;
    if (motion_plays(p->m)) {
        double a = motion_hammer_acceleration(p->c, p->o) + pull[0] / p->c->mass;
        double displacement = h * (v + a * h / 2);
        work->push += p->o.push * displacement;
        work->gravity += p->c->mass * p->c->gravity * displacement;
        v += a * h;
        x = is_struck(p, 0) ? r[0].x : x;
        z = is_struck(p, 0) ? r[0].z : z;
    }
    motion_follow_links(p->m, x, v, z);
}

/* The displacement of the body at the drive, times the drive, before the bank is moved. */
static double drive_work(const struct sample *p, const struct look *look, const double *force) {
    const double *bank = p->n->compliance +
                         (size_t)look->subdivision * (size_t)p->stride * (size_t)p->stride +
                         (size_t)p->d->count * (size_t)p->stride;
    double displacement = look->drift[p->count] + bank[p->d->count] * p->o.drive;
    for (int i = 0; i < p->count; i++)
        displacement += bank[p->n->active[i]] * force[i];
    return p->o.drive * displacement;
}

/* Links after one step or half: x, memory, force. */
static void follow(struct sample *p, const struct look *look, const struct held_result *r,
                   double time) {
    for (int i = 0; i < p->count; i++) {
        struct network_contact *at = contact_at(p, i);
        struct record *report = record_of(p, i);
        struct step_setup setup = setup_of(p, look, i);
        struct step_result result = {.force = r[i].force,
                                     .mean_correction = r[i].mean_correction,
                                     .x = r[i].x,
                                     .d = r[i].d,
                                     .lost = r[i].lost,
                                     .felt_z = r[i].z};
        if (touching(p, i) && report)
            record_step(report, p->link[i].contact, &setup, &result, p->link[i].x, time);
        if (touching(p, i) && is_struck(p, i))
            stepper_advance_contact(p->c, p->m, p->st, &setup, &result);
        p->link[i].x = at->x = r[i].x;
        p->link[i].z = at->z = r[i].z;
        at->deepest = greater(at->deepest, contact_depth(p->link[i].contact, r[i].x));
        at->speed = r[i].d / look->h;
        at->force[2] = at->force[1];
        at->force[1] = at->force[0];
        at->force[0] = r[i].force + r[i].mean_correction;
        p->n->body_force[p->n->active[i]] = r[i].force - load_at(p, i);
        if (is_struck(p, i))
            p->force.own += r[i].force * look->h;
        if (p->n->active[i] < p->d->hammers)
            p->force.mean += r[i].force * look->h;
    }
    p->force.last = p->count && is_struck(p, 0) ? r[0].force : 0;
    p->n->alike = look->subdivision == p->n->last_subdivision ? p->n->alike + 1 : 1;
    p->n->last_subdivision = look->subdivision;
}

static double lost_in(const struct sample *p, const struct held_result *r) {
    double sum = 0;
    for (int i = 0; i < p->count; i++)
        sum += r[i].lost;
    return sum;
}

static void know(struct network *n, int which, int subdivision) {
    n->drift[which].is_known = true;
    n->drift[which].subdivision = subdivision;
}

static void move_step(struct sample *p, const struct look *look, const struct held_result *r,
                      struct work *work) {
    const struct modes *m = p->c->modes;
    double force[NETWORK_LINKS + 1];
    struct modes_points rows = rows_of(p);
    body_forces(p, r, force);
    if (p->o.drive != 0)
        work->drive += drive_work(p, look, force);
    modes_advance_points(m, &m->step[modes_level(look->subdivision)], &rows, p->m->bank, force,
                         p->n->drift[0].at, p->c->audit ? &work->modes : NULL);
    know(p->n, 0, look->subdivision);
    p->n->drift[1].is_known = false;
    move_lumps(p, look, r, work);
}

/* Both halves in one pass over the modes. */
static void move_pair(struct sample *p, struct work *work) {
    const struct modes *m = p->c->modes;
    double force[2][NETWORK_LINKS + 1];
    struct modes_points rows = rows_of(p);
    if (p->c->audit || p->o.drive != 0) {
        move_step(p, &p->half, p->result[0], work);
        p->half.drift = drift_of(p, p->half.subdivision);
        move_step(p, &p->half, p->result[1], work);
        return;
    }
    body_forces(p, p->result[0], force[0]);
    body_forces(p, p->result[1], force[1]);
    const double *const forces[2] = {force[0], force[1]};
    double *const drifts[2] = {p->n->drift[0].at, p->n->drift[1].at};
    modes_advance_points_pair(m, &m->step[modes_level(p->half.subdivision)],
                              &m->step[modes_level(p->whole.subdivision)], &rows, p->m->bank,
                              forces, drifts);
    know(p->n, 0, p->half.subdivision);
    know(p->n, 1, p->whole.subdivision);
    move_lumps(p, &p->half, p->result[0], work);
    move_lumps(p, &p->half, p->result[1], work);
}

/* --- one step --------------------------------------------------------------------------------- */

/* Prepares and solves, with shorter steps until each contact begins in one that is short enough.
 * True: a pair. */
static bool solve_step(struct sample *p, int subdivision, struct links_cost *cost) {
    for (;; subdivision++) {
        prepare(p, subdivision, &p->whole);
        if (any_enters_too_fast(p, &p->whole, false))
            continue;
        bool pair = takes_pair(p, &p->whole);
        *cost = pair ? solve_pair_of(p) : solve_hold(p);
        p->n->failed += !cost->solved;
        p->n->iterations += cost->iterations;
        p->n->steps++;
        if (!any_enters_too_fast(p, &p->whole, true))
            return pair;
        p->cost += price_of_solving(cost);
    }
}

static void play_step(struct sample *p) {
    struct links_cost cost;
    struct work work = {0};
    read_links(p);
    bool pair = solve_step(p, stepper_aligned(p->st, wanted(p)), &cost);
    const struct look *last = pair ? &p->half : &p->whole;
    for (int u = 0; u <= pair; u++)
        p->diverged |= !in_bounds(p, last, p->result[u]);
    if (p->diverged)
        return;
    enter_links(p, &p->whole, pair ? 2 : 1);
    if (pair)
        move_pair(p, &work);
    else
        move_step(p, &p->whole, p->result[0], &work);
    record_work(p->r, &work, lost_in(p, p->result[0]) + (pair ? lost_in(p, p->result[1]) : 0));
    stepper_charge_links(p->st, p->whole.subdivision,
                         p->cost + price_of_solving(&cost) +
                             price_of_pass(p->c->modes->hammer_end, p->count, pair));
    p->cost = 0;
    double now = stepper_time(p->c, p->st);
    if (pair)
        follow(p, &p->half, p->result[0], now - p->half.h);
    follow(p, last, p->result[pair], now);
    leave_links(p, &p->whole);
}

/* Pairs in a contact: as many as half of the budget allows. */
static double pairs_allowed(const struct sample *p) {
    if (isinf(p->c->budget))
        return PAIRS_PER_CONTACT * pairs_unlimited;
    double pair = sample_cost(p, 0) + stepper_free_step(p->st);
    return lesser(PAIRS_PER_CONTACT, greater(FEWEST_PAIRS, share_of_budget * p->st->budget / pair));
}

struct network_force network_play(const struct collision_def *c, struct motion *m,
                                  struct stepper *st, struct record *r, struct network *n,
                                  struct outer_forces o, bool *diverged) {
    struct sample p;
    p.c = c;
    p.d = c->network;
    p.m = m;
    p.st = st;
    p.r = r;
    p.n = n;
    p.o = o;
    p.count = n->count;
    p.stride = c->network->count + 1;
    p.cost = 0;
    p.force = (struct network_force){0};
    p.diverged = false;
    stepper_begin_links(c, m, st, o);
    p.pairs = pairs_allowed(&p);
    if (n->driven != (o.drive != 0))
        n->drift[0].is_known = n->drift[1].is_known = false;
    n->driven = o.drive != 0;
    if (is_struck(&p, 0)) { /* as the single contact left it */
        struct network_contact *at = &n->at[0];
        if (st->touching && !at->touching)
            *at = (struct network_contact){.plays = true,
                                           .active = true,
                                           .deepest = st->deepest,
                                           .speed = st->speed * c->rate,
                                           .subdivision = st->subdivision,
                                           .entered = st->entered,
                                           .force = {st->force[0], st->force[1], st->force[2]},
                                           .reach2 = at->reach2,
                                           .mobility = at->mobility};
        at->touching = st->touching;
    }
    do
        play_step(&p);
    while (!p.diverged && !stepper_sample_over(st));
    *diverged = p.diverged;
    p.force.mean *= c->rate;
    p.force.own *= c->rate;
    return p.force;
}
