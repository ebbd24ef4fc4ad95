/* SPDX-License-Identifier: BSD-3-Clause */
/* Gongs and cymbals played by the engine: glides, energy, the change to the linear ring, and one
 * nonlinear plate an object. `sound` compares cymbals with recordings. */
#include "support/check.h"
#include "support/disc.h"
#include "support/ensemble.h"
#include "support/ledger.h"

enum { RATE = 44100, MOST = 3 * RATE };
static double sound[MOST], other[MOST];

static struct mallet_kind usual_head(const struct body *b) {
    return body_usual_mallet(b->shape, b->freq);
}

static struct disc disc_of(enum body_shape shape, double rate, double nonlinear, bool render) {
    struct body b = body_default(shape);
    struct disc d = disc_new(&b, usual_head(&b), rate, nonlinear, BODY_RADIATED, render);
    disc_start(&d, usual_head(&b));
    return d;
}

/* --- pitch ----------------------------------------------------------------------------------- */

/* Cents of mode (0,1) above its linear pitch: five periods by zero crossings of its q, from `from`
 * s on. */
static double glide(const struct disc *plain, double rate, double speed, double from) {
    struct disc d = *plain;
    int mode = 0, found = 0;
    while (d.plate->mode[mode].n != 0)
        mode++;
    double freq = sqrt(d.modes->omega2[mode]) / (2 * acos(-1)), crossed[6] = {0};
    collision_strike(d.s, speed);
    disc_play(&d, sound, (int)(from * rate));
    for (int n = 0; found < 6 && n < rate; n++) {
        double before = d.s->motion.bank->q[mode], after;
        disc_play(&d, sound, 1);
        after = d.s->motion.bank->q[mode];
        if (before < 0 && after >= 0)
            crossed[found++] = n + before / (before - after);
    }
    return 1200 * log2(5 * rate / (crossed[5] - crossed[0]) / freq);
}

