/* SPDX-License-Identifier: BSD-3-Clause */
/* network_plan.c: set-up and length of a step of several contacts.
 *
 * The step is a sample / 2^s, the finest that any touching link wants: as for a single contact,
 *   A_jj V_j''(X) n^2 <= c(alpha)/S^2,    n pairs of half steps in a contact of greatest depth X.
 */
#include <math.h>
#include <string.h>

#include "engine/network/network_parts.h"

static const struct stepper_constants *const tuned = &stepper_constants;

/* Costs in ns of a Zen 4 core, fitted to the times of the samples of 44 voices (2 to 30 links on 16
 * to 256 modes, bench_network.c) within 6 % of each voice's mean: the step with its pass over the
 * modes, an iteration of Newton's method with its laws, and the balance of a pair. A single link
 * that touches is solved alone, by so many tries of its law. A pair of half steps moves the modes
 * in one pass. The choice of the active links and the outputs are charged to each sample. */
static const double cost_sample = 40, cost_mode = .09, cost_mode_link = .13, cost_step = 50,
                    cost_step_link = 17, cost_pair = 35, cost_pair_link = 41, pair_passes = 2;
static const double cost_try = 55, cost_iteration_link = 50, cost_iteration_link2 = 1.4,
                    cost_balance_link = 33;

double network_price_of_sample(void) { return cost_sample; }
double network_price_of_pass(int modes, int links, bool pair) {
    double pass = cost_mode * modes + cost_mode_link * modes * links;
    return pair ? cost_pair + cost_pair_link * links + pair_passes * pass
                : cost_step + cost_step_link * links + pass;
}
double network_price_of_solving(const struct links_cost *cost, bool pair) {
    int links = cost->links;
    if (links < 2)
        return cost_try * cost->tries;
    double iteration = cost_iteration_link * links + cost_iteration_link2 * links * links;
    return cost->iterations * iteration + (pair ? cost_balance_link * links : 0);
}

/* --- prepare ---------------------------------------------------------------------------------- */

/* A of these links at one level: that of the bank and that of the lumps. */
static const double *compliance(struct network_sample *p, int subdivision, double h) {
    struct network *n = p->n;
    size_t size = (size_t)p->stride * (size_t)p->stride;
    double *A = n->gathered + (size_t)subdivision * size;
    const double *bank = network_compliance_at(p, subdivision);
    if (n->gathered_known & 1u << subdivision)
        return A;
    n->gathered_known |= 1u << subdivision;
    for (int i = 0; i < p->count; i++)
        for (int k = 0; k < p->count; k++) {
            const struct network_link *a = p->def[i];
            double sum = bank[n->active[i] * p->stride + n->active[k]];
            const int lumps[2] = {a->lump, a->against};
            const bool has[2] = {a->has_lump, a->has_against};
            for (int u = 0; u < 2; u++)
                if (has[u])
                    sum += side(p, i, lumps[u]) * side(p, k, lumps[u]) * h * h /
                           (2 * mass_of(p, lumps[u]));
            A[i * p->stride + k] = sum;
        }
    for (int i = 0; i < p->count; i++) { /* the last column: displacement under the static loads */
        double sum = 0;
        for (int k = 0; k < p->count; k++)
            sum += A[i * p->stride + k] * active_load(p, k);
        A[i * p->stride + p->d->count] = sum;
    }
    return A;
}

/* Rows in the pass over the modes: one for each link, and one for the drive. */
struct modes_points network_rows(const struct network_sample *p) {
    struct modes_points rows = *p->n->taken;
    rows.count = p->count + (p->o.drive != 0 || p->m->nonlinear.active);
    return rows;
}

const double *network_free_displacement(struct network_sample *p, int subdivision) {
    struct network *n = p->n;
    for (int i = 0; i < 2 && p->m->links_known; i++)
        if (n->bank_free_displacement[i].is_known &&
            n->bank_free_displacement[i].subdivision == subdivision)
            return n->bank_free_displacement[i].at;
    if (!p->m->links_known)
        n->bank_free_displacement[0].is_known = false;
    struct modes_points rows = network_rows(p);
    n->bank_free_displacement[1].is_known = true;
    n->bank_free_displacement[1].subdivision = subdivision;
    modes_free_displacement_points(p->c->modes, &p->c->modes->step[modes_level(subdivision)], &rows,
                                   p->m->bank, n->bank_free_displacement[1].at);
    return n->bank_free_displacement[1].at;
}

static double lump_displacement(const struct network_sample *p, int lump, double h) {
    if (lump == 0)
        return h * (p->m->v + p->acceleration * h / 2);
    return h * p->n->v[lump];
}

/* A' and Df' of links.h, with the static loads and the drive
 * by A' as well. The gradient of the potential becomes the last row. */
