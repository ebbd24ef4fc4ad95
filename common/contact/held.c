/* SPDX-License-Identifier: BSD-3-Clause */
/* held.c: the one equation of a force that is held over a step; see held.h. */
#include "contact/held.h"

#include <float.h>
#include <stdbool.h>

/* Evaluations of the law. Newton's method has 16 to itself, and from then on every second one
 * halves the bracket, as often as a double has bits. */
enum { SOLVE_USUAL = 16, SOLVE_MOST = SOLVE_USUAL + 2 * 52 };

static struct mean_force mean_force(const struct held_step *step, double surface, double x1,
                                    double d) {
    const struct contact *c = step->contact;
    const struct law *law = contact_law(c);
    if (law->mean_force)
        return law->mean_force(c, step->power, step->z, surface, step->x0, x1, d);
    return contact_mean_force(c, step->power, step->x0, x1, d, step->h);
}

/* From D as it was found, or from the law's force there: the flatter of the two equations says the
 * force, and the other value follows from it. */
static void force_follows(const struct held_step *step, bool steep, double force, struct held *f) {
    f->force = steep ? (step->free_displacement - f->d) / step->compliance : force;
    if (steep)
        return;
    f->d = step->free_displacement - step->compliance * force;
    f->x1 = step->x0 + f->d;
}

/* How far x presses the surface, which may have been left behind. */
static double pressed(const struct held_step *step, double surface, double x) {
    return greater(contact_depth(step->contact, x) - surface, 0);
}

/* A bracket of D. F D = (free - D) D / C is never more than free^2/4C, nor less than -V(x0): so the
 * potential gets no more than that, and x1 is no deeper than it. */
struct bracket {
    double low, high;
};

static struct bracket bracket(const struct held_step *step) {
    const struct contact *c = step->contact;
    const double wider = 1.01; /* than the bounds, which rounding may have made too small */
    double free_displacement = step->free_displacement, C = step->compliance,
           V = contact_stored(c, step->z, step->x0);
    double most = wider * (fabs(free_displacement) + sqrt(C * V));
    struct bracket b = {-most, most};
    if (contact_remembers(c) || !(C * c->k > 0))
        return b;
    double a1 = c->alpha + 1,
           y = wider *
               pow(a1 * (V + free_displacement * free_displacement / (4 * C)) / c->k, 1 / a1);
    b.high = lesser(b.high, y - contact_right(c, step->x0) + fabs(step->x0) * DBL_EPSILON);
    if (contact_two_sided(c))
        b.low = greater(b.low, contact_left(c, step->x0) - y - fabs(step->x0) * DBL_EPSILON);
    return b;
}

/* The left side rises with a slope of 1 or more, so it has one root; on either side of a surface it
 * is convex, and after its first step Newton's method comes down on the root monotonically. The
 * bracket guards it where two surfaces meet, keeps a high power from being approached from far
 * away, and is halved in turns with Newton where that is slow. The smaller of D and x1 is the
 * unknown, so that neither loses digits. With a guess from the steps before one or two evaluations
 * are usual; one step in fifty takes more than 16 where everything is set at random. */
static void solve(const struct held_step *step, struct held *f) {
    const struct contact *c = step->contact;
    double x0 = step->x0, C = step->compliance;
    struct bracket b = bracket(step);
    double low = b.low, high = b.high;
    double d = greater(low, lesser(f->d, high)), x1 = x0 + d;
    double surface = contact_surface(c, step->z);
    double depth0 = pressed(step, surface, x0), small = step->last_step / c->alpha;
    const int sides = contact_two_sided(c) ? 2 : 1;
    f->tries += 3 * sides; /* the bracket's powers cost as much */
    for (int i = 0; i < SOLVE_MOST; i++) {
        struct mean_force mean = mean_force(step, surface, x1, d);
        f->tries += sides;
        double excess = d - step->free_displacement + C * mean.total,
               down = excess / (1 + C * mean.by_x1);
        double other = d - excess; /* a slope of 1 or more: the root is between here and there */
        *(excess > 0 ? &high : &low) = d;
        bool newton = d - down >= low && d - down <= high && (i < SOLVE_USUAL || i % 2);
        if (!newton)
            down = excess > 0 ? (d - greater(low, other)) / 2 : (d - lesser(high, other)) / 2;
        if (fabs(d - down) < fabs(x0) / 2) {
            d -= down;
            x1 = x0 + d;
        } else {
            x1 -= down;
            d = x1 - x0;
        }
        f->d = d;
        f->x1 = x1;
        force_follows(step, C * mean.by_x1 > 1, mean.total - mean.by_x1 * down, f);
        bool kinked = mean.total == 0 && mean.elastic != 0; /* where v < -1/mu, nothing pulls */
        double depths = depth0 + pressed(step, surface, x1);
        double rounding = 2 * DBL_EPSILON * (fabs(x0) + fabs(d));
        if (newton && (kinked ? down == 0 : fabs(down) <= greater(small * depths, rounding)))
            break;
        if (i >= SOLVE_USUAL &&
            fabs(excess) <= DBL_EPSILON * (fabs(x0) + fabs(step->free_displacement)))
            break; /* it turns about the root, as near as its own digits let it come */
    }
}

/* No surface pulls, whatever rounding says; only from one side of a rattle to the other may the
 * force have either sign, and then it may at most take x to the middle, where nothing pushes. */
static double pushing(const struct held_step *step, const struct held *f) {
    const struct contact *c = step->contact;
    if (!contact_two_sided(c))
        return greater(f->force, 0);
    double from = step->x0 + c->origin, to = f->x1 + c->origin; /* the middle is at 0 */
    if (!(from * to > 0 && f->force * from < 0))
        return f->force;
    double beyond = from + step->free_displacement;
    return from * beyond < 0 ? beyond / step->compliance : 0;
}

/* F D is what left the motion, F D / (1 + mu D/h) what the potential got. */
static double damping_loss(const struct held_step *step, const struct held *f) {
    const struct contact *c = step->contact;
    if (contact_remembers(c))
        return 0;
    double damp = 1 + c->mu * f->d / step->h;
    if (contact_two_sided(c) || damp < held_weakest) {
        double surface = contact_surface(step->contact, step->z);
        struct mean_force mean = mean_force(step, surface, f->x1, f->d);
        return (f->force - mean.elastic) * f->d;
    }
    return f->force * f->d * (1 - 1 / damp);
}

void held_searched(const struct held_step *step, struct held *f) {
    solve(step, f);
    double force = pushing(step, f);
    if (force != f->force)
        force_follows(step, false, force, f);
    f->lost = damping_loss(step, f);
}
