/* collision.c: the block: one sample after another, or many that need no care. */
#include "collision.h"

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

double collision_lumped_mass(const struct collision *c) {
    return c->body == SCHEME_MASS ? wall_reduced_mass(c->mass, c->body_mass) : c->mass;
}

struct lumped_system collision_lumped(const struct collision *c, const struct collision_state *s,
                                      double h, struct outside o) {
    double m = collision_lumped_mass(c), a = collision_hammer_acceleration(c, o);
    if (c->body == SCHEME_MASS)
        a -= o.drive / c->body_mass;
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

/* A step of a whole sample knows what a single pickup hears at its end. */
static void advance_bank(const struct collision *c, struct collision_state *s,
                         const struct modes_step *step, double force, double contact) {
    s->heard_known = c->pickups == 1 && c->out == MODES_VELOCITY && !c->audit &&
                     step == &c->modes->step[modes_level(0)];
    if (s->heard_known)
        s->drift = modes_advance_heard(c->modes, step, s->bank, force, contact, &s->heard);
    else
        s->drift = modes_advance(c->modes, step, s->bank, force, contact,
                                 c->audit ? &s->ledger.lost_modes : NULL);
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
        advance_bank(c, s, step, force, t->force);
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
        s->heard_known = false;
    } else if (c->body == SCHEME_MASS) {
        s->body_v += impulse / c->body_mass;
    }
}

/* --- one sample, or many that need no care --------------------------------------------------- */

/* Whatever ran away is at rest, and a hit says so. */
static void stop(const struct collision *c, struct collision_state *s) {
    record_largest(s);
    struct collision_ledger l = collision_books(c, s);
    s->ledger.lost_scheme += l.kinetic + l.modal + l.contact;
    count_trouble(&s->diverged, 1);
    if (!s->touching)
        record_entry(s, collision_time(c, s), collision_relative_velocity(c, s));
    record_exit(s, collision_time(c, s), 0);
    s->touching = s->lumped_begun = s->awake = s->fled = s->heard_known = false;
    s->x = -1;
    s->v = s->body_v = s->body_x = s->force = s->z = 0;
    if (c->modes)
        modes_rest(c->modes, s->bank);
    s->drift_fineness = -1;
    s->silent = true;
}

static void listen(const struct collision *c, const struct collision_state *s, double force,
                   double *const *pickup, int i) {
    double heard[COLLISION_PICKUPS];
    if (s->heard_known) {
        pickup[0][i] = s->heard;
        return;
    }
    if (c->modes)
        modes_read(c->modes, s->bank, c->out, force, heard);
    for (int k = 0; k < c->pickups; k++)
        pickup[k][i] = c->modes ? heard[k] : collision_body_output(c, s, force);
}

static void play_sample(const struct collision *c, struct collision_state *s, struct outside o,
                        const struct collision_out *out, int i) {
    double x0 = s->x;
    s->sounds = true;
    s->heard_known = false;
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
    if (out->pickup)
        listen(c, s, force + o.drive, out->pickup, i);
    if (out->force)
        out->force[i] = force;
    if (out->compression)
        out->compression[i] = s->x + s->contact.origin;
}

/* Has nothing moved yet, and will nothing move in this block? */
static bool is_asleep(const struct collision_state *s, const struct collision_in *in) {
    return s->silent && !s->awake && s->pending == PENDING_NOTHING && !in->strike && !in->push &&
           !in->drive && s->held[RANGE_PUSH] == 0 && s->held[RANGE_DRIVE] == 0 && s->body_v == 0 &&
           s->fade == 0;
}

/* Plays one sample, or as many as coast; returns how many. */
static int play(const struct collision *c, struct collision_state *s, const struct collision_in *in,
                const struct collision_out *out, int i, int n) {
    input_strike(s, in, i);
    struct outside o = input_outside(c, s, in, i);
    if (s->pending != PENDING_NOTHING) {
        coast_end(c, s);
        input_wake(c, s);
    }
    if (s->held[RANGE_DRIVE] != 0)
        coast_end(c, s);
    if (s->coast.on || coast_begin(c, s, o)) {
        int played = coast_run(c, s, in, out, i, input_uneventful(s, in, i, n));
        if (played) {
            input_skip(s, in, i, played);
            return played;
        }
    }
    input_contact(c, s, in, i);
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
        input_skip(s, in, 0, n);
        return;
    }
    struct denormals kept = denormals_off();
    for (int i = 0; i < n;)
        i += play(c, s, in, out, i, n);
    declick(c, s, out, n);
    denormals_restore(kept);
}
