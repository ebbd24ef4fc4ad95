/* SPDX-License-Identifier: BSD-3-Clause */
/* links_newton.c: the forces of several contacts over one step, f = F(Df - A f); see links.h.
 *
 * Newton's method on f: with r = F(D) - f, W = sqrt(F') and D = Df - A f,
 *   (I + W A W) s = W A r,    delta f = r - W s,    delta D = -A delta f.
 * The matrix is symmetric and its eigenvalues are 1 or more for every positive semidefinite A, so
 * its factors need no pivoting, and no pivot is below 1. The solution is the minimum of a convex
 * function whose derivative along the step is delta D . r: the line search uses only that. D is
 * recomputed from f each time, so that the bodies' motion agrees with the forces.
 *
 * A high power is far steeper far from its root than at it. No potential can gain more energy than
 * is available. Beyond the depth that this energy allows, a law is therefore continued along its
 * tangent: without this 45 of 68 000 extreme systems were not solved, with it all were.
 */
#include "contact/links_newton.h"

#include <float.h>
#include <string.h>

/* Two or three links are the usual case: the compiler unrolls the loops of newton() for them. Every
 * function of an iteration therefore gets the count n of links, and is inlined. */
#define OF_COUNT KNOCK_INLINE

/* Iterations without the energy bound, enough for most steps; and the limit. 130 is the most seen.
 */
enum { UNBOUNDED = 4, MOST = 400 };

/* The bound is checked at the solution. If it was too low, it rises by this factor, at most RISES
 * times. */
static const double bound_rises = 1e3;
enum { RISES = 100 };

/* --- the laws --------------------------------------------------------------------------------- */

static struct mean_force law_force(const struct links_law *l, double h, double d) {
    const struct contact *c = l->contact;
    if (l->at_rest) {
        double force = contact_elastic_force(c, l->x0 + d);
        return (struct mean_force){force, force, contact_stiffness(c, l->x0 + d)};
    }
    if (l->has_own_mean_force)
        return contact_law(c)->mean_force(c, l->power, l->z, l->surface, l->x0, l->x0 + d, d);
    return contact_mean_force(c, l->power, l->x0, l->x0 + d, d, h);
}

static struct mean_force tangent(const struct mean_force *at, double d) {
    return (struct mean_force){at->total + at->by_x1 * d, at->elastic + at->by_x1 * d, at->by_x1};
}

OF_COUNT void evaluate(struct links_work *w, int n, double h, struct links_cost *cost) {
    for (int i = 0; i < n; i++) {
        const struct links_law *l = &w->law[i];
        double d = w->D[i];
        if (w->bounded && d > l->high)
            w->at[i] = tangent(&l->at_high, d - l->high);
        else if (w->bounded && d < l->low)
            w->at[i] = tangent(&l->at_low, d - l->low);
        else
            w->at[i] = law_force(l, h, d);
        cost->tries += l->two_sided ? 2 : 1;
    }
}

/* --- the energy bound ------------------------------------------------------------------------- */

/* The available energy: the stored energy plus the most that the free motion can give, the maximum
 * of f.Df - f.A f, which is |y|^2/4 with L y = Df, L L^T = A. If A is singular, a pivot is
 * rounding, and so is y if some motion of the bodies produces Df. */
static double available_energy(struct links_work *w) {
    int n = w->n;
    double *U = w->U, *y = w->s, energy = 0;
    for (int i = 0; i < n; i++) {
        y[i] = w->free_displacement[i];
        for (int j = i; j < n; j++)
            U[i * n + j] = w->A[i * n + j];
    }
    for (int k = 0; k < n; k++) {
        double own = w->A[k * n + k], least = 4 * n * DBL_EPSILON * own;
        if (!(own > 0))
            continue;
        double pivot = 1 / max_of(U[k * n + k], least);
        energy += y[k] * y[k] * pivot / 4;
        for (int j = k + 1; j < n; j++) {
            double share = U[k * n + j] * pivot;
            y[j] -= share * y[k];
            for (int i = j; i < n; i++)
                U[j * n + i] -= share * U[k * n + i];
        }
    }
    for (int i = 0; i < n; i++)
        energy += contact_stored(w->law[i].contact, w->law[i].z, w->law[i].x0);
    return energy;
}

