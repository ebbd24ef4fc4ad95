/* collision_coast.c: what costs nothing but the modes: ringing while the hammer is surely away.
 *
 * A bank without forces is known for a whole window of samples at once: its outputs obey
 * s[n+1] = trace s[n] - det s[n-1], its state is carried over the window in one long step, and the
 * hammer is on a parabola. |sum c q| <= sqrt(2 E sum c^2/omega^2) bounds where the contact point
 * can be; at the first sample at which the hammer might come that near, the window ends.
 */
#include <math.h>
#include <string.h>

#include "collision_exact.h"

/* Quieter than this at every pickup, m/s: -280 dB below the default strike. The bank is at rest. */
static const double inaudible = 1e-14;

/* --- the hammer's parabola ------------------------------------------------------------------- */

static void flight_anchor(const struct collision *c, struct collision_state *s, double x, double v,
                          struct outside o) {
    s->coast.flight_from = s->coast.done;
    s->coast.x = x;
    s->coast.v = v;
    s->coast.a = s->awake ? collision_hammer_acceleration(c, o) : 0;
    s->coast.push = o.push;
}

static double flight_time(const struct collision *c, const struct collision_state *s, int done) {
    return (done - s->coast.flight_from) / c->rate;
}

/* The way since the window began, against a free mass's uniform motion. */
static double flight_way(const struct collision *c, const struct collision_state *s, int done) {
    double t = flight_time(c, s, done);
    return s->coast.x + t * (s->coast.v - s->body_v + s->coast.a * t / 2);
}

static double flight_velocity(const struct collision *c, const struct collision_state *s,
                              int done) {
    return s->coast.v + s->coast.a * flight_time(c, s, done);
}

/* The work of push and gravity since the anchor. */
static void flight_book(const struct collision *c, struct collision_state *s) {
    double t = flight_time(c, s, s->coast.done), way = t * (s->coast.v + s->coast.a * t / 2);
    if (!s->awake)
        return;
    s->ledger.gravity += c->mass * c->gravity * way;
    s->ledger.push += c->mass * (s->coast.a - c->gravity) * way;
}

/* --- may they touch? ------------------------------------------------------------------------- */

static bool surely_apart(const struct collision_state *s, double x_at_rest) {
    switch (s->contact.law) {
    case CONTACT_HUNT_CROSSLEY:
    case CONTACT_FELT:
        return x_at_rest + s->coast.reach <= 0;
    case CONTACT_TWO_SIDED:
        return fabs(x_at_rest) + s->coast.reach <= s->contact.gap;
    case CONTACT_POWER:
        break;
    }
    return false;
}

static bool apart_at(const struct collision *c, const struct collision_state *s, int done) {
    return !s->awake || surely_apart(s, s->coast.far + flight_way(c, s, done));
}

/* Up to n more samples: the first that may touch ends it. A parabola that opens upwards has its
 * greatest values at its ends, and where it is now was the end of what was looked at before. */
static int apart_for(const struct collision *c, const struct collision_state *s, int n) {
    bool one_sided = s->contact.law != CONTACT_TWO_SIDED;
    int done = s->coast.done;
    if (one_sided && s->coast.a >= 0 && apart_at(c, s, done + n))
        return n;
    int i = 0;
    while (i < n && apart_at(c, s, done + i + 1))
        i++;
    return i;
}

/* --- the window ------------------------------------------------------------------------------ */

static bool rings(const struct collision *c, const struct collision_state *s) {
    return c->modes && !s->silent;
}

/* How far a bank of that energy may take the contact point; an inaudible one is put at rest. */
static void coast_bound(const struct collision *c, struct collision_state *s, double energy) {
    s->coast.reach = sqrt(2 * energy * c->modes->reach2);
    if (2 * energy * c->modes->loudness2 >= inaudible * inaudible)
        return;
    s->ledger.lost_modes += energy;
    modes_rest(c->modes, s->bank);
    s->silent = true;
    s->drift_fineness = -1;
    s->coast.reach = 0;
}

bool coast_begin(const struct collision *c, struct collision_state *s, struct outside o) {
    bool exact = c->scheme == SCHEME_EXACT; /* the others only listen for silence here */
    if (s->touching || s->held[RANGE_DRIVE] != 0 || (!exact && s->clock % MODES_WINDOW != 0))
        return false;
    s->coast.reach = 0;
    if (rings(c, s))
        coast_bound(c, s, modes_energy(c->modes, s->bank));
    if (!exact)
        return false;
    s->coast.far = s->x + s->contact.origin;
    if (rings(c, s))
        s->coast.far += modes_displacement(c->modes, s->bank);
    s->coast.done = 0;
    s->coast.end = MODES_WINDOW - (int)(s->clock % MODES_WINDOW);
    flight_anchor(c, s, 0, s->awake ? s->v : 0, o);
    if (!apart_at(c, s, 1))
        return false;
    if (rings(c, s))
        modes_ring_start(c->modes, s->bank, c->out);
    s->coast.on = true;
    return true;
}

/* Hammer and free mass where the window has been played to; a felt has recovered. */
static void coast_move(const struct collision *c, struct collision_state *s) {
    flight_book(c, s);
    s->body_x += s->body_v * s->coast.done / c->rate;
    s->coast.far += flight_way(c, s, s->coast.done);
    if (s->awake)
        s->v = flight_velocity(c, s, s->coast.done);
    if (s->contact.law == CONTACT_FELT && s->z > 0)
        s->ledger.lost_contact += exact_recover(s, 0, s->coast.done / c->rate);
    record_largest(s);
}

