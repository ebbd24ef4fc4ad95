/* SPDX-License-Identifier: BSD-3-Clause */
/* An arm behind a soft head: flight under it in closed form; what it takes from a body, against the
 * characteristic equation of a mode and a hammer joined by a spring and a dashpot; dead strokes,
 * statics, the ledger. */
#include "support/check.h"

#include <complex.h>

#include "bodies/mallet.h"
#include "support/ledger.h"
#include "support/player.h"

/* --- flight under an arm ------------------------------------------------------------------------
 */

static struct player drum_under(enum mallet mallet, double resistance, bool audit) {
    const struct mallet_kind *kind = &mallet_kinds[mallet];
    struct player p = player_of(BODY_TOM, player_usual_note(BODY_TOM), 1, audit);
    collision_state_free(p.s);
    p.c.mass = kind->mass;
    p.c.arm_resistance = resistance;
    p.s = collision_state_new(&p.c, mallet_head(kind), p.modes->body, 0);
    return p;
}

TEST("a hammer driven back from a body slows down under the arm as m v' = F - R v says") {
    static double sound[PLAYER_MOST];
    const double push = 2, R = 5;
    struct player p = drum_under(MALLET_HAND, R, true);
    collision_strike(p.s, 3);
    while (p.s->motion.v >= 0 || p.s->stepper.touching)
        player_run(&p, sound, 1);
    collision_set_input(p.s, RANGE_PUSH, push);
    double v0 = p.s->motion.v, r = R / p.c.mass, end = push / R;
    for (int i = 1; i <= 400; i++) {
        player_run(&p, sound, 1);
        double v = end + (v0 - end) * exp(-r * i / PLAYER_RATE);
        CHECK_NEAR(p.s->motion.v, v, 1e-3 * fabs(v0));
    }
    struct collision_ledger l = collision_ledger_now(&p.c, p.s);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-12 * l.largest);
    player_free(&p);
}

/* --- one mode under a held head ----------------------------------------------------------------
 */

static const double mode_freq = 100, mode_mass = .2, mode_t60 = 3; /* Hz, kg, s */

static struct modes *one_mode(void) {
    struct mode mode = {mode_freq, mode_t60, mode_mass};
    double at = 1;
    const double *pickup = &at;
    struct modes *m = modes_new(1, 0, 1);
    modes_design(m, PLAYER_RATE, &mode, NULL, &at, &pickup);
    modes_audit(m);
    return m;
}

/* Decay rate, 1/s, of the root near the mode's frequency of
 *   (m z^2 + 2 m sigma z + m omega^2 + d z + s) (m_h z^2 + R z + d z + s) - (d z + s)^2 = 0 */
static double decay_rate(double hammer, double s, double d, double R) {
    double omega = 2 * acos(-1) * mode_freq, sigma = 3 * log(10) / mode_t60, m = mode_mass;
    double complex z = -sigma + omega * (double complex)I;
    for (int i = 0; i < 50; i++) {
        double complex joint = d * z + s,
                       body = m * (z * z + 2 * sigma * z + omega * omega) + joint,
                       head = (hammer * z + R) * z + joint;
        double complex by_z =
            (2 * m * (z + sigma) + d) * head + body * (2 * hammer * z + R + d) - 2 * d * joint;
        z -= (body * head - joint * joint) / by_z;
    }
    return -creal(z);
}

static double peak_of(struct player *p, int samples) {
    static double sound[PLAYER_MOST];
    double peak = 0;
    player_run(p, sound, samples);
    for (int i = 0; i < samples; i++)
        peak = fmax(peak, fabs(sound[i]));
    return peak;
}

/* Decay rate of the mode while this head is held against it with `load`, after a faint strike by
 * `drive`. */
static double measured_rate(const struct mallet_kind *kind, double load) {
    struct player p = {.modes = one_mode(), .c = collision_default()};
    static double sound[PLAYER_MOST];
    const int period = (int)(PLAYER_RATE / mode_freq);
    p.c.body = SCHEME_MODES;
    p.c.modes = p.modes;
    p.c.pickups = 1;
    p.c.mass = kind->mass;
    p.c.audit = true;
    p.c.arm_resistance = mallet_arm_resistance;
    p.s = collision_state_new(&p.c, mallet_head(kind), 1, 0);
    collision_set_input(p.s, RANGE_PUSH, load);
    collision_set_hand_rate(&p.c, p.s, 100);
    player_run(&p, sound, PLAYER_RATE), player_run(&p, sound, PLAYER_RATE);
    collision_set_hand_rate(&p.c, p.s, 0);
    collision_set_input(p.s, RANGE_DRIVE, 1e-3 * load);
    player_run(&p, sound, period / 2);
    collision_set_input(p.s, RANGE_DRIVE, 0);
    player_run(&p, sound, 20 * period); /* the hammer's own swing dies */
    double before = peak_of(&p, 2 * period);
    player_run(&p, sound, 10 * period);
    double after = peak_of(&p, 2 * period);
    struct collision_ledger l = collision_ledger_now(&p.c, p.s);
    CHECK(p.s->stepper.touching);
    CHECK_NEAR(ledger_imbalance(&l), 0, 1e-10 * l.largest);
    player_free(&p);
    return log(before / after) * PLAYER_RATE / (12 * period);
}

