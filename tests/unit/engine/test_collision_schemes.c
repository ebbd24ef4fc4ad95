/* SPDX-License-Identifier: BSD-3-Clause */
/* The papers' schemes in a collision: [PAR09]'s table 1 from hit events, am1 on modes against the
 * trapezoidal rule written out, two-point and quadratic on modes, and refused pairings. */
#include "support/check.h"

#include "support/par09.h"
#include "support/rig.h"

#define COUNT(table) ((int)(sizeof table / sizeof *table))

/* --- a wall ---------------------------------------------------------------------------------- */

/* Percent as printed, of v_out against the fit (7)-(8). A strike has x = 0 at the start of its
 * sample, as the paper's first sample. */
TEST("the hit of a strike reproduces table 1 of [PAR09], digit for digit") {
    static const struct {
        enum scheme scheme;
        double v_out[2]; /* of case 1 and case 2 */
    } table[] = {{SCHEME_AM1, {1.293, 2.551}},
                 {SCHEME_VERLET, {1.660, .839}},
                 {SCHEME_HEUN, {1.467, -4.692}},
                 {SCHEME_RK4, {-.125, -.105}}};
    static const struct {
        double k, mu, alpha, v_in;
    } cases[] = {{1e7, .1, 1.1, .3}, {1e9, .5, 1.5, 1}};
    for (int n = 0; n < 2 * COUNT(table); n++) {
        int which = n % 2;
        struct collision_def c = collision_default();
        c.scheme = table[n / 2].scheme;
        struct contact_inputs head = {cases[which].k, cases[which].mu, cases[which].alpha};
        struct collision_state *s = collision_state_new(&c, head, 0, 0);
        struct collision_event hit;
        rig_play(&c, s, 137); /* a strike at any sample is the same strike */
        collision_strike(s, cases[which].v_in);
        rig_play(&c, s, 50);
        check_case("case %d, %s", which + 1, scheme_name(c.scheme));
        if (CHECK(collision_take_event(s, &hit))) {
            double fit = par09_rebound_fit(cases[which].mu, cases[which].v_in);
            CHECK_NEAR(100 * (hit.v_out / fit - 1), table[n / 2].v_out[which], 5e-4);
            CHECK_NEAR(hit.time, 137 / c.rate, 1e-12);
            double left = c.mass / 2 * (hit.v_in * hit.v_in - hit.v_out * hit.v_out);
            CHECK_NEAR(hit.lost, left, 1e-12 * c.mass); /* includes the scheme's error */
            CHECK(hit.v_in == cases[which].v_in && !collision_take_event(s, &hit));
        }
        collision_state_free(s);
    }
}

/* --- am1 on modes ---------------------------------------------------------------------------- */

/* The trapezoidal rule for the whole system, u_1 = u_0 + h/2 (u'_0 + u'_1), with
 *   hammer y' = w, w' = a - f/m;   modes q' = p, p' = c f - 2 sigma p - omega^2 q,
 * and f_1 = f(x_1, v_1) by bisection: f(x_1, v_1) decreases with f_1. */
struct bilinear {
    struct reference r; /* for modes, hammer and contact; its own steps are not used */
    double f;
};

static void bilinear_mode(const struct reference_mode *m, double h, double f0, double f1, double *q,
                          double *p) {
    double w2 = m->omega * m->omega, push = m->c * (f0 + f1) - 2 * m->sigma * *p - 2 * w2 * *q;
    double p1 = (*p + h / 2 * (push - w2 * h / 2 * *p)) / (1 + m->sigma * h + w2 * h * h / 4);
    *q += h / 2 * (*p + p1);
    *p = p1;
}

static struct reference bilinear_try(const struct bilinear *b, double f1) {
    struct reference r = b->r;
    double w1 = r.v + r.h * (r.a - (b->f + f1) / (2 * r.m));
    r.y += r.h / 2 * (r.v + w1);
    r.v = w1;
    for (int i = 0; i < r.modes; i++)
        bilinear_mode(&r.mode[i], r.h, b->f, f1, &r.q[i], &r.p[i]);
    return r;
}

static double bilinear_law(const struct reference *r) {
    double x = reference_x(r);
    return x > 0 ? r->k * pow(x, r->alpha) * (1 + r->mu * reference_v(r)) : 0;
}

/* Returns the mean force of the step. */
static double bilinear_step(struct bilinear *b) {
    struct reference r = bilinear_try(b, 0);
    double low = 0, high = bilinear_law(&r);
    for (int i = 0; i < 100 && high > 0; i++) {
        double middle = (low + high) / 2;
        r = bilinear_try(b, middle);
        *(bilinear_law(&r) > middle ? &low : &high) = middle;
    }
    b->r = bilinear_try(b, low);
    double mean = (b->f + low) / 2;
    b->f = low;
    return mean;
}

