/* touch.c: measuring a strike, and the path of hardness; the searches are in touch_search.c. */
#include "touch.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "ranges.h"
#include "touch_rig.h"
#include "wall.h"

struct touch touch_default(void) {
    return (struct touch){.mass = 0.01,
                          .speed = 1,
                          .contact = contact_default(),
                          .body = SCHEME_WALL,
                          .body_mass = 1,
                          .surface = 2.1e11};
}

/* --- the rig: a collision of its own --------------------------------------------------------- */

bool touch_rig_open(struct touch_rig *rig, const struct touch *t) {
    int modes = t->body == SCHEME_MODES ? t->modes : 0;
    *rig = (struct touch_rig){.touch = t, .collision = collision_default()};
    struct collision *c = &rig->collision;
    c->rate = TOUCH_RATE;
    c->body = t->body;
    c->mass = t->mass;
    c->body_mass = t->body_mass;
    c->contact = t->contact;
    c->gravity = 0;
    if (modes) {
        rig->bank = modes_new(modes, 0, 1);
        if (!rig->bank)
            return false;
        modes_design(rig->bank, c->rate, t->mode, NULL, t->at, &t->pickup);
        c->modes = rig->bank;
        c->pickups = 1;
    }
    rig->state = collision_state_new(c, modes, 0);
    return rig->state != NULL;
}

void touch_rig_close(struct touch_rig *rig) {
    if (rig->state)
        collision_state_free(rig->state);
    modes_free(rig->bank);
}

static void rig_strike(struct touch_rig *rig, double k, double mu) {
    struct collision_event forgotten;
    collision_reset(&rig->collision, rig->state);
    while (collision_take_event(rig->state, &forgotten))
        continue;
    collision_hold(rig->state, RANGE_K, k);
    collision_hold(rig->state, RANGE_MU, mu);
    collision_hold(rig->state, RANGE_ALPHA, rig->touch->contact.alpha);
    collision_strike(rig->state, rig->touch->speed);
}

/* Runs on for the samples of `sound` and until the first contact is over; returns how long that
 * was, or HUGE_VAL if it is not over after `longest`. */
static double rig_run(struct touch_rig *rig, double *sound, int samples, double longest) {
    enum { BLOCK = 64 };
    double unheard[BLOCK], duration = HUGE_VAL;
    bool over = false;
    for (int n = 0; n < samples || (!over && n < longest * TOUCH_RATE); n += BLOCK) {
        double *into = n < samples ? sound + n : unheard;
        struct collision_out out = {.pickup = &into};
        struct collision_event event;
        collision_run(&rig->collision, rig->state, &(struct collision_in){.strike = NULL}, &out,
                      BLOCK);
        if (!over && collision_take_event(rig->state, &event)) {
            over = true;
            duration = event.duration;
        }
    }
    return duration;
}

double touch_rig_contact(struct touch_rig *rig, double k, double mu, double longest) {
    rig_strike(rig, k, mu);
    return rig_run(rig, NULL, 0, longest);
}

struct touch_answer touch_rig_measure(struct touch_rig *rig, double k, double mu, double longest) {
    double sound[SPECTRUM_SAMPLES];
    bool heard = rig->bank != NULL;
    rig_strike(rig, k, mu);
    struct touch_answer answer = {.k = k, .mu = mu};
    answer.contact = rig_run(rig, sound, heard ? SPECTRUM_SAMPLES : 0, longest);
    answer.brightness = heard ? spectrum_centroid(sound, TOUCH_RATE) : 0;
    return answer;
}

struct touch_answer touch_measure(const struct touch *t) {
    const double longest = 1;
    struct touch_rig rig;
    struct touch_answer answer = {.k = t->contact.k, .mu = t->contact.mu};
    if (touch_rig_open(&rig, t))
        answer = touch_rig_measure(&rig, t->contact.k, t->contact.mu, longest);
    touch_rig_close(&rig);
    return answer;
}

/* --- hardness --------------------------------------------------------------------------------- */

/* A 10 g head on a surface that does not give stays 6 ms when it is of felt and 0.06 ms when it is
 * of steel; in between by ratios, and so does what it loses: u = mu v from 1.5 down to 0.1. The
 * same head is slower with more mass behind it. Two surfaces pressed together give as two springs
 * in a row, [Hertz] 1/E* = 1/E_1 + 1/E_2: nothing rings brightly on rubber. */
void touch_hardness(const struct touch *t, double hardness, double *k, double *mu) {
    assert(hardness >= 0 && hardness <= 1);
    const double felt = 6e-3, steel = 6e-5, head = 0.01, felt_u = 1.5, steel_u = 0.1;
    const double felt_modulus = 1e6, steel_modulus = 2.1e11;
    double contact = felt * pow(steel / felt, hardness);
    double modulus = felt_modulus * pow(steel_modulus / felt_modulus, hardness);
    *mu = felt_u * pow(steel_u / felt_u, hardness) / t->speed;
    struct contact c = t->contact;
    c.mu = *mu;
    *k = wall_stiffness_for_duration(head, &c, t->speed, contact) / (1 + modulus / t->surface);
}
