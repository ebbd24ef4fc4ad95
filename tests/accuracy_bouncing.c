/* accuracy_bouncing.c: two seconds of a bouncing ball, impact by impact. */
#include <math.h>
#include <stdio.h>

#include "accuracy.h"
#include "rig.h"

enum { IMPACTS = 400 };

/* They have stopped ringing before the ball is back. On a body that still rings, each impact meets
 * another phase of it: errors grow tenfold from impact to impact, whatever integrates them. */
static const struct rig_body blocks[] = {
    {"wood", 3, 180, .4, .06, {1, 2.76, 5.4}, {1, -.8, .6}},
    {"heavy", 6, 410, 1.2, .03, {1, 1.6, 2.3, 3.9, 5.1, 8.2}, {1, .7, -.6, .9, -1, .4}},
};

static const double longest = 2; /* s */

/* The times at which a ball that falls from `height` touches; reference.h at 1000 steps a sample
 * and at least 4000 a contact. In flight it skips ahead as long as the body, whose motion is bound
 * by its energy, cannot reach the ball. */
static int reference_impacts(struct reference *r, double step, double height, double *times) {
    int n = 0;
    r->y = -height;
    reference_step_length(r, step);
    double t = 0;
    bool touching = false;
    while (t < longest && n < IMPACTS) {
        double x = reference_x(r);
        if (x > 0 && !touching)
            times[n++] = t;
        touching = x > 0;
        double reach = 0;
        for (int i = 0; i < r->modes; i++)
            reach += fabs(r->mode[i].c) * hypot(r->q[i], r->p[i] / r->mode[i].omega);
        double clear = -r->y - reach, fall = fmax(fabs(r->v), 1e-3);
        double jump = .5 * clear / (fall + sqrt(2 * r->a * fmax(clear, 0)));
        if (jump > 20 * step && !touching) {
            reference_fly(r, jump);
            t += jump;
        } else {
            reference_step(r);
            t += step;
        }
    }
    return n;
}

static int core_impacts(const struct collision *c, double height, double *times) {
    struct collision_state *s = collision_state_new(c, RIG_MODES, 0);
    struct collision_event event;
    int n = 0;
    s->awake = true;
    s->x = -height;
    for (double t = 0; t < longest; t += .01) {
        rig_play(c, s, (int)lround(.01 * c->rate));
        while (collision_take_event(s, &event) && n < IMPACTS)
            if (event.kind == COLLISION_HIT)
                times[n++] = event.time;
    }
    collision_state_free(s);
    return n;
}

/* s: the largest distance of two impacts, as far as both have them. */
static double bounce(const struct rig_body *body, double mass, double tau, double mu,
                     double height) {
    double expected[IMPACTS], heard[IMPACTS], worst = 0;
    struct collision c = collision_default();
    c.gravity = 9.81;
    c.mass = mass;
    c.contact.mu = mu;
    double v = sqrt(2 * c.gravity * height);
    c.contact.k = wall_stiffness_for_duration(mass, &c.contact, v, tau);
    struct reference r = rig_reference(body, &c);
    int most = reference_impacts(&r, fmin(1 / (1000 * c.rate), tau / 4000), height, expected);
    if (body) {
        c.body = SCHEME_MODES;
        c.modes = rig_modes(body, c.rate);
        c.pickups = 1;
    }
    int n = core_impacts(&c, height, heard);
    for (int i = 0; i < n && i < most; i++)
        accuracy_worse(&worst, fabs(heard[i] - expected[i]));
    modes_free((struct modes *)c.modes);
    int missing = abs(n - most);
    return missing <= 1 && n > 3 ? worst : HUGE_VAL; /* one may fall on either side of the end */
}

void accuracy_bouncing(void) {
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