/* Rounding alone: both solve to 1e-15, and later contacts amplify it slightly. */
TEST("am1 on modes is the trapezoidal rule of hammer, modes and contact") {
    enum { N = 600 };
    for (int n = 0; n < 3 * RIG_BODIES; n++) {
        const struct rig_body *body = &rig_bodies[n % RIG_BODIES];
        struct collision_def c = collision_default();
        c.scheme = SCHEME_AM1;
        c.body = SCHEME_MODES;
        c.modes = rig_modes(body, c.rate);
        c.pickups = 1;
        struct contact_inputs head = head_default();
        head.k = (double[]){1e5, 1e7, 1e9}[n / RIG_BODIES];
        c.gravity = n / RIG_BODIES == 0 ? 9.81 : 0;
        struct bilinear b = {.r = rig_reference(body, &c, head)};
        b.r.h = 1 / c.rate;
        b.r.v = 1;
        struct collision_state *s = collision_state_new(&c, head, RIG_MODES, 0);
        double force[N], x[N], output[N], *pickup = output, most_f = 0, off_f = 0, off_x = 0;
        collision_strike(s, 1);
        collision_run(&c, s, &(struct collision_in){0}, &(struct collision_out){&pickup, force, x},
                      N);
        for (int i = 0; i < N; i++) {
            double mean = bilinear_step(&b);
            most_f = fmax(most_f, mean);
            off_f = fmax(off_f, fabs(mean - force[i]));
            off_x = fmax(off_x, fabs(reference_x(&b.r) - x[i]));
        }
        check_case("%s, k = %g", body->name, head.k);
        CHECK(most_f > 0);
        CHECK_NEAR(off_f / most_f, 0, 1e-9);
        CHECK_NEAR(off_x / fabs(reference_x(&b.r)), 0, 1e-9);
        CHECK_NEAR(reference_distance(&b.r, s->motion.bank->q, s->motion.bank->p, HUGE_VAL), 0,
                   1e-9);
        collision_state_free(s);
        modes_free((struct modes *)c.modes);
    }
}

/* --- two-point and quadratic on modes -------------------------------------------------------- */

static struct collision_def on_modes(enum scheme scheme, const struct rig_body *body, double rate) {
    struct collision_def c = collision_default();
    struct modes *m = rig_modes(body, rate);
    modes_audit(m);
    c.rate = rate;
    c.scheme = scheme;
    c.body = SCHEME_MODES;
    c.modes = m;
    c.pickups = 1;
    c.audit = true;
    return c;
}

/* lost_scheme would be the gap of the ledger; here no scheme error may explain it. */
TEST("two-point on modes dissipates the losses of contact and modes, and nothing else") {
    for (int n = 0; n < 3 * RIG_BODIES; n++) {
        struct collision_def c = on_modes(SCHEME_TWO_POINT, &rig_bodies[n % RIG_BODIES], 44100);
        struct contact_inputs head = head_default();
        head.k = (double[]){1e4, 1e6, 1e8}[n / RIG_BODIES];
        c.gravity = 3;
        struct collision_state *s = collision_state_new(&c, head, RIG_MODES, 0);
        collision_strike(s, 1);
        rig_play(&c, s, 2000);
        struct collision_ledger l = collision_ledger_now(&c, s);
        check_case("%s, k = %g", rig_bodies[n % RIG_BODIES].name, head.k);
        CHECK(l.lost_contact > 0 && l.gravity != 0);
        CHECK_NEAR(l.lost_scheme, 0, 1e-12 * l.largest);
        collision_state_free(s);
        modes_free((struct modes *)c.modes);
    }
}

enum { DOUBLINGS = 4 };

/* The modal amplitudes after a soft strike, at 44.1 kHz times 2^doublings. */
static void leave(enum scheme scheme, const struct rig_body *body, int doublings, double *q,
                  double *p) {
    struct collision_def c = on_modes(scheme, body, 44100 << doublings);
    struct contact_inputs head = head_default();
    head.k = 3e6;
    struct collision_state *s = collision_state_new(&c, head, RIG_MODES, 0);
    collision_strike(s, 1);
    rig_play(&c, s, 200 << doublings);
    memcpy(q, s->motion.bank->q, RIG_MODES * sizeof *q);
    memcpy(p, s->motion.bank->p, RIG_MODES * sizeof *p);
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
}

TEST("quadratic with s = 1/2 converges to two-point on modes, with order 2") {
    for (int n = 0; n < 3; n++) {
        struct collision_def c = collision_default();
        struct reference r = rig_reference(&rig_bodies[n], &c, head_default());
        double q[RIG_MODES], p[RIG_MODES], before = 0;
        for (int i = 0; i < DOUBLINGS; i++) {
            leave(SCHEME_TWO_POINT, &rig_bodies[n], i, r.q, r.p);
            leave(SCHEME_QUADRATIC, &rig_bodies[n], i, q, p);
            double apart = reference_distance(&r, q, p, 2 * acos(-1) * 5000);
            check_case("%s, rate times %d: %.3g", rig_bodies[n].name, 1 << i, apart);
            CHECK(apart < 2e-3 && (i == 0 || before / apart > 3.8));
            before = apart;
        }
    }
}

/* --- who is refused -------------------------------------------------------------------------- */

