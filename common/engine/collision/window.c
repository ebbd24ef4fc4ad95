/* SPDX-License-Identifier: BSD-3-Clause */
/* window.c: free ringing over windows of samples; see window.h. */
#include "engine/collision/window.h"

#include <math.h>
#include <string.h>

#include "engine/step/motion_nonlinear.h"

/* A bank below this bound at every pickup, m/s, is at rest: -280 dB relative to the default strike.
 */
static const double inaudible = 1e-14;

static bool rings(const struct collision_def *c, const struct motion *m) {
    return c->modes && !m->bank_at_rest;
}

/* --- the hammer's parabola -------------------------------------------------------------------- */

static void flight_begin(const struct collision_def *c, const struct motion *m, struct window *w,
                         double displacement, double v, double push) {
    struct outer_forces o = {.push = push};
    w->flight = (struct flight){.from = w->done,
                                .displacement = displacement,
                                .v = v,
                                .a = motion_has_hammer(m) ? motion_hammer_acceleration(c, o) : 0,
                                .push = push};
}

static double flight_time(const struct collision_def *c, const struct window *w, int done) {
    return (done - w->flight.from) / c->rate;
}

/* Displacement since the start of the window, relative to the uniform motion of a free mass, m. */
static double flight_displacement(const struct collision_def *c, const struct motion *m,
                                  const struct window *w, int done) {
    double t = flight_time(c, w, done);
    return w->flight.displacement + t * (w->flight.v - m->body_v + w->flight.a * t / 2);
}

static double flight_velocity(const struct collision_def *c, const struct window *w, int done) {
    return w->flight.v + w->flight.a * flight_time(c, w, done);
}

/* The work of push and gravity since the flight began. */
static struct work flight_work(const struct collision_def *c, const struct window *w) {
    double t = flight_time(c, w, w->done), displacement = t * (w->flight.v + w->flight.a * t / 2);
    return (struct work){.push = w->flight.push * displacement,
                         .gravity = c->mass * c->gravity * displacement};
}

static void flight_book(const struct collision_def *c, const struct motion *m,
                        const struct window *w, struct record *r) {
    struct work work = flight_work(c, w);
    if (motion_has_hammer(m))
        record_work(r, &work, 0);
}

void window_add_to_ledger(const struct collision_def *c, const struct motion *m,
                          const struct window *w, struct collision_ledger *ledger_now) {
    if (!w->open || !motion_has_hammer(m))
        return;
    struct work work = flight_work(c, w);
    double v = flight_velocity(c, w, w->done);
    ledger_now->push += work.push;
    ledger_now->gravity += work.gravity;
    ledger_now->kinetic += c->mass / 2 * (v - m->v) * (v + m->v);
}

/* --- separation ------------------------------------------------------------------------------- */

static bool apart_at(const struct collision_def *c, const struct motion *m, const struct window *w,
                     int done) {
    return !motion_has_hammer(m) ||
           contact_apart(&m->contact, w->start + flight_displacement(c, m, w, done), w->reach);
}

/* Count of samples, up to n, before hammer and body may touch. A parabola that opens upwards has
 * its maximum at an end, and its present end has been checked already. */
static int apart_for(const struct collision_def *c, const struct motion *m, const struct window *w,
                     int n) {
    if (!contact_two_sided(&m->contact) && w->flight.a >= 0 && apart_at(c, m, w, w->done + n))
        return n;
    int i = 0;
    while (i < n && apart_at(c, m, w, w->done + i + 1))
        i++;
    return i;
}

/* --- the window ------------------------------------------------------------------------------- */

/* Bounds the displacement of the contact point for this energy; an inaudible bank is put at rest.
 */
static void bound_reach(const struct collision_def *c, struct motion *m, struct window *w,
                        struct record *r, double energy) {
    w->reach = sqrt(2 * energy * c->modes->displacement_bound2);
    w->loudness = sqrt(2 * energy * c->modes->output2);
    if (2 * energy * c->modes->output_bound2 >= inaudible * inaudible)
        return;
    record_lost_modes(r, energy);
    motion_silence(c, m);
    w->reach = w->loudness = 0;
}

/* Samples from this one on. The psi of a nonlinear body follows a hand at the ends of windows:
 * short ones, so that the tension does not jump. */
static int window_length(const struct motion *m, uint64_t clock) {
    const int with_hand = 8;
    int most = m->nonlinear.active && motion_has_hand(m) ? with_hand : MODES_WINDOW;
    return most - (int)(clock % (unsigned)most);
}