/* Depth at which the potential reaches `energy`. A felt stores at least k (1 - eps) G(y), whatever
 * its memory: Young's inequality. */
static double deepest(const struct links_law *l, double energy) {
    const struct contact *c = l->contact;
    double a1 = c->alpha + 1, k = contact_relaxed_stiffness(c);
    return k > 0 ? 1.01 * pow(a1 * energy / k, 1 / a1) : HUGE_VAL;
}

static void bound(struct links_work *w, double h, struct links_cost *cost) {
    w->bounded = true;
    for (int i = 0; i < w->n; i++) {
        struct links_law *l = &w->law[i];
        double y = deepest(l, w->energy), x0 = l->x0;
        double right = y - contact_right(l->contact, x0), left = contact_left(l->contact, x0) - y;
        l->high = max_of(right, fabs(x0) * DBL_EPSILON);
        l->low = l->two_sided ? min_of(left, -fabs(x0) * DBL_EPSILON) : -HUGE_VAL;
        l->at_high = l->high < HUGE_VAL ? law_force(l, h, l->high) : (struct mean_force){0};
        if (l->low > -HUGE_VAL)
            l->at_low = law_force(l, h, l->low);
        cost->tries += 3;
    }
}

static bool beyond_bound(const struct links_work *w) {
    for (int i = 0; w->bounded && i < w->n; i++)
        if (w->D[i] > w->law[i].high || w->D[i] < w->law[i].low)
            return true;
    return false;
}

/* --- one iteration ---------------------------------------------------------------------------- */

/* to += share A f. A is symmetric, so its rows serve as columns: several sums run side by side
 * instead of one serial sum. */
OF_COUNT void add_A(const struct links_work *w, int n, double share, const double *restrict f,
                    double *restrict to) {
    for (int j = 0; j < n; j++) {
        const double *row = w->A + j * n;
        double by = share * f[j];
        for (int i = 0; i < n && by != 0; i++)
            to[i] += row[i] * by;
    }
}

OF_COUNT void displace(struct links_work *w, int n) {
    memcpy(w->D, w->free_displacement, (size_t)n * sizeof *w->D);
    add_A(w, n, -1, w->f, w->D);
}

/* The same for two links, without loops. */
static void solve_symmetric_two(double *restrict U, double *restrict s) {
    double pivot0 = 1 / max_of(U[0], 1), share = U[1] * pivot0;
    double pivot1 = 1 / max_of(U[3] - share * U[1], 1);
    s[1] = (s[1] - share * s[0]) * pivot1;
    s[0] = (s[0] - U[1] * s[1]) * pivot0;
}

/* delta f and delta D; returns delta D . r, above 0 only by rounding. */
OF_COUNT double direction(struct links_work *w, int n) {
    int m = 0;
    double Ar[LINKS_MOST], slope = 0;
    memset(Ar, 0, (size_t)n * sizeof *Ar);
    for (int i = 0; i < n; i++) {
        w->r[i] = w->at[i].total - w->f[i];
        w->W[i] = sqrt(max_of(w->at[i].by_x1, 0));
        if (w->W[i] > 0)
            w->stiff[m++] = i;
    }
    add_A(w, n, 1, w->r, Ar);
    for (int a = 0; a < m; a++) {
        int i = w->stiff[a];
        const double *row = w->A + i * n;
        w->s[a] = w->W[i] * Ar[i];
        for (int b = a; b < m; b++)
            w->U[a * m + b] = w->W[i] * row[w->stiff[b]] * w->W[w->stiff[b]];
        w->U[a * m + a] += 1;
    }
    if (m == 2)
        solve_symmetric_two(w->U, w->s);
    else
        links_solve_symmetric(w->U, m, w->s);
    for (int i = 0; i < n; i++)
        w->df[i] = w->r[i];
    for (int a = 0; a < m; a++)
        w->df[w->stiff[a]] -= w->W[w->stiff[a]] * w->s[a];
    memset(w->newton, 0, (size_t)n * sizeof *w->newton);
    add_A(w, n, -1, w->df, w->newton);
    for (int i = 0; i < n; i++)
        slope += w->newton[i] * w->r[i];
    return slope;
}