TEST("a mode under a held head decays as the characteristic equation with an arm says") {
    static const struct {
        enum mallet mallet;
        double load, share; /* N; of the full resistance, by stiffness */
    } cases[] = {{MALLET_HAND, 2, 1},      {MALLET_HAND, .5, 1},    {MALLET_FELT_SOFT, 2, 1},
                 {MALLET_FINGERTIP, 2, 1}, {MALLET_RUBBER, 2, .77}, {MALLET_CORD, 2, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct mallet_kind *kind = &mallet_kinds[cases[i].mallet];
        double x0 = pow(cases[i].load / kind->k, 1 / kind->alpha),
               s = kind->alpha * cases[i].load / x0;
        double R = fmin(cases[i].share * mallet_arm_resistance, 1000 * kind->mass);
        double rate = measured_rate(kind, cases[i].load),
               expected = decay_rate(kind->mass, s, kind->mu * cases[i].load, R);
        check_case("%s, %g N: %.2f/s, expected %.2f/s", kind->name, cases[i].load, rate, expected);
        CHECK_REL(rate, expected, .03);
    }
}

/* --- a drum -------------------------------------------------------------------------------------
 */

/* A stroke by the usual stick at this speed; .1 s later another head is laid on with 2 N. Level of
 * the 50 ms before .4 s with it, dB below the peak of the stroke. */
static double level_after_400_ms(enum mallet mallet, double resistance, double speed) {
    static double sound[PLAYER_MOST];
    const struct mallet_kind *kind = &mallet_kinds[mallet];
    struct player p = player_of(BODY_TOM, player_usual_note(BODY_TOM), 1, false);
    struct collision_def other = p.c;
    other.mass = kind->mass;
    p.c.arm_resistance = resistance;
    collision_strike(p.s, speed);
    double before = peak_of(&p, PLAYER_RATE / 10);
    collision_set_hammer_parameters(&p.c, p.s, &other);
    collision_set_head(&p.c, p.s, mallet_head(kind), false);
    collision_drop(p.s, 0);
    collision_set_input(p.s, RANGE_PUSH, 2);
    player_run(&p, sound, PLAYER_RATE * 35 / 100);
    double after = peak_of(&p, PLAYER_RATE * 5 / 100);
    player_free(&p);
    return 20 * log10(after / before);
}

/* Level of the 50 ms before .4 s after a stroke by this head under 2 N, dB below its peak; *stroke
 * is the peak. */
static double level_of_dead_stroke(enum mallet mallet, double resistance, double speed,
                                   double *stroke) {
    static double sound[PLAYER_MOST];
    struct player p = drum_under(mallet, resistance, false);
    collision_set_input(p.s, RANGE_PUSH, 2);
    collision_strike(p.s, speed);
    *stroke = peak_of(&p, PLAYER_RATE / 20);
    player_run(&p, sound, PLAYER_RATE * 30 / 100);
    double after = peak_of(&p, PLAYER_RATE * 5 / 100);
    player_free(&p);
    return 20 * log10(after / *stroke);
}

TEST("a hand that strikes a tom under 2 N leaves it 40 dB down after .4 s, by any arm of 20 ... "
     "100") {
    for (double speed = .1; speed <= 3.2; speed *= 2) {
        double stroke, without, level = level_of_dead_stroke(MALLET_HAND, 20, speed, &stroke),
                                bounces = level_of_dead_stroke(MALLET_HAND, 0, speed, &without),
                                weaker = level_of_dead_stroke(MALLET_HAND, 10, speed, &stroke),
                                stronger = level_of_dead_stroke(MALLET_HAND, 100, speed, &stroke);
        check_case("%g m/s: %.1f dB, %.1f without an arm, %.1f with 10, %.1f with 100 N s/m", speed,
                   level, bounces, weaker, stronger);
        CHECK(level < -40 && stronger < -40);
        CHECK(weaker < -38);
        CHECK(bounces > -30);
        CHECK_REL(stroke, without, 1e-9);
    }
}

TEST("so do other soft heads, by 30 dB") {
    static const enum mallet soft[] = {MALLET_YARN_SOFT, MALLET_YARN,      MALLET_FELT_SOFT,
                                       MALLET_FELT,      MALLET_FINGERTIP, MALLET_RUBBER_SOFT};
    for (size_t i = 0; i < sizeof soft / sizeof *soft; i++) {
        double stroke, level = level_of_dead_stroke(soft[i], mallet_arm_resistance, 1, &stroke);
        check_case("%s: %.1f dB", mallet_kinds[soft[i]].name, level);
        CHECK(level < -30);
    }
}

TEST("a tom under a hand of 2 N laid on it falls by 40 dB in .4 s, and rings on under steel") {
    for (double speed = 1; speed <= 3; speed += 2) {
        double held = level_after_400_ms(MALLET_HAND, mallet_arm_resistance, speed),
               by_mu = level_after_400_ms(MALLET_HAND, 0, speed),
               steel = level_after_400_ms(MALLET_STEEL, mallet_arm_resistance, speed),
               steel_by_mu = level_after_400_ms(MALLET_STEEL, 0, speed);
        check_case("%g m/s: %.1f dB, %.1f by mu alone; steel %.1f, %.1f", speed, held, by_mu, steel,
                   steel_by_mu);
        CHECK(held < -40);
        CHECK(held < by_mu);
        CHECK_NEAR(steel, steel_by_mu, 1);
    }
}

TEST("thrown heads have the same bits with and without an arm") {
    static double with[PLAYER_MOST], without[PLAYER_MOST];
    struct player a = drum_under(MALLET_FELT, mallet_arm_resistance, false),
                  b = drum_under(MALLET_FELT, 0, false);
    for (int i = 0; i < 5; i++) {
        collision_strike(a.s, i + .5), collision_strike(b.s, i + .5);
        player_run(&a, with, 8000), player_run(&b, without, 8000);
        CHECK(memcmp(with, without, sizeof *with * 8000) == 0);
    }
    player_free(&a), player_free(&b);
}

/* A ball of glass or a stick that rests under its weight, .05 N, is no softer than under 20 N. */
TEST("a hard head that is held has the same bits with and without it, however small the load") {
    static const double loads[] = {.05, .5, 20};
    static double with[PLAYER_MOST], without[PLAYER_MOST];
    for (int i = 0; i < 3; i++) {
        struct player a = drum_under(MALLET_CORD, mallet_arm_resistance, false),
                      b = drum_under(MALLET_CORD, 0, false);
        collision_strike(a.s, .3), collision_strike(b.s, .3);
        collision_set_input(a.s, RANGE_PUSH, loads[i]),
            collision_set_input(b.s, RANGE_PUSH, loads[i]);
        player_run(&a, with, 20000), player_run(&b, without, 20000);
        check_case("%g N", loads[i]);
        CHECK(memcmp(with, without, sizeof *with * 20000) == 0);
        player_free(&a), player_free(&b);
    }
}

TEST("heads held against a drum under any load close the ledger and settle where statics says") {
    static const enum mallet mallets[] = {MALLET_HAND, MALLET_FELT, MALLET_YARN, MALLET_STICK,
                                          MALLET_RUBBER};
    static double sound[PLAYER_MOST];
    uint64_t rng = 5;
    for (size_t i = 0; i < sizeof mallets / sizeof *mallets; i++) {
        struct player p = drum_under(mallets[i], mallet_arm_resistance, true);
        double load = check_log_uniform(&rng, 1, 30), lost = 0;
        collision_strike(p.s, check_log_uniform(&rng, .1, 1));
        collision_set_input(p.s, RANGE_PUSH, load);
        for (int part = 0; part < 8; part++) {
            player_run(&p, sound, PLAYER_RATE / 4);
            struct collision_ledger l = collision_ledger_now(&p.c, p.s);
            check_case("%s, %g N", mallet_kinds[mallets[i]].name, load);
            CHECK_NEAR(ledger_imbalance(&l), 0, 1e-10 * l.largest);
            CHECK(l.lost_contact >= lost);
            lost = l.lost_contact;
        }
        collision_set_hand_rate(&p.c, p.s, 100);
        player_run(&p, sound, PLAYER_RATE), player_run(&p, sound, PLAYER_RATE);
        CHECK_REL(motion_contact_force(&p.c, &p.s->motion), load, .01);
        player_free(&p);
    }
}

CHECK_MAIN