void window_reset(struct window *w) { w->open = false; }

bool window_open(const struct collision_def *c, struct motion *m, const struct stepper *st,
                 struct window *w, struct network *n, struct record *r, struct outer_forces o) {
    double energy = 0;
    bool exact = c->scheme == SCHEME_EXACT; /* other schemes only detect silence here */
    if (nonlinear_is_plate(m))
        return false;
    if (st->touching || o.drive != 0 || (!exact && st->clock % MODES_WINDOW != 0) ||
        (n && !network_is_free(c, n)))
        return false;
    w->reach = w->loudness = 0;
    if (rings(c, m)) {
        energy = motion_bank_energy(c, m);
        bound_reach(c, m, w, r, energy);
    }
    if (!exact || (n && !network_may_coast(c, m, n, energy)))
        return false;
    w->start = m->x + m->contact.origin;
    if (rings(c, m))
        w->start += modes_displacement(c->modes, m->bank);
    w->done = 0;
    w->hand_gain = 1;
    w->end = window_length(m, st->clock);
    flight_begin(c, m, w, 0, motion_has_hammer(m) ? m->v : 0, o.push);
    bool presses = motion_has_hammer(m) && motion_reaches(m, m->x); /* transferred under a load */
    if (presses || !apart_at(c, m, w, 1))
        return false;
    if (rings(c, m)) {
        record_lost_scheme(r, nonlinear_end(c, m, energy));
        motion_ring_start(c, m);
    }
    w->open = true;
    return true;
}

/* Moves hammer and free mass to the last sample played, and lets a felt recover. x does not include
 * the displacement of the modes yet. */
static void end_flight(const struct collision_def *c, struct motion *m, struct stepper *st,
                       struct window *w, struct network *n, struct record *r) {
    double t = w->done / c->rate, from = m->v, v = flight_velocity(c, w, w->done);
    if (n)
        network_fly(c, n, t);
    flight_book(c, m, w, r);
    w->start += flight_displacement(c, m, w, w->done);
    motion_end_flight(m, t, w->start - m->contact.origin, v);
    if (w->done)
        stepper_end_flight(c, st, w->done, max_of(fabs(from - m->body_v), fabs(v - m->body_v)));
    if (m->z > 0)
        record_lost_contact(r, motion_recover(m, 0, t));
    record_largest(r);
}

/* Starts the next window at the end of this one. */
static void begin_next(const struct collision_def *c, struct motion *m, struct stepper *st,
                       struct window *w, struct network *n, struct record *r) {
    double push = w->flight.push, hand = w->hand_gain, lost = 0, energy = 0;
    end_flight(c, m, st, w, n, r);
    w->done = 0;
    w->hand_gain = 1;
    w->end = window_length(m, 0);
    flight_begin(c, m, w, 0, motion_has_hammer(m) ? m->v : 0, push);
    if (rings(c, m)) {
        energy = motion_ring_window(c, m, hand, &lost);
        record_lost_modes(r, lost);
        double ended = nonlinear_end(c, m, energy);
        if (ended > 0)
            motion_ring_start(c, m);
        record_lost_scheme(r, ended);
        bound_reach(c, m, w, r, energy);
    }
    if (n)
        network_may_coast(c, m, n, energy);
}

void window_close(const struct collision_def *c, struct motion *m, struct stepper *st,
                  struct window *w, struct network *n, struct record *r) {
    if (!w->open)
        return;
    double lost = 0;
    w->open = false;
    end_flight(c, m, st, w, n, r);
    if (!rings(c, m))
        return;
    motion_ring(c, m, w->done, w->hand_gain, &lost);
    record_lost_modes(r, lost);
    w->start -= modes_displacement(c->modes, m->bank);
    motion_end_flight(m, 0, w->start - m->contact.origin, m->v);
}

/* Continues the flight for up to n samples while hammer and body are surely apart: a new parabola
 * for each value of the push. Returns their count, and writes x unless it is NULL. */
