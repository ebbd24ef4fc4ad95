/* SPDX-License-Identifier: BSD-3-Clause */
/* random_contacts.h: random scenes of several contacts, and their distance from truth_network.h:
 * one to eight hammers of Hunt and Crossley's law or felt, beads that are held or lie on the body,
 * barriers, and wires under a head that may stretch. */
#ifndef KNOCK_RANDOM_CONTACTS_H
#define KNOCK_RANDOM_CONTACTS_H

#include "accuracy/truth_network.h"
#include "support/network_scene.h"

enum random_body { RANDOM_BAR, RANDOM_STRING, RANDOM_HEAD, RANDOM_BODIES };

enum { RANDOM_MODES = 20, RANDOM_WIRE_MODES = 3, RANDOM_STRIKES = 8 };

struct random_contacts {
    enum random_body body;
    int hammers, held_beads, lying_beads, barriers, wires;
    bool felt, stretches;
    double tau; /* s, of one hammer's contact with a wall */
    struct network_scene *scene;
    struct truth_network truth, start;
    int time, strikes, strike_at[RANDOM_STRIKES];
    double strike_v[RANDOM_STRIKES];
};

/* --- the body --------------------------------------------------------------------------------- */

static inline double random_shape(enum random_body body, int mode, double at) {
    const double pi = 3.14159265358979323846;
    if (body == RANDOM_BAR)
        return cos(pi * (mode + 1) * at);
    if (body == RANDOM_STRING)
        return sin(pi * (mode + 1) * at);
    return sqrt(2) * cos(pi * (mode + .75) * at); /* an axisymmetric head's, as far as needed */
}

/* Modes up to 20 kHz; up to 2 kHz on a body that stretches, above which the glide of a mode is too
 * small at one step a sample (stretch.h). */
static inline int random_modes_of(uint64_t *rng, enum random_body body, bool stretches,
                                  struct mode *mode) {
    static const double lowest[RANDOM_BODIES] = {150, 80, 80}, highest[] = {800, 500, 300};
    static const double mass[RANDOM_BODIES] = {.05, .005, .03};
    double f = check_log_uniform(rng, lowest[body], highest[body]);
    double m = mass[body] * check_log_uniform(rng, .3, 3), decay = check_log_uniform(rng, .1, 2);
    int count = 0;
    for (int i = 0; i < RANDOM_MODES; i++) {
        double partial = body == RANDOM_BAR      ? (i + 1.5) * (i + 1.5) / 2.25
                         : body == RANDOM_STRING ? i + 1
                                                 : (i + .75) / .75;
        if (f * partial < (stretches ? 2e3 : 2e4))
            mode[count++] = (struct mode){f * partial, decay / (1 + .1 * i), m};
    }
    return count;
}

/* --- the contacts ----------------------------------------------------------------------------- */

static inline struct truth_hammer *random_add(struct random_contacts *r, double at, double sign) {
    struct truth_hammer *t = &r->truth.hammer[r->truth.hammers++];
    *t = (struct truth_hammer){.alpha = 1.5};
    for (int i = 0; i < r->scene->modes; i++)
        t->c[i] = sign * random_shape(r->body, i, at) / sqrt(r->scene->mode[i].mass);
    return t;
}

/* The link of the scene as the truth has it. */
static inline struct network_link *random_link(struct random_contacts *r, enum network_kind kind,
                                               const struct truth_hammer *t) {
    struct network_scene *s = r->scene;
    struct contact c = contact_default();
    c.k = t->k, c.mu = t->mu, c.alpha = t->alpha, c.gap = t->gap;
    c.law = t->law == TRUTH_LINK_TWO_SIDED ? CONTACT_TWO_SIDED : CONTACT_HUNT_CROSSLEY;
    struct network_link *l = scene_add(s, kind, t->m, c);
    l->load = t->load;
    l->gap = t->load > 0 ? 0 : -t->y;
    for (int i = 0; i < s->modes; i++)
        s->shape[s->count - 1][i] = t->c[i] * sqrt(s->mode[i].mass);
    return l;
}

static inline void random_bead(uint64_t *rng, struct random_contacts *r, bool lies) {
    struct truth_hammer *t = random_add(r, check_uniform(rng, 0, 1), 1);
    t->m = check_log_uniform(rng, 5e-4, 5e-3);
    t->k = check_log_uniform(rng, 1e6, 1e8);
    t->mu = check_uniform(rng, .3, 1);
    if (lies) {
        t->load = t->m * 9.81;
        t->y = pow(t->load / t->k, 1 / t->alpha);
    } else {
        t->law = TRUTH_LINK_TWO_SIDED;
        t->gap = check_log_uniform(rng, 1e-6, 1e-4);
    }
    random_link(r, NETWORK_BEAD, t);
}

