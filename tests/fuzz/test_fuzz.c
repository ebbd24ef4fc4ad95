/* SPDX-License-Identifier: BSD-3-Clause */
/* Random messages to objects, and the properties that must hold for any. `tests/run soak` runs more
 * of them. */
#include <pthread.h>
#include <unistd.h> /* getppid */

#include "fuzz/fuzz.h"
#include "support/check.h"
#include "support/object/fake_host.h"
#include "support/object/trap.h"

TEST("memory, locks, files, printing and calls of the system are noticed where they are watched") {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    const char *volatile nothing = ""; /* volatile: or the compiler does without it */
    int before = trap_count();
    trap_watch(true);
    void *volatile memory = malloc(16);
    free(memory);
    pthread_mutex_lock(&mutex);
    fputs(nothing, stdout);
    trap_watch(false);
    CHECK(trap_count() == before + (trap_sees_functions() ? 4 : 0));
    before = trap_count();
    trap_watch(true);
    bool parent = getppid() > 0;
    trap_watch(false);
    CHECK(parent && trap_count() == before + trap_sees_calls());
    CHECK(remove("nothing is called that") != 0 && trap_count() == before + trap_sees_calls());
}

TEST("whatever is sent: numbers come out, the ledger closes, a dump restores, blocks are nothing, "
     "and audio allocates, locks, prints and calls nothing") {
    const int lives = check_quick() ? 6 : 20; /* one is .3 s; `tests/run soak` has more */
    for (int seed = 1; seed <= lives; seed++) {
        struct fuzz_life life = fuzz_life((uint64_t)seed, 1), cut = fuzz_life((uint64_t)seed, 2);
        check_case("seed %d", seed);
        CHECK(life.not_numbers == 0);
        if (!CHECK(life.trapped == 0))
            printf("    audio did what it must not: %s\n", trap_last());
        CHECK(!life.booked || life.imbalance <= 1e-9);
        CHECK(life.lines_refused == 0 && life.rows_apart == 0 && life.samples_apart == 0);
        CHECK(life.hash == cut.hash);
    }
}

TEST("whatever is played: no louder than its strokes, no click 60 dB down, the ledger closes, "
     "silence "
     "in the end, and blocks are nothing") {
    int pieces = check_quick() ? 1 : 5,
        strokes = check_quick() ? 8 : 12; /* a stroke is .5 s, 2.5 s sanitized */
    long measured = 0;
    for (int seed = 1; seed <= pieces; seed++) {
        struct fuzz_music m = fuzz_music((uint64_t)seed, strokes, 64);
        check_case("piece %d", seed);
        CHECK(m.stroke > .7 && m.loudness < 1.1 && m.growth < 1.25);
        CHECK(m.click < 1e-3);
        CHECK(m.imbalance <= 1e-9 && m.end < 1e-6);
        CHECK(seed > 2 || m.hash == fuzz_music((uint64_t)seed, strokes, 7).hash);
        measured += m.measured_changes;
    }
    CHECK(measured > 3 * pieces);
    /* Nothing is withdrawn in this piece. A hammer taken from a body that it held with no force
     * counted the samples of it in other steps. */
    if (!check_quick())
        CHECK(fuzz_music(301029, FUZZ_STROKES, 64).hash ==
              fuzz_music(301029, FUZZ_STROKES, 32).hash);
}

/* Measured: at most 1.14 on 1000 seeds, and 1.17 with all plates nonlinear. */
TEST("a stroke in which anything changes is no louder than without the change, or with it, or as "
     "its energy makes what the body has become") {
    char description[256];
    int strokes = check_quick() ? 60 : 1000, louder_at_all = 0;
    for (int seed = 1; seed <= strokes; seed++) {
        double louder = fuzz_change((uint64_t)seed, description, sizeof description);
        check_case("seed %d: %s: %.2f", seed, description, louder);
        CHECK(louder < 1.5);
        louder_at_all += louder > 1.05;
    }
    CHECK(louder_at_all <= strokes / 20);
}

TEST("objects that play by turns sound to the bit as each does alone") {
    struct fuzz_music together[FUZZ_TOGETHER];
    int count = check_quick() ? 2 : FUZZ_TOGETHER, strokes = check_quick() ? 6 : 12;
    fuzz_music_together(1, strokes, 64, count, together);
    for (int k = 0; k < count; k++) {
        check_case("piece %d", 1 + k);
        CHECK(together[k].hash == fuzz_music((uint64_t)(1 + k), strokes, 64).hash);
    }
}

TEST("a mode without a frequency radiates nothing, and what the others radiate is a number") {
    static const char *const lists[] = {"freqs 0", "freqs 0 0.01 150", "freqs 1e-310 440"};
    static double output[FUZZ_PIECE];
    for (int i = 0; i < 3; i++) {
        struct fake *f = fake_new(&mallet_tilde, "-body modes -out radiated");
        double peak = 0;
        check_case("%s", lists[i]);
        CHECK(fake_send(f, lists[i]) && fake_send(f, "bang"));
        fake_play(f, NULL, (double *[3]){output, NULL, NULL}, FUZZ_PIECE, EXTERNAL_CHUNK);
        for (int n = 0; n < FUZZ_PIECE; n++)
            peak = output[n] <= -peak || !(output[n] <= peak) ? fabs(output[n]) : peak;
        CHECK(i == 0 ? peak == 0 : peak > 0 && peak < 1e3);
        fake_free(f);
    }
}

CHECK_MAIN
