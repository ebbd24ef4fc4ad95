/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages from two threads while a third computes audio: run under ThreadSanitizer by
 * tests/max/run, and here without it. */
#include <pthread.h>
#include <stdatomic.h>

#include "max/play.h"

enum { BLOCKS = 20000, QUICK_BLOCKS = 5000, VECTOR = 64 };

struct stress {
    t_object *x;
    struct play play;
    atomic_bool over;
    double peak;
};

static void *audio(void *argument) {
    struct stress *s = argument;
    const int blocks = check_quick() ? QUICK_BLOCKS : BLOCKS;
    for (int i = 0; i < blocks; i++) {
        for (int j = 0; j < VECTOR; j++)
            s->play.in[INLET_STRIKE][j] = (i * VECTOR + j) % 997 == 0;
        max_perform(s->x, s->play.in, s->play.out, VECTOR);
        s->peak = fmax(s->peak, play_peak(s->play.out[0], VECTOR));
    }
    atomic_store(&s->over, true);
    return NULL;
}

/* The scheduler: clocks, notes, values of inlets. */
static void *scheduler(void *argument) {
    struct stress *s = argument;
    static const char *const messages[] = {"0.5", "bang", "k 3e6", "mu 0.2", "gain -6", "2"};
    for (int i = 0; !atomic_load(&s->over); i++) {
        max_send(s->x, 0, messages[i % 6]);
        max_advance(1);
    }
    return NULL;
}

/* A tenth of a second of a bar, to be learnt. */
static void struck_bar(void) {
    enum { FRAMES = 4800 };
    float *sample = max_buffer("bar", FRAMES, 1);
    for (int n = 0; n < FRAMES; n++)
        sample[n] = (float)(.5 * exp(-n / 2000.) * sin(.06 * n));
}

/* The main thread: whole bodies, lists, learning, and asking; and the graph compiled anew. */
static void design(struct stress *s) {
    static const char *const messages[] = {
        "body bar",     "modes 40", "body membrane",     "freq 300",
        "material 2.5", "at 0.2",   "freqs 200 300 411", "body modes",
        "dump",         "print",    "body marimba",      "decay 0.5",
        "k 1e7",        "reset",    "trace nowhere",     "learn bar"};
    for (int i = 0; !atomic_load(&s->over); i++) {
        max_send(s->x, 0, messages[i % 16]);
        char *value = max_get(s->x, i % 2 ? "k" : "freq");
        free(value);
        if (i % 40 == 0)
            max_dsp(s->x, i % 80 ? 48000 : 96000, VECTOR);
        max_idle();
        if (i % 200 == 0)
            max_forget();
    }
}

TEST("messages from two threads while audio runs leave it finite, and nobody waits for ever") {
    if (!play_load())
        return;
    struck_bar();
    for (int k = 0; k < OBJECTS; k++) {
        struct stress s = {.x = max_new(play_name(kinds[k]))};
        pthread_t threads[2];
        s.play = play_start(s.x, 48000, VECTOR);
        max_connect(s.x, INLET_STRIKE, true);
        CHECK(max_dsp(s.x, 48000, VECTOR));
        CHECK(pthread_create(&threads[0], NULL, audio, &s) == 0);
        CHECK(pthread_create(&threads[1], NULL, scheduler, &s) == 0);
        design(&s);
        pthread_join(threads[0], NULL);
        pthread_join(threads[1], NULL);
        max_advance(0);
        check_case("%s", kinds[k]->name);
        CHECK(isfinite(s.peak) && s.peak > 0);
        CHECK(trap_count() == 0);
        play_stop(&s.play);
        max_forget();
    }
}

CHECK_MAIN
