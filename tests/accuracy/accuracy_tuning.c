/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_tuning.c: requested against measured contact time and brightness. Every answer is
 * rendered again and measured by strike.h and partials.h, which share nothing with tuning.c. */
#include "accuracy/accuracy.h"

#include "support/both.h"
#include "support/partials.h"

static const double masses[] = {.01, .003, .03};
static const double alphas[] = {1.5, 2.5, 1.1, 3.5, 2};
static const double speeds[] = {1, .1, 5, .3};
static const double contacts[] = {5e-4, 2e-3, 2e-4, 6e-3};
enum { SOUND = 4410, ALL = 3 * 5 * 4 };

static struct strike_bank bank;
static double sound[SOUND];

/* One of the grid's cases: a body, hammer mass, alpha and speed. */
static struct tuning grid_case(int shape, int i) {
    struct body b = body_default(shape);
    strike_fill(&bank, &b, body_kinds[shape]->pickup);
    struct tuning t = strike_tuning(&bank);
    t.mass = masses[i % 3];
    t.contact.alpha = alphas[i / 3 % 5];
    t.speed = speeds[i / 15];
    t.contact.mu = .5 / t.speed;
    return t;
}

static struct strike_result play(const struct tuning *t, const struct tuning_answer *a) {
    struct tuning played = *t;
    played.contact.k = a->k;
    played.contact.mu = a->mu;
    return strike_render(&played, 44100, MODES_VELOCITY, sound, SOUND);
}

/* Contact times that were said to be met, where there is a single contact. */
static void contact_times(void) {
    double worst = 0;
    int step = accuracy_count(1, 12);
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (int i = shape % step; i < ALL; i += step)
            for (int c = 0; c < 4; c++) {
                struct tuning t = grid_case(shape, i);
                struct tuning_answer a = tuning_contact(&t, contacts[c]);
                struct strike_result r = play(&t, &a);
                if (!a.contact_unmet && r.hits == 1)
                    accuracy_worse(&worst, fabs(r.first.duration / contacts[c] - 1));
            }
    accuracy_line("tuning-contact", worst, .02);
}

/* Brightnesses that some k gives are asked for with another k at hand: all can be had. */
static void brightnesses(void) {
    double worst = 0;
    int step = accuracy_count(1, 20);
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (int i = shape % step; i < ALL; i += step)
            for (int c = 0; c < 2; c++) {
                struct tuning t = grid_case(shape, i);
                double wanted = both_with(&t, contacts[c], t.contact.mu).brightness;
                struct tuning_answer a = tuning_brightness(&t, wanted);
                play(&t, &a);
                accuracy_worse(&worst, fabs(strike_brightness(sound) / wanted - 1));
            }
    accuracy_line("tuning-brightness", worst, .05);
}

/* Both at once, where another mu has them both. */
static void both(void) {
    double worst_contact = 0, worst_brightness = 0;
    int step = accuracy_count(2, 20);
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (int i = shape % step; i < ALL; i += step) {
            struct tuning t = grid_case(shape, i), other = t;
            other.contact.mu = 3 / t.speed;
            struct tuning_answer there = both_with(&other, contacts[0], other.contact.mu);
            if (there.contact_unmet || play(&other, &there).hits > 1)
                continue;
            struct tuning_answer a = tuning_both(&t, contacts[0], there.brightness);
            struct strike_result r = play(&t, &a);
            if (a.contact_unmet || r.hits > 1)
                continue;
            accuracy_worse(&worst_contact, fabs(r.first.duration / contacts[0] - 1));
            if (!a.brightness_unmet)
                accuracy_worse(&worst_brightness,
                               fabs(strike_brightness(sound) / there.brightness - 1));
        }
    accuracy_line("tuning-both-contact", worst_contact, .02);
    accuracy_line("tuning-both-brightness", worst_brightness, .05);
}

static void partials(void) {
    static struct partial_found found[BODY_MODES_MOST];
    double cents = 0, decay = 0;
    for (int shape = 0; shape < BODY_SHAPES; shape++)
        for (int material = 0; material < BODY_MATERIALS; material++) {
            struct body b = body_default(shape);
            b.material = material;
            int count = partials_of_strike(&b, found);
            for (int i = 0; i < count; i++) {
                accuracy_worse(&cents, fabs(1200 * log2(found[i].found.freq / found[i].freq)));
                accuracy_worse(&decay, fabs(found[i].found.decay / found[i].decay - 1));
            }
        }
    accuracy_line("body-partials-cents", cents, 1);
    accuracy_line("body-decays", decay, .02);
}

/* dB between the body that moves most and the one that moves least under the same strike: RMS of
 * 300 ms, in m/s, before the level that makes them equally loud. */
static void loudness(void) {
    enum { MEASURED = 13230 };
    static double output[MEASURED];
    double worst = 0;
    for (int s = 0; s < 4; s++) {
        double least = HUGE_VAL, most = -HUGE_VAL;
        for (int shape = 0; shape < BODY_SHAPES; shape++) {
            struct body b = body_default(shape);
            strike_fill(&bank, &b, body_kinds[shape]->pickup);
            struct tuning t = strike_tuning(&bank);
            t.speed = speeds[s];
            strike_render(&t, 44100, MODES_VELOCITY, output, MEASURED);
            double sum = 0;
            for (int i = 0; i < MEASURED; i++)
                sum += output[i] * output[i];
            least = fmin(least, 10 * log10(sum));
            most = fmax(most, 10 * log10(sum));
        }
        accuracy_worse(&worst, most - least);
    }
    accuracy_note("body-loudness-spread-dB", worst);
}

void accuracy_tuning(void) {
    if (accuracy_wants("tuning-contact"))
        contact_times();
    if (accuracy_wants("tuning-brightness"))
        brightnesses();
    if (accuracy_wants("tuning-both-contact") || accuracy_wants("tuning-both-brightness"))
        both();
    if (accuracy_wants("body-partials-cents") || accuracy_wants("body-decays"))
        partials();
    if (accuracy_wants("body-loudness-spread-dB"))
        loudness();
}
