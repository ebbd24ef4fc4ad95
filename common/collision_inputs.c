/* collision_inputs.c: what comes in: strikes and drops, k, mu and alpha, push and drive. */
#include <math.h>

#include "collision_state.h"

/* --- the hammer's place ---------------------------------------------------------------------- */

static double hammer_energy(const struct collision *c, const struct collision_state *s) {
    return c->mass * s->v * s->v / 2 + (s->awake ? collision_potential(s, s->x) : 0);
}

/* The hammer this far from the right-hand surface; what that changes is booked as put in. */
static void place_hammer(const struct collision *c, struct collision_state *s, double x, double v) {
    double before = hammer_energy(c, s);
    if (s->touching)
        record_exit(s, collision_time(c, s), collision_relative_velocity(c, s));
    s->touching = s->lumped_begun = false;
    s->awake = true;
    s->contact.origin = contact_gap(&s->contact);
    s->x = x;
    s->v = v;
    s->force = 0;
    s->ledger.strikes += hammer_energy(c, s) - before;
    s->fled = !(hammer_energy(c, s) < collision_fullest);
    record_largest(s);
}

/* It falls as far as there is room, and has the speed of the rest of the height from the start. */
static void drop_hammer(const struct collision *c, struct collision_state *s, double height) {
    double room = contact_two_sided(&s->contact) ? 2 * contact_gap(&s->contact) : height;
    double fall = lesser(height, room), rest = greater(c->gravity, 0) * (height - fall);
    place_hammer(c, s, -fall, sqrt(2 * rest));
}

void input_wake(const struct collision *c, struct collision_state *s) {
    switch (s->pending) {
    case PENDING_NOTHING:
        return;
    case PENDING_STRIKE:
        place_hammer(c, s, 0, fabs(s->pending_value));
        break;
    case PENDING_DROP:
        drop_hammer(c, s, s->pending_value);
        break;
    }
    s->pending = PENDING_NOTHING;
}

/* --- sample by sample ------------------------------------------------------------------------ */

void input_contact(const struct collision *c, struct collision_state *s,
                   const struct collision_in *in, int i) {
    const double *signal[] = {in->k, in->mu, in->alpha};
    for (int j = 0; j < 3; j++)
        if (signal[j])
            s->held[RANGE_K + j] =
                range_clamp(&ranges[RANGE_K + j], signal[j][i], s->held[RANGE_K + j]);
    double k = s->held[RANGE_K], mu = s->held[RANGE_MU], alpha = s->held[RANGE_ALPHA];
    if (k == s->contact.k && mu == s->contact.mu && alpha == s->contact.alpha)
        return;
    double before = s->awake ? collision_potential(s, s->x) : 0;
    s->contact.k = k;
    s->contact.mu = mu;
    s->contact.alpha = alpha;
    exact_changed(c, s);
    if (!s->awake)
        return;
    double after = collision_potential(s, s->x);
    s->ledger.changes += after - before;
    s->fled = s->fled || !(after < collision_fullest);
    record_largest(s);
}

struct outside input_outside(const struct collision *c, struct collision_state *s,
                             const struct collision_in *in, int i) {
    double *push = &s->held[RANGE_PUSH], *drive = &s->held[RANGE_DRIVE];
    if (in->push)
        *push = range_clamp(&ranges[RANGE_PUSH], in->push[i], *push);
    if (in->drive)
        *drive = range_clamp(&ranges[RANGE_DRIVE], in->drive[i], *drive);
    if (*push != 0 && !s->awake && s->pending == PENDING_NOTHING) {
        s->pending = PENDING_DROP; /* from no height: it rests on the surface, and is pushed */
        s->pending_value = 0;
    }
    if (c->ground)
        return (struct outside){.push = *push + c->mass * *drive, .drive = 0};
    return (struct outside){.push = *push, .drive = *drive};
}

/* A non-zero sample after a zero one strikes. */
static bool strikes_at(double last, double now) { return last == 0 && now != 0 && !isnan(now); }

void input_strike(struct collision_state *s, const struct collision_in *in, int i) {
    if (!in->strike)
        return;
    if (strikes_at(s->last_strike, in->strike[i]))
        collision_strike(s, range_clamp(&ranges[RANGE_STRIKE], in->strike[i], 0));
    s->last_strike = in->strike[i];
}

/* --- many samples at once -------------------------------------------------------------------- */

/* Is a signal 0 from `from` on, for n samples? Without a branch a sample: this is what silence
 * costs. */
static bool all_zero(const double *signal, int from, int n) {
    if (!signal)
        return true;
    double any = 0;
    for (int i = from; i < from + n; i++)
        any += fabs(signal[i]);
    return any == 0;
}

int input_uneventful(const struct collision_state *s, const struct collision_in *in, int i, int n) {
    const double *push = s->awake ? NULL : in->push;
    if (all_zero(in->strike, i, n - i) && all_zero(in->drive, i, n - i) && all_zero(push, i, n - i))
        return n - i;
    int run = 1;
    for (; i + run < n; run++) {
        if (in->strike && strikes_at(in->strike[i + run - 1], in->strike[i + run]))
            break;
        if (in->drive && !(in->drive[i + run] == 0))
            break;
        if (push && !(push[i + run] == 0))
            break;
    }
    return run;
}

void input_skip(struct collision_state *s, const struct collision_in *in, int from, int n) {
    const double *signal[] = {
        [RANGE_PUSH] = in->push, [RANGE_K] = in->k, [RANGE_MU] = in->mu, [RANGE_ALPHA] = in->alpha};
    for (int j = RANGE_PUSH; j <= RANGE_ALPHA; j++) {
        if (!signal[j])
            continue;
        int i = from + n - 1;
        while (i > from && isnan(signal[j][i]))
            i--;
        s->held[j] = range_clamp(&ranges[j], signal[j][i], s->held[j]);
    }
    if (in->strike)
        s->last_strike = in->strike[from + n - 1];
    s->clock += (uint64_t)n;
}
