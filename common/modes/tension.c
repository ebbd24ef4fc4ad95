/* SPDX-License-Identifier: BSD-3-Clause */
/* tension.c: tension that follows the energy in the mean; see tension.h. */
#include "modes/tension.h"

#include <math.h>
#include <stddef.h>

double tension_potential(double by, double g) {
    double over = g * g - 1;
    return by > 0 ? -over * over / by : 0;
}

struct tension_step tension_follow(double by, double g, double energy) {
    double over = g * g - 1, total = energy * by - over * over;
    if (!(total > 0))
        return (struct tension_step){g, 1};
    double y = (1 + sqrt(4 + 3 * total)) / 3; /* g'^2 */
    /* y - 1, without the cancellation at a small total */
    double rise = total / (sqrt(4 + 3 * total) + 2);
    return (struct tension_step){sqrt(y), sqrt(4 * y * rise / (energy * by))};
}

struct tension_step tension_let_go(double by, double g, double energy) {
    double over = g * g - 1, total = energy * by - over * over;
    return (struct tension_step){1, total > 0 ? sqrt(total / (energy * by)) : 0};
}

/* --- a bank ----------------------------------------------------------------------------------- */

bool tension_make(struct tension *t, int most_body, int most_hammer) {
    *t = (struct tension){.g = 1, .p = 1, .omega = 1, .bank = modes_new(most_body, most_hammer, 0)};
    return t->bank != NULL;
}

void tension_free(struct tension *t) { modes_free(t->bank); }

void tension_arrive(struct tension *t) { t->p = t->omega = 1; }

void tension_rest(struct tension *t) {
    t->g = 1;
    tension_arrive(t);
}

double tension_energy(const struct tension *t, const struct modes *rest) {
    return t->g == 1 ? 0 : tension_potential(rest->stiffening, t->g);
}

/* Takes a step of g; `slowed` scales p in addition. */
static void take(struct tension *t, const struct modes *rest, struct modes_state *s,
                 struct tension_step step, double slowed) {
    modes_scale_stretching(tension_bank(t, rest), s, step.p * t->g / step.g, step.p * slowed);
    tension_arrive(t);
    t->g = step.g;
    t->whole = false;
    if (t->g != 1)
        modes_retune_ringing(rest, t->bank, t->g);
}

/* The same, with a ramp of the output over the next window. A bank that falls silent at once has no
 * ramp. */
static void go_along(struct tension *t, const struct modes *rest, struct modes_state *s,
                     struct tension_step step, double slowed) {
    double omega = step.g / t->g;
    take(t, rest, s, step, slowed);
    if (step.p > 0) {
        t->p = step.p * slowed;
        t->omega = omega * slowed;
    }
}

/* Changes below two cents are deferred, so that g ends at 1. Two octaves is the limit, more than
 * any head or string withstands: a constant drive must not find an ever stiffer head. */
static bool next(const struct tension *t, const struct modes *rest, double energy, double most,
                 struct tension_step *step) {
    const double least = 1.2e-3, tightest = 4;
    double by = rest->stiffening;
    *step = tension_follow(by, t->g, energy);
    if (step->g < 1 + least)
        *step = tension_let_go(by, t->g, energy);
    bool goes = fabs(step->g - t->g) > least || (step->g == 1 && t->g != 1);
    return goes && step->g <= tightest && step->g <= most;
}

double tension_displacement(const struct tension *t, const struct modes *rest,
                            const struct modes_state *s, double most) {
    const struct modes *bank = tension_bank(t, rest);
    struct tension_step step;
    if (rest->stiffening == 0 || !next(t, rest, modes_stretching_energy(bank, s), most, &step))
        return 0;
    return (step.p * t->g / step.g - 1) * modes_stretching_displacement(bank, s);
}

double tension_renew(struct tension *t, const struct modes *rest, struct modes_state *s,
                     double most, double work) {
    const double most_paid = .2; /* of the kinetic energy; a larger change would be audible */
    struct tension_step step;
    tension_arrive(t);
    if (rest->stiffening == 0)
        return 0;
    double energy = modes_stretching_energy(tension_bank(t, rest), s), slowed = 1;
    if (!next(t, rest, energy, most, &step))
        return 0;
    if (work < 0) {
        double moves = step.p * step.p * modes_stretching_kinetic(tension_bank(t, rest), s);
        if (-work > most_paid * moves)
            return 0;
        slowed = sqrt(1 + work / moves);
    }
    go_along(t, rest, s, step, slowed);
    return energy * (step.p * step.p - 1) + fmin(work, 0);
}

double tension_deficit(const struct tension *t, const struct modes *rest,
                       const struct modes_state *s) {
    double all = -tension_energy(t, rest);
    return all > 0 && modes_stretching_energy(t->bank, s) < all ? all : 0;
}

double tension_return(struct tension *t, const struct modes *rest, struct modes_state *s,
                      double returned) {
    double energy = modes_stretching_energy(t->bank, s);
    double left = energy + tension_energy(t, rest) + returned;
    take(t, rest, s, (struct tension_step){1, left > 0 ? sqrt(left / energy) : 0}, 1);
    return fmax(0, -left);
}

void tension_end(struct tension *t, const struct modes *rest, struct modes_state *s) {
    if (t->g == 1)
        return;
    take(t, rest, s, tension_let_go(rest->stiffening, t->g, modes_stretching_energy(t->bank, s)),
         1);
}

/* A body that stretches less than before was never so tight. The energy to reach the old g would
 * far exceed the energy there is, and would be lost in its rounding on the way back. */
void tension_resume(struct tension *t, const struct modes *rest, struct modes_state *s, double g) {
    double by = rest->stiffening, energy = modes_stretching_energy(rest, s);
    if (!(by > 0 && energy > 0))
        return;
    g = fmin(g, tension_follow(by, 1, energy).g);
    double over = g * g - 1;
    if (over > 0)
        take(t, rest, s, (struct tension_step){g, sqrt(1 + over * over / (energy * by))}, 1);
}

void tension_complete(struct tension *t, const struct modes *rest) {
    modes_retune(rest, t->bank, t->g);
    t->whole = true;
}
