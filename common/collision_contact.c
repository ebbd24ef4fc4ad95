/* collision_contact.c: the contact's force over one step of the exact scheme; see
 * collision_exact.c. */
#include <math.h>

#include "collision_exact.h"

/* D, going by the steps before. */
static double continued(const struct collision_state *s, const struct ahead *a) {
    const double *way = s->way;
    if (s->steps_alike < 4)
        return a->free - a->compliance * s->force;
    return 4 * (way[0] + way[2]) - 6 * way[1] - way[3];
}

static struct taken solve(const struct collision_state *s, const struct ahead *a) {
    struct held_step step = {.contact = &s->contact,
                             .power = &s->power,
                             .z = s->z,
                             .x0 = s->x,
                             .h = a->h,
                             .free = a->free,
                             .give = a->compliance};
    struct held f = held_force(&step, continued(s, a));
    return (struct taken){.force = f.force, .x = f.x1, .d = f.d, .lost = f.lost};
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
