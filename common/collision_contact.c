/* collision_contact.c: the contact's force over one step of the exact scheme; see
 * collision_exact.c. */
#include <math.h>

#include "collision_exact.h"

/* D, going by the steps before; too long a step has nothing to do with them. */
static double continued(const struct collision_state *s, const struct ahead *a) {
    const double *way = s->way;
    if (s->steps_alike < 4)
        return a->free - a->compliance * s->force;
    if (exact_coarse(s))
        return 0;
    return 4 * (way[0] + way[2]) - 6 * way[1] - way[3];
}

static void solve(const struct collision_state *s, const struct ahead *a, struct taken *t) {
    struct held_step step = {.contact = &s->contact,
                             .power = &s->power,
                             .z = s->z,
                             .x0 = s->x,
                             .h = a->h,
                             .free = a->free,
                             .give = a->compliance,
                             .enough = 4.5e-7}; /* leaves 1e-13 of the force */
    struct held f = held_force(&step, continued(s, a));
    t->force = f.force;
    t->x = f.x1;
    t->d = f.d;
    t->moment = 0;
    t->lost = greater(f.lost, 0);
}

/* Held over a step, a force damps an oscillation omega less than it should, by the factor
 * 1 + (omega h)^2/4 = 1 + C V''/2, and mu makes up for it; the rebound's first error goes as well.
 */
static void solve_damping(struct collision_state *s, const struct ahead *a, struct taken *t) {
    double mu = s->contact.mu;
    if (mu > 0) {
        double bend = a->compliance * contact_stiffness(&s->contact, s->x);
        s->contact.mu = mu * (1 + lesser(bend, exact_highest) / 2);
    }
    solve(s, a, t);
    s->contact.mu = mu;
}

/* The felt's memory moves on with x held; what it loses goes to the contact. */
static double felt_forget(struct collision_state *s, double h) {
    double before = felt_potential(&s->contact, s->z, s->x);
    s->z = felt_relax(&s->contact, s->z, s->x, h);
    return before - felt_potential(&s->contact, s->z, s->x);
}

static void contact_felt(struct collision_state *s, const struct ahead *a, struct taken *t) {
    double lost = felt_forget(s, a->h / 2);
    solve(s, a, t);
    s->x = t->x;
    t->lost += lost + felt_forget(s, a->h / 2);
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
static void contact_poisson(struct collision_state *s, const struct lumped_system *sys,
                            struct taken *t) {
    double x0 = s->x;
    lumped_step_poisson(sys, &s->lumped);
    *t = (struct taken){
        .force = s->lumped.f_mean, .x = s->lumped.x, .d = s->lumped.x - x0, .lost = s->lumped.lost};
}

/* Is the hammer pressed so hard that it cannot leave, its energy less than at the surface, or that
 * the push alone says where the step leads? */
static bool pressed_for_good(const struct lumped_system *sys, const struct lumped *st) {
    double kinetic = sys->m * st->v * st->v / 2, kick = fabs(sys->a) * sys->h;
    if (kick > 16 * fabs(st->v) && kick * sys->h > fabs(st->x))
        return true;
    return sys->a > 0 && kinetic + contact_potential(sys->contact, st->x) < sys->m * sys->a * st->x;
}

static void contact_lumped(const struct collision *c, struct collision_state *s,
                           const struct ahead *a, struct outside o, struct taken *t) {
    struct lumped_system sys = collision_lumped(c, s, a->h, o);
    if (!pressed_for_good(&sys, &s->lumped)) {
        contact_poisson(s, &sys, t);
        return;
    }
    solve_damping(s, a, t);
    s->lumped = lumped_start(&sys, t->x, s->lumped.v + a->h * (sys.a - t->force / sys.m));
}

/* On modes, a bounce that the budget has left to one step a sample is better off as it is. */
static void contact_modal(const struct collision *c, struct collision_state *s,
                          const struct ahead *a, struct taken *t) {
    bool bounce = s->spent && (a->fineness > 0 || s->steps_alike < 4);
    c->scheme == SCHEME_EXACT && !bounce ? solve_damping(s, a, t) : solve(s, a, t);
}

void exact_contact(const struct collision *c, struct collision_state *s, const struct ahead *a,
                   struct outside o, struct taken *t) {
    if (s->contact.law == CONTACT_FELT)
        contact_felt(s, a, t);
    else if (c->modes)
        contact_modal(c, s, a, t);
    else if (s->contact.law == CONTACT_HUNT_CROSSLEY)
        contact_lumped(c, s, a, o, t);
    else
        solve(s, a, t);
}
