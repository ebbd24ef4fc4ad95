/* collision_exact.c: the default scheme.
 *
 * Over a step the contact force F is held and everything linear moves exactly, so that
 *   x1 = x0 + D,   D = Df - C F,   Df the way without force, C the compliance of hammer and body,
 * and F is the mean force of the potential over that way (quotient.h): the work F D is exactly what
 * the contact stores and dissipates, whatever k, mu and alpha are. Nothing can be gained.
 *
 * Against a wall or a free mass Hunt-Crossley's own invariant is kept as well (scheme.h, the
 * Poisson step), so that the rebound is exact however long the steps are.
 *
 * The step is a sample / 2^fineness, the coarsest for which C V'' stays below a bound that gives a
 * contact 72 to 144 steps: the number of steps follows the contact, not the sample rate.
 */
#include <assert.h>
#include <math.h>

#include "collision_state.h"

/* A spring k on a mass m with C = h^2/2m takes tau/h steps a contact, and for a power law
 *   C V''(X) = c(alpha) (h/tau)^2,   c = I^2 alpha (alpha+1)/2,   I = tau v / X at mu = 0
 * with I = 2 sqrt(pi) Gamma(1/(alpha+1)) / ((alpha+1) Gamma(1/(alpha+1) + 1/2)), which
 * 2 + (pi - 2) (2/(alpha+1))^.87 follows within half a percent from alpha = 1 to 10. */
static double exact_limit(double alpha) {
    double I = 2 + 1.1416 * pow(2 / (alpha + 1), .87);
    double n = STEPS_PER_CONTACT * greater(1, .9 + alpha / 15); /* sharper pulses */
    return I * I * alpha * (alpha + 1) / 2 / (2 * n * n);
}

void exact_prepare(struct collision_state *s) {
    if (s->power.alpha == s->contact.alpha)
        return;
    s->power = power_prepare(s->contact.alpha);
    s->refine_limit = exact_limit(s->contact.alpha);
}

/* --- looking ahead -------------------------------------------------------------------------- */

/* two-point on modes is this scheme at one step a sample. */
static int finest(const struct collision *c) {
    if (c->scheme != SCHEME_EXACT)
        return 0;
    return c->modes ? MODES_FINEST : TICK_BITS;
}

static double step_length(const struct collision *c, int fineness) {
    return 1 / (c->rate * (1 << fineness));
}

