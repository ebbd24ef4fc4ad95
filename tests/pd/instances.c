/* SPDX-License-Identifier: BSD-3-Clause */
/* instances: Knock and a libpd of several instances, both linked statically. Four instances in four
 * threads play the same patch at the same time: each hears the same samples, not silence, and Pd
 * has nothing to complain about. They are opened and closed one after another, which Pd asks for.
 */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* libpd's, from z_libpd.h */
extern int libpd_init(void), libpd_init_audio(int ins, int outs, int rate);
extern void *libpd_new_instance(void);
extern void libpd_set_instance(void *instance), libpd_free_instance(void *instance);
extern int libpd_process_float(int ticks, const float *in, float *out);
extern void *libpd_openfile(const char *name, const char *folder);
extern void libpd_closefile(void *patch);
extern int libpd_bang(const char *receiver), libpd_start_message(int length);
extern void libpd_add_float(float x);
extern int libpd_finish_message(const char *receiver, const char *message);
extern void libpd_set_printhook(void (*hook)(const char *text));

#include "pd/knock.h"

enum { THREADS = 4, TICKS = 400, BLOCK = 64 };

struct player {
    void *instance, *patch;
    float out[TICKS * BLOCK];
};

static int complaints;

static void print_hook(const char *text) {
    fputs(text, stdout);
    complaints += strstr(text, "error") || strstr(text, "create");
}

static void begin(struct player *p, const char *folder, const char *name) {
    p->instance = libpd_new_instance();
    libpd_set_instance(p->instance);
    libpd_set_printhook(print_hook);
    libpd_init_audio(1, 1, 44100);
    libpd_start_message(1);
    libpd_add_float(1);
    libpd_finish_message("pd", "dsp");
    p->patch = libpd_openfile(name, folder);
}

static void *play(void *of) {
    struct player *p = of;
    static const float silence[BLOCK];
    libpd_set_instance(p->instance);
    for (int i = 0; i < TICKS; i++) {
        if (i % 100 == 0)
            libpd_bang("strike");
        libpd_process_float(1, silence, p->out + i * BLOCK);
    }
    return NULL;
}

int main(int argc, char **argv) {
    static struct player players[THREADS];
    pthread_t threads[THREADS];
    if (argc != 3)
        return 2;
    libpd_set_printhook(print_hook);
    libpd_init();
    knock_setup();
    for (int i = 0; i < THREADS; i++)
        begin(&players[i], argv[1], argv[2]);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, play, &players[i]);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    double peak = 0;
    int same = 0;
    for (int i = 0; i < TICKS * BLOCK; i++)
        peak = fmax(peak, fabs((double)players[0].out[i]));
    for (int i = 0; i < THREADS; i++)
        same += memcmp(players[i].out, players[0].out, sizeof players[i].out) == 0;
    for (int i = 0; i < THREADS; i++) {
        libpd_set_instance(players[i].instance);
        if (players[i].patch)
            libpd_closefile(players[i].patch);
        libpd_free_instance(players[i].instance);
    }
    printf("%d instances of %d alike, peak %.3f\n", same, THREADS, peak);
    return complaints || same != THREADS || !(peak > 0.05);
}
