/* collision_blow.c: a contact far shorter than the step, when no steps are left to resolve it.
 *
 * It is an impulse J at the moment t when the surface is reached. The body feels it spread over the
 * step, as it does every force: how it yields meanwhile is the step's compliance, so that
 *   J = m v (1 + E),   m = h^2 / 2C,   E the rebound of wall.h at v,
 * v the hammer's speed at t against the body's mean one over the step. The hammer, and a free mass,
 * feel it at t: J (t - h/2) is the moment that the spread force lacks. The contact takes
 * m v^2 (1 - E^2) / 2, exactly, so that bounces decay as they should, however dense they are.
 */
#include <math.h>

#include "collision_exact.h"
#include "wall.h"

/* A blow costs as much as so many steps. */
enum { BLOW_STEPS = 2 };

/* Far shorter: so many times deeper would the hammer get in the step on its own. */
static const double far_deeper = 16;

struct blow {
    double when, v;  /* s from the step's start; m/s */
    double mass;     /* that meets, kg */
    double mobility; /* of what feels it at its moment, 1/kg */
    double depth;    /* m */
    double E;
};

/* How long until x + w t + a t^2/2 = 0, and the speed there; HUGE_VAL when never. */
static double time_to_surface(double x, double w, double a, double *v) {
    *v = sqrt(w * w - 2 * a * x);
    return w + *v > 0 ? -2 * x / (w + *v) : (double)HUGE_VAL;
}

/* The first blow of the step, if it has one that is over far sooner and not followed by another. */
static bool blow_find(const struct collision *c, const struct collision_state *s,
                      const struct ahead *a, struct outside o, struct blow *b) {
    double h = a->h, acceleration = a->acceleration;
    b->mobility = 1 / c->mass;
    if (!c->modes && c->body == SCHEME_MASS) {
        b->mobility += 1 / c->body_mass;
        acceleration -= o.drive / c->body_mass;
    }
    b->when = time_to_surface(s->x, a->free / h - acceleration * h / 2, acceleration, &b->v);
    if (!(b->when < h))
        return false;
    b->mass = h * h / (2 * a->compliance);
    b->depth = wall_depth(b->mass, &s->contact, b->v);
    if (!(far_deeper * b->depth < b->v * h))
        return false;
    b->E = wall_restitution(s->contact.mu, b->v);
    return 2 * b->E * b->v >= acceleration * (h - b->when);
}

static struct collision_event blow_event(const struct collision *c, const struct collision_state *s,
                                         const struct blow *b, double lost) {
    return (struct collision_event){
        .kind = COLLISION_HIT,
        .time = collision_time(c, s) + b->when,
        .v_in = b->v,
        .v_out = -b->E * b->v,
        .duration = s->lasting * b->depth / b->v * (1 + 1 / b->E) / 2, /* as without damping */
        .peak = s->contact.k * contact_power(b->depth, s->contact.alpha),
        .lost = lost,
        .depth = b->depth};
}

bool blow_ahead(const struct collision *c, struct collision_state *s, const struct ahead *a,
                struct outside o, struct taken *t) {
    struct blow b;
    bool may = s->contact.law == CONTACT_HUNT_CROSSLEY && c->scheme == SCHEME_EXACT && s->x <= 0;
    if (!may || !exact_saves(c, s) || s->budget < BLOW_STEPS || !blow_find(c, s, a, o, &b))
        return false;
    double J = b.mass * b.v * (1 + b.E), F = J / a->h;
    t->force = F;
    t->moment = J * (b.when - a->h / 2);
    t->d = a->free - a->compliance * F + t->moment * b.mobility;
    t->x = s->x + t->d;
    t->lost = b.mass * b.v * b.v / 2 * (1 + b.E) * (1 - b.E);
    if (t->x > 0)
        return false;
    s->budget -= BLOW_STEPS;
    struct collision_event hit = blow_event(c, s, &b, t->lost);
    record_blow(s, &hit);
    return true;
}
