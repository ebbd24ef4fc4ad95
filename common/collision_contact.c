/* collision_contact.c: the contact's force over one step of the exact scheme; see
 * collision_exact.c. */
#include <math.h>

#include "collision_exact.h"

static struct mean_force mean_force(const struct collision_state *s, double x1, double d,
                                    double h) {
    if (s->contact.law == CONTACT_FELT)
        return felt_mean_force(&s->contact, &s->power, s->z, s->x, x1, d);
    return contact_mean_force(&s->contact, &s->power, s->x, x1, d, h);
}

/* What damping took: F D is what left the motion, F D / (1 + mu D/h) what the potential got. */
static double damping_loss(const struct collision_state *s, const struct taken *t, double h) {
    if (s->contact.law == CONTACT_FELT)
        return 0;
    double damp = 1 + s->contact.mu * t->d / h;
    if (contact_two_sided(&s->contact) || damp < .5) {
        struct mean_force f = mean_force(s, t->x, t->d, h);
        return (f.total - f.elastic) * t->d;
    }
    return t->force * t->d * (1 - 1 / damp);
}

/* How far x presses the surface, which a felt has left behind. */
static double pressed(const struct collision_state *s, double surface, double x) {
    return greater(contact_depth(&s->contact, x) - surface, 0);
}

/* Solves D + C F(x0 + D) = Df. The left side rises with a slope of 1 or more, so it has one root;
 * on either side of a surface it is convex, and after its first step Newton's method comes down on
 * the root monotonically. Where two surfaces meet, a bracket guards it, and where a high power is
 * approached from far away it is halved in turns with Newton. The smaller of D and x1 is the
 * unknown, so that neither loses digits, and the force comes from the flatter of the two equations.
 * A step of 4.5e-7/alpha of the depths leaves 1e-13 of the force. Continued from the ways before,
 * so that it need not wait for the bank, one evaluation is usual, two are common, 29 the most that
 * was seen. */
enum { SOLVE_QUICKLY = 3, SOLVE_USUAL = 16, SOLVE_MOST = 120 };

/* D, going by the steps before. */
static double continued(const struct collision_state *s, const struct ahead *a) {
    const double *way = s->way;
    if (s->steps_alike < 4)
        return a->free - a->compliance * s->force;
    return 4 * (way[0] + way[2]) - 6 * way[1] - way[3];
}

/* The usual case and nothing else: Newton's method well inside a one-sided contact that a step
 * resolves. Where that does not hold *d comes out as good as it got. */
static bool solve_inside(const struct collision_state *s, const struct ahead *a, double enough,
                         double *d, double *force) {
    double x0 = s->x, C = a->compliance, drag = s->contact.mu / a->h;
    if (s->contact.law != CONTACT_HUNT_CROSSLEY)
        return false;
    for (int i = 0; i < SOLVE_QUICKLY; i++) {
        double both = x0 + (x0 + *d), damp = 1 + drag * *d;
        if (!(fabs(*d) < .3 * both) || damp <= 0)
            return false;
        struct slope q = power_quotient_series(&s->power, both, *d);
        double total = s->contact.k * q.value * damp;
        double by_x1 = s->contact.k * (q.by_x1 * damp + q.value * drag);
        double step = (*d - a->free + C * total) / (1 + C * by_x1);
        if (C * by_x1 > 1)
            return false;
        *d -= step;
        *force = total - by_x1 * step;
        if (fabs(step) <= enough * both)
            return true;
    }
    return false;
}

static double solve_force(const struct collision_state *s, const struct ahead *a) {
    double C = a->compliance, low = -HUGE_VAL, high = HUGE_VAL, force = 0;
    double d = continued(s, a), enough = 4.5e-7 / s->contact.alpha;
    if (solve_inside(s, a, enough, &d, &force))
        return force;
    double x0 = s->x, x1 = x0 + d;
    double surface = s->contact.law == CONTACT_FELT ? felt_surface(&s->contact, s->z) : 0;
    double depth0 = pressed(s, surface, x0);
    for (int i = 0; i < SOLVE_MOST; i++) {
        struct mean_force f = mean_force(s, x1, d, a->h);
        double excess = d - a->free + C * f.total, step = excess / (1 + C * f.by_x1);
        double other = d - excess; /* a slope of 1 or more: the root is between here and there */
        *(excess > 0 ? &high : &low) = d;
        bool newton = d - step >= low && d - step <= high && (i < SOLVE_USUAL || i % 2);
        if (!newton)
            step = excess > 0 ? (d - greater(low, other)) / 2 : (d - lesser(high, other)) / 2;
        if (fabs(d - step) < fabs(x0) / 2) {
            d -= step;
            x1 = x0 + d;
        } else {
            x1 -= step;
            d = x1 - x0;
        }
        force = C * f.by_x1 > 1 ? (a->free - d) / C : f.total - f.by_x1 * step;
        bool kinked = f.total == 0 && f.elastic != 0; /* beyond v = -1/mu, where nothing pulls */
        double depths = depth0 + pressed(s, surface, x1);
        if (newton && (kinked ? step == 0 : fabs(step) <= enough * depths))
            break;
    }
    return force;
}

