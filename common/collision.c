/* collision.c: the block: inputs, strikes, one sample after another, outputs. */
#include "collision.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "collision_state.h"
#include "denormals.h"
#include "wall.h"

struct collision collision_default(void) {
    return (struct collision){.rate = 44100,
                              .body = SCHEME_WALL,
                              .mass = ranges[RANGE_MASS].usual,
                              .body_mass = ranges[RANGE_BODYMASS].usual,
                              .contact = contact_default(),
                              .scheme = SCHEME_EXACT,
                              .scheme_s = ranges[RANGE_SCHEME_S].usual};
}

/* --- hammer and body under forces ------------------------------------------------------------ */

double collision_relative_velocity(const struct collision *c, const struct collision_state *s) {
    if (c->modes)
        return s->v - modes_velocity(c->modes, s->bank);
    return s->v - s->body_v;
}

double collision_body_kinetic(const struct collision *c, const struct collision_state *s) {
    return c->modes || c->body != SCHEME_MASS ? 0 : c->body_mass * s->body_v * s->body_v / 2;
}

double collision_body_output(const struct collision *c, const struct collision_state *s,
                             double force) {
    if (c->body != SCHEME_MASS)
        return 0;
    switch (c->out) {
    case MODES_DISPLACEMENT:
        return s->body_x;
    case MODES_ACCELERATION:
        return force / c->body_mass;
    case MODES_VELOCITY:
        break;
    }
    return s->body_v;
}

struct lumped_system collision_lumped(const struct collision *c, const struct collision_state *s,
                                      double h, struct outside o) {
    double m = c->mass, a = collision_hammer_acceleration(c, o);
    if (c->body == SCHEME_MASS) {
        m = wall_reduced_mass(c->mass, c->body_mass);
        a -= o.drive / c->body_mass;
    }
    return (struct lumped_system){.scheme = c->scheme,
                                  .correction = c->correction,
                                  .contact = &s->contact,
                                  .power = &s->power,
                                  .m = m,
                                  .a = a,
                                  .h = h,
                                  .s = c->scheme_s};
}

/* The free mass; returns its way. */
static double move_body(const struct collision *c, struct collision_state *s, double h,
                        double force, double moment) {
    double acceleration = force / c->body_mass;
    double way = h * (s->body_v + acceleration * h / 2) - moment / c->body_mass;
    s->body_v += acceleration * h;
    s->body_x += way;
    return way;
}

void collision_move(const struct collision *c, struct collision_state *s,
                    const struct modes_step *step, double h, const struct taken *t,
                    struct outside o) {
    double acceleration = s->awake ? collision_hammer_acceleration(c, o) - t->force / c->mass : 0;
    double way = s->awake ? h * (s->v + acceleration * h / 2) : 0, body_way = 0;
    if (t->moment != 0)
        way += t->moment / c->mass;
    s->v += acceleration * h;
    if (c->modes) {
        double force = t->force + o.drive;
        if (o.drive != 0)
            body_way = modes_drift_body(c->modes, step, s->bank) + step->compliance_body * force;
        s->drift = modes_advance(c->modes, step, s->bank, force, t->force,
                                 c->audit ? &s->ledger.lost_modes : NULL);
    } else if (c->body == SCHEME_MASS) {
        body_way = move_body(c, s, h, t->force + o.drive, t->moment);
    }
    s->ledger.push += o.push * way;
    s->ledger.gravity += c->mass * c->gravity * way;
    s->ledger.drive += o.drive * body_way;
}

void collision_impulse(const struct collision *c, struct collision_state *s, double impulse) {
    s->v -= impulse / c->mass;
    if (c->modes) {
        modes_impulse(c->modes, s->bank, impulse);
        s->drift_fineness = -1;
    } else if (c->body == SCHEME_MASS) {
        s->body_v += impulse / c->body_mass;
    }
}

/* --- inputs ---------------------------------------------------------------------------------- */

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

