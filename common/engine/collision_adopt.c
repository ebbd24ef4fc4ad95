/* SPDX-License-Identifier: BSD-3-Clause */
/* collision_adopt.c: making, replacing and resetting what is played; the messages between blocks;
 * what is read. */
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/collision_state.h"

struct collision collision_default(void) {
    return (struct collision){.rate = 44100,
                              .body = SCHEME_WALL,
                              .mass = ranges[RANGE_MASS].usual,
                              .body_mass = ranges[RANGE_BODYMASS].usual,
                              .contact = contact_def_default(),
                              .scheme = SCHEME_EXACT,
                              .budget = 1,
                              .level = 1,
                              .scheme_s = ranges[RANGE_SCHEME_S].usual};
}

bool collision_serves(const struct collision *c) {
    return scheme_serves(c->scheme, c->modes ? SCHEME_MODES : c->body, c->contact.law,
                         c->correction);
}

/* --- making ----------------------------------------------------------------------------------- */

static struct collision_state *state_new(const struct collision *c, struct head head, int most_body,
                                         int most_hammer, bool gives) {
    struct collision_state *s = calloc(1, sizeof *s);
    if (!s || !motion_make(&s->motion, most_body, most_hammer, gives) ||
        !fade_make(&s->fade, c->pickups))
        return collision_state_free(s), NULL;
    inputs_begin(&s->inputs, head);
    collision_reset(c, s);
    return s;
}

struct collision_state *collision_state_new(const struct collision *c, struct head head,
                                            int most_body, int most_hammer) {
    return state_new(c, head, most_body, most_hammer, true);
}

struct collision_state *collision_state_for(const struct collision *c, struct head head) {
    const struct modes *m = c->modes;
    return state_new(c, head, m ? m->body : 0, m ? m->hammer : 0, m && m->stiffening > 0);
}

void collision_state_free(struct collision_state *s) {
    if (s) {
        motion_free(&s->motion);
        fade_free(&s->fade);
    }
    free(s);
}

/* But what is heard of a fade. */
static void rest(const struct collision *c, struct collision_state *s) {
    assert(!c->modes || c->pickups == c->modes->pickups);
    assert(c->pickups <= COLLISION_PICKUPS && collision_serves(c));
    assert(!c->audit || !c->modes || c->modes->audited);
    motion_reset(c, &s->motion, inputs_head(&s->inputs));
    stepper_reset(c, &s->motion, &s->stepper);
    solve_forget(&s->memory);
    inputs_reset(&s->inputs);
    window_reset(&s->window);
    record_reset(&s->record);
    s->ran_away = false;
    withdraw_reset(&s->withdraw);
}

void collision_reset(const struct collision *c, struct collision_state *s) {
    rest(c, s);
    fade_reset(&s->fade);
}

/* --- messages --------------------------------------------------------------------------------- */

void collision_hold(struct collision_state *s, int range, double value) {
    inputs_hold(&s->inputs, range, value);
}

void collision_strike(struct collision_state *s, double v) {
    inputs_pend(&s->inputs, PENDING_STRIKE, fabs(v));
}

void collision_drop(struct collision_state *s, double height) {
    inputs_pend(&s->inputs, PENDING_DROP, height);
}

/* --- another description ---------------------------------------------------------------------- */

/* What a paper's scheme owes is owed by it alone. */
static void settle_debt(const struct collision *from, struct collision_state *s) {
    struct collision_ledger l = record_books(from, &s->motion, &s->record);
    record_lost_scheme(&s->record, l.lost_scheme - s->record.ledger.lost_scheme);
}

/* What pushes the hammer, N, its weight included. */
static double pushed(const struct collision *c, const struct collision_state *s) {
    return c->mass * motion_hammer_acceleration(c, collision_outer_forces(c, &s->inputs));
}

/* A hammer of another mass presses as hard as the last one did, and a lighter one so much less that
 * it goes on as that would have: else it would be thrown off at once by what it presses, and the
 * body, which it holds no longer, would ring as if plucked. */
static void weigh_anew(const struct collision *from, const struct collision *to, double pressed,
                       struct collision_state *s) {
    struct motion *m = &s->motion;
    if (!to->modes || to->mass == from->mass || pressed == 0)
        return;
    double share = lesser(1, to->mass / from->mass);
    double pressing = pushed(to, s) + share * (pressed - pushed(from, s));
    record_lost_exchange(&s->record, motion_press_less(to, m, pressing));
    withdraw_begin(&s->withdraw, to, m, pressed, s->stepper.clock);
}

static void exchange(const struct collision *from, const struct collision *to,
                     struct collision_state *s) {
    struct motion *m = &s->motion;
    double time = stepper_time(from, &s->stepper), v = motion_velocity(from, m);
    double pressed = motion_pressing(from, m), work;
    record_lost_exchange(&s->record, motion_exchange(from, to, m, pushed(from, s), &work));
    record_push(&s->record, work);
    if (from->modes && to->modes && from->modes->stiffening != to->modes->stiffening) {
        struct outer_forces o = collision_outer_forces(to, &s->inputs);
        struct work lifts = motion_tense(to, m, o); /* at once, under the fade */
        record_work(&s->record, &lifts, 0);
        motion_tensed(m);
    }
    bool goes_on = setup_same_thing(from, to) && motion_plays(m) && motion_reaches(m, m->x);
    if (s->stepper.touching && !goes_on)
        record_exit(&s->record, time, v, (double)NAN);
    stepper_exchange(from, to, m, &s->stepper, goes_on);
    solve_forget(&s->memory);
    if (!setup_same_thing(from, to))
        withdraw_stop(&s->withdraw);
    else
        weigh_anew(from, to, pressed, s);
    s->ran_away = motion_plays(m) && !motion_bears_energy(motion_potential(m, m->x));
}