static inline void random_barrier(uint64_t *rng, struct random_contacts *r) {
    struct truth_hammer *t = random_add(r, check_uniform(rng, 0, 1), -1);
    t->k = check_log_uniform(rng, 1e7, 1e9);
    t->mu = check_uniform(rng, 0, .5);
    t->y = -check_log_uniform(rng, 1e-6, 1e-4);
    random_link(r, NETWORK_BARRIER, t);
}

/* The wire's modes follow those of the body and of the wires before it. */
static inline void random_wire(uint64_t *rng, struct random_contacts *r, int wire) {
    struct network_scene *s = r->scene;
    struct truth_hammer *t = random_add(r, check_uniform(rng, 0, .7), -1);
    t->k = 1e7;
    t->mu = 1;
    t->load = check_log_uniform(rng, .01, .1);
    t->y = pow(t->load / t->k, 1 / t->alpha);
    random_link(r, NETWORK_WIRE, t);
    for (int i = 0; i < RANDOM_WIRE_MODES; i++) {
        int at = wire * RANDOM_WIRE_MODES + i;
        s->hammer_mode[at] = (struct mode){180 * (i + 1.), .08, 5e-4};
        s->hammer_shape[s->count - 1][at] = sin((i + 1) * 3.14159265358979323846 * .41);
        t->c[s->modes + at] = s->hammer_shape[s->count - 1][at] / sqrt(5e-4);
    }
    s->hammer_modes = (wire + 1) * RANDOM_WIRE_MODES;
}

static inline void random_hammers(uint64_t *rng, struct random_contacts *r) {
    struct network_scene *s = r->scene;
    double at = check_uniform(rng, .05, .45);
    struct truth_hammer head = {.alpha = r->felt ? check_uniform(rng, 2, 3) : 1.5};
    s->hammer_mass = check_log_uniform(rng, .003, .03);
    r->tau = check_log_uniform(rng, 2e-4, 6e-3);
    /* the depth of a linear contact of the same duration, at 1 m/s */
    double depth = r->tau / 3.14159265358979323846;
    head.m = s->hammer_mass;
    head.k = head.m * (head.alpha + 1) / 2 / pow(depth, head.alpha + 1);
    head.law = r->felt ? TRUTH_LINK_FELT : TRUTH_LINK_ONE_SIDED;
    head.mu = r->felt ? 0 : check_uniform(rng, 0, 1);
    head.felt_time = check_log_uniform(rng, 1e-4, 1e-2);
    head.felt_weight = check_uniform(rng, .1, .8);
    head.y = -1e3; /* far away until it strikes */
    for (int j = 0; j < r->hammers; j++) {
        struct truth_hammer *t = random_add(r, at, 1);
        memcpy(head.c, t->c, sizeof head.c);
        *t = head;
    }
    for (int i = 0; i < s->modes; i++)
        s->at[i] = random_shape(r->body, i, at);
    s->head = (struct contact_inputs){head.k, head.mu, head.alpha};
    s->law.law = r->felt ? CONTACT_FELT : CONTACT_HUNT_CROSSLEY;
    s->law.felt_time = head.felt_time;
    s->law.felt_weight = head.felt_weight;
}

/* --- the scene -------------------------------------------------------------------------------- */

static inline void random_truth_modes(struct random_contacts *r) {
    const struct network_scene *s = r->scene;
    struct truth_network *t = &r->truth;
    t->modes = s->modes + s->hammer_modes;
    t->stretch = s->modes;
    t->kappa = s->kappa;
    for (int i = 0; i < t->modes; i++) {
        const struct mode *m = i < s->modes ? &s->mode[i] : &s->hammer_mode[i - s->modes];
        t->omega[i] = 2 * 3.14159265358979323846 * m->freq;
        t->sigma[i] = log(1000) / m->decay;
    }
}

