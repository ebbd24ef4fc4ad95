/* collision_ahead.c: what the next step would do, and how long it should be.
 *
 * The step is a sample / 2^fineness, the coarsest for which C V'' stays below a bound that gives a
 * contact 72 to 144 steps, or seven tenths of that where it is much shorter than a sample.
 */
#include <math.h>

#include "collision_exact.h"

/* A spring k on a mass m with C = h^2/2m takes tau/h steps a contact, and for a power law
 *   C V''(X) = c(alpha) (h/tau)^2,   c = I^2 alpha (alpha+1)/2,   I = tau v / X at mu = 0
 * with I = 2 sqrt(pi) Gamma(1/(alpha+1)) / ((alpha+1) Gamma(1/(alpha+1) + 1/2)), which
 * 2 + (pi - 2) (2/(alpha+1))^.87 follows within half a percent from alpha = 1 to 10. */
static double lasting(double alpha) { return 2 + 1.1416 * pow(2 / (alpha + 1), .87); }

static double exact_limit(double alpha, double I) {
    double n = STEPS_PER_CONTACT * greater(1, .9 + alpha / 15); /* sharper pulses */
    return I * I * alpha * (alpha + 1) / 2 / (2 * n * n);
}

void exact_prepare(struct collision_state *s) {
    if (s->power.alpha == s->contact.alpha)
        return;
    s->power = power_prepare(s->contact.alpha);
    s->lasting = lasting(s->contact.alpha);
    s->refine_limit = exact_limit(s->contact.alpha, s->lasting);
}

/* two-point on modes is this scheme at one step a sample. */
static int finest(const struct collision *c) {
    if (c->scheme != SCHEME_EXACT)
        return 0;
    return c->modes ? MODES_FINEST : TICK_BITS;
}

double ahead_step_length(const struct collision *c, int fineness) {
    return 1 / (c->rate * (1 << fineness));
}

double ahead_compliance(const struct collision *c, int fineness, double h) {
    double C = h * h / (2 * c->mass);
    if (c->modes)
        return C + c->modes->step[modes_level(fineness)].compliance;
    return c->body == SCHEME_MASS ? C + h * h / (2 * c->body_mass) : C;
}

/* How far the body's contact point goes without the contact's force. */
static double body_way(const struct collision *c, struct collision_state *s, int fineness, double h,
                       struct outside o) {
    if (c->modes) {
        const struct modes_step *step = &c->modes->step[modes_level(fineness)];
        if (s->drift_fineness != fineness) {
            s->drift = modes_drift(c->modes, step, s->bank);
            s->drift_fineness = fineness;
        }
        return s->drift + o.drive * step->compliance_body;
    }
    if (c->body == SCHEME_WALL)
        return 0;
    return h * (s->body_v + o.drive * h / (2 * c->body_mass));
}

void ahead_look(const struct collision *c, struct collision_state *s, int fineness,
                struct outside o, struct ahead *a) {
    a->fineness = fineness;
    a->h = ahead_step_length(c, fineness);
    a->compliance = ahead_compliance(c, fineness, a->h);
    a->acceleration = s->awake ? collision_hammer_acceleration(c, o) : 0;
    ahead_look_again(c, s, a, o);
}

void ahead_look_again(const struct collision *c, struct collision_state *s, struct ahead *a,
                      struct outside o) {
    double way = s->awake ? a->h * (s->v + a->acceleration * a->h / 2) : 0;
    a->free = way - body_way(c, s, a->fineness, a->h, o);
}

/* --- how long a step ------------------------------------------------------------------------ */

/* Is x beyond a surface? */
bool ahead_reaches(const struct collision_state *s, double x) {
    switch (s->contact.law) {
    case CONTACT_HUNT_CROSSLEY:
        return x > 0;
    case CONTACT_TWO_SIDED:
        return contact_depth(&s->contact, x) > 0;
    case CONTACT_POWER:
        return true;
    case CONTACT_FELT:
        break;
    }
    return x > felt_surface(&s->contact, s->z);
}