TEST("an opera gong falls and a small one rises after a strike, at every rate alike within 5 "
     "cents") {
    static const struct {
        enum body_shape shape;
        double speed, cents;
    } cases[] = {{BODY_OPERA_GONG, 1, 0}, {BODY_OPERA_GONG, 3, 0}, {BODY_OPERA_GONG_SMALL, 3, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double first = 0;
        for (double rate = RATE; rate <= 4 * RATE; rate *= 2) {
            struct disc d = disc_of(cases[i].shape, rate, 1, false);
            double cents = glide(&d, rate, cases[i].speed, .05);
            check_case("%s, %g m/s, %g Hz: %.1f cents", body_kinds[cases[i].shape]->name,
                       cases[i].speed, rate, cents);
            first = rate > RATE ? first : cents;
            CHECK_NEAR(cents, first, 5);
            CHECK(cases[i].shape == BODY_OPERA_GONG ? cents > 100 * cases[i].speed / 2
                                                    : cents < -30 && cents > -300);
            disc_free(&d);
        }
    }
}

/* --- energy ---------------------------------------------------------------------------------- */

/* Rolls, presses, drives, fades and hands at random, at any rate and amplitude. */
TEST("the ledger of a gong and a cymbal closes to 1e-10, and nothing gains energy") {
    const int lives = check_quick() ? 3 : 12;
    static const enum body_shape shapes[] = {BODY_OPERA_GONG, BODY_OPERA_GONG_SMALL,
                                             BODY_OPERA_GONG, BODY_CYMBAL};
    for (int life = 0; life < lives; life++) {
        uint64_t rng = 20 + (uint64_t)life;
        double rate = RATE * pow(2, check_uniform(&rng, -1, 1));
        struct disc d = disc_of(shapes[life % 4], rate, check_uniform(&rng, .5, 4), true);
        double most = 0;
        for (int i = 0; i < 24; i++) {
            switch (check_random(&rng) % 6) {
            case 0:
            case 1:
                collision_strike(d.s, pow(10, check_uniform(&rng, -1, 1)));
                break;
            case 2:
                collision_set_input(d.s, RANGE_PUSH, check_uniform(&rng, -5, 50));
                break;
            case 3:
                collision_set_input(d.s, RANGE_DRIVE,
                                    check_random(&rng) % 2 ? check_uniform(&rng, -20, 20) : 0);
                break;
            case 4:
                collision_mute_plate(d.s, check_random(&rng) % 2);
                break;
            default:
                collision_set_hand_rate(&d.def, d.s, check_random(&rng) % 2 ? 30 : 0);
            }
            disc_play(&d, sound, (int)check_uniform(&rng, 10, 600));
            struct collision_ledger l = collision_ledger_now(&d.def, d.s);
            check_case("life %d, %s, %g Hz, event %d", life, body_kinds[shapes[life % 4]]->name,
                       rate, i);
            most = fmax(most, l.largest);
            CHECK_NEAR(ledger_imbalance(&l), 0, 1e-10 * most);
            CHECK(l.lost_modes >= 0 && l.lost_contact >= 0 && l.lost_scheme >= -1e-10 * most);
        }
        disc_free(&d);
    }
}

TEST("a gong and a cymbal end in silence") {
    for (int i = 0; i < 2; i++) {
        struct body b = body_default(i ? BODY_CYMBAL : BODY_OPERA_GONG);
        b.decay = .1;
        struct disc d = disc_new(&b, usual_head(&b), RATE, 1, BODY_RADIATED, false);
        disc_start(&d, usual_head(&b));
        collision_strike(d.s, 3);
        for (int s = 0; s < 60 && !d.s->motion.bank_at_rest; s++)
            disc_play(&d, sound, RATE / 4);
        check_case("%s", body_kinds[b.shape]->name);
        CHECK(d.s->motion.bank_at_rest && !d.s->motion.nonlinear.active);
        disc_free(&d);
    }
}

/* --- the change to the linear ring ----------------------------------------------------------- */

/* The greatest fourth difference of n samples: a click in a sound without high modes. */
static double roughness(const double *from, int n) {
    double most = 0;
    for (int i = 4; i < n; i++)
        most = fmax(most, fabs(from[i] - 4 * from[i - 1] + 6 * from[i - 2] - 4 * from[i - 3] +
                               from[i - 4]));
    return most;
}

TEST("a gong that becomes linear does not click") {
    struct disc d = disc_of(BODY_OPERA_GONG_SMALL, RATE, 1, false);
    int n = 0, at = 0;
    collision_strike(d.s, .5);
    for (; n < MOST - 64; n += 64) {
        disc_play(&d, sound + n, 64);
        if (!at && n > RATE / 2 && !d.s->motion.nonlinear.active)
            at = n;
    }
    check_case("linear after %.2f s", (double)at / RATE);
    CHECK(at > 0 && at < MOST - RATE / 4);
    const int fade = RATE / 15, span = RATE / 10; /* the fade and what follows; what was before */
    CHECK(roughness(sound + at - fade, fade + 256) <
          1.2 * roughness(sound + at - fade - span, span));
    disc_free(&d);
}

/* --- one nonlinear plate an object ----------------------------------------------------------- */

static struct disc noted(double up) {
    struct body b = body_default(BODY_OPERA_GONG_SMALL);
    b.freq *= up;
    struct disc d = disc_new(&b, usual_head(&b), RATE, 1, BODY_RADIATED, false);
    d.def.plate = d.force;
    return d;
}

TEST("live, a plate that is struck makes the older one linear, without a click or a gain") {
    struct disc one = noted(1), two = noted(1.5);
    struct body b = body_default(BODY_OPERA_GONG_SMALL);
    struct mallet_kind head = usual_head(&b);
    struct ensemble e = ensemble_new(&one.def, mallet_head(&head));
    ensemble_send(&e, (struct command){.gesture = GESTURE_STRIKE, .gesture_value = 2});
    struct collision_out out = {.pickup = (double *const[]){sound}};
    const struct voice *first = voices_current(e.vs);
    voices_run(e.vs, &(struct collision_in){.strike = NULL}, &out, RATE / 2);
    double before = motion_energy(&first->def, &first->state->motion).modal;
    struct command note = {.arrival = ARRIVAL_FRESH, .voice = ensemble_voice(e.log, &two.def)};
    ensemble_send(&e, note);
    ensemble_send(&e, (struct command){.gesture = GESTURE_STRIKE, .gesture_value = 1e-3});
    double rough = roughness(sound + RATE / 4, RATE / 4);
    voices_run(e.vs, &(struct collision_in){.strike = NULL}, &out, RATE / 8);
    CHECK(!first->state->motion.nonlinear.active);
    CHECK(motion_energy(&first->def, &first->state->motion).modal < before);
    CHECK(voices_current(e.vs)->state->motion.nonlinear.active);
    check_case("roughness %g, %g before", roughness(sound, RATE / 8), rough);
    CHECK(roughness(sound, RATE / 8) < 1.2 * rough);
    ensemble_free(&e);
    free(one.force), free(two.force);
    plate_free(one.plate), plate_free(two.plate);
}

TEST("blocks of any size give a cymbal the same bits") {
    struct disc a = disc_of(BODY_CYMBAL, RATE, 1, false), b = disc_of(BODY_CYMBAL, RATE, 1, false);
    collision_strike(a.s, 2), collision_strike(b.s, 2);
    disc_play(&a, sound, 6000);
    uint64_t rng = 3;
    for (int n = 0, run; n < 6000; n += run) {
        run = (int)fmin(check_uniform(&rng, 1, 90), 6000 - n);
        disc_play(&b, other + n, run);
    }
    int differ = 0;
    for (int i = 0; i < 6000; i++)
        differ += sound[i] != other[i];
    CHECK(differ == 0);
    disc_free(&a), disc_free(&b);
}

CHECK_MAIN