static void prepare_potential(struct network_sample *p, struct network_setup *setup) {
    struct network_potential *v = &p->potential;
    const struct modes *m = p->c->modes;
    const struct modes_step *step = &m->step[modes_level(setup->subdivision)];
    struct held_step_sums sums = nonlinear_prepare(p->c, p->m, step);
    struct modes_points rows = network_rows(p);
    int count = rows.count++;
    double *g = modes_points_row(&rows, count);
    nonlinear_gradient(p->c, p->m, step, &sums, g);
    memset(g + m->body_end, 0, (size_t)(m->hammer_end - m->body_end) * sizeof *g);
    modes_compliance_of_point(m, step, &rows, count, v->X);
    v->Gamma = sums.held.Gamma;
    v->psi = nonlinear_psi(p->m);
    v->change = potential_change(&sums.held, v->psi, 0);
    double outer = v->X[p->count] * p->o.drive;
    for (int i = 0; i < p->count; i++)
        outer -= v->X[i] * active_load(p, i);
    struct links_potential links = {
        .X = v->X, .Gamma = v->Gamma, .phi = v->psi + v->change + outer / (2 + v->Gamma)};
    memcpy(v->A, setup->A, (size_t)(p->count * p->stride) * sizeof *v->A);
    links_on_potential(&links, p->count, v->A, p->stride, setup->free_displacement);
    setup->A = v->A;
}

void network_prepare_step(struct network_sample *p, int subdivision, struct network_setup *setup) {
    double h = motion_step_length(p->c, subdivision);
    const double *bank = network_compliance_at(p, subdivision);
    setup->subdivision = subdivision;
    setup->h = h;
    setup->A = compliance(p, subdivision, h);
    setup->bank_free_displacement = network_free_displacement(p, subdivision);
    for (int i = 0; i < p->count; i++) {
        const struct network_link *l = p->def[i];
        double free_displacement = (l->has_lump ? lump_displacement(p, l->lump, h) : 0) -
                                   (l->has_against ? lump_displacement(p, l->against, h) : 0) -
                                   setup->bank_free_displacement[i] +
                                   setup->A[i * p->stride + p->d->count];
        if (p->o.drive != 0)
            free_displacement -= bank[p->n->active[i] * p->stride + p->d->count] * p->o.drive;
        setup->free_displacement[i] = free_displacement;
    }
    p->potential.active = p->m->nonlinear.active;
    if (p->potential.active)
        prepare_potential(p, setup);
}

/* --- length of the step ----------------------------------------------------------------------- */

/* The greatest depth of a contact that begins at the speed of this step. */
static double depth_ahead(const struct network_sample *p, const struct network_setup *setup,
                          int i) {
    const struct contact *c = p->link[i].contact;
    double v = setup->free_displacement[i] / setup->h, a1 = c->alpha + 1;
    double mass = setup->h * setup->h / (2 * active_compliance(p, setup, i));
    return c->k > 0 ? pow(a1 * mass * v * v / (2 * c->k), 1 / a1) : 0;
}

static bool too_long(const struct network_sample *p, int i, double stiff) {
    double alpha = p->link[i].contact->alpha;
    if (p->n->refine.alpha != alpha) {
        p->n->refine.alpha = alpha;
        p->n->refine.limit = stepper_refine_limit(alpha);
    }
    return stiff * p->pairs * p->pairs > p->n->refine.limit;
}

/* Extra halvings near the surface, where the error of a step grows with the ratio of its
 * displacement to the depth. */
static int finer(const struct network_sample *p, int i, int subdivision) {
    const struct network_contact *at = p->at[i];
    int most = isinf(p->c->budget) ? 2 * tuned->near_finer : tuned->near_finer_links, count = 0;
    if (p->st->budget.left < p->st->terms.enough || p->n->alike == 0)
        return 0;
    double ahead = fabs(at->speed) * motion_step_length(p->c, subdivision);
    double depth = max_of(contact_depth(p->link[i].contact, p->link[i].x), 0);
    for (; count < most && subdivision + count < NETWORK_FINEST && ahead > depth; count++)
        ahead /= 2;
    return count;
}

/* Cost of a usual step. */
static double usual_price(const struct network_sample *p, int touching, bool pair) {
    struct links_cost usual = {
        .links = touching, .iterations = pair ? 3 : 2, .tries = pair ? 4 : 3};
    return network_price_of_pass(p->c->modes->hammer_end, p->count, pair) +
           network_price_of_solving(&usual, pair);
}

void network_price_sample(struct network_sample *p) {
    struct network_prices *now = &p->n->prices;
    int modes = p->c->modes->hammer_end, touching = 0;
    for (int i = 0; i < p->count; i++)
        touching += p->at[i]->touching;
    if (now->modes == modes && now->count == p->count && now->touching == touching)
        return;
    *now = (struct network_prices){modes, p->count, touching, usual_price(p, touching, false),
                                   usual_price(p, touching, true)};
}

/* Cost of a sample of pairs beyond its free step, ns. */
static double sample_cost(const struct network_sample *p, int subdivision) {
    return (1 << subdivision) * p->n->prices.pair - stepper_uncharged_step(p->st);
}

