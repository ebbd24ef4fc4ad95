/* collision_paper.c: the schemes of the papers, one step a sample.
 *
 * A hammer on a wall or a free mass goes through scheme.c. On modes, am1 is [AR04]'s: the bilinear
 * transform of hammer and bank, and the K method for the force at the step's end; quadratic is what
 * [D17] hopes its scheme to become.
 * (two-point on modes is collision_exact.c kept to one step a sample.)
 */
#include <math.h>

#include "collision_state.h"

/* --- what went wrong: one writer, any reader --- */

static void count(atomic_uint *counter, unsigned *more) {
    if (*more)
        atomic_fetch_add_explicit(counter, *more, memory_order_relaxed);
    *more = 0;
}

struct collision_trouble collision_trouble(const struct collision_state *s) {
    return (struct collision_trouble){
        .complex_roots = atomic_load_explicit(&s->complex_roots, memory_order_relaxed),
        .diverged = atomic_load_explicit(&s->diverged, memory_order_relaxed)};
}

/* --- one step --- */

static struct taken lumped_taken(const struct collision *c, struct collision_state *s, double h,
                                 struct outside o) {
    struct lumped_system sys = collision_lumped(c, s, h, o);
    if (!s->lumped_begun)
        s->lumped = lumped_start(&sys, s->x, collision_relative_velocity(c, s));
    s->lumped_begun = true;
    lumped_step(&sys, &s->lumped);
    return (struct taken){.force = s->lumped.f_mean,
                          .x = s->lumped.x,
                          .d = s->lumped.x - s->x,
                          .lost = s->lumped.lost};
}

/* How far x would go in the step without the contact's force. */
static double way_without_force(const struct collision *c, const struct collision_state *s,
                                const struct modes_step *step, double h, struct outside o) {
    return h * (s->v + collision_hammer_acceleration(c, o) * h / 2) -
           modes_drift(c->modes, step, s->bank) - o.drive * step->compliance_body;
}

/* [AR04]: with the bilinear bank x1 = x0 + Df - C (f0 + f1)/2 and v1 = 2 (x1 - x0)/h - v0. */
static struct taken am1_taken(const struct collision *c, struct collision_state *s, double h,
                              struct outside o) {
    const struct modes_step *step = &c->modes->bilinear;
    double C = h * h / (2 * c->mass) + step->compliance, x0 = s->x, f0 = s->force;
    double free = way_without_force(c, s, step, h, o);
    double without = free - C * f0 / 2; /* the way with f1 = 0 */
    struct k_method k = {.contact = &s->contact,
                         .x = x0 + without,
                         .v = 2 * without / h - collision_relative_velocity(c, s),
                         .k_x = C / 2,
                         .k_v = C / h};
    s->force = k_method_force(&k);
    double mean = (f0 + s->force) / 2, d = free - C * mean;
    double stored = collision_potential(s, x0 + d) - collision_potential(s, x0);
    collision_move(c, s, step, h, &(struct taken){.force = mean, .d = d}, o);
    return (struct taken){.force = mean, .x = x0 + d, .d = d, .lost = mean * d - stored};
}

/* What [D17] hopes for: its force at the sample, as an impulse f h on hammer and modes; between the
 * impulses both move exactly. Without a bank this is the paper's own scheme. */
static struct taken quadratic_taken(const struct collision *c, struct collision_state *s, double h,
                                    struct outside o) {
    const struct modes_step *step = &c->modes->step[modes_level(0)];
    struct lumped *st = &s->lumped;
    if (!s->lumped_begun)
        *st = (struct lumped){.x_prev = s->x - h * collision_relative_velocity(c, s)};
    s->lumped_begun = true;
    st->x = s->x;
    struct quadratic q = {.contact = &s->contact,
                          .s = c->scheme_s,
                          .h = h,
                          .free = way_without_force(c, s, step, h, o),
                          .give = h * h / c->mass + h * c->modes->sway};
    bool apart = st->debt == 0 && contact_potential(q.contact, st->x) == 0 &&
                 contact_potential(q.contact, st->x_prev) == 0;
    double d = quadratic_way(&q, st) - (st->x - st->x_prev), force = (q.free - d) / q.give;
    if (apart) { /* what is left of the force is rounding */
        d = q.free;
        force = 0;
    }
    st->x_prev = st->x;
    collision_impulse(c, s, force * h);
    collision_move(c, s, step, h, &(struct taken){.force = 0, .d = d}, o);
    return (struct taken){.force = force, .x = s->x + d, .d = d, .lost = st->lost};
}

static struct taken paper_taken(const struct collision *c, struct collision_state *s, double h,
                                struct outside o) {
    if (c->modes)
        return c->scheme == SCHEME_AM1 ? am1_taken(c, s, h, o) : quadratic_taken(c, s, h, o);
    struct taken t = lumped_taken(c, s, h, o);
    collision_move(c, s, NULL, h, &t, o);
    return t;
}

/* Three-point and quadratic look back over two samples, so their force outlasts the contact by one.
 */
static bool outlasts(const struct collision *c) {
    return c->scheme == SCHEME_THREE_POINT || c->scheme == SCHEME_QUADRATIC;
}

/* Has the contact begun or ended? A crossing is dated by the speed it was made with. Where the
 * scheme ran away the hammer lies at the surface: that too was a contact. */
static void paper_crossing(const struct collision *c, struct collision_state *s,
                           const struct taken *t, double x0, double v0, double h) {
    struct ahead a = {.h = h};
    double now = collision_time(c, s);
    bool inside = contact_potential(&s->contact, t->x) > 0;
    bool was_inside = contact_potential(&s->contact, x0) > 0;
    bool ran_away = s->lumped.diverged > 0;
    if (!s->touching && (inside || ran_away)) {
        s->touching = true;
        record_entry(s, now + (v0 > 0 ? fmax(-contact_depth(&s->contact, x0), 0) / v0 : 0), v0);
    }
    if (!s->touching)
        return;
    record_step(s, &a, t, x0, now + h);
    if (inside || (was_inside && outlasts(c) && !ran_away))
        return;
    double v1 = collision_relative_velocity(c, s);
    record_exit(s, now + h - (v1 < 0 ? contact_depth(&s->contact, t->x) / v1 : 0), v1);
    s->touching = false;
}

/* The body alone, while the hammer takes no part. */
static void paper_asleep(const struct collision *c, struct collision_state *s, double h,
                         struct outside o) {
    const struct modes_step *step = NULL;
    if (c->modes)
        step = c->scheme == SCHEME_AM1 ? &c->modes->bilinear : &c->modes->step[modes_level(0)];
    collision_move(c, s, step, h, &(struct taken){.force = 0}, o);
}

double paper_sample(const struct collision *c, struct collision_state *s, struct outside o) {
    double h = 1 / c->rate, x0 = s->x, v0 = collision_relative_velocity(c, s);
    s->drift_fineness = -1;
    if (!s->awake) {
        paper_asleep(c, s, h, o);
        return 0;
    }
    struct taken t = paper_taken(c, s, h, o);
    s->x = t.x;
    s->ledger.lost_contact += t.lost;
    paper_crossing(c, s, &t, x0, v0, h);
    count(&s->complex_roots, &s->lumped.complex_roots);
    count(&s->diverged, &s->lumped.diverged);
    return t.force;
}
