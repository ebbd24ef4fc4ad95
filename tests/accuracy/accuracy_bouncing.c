/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_bouncing.c: two seconds of a bouncing ball, impact by impact. */
#include <math.h>
#include <stdio.h>

#include "accuracy/accuracy.h"
#include "accuracy/truth.h"
#include "support/rig.h"
#include "support/strike.h"

enum { IMPACTS = TRUTH_CONTACTS };

/* They have stopped ringing before the ball is back. On a body that still rings, each impact meets
 * another phase of it: errors grow tenfold from impact to impact, whatever integrates them. */
static const struct rig_body blocks[] = {
    {"wood", 3, 180, .4, .06, {1, 2.76, 5.4}, {1, -.8, .6}},
    {"heavy", 6, 410, 1.2, .03, {1, 1.6, 2.3, 3.9, 5.1, 8.2}, {1, .7, -.6, .9, -1, .4}},
};

static const double longest = 2; /* s */

/* The times at which a ball that falls from `height` touches; at the most `most`. */
static int true_impacts(struct truth *r, double height, int most, double *times) {
    r->y = (truth_real)-height;
    while (r->contacts < most && truth_until_apart(r, longest))
        ;
    int n = r->contacts < most ? r->contacts : most;
    for (int i = 0; i < n; i++)
        times[i] = r->contact[i].begin;
    return n;
}

static int core_impacts(const struct collision_def *c, struct contact_inputs head, double height,
                        double *times) {
    struct collision_state *s = collision_state_new(c, head, BODY_MODES_MOST, 0);
    struct collision_event event;
    int n = 0;
    collision_drop(s, height);
    for (double t = 0; t < longest; t += .01) {
        rig_play(c, s, (int)lround(.01 * c->rate));
        while (collision_take_event(s, &event) && n < IMPACTS)
            if (event.kind == COLLISION_HIT)
                times[n++] = event.time;
    }
    collision_state_free(s);
    return n;
}

static struct truth *true_ball(const struct truth_mode *mode, int modes,
                               const struct collision_def *c, struct contact_inputs head) {
    struct truth *r = truth_new(mode, modes);
    r->m = c->mass;
    r->a = c->gravity;
    r->k = head.k;
    r->mu = head.mu;
    r->alpha = head.alpha;
    return r;
}

static struct truth_mode true_mode(const struct mode *mode, double at) {
    return (struct truth_mode){.omega = 2 * acos(-1) * mode->freq,
                               .sigma = log(1000) / mode->decay,
                               .c = at / sqrt(mode->mass)};
}

/* s: the largest distance of two impacts, as far as both have them. */
static double bounce(const struct rig_body *body, double mass, double tau, double mu,
                     double height) {
    double expected[IMPACTS], output[IMPACTS], worst = 0;
    struct collision_def c = collision_default();
    c.gravity = 9.81;
    c.mass = mass;
    struct contact contact = contact_default();
    contact.mu = mu;
    double v = sqrt(2 * c.gravity * height);
    contact.k = wall_stiffness_for_duration(mass, &contact, v, tau);
    struct contact_inputs head = contact_head(&contact);
    struct truth_mode mode[RIG_MODES];
    for (int i = 0; body && i < body->modes; i++) {
        struct mode is = rig_mode(body, i);
        mode[i] = true_mode(&is, body->shape[i]);
    }
    struct truth *r = true_ball(mode, body ? body->modes : 0, &c, head);
    int most = true_impacts(r, height, IMPACTS, expected);
    truth_free(r);
    if (body) {
        c.body = SCHEME_MODES;
        c.modes = rig_modes(body, c.rate);
        c.pickups = 1;
    }
    int n = core_impacts(&c, head, height, output);
    for (int i = 0; i < n && i < most; i++)
        accuracy_worse(&worst, fabs(output[i] - expected[i]));
    modes_free((struct modes *)c.modes);
    int missing = abs(n - most);
    return missing <= 1 && n > 3 ? worst : HUGE_VAL; /* one may fall on either side of the end */
}