/* Under a hammer a nonlinear body takes the steps of a single contact, in which all its modes yield
 * as in statics (stretch.h). */
static int least_subdivision(const struct network_sample *p) {
    for (int i = 0; i < p->count && p->n->active[i] < p->d->hammers; i++)
        if (p->at[i]->touching)
            return p->st->terms.least_subdivision;
    return 0;
}

/* The cost of a sample of pairs beyond its refill, ns. */
static double sample_drain(const struct network_sample *p, int subdivision) {
    return max_of(0, sample_cost(p, subdivision) - p->st->terms.refill);
}

/* True if pairs at this subdivision are affordable for so many samples, and pairs at one a sample
 * from there on until the window ends. */
static bool affords(const struct network_sample *p, int subdivision, int samples) {
    int left = MODES_WINDOW - (int)(p->st->clock % MODES_WINDOW);
    samples = samples < left ? samples : left;
    return samples * sample_drain(p, subdivision) + (left - samples) * sample_drain(p, 0) <=
           p->st->budget.left;
}

/* Samples after which a contact may last much longer. Its pairs are then as short as the budget
 * affords for the whole window: a change of their length within a contact excites the modes. The
 * third quartile of the error of random scenes is 6.3e-3 with 8, 9e-3 with 20, 11e-3 without. */
static const uint64_t drawn_out = 8;

/* Chooses the subdivision of each touching link, which only rises in its contact; returns that of
 * the step. */
int network_choose_subdivision(struct network_sample *p) {
    const int least = least_subdivision(p);
    int most = least;
    bool lasting = false;
    if (stepper_single_step(p->st))
        return least;
    for (int i = 0; i < p->count; i++) {
        struct network_contact *at = p->at[i];
        if (!p->at[i]->touching) {
            most = p->st->plan.apart > most ? p->st->plan.apart : most;
            continue;
        }
        lasting |= p->st->clock - at->entered > drawn_out;
        double stiffness = contact_stiffness_beyond(p->link[i].contact, at->deepest);
        p->stiffness[i] = stiffness;
        while (at->subdivision < NETWORK_FINEST &&
               too_long(p, i,
                        compliance(p, at->subdivision,
                                   motion_step_length(p->c, at->subdivision))[i * p->stride + i] *
                            stiffness))
            at->subdivision++;
        int want = at->subdivision + finer(p, i, at->subdivision);
        most = want > most ? want : most;
    }
    while (most > least && !isinf(p->c->budget) && !affords(p, most, lasting ? MODES_WINDOW : 1))
        most--;
    return most;
}

/* True if a contact that begins in this step needs a shorter one. */
static bool is_entry_too_long(const struct network_sample *p, const struct network_setup *setup,
                              int i) {
    double stiff = active_compliance(p, setup, i) *
                   contact_stiffness_beyond(p->link[i].contact, depth_ahead(p, setup, i)) *
                   (1 << 2 * network_entry_finer(p));
    return too_long(p, i, stiff);
}

bool network_enters_too_fast(const struct network_sample *p, const struct network_setup *setup,
                             bool solved) {
    if (stepper_single_step(p->st) || setup->subdivision >= NETWORK_FINEST)
        return false;
    for (int i = 0; i < p->count; i++) {
        const struct link *l = &p->link[i];
        double x1 = solved ? p->result[0][i].x : l->x + setup->free_displacement[i];
        double z = solved ? p->result[0][i].z : l->z; /* a felt may recover until it presses */
        if (!p->at[i]->touching && contact_outside(l->contact, min_of(z, l->z), x1) < 0 &&
            is_entry_too_long(p, setup, i))
            return true;
    }
    return false;
}

/* Pairs of halves, except at one step a sample in long contacts and where they are too long. */
bool network_takes_pair(const struct network_sample *p, const struct network_setup *setup) {
    bool young = false, any = false, long_step = false;
    if (stepper_single_step(p->st) || setup->subdivision > NETWORK_FINEST || p->potential.active)
        return false;
    for (int i = 0; i < p->count; i++) {
        const struct network_contact *at = p->at[i];
        if (!p->at[i]->touching)
            continue;
        any = true;
        young |= (double)(int64_t)(p->st->clock - at->entered) < tuned->long_contact * p->c->rate;
        long_step |= active_compliance(p, setup, i) * p->stiffness[i] > tuned->unresolved;
    }
    return any && !long_step && (setup->subdivision > 0 || young || isinf(p->c->budget));
}

/* Pairs in a contact: as many as half of the budget allows. */
double network_pairs(const struct network_sample *p) {
    if (isinf(p->c->budget))
        return tuned->pairs_a_contact * tuned->pairs_unlimited;
    return min_of(tuned->pairs_a_contact,
                  max_of(tuned->fewest_pairs,
                         tuned->share_of_budget * p->st->budget.left / p->n->prices.pair));
}

double network_reserve(const struct network_sample *p) {
    return MODES_WINDOW *
           max_of(0, p->n->prices.single - stepper_uncharged_step(p->st) - p->st->terms.refill);
}
