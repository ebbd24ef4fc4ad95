/* SPDX-License-Identifier: BSD-3-Clause */
/* contacts_scene.h: a bar with several contacts, and its distance from an oversampled solution. */
#ifndef KNOCK_CONTACTS_SCENE_H
#define KNOCK_CONTACTS_SCENE_H

#include "accuracy/truth_network.h"
#include "support/network_scene.h"

enum { CONTACTS_BAR = 16 };

/* A bar struck by `hammers`, with beads, barriers and wires of other places. */
static inline struct network_scene *contacts_bar(int hammers, int beads, int barriers, int wires) {
    struct network_scene *s = scene_of(CONTACTS_BAR, hammers);
    for (int i = 0; i < CONTACTS_BAR; i++) {
        s->mode[i] = (struct mode){220 * (1 + .9 * i * (1 + .3 * i)), .5 / (1 + .1 * i), .05};
        s->at[i] = cos(.3 * 3.14159 * (i + 1));
    }
    for (int k = 0; k < beads + barriers + wires; k++) {
        struct contact c = contact_default();
        bool bead = k < beads, wire = k >= beads + barriers, two = bead && k % 2;
        double place = .12 + .8 * k / (beads + barriers + wires);
        c.k = bead ? 1e7 : wire ? 1e6 : 1e8;
        c.mu = 1;
        c.gap = 2e-5;
        if (two)
            c.law = CONTACT_TWO_SIDED;
        struct network_link *l = scene_add(s,
                                           bead   ? NETWORK_BEAD
                                           : wire ? NETWORK_WIRE
                                                  : NETWORK_BARRIER,
                                           bead ? .001 * (1 + k) : 0, c);
        l->gap = bead || wire ? 0 : 3e-6 * k;
        l->load = wire ? .02 : bead && !two ? .00981 * (1 + k) : 0;
        for (int i = 0; i < CONTACTS_BAR; i++)
            s->shape[s->count - 1][i] = cos(place * 3.14159 * (i + 1)) * (bead ? 1 : -1);
        for (int i = 0; wire && i < 2; i++)
            s->hammer_shape[s->count - 1][2 * (k - beads - barriers) + i] = .8 - i;
    }
    s->hammer_modes = 2 * wires;
    for (int i = 0; i < s->hammer_modes; i++)
        s->hammer_mode[i] = (struct mode){120 * (1 + i % 2), .1, 2e-4};
    s->head = (struct contact_inputs){1e7, .5, 1.5};
    return s;
}

/* Contacts of the scene that do not play yet stand far away. */
static inline void contacts_truth_begin(const struct network_scene *s, struct truth_network *t) {
    *t = (struct truth_network){.hammers = s->count + 1, .modes = CONTACTS_BAR};
    for (int i = 0; i < CONTACTS_BAR; i++) {
        t->omega[i] = sqrt(s->bank->omega2[i]);
        t->sigma[i] = s->bank->two_sigma[i] / 2;
    }
    for (int j = 0; j <= s->count; j++) {
        const struct network_link *l = j ? &s->link[j - 1] : NULL;
        bool hammer = j < s->hammers;
        const struct contact *c = hammer ? NULL : &l->contact;
        t->hammer[j] = (struct truth_hammer){
            .law = !hammer && contact_two_sided(c) ? TRUTH_LINK_TWO_SIDED : TRUTH_LINK_ONE_SIDED,
            .m = hammer        ? s->hammer_mass
                 : l->has_lump ? s->mass[l->lump - s->hammers]
                               : 1e30,
            .k = hammer ? s->head.k : c->k,
            .mu = hammer ? s->head.mu : c->mu,
            .alpha = 1.5,
            .gap = hammer ? 0 : c->gap,
            .y = hammer ? -1e3 : -l->gap};
        memcpy(t->hammer[j].c, modes_points_row(s->network->points, j),
               CONTACTS_BAR * sizeof(double));
    }
}

static inline double contacts_off(const struct network_scene *s, const struct truth_network *t) {
    const struct modes_state *now = s->state->motion.bank;
    double off = 0, all = 0;
    for (int i = 0; i < CONTACTS_BAR; i++) {
        double w = t->omega[i];
        off += pow(now->p[i] - t->p[i], 2) + pow(w * (now->q[i] - t->q[i]), 2);
        all += pow(t->p[i], 2) + pow(w * t->q[i], 2);
    }
    return sqrt(off / all);
}

/* Each hammer strikes while the one before may still touch. */
static inline double contacts_off_truth(uint64_t seed, bool live, int time, int oversampled) {
    int hammers = 1 + (int)(check_random(&seed) % 4), beads = (int)(check_random(&seed) % 3);
    struct network_scene *s = contacts_bar(hammers, 0, beads == 0, 0);
    struct truth_network *t = malloc(sizeof *t);
    for (int k = 0; k < beads; k++) {
        struct contact c = contact_default();
        c.law = CONTACT_TWO_SIDED;
        c.k = check_log_uniform(&seed, 1e6, 1e8);
        c.mu = .5;
        c.gap = check_log_uniform(&seed, 1e-6, 1e-4);
        scene_add(s, NETWORK_BEAD, check_log_uniform(&seed, 5e-4, 5e-3), c);
        for (int i = 0; i < CONTACTS_BAR; i++)
            s->shape[s->count - 1][i] = cos((.2 + .3 * k) * 3.14159 * (i + 1));
    }
    s->head.k = check_log_uniform(&seed, 1e6, 1e8);
    s->budget = live ? 1 : (double)HUGE_VAL;
    s->audit = !live;
    scene_make(s);
    contacts_truth_begin(s, t);
    int at = 0;
    for (int j = 0; at < time; j++) {
        /* a free hammer would be struck again */
        bool strikes = j < hammers && (j == 0 || s->state->stepper.touching);
        double v = check_log_uniform(&seed, .1, 3), bodys = 0;
        for (int i = 0; i < CONTACTS_BAR; i++)
            bodys += t->hammer[j].c[i] * t->q[i];
        if (strikes) {
            collision_strike(s->state, v);
            t->hammer[j].y = bodys;
            t->hammer[j].v = v;
        }
        int next = strikes ? at + 5 + (int)(check_random(&seed) % 40) : time;
        scene_run(s, NULL, next - at);
        truth_network_run(t, 1 / scene_rate / oversampled, (long)(next - at) * oversampled);
        at = next;
    }
    collision_catch_up(&s->def, s->state);
    double off = contacts_off(s, t);
    scene_free(s);
    free(t);
    return off;
}

#endif
