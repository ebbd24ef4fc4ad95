/* collision_state.c: making, replacing and resetting what is played; the messages between blocks.
 */
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "collision_state.h"

bool collision_serves(const struct collision *c) {
    return scheme_serves(c->scheme, c->modes ? SCHEME_MODES : c->body, c->contact.law,
                         c->correction);
}

/* --- making ---------------------------------------------------------------------------------- */

struct collision_state *collision_state_new(const struct collision *c, int most_body,
                                            int most_hammer) {
    struct collision_state *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->bank = modes_state_new(most_body, most_hammer);
    if (!s->bank)
        return free(s), NULL;
    for (int j = 0; j < RANGES; j++)
        s->held[j] = ranges[j].usual;
    s->held[RANGE_K] = c->contact.k;
    s->held[RANGE_MU] = c->contact.mu;
    s->held[RANGE_ALPHA] = c->contact.alpha;
    collision_reset(c, s);
    return s;
}

void collision_state_free(struct collision_state *s) {
    if (s)
        modes_state_free(s->bank);
    free(s);
}

/* Law, gap and felt come from the description; k, mu and alpha are the signals'. */
static void set_contact(const struct collision *c, struct collision_state *s) {
    s->x += s->contact.origin;
    s->contact = c->contact;
    s->contact.origin = 0;
    s->contact.k = s->held[RANGE_K];
    s->contact.mu = s->held[RANGE_MU];
    s->contact.alpha = s->held[RANGE_ALPHA];
    exact_prepare(s);
}

void collision_reset(const struct collision *c, struct collision_state *s) {
    assert(!c->modes || c->pickups == c->modes->pickups);
    assert(c->pickups <= COLLISION_PICKUPS && collision_serves(c));
    assert(!c->audit || !c->modes || c->modes->audited);
    modes_state_rest(s->bank);
    s->awake = s->touching = s->lumped_begun = s->coast.on = s->spent = s->fled = false;
    s->silent = true;
    s->contact.origin = 0;
    s->x = -1;
    s->v = s->body_v = s->body_x = s->z = s->last_strike = 0;
    s->pending = PENDING_NOTHING;
    s->clock = 0;
    s->tick = s->fade = 0;
    s->deepest = s->force = 0;
    s->v_rel = (double)NAN;
    s->budget = c->modes ? BUDGET_MODES : BUDGET_LUMPED;
    s->drift_fineness = -1;
    memset(s->jump, 0, sizeof s->jump);
    set_contact(c, s);
    record_reset(s);
}

/* --- messages -------------------------------------------------------------------------------- */

void collision_hold(struct collision_state *s, int range, double value) {
    assert(range_holds(&ranges[range], value));
    s->held[range] = value;
}

void collision_strike(struct collision_state *s, double v) {
    s->pending = PENDING_STRIKE;
    s->pending_value = fabs(v);
}

void collision_drop(struct collision_state *s, double height) {
    s->pending = PENDING_DROP;
    s->pending_value = height;
}

/* --- another description --------------------------------------------------------------------- */

static double energy_now(const struct collision *c, const struct collision_state *s) {
    struct collision_ledger l = collision_books(c, s);
    return l.kinetic + l.modal + l.contact;
}

static void hear(const struct collision *c, const struct collision_state *s, double *heard) {
    if (c->modes)
        modes_read(c->modes, s->bank, c->out, 0, heard);
    for (int k = 0; k < c->pickups && !c->modes; k++)
        heard[k] = collision_body_output(c, s, 0);
}

/* A hammer in flight is not found in the middle of a surface that was not there before. (A felt
 * that recovers, and still has energy, is apart from it.) */
static void send_away(struct collision_state *s) {
    s->awake = false;
    s->x = -1;
    s->v = 0;
}

void collision_adopt(const struct collision *from, const struct collision *to,
                     struct collision_state *s) {
    assert(collision_serves(to) && to->pickups == from->pickups);
    double heard_before[COLLISION_PICKUPS] = {0}, heard_after[COLLISION_PICKUPS] = {0};
    coast_end(from, s);
    hear(from, s, heard_before);
    double before = energy_now(from, s);
    s->ledger.lost_scheme = collision_books(from, s).lost_scheme; /* which a paper's scheme owes */
    bool same_body = from->body == to->body && !from->modes == !to->modes;
    if (s->touching && !same_body) {
        record_exit(s, collision_time(from, s), collision_relative_velocity(from, s));
        s->touching = false;
    }
    if (from->modes != to->modes)
        modes_carry(from->modes, to->modes, s->bank);
    if (!same_body)
        s->body_v = s->body_x = 0;
    if (!to->modes)
        s->silent = true;
    s->clock = (uint64_t)((double)s->clock * to->rate / from->rate + .5);
    s->drift_fineness = -1;
    s->lumped_begun = false;
    set_contact(to, s);
    if (s->awake && !s->touching && contact_potential(&s->contact, s->x) > 0)
        send_away(s);
    s->fled = s->awake && !(collision_potential(s, s->x) < collision_fullest);
    s->ledger.changes += energy_now(to, s) - before;
    hear(to, s, heard_after);
    /* Metres do not glide to metres per second: another output begins at 0. */
    for (int k = 0; k < to->pickups; k++) {
        double heard = s->jump[k] * s->fade / COLLISION_FADE + heard_before[k];
        s->jump[k] = (from->out == to->out ? heard : 0) - heard_after[k];
    }
    s->fade = COLLISION_FADE;
}