/* Rounding error of D: between two surfaces that are stiff for the step D cannot be more accurate.
 */
OF_COUNT double rounding(const struct links_work *w, int n, int i) {
    double sum = fabs(w->free_displacement[i]);
    for (int j = 0; j < n; j++)
        sum += fabs(w->A[i * n + j] * w->f[j]);
    return 1e-15 * sum;
}

static double pressed(const struct links_law *l, double x) {
    return max_of(contact_depth(l->contact, x) - l->surface, 0);
}

OF_COUNT bool is_last(const struct links_work *w, int n) {
    for (int i = 0; i < n; i++) {
        const struct links_law *l = &w->law[i];
        double step = fabs(w->newton[i]), x1 = l->x0 + w->D[i] + w->newton[i];
        double depths = l->depth0 + pressed(l, x1);
        bool apart = depths == 0 && w->f[i] == 0 && w->r[i] == 0;
        if (!apart && !(step <= l->small * depths) && !(step <= rounding(w, n, i)))
            return false;
    }
    return true;
}

OF_COUNT void apply_step(struct links_work *w, int n, const double *from, double share) {
    for (int i = 0; i < n; i++)
        w->f[i] = from[i] + share * w->df[i];
    displace(w, n);
}

/* The derivative along the step rises with the share. If it changes sign and exceeds half of its
 * first size, the share is reduced by the secant. */
OF_COUNT void search(struct links_work *w, int n, double h, double slope, struct links_cost *cost) {
    enum { SHORTER = 40 };
    const double least = .1, most = .5;
    memcpy(w->trial, w->f, (size_t)n * sizeof *w->f);
    double share = 1, before = slope;
    for (int tries = 0;; tries++) {
        double now = 0;
        apply_step(w, n, w->trial, share);
        evaluate(w, n, h, cost);
        for (int i = 0; i < n; i++)
            now += w->newton[i] * (w->at[i].total - w->f[i]);
        if (now <= -slope / 2 || tries == SHORTER)
            return;
        double secant = now < HUGE_VAL ? before / (before - now) : least;
        share *= max_of(least, min_of(secant, most));
    }
}

/* --- the iteration ---------------------------------------------------------------------------- */

/* Takes the last Newton step and removes a pull that is only rounding: no surface pulls. */
OF_COUNT void apply_last_step(struct links_work *w, int n) {
    for (int i = 0; i < n; i++) {
        bool flat = w->W[i] == 0;
        double f = flat ? w->at[i].total : w->f[i] + w->df[i];
        w->f[i] = w->law[i].two_sided ? f : max_of(f, 0);
    }
    displace(w, n);
}

OF_COUNT bool newton(struct links_work *w, int n, double h, struct links_cost *cost) {
    int rises = 0;
    w->bounded = false;
    displace(w, n);
    evaluate(w, n, h, cost);
    for (int i = 0; i < MOST; i++) {
        cost->iterations++;
        double slope = direction(w, n);
        bool finite = fabs(slope) < HUGE_VAL;
        if (finite && is_last(w, n)) {
            apply_last_step(w, n);
            if (!beyond_bound(w))
                return true;
            if (rises++ == RISES)
                return false;
            w->energy *= bound_rises;
            bound(w, h, cost);
            evaluate(w, n, h, cost);
            continue;
        }
        if (!w->bounded && !w->law[0].at_rest && (i + 1 >= UNBOUNDED || !finite)) {
            w->energy = available_energy(w);
            bound(w, h, cost);
            if (!finite)
                memset(w->f, 0, (size_t)n * sizeof *w->f);
            displace(w, n);
            evaluate(w, n, h, cost);
            continue;
        }
        if (!finite)
            return false;
        search(w, n, h, slope, cost);
    }
    return false;
}

static void find_surfaces(struct links_work *w) {
    for (int i = 0; i < w->n; i++) {
        struct links_law *l = &w->law[i];
        l->surface = contact_surface(l->contact, l->z);
        l->depth0 = pressed(l, l->x0);
    }
}

