/* SPDX-License-Identifier: BSD-3-Clause */
/* The static equilibrium of a hammer at rest on a body with beads, barriers and wires. */
#include "support/contacts_scene.h"

/* A scene of random stiffnesses and loads, at rest. */
static struct network_scene *random_scene(uint64_t *rng) {
    int beads = (int)(check_random(rng) % 3), barriers = 1 + (int)(check_random(rng) % 4),
        wires = (int)(check_random(rng) % 6);
    struct network_scene *s = contacts_bar(1, beads, barriers, wires);
    for (int j = 0; j < s->count; j++) {
        s->link[j].contact.k *= check_log_uniform(rng, 1e-2, 1e2);
        s->link[j].contact.alpha = check_random(rng) % 2 ? 1.5 : check_uniform(rng, 1, 3);
        if (s->link[j].kind == NETWORK_WIRE)
            s->link[j].load = check_log_uniform(rng, .001, 1);
        if (s->link[j].kind == NETWORK_BARRIER)
            s->link[j].gap = check_log_uniform(rng, 1e-8, 1e-4);
    }
    scene_make(s);
    return s;
}

/* The hammer lies on the body with this push, N, in equilibrium with all other contacts. */
static void press(struct network_scene *s, double push) {
    collision_set_input(s->state, RANGE_PUSH, push);
    scene_run(s, NULL, 1);
    collision_rest(&s->def, s->state);
    collision_set_input(s->state, RANGE_PUSH, push);
    motion_set_hammer(&s->def, &s->state->motion, 0, 0, false);
    struct modes_load load = collision_static_load(&s->def, s->state, push);
    collision_restore_static_load(&s->def, s->state, push, &load);
    stepper_continue(&s->def, &s->state->stepper, &s->def, &s->state->motion, &s->state->stepper, 0,
                     true);
}

/* x of link j under these forces of all links, from the shapes of the scene alone. */
static double compression(const struct network_scene *s, int j, const double *force) {
    const struct network_link *l = &s->link[j - 1];
    double x = -l->gap + (l->load > 0 ? pow(l->load / l->contact.k, 1 / l->contact.alpha) : 0);
    for (int k = 0; k <= s->count; k++) {
        double C = 0;
        for (int i = 0; i < s->modes + s->hammer_modes; i++) {
            const struct mode *m = i < s->modes ? &s->mode[i] : &s->hammer_mode[i - s->modes];
            double mine = i < s->modes ? s->shape[j - 1][i] : s->hammer_shape[j - 1][i - s->modes];
            double other =
                k == 0 ? (i < s->modes ? s->at[i] : 0)
                       : (i < s->modes ? s->shape[k - 1][i] : s->hammer_shape[k - 1][i - s->modes]);
            C += mine * other / m->mass / pow(2 * 3.14159265358979323846 * m->freq, 2);
        }
        x -= C * (force[k] - (k > 0 ? s->link[k - 1].load : 0));
    }
    return x;
}

/* One unknown after another by bisection, until none moves. */
static void relax(const struct network_scene *s, double *force) {
    for (int sweep = 0; sweep < 3000; sweep++) {
        double moved = 0;
        for (int j = 1; j <= s->count; j++) {
            const struct network_link *l = &s->link[j - 1];
            double low = 0, high = 1e3, before = force[j];
            if (l->kind == NETWORK_BEAD)
                continue;
            for (int i = 0; i < 70; i++) {
                force[j] = (low + high) / 2;
                double x = fmax(compression(s, j, force), 0);
                if (l->contact.k * pow(x, l->contact.alpha) > force[j])
                    low = force[j];
                else
                    high = force[j];
            }
            moved = fmax(moved, fabs(force[j] - before));
        }
        if (moved < 1e-13)
            return;
    }
}

TEST("the forces at rest are those of a solution link by link") {
    double worst = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        uint64_t rng = seed;
        struct network_scene *s = random_scene(&rng);
        double push = check_log_uniform(&rng, .01, 30), force[NETWORK_LINKS] = {push};
        press(s, push);
        for (int j = 1; j <= s->count; j++)
            force[j] = s->link[j - 1].load;
        relax(s, force);
        for (int j = 1; j <= s->count; j++) {
            const struct network_contact *at = &s->state->network->at[j];
            check_case("seed %d, link %d of %d, %g N", (int)seed, j, s->count, force[j]);
            double off = fabs(at->held - force[j]) / push;
            CHECK(off < 1e-9);
            worst = fmax(worst, off);
        }
        scene_free(s);
    }
    printf("[%.1e] ", worst);
}

TEST("a hammer put at rest on a network stays at rest, and so do its contacts") {
    static double output[3000];
    double worst = 0;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        uint64_t rng = seed;
        struct network_scene *s = random_scene(&rng);
        double push = check_log_uniform(&rng, .01, 30), most = 0;
        check_case("seed %d, %g N", (int)seed, push);
        press(s, push);
        double energy = motion_bank_energy(&s->def, &s->state->motion);
        scene_run(s, output, 3000);
        for (int i = 0; i < 3000; i++)
            most = fmax(most, fabs(output[i]));
        double moves = most / sqrt(2 * energy * s->bank->output_bound2);
        CHECK(moves < 1e-7);
        CHECK(fabs(scene_ledger_gap(s)) < 1e-10);
        worst = fmax(worst, moves);
        scene_free(s);
    }
    printf("[%.1e] ", worst);
}

TEST("a load removed and restored leaves body and contacts as they were") {
    for (uint64_t seed = 1; seed <= 6; seed++) {
        uint64_t rng = seed;
        struct network_scene *s = random_scene(&rng);
        double push = check_log_uniform(&rng, .01, 30), before[CONTACTS_BAR];
        check_case("seed %d, %g N", (int)seed, push);
        press(s, push);
        struct modes_state *bank = s->state->motion.bank;
        memcpy(before, bank->q, sizeof before);
        s->state->stepper.rest.mean_force = push;
        struct modes_load held = collision_held_load(&s->def, s->state);
        collision_remove_static_load(&s->def, s->state, &held);
        for (int i = 0; i < CONTACTS_BAR; i++)
            CHECK(fabs(bank->q[i]) <= 1e-9 * fabs(before[i]) + 1e-18);
        struct modes_load load = collision_static_load(&s->def, s->state, push);
        collision_restore_static_load(&s->def, s->state, push, &load);
        for (int i = 0; i < CONTACTS_BAR; i++)
            CHECK(fabs(bank->q[i] - before[i]) <= 1e-9 * fabs(before[i]) + 1e-18);
        scene_free(s);
    }
}

CHECK_MAIN
