/* SPDX-License-Identifier: BSD-3-Clause */
/* network_scene.h: voices with several contacts, for tests. */
#ifndef KNOCK_NETWORK_SCENE_H
#define KNOCK_NETWORK_SCENE_H

#include "engine/collision/collision_state.h"
#include "support/check.h"
#include "support/stretched.h"

enum { SCENE_MODES = 512 };
static const double scene_rate = 44100;

/* A body, its contacts, and the voice that plays them. */
struct network_scene {
    int modes, hammers, count, lumps, hammer_modes;
    struct mode mode[SCENE_MODES], hammer_mode[SCENE_MODES];
    double at[SCENE_MODES]; /* where the hammers strike; then the hammer's modes */
    double shape[NETWORK_LINKS][SCENE_MODES], hammer_shape[NETWORK_LINKS][SCENE_MODES];
    struct network_link link[NETWORK_LINKS];
    double mass[NETWORK_LINKS];
    struct contact_def law; /* of the hammers */
    struct contact_inputs head;
    double rate, hammer_mass, budget, kappa; /* kappa: of the body's tension, 0: linear */
    bool audit;

    struct modes *bank;
    struct network_def *network;
    struct stretch *stretch;
    struct collision_def def;
    struct collision_state *state;
};

static inline struct network_scene *scene_of(int modes, int hammers) {
    struct network_scene *s = calloc(1, sizeof *s);
    s->modes = modes;
    s->hammers = hammers;
    s->count = hammers - 1;
    for (int j = 0; j + 1 < hammers; j++)
        s->link[j] = (struct network_link){
            .kind = NETWORK_HAMMER, .contact = contact_default(), .has_lump = true, .lump = j + 1};
    s->law = contact_def_default();
    s->head = head_default();
    s->rate = scene_rate;
    s->hammer_mass = .01;
    s->budget = (double)HUGE_VAL;
    s->audit = true;
    return s;
}

/* Adds a link; its shape on the body is to be set. */
static inline struct network_link *scene_add(struct network_scene *s, enum network_kind kind,
                                             double mass, struct contact contact) {
    struct network_link *l = &s->link[s->count++];
    *l = (struct network_link){.kind = kind, .contact = contact};
    if (mass > 0) {
        l->has_lump = true;
        l->lump = s->hammers + s->lumps;
        s->mass[s->lumps++] = mass;
    }
    return l;
}

static inline void scene_make(struct network_scene *s) {
    struct network_place place[NETWORK_LINKS];
    const double *pickup = s->at;
    s->bank = modes_new(s->modes, s->hammer_modes, 1);
    modes_design(s->bank, s->rate, s->mode, s->hammer_mode, s->at, &pickup);
    if (s->audit)
        modes_audit(s->bank);
    for (int j = 0; j < s->count; j++)
        place[j] = (struct network_place){s->shape[j], s->hammer_modes ? s->hammer_shape[j] : NULL};
    if (s->count)
        s->network = network_def_new(s->bank, s->hammers, s->hammer_mass, s->link, place, s->count,
                                     s->mass, s->lumps);
    s->def = collision_default();
    s->def.rate = s->rate;
    s->def.body = SCHEME_MODES;
    s->def.modes = s->bank;
    s->def.network = s->network;
    s->def.stretch = s->stretch = stretched(s->bank, s->kappa, s->def.out);
    s->def.contact = s->law;
    s->def.mass = s->hammer_mass;
    s->def.gravity = 0;
    s->def.pickups = 1;
    s->def.budget = s->budget;
    s->def.audit = s->audit;
    s->state = collision_state_for(&s->def, s->head);
}

static inline void scene_free(struct network_scene *s) {
    collision_state_free(s->state);
    network_def_free(s->network);
    stretch_free(s->stretch);
    modes_free(s->bank);
    free(s);
}

static inline void scene_run(struct network_scene *s, double *output, int n) {
    double *pickup[1] = {output};
    collision_run(&s->def, s->state, &(struct collision_in){.push = NULL},
                  &(struct collision_out){.pickup = output ? pickup : NULL}, n);
}

/* stored - put in + lost, over the largest energy in play. */
static inline double scene_ledger_gap(const struct network_scene *s) {
    struct collision_ledger l = collision_ledger_now(&s->def, s->state);
    double in = l.strikes + l.push + l.gravity + l.drive + l.changes;
    double out = l.lost_contact + l.lost_modes + l.lost_exchange + l.lost_scheme;
    return (l.kinetic + l.modal + l.contact - in + out) / fmax(l.largest, 1e-300);
}

#endif
