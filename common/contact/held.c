/* SPDX-License-Identifier: BSD-3-Clause */
/* held.c: the equation of a contact force held over a step; see held.h. */
#include "contact/held.h"

#include <float.h>
#include <stdbool.h>

/* Limits on evaluations of the law. The first 16 are Newton's method while it stays inside the
 * bracket; after them every second one halves the bracket, as often as a double has bits. */
enum { SOLVE_USUAL = 16, SOLVE_MOST = SOLVE_USUAL + 2 * 52 };

static struct mean_force mean_force(const struct held_step *step, double surface, double x1,
                                    double d) {
    const struct contact *c = step->contact;
    const struct law *law = contact_law(c);
    if (law->mean_force)
        return law->mean_force(c, step->power, step->z, surface, step->x0, x1, d);
    return contact_mean_force(c, step->power, step->x0, x1, d, step->h);
}

/* Force and D from each other: a steep law gives the force from D, a flat one D from the law's
 * force, so that the rounding error is the smaller one. */
static void force_follows(const struct held_step *step, bool steep, double force,
                          struct step_result *f) {
    f->force = steep ? (step->free_displacement - f->d) / step->compliance : force;
    if (steep)
        return;
    f->d = step->free_displacement - step->compliance * force;
    f->x = step->x0 + f->d;
}

/* Depth of x beyond the surface, which a felt's memory may have lowered. */
static double pressed(const struct held_step *step, double surface, double x) {
    return max_of(contact_depth(step->contact, x) - surface, 0);
}

/* A bracket of D. F D = (free - D) D / C is at most free^2/4C and at least -V(x0). So the potential
 * gains no more than that, which bounds the depth of x1. */
struct bracket {
    double low, high;
};

static struct bracket bracket(const struct held_step *step) {
    const struct contact *c = step->contact;
    const double wider = 1.01; /* margin on the bounds, against their rounding */
    double free_displacement = step->free_displacement, C = step->compliance,
           V = contact_stored(c, step->z, step->x0);
    double most = wider * (fabs(free_displacement) + sqrt(C * V));
    struct bracket b = {-most, most};
    if (contact_remembers(c) || !(C * c->k > 0))
        return b;
    double a1 = c->alpha + 1,
           y = wider *
               pow(a1 * (V + free_displacement * free_displacement / (4 * C)) / c->k, 1 / a1);
    b.high = min_of(b.high, y - contact_right(c, step->x0) + fabs(step->x0) * DBL_EPSILON);
    if (contact_two_sided(c))
        b.low = max_of(b.low, contact_left(c, step->x0) - y - fabs(step->x0) * DBL_EPSILON);
    return b;
}

/* The left side rises with a slope of 1 or more, so it has one root. On either side of a surface it
 * is convex, and after its first step Newton's method descends monotonically. The bracket guards it
 * between two surfaces, and against a slow approach with a high power from far away; when Newton is
 * slow, every second iteration halves the bracket. The unknown is the smaller of D and x1, so that
 * neither loses digits. With a guess from previous steps one or two evaluations are usual; with
 * random parameters one step in fifty takes more than 16. */
static void solve(const struct held_step *step, struct step_result *f) {
    const struct contact *c = step->contact;
    double x0 = step->x0, C = step->compliance;
    struct bracket b = bracket(step);
    double low = b.low, high = b.high;
    double d = max_of(low, min_of(f->d, high)), x1 = x0 + d;
    double surface = contact_surface(c, step->z);
    double depth0 = pressed(step, surface, x0), small = step->newton_tolerance / c->alpha;
    const int sides = contact_two_sided(c) ? 2 : 1;
    f->tries += 3 * sides; /* the powers in the bracket take as long */
    for (int i = 0; i < SOLVE_MOST; i++) {
        struct mean_force mean = mean_force(step, surface, x1, d);
        f->tries += sides;
        double excess = d - step->free_displacement + C * mean.total,
               down = excess / (1 + C * mean.by_x1);
        double other = d - excess; /* a slope of 1 or more: the root lies between d and this */
        *(excess > 0 ? &high : &low) = d;
        bool newton = d - down >= low && d - down <= high && (i < SOLVE_USUAL || i % 2);
        if (!newton)
            down = excess > 0 ? (d - max_of(low, other)) / 2 : (d - min_of(high, other)) / 2;
        if (fabs(d - down) < fabs(x0) / 2) {
            d -= down;
            x1 = x0 + d;
        } else {
            x1 -= down;
            d = x1 - x0;
        }
        f->d = d;
        f->x = x1;
        force_follows(step, C * mean.by_x1 > 1, mean.total - mean.by_x1 * down, f);
        bool kinked = mean.total == 0 && mean.elastic != 0; /* v < -1/mu: cut at 0, never a pull */
        double depths = depth0 + pressed(step, surface, x1);
        double rounding = 2 * DBL_EPSILON * (fabs(x0) + fabs(d));
        if (newton && (kinked ? down == 0 : fabs(down) <= max_of(small * depths, rounding)))
            break;
        if (i >= SOLVE_USUAL &&
            fabs(excess) <= DBL_EPSILON * (fabs(x0) + fabs(step->free_displacement)))
            break; /* the iterates alternate about the root, within the rounding of the equation */
    }
}

/* Removes a pull that is only rounding: no surface pulls. From one side of a rattle to the other
 * the force may have either sign, but it takes x at most to the middle, which is force-free. */
static double pushing(const struct held_step *step, const struct step_result *f) {
    const struct contact *c = step->contact;
    if (!contact_two_sided(c))
        return max_of(f->force, 0);
    double from = step->x0 + c->origin, to = f->x + c->origin; /* the middle is at 0 */
    if (!(from * to > 0 && f->force * from < 0))
        return f->force;
    double beyond = from + step->free_displacement;
    return from * beyond < 0 ? beyond / step->compliance : 0;
}

/* F D is the work taken from the motion, F D / (1 + mu D/h) the gain of the potential. */
static double damping_loss(const struct held_step *step, const struct step_result *f) {
    const struct contact *c = step->contact;
    if (contact_remembers(c))
        return 0;
    double damping_factor = 1 + c->mu * f->d / step->h;
    if (contact_two_sided(c) || damping_factor < held_min_damping_factor) {
        double surface = contact_surface(step->contact, step->z);
        struct mean_force mean = mean_force(step, surface, f->x, f->d);
        return (f->force - mean.elastic) * f->d;
    }
    return f->force * f->d * (1 - 1 / damping_factor);
}

void held_searched(const struct held_step *step, struct step_result *f) {
    solve(step, f);
    double force = pushing(step, f);
    if (force != f->force)
        force_follows(step, false, force, f);
    f->lost = damping_loss(step, f);
}
