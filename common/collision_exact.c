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
 * collision_ahead.c says how long a step is, collision_contact.c what the contact does over it, or
 * collision_blow.c where no step can be short enough; here it is taken.
 */
#include <assert.h>
#include <math.h>

#include "collision_exact.h"

/* At a standstill in a contact so stiff that a step cannot resolve it the velocity would go on
 * changing sign for ever. Where two steps in a row pressed, and it is clearly less than what one
 * step's acceleration gives, an impulse takes it to the mean velocity of the step: at most a
 * hundredth of what a fall from just above ends with. */
static void settle(const struct collision *c, struct collision_state *s, const struct ahead *a,
                   const struct taken *t, double x0) {
    double before = s->v_rel, depth = greater(ahead_beyond(s, x0), ahead_beyond(s, t->x));
    double stiffness = contact_stiffness(&s->contact, ahead_at_depth(&s->contact, depth));
    bool stiff = t->force > 0 && a->compliance * stiffness > exact_highest;
    s->v_rel = (double)NAN;
    if (!stiff)
        return;
    double now = collision_relative_velocity(c, s), mean = t->d / a->h;
    s->v_rel = now;
    double step_gives = 2 * (a->free / a->h - before); /* NAN where the step before was not stiff */
    if (!(fabs(now) <= .8 * fabs(step_gives)) || fabs(mean) >= fabs(now))
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

/* How far from the surface x is, in time: at most the step. v, the speed now, becomes the one at
 * the surface, which a push or gravity has changed; it has the sign of `way` there. */
static double from_surface(const struct collision_state *s, const struct ahead *a, double way,
                           double *v) {
    double outside = s->contact.law == CONTACT_FELT ? felt_surface(&s->contact, s->z) - s->x
                                                    : -contact_depth(&s->contact, s->x);
    if (outside <= 0)
        return 0;
    double now = *v;
    if (!contact_two_sided(&s->contact))
        *v = copysign(sqrt(greater(now * now + 2 * a->acceleration * outside, 0)), way);
    double mean = fabs(now + *v) / 2;
    return mean > 0 ? lesser(outside / mean, a->h) : 0;
}

/* x is counted from the surface that is about to be reached. */
static void count_from_surface(struct collision_state *s) {
    double gap = contact_gap(&s->contact), from = s->contact.origin;
    s->contact.origin = s->x + from < 0 ? -gap : gap;
    s->x += from - s->contact.origin;
}

static void begin_contact(const struct collision *c, struct collision_state *s,
                          const struct ahead *a, struct outside o) {
    double v = collision_relative_velocity(c, s), v_in = v;
    if (s->contact.law == CONTACT_TWO_SIDED)
        count_from_surface(s);
    double until = from_surface(s, a, 1, &v_in);
    record_entry(s, collision_time(c, s) + until, v_in);
    struct lumped_system sys = collision_lumped(c, s, a->h, o);
    if (!c->modes)
        s->lumped = lumped_start(&sys, s->x, v);
    s->touching = true;
    s->fineness = a->fineness;
    s->steps = 0;
    s->deepest = s->force = 0;
    s->steps_alike = 0;
    s->v_rel = (double)NAN;
}

static void end_contact(const struct collision *c, struct collision_state *s,
                        const struct ahead *a) {
    double v_out = collision_relative_velocity(c, s), since = from_surface(s, a, -1, &v_out);
    s->touching = false;
    if (s->encounter.peak > 0) /* else rounding alone reached the surface */
        record_exit(s, collision_time(c, s) - since, v_out);
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
    s->deepest = greater(s->deepest, ahead_beyond(s, t->x));
    if (!ahead_reaches(s, t->x)) {
        end_contact(c, s, a);
        return;
    }
    if (a->fineness == 0 && exact_coarse(s)) /* else the step would be finer */
        settle(c, s, a, t, x0);
    if (++s->steps >= STEPS_BETWEEN_CHOICES)
        ahead_choose(c, s);
}

/* Looks ahead, as far as a contact may begin, and says what the step will do; the step gets as
 * short as a contact needs it. */
static void next_step(const struct collision *c, struct collision_state *s, struct ahead *a,
                      struct outside o, struct taken *t) {
    while (!s->touching && s->awake &&
           (ahead_reaches(s, s->x) || ahead_reaches(s, s->x + a->free))) {
        if (blow_ahead(c, s, a, o, t))
            return;
        int halvings = ahead_halvings(c, s, a);
        if (halvings)
            ahead_look(c, s, a->fineness + halvings, o, a);
        else
            begin_contact(c, s, a, o);
    }
    if (s->touching) {
        exact_contact(c, s, a, o, t);
        return;
    }
    *t = (struct taken){.x = s->x + (s->awake ? a->free : 0), .d = a->free};
    if (s->contact.law == CONTACT_FELT && s->z > 0)
        t->lost = exact_recover(s, t->x, a->h);
}

/* force -> exchange -> ledger */
static void take_step(const struct collision *c, struct collision_state *s, const struct ahead *a,
                      const struct taken *t, double x0, struct outside o) {
    const struct modes_step *step = c->modes ? &c->modes->step[modes_level(a->fineness)] : NULL;
    collision_move(c, s, step, a->h, t, o);
    s->drift_fineness = a->fineness;
    s->x = t->x;
    s->ledger.lost_contact += t->lost;
    if (s->tick && --s->budget <= 0) {
        s->spent = true;
        s->fineness = 0;
    }
    s->tick += TICKS >> a->fineness;
    s->fled = s->awake && !collision_bears(t, a->h);
    if (s->touching && !s->fled)
        contact_taken(c, s, a, t, x0);
}

static int full_budget(const struct collision *c) {
    return c->modes ? BUDGET_MODES : BUDGET_LUMPED;
}

/* Is there too little left to begin a contact that needs as many steps as most do? */
bool exact_saves(const struct collision *c, const struct collision_state *s) {
    return s->spent || s->budget < full_budget(c) / 2;
}

void exact_refill(const struct collision *c, struct collision_state *s, int samples) {
    int full = full_budget(c), more = REFILL * samples;
    s->budget = s->budget + more < full ? s->budget + more : full;
    s->spent = s->spent && s->budget < full;
}

/* The first look at a sample. A contact may have become much stiffer since its fineness was chosen.
 */
static void look_at_sample(const struct collision *c, struct collision_state *s, struct ahead *a,
                           struct outside o) {
    bool coarse = exact_coarse(s);
    if (coarse)
        s->fineness = 0;
    else
        s->v_rel = (double)NAN;
    ahead_look(c, s, s->touching ? s->fineness : 0, o, a);
    if (coarse || !s->touching ||
        !ahead_too_long(c, s, a->fineness, a->compliance * ahead_stiffness(s) / 1.5))
        return;
    ahead_choose(c, s);
    ahead_look(c, s, s->fineness, o, a);
}

/* The looks that follow. */
static void look_again(const struct collision *c, struct collision_state *s, struct ahead *a,
                       struct outside o) {
    if (s->tick == TICKS)
        return;
    int fineness = ahead_coarsest(s->tick, s->touching ? s->fineness : 0);
    if (a->fineness == fineness)
        ahead_look_again(c, s, a, o);
    else
        ahead_look(c, s, fineness, o, a);
}

double exact_sample(const struct collision *c, struct collision_state *s, struct outside o) {
    double impulse = 0;
    struct ahead a;
    exact_refill(c, s, 1);
    s->tick = 0;
    look_at_sample(c, s, &a, o);
    while (s->tick < TICKS && !s->fled) {
        double x0 = s->x;
        struct taken t;
        if (s->awake && !(fabs(a.free) < collision_fastest * a.h)) {
            s->fled = true;
            break;
        }
        next_step(c, s, &a, o, &t);
        take_step(c, s, &a, &t, x0, o);
        impulse += t.force * a.h;
        look_again(c, s, &a, o);
    }
    s->tick = 0;
    return impulse * c->rate;
}