/* Displacement of one undamped mode of shape 1 from rest under a force held over each sample. */
static void driven_mode(const struct mode *mode, double rate, const double *force, int n,
                        double *q) {
    double omega = 2 * acos(-1) * mode->freq, c = cos(omega / rate), s = sin(omega / rate);
    double place = 0, speed = 0; /* over omega */
    for (int i = 0; i < n; i++) {
        double rest = force[i] / (mode->mass * omega * omega), off = place - rest;
        q[i] = place = rest + off * c + speed * s;
        speed = speed * c - off * s;
    }
}

/* A slow oscillation under a short push, below a hammer without gravity: the default scheme is
 * exact, the others follow it to second order. */
TEST("a drive moves the body, and the compression, as in closed form in every scheme") {
    static const enum scheme schemes[] = {SCHEME_EXACT, SCHEME_AM1, SCHEME_TWO_POINT,
                                          SCHEME_QUADRATIC};
    enum { SAMPLES = 400 };
    static double output[SAMPLES], x[SAMPLES], drive[SAMPLES], q[SAMPLES];
    struct mode mode = rig_mode(&rig_bodies[3], 0); /* 440 Hz, of shape 1, at the pickup -.7 */
    double most = 0;
    for (int i = 0; i < 100; i++)
        drive[i] = 3 + sin(.1 * i);
    driven_mode(&mode, 44100, drive, SAMPLES, q);
    for (int i = 0; i < SAMPLES; i++)
        most = fmax(most, fabs(q[i]));
    for (int n = 0; n < COUNT(schemes); n++) {
        struct collision_def c = rig_collision(&rig_bodies[3]);
        c.scheme = schemes[n];
        c.out = MODES_DISPLACEMENT;
        struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
        double *pickup = output, within = n ? .1 * most : 1e-12 * most;
        collision_drop(s, .01); /* without gravity */
        collision_run(&c, s, &(struct collision_in){.drive = drive},
                      &(struct collision_out){.pickup = &pickup, .compression = x}, SAMPLES);
        check_case("%s", scheme_name(c.scheme));
        for (int i = 0; i < SAMPLES; i++) {
            CHECK_NEAR(output[i], -.7 * q[i], within);
            CHECK_NEAR(x[i], -.01 - q[i], within + 1e-16);
        }
        rig_free(&c, s);
    }
}

TEST("a collision is refused only where no scheme serves its body, law and correction") {
    struct modes *hammer = modes_new(0, 1, 0);
    modes_design(hammer, 44100, NULL, &(struct mode){900, 1, .01}, &(double){1}, NULL);
    char text[SCHEME_WHO_SIZE];
    int refused = 0;
    for (int n = 0; n < SCHEMES * 4 * 4 * CORRECTIONS; n++) {
        struct collision_def c = collision_default();
        int body = n / SCHEMES % 4; /* the fourth is a wall met by a hammer with modes */
        c.scheme = (enum scheme)(n % SCHEMES);
        c.body = body == 3 ? SCHEME_WALL : (enum scheme_body)body;
        c.modes = body >= 2 ? hammer : NULL;
        c.contact.law = (enum contact_law)(n / SCHEMES / 4 % 4);
        c.correction = (enum correction)(n / SCHEMES / 16);
        enum scheme_body met = body >= 2 ? SCHEME_MODES : c.body;
        scheme_list_serving(met, c.contact.law, c.correction, text, sizeof text);
        check_case("%s on body %d, law %d, %s: %s", scheme_name(c.scheme), body, c.contact.law,
                   correction_name(c.correction), text);
        CHECK(collision_serves(&c) == (strstr(text, scheme_name(c.scheme)) != NULL));
        refused += !collision_serves(&c);
    }
    CHECK(refused > 0 && refused < SCHEMES * 4 * 4 * CORRECTIONS);
    modes_free(hammer);
}

/* --- what a contact loses --------------------------------------------------------------------- */

/* The share of the contact in the loss of an impact, from the ledger. */
static double taken_by_contact(enum scheme scheme) {
    struct collision_def c = collision_default();
    c.scheme = scheme;
    struct contact_inputs head = head_default();
    head.k = 1e6; /* some hundred samples: all schemes are near the closed form */
    head.mu = .3;
    c.mass = 1;
    c.audit = true;
    struct collision_state *s = collision_state_new(&c, head, 0, 0);
    collision_strike(s, 1);
    rig_play(&c, s, 2000);
    collision_catch_up(&c, s);
    double taken = collision_ledger_now(&c, s).lost_contact;
    collision_state_free(s);
    return taken / (c.mass / 2);
}

TEST("the ledger's contact loss is the contact's own in every scheme, without the scheme's error") {
    double exact = taken_by_contact(SCHEME_EXACT);
    static const enum scheme others[] = {SCHEME_AM1, SCHEME_VERLET, SCHEME_HEUN, SCHEME_RK4};
    CHECK(exact > .1 && exact < .5);
    for (int i = 0; i < COUNT(others); i++) {
        check_case("%s", scheme_name(others[i]));
        CHECK_REL(taken_by_contact(others[i]), exact, .01);
    }
}

CHECK_MAIN