bool links_newton(struct links_work *w, double h, struct links_cost *cost) {
    find_surfaces(w);
    return w->n == 2   ? newton(w, 2, h, cost)
           : w->n == 3 ? newton(w, 3, h, cost)
                       : newton(w, w->n, h, cost);
}

/* Several stiff surfaces share the energy. With a tenth of a single contact's tolerance the energy
 * error is 1e-14. */
static const double smaller = .1;

/* --- a system --------------------------------------------------------------------------------- */

void links_begin(struct links_law *l, double x, double z, double h) {
    const struct contact *c = l->contact;
    struct surface s = held_surface(c, l->power, x);
    l->x0 = x;
    l->z = z;
    l->side = s.side;
    l->y0 = s.y0;
    l->k = c->k;
    l->soft = s.eps * z;
    l->drag = s.mu / h;
}

void links_join(struct links_work *w, const struct link *l, int j, double z, double h,
                double newton_tolerance) {
    const struct contact *c = l->contact;
    struct links_law *law = &w->law[w->n];
    w->of[w->n++] = j;
    law->contact = c;
    law->power = l->power;
    law->small = newton_tolerance * smaller / c->alpha;
    law->two_sided = contact_two_sided(c);
    law->has_own_mean_force = contact_law(c)->mean_force != NULL;
    law->at_rest = false;
    links_begin(law, l->x, z, h);
}

void links_gather(struct links_work *w, const struct links_step *step) {
    w->A = w->half;
    for (int i = 0; i < w->n; i++) {
        const double *row = step->compliance + w->of[i] * step->stride;
        w->free_displacement[i] = step->free_displacement[w->of[i]];
        for (int j = 0; j < w->n; j++)
            w->A[i * w->n + j] = row[w->of[j]];
    }
}

/* 1 beyond the right-hand surface from x0 to x0 + d, -1 beyond the left-hand one, 0 elsewhere. */
static int side_of(const struct links_law *l, double d) {
    const struct contact *c = l->contact;
    double x0 = l->x0, x1 = x0 + d;
    if (!l->two_sided || (contact_right(c, x0) > 0 && contact_right(c, x1) > 0))
        return 1;
    return contact_left(c, x0) > 0 && contact_left(c, x1) > 0 ? -1 : 0;
}

/* f D is the work taken from the motion. Inside one surface the potential gained
 * f D / (1 + mu v), with v = D/h towards it; at this D the law exceeds f by the second-order term
 * of the last Newton step, in which depth and speed act together. Elsewhere the law itself gives
 * the gain of the potential. */
static double damping_loss(const struct links_work *w, int i, double h) {
    const struct links_law *l = &w->law[i];
    double d = w->D[i], f = w->f[i];
    if (l->has_own_mean_force)
        return 0;
    int side = side_of(l, d);
    double drag = side * l->drag;
    double damping_factor = 1 + drag * d, was = 1 + drag * (d - w->newton[i]);
    if (!side || damping_factor < held_min_damping_factor || was < held_min_damping_factor)
        return (f - law_force(l, h, d).elastic) * d;
    double curvature = (w->at[i].by_x1 - w->at[i].elastic * drag) / was;
    double left = curvature * drag * w->newton[i] * w->newton[i];
    return (f - (f + left) / damping_factor) * d;
}

bool links_forces(struct links_work *w, double h, double min_damping_factor,
                  struct links_cost *cost) {
    if (links_inside(w, min_damping_factor, cost))
        return true;
    if (!links_newton(w, h, cost))
        return false;
    for (int i = 0; i < w->n; i++)
        w->lost[i] = damping_loss(w, i, h);
    return true;
}

void links_apart(const struct link *l, double d, double h, struct step_result *r) {
    const struct contact *c = l->contact;
    *r = (struct step_result){.d = d, .x = l->x + d, .z = l->z};
    if (l->z > 0 && contact_remembers(c))
        r->lost = contact_law(c)->advance_memory(c, r->x, h, &r->z);
}
