/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_ledger.c: whatever the parameters are and however they move, the ledger closes and
 * nothing is gained. */
#include <math.h>

#include "accuracy/accuracy.h"
#include "support/ledger.h"
#include "support/lifted.h"
#include "support/random_set.h"
#include "support/rig.h"
#include "support/stretched.h"

struct ledger_worst {
    double imbalance; /* of the most energy in play, as all of these */
    double gain;      /* the largest fall of what was taken */
    double rise;      /* the largest rise of what is stored beyond what was put in */
    double drowns;    /* how far forces alone would take the hammer in a sample, over its depth */
    double imbalance_over_drowned; /* of that set */
};

static double stored(const struct collision_ledger *l) {
    return l->kinetic + l->modal + l->contact;
}

static double put_in(const struct collision_ledger *l) {
    return l->strikes + l->push + l->gravity + l->drive + l->changes;
}

static struct collision_in later(const struct collision_in *in, int n) {
    const struct collision_in z = *in;
    return (struct collision_in){z.strike ? z.strike + n : NULL, z.push ? z.push + n : NULL,
                                 z.k ? z.k + n : NULL,           z.mu ? z.mu + n : NULL,
                                 z.alpha ? z.alpha + n : NULL,   z.drive ? z.drive + n : NULL};
}

static void look(const struct collision_ledger *before, const struct collision_ledger *l,
                 struct ledger_worst *worst) {
    if (l->largest == 0)
        return;
    double rise = stored(l) - stored(before) - (put_in(l) - put_in(before));
    accuracy_worse(&worst->imbalance, fabs(ledger_imbalance(l)) / l->largest);
    accuracy_worse(&worst->gain, (before->lost_contact - l->lost_contact) / l->largest);
    accuracy_worse(&worst->gain, (before->lost_modes - l->lost_modes) / l->largest);
    accuracy_worse(&worst->gain, (before->lost_scheme - l->lost_scheme) / l->largest);
    accuracy_worse(&worst->rise, rise / l->largest);
}

/* In such a shallow contact under so strong a force the depth is the difference of two long
 * displacements. */
static void look_at_depths(const struct collision_def *c, const struct contact *contact,
                           const struct collision_in *in, const double *x, int n,
                           struct ledger_worst *worst) {
    double h = 1 / c->rate;
    for (int i = 0; i < n; i++) {
        double push = in->push ? fabs(in->push[i]) : 0, drive = in->drive ? fabs(in->drive[i]) : 0;
        double way = (push + drive) / c->mass * h * h / 2;
        double depth = contact_two_sided(contact) ? fabs(x[i]) - contact_gap(contact) : x[i];
        if (depth > 0 && isfinite(way / depth))
            worst->drowns = fmax(worst->drowns, way / depth);
    }
}

static void play_set(uint64_t *rng, const struct collision_def *c, struct collision_state *s,
                     const struct collision_in *in, struct ledger_worst *worst) {
    double output[RANDOM_LENGTH], x[RANDOM_LENGTH], *pickup = output;
    struct collision_out out = {.pickup = &pickup, .compression = x};
    struct collision_ledger before = {0};
    for (int done = 0; done < RANDOM_LENGTH;) {
        int n = 1 + random_pick(rng, 16);
        n = n < RANDOM_LENGTH - done ? n : RANDOM_LENGTH - done;
        struct collision_in now = later(in, done);
        collision_run(c, s, &now, &out, n);
        done += n;
        look_at_depths(c, &s->motion.contact, &now, x, n, worst);
        collision_catch_up(c, s);
        struct collision_ledger l = collision_ledger_now(c, s);
        look(&before, &l, worst);
        before = l;
    }
}

/* `stretches`: a bank has a variable tension, from none to far beyond the ceiling. */
static void one_set(uint64_t seed, double most, bool stretches, struct ledger_worst *worst) {
    uint64_t rng = seed * 7919;
    struct contact_inputs head;
    struct collision_def c = random_collision(&rng, &head);
    static struct random_signals signals;
    struct collision_in in = random_signals(&rng, &c, head, most, &signals);
    double kappa = stretches && c.modes ? check_log_uniform(&rng, 1e-4, 1e4) : 0;
    struct stretch *tension = kappa > 0 ? stretched(c.modes, kappa, c.out) : NULL;
    c.stretch = tension;
    c.arm_resistance = seed % 2 ? 20 : 0;
    struct collision_state *s = collision_state_new(&c, head, RANDOM_BODY, RANDOM_HAMMER);
    play_set(&rng, &c, s, &in, worst);
    collision_state_free(s);
    stretch_free(tension);
    modes_free((struct modes *)c.modes);
}

static struct ledger_worst scan(int first, double most, bool stretches) {
    struct ledger_worst worst = {0};
    int sets = accuracy_count(50000, 1500);
    for (int i = 0; i < sets; i++) {
        struct ledger_worst one = {0};
        one_set((uint64_t)(first + i), most, stretches, &one);
        accuracy_worse(&worst.imbalance, one.imbalance);
        accuracy_worse(&worst.gain, one.gain);
        accuracy_worse(&worst.rise, one.rise);
        double drowned = fmax(1, one.drowns);
        accuracy_worse(&worst.imbalance_over_drowned, fmax(one.imbalance, one.rise) / drowned);
        accuracy_worse(&worst.drowns, one.drowns);
    }
    return worst;
}

/* Every parameter goes through its whole range; what a load puts in is no more than it times its
 * way, also on a drumhead that gives way. Forces do so in the second family; 1e6 N on a milligram
 * is 1e12 m/s^2, and what such a sample puts in has no digits left for a contact. In the first they
 * accelerate by three hundred g. */
void accuracy_ledger(void) {
    int first = accuracy_count(1, 1000001);
    if (accuracy_wants("ledger-imbalance ledger-gain ledger-rise")) {
        struct ledger_worst worst = scan(first, 3e3, false);
        accuracy_line("ledger-imbalance", worst.imbalance, 1e-10);
        accuracy_line("ledger-gain", worst.gain, 1e-13);
        accuracy_line("ledger-rise", worst.rise, 1e-10);
    }
    if (accuracy_wants("ledger-violent-imbalance ledger-violent-gain ledger-violent-rise")) {
        struct ledger_worst worst = scan(first + 500000, HUGE_VAL, false);
        accuracy_line("ledger-violent-imbalance", worst.imbalance, 1e-10);
        accuracy_line("ledger-violent-gain", worst.gain, 1e-13);
        accuracy_line("ledger-violent-rise", worst.rise, 1e-10);
        accuracy_note("ledger-violent-drowns", worst.drowns);
        accuracy_note("ledger-violent-imbalance-over-drowned", worst.imbalance_over_drowned);
    }
    if (accuracy_wants("ledger-drumheads-imbalance ledger-drumheads-gain ledger-drumheads-rise")) {
        struct ledger_worst worst = scan(first + 250000, 3e3, true);
        accuracy_line("ledger-drumheads-imbalance", worst.imbalance, 1e-10);
        accuracy_line("ledger-drumheads-gain", worst.gain, 1e-13);
        accuracy_line("ledger-drumheads-rise", worst.rise, 1e-10);
    }
    if (accuracy_wants("ledger-lifted")) {
        int loads = accuracy_count(1000, 30);
        char description[96];
        double worst = 0;
        for (int i = 0; i < loads; i++)
            accuracy_worse(&worst, lifted((uint64_t)(first + i), description, sizeof description));
        accuracy_line("ledger-lifted", worst, 1e-11); /* of 80000 samples' rounding */
    }
}