/* No surface pulls, whatever rounding says; only from one side of a rattle to the other may the
 * force have either sign. */
static double pushing(const struct collision_state *s, double x1, double force) {
    double from = s->x + s->contact.origin, to = x1 + s->contact.origin; /* the middle is at 0 */
    if (!contact_two_sided(&s->contact))
        return greater(force, 0);
    return from * to > 0 && force * from < 0 ? 0 : force;
}

static struct taken solve(const struct collision_state *s, const struct ahead *a) {
    double force = solve_force(s, a);
    force = pushing(s, s->x + a->free - a->compliance * force, force);
    struct taken t = {.force = force, .d = a->free - a->compliance * force};
    t.x = s->x + t.d;
    t.lost = damping_loss(s, &t, a->h);
    return t;
}

/* The felt's memory moves on with x held; what it loses goes to the contact. */
static double felt_forget(struct collision_state *s, double h) {
    double before = felt_potential(&s->contact, s->z, s->x);
    s->z = felt_relax(&s->contact, s->z, s->x, h);
    return before - felt_potential(&s->contact, s->z, s->x);
}

static struct taken contact_felt(struct collision_state *s, const struct ahead *a) {
    double lost = felt_forget(s, a->h / 2);
    struct taken t = solve(s, a);
    s->x = t.x;
    t.lost += lost + felt_forget(s, a->h / 2);
    return t;
}

/* Apart, the felt's surface creeps back until it meets the hammer at x; returns what it loses. */
double exact_recover(struct collision_state *s, double x, double h) {
    const struct contact *c = &s->contact;
    double before = felt_potential(c, s->z, felt_surface(c, s->z)), g = contact_power(x, c->alpha);
    s->z *= exp(-(1 - c->felt_weight) * h / c->felt_time);
    if (c->felt_weight * s->z < g)
        s->z = g / c->felt_weight;
    return before - felt_potential(c, s->z, felt_surface(c, s->z));
}

/* Against a wall or a free mass the rebound can be kept exact as well. */
static struct taken contact_poisson(const struct collision *c, struct collision_state *s,
                                    const struct ahead *a, struct outside o) {
    struct lumped_system sys = collision_lumped(c, s, a->h, o);
    double x0 = s->x;
    lumped_step_poisson(&sys, &s->lumped);
    return (struct taken){
        .force = s->lumped.f_mean, .x = s->lumped.x, .d = s->lumped.x - x0, .lost = s->lumped.lost};
}

/* Held over a step, a force damps an oscillation omega less than it should, by the factor
 * 1 + (omega h)^2/4 = 1 + C V''/2, and mu makes up for it. On modes that takes the rebound's first
 * error away. The Poisson step has none; it needs the factor only in a contact that lasts with one
 * step a sample. Bounces that the budget has left to one step a sample are better off without. */
static double damping_kept(const struct collision *c, const struct collision_state *s,
                           const struct ahead *a) {
    bool wanted = s->spent ? a->fineness == 0 && s->steps_alike >= 4 : c->modes != NULL;
    if (s->contact.mu == 0 || c->scheme != SCHEME_EXACT || !wanted)
        return 1;
    double bend = a->compliance * contact_stiffness(&s->contact, s->x);
    return 1 + (bend < 2 ? bend : 2) / 2;
}

static struct taken contact_law_step(const struct collision *c, struct collision_state *s,
                                     const struct ahead *a, struct outside o) {
    if (s->contact.law == CONTACT_FELT)
        return contact_felt(s, a);
    if (!c->modes && s->contact.law == CONTACT_HUNT_CROSSLEY)
        return contact_poisson(c, s, a, o);
    return solve(s, a);
}

struct taken exact_contact(const struct collision *c, struct collision_state *s,
                           const struct ahead *a, struct outside o) {
    double mu = s->contact.mu;
    s->contact.mu *= damping_kept(c, s, a);
    struct taken t = contact_law_step(c, s, a, o);
    s->contact.mu = mu;
    return t;
}