static inline struct random_contacts *random_contacts_new(uint64_t seed, bool live, double rate) {
    struct random_contacts *r = calloc(1, sizeof *r);
    uint64_t *rng = &seed;
    check_random(rng);
    struct mode mode[RANDOM_MODES];
    r->body = (enum random_body)(check_random(rng) % RANDOM_BODIES);
    r->felt = check_random(rng) % 3 == 0;
    r->stretches = r->body != RANDOM_BAR && check_random(rng) % 2;
    r->hammers = 1 + (int)(check_random(rng) % 8);
    r->held_beads = (int)(check_random(rng) % 3) * (check_random(rng) % 2);
    r->lying_beads = (int)(check_random(rng) % 3) * (check_random(rng) % 2);
    r->barriers = (int)(check_random(rng) % 3) * (check_random(rng) % 2);
    r->wires = r->body == RANDOM_HEAD ? (int)(check_random(rng) % 6) : 0;
    int modes = random_modes_of(rng, r->body, r->stretches, mode);
    struct network_scene *s = r->scene = scene_of(modes, r->hammers);
    s->rate = rate;
    memcpy(s->mode, mode, sizeof mode);
    random_hammers(rng, r);
    for (int k = 0; k < r->held_beads; k++)
        random_bead(rng, r, false);
    for (int k = 0; k < r->lying_beads; k++)
        random_bead(rng, r, true);
    for (int k = 0; k < r->barriers; k++)
        random_barrier(rng, r);
    for (int k = 0; k < r->wires; k++)
        random_wire(rng, r, k);
    /* kappa^2 E: up to five semitones at the first strike */
    s->kappa = r->stretches ? sqrt(check_log_uniform(rng, .01, .7) / (s->hammer_mass / 2)) : 0;
    s->budget = live ? 1 : (double)HUGE_VAL;
    s->audit = !live;
    scene_make(s);
    random_truth_modes(r);
    r->start = r->truth;
    return r;
}

static inline void random_contacts_free(struct random_contacts *r) {
    scene_free(r->scene);
    free(r);
}

static inline int random_bank_index(const struct network_scene *s, int i) {
    return i < s->modes ? i : s->bank->body_end + i - s->modes;
}

/* Modal amplitudes of the scene. */
static inline void random_contacts_read(const struct random_contacts *r, struct truth_network *t) {
    const struct modes_state *now = r->scene->state->motion.bank;
    *t = r->truth;
    for (int k = 0; k < t->modes; k++) {
        t->q[k] = now->q[random_bank_index(r->scene, k)];
        t->p[k] = now->p[random_bank_index(r->scene, k)];
    }
}

/* ||A - B|| / ||B|| of modal amplitudes, by energy. */
static inline double random_apart(const struct truth_network *a, const struct truth_network *b) {
    double off = 0, all = 0;
    for (int k = 0; k < b->modes; k++) {
        double w = b->omega[k];
        off += pow(a->p[k] - b->p[k], 2) + pow(w * (a->q[k] - b->q[k]), 2);
        all += pow(b->p[k], 2) + pow(w * b->q[k], 2);
    }
    return sqrt(off / all);
}

static inline void random_truth_strike(struct truth_network *t, int hammer, double v) {
    struct truth_hammer *h = &t->hammer[hammer];
    h->y = 0;
    h->v = v;
    for (int i = 0; i < t->modes; i++)
        h->y += h->c[i] * t->q[i];
}

/* Plays both. Each hammer strikes while the one before may still touch; a free one would be struck
 * again. */
static inline double random_contacts_play(struct random_contacts *r, uint64_t seed, int time,
                                          int oversampled) {
    struct network_scene *s = r->scene;
    int at = 0;
    r->time = time;
    for (int j = 0; at < time; j++) {
        bool strikes = j < r->hammers && (j == 0 || s->state->stepper.touching);
        double v = check_log_uniform(&seed, .1, 3);
        int wait = 1 + (int)(check_uniform(&seed, 0, .5) * r->tau * s->rate);
        if (strikes) {
            collision_strike(s->state, v);
            random_truth_strike(&r->truth, j, v);
            r->strike_at[r->strikes] = at;
            r->strike_v[r->strikes++] = v;
        }
        int next = strikes && at + wait < time ? at + wait : time;
        scene_run(s, NULL, next - at);
        truth_network_run(&r->truth, 1 / s->rate / oversampled, (long)(next - at) * oversampled);
        at = next;
    }
    collision_catch_up(&s->def, s->state);
    struct truth_network now;
    random_contacts_read(r, &now);
    return random_apart(&now, &r->truth);
}

/* How much the scene magnifies a relative change of its strikes' speeds. */
static inline double random_contacts_condition(const struct random_contacts *r, int oversampled) {
    const double harder = 1e-7;
    struct truth_network t = r->start;
    int at = 0;
    for (int j = 0; j <= r->strikes; j++) {
        int next = j < r->strikes ? r->strike_at[j] : r->time;
        truth_network_run(&t, 1 / r->scene->rate / oversampled, (long)(next - at) * oversampled);
        at = next;
        if (j < r->strikes)
            random_truth_strike(&t, j, r->strike_v[j] * (1 + harder));
    }
    return random_apart(&t, &r->truth) / harder;
}

#endif
