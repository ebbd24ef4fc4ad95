/* SPDX-License-Identifier: BSD-3-Clause */
/* Tuning: a request is met by what is played. Answers are measured again by strike.h, at another
 * rate where the rate is free. */
#include "support/check.h"

#include "base/ranges.h"
#include "contact/wall.h"
#include "support/both.h"
#include "support/strike.h"

enum { SOUND = 4410 }; /* 100 ms at 44.1 kHz */

static struct strike_bank bank;

static struct tuning on(enum body_shape shape) {
    struct body b = body_default(shape);
    strike_fill(&bank, &b, body_kinds[shape]->pickup);
    return strike_tuning(&bank);
}

static struct tuning with(const struct tuning *t, const struct tuning_answer *a) {
    struct tuning played = *t;
    played.contact.k = a->k;
    played.contact.mu = a->mu;
    return played;
}

TEST("against a wall a contact time gives the k of the closed form") {
    for (double alpha = 1.1; alpha < 3.6; alpha += .6)
        for (double speed = .1; speed < 6; speed *= 7)
            for (double contact = 1e-4; contact < 2e-2; contact *= 5) {
                struct tuning t = tuning_default();
                t.contact.alpha = alpha;
                t.speed = speed;
                double k = wall_stiffness_for_duration(t.mass, &t.contact, speed, contact);
                if (k > 1e15)
                    continue;
                struct tuning_answer a = tuning_contact(&t, contact);
                check_case("alpha %g, %g m/s, %g s", alpha, speed, contact);
                CHECK(!a.contact_unmet && a.brightness == 0);
                CHECK_REL(wall_duration(t.mass,
                                        &(struct contact){.k = a.k, .mu = a.mu, .alpha = alpha},
                                        speed),
                          contact, 2.5e-3);
            }
}

TEST("the requested contact time is the one played, on every body") {
    static double sound[9600];
    int met = 0;
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (int c = 0; c < 12; c++) {
            struct tuning t = on(shape);
            t.contact.alpha = (const double[]){1.1, 1.5, 2.5, 3.5}[c % 4];
            t.mass = c < 6 ? .003 : .01;
            t.speed = (const double[]){.2, 1, 5}[c / 4];
            double contact = (const double[]){3e-4, 1e-3, 3e-3}[c % 3];
            struct tuning_answer a = tuning_contact(&t, contact);
            check_case("%s, alpha %g, %g kg, %g m/s, %g s", body_kinds[shape]->name,
                       t.contact.alpha, t.mass, t.speed, contact);
            struct tuning played = with(&t, &a);
            struct strike_result r = strike_render(&played, 96000, MODES_VELOCITY, sound, 9600);
            CHECK(a.contact_unmet == (fabs(a.contact / contact - 1) > 5.1e-3));
            if (a.contact_unmet || r.hits > 1)
                continue;
            CHECK_REL(r.first.duration, contact, .02);
            met++;
        }
    check_case("in all");
    CHECK(met > 120);
}

TEST("the requested brightness is the one played, for every brightness that some k gives") {
    static double sound[SOUND];
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (int c = 0; c < 4; c++) {
            struct tuning t = on(shape);
            t.contact.alpha = (const double[]){1.2, 1.5, 2.3, 3}[c];
            t.speed = (const double[]){.3, 1, 4, 1}[c];
            struct tuning_answer other =
                both_with(&t, (const double[]){2e-4, 5e-4, 2e-3, 1e-3}[c], t.contact.mu);
            struct tuning_answer a = tuning_brightness(&t, other.brightness);
            check_case("%s, alpha %g, %g m/s, %.0f Hz", body_kinds[shape]->name, t.contact.alpha,
                       t.speed, other.brightness);
            CHECK(!a.brightness_unmet);
            struct tuning played = with(&t, &a);
            strike_render(&played, 44100, MODES_VELOCITY, sound, SOUND);
            CHECK_REL(strike_brightness(sound), other.brightness, .05);
            CHECK_REL(a.brightness, strike_brightness(sound), 1e-6);
        }
}

TEST("contact time and brightness can be met together") {
    static double sound[SOUND];
    int met = 0;
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        struct tuning t = on(shape);
        const double contact = 6e-4;
        struct tuning other = t;
        other.contact.mu = 3;
        struct tuning_answer there = both_with(&other, contact, other.contact.mu);
        if (there.contact_unmet)
            continue;
        struct tuning_answer a = tuning_both(&t, contact, there.brightness);
        check_case("%s, %.0f Hz", body_kinds[shape]->name, there.brightness);
        struct tuning played = with(&t, &a);
        struct strike_result r = strike_render(&played, 44100, MODES_VELOCITY, sound, SOUND);
        CHECK(a.contact_unmet || fabs(r.first.duration / contact - 1) < .02);
        CHECK(a.brightness_unmet || fabs(strike_brightness(sound) / there.brightness - 1) < .05);
        met += !a.contact_unmet && !a.brightness_unmet;
    }
    check_case("in all");
    CHECK(met >= 10);
}

