/* SPDX-License-Identifier: BSD-3-Clause */
/* player.h: a body with its usual mallet, without the mallet's own modes, played by the core with
 * tension; shared by the tests of tension and of links. */
#ifndef KNOCK_TESTS_PLAYER_H
#define KNOCK_TESTS_PLAYER_H

#include "bodies/mallet.h"
#include "engine/collision/collision_state.h"
#include "support/stretched.h"
#include "support/strike.h"

enum { PLAYER_RATE = 44100, PLAYER_MOST = PLAYER_RATE };

struct player {
    struct modes *modes;
    struct stretch *tension;
    struct collision_def c;
    struct collision_state *s;
};

/* `factor`: of the in-plane stiffness; 0 keeps the tension constant. `modes`: 0 for the usual
 * number. */
static inline struct player player_with(enum body_shape shape, double note, double factor,
                                        bool audit, int modes) {
    static struct strike_bank bank;
    struct body b = body_default(shape);
    b.freq = note;
    b.modes = modes ? modes : b.modes;
    strike_fill(&bank, &b, body_kinds[shape]->pickup);
    const struct mallet_kind mallet = body_usual_mallet(shape, note);
    const double *pickup = bank.pickup;
    struct player p = {.modes = modes_new(b.modes, 0, 1), .c = collision_default()};
    modes_design(p.modes, PLAYER_RATE, bank.mode, NULL, bank.at, &pickup);
    p.tension = stretched(p.modes, sqrt(factor) * body_kappa(&b), MODES_VELOCITY);
    if (audit)
        modes_audit(p.modes);
    p.c.body = SCHEME_MODES;
    p.c.modes = p.modes;
    p.c.stretch = p.tension;
    p.c.pickups = 1;
    p.c.mass = mallet.mass;
    p.c.audit = audit;
    p.s = collision_state_new(&p.c, mallet_head(&mallet), b.modes, 0);
    return p;
}

static inline struct player player_of(enum body_shape shape, double note, double factor,
                                      bool audit) {
    return player_with(shape, note, factor, audit, audit ? 40 : 0);
}

static inline void player_free(struct player *p) {
    collision_state_free(p->s);
    stretch_free(p->tension);
    modes_free(p->modes);
}

static inline void player_run(struct player *p, double *sound, int n) {
    struct collision_out out = {.pickup = &sound};
    collision_run(&p->c, p->s, &(struct collision_in){.strike = NULL}, &out, n);
}

static inline double player_usual_note(enum body_shape shape) {
    return body_kinds[shape]->usual.freq;
}

/* Energy of the drumhead with its potential, J. */
static inline double player_energy(struct player *p) {
    collision_catch_up(&p->c, p->s);
    return motion_bank_energy(&p->c, &p->s->motion);
}

/* Mean rise of the pitch at the present energy, cents: sqrt(1 + kappa psi) with a mean psi of kappa
 * E/2, and 3/2 of it for a mode's own share, is between the two bounds; this is their middle. */
static inline double player_cents(struct player *p) {
    double kappa = p->tension ? p->tension->kappa : 0;
    return 600 * log2(1 + kappa * kappa * player_energy(p) * .625);
}

/* Cents above the pitch at 300 ms, at 20, 40, 80 and 150 ms. */
static inline void player_glide(enum body_shape shape, double note, double speed, double *cents) {
    static const double at[] = {.02, .04, .08, .15, .3};
    static double sound[PLAYER_MOST];
    struct player p = player_of(shape, note, 1, false);
    collision_strike(p.s, speed);
    for (int k = 0, n = 0; k < 5; k++) {
        int until = (int)(at[k] * PLAYER_RATE);
        player_run(&p, sound, until - n);
        n = until;
        cents[k] = player_cents(&p);
    }
    for (int k = 0; k < 4; k++)
        cents[k] -= cents[4];
    player_free(&p);
}

#endif