static void wake(const struct collision *c, struct collision_state *s) {
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

/* k, mu and alpha at sample i. Moving them moves the potential at x: that is work. */
static void take_contact(const struct collision *c, struct collision_state *s,
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

static struct outside take_outside(const struct collision *c, struct collision_state *s,
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

static void take_strike(struct collision_state *s, const struct collision_in *in, int i) {
    if (!in->strike)
        return;
    if (strikes_at(s->last_strike, in->strike[i]))
        collision_strike(s, range_clamp(&ranges[RANGE_STRIKE], in->strike[i], 0));
    s->last_strike = in->strike[i];
}

/* --- one sample, or many that need no care --------------------------------------------------- */

static void stop(const struct collision *c, struct collision_state *s) {
    record_largest(s);
    struct collision_ledger l = collision_books(c, s);
    s->ledger.lost_scheme += l.kinetic + l.modal + l.contact;
    count_trouble(&s->diverged, 1);
    if (s->touching)
        record_exit(s, collision_time(c, s), 0);
    s->touching = s->lumped_begun = s->awake = s->fled = false;
    s->x = -1;
    s->v = s->body_v = s->body_x = s->force = s->z = 0;
    if (c->modes)
        modes_rest(c->modes, s->bank);
    s->drift_fineness = -1;
    s->silent = true;
}

static void play_sample(const struct collision *c, struct collision_state *s, struct outside o,
                        const struct collision_out *out, int i) {
    double x0 = s->x;
    s->sounds = true;
    bool refined = c->scheme == SCHEME_EXACT || (c->modes && c->scheme == SCHEME_TWO_POINT);
    double force = 0;
    if (!s->fled)
        force = refined ? exact_sample(c, s, o) : paper_sample(c, s, o);
    if (force != 0 || o.drive != 0)
        s->silent = false;
    s->clock++;
    if (s->fled) {
        stop(c, s);
        force = 0;
    }
    record_largest(s);
    record_rest(c, s, s->x - x0, force);
    double heard[COLLISION_PICKUPS];
    if (c->modes && out->pickup)
        modes_read(c->modes, s->bank, c->out, force + o.drive, heard);
    for (int k = 0; out->pickup && k < c->pickups; k++)
        out->pickup[k][i] = c->modes ? heard[k] : collision_body_output(c, s, force + o.drive);
    if (out->force)
        out->force[i] = force;
    if (out->compression)
        out->compression[i] = s->x + s->contact.origin;
}

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

/* How many samples from i on bring no strike and nothing that drives the body or wakes the hammer.
 */
static int uneventful(const struct collision_state *s, const struct collision_in *in, int i,
                      int n) {
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

/* Has nothing moved yet, and will nothing move in this block? */
static bool is_asleep(const struct collision_state *s, const struct collision_in *in) {
    return s->silent && !s->awake && s->pending == PENDING_NOTHING && !in->strike && !in->push &&
           !in->drive && s->held[RANGE_PUSH] == 0 && s->held[RANGE_DRIVE] == 0 && s->body_v == 0 &&
           s->fade == 0;
}

/* Keeps up with the signals over samples that did not need them. */
static void skip_inputs(struct collision_state *s, const struct collision_in *in, int from, int n) {
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

/* Plays one sample, or as many as coast; returns how many. */
static int play(const struct collision *c, struct collision_state *s, const struct collision_in *in,
                const struct collision_out *out, int i, int n) {
    take_strike(s, in, i);
    struct outside o = take_outside(c, s, in, i);
    if (s->pending != PENDING_NOTHING) {
        coast_end(c, s);
        wake(c, s);
    }
    if (s->held[RANGE_DRIVE] != 0)
        coast_end(c, s);
    if (s->coast.on || coast_begin(c, s, o)) {
        int played = coast_run(c, s, in, out, i, uneventful(s, in, i, n));
        if (played) {
            skip_inputs(s, in, i, played);
            return played;
        }
    }
    take_contact(c, s, in, i);
    play_sample(c, s, o, out, i);
    return 1;
}

/* An adoption's jump goes evenly over a while. */
static void declick(const struct collision *c, struct collision_state *s,
                    const struct collision_out *out, int n) {
    for (int i = 0; i < n && s->fade > 0; i++, s->fade--)
        for (int k = 0; out->pickup && k < c->pickups; k++)
            out->pickup[k][i] += s->jump[k] * s->fade / COLLISION_FADE;
}

void collision_run(const struct collision *c, struct collision_state *s,
                   const struct collision_in *in, const struct collision_out *out, int n) {
    s->sounds = s->fade > 0;
    if (is_asleep(s, in)) {
        coast_asleep(c, s, out, n);
        skip_inputs(s, in, 0, n);
        return;
    }
    struct denormals kept = denormals_off();
    for (int i = 0; i < n;)
        i += play(c, s, in, out, i, n);
    declick(c, s, out, n);
    denormals_restore(kept);
}