TEST("an unreachable request is reported, and the nearest value is taken") {
    struct tuning t = on(BODY_BAR);
    struct tuning_answer a = tuning_brightness(&t, 15000), most = tuning_brightness(&t, 14000);
    CHECK(a.brightness_unmet && !a.contact_unmet);
    CHECK_REL(a.brightness, most.brightness, .05); /* the greatest brightness of this bar */
    a = tuning_brightness(&t, 30);
    CHECK(a.brightness_unmet && a.brightness < 700);
    t.contact.alpha = 3.5;
    t.speed = .1;
    a = tuning_contact(&t, 1e-4); /* would need k > 1e15 */
    CHECK(a.contact_unmet && a.contact > 1e-4);
    CHECK_REL(a.k, 1e15, 1e-6);
    struct tuning wall = tuning_default();
    a = tuning_brightness(&wall, 1000);
    CHECK(a.brightness_unmet && a.k == wall.contact.k && a.mu == wall.contact.mu);
    a = tuning_both(&wall, 1e-3, 1000);
    CHECK(a.brightness_unmet && !a.contact_unmet);
}

/* Any settings of a user. */
static struct tuning any_tuning(uint64_t *rng) {
    struct tuning t = on((enum body_shape)(check_random(rng) % BODY_SHAPES));
    t.mass = check_log_uniform(rng, 1e-5, 10);
    t.speed = check_log_uniform(rng, 1e-3, 100);
    t.contact.alpha = check_uniform(rng, 0, 1) < .2 ? 8 : check_uniform(rng, 1, 10);
    t.contact.mu = check_uniform(rng, 0, 1) < .3 ? 0 : check_log_uniform(rng, 1e-3, 1000);
    t.contact.k = check_log_uniform(rng, 1, 1e15);
    t.contact.law = (enum contact_law)(check_random(rng) % CONTACT_LAWS);
    t.work = tuning_live_work(t.modes, false);
    return t;
}

static bool in_range(const struct tuning_answer *a) {
    return range_holds(&ranges[RANGE_K], a->k) && range_holds(&ranges[RANGE_MU], a->mu);
}

TEST("for any request k and mu stay in range, and a met one is met when measured") {
    const int cases = check_quick() ? 150 : 1500;
    uint64_t rng = 5;
    int contacts = 0, brightnesses = 0;
    for (int i = 0; i < cases; i++) {
        struct tuning t = any_tuning(&rng);
        double contact = check_log_uniform(&rng, 1e-5, 1);
        double brightness = check_log_uniform(&rng, 20, 20000);
        if (i % 2) { /* known from another hammer */
            struct tuning other = t;
            other.contact.k = check_log_uniform(&rng, 1e4, 1e9);
            double measured = tuning_measure(&other).brightness;
            brightness = measured >= 20 ? measured : brightness;
        }
        check_case("%d: alpha %g, %g m/s, %g kg, mu %g, law %d; %g s, %g Hz", i, t.contact.alpha,
                   t.speed, t.mass, t.contact.mu, (int)t.contact.law, contact, brightness);
        struct tuning_answer a = tuning_contact(&t, contact), b = tuning_brightness(&t, brightness);
        CHECK(in_range(&a) && in_range(&b));
        CHECK(a.contact_unmet || fabs(log(a.contact / contact)) <= 5e-3);
        CHECK(b.brightness_unmet || fabs(log(b.brightness / brightness)) <= 1e-2);
        contacts += !a.contact_unmet;
        brightnesses += !b.brightness_unmet;
    }
    check_case("%d contacts and %d brightnesses met of %d", contacts, brightnesses, cases);
    CHECK(contacts > cases / 10 && brightnesses > cases / 100);
}

TEST("without work for a test strike the answer is the model's, near the searched one") {
    int met = 0;
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        struct tuning t = on(shape), idle = t;
        idle.work = 0;
        struct tuning_answer found = tuning_contact(&t, 1e-3), guess = tuning_contact(&idle, 1e-3);
        check_case("%s: %g found, %g guessed", body_kinds[shape]->name, found.k, guess.k);
        CHECK(guess.contact_unmet && range_holds(&ranges[RANGE_K], guess.k));
        CHECK(found.contact_unmet || fabs(log(guess.k / found.k)) < log(30));
        met += !found.contact_unmet;
    }
    check_case("in all");
    CHECK(met > BODY_SHAPES / 2);
}