/* --- on a body that rings -------------------------------------------------------------------- */

/* The usual ball of bounce~ and its usual plate, which rings for seconds: each impact meets another
 * phase of it, and a difference grows 20 to 130 times from one to the next. So the ball is compared
 * while a reference let go 1e-9 higher still agrees with itself: that takes some six impacts. */
struct chaos {
    double off;    /* s, the core from the reference */
    double height; /* by which share of the height the reference would have to be let go higher to
                    * be off by as much */
    int impacts;   /* compared */
};

static const double nudge = 1e-9, agrees = 1e-5 /* s */;

static struct truth_mode plate_mode[BODY_MODES_MOST];

static struct collision_def usual_ball(const struct body *plate) {
    static struct strike_bank on;
    strike_fill(&on, plate, body_kinds[plate->shape]->pickup);
    const double *pickup = on.pickup;
    struct collision_def c = collision_default();
    struct modes *bank = modes_new(plate->modes, 0, 1);
    modes_design(bank, c.rate, on.mode, NULL, on.at, &pickup);
    c.mass = .005;
    c.gravity = ranges[RANGE_GRAVITY].usual;
    c.body = SCHEME_MODES;
    c.modes = bank;
    c.pickups = 1;
    for (int i = 0; i < plate->modes; i++)
        plate_mode[i] = true_mode(&on.mode[i], on.at[i]);
    return c;
}

static void bounce_on_plate(double height, struct chaos *worst) {
    enum { MOST = 12 };
    double expected[MOST], nudged[MOST], output[IMPACTS];
    struct body plate = body_default(BODY_PLATE);
    struct collision_def c = usual_ball(&plate);
    struct truth *r = true_ball(plate_mode, plate.modes, &c, head_default());
    struct truth *again = true_ball(plate_mode, plate.modes, &c, head_default());
    true_impacts(r, height, MOST, expected);
    true_impacts(again, height * (1 + nudge), MOST, nudged);
    int n = core_impacts(&c, head_default(), height, output);
    double grown = 0;
    for (int i = 0; i < MOST && i < n && fabs(nudged[i] - expected[i]) < agrees; i++) {
        double off = fabs(output[i] - expected[i]);
        grown = fmax(grown, fabs(nudged[i] - expected[i]));
        accuracy_worse(&worst->off, off);
        accuracy_worse(&worst->height, i ? off * nudge / grown : 0);
        worst->impacts++;
    }
    truth_free(r);
    truth_free(again);
    modes_free((struct modes *)c.modes);
}

/* The times themselves hang on the last digits after three or four impacts. */
static void bounces_on_plate(void) {
    static const double heights[] = {.1, .15, .06, .2, .03};
    struct chaos worst = {0};
    int balls = accuracy_count(5, 1);
    for (int i = 0; i < balls; i++)
        bounce_on_plate(heights[i], &worst);
    bool enough = worst.impacts >= 4 * balls;
    accuracy_note("bounce-plate-ms", 1000 * worst.off);
    accuracy_line("bounce-plate-as-height", enough ? worst.height : HUGE_VAL, 2e-4);
}

void accuracy_bouncing(void) {
    if (accuracy_wants("bounce-plate-ms bounce-plate-as-height"))
        bounces_on_plate();
    if (!accuracy_wants("bounce-wall-ms bounce-modes-ms"))
        return;
    static const double heights[] = {.1, .0317, .2};
    double wall = 0, modes = 0;
    for (int i = 0; i < accuracy_count(3, 1); i++) {
        accuracy_worse(&wall, bounce(NULL, .01, 2e-4, .3, heights[i]));
        accuracy_worse(&modes, bounce(&blocks[0], .004, 3e-4, .2, heights[i]));
        accuracy_worse(&modes, bounce(&blocks[1], .002, 3e-4, .2, heights[i]));
    }
    accuracy_line("bounce-wall-ms", 1000 * wall, .1);
    accuracy_line("bounce-modes-ms", 1000 * modes, .1);
}