static double *coast_loss(const struct collision *c, struct collision_state *s) {
    return c->audit ? &s->ledger.lost_modes : NULL;
}

/* The window has been played to its end, and another begins there. */
static void coast_next(const struct collision *c, struct collision_state *s) {
    coast_move(c, s);
    s->coast.v = s->awake ? s->v : 0;
    s->coast.x = 0;
    s->coast.done = s->coast.flight_from = 0;
    s->coast.end = MODES_WINDOW;
    if (rings(c, s))
        coast_bound(c, s, modes_ring_on(c->modes, s->bank, c->out, coast_loss(c, s)));
}

void coast_end(const struct collision *c, struct collision_state *s) {
    if (!s->coast.on)
        return;
    s->coast.on = false;
    coast_move(c, s);
    if (rings(c, s)) {
        modes_coast(c->modes, s->bank, s->coast.done, coast_loss(c, s));
        s->drift_fineness = -1;
        s->coast.far -= modes_displacement(c->modes, s->bank);
    }
    if (s->awake)
        s->x = s->coast.far - s->contact.origin;
}

/* How many samples from `from` on have the push of the first. */
static int equal_push(const double *push, int from, int n) {
    int i = 1;
    while (i < n && push[from + i] == push[from])
        i++;
    return i;
}

/* Flies on for up to n samples, as far as they are surely apart; each change of the push is an
 * anchor of its own. Returns how many, and writes x where somebody listens. */
static int coast_fly(const struct collision *c, struct collision_state *s, const double *push,
                     double *x, int from, int n) {
    int flown = 0;
    while (flown < n) {
        int equal = n - flown;
        if (push && s->awake) {
            struct outside o = {
                .push = range_clamp(&ranges[RANGE_PUSH], push[from + flown], s->held[RANGE_PUSH])};
            equal = equal_push(push, from + flown, n - flown);
            if (o.push != s->coast.push) {
                double way = flight_way(c, s, s->coast.done);
                flight_book(c, s);
                flight_anchor(c, s, way, flight_velocity(c, s, s->coast.done), o);
            }
        }
        int apart = apart_for(c, s, equal);
        for (int i = 0; x && i < apart; i++)
            x[from + flown + i] =
                s->awake ? s->coast.far + flight_way(c, s, s->coast.done + i + 1) : s->x;
        s->coast.done += apart;
        flown += apart;
        if (apart < equal)
            break;
    }
    return flown;
}

/* x is the hammer's way less the body's. The body's is followed from the window's start on, or not
 * in this window. */
static void coast_sway(const struct collision *c, struct collision_state *s, double *x, bool first,
                       int n) {
    double sway[MODES_WINDOW];
    bool moves = x && rings(c, s) && s->awake;
    if (first && moves)
        modes_sway_start(c->modes, s->bank);
    s->coast.swaying = moves && (first || s->coast.swaying);
    if (!s->coast.swaying)
        return;
    modes_sway(c->modes, s->bank, sway, n);
    for (int i = 0; i < n; i++)
        x[i] -= sway[i];
}

static void silence(double *to, int from, int n) {
    if (to)
        memset(to + from, 0, (size_t)n * sizeof *to);
}

/* What a body that does not ring lets the pickups hear. */
static void coast_still(const struct collision *c, struct collision_state *s,
                        const struct collision_out *out, int from, int n) {
    double still = collision_body_output(c, s, 0);
    for (int k = 0; out->pickup && k < c->pickups; k++) {
        silence(out->pickup[k], from, n);
        for (int i = 0; still != 0 && i < n; i++)
            out->pickup[k][from + i] = still;
    }
    s->sounds |= still != 0;
}

static void coast_ring(const struct collision *c, struct collision_state *s,
                       const struct collision_out *out, int from, int n) {
    double *pickup[COLLISION_PICKUPS], unheard[MODES_WINDOW];
    for (int k = 0; k < c->pickups; k++)
        pickup[k] = out->pickup ? out->pickup[k] + from : unheard;
    modes_ring(c->modes, s->bank, pickup, n);
    s->sounds = true;
}

int coast_run(const struct collision *c, struct collision_state *s, const struct collision_in *in,
              const struct collision_out *out, int from, int n) {
    if (n > s->coast.end - s->coast.done)
        n = s->coast.end - s->coast.done;
    bool first = s->coast.done == 0;
    int flown = coast_fly(c, s, in->push, out->compression, from, n);
    coast_sway(c, s, out->compression ? out->compression + from : NULL, first, flown);
    if (rings(c, s))
        coast_ring(c, s, out, from, flown);
    else
        coast_still(c, s, out, from, flown);
    silence(out->force, from, flown);
    exact_refill(c, s, flown);
    if (s->coast.done == MODES_WINDOW)
        coast_next(c, s);
    else if (s->coast.done == s->coast.end || flown == 0)
        coast_end(c, s);
    return flown;
}

void coast_asleep(const struct collision *c, struct collision_state *s,
                  const struct collision_out *out, int n) {
    coast_still(c, s, out, 0, n);
    silence(out->force, 0, n);
    for (int i = 0; out->compression && i < n; i++)
        out->compression[i] = s->x;
    exact_refill(c, s, n);
}
