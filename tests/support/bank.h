/* SPDX-License-Identifier: BSD-3-Clause */
/* bank.h: banks of modes of every kind, for the tests. */
#ifndef KNOCK_BANK_H
#define KNOCK_BANK_H

#include "support/check.h"

#include "modes/modes.h"

static const double bank_rate = 44100;

struct bank_kind {
    const char *name;
    struct mode mode;
};

#define BANK_PI 3.14159265358979323846
static const struct bank_kind bank_kinds[] = {
    {"low", {110, 1, .1}},
    {"high", {9000, .2, .3}},
    {"undamped", {440, HUGE_VAL, 1}},
    {"rigid", {0, 3, .5}},
    {"free mass", {0, HUGE_VAL, 2}},
    {"overdamped", {20, 1e-3, .2}},
    {"ultrasonic", {6e4, .1, .1}},
    {"slow", {.01, 100, 1}},
    {"critical", {300, 6.907755278982137 / (2 * BANK_PI * 300), .4}},
    {"just underdamped", {300, 1.0000001 * 6.907755278982137 / (2 * BANK_PI * 300), .4}},
    {"dead", {2000, 1e-4, .2}},
    {"damped rigid", {0, 1e-3, 1}},
};
enum { BANK_KINDS = sizeof bank_kinds / sizeof *bank_kinds, BANK_LARGEST = 4096, BANK_PICKUPS = 5 };

/* body + hammer modes, all kinds in turn, all different. */
static inline struct modes *bank_new(int body, int hammer, int pickups) {
    struct mode *mode = malloc((size_t)(body + hammer) * sizeof *mode);
    double *at = malloc((size_t)(body + hammer) * (1 + BANK_PICKUPS) * sizeof *at);
    const double *pickup[BANK_PICKUPS];
    for (int i = 0; i < body + hammer; i++) {
        mode[i] = bank_kinds[i % BANK_KINDS].mode;
        mode[i].freq *= 1 + .001 * (i / BANK_KINDS);
        at[i] = i % 3 ? 1 : -.5;
        for (int k = 0; k < BANK_PICKUPS; k++)
            at[(body + hammer) * (1 + k) + i] = sin(1 + i * (k + 2));
    }
    for (int k = 0; k < BANK_PICKUPS; k++)
        pickup[k] = at + (body + hammer) * (1 + k);
    struct modes *m = modes_new(body, hammer, pickups);
    modes_design(m, bank_rate, mode, mode + body, at, pickup);
    modes_audit(m);
    free(at);
    free(mode);
    return m;
}

/* True if index i is a mode, false for padding. */
static inline bool bank_used(const struct modes *m, int i) {
    return i < m->body_end ? i < m->body : i < m->body_end + m->hammer;
}

static inline double bank_omega(const struct modes *m, int i) { return sqrt(m->omega2[i]); }

/* All modes in motion, with velocities up to 1 and matching energies. */
static inline struct modes_state *bank_moving(const struct modes *m, uint64_t seed) {
    struct modes_state *s = modes_state_new(m->body, m->hammer);
    for (int i = 0; i < m->hammer_end; i++)
        if (bank_used(m, i)) {
            s->p[i] = check_uniform(&seed, -1, 1);
            s->q[i] = check_uniform(&seed, -1, 1) / (1 + bank_omega(m, i));
        }
    return s;
}

/* The static displacement under a force is read back as that force, whatever the drift of modes
 * without stiffness; forces add up, and the pickups output the displacement. */
static inline void bank_check_static(const struct modes *m, double force) {
    struct modes_state *s = modes_state_new(m->body, m->hammer);
    double held[BANK_PICKUPS], output[BANK_PICKUPS], energy;
    struct modes_load load = {.force = force};
    modes_add_static(m, s, &load, 1);
    energy = modes_energy(m, s);
    modes_read_static(m, &load, held);
    modes_read(m, s, MODES_DISPLACEMENT, 0, output);
    for (int k = 0; k < m->pickups; k++)
        CHECK_NEAR(output[k], held[k], 1e-12 * fabs(force) * sqrt(m->output2));
    for (int i = 0; i < m->hammer_end; i++)
        CHECK(m->omega2[i] > 0 || s->q[i] == 0);
    for (int i = 0; i < m->body_end; i++)
        if (bank_used(m, i) && m->omega2[i] == 0)
            s->q[i] = 1;
    CHECK_REL(modes_static_force(m, s), force, 1e-12);
    modes_add_static(m, s, &load, -.25);
    CHECK_REL(modes_static_force(m, s), .75 * force, 1e-12);
    CHECK_REL(modes_energy(m, s), .75 * .75 * energy, 1e-12);
    modes_add_static(m, s, &load, -.75);
    CHECK_NEAR(modes_static_force(m, s), 0, 1e-12 * fabs(force));
    modes_state_free(s);
}

#endif