static double compliance(const struct collision *c, int fineness, double h) {
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

static struct ahead look(const struct collision *c, struct collision_state *s, int fineness,
                         struct outside o) {
    double h = step_length(c, fineness);
    double way = s->awake ? h * (s->v + collision_hammer_acceleration(c, o) * h / 2) : 0;
    return (struct ahead){.fineness = fineness,
                          .h = h,
                          .compliance = compliance(c, fineness, h),
                          .free = way - body_way(c, s, fineness, h, o)};
}

/* --- how long a step ------------------------------------------------------------------------ */

/* Is x beyond a surface? */
static bool reaches(const struct collision_state *s, double x) {
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
static double at_depth(const struct contact *c, double depth) {
    return contact_gap(c) - c->origin + depth;
}

/* The deepest point of a contact entered at the speed of this step, for the mass that the step
 * feels: modes faster than the step stop counting as mass. */
static double depth_ahead(const struct collision_state *s, const struct ahead *a) {
    double v = a->free / a->h, m = a->h * a->h / (2 * a->compliance), alpha = s->contact.alpha;
    double X = pow((alpha + 1) * m * v * v / (2 * s->contact.k), 1 / (alpha + 1));
    return at_depth(&s->contact, X);
}

/* How many more halvings would make the step short enough to enter a contact with. While the
 * surface is still ahead they are made one by one, each a look whether it is reached at all; from
 * the surface on all at once, going by C ~ h^2. */
static int halvings_to_enter(const struct collision *c, const struct collision_state *s,
                             const struct ahead *a) {
    if (a->fineness >= finest(c) || s->spent || s->contact.k == 0)
        return 0;
    double stiff = a->compliance * contact_stiffness(&s->contact, depth_ahead(s, a));
    if (stiff <= s->refine_limit)
        return 0;
    int halvings = 1;
    if (contact_depth(&s->contact, s->x) < 0)
        return halvings;
    for (stiff /= 16; stiff > s->refine_limit && a->fineness + halvings < finest(c); stiff /= 4)
        halvings++;
    return halvings;
}

/* How far x is beyond a surface. */
static double beyond(const struct collision_state *s, double x) {
    return greater(contact_depth(&s->contact, x), 0);
}

/* The stiffness of a contact in progress: at the deepest it has been for a while. */
static double stiffness_now(const struct collision_state *s) {
    return contact_stiffness(&s->contact,
                             at_depth(&s->contact, greater(s->deepest, beyond(s, s->x))));
}

/* The fineness for a contact in progress. */
static void choose_fineness(const struct collision *c, struct collision_state *s) {
    double stiffness = stiffness_now(s);
    int fineness = 0;
    while (fineness < finest(c) && !s->spent &&
           compliance(c, fineness, step_length(c, fineness)) * stiffness > s->refine_limit)
        fineness++;
    s->fineness = fineness;
    s->steps = 0;
    s->deepest = 0;
}

/* The longest step that may start at this tick. */
static int coarsest(int tick) {
    int fineness = 0;
    while (tick & ((TICKS >> fineness) - 1))
        fineness++;
    return fineness;
}

/* --- the contact over one step --------------------------------------------------------------- */

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
enum { SOLVE_USUAL = 16, SOLVE_MOST = 120 };

static struct taken solve(const struct collision_state *s, const struct ahead *a) {
    double x0 = s->x, C = a->compliance, low = -HUGE_VAL, high = HUGE_VAL, force = 0;
    const double *way = s->way;
    double d =
        s->steps_alike < 4 ? a->free - C * s->force : 4 * (way[0] + way[2]) - 6 * way[1] - way[3];
    double x1 = x0 + d, enough = 4.5e-7 / s->contact.alpha;
    double surface = s->contact.law == CONTACT_FELT ? felt_surface(&s->contact, s->z) : 0;
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
        double depths = pressed(s, surface, x0) + pressed(s, surface, x1);
        if (newton && (kinked ? step == 0 : fabs(step) <= enough * depths))
            break;
    }
    double middle = s->contact.origin; /* of the free play is at -middle */
    bool two = contact_two_sided(&s->contact), across = two && (x0 + middle) * (x1 + middle) <= 0;
    if (!across && force * (two ? x0 + middle : 1) < 0) /* no surface pulls */
        force = 0;
    struct taken t = {.force = force, .d = a->free - C * force};
    t.x = x0 + t.d;
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
static double felt_recover(struct collision_state *s, double x, double h) {
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
    if (s->contact.mu == 0 || !wanted)
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

static struct taken contact_step(const struct collision *c, struct collision_state *s,
                                 const struct ahead *a, struct outside o) {
    double mu = s->contact.mu;
    s->contact.mu *= damping_kept(c, s, a);
    struct taken t = contact_law_step(c, s, a, o);
    s->contact.mu = mu;
    return t;
}

/* --- taking a step --------------------------------------------------------------------------- */

/* At a standstill in a contact so stiff that a step cannot resolve it the velocity would go on
 * changing sign for ever. Where two steps in a row pressed, and it is no more than what one step's
 * acceleration gives, an impulse takes it to the mean velocity of the step. */
static void settle(const struct collision *c, struct collision_state *s, const struct ahead *a,
                   const struct taken *t, double x0) {
    double before = s->v_rel;
    s->v_rel = (double)NAN;
    bool stiff =
        t->force > 0 &&
        a->compliance *
                contact_stiffness(&s->contact,
                                  at_depth(&s->contact, greater(beyond(s, x0), beyond(s, t->x)))) >
            2;
    if (!stiff)
        return;
    double now = collision_relative_velocity(c, s), mean = t->d / a->h;
    s->v_rel = now;
    double step_gives = 2 * (a->free / a->h - before); /* NAN where the step before was not stiff */
    if (!(fabs(now) <= fabs(step_gives)) || fabs(mean) >= fabs(now))
        return;
    double mobility = 1 / c->mass;
    if (c->modes)
        mobility += c->modes->mobility;
    if (!c->modes && c->body == SCHEME_MASS)
        mobility += 1 / c->body_mass;
    collision_impulse(c, s, (now - mean) / mobility);
    s->lumped.v = mean;
    s->lumped.p = 1 + s->lumped.p_mu * mean;
    s->ledger.lost_scheme += (now - mean) * (now + mean) / (2 * mobility);
    s->v_rel = mean;
}

/* How long ago x was at a surface, going by its speed now; at most the step. */
static double since_surface(const struct collision_state *s, double v, double h) {
    double outside = s->contact.law == CONTACT_FELT ? felt_surface(&s->contact, s->z) - s->x
                                                    : -contact_depth(&s->contact, s->x);
    return v == 0 ? 0 : lesser(greater(outside, 0) / fabs(v), h);
}

/* x is counted from the surface that is about to be reached. */
static void count_from_surface(struct collision_state *s) {
    double gap = contact_gap(&s->contact), from = s->contact.origin;
    s->contact.origin = s->x + from < 0 ? -gap : gap;
    s->x += from - s->contact.origin;
}

static void begin_contact(const struct collision *c, struct collision_state *s,
                          const struct ahead *a, struct outside o) {
    double v_in = collision_relative_velocity(c, s);
    if (s->contact.law == CONTACT_TWO_SIDED)
        count_from_surface(s);
    record_entry(s, collision_time(c, s) + since_surface(s, v_in, a->h), v_in);
    struct lumped_system sys = collision_lumped(c, s, a->h, o);
    if (!c->modes)
        s->lumped = lumped_start(&sys, s->x, v_in);
    s->touching = true;
    s->fineness = a->fineness;
    s->steps = 0;
    s->deepest = s->force = 0;
    s->steps_alike = 0;
    s->v_rel = (double)NAN;
}

static void end_contact(const struct collision *c, struct collision_state *s, double h) {
    double v_out = collision_relative_velocity(c, s);
    s->touching = false;
    if (s->encounter.peak > 0) /* else rounding alone reached the surface */
        record_exit(s, collision_time(c, s) - since_surface(s, v_out, h), v_out);
}

/* For the next step's start, as long as it is of the same length. */
static void remember_way(struct collision_state *s, const struct ahead *a, const struct taken *t) {
    s->steps_alike = a->fineness == s->way_fineness ? s->steps_alike + 1 : 1;
    s->way_fineness = a->fineness;
    s->way[3] = s->way[2];
    s->way[2] = s->way[1];
    s->way[1] = s->way[0];
    s->way[0] = t->d;
    s->force = t->force;
}

static void contact_taken(const struct collision *c, struct collision_state *s,
                          const struct ahead *a, const struct taken *t, double x0) {
    record_step(s, a, t, x0, collision_time(c, s));
    remember_way(s, a, t);
    s->deepest = greater(s->deepest, beyond(s, t->x));
    if (!reaches(s, t->x)) {
        end_contact(c, s, a->h);
        return;
    }
    if (a->fineness == 0)
        settle(c, s, a, t, x0);
    if (++s->steps >= STEPS_BETWEEN_CHOICES)
        choose_fineness(c, s);
}

/* gap -> force -> exchange -> ledger; returns the impulse of the contact. */
static double take_step(const struct collision *c, struct collision_state *s, const struct ahead *a,
                        struct outside o) {
    double x0 = s->x;
    struct taken t = {.force = 0, .x = x0 + (s->awake ? a->free : 0), .d = a->free};
    if (s->touching)
        t = contact_step(c, s, a, o);
    else if (s->contact.law == CONTACT_FELT && s->z > 0)
        t.lost = felt_recover(s, t.x, a->h);
    const struct modes_step *step = c->modes ? &c->modes->step[modes_level(a->fineness)] : NULL;
    collision_move(c, s, step, a->h, &t, o);
    s->drift_fineness = a->fineness;
    s->x = t.x;
    s->ledger.lost_contact += t.lost;
    if (s->tick && --s->budget <= 0) {
        s->spent = true;
        s->fineness = 0;
    }
    s->tick += TICKS >> a->fineness;
    if (s->touching)
        contact_taken(c, s, a, &t, x0);
    return t.force * a->h;
}

/* Signals may have made the contact much stiffer since its fineness was chosen. */
static void reconsider(const struct collision *c, struct collision_state *s) {
    double C = compliance(c, s->fineness, step_length(c, s->fineness));
    if (C * stiffness_now(s) > 4 * s->refine_limit)
        choose_fineness(c, s);
}

void exact_refill(const struct collision *c, struct collision_state *s, int samples) {
    int full = c->modes ? BUDGET_MODES : BUDGET_LUMPED, more = REFILL * samples;
    s->budget = s->budget + more < full ? s->budget + more : full;
    s->spent = s->spent && s->budget < full;
}

double exact_sample(const struct collision *c, struct collision_state *s, struct outside o) {
    double impulse = 0;
    exact_refill(c, s, 1);
    if (s->touching && !s->spent)
        reconsider(c, s);
    for (s->tick = 0; s->tick < TICKS;) {
        int fineness = coarsest(s->tick);
        if (s->touching && fineness < s->fineness)
            fineness = s->fineness;
        struct ahead a = look(c, s, fineness, o);
        while (!s->touching && s->awake && (reaches(s, s->x) || reaches(s, s->x + a.free))) {
            int halvings = halvings_to_enter(c, s, &a);
            if (halvings == 0)
                begin_contact(c, s, &a, o);
            else
                a = look(c, s, a.fineness + halvings, o);
        }
        impulse += take_step(c, s, &a, o);
    }
    s->tick = 0;
    return impulse * c->rate;
}