/* The x of that depth beyond the right-hand surface. */
double ahead_at_depth(const struct contact *c, double depth) {
    return contact_gap(c) - c->origin + depth;
}

/* The deepest point of a contact entered at the speed of this step, for the mass that the step
 * feels: modes faster than the step stop counting as mass. */
static double depth_ahead(const struct collision_state *s, const struct ahead *a) {
    double v = a->free / a->h, m = a->h * a->h / (2 * a->compliance), alpha = s->contact.alpha;
    double X = pow((alpha + 1) * m * v * v / (2 * s->contact.k), 1 / (alpha + 1));
    return ahead_at_depth(&s->contact, X);
}

/* Is C V'' more than that of a step which is short enough? Modes above half the rate are not heard,
 * and the audible ones see the less of a pulse's shape the shorter it is beside a sample: from an
 * eighth of a sample down, steps may be longer. Without a bank they cost less, and are a few more.
 */
bool ahead_too_long(const struct collision *c, const struct collision_state *s, int fineness,
                    double stiff) {
    double share = c->modes ? greater(.7, lesser(1, 1.45 - .15 * fineness)) : 1.1;
    return stiff * share * share > s->refine_limit;
}

/* How many more halvings would make the step short enough to enter a contact with. While the
 * surface is still ahead they are made one by one, each a look whether it is reached at all; from
 * the surface on all at once, going by C ~ h^2. */
int ahead_halvings(const struct collision *c, const struct collision_state *s,
                   const struct ahead *a) {
    if (a->fineness >= finest(c) || exact_coarse(s) || s->contact.k == 0)
        return 0;
    double stiff = a->compliance * contact_stiffness(&s->contact, depth_ahead(s, a));
    if (!ahead_too_long(c, s, a->fineness, stiff))
        return 0;
    int halvings = 1;
    if (contact_depth(&s->contact, s->x) < 0)
        return halvings;
    while (a->fineness + halvings < finest(c) &&
           ahead_too_long(c, s, a->fineness + halvings, stiff / 16)) {
        stiff /= 4;
        halvings++;
    }
    return halvings;
}

/* How far x is beyond a surface. */
double ahead_beyond(const struct collision_state *s, double x) {
    return greater(contact_depth(&s->contact, x), 0);
}

/* The stiffness of a contact in progress: at the deepest it has been for a while. */
double ahead_stiffness(const struct collision_state *s) {
    return contact_stiffness(
        &s->contact, ahead_at_depth(&s->contact, greater(s->deepest, ahead_beyond(s, s->x))));
}

/* How deep it will get with the speed it has: V(X) = V(x) + m v^2/2. */
static double depth_to_come(const struct collision *c, const struct collision_state *s) {
    double h = ahead_step_length(c, s->way_fineness), v = s->way[0] / h, a1 = s->contact.alpha + 1;
    double m = h * h / (2 * ahead_compliance(c, s->way_fineness, h)), y = ahead_beyond(s, s->x);
    if (v <= 0 || s->contact.k == 0)
        return y;
    return pow(pow(y, a1) + a1 * m * v * v / (2 * s->contact.k), 1 / a1);
}

/* The next look at a sample weighs it. */
void exact_changed(const struct collision *c, struct collision_state *s) {
    exact_prepare(s);
    if (s->touching && s->steps_alike > 0)
        s->deepest = greater(s->deepest, depth_to_come(c, s));
}

/* The fineness for a contact in progress. */
void ahead_choose(const struct collision *c, struct collision_state *s) {
    double stiffness = ahead_stiffness(s);
    s->fineness = 0;
    for (; s->fineness < finest(c) && !exact_coarse(s); s->fineness++) {
        double C = ahead_compliance(c, s->fineness, ahead_step_length(c, s->fineness));
        if (!ahead_too_long(c, s, s->fineness, C * stiffness))
            break;
    }
    s->steps = 0;
    s->deepest = 0;
}

/* The longest step from this fineness on that may start at this tick. */
int ahead_coarsest(int tick, int fineness) {
    while (tick & ((TICKS >> fineness) - 1))
        fineness++;
    return fineness;
}