/* N, for the time of a fade: by a hammer that presses, and by one that is withdrawn. */
static double held_by(const struct collision *c, const struct collision_state *s) {
    return c->modes ? motion_lasting(c, &s->motion) + withdraw_force(&s->withdraw) : 0;
}

/* What is played ends, and is heard on into what follows. */
static void end_here(const struct collision *c, struct collision_state *s) {
    collision_catch_up(c, s);
    uint64_t clock = s->stepper.clock;
    if (clock % MODES_WINDOW == 0 && !window_followed(&s->window, clock))
        motion_tensed(&s->motion); /* what the last window's end would do */
    fade_begin(&s->fade, c, &s->motion, held_by(c, s), clock);
}

void collision_adopt(const struct collision *from, const struct collision *to,
                     struct collision_state *s) {
    assert(collision_serves(to) && to->pickups == from->pickups);
    end_here(from, s);
    settle_debt(from, s);
    exchange(from, to, s);
    window_reset(&s->window);
    fade_take(&s->fade, to, &s->motion, held_by(to, s), s->stepper.clock);
}

void collision_lift(const struct collision *from, const struct collision *to,
                    struct collision_state *s) {
    double bent[COLLISION_PICKUPS], left[COLLISION_PICKUPS];
    struct motion *m = &s->motion;
    double presses = collision_pressing(from, s), held = presses + withdraw_force(&s->withdraw);
    if (held == 0 || !from->modes || (to->modes && modes_bend_alike(from->modes, to->modes)))
        return;
    collision_catch_up(from, s);
    if (s->stepper.touching)
        record_exit(&s->record, stepper_time(from, &s->stepper), motion_velocity(from, m),
                    (double)NAN);
    motion_hear(from, m, 0, bent);
    record_lost_exchange(&s->record, motion_send_away(from, m, -1, HAMMER_ABSENT));
    record_lost_exchange(&s->record, motion_let_go_hammer(from, m, presses));
    record_lost_exchange(&s->record, motion_let_go_body(from, m, held));
    withdraw_stop(&s->withdraw);
    motion_hear(from, m, 0, left);
    if (from->out == MODES_DISPLACEMENT)
        fade_step(&s->fade, from, bent, left);
    stepper_placed(&s->stepper);
    solve_forget(&s->memory);
}

void collision_silence(const struct collision *c, struct collision_state *s) {
    end_here(c, s);
    rest(c, s);
}

/* Where one head presses with this force, does the other press less? */
static bool is_softer(const struct contact *head, const struct contact *than, double force) {
    const double clearly = .99;
    double depth = pow(fabs(force) / than->k, 1 / than->alpha);
    return head->k * contact_power(depth, head->alpha) < clearly * fabs(force);
}

void collision_take_head(const struct collision *c, struct collision_state *s) {
    struct motion *m = &s->motion;
    const struct contact old = m->contact;
    double before = collision_pressing(c, s);
    if (!motion_plays(m) || (!s->stepper.touching && before == 0 && m->felt_z == 0))
        return;
    collision_catch_up(c, s);
    record_lost_exchange(&s->record, motion_take_head(c, m, inputs_head(&s->inputs)));
    bool gives = s->stepper.touching || is_softer(&m->contact, &old, before);
    if (before != 0 && gives && c->modes)
        withdraw_begin(&s->withdraw, c, m, before, s->stepper.clock);
    stepper_contact_changed(c, m, &s->stepper);
    solve_forget(&s->memory);
}

/* --- reading ---------------------------------------------------------------------------------- */

bool collision_sounds(const struct collision_state *s) { return s->sounds; }

bool collision_in_blow(const struct collision *c, const struct collision_state *s) {
    return stepper_in_blow(c, &s->stepper, collision_blow_lasts);
}

bool collision_take_event(struct collision_state *s, struct collision_event *event) {
    return record_take(&s->record, event);
}

bool collision_events_wait(const struct collision_state *s) {
    return atomic_load_explicit(&s->record.written, memory_order_acquire) !=
           atomic_load_explicit(&s->record.read, memory_order_relaxed);
}

unsigned collision_lost_events(struct collision_state *s) {
    return atomic_load_explicit(&s->record.lost_events, memory_order_relaxed);
}

struct collision_trouble collision_trouble(const struct collision_state *s) {
    return (struct collision_trouble){
        .complex_roots = atomic_load_explicit(&s->record.complex_roots, memory_order_relaxed),
        .diverged = atomic_load_explicit(&s->record.diverged, memory_order_relaxed)};
}

int collision_trace(const struct collision_state *s, struct collision_point *points) {
    const struct trace *whole = &s->record.traces[s->record.whole];
    memcpy(points, whole->points, (size_t)whole->count * sizeof *points);
    return whole->count;
}

struct collision_ledger collision_books(const struct collision *c,
                                        const struct collision_state *s) {
    struct collision_ledger books = record_books(c, &s->motion, &s->record);
    window_books(c, &s->motion, &s->window, &books);
    return books;
}