static int continue_flight(const struct collision_def *c, struct motion *m, struct window *w,
                           const struct network *network, struct record *r, double held,
                           const double *push, double *x, int from, int n) {
    int flown = 0;
    while (flown < n) {
        int equal = n - flown;
        if (push && motion_has_hammer(m)) {
            held = range_clamp(&ranges[RANGE_PUSH], push[from + flown], held);
            for (equal = 1; equal < n - flown; equal++)
                if (range_clamp(&ranges[RANGE_PUSH], push[from + flown + equal], held) != held)
                    break;
        }
        if (held != w->flight.push && motion_has_hammer(m)) {
            double displacement = flight_displacement(c, m, w, w->done);
            double v = flight_velocity(c, w, w->done);
            flight_book(c, m, w, r);
            flight_begin(c, m, w, displacement, v, held);
        }
        int apart = apart_for(c, m, w, equal);
        if (network)
            apart = network_apart_for(c, network, w->done, apart);
        for (int i = 0; x && i < apart; i++)
            x[from + flown + i] = motion_has_hammer(m)
                                      ? w->start + flight_displacement(c, m, w, w->done + i + 1)
                                      : m->x;
        w->done += apart;
        flown += apart;
        if (apart < equal)
            break;
    }
    return flown;
}

/* True if the displacement of the contact point is needed for the output of x. Its recursion can
 * only start with the window. */
static bool follows_contact(const struct collision_def *c, struct motion *m, struct window *w,
                            const double *x, bool first) {
    bool moves = x && rings(c, m) && motion_has_hammer(m);
    if (first && moves)
        motion_ring_start_contact(c, m);
    w->follows_contact = moves && (first || w->follows_contact);
    return w->follows_contact;
}

/* A hand reduces all modes by the same factor in each sample, so that the output is scaled by it.
 * NULL: no hand. */
static const double *hand_gain(struct motion *m, struct window *w, double *share, int n) {
    if (!motion_has_hand(m) && w->hand_gain == 1)
        return NULL;
    for (int i = 0; i < n; i++)
        share[i] = w->hand_gain *= motion_next_hand(m);
    return share;
}

/* --- output ----------------------------------------------------------------------------------- */

static void zero(double *to, int from, int n) {
    if (to)
        memset(to + from, 0, (size_t)n * sizeof *to);
}

/* The constant output of a body that does not ring; false: silence. */
static bool output_still(const struct collision_def *c, const struct motion *m,
                         const struct collision_out *out, int from, int n) {
    double still[COLLISION_PICKUPS]; /* all are equal; clearing them would double silence's cost */
    still[0] = 0;
    if (!c->modes)
        motion_output(c, m, 0, still);
    for (int k = 0; out->pickup && k < c->pickups; k++) {
        zero(out->pickup[k], from, n);
        for (int i = 0; still[0] != 0 && i < n; i++)
            out->pickup[k][from + i] = still[0];
    }
    return still[0] != 0;
}

/* `follows`: the displacement of the body is subtracted from that of the hammer in x. */
static bool output_ringing(const struct collision_def *c, struct motion *m, const double *share,
                           const struct collision_out *out, bool follows, int from, int n) {
    double *pickup[COLLISION_PICKUPS], unused[MODES_WINDOW], body[MODES_WINDOW];
    for (int k = 0; k < c->pickups; k++)
        pickup[k] = out->pickup ? out->pickup[k] + from : unused;
    motion_ring_output(c, m, pickup, follows ? body : NULL, n);
    for (int i = 0; follows && i < n; i++)
        out->compression[from + i] -= share ? share[i] * body[i] : body[i];
    for (int k = 0; share && out->pickup && k < c->pickups; k++)
        for (int i = 0; i < n; i++)
            pickup[k][i] *= share[i];
    return true;
}

int window_run(const struct collision_def *c, struct motion *m, struct stepper *st,
               struct window *w, struct network *network, struct record *r, double held_push,
               const double *push, const struct collision_out *out, int from, int n) {
    if (n > w->end - w->done)
        n = w->end - w->done;
    double shares[MODES_WINDOW];
    bool first = w->done == 0;
    int flown = continue_flight(c, m, w, network, r, held_push, push, out->compression, from, n);
    const double *share = hand_gain(m, w, shares, flown);
    bool follows = follows_contact(c, m, w, out->compression, first);
    w->sounds = rings(c, m) ? output_ringing(c, m, share, out, follows, from, flown)
                            : output_still(c, m, out, from, flown);
    zero(out->force, from, flown);
    stepper_skip(st, flown);
    if (w->done == MODES_WINDOW)
        begin_next(c, m, st, w, network, r);
    else if (w->done == w->end || flown == 0)
        window_close(c, m, st, w, network, r);
    return flown;
}

bool window_silence(const struct collision_def *c, const struct motion *m,
                    const struct collision_out *out, int n) {
    bool sounds = output_still(c, m, out, 0, n);
    zero(out->force, 0, n);
    for (int i = 0; out->compression && i < n; i++)
        out->compression[i] = m->x;
    return sounds;
}
