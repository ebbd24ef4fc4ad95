/* SPDX-License-Identifier: BSD-3-Clause */
/* solve.c: the step of the default scheme; see solve.h. */
#include "engine/step/solve.h"

#include <math.h>

#include "base/constants.h"

/* C V'' = (omega h)^2 / 2 for an oscillation at half the step rate, omega h = pi. */
static const double highest = PI * PI / 2;

static const struct stepper_constants *const tuned = &stepper_constants;

/* --- a force held over the step --------------------------------------------------------------- */

static void hold_force(const struct motion *m, const struct contact *contact, double x, double z,
                       const struct step_setup *setup, double free_displacement, double guess,
                       struct step_result *r) {
    struct held_step step = {.contact = contact,
                             .power = &m->power,
                             .z = z,
                             .x0 = x,
                             .h = setup->h,
                             .free_displacement = free_displacement,
                             .compliance = setup->compliance,
                             .newton_tolerance = tuned->newton_tolerance};
    *r = held_force(&step, guess);
    r->lost = max_of(r->lost, 0);
}

void solve_held(const struct motion *m, double x, double z, const struct step_setup *setup,
                double free_displacement, double guess, struct step_result *r) {
    bool remembers = contact_remembers(&m->contact);
    const struct law *law = contact_law(&m->contact);
    double lost = remembers ? law->advance_memory(&m->contact, x, setup->h / 2, &z) : 0;
    hold_force(m, &m->contact, x, z, setup, free_displacement, guess, r);
    if (remembers)
        r->lost += lost + law->advance_memory(&m->contact, r->x, setup->h / 2, &r->z);
}

/* With a held force the damping of an oscillation omega is too small by the factor
 * 1 + (omega h)^2/4 = 1 + C V''/2. A larger mu compensates for this, and also removes the leading
 * error of the rebound. */
static void solve_damping(const struct motion *m, const struct stepper *st,
                          const struct step_setup *setup, struct step_result *r) {
    struct contact damped = m->contact;
    double bend = setup->compliance * contact_stiffness(&damped, m->x);
    if (damped.mu > 0)
        damped.mu *= 1 + min_of(bend, highest) / 2;
    hold_force(m, &damped, m->x, m->z, setup, setup->free_displacement, stepper_guess(st, setup),
               r);
}

/* With an exhausted budget a bounce is more accurate without this compensation. A contact counts as
 * a bounce until more than STEPPER_FORCES steps of equal length are known, and in the shorter steps
 * about its ends. */
void solve_modal(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                 const struct step_setup *setup, struct step_result *r) {
    bool bounce = st->budget.exhausted && (setup->subdivision > 0 || !stepper_extrapolates(st));
    if (c->scheme == SCHEME_EXACT && !bounce)
        solve_damping(m, st, setup, r);
    else
        solve_held(m, m->x, m->z, setup, setup->free_displacement, stepper_guess(st, setup), r);
}

/* --- against a wall or a free mass ------------------------------------------------------------ */

struct lumped_system solve_lumped_system(const struct collision_def *c, const struct motion *m,
                                         double h, struct outer_forces o) {
    return (struct lumped_system){.scheme = c->scheme,
                                  .correction = c->correction,
                                  .contact = &m->contact,
                                  .power = &m->power,
                                  .m = motion_lumped_mass(c),
                                  .a = motion_acceleration(c, m, o),
                                  .h = h,
                                  .s = c->scheme_s};
}

/* True if the hammer is pressed so hard that its energy is too low to reach the surface, or that
 * the push alone determines the step. */
static bool push_dominates(const struct lumped_system *sys, const struct lumped *l) {
    double kinetic = sys->m * l->v * l->v / 2, gained = fabs(sys->a) * sys->h;
    if (gained > tuned->push_alone * fabs(l->v) && gained * sys->h > fabs(l->x))
        return true;
    return sys->a > 0 && kinetic + contact_potential(sys->contact, l->x) < sys->m * sys->a * l->x;
}

static void solve_lumped(const struct collision_def *c, const struct motion *m,
                         const struct stepper *st, struct lumped *l, const struct step_setup *setup,
                         struct outer_forces o, struct step_result *r) {
    struct lumped_system sys = solve_lumped_system(c, m, setup->h, o);
    if (push_dominates(&sys, l)) {
        solve_damping(m, st, setup, r);
        *l = lumped_start(&sys, r->x, l->v + setup->h * (sys.a - r->force / sys.m));
        return;
    }
    lumped_step_poisson(&sys, l);
    *r = (struct step_result){
        .force = l->f_mean, .x = l->x, .d = l->x - m->x, .lost = l->lost, .z = m->z, .tries = 1};
}

/* --- the step --------------------------------------------------------------------------------- */

void solve_memory_clear(struct solve_memory *memory) { memory->begun = false; }

void solve_closed(const struct collision_def *c, const struct motion *m, const struct stepper *st,
                  struct solve_memory *memory, const struct step_setup *setup,
                  struct outer_forces o, struct step_result *r) {
    if (!memory->begun) {
        struct lumped_system sys = solve_lumped_system(c, m, setup->h, o);
        memory->lumped = lumped_start(&sys, m->x, motion_velocity(c, m));
        memory->begun = true;
    }
    solve_lumped(c, m, st, &memory->lumped, setup, o, r);
}

void solve_apart(const struct motion *m, const struct step_setup *setup, struct step_result *r) {
    *r = (struct step_result){.x = m->x, .d = setup->free_displacement, .z = m->z};
    if (motion_has_hammer(m))
        r->x += setup->free_displacement;
    if (m->z <= 0)
        return;
    r->lost = contact_law(&m->contact)->advance_memory(&m->contact, r->x, setup->h, &r->z);
}

/* At rest in a contact that is too stiff for its steps, the velocity would alternate in sign for
 * ever. After two successive steps with force, a velocity clearly smaller than one step's
 * acceleration gives is set to the mean velocity of the step by an impulse. This changes the
 * velocity by at most a hundredth of that at the end of a fall from just above. */
double solve_settling(const struct collision_def *c, const struct motion *m,
                      const struct stepper *st, const struct step_setup *setup,
                      const struct step_result *r, double x0, bool *stiff, double *velocity) {
    double depth = max_of(contact_depth(&m->contact, x0), contact_depth(&m->contact, r->x));
    double stiffness = contact_stiffness_beyond(&m->contact, depth);
    *stiff = false;
    if (!(r->force > 0 && setup->compliance * stiffness > highest))
        return 0;
    double now = motion_velocity(c, m), mean = r->d / setup->h;
    *stiff = true;
    *velocity = now;
    if (!st->stiff)
        return 0;
    double step_gives = 2 * (setup->free_displacement / setup->h - st->stiff_velocity);
    if (!(fabs(now) <= tuned->clearly_less * fabs(step_gives)) || fabs(mean) >= fabs(now))
        return 0;
    *velocity = mean;
    return (now - mean) / motion_mobility(c);
}

double solve_from_surface(const struct motion *m, double acceleration, double most,
                          enum crossing crossing, double *v) {
    double outside = motion_outside(m, m->x), now = *v;
    if (outside <= 0)
        return 0;
    if (!contact_two_sided(&m->contact))
        *v = copysign(sqrt(max_of(now * now + 2 * acceleration * outside, 0)), crossing);
    double mean = fabs(now + *v) / 2;
    return mean > 0 ? min_of(outside / mean, most) : 0;
}