TEST("a contact time of nearly a second is met by a contact that ends") {
    struct tuning t = tuning_default();
    t.speed = 1e-3;
    struct tuning_answer a = tuning_contact(&t, .999);
    struct contact c = t.contact;
    c.k = a.k;
    CHECK(!a.contact_unmet);
    CHECK_REL(wall_duration(t.mass, &c, t.speed), .999, 5e-3);
}

TEST("a request for the brightness of the softest contact is met") {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        struct tuning t = on(shape);
        struct contact c = t.contact;
        t.contact.k = wall_stiffness_for_duration(t.mass, &c, t.speed, .1);
        double dark = tuning_measure(&t).brightness;
        struct tuning_answer a = tuning_brightness(&t, dark);
        check_case("%s, %.0f Hz", body_kinds[shape]->name, dark);
        CHECK(!a.brightness_unmet);
    }
}

/* Number of repeated requests until it is met, each starting from the last answer. */
static int requests_for(struct tuning t, double brightness, int most, double *farthest) {
    for (int i = 1; i <= most; i++) {
        struct tuning_answer a = tuning_brightness(&t, brightness);
        if (!a.brightness_unmet)
            return i;
        if (i == 1 && !a.brightness_unknown)
            *farthest = fmax(*farthest, fabs(log(a.brightness / brightness)));
        if (!a.contact_unknown)
            t.known = a;
    }
    return most + 1;
}

/* The share of the requests met without a limit that a message's work meets too. */
TEST("within a message's work a contact time is met at once, a brightness when repeated") {
    enum { REQUESTS = 4 };
    int contacts = 0, contacts_met = 0, met[REQUESTS + 2] = {0}, all = 0;
    double farthest = 0;
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (int c = 0; c < 8 && !body_kinds[shape]->plate; c++) {
            struct tuning t = on(shape);
            t.contact.alpha = (const double[]){1.5, 2.5, 1.2, 3}[c % 4];
            t.speed = (const double[]){.3, 1, 1, 4}[c % 4];
            double wanted = (const double[]){2e-4, 5e-4, 2e-3, 1e-3, 3e-4, 4e-3, 7e-4, 1.2e-3}[c];
            struct tuning_answer there = both_with(&t, wanted, t.contact.mu);
            t.work = tuning_live_work(t.modes, false);
            struct tuning_answer a = tuning_contact(&t, wanted);
            met[requests_for(t, there.brightness, REQUESTS, &farthest)]++;
            contacts += !there.contact_unmet;
            contacts_met += !there.contact_unmet && !a.contact_unmet;
            all++;
        }
    check_case("%d of %d contacts; of %d brightnesses %d, %d, %d, %d; at first off by %.2f at most",
               contacts_met, contacts, all, met[1], met[2], met[3], met[4], exp(farthest));
    CHECK(contacts_met >= .95 * contacts);
    CHECK(met[1] > .33 * all && met[1] + met[2] > .55 * all);
    CHECK(met[REQUESTS + 1] < .28 * all && exp(farthest) < 2.5);
}

TEST("on a cymbal a message's work brings a brightness near, and says that it is an estimate") {
    for (int shape = BODY_CYMBAL; shape <= BODY_SPLASH; shape++)
        for (int i = -2; i <= 2; i++) {
            struct tuning t = on((enum body_shape)shape), there = t;
            there.contact.k = t.contact.k * pow(10, i);
            double wanted = tuning_measure(&there).brightness;
            t.plate = true;
            t.work = tuning_live_work(t.modes, true);
            struct tuning_answer a = tuning_brightness(&t, wanted);
            there.contact.k = a.k;
            there.contact.mu = a.mu;
            check_case("%s, k times 1e%d", body_kinds[shape]->name, i);
            CHECK(a.brightness_unmet && fabs(log(tuning_measure(&there).brightness / wanted)) < .4);
        }
}

TEST("hardness is the inverse of k along the scale") {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        struct tuning t = on((enum body_shape)shape);
        for (int i = 1; i <= 8; i++) {
            double k, mu;
            tuning_hardness(&t, i / 10., &k, &mu);
            check_case("%s, hardness .%d", body_kinds[shape]->name, i);
            CHECK_NEAR(tuning_hardness_of(&t, k), i / 10., 2e-7);
        }
    }
}

TEST("with rising hardness contacts are shorter, brighter and less lossy throughout") {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        struct tuning t = on(shape);
        struct tuning_answer last = {.contact = HUGE_VAL};
        double softest = 0;
        for (int i = 0; i <= 10; i++) {
            double k, mu;
            tuning_hardness(&t, i / 10., &k, &mu);
            t.contact.k = k;
            t.contact.mu = mu;
            struct tuning_answer now = tuning_measure(&t);
            check_case("%s, hardness %g", body_kinds[shape]->name, i / 10.);
            /* a thin disc throws a mallet back in several touches */
            CHECK(now.contact < last.contact || body_kinds[shape]->plate);
            if (i)
                CHECK(k > last.k && mu < last.mu && now.brightness > .8 * last.brightness);
            else
                softest = now.brightness;
            last = now;
        }
        CHECK(last.brightness > 1.1 * softest); /* a drumhead yields more than any head */
    }
}

TEST("hardness: contacts last 6 ms for felt, .06 ms for steel; rubber softens steel, not felt") {
    struct tuning t = tuning_default();
    t.surface = 1e20;
    for (int i = 0; i <= 4; i++) {
        double k, mu;
        tuning_hardness(&t, i / 4., &k, &mu);
        struct contact c = t.contact;
        c.k = k;
        c.mu = mu;
        CHECK_REL(wall_duration(.01, &c, t.speed), 6e-3 * pow(100, -i / 4.), 1e-9);
    }
    double hard[2], soft[2], mu;
    for (int i = 0; i < 2; i++) {
        t.surface = body_materials[i ? BODY_OF_RUBBER : BODY_OF_METAL].stiffness;
        tuning_hardness(&t, 1, &hard[i], &mu);
        tuning_hardness(&t, 0, &soft[i], &mu);
    }
    CHECK(hard[1] < hard[0] / 1e3 && soft[1] > soft[0] / 1.2);
}

TEST("hardness 1 exceeds every usual head, on every body; the lower half is unchanged") {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        struct body b = body_default((enum body_shape)shape);
        struct mallet_kind head = body_usual_mallet((enum body_shape)shape, b.freq);
        struct tuning t = tuning_default();
        double k[2], mu, half[2];
        t.mass = head.mass;
        t.contact.alpha = head.alpha;
        t.surface = body_material_at(b.material).stiffness;
        double hardest = tuning_as_hard(&t, &head);
        for (int i = 0; i < 2; i++) {
            t.beyond = i ? tuning_beyond(&t, hardest) : 1;
            tuning_hardness(&t, 1, &k[i], &mu);
            tuning_hardness(&t, .5, &half[i], &mu);
        }
        check_case("%s under %s", body_kinds[shape]->name, head.name);
        CHECK(k[1] >= (1 - 1e-12) * fmax(k[0], 2 * hardest) && half[1] < 1.15 * half[0]);
        CHECK_REL(hardest, head.k, .3); /* a fingertip dissipates half, steel next to nothing */
    }
}

TEST("an equally hard head has the same contact time on a wall, for any alpha and mass") {
    for (int i = 0; i < MALLETS; i++) {
        struct tuning t = tuning_default();
        struct contact c = contact_default();
        t.speed = .7;
        struct contact as_hard = t.contact;
        as_hard.k = tuning_as_hard(&t, &mallet_kinds[i]);
        as_hard.mu = .1 / t.speed; /* of steel */
        c.k = mallet_kinds[i].k;
        c.mu = mallet_kinds[i].mu;
        c.alpha = mallet_kinds[i].alpha;
        check_case("%s", mallet_kinds[i].name);
        CHECK_REL(wall_duration(mallet_kinds[i].mass, &as_hard, t.speed),
                  wall_duration(mallet_kinds[i].mass, &c, t.speed), 1e-9);
    }
}

/* Repeated contacts come at times of their own, which change with the speed. */
TEST("harder strikes are louder, and brighter where there is one contact") {
    static double sound[SOUND];
    int compared = 0;
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        double last_loud = 0, last_bright = 0;
        for (double speed = .1; speed < 7; speed *= 4) {
            struct tuning t = on(shape);
            t.contact.k = 2e7;
            t.speed = speed;
            struct strike_result r = strike_render(&t, 44100, MODES_VELOCITY, sound, SOUND);
            double bright = tuning_measure(&t).brightness;
            check_case("%s at %g m/s, %d hits: %g Hz after %g, louder by %g",
                       body_kinds[shape]->name, speed, r.hits, bright, last_bright,
                       r.loudest / last_loud);
            CHECK(r.loudest > 2.5 * last_loud);
            if (r.hits == 1 && last_bright > 0) {
                CHECK(bright > .9 * last_bright);
                compared++;
            }
            last_loud = r.loudest;
            last_bright = r.hits == 1 ? bright : 0;
        }
    }
    check_case("pairs compared");
    CHECK(compared > 50);
}

CHECK_MAIN
