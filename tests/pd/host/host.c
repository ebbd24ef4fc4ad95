/* SPDX-License-Identifier: BSD-3-Clause */
/* host: host <folder of the patch> <patch> <plugin> ... loads each plugin in a thread of its own
 * and, again and again, makes instances of it, plays them at the same time, lets them learn, frees
 * them while they learn and unloads it. The same notes are the same samples in all instances, every
 * time and in every plugin; when a plugin is gone nothing of it runs on.
 *
 * It is compiled with fast-math, which has isfinite() always true: samples are compared as bits.
 * It does not see memory that is leaked: Pd keeps its classes and symbols when it is unloaded. */
#define _POSIX_C_SOURCE 200809L
#include "plugin.h"

#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "support/object/count_threads.h"

enum {
    PLUGINS = 4,
    INSTANCES = 4,
    ROUNDS = 12,
    RATE = 44100,
    PLAYED = 240,  /* blocks that are compared */
    LEARNING = 16, /* blocks played on while it learns */
    RECORDED = 44100,
    MODES = 16
};

/* A chord, a release, a stop; notes by heads that are searched for; single strikes. */
static const struct {
    int block;
    const char *words;
} score[] = {{0, "60 100"},
             {0, "64 90"},
             {0, "67 80"},
             {60, "64 0"},
             {90, "60 110"},
             {120, "stop"},
             {125, "brightness 200"},
             {130, "72 127"},
             {150, "contact 2"},
             {160, "velocity 60"},
             {200, "choke 72"},
             {210, "48 90"}};

static const char *folder, *patch;
static float recording[RECORDED];
static pthread_mutex_t hashes = PTHREAD_MUTEX_INITIALIZER;
static uint64_t common_hash; /* of what was played first */
static atomic_int faults;

static void fault(const char *what, const char *about) {
    fprintf(stderr, "%s: %s\n", about, what);
    atomic_fetch_add(&faults, 1);
}

struct player {
    const struct plugin *plugin;
    struct plugin_instance *instance;
    uint64_t hash; /* FNV-1a of what was played */
    float peak;
    bool broken; /* a sample was no number */
    bool waits;  /* for the first sound to be learnt */
};

static void play(struct player *p) {
    float out[PLUGIN_BLOCK];
    p->plugin->play(p->instance, out);
    for (int i = 0; i < PLUGIN_BLOCK; i++) {
        uint32_t bits;
        memcpy(&bits, &out[i], sizeof bits);
        p->broken |= (bits >> 23 & 0xff) == 0xff;
        p->peak = fmaxf(p->peak, fabsf(out[i]));
        p->hash = (p->hash ^ bits) * 1099511628211u;
    }
}

static void play_score(struct player *p) {
    p->hash = 14695981039346656037u;
    for (int block = 0; block < PLAYED; block++) {
        for (size_t i = 0; i < sizeof score / sizeof *score; i++)
            if (score[i].block == block)
                p->plugin->send(p->instance, score[i].words);
        play(p);
    }
}

/* It is struck and bent while a worker listens to the recording; then another is to be learnt. */
static void learn(struct player *p) {
    const struct timespec some = {0, 2000000};
    uint64_t hash = p->hash;
    p->plugin->send(p->instance, "learn bar");
    p->plugin->send(p->instance, "60 100");
    for (int i = 0; i < LEARNING; i++) {
        p->plugin->send(p->instance, i % 2 ? "bend 2" : "bend -1.5");
        play(p);
    }
    for (int i = 0; p->waits && i < 10000 && !p->plugin->learnt(p->instance); i++) {
        play(p);
        nanosleep(&some, NULL);
    }
    p->plugin->send(p->instance, "learn bar");
    play(p);
    p->hash = hash;
}

static void *perform(void *of) {
    struct player *p = of;
    play_score(p);
    learn(p);
    return NULL;
}

static void judge(const struct player *p, const char *path) {
    if (p->broken || p->peak < 0.02f || p->peak > 50)
        fault("it does not sound as it should", path);
    if (p->waits && !p->plugin->learnt(p->instance))
        fault("nothing was learnt", path);
    pthread_mutex_lock(&hashes);
    if (!common_hash)
        common_hash = p->hash;
    if (p->hash != common_hash)
        fault("the same notes are other samples", path);
    pthread_mutex_unlock(&hashes);
}

/* Instances are made and freed one after another, which Pd asks for, and play at the same time. */
static void use(const struct plugin *plugin, const char *path, int round) {
    struct player players[INSTANCES] = {0};
    pthread_t threads[INSTANCES];
    plugin->begin();
    for (int i = 0; i < INSTANCES; i++) {
        players[i] = (struct player){.plugin = plugin, .waits = round % 4 == 0};
        players[i].instance = plugin->make(folder, patch, RATE);
        plugin->fill(players[i].instance, "bar", recording, RECORDED);
    }
    for (int i = 0; i < INSTANCES; i++)
        pthread_create(&threads[i], NULL, perform, &players[i]);
    for (int i = 0; i < INSTANCES; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < INSTANCES; i++)
        judge(&players[i], path);
    for (int i = 0; i < INSTANCES; i++)
        plugin->free(players[i].instance, (i + round / 2) % 2);
    if (plugin->errors())
        fault("Pd has something to complain about", path);
}

static void *load(void *of) {
    const char *path = of;
    for (int round = 0; round < ROUNDS; round++) {
        void *loaded = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        const struct plugin *plugin = loaded ? dlsym(loaded, "plugin") : NULL;
        if (!plugin) {
            fault(dlerror(), path);
            return NULL;
        }
        use(plugin, path, round);
        dlclose(loaded);
        if (dlopen(path, RTLD_NOW | RTLD_NOLOAD))
            fault("it is not unloaded", path);
    }
    return NULL;
}

/* A bar of many modes: long enough to be learnt still when the plugin is unloaded. */
static void record(void) {
    const double pi = 3.14159265358979;
    for (int i = 0; i < RECORDED; i++)
        for (int mode = 1; mode <= MODES; mode++)
            recording[i] += (float)(exp(-3.0 * mode * i / RATE) / MODES *
                                    sin(2 * pi * 60 * mode * (mode + 2) * i / RATE));
}

int main(int argc, char **argv) {
    pthread_t threads[PLUGINS];
    if (argc < 4 || argc - 3 > PLUGINS)
        return 2;
    folder = argv[1];
    patch = argv[2];
    record();
    int before = count_threads_base();
    for (int i = 3; i < argc; i++)
        pthread_create(&threads[i - 3], NULL, load, argv[i]);
    for (int i = 3; i < argc; i++)
        pthread_join(threads[i - 3], NULL);
    if (!count_threads_is(before))
        fault("threads run on when all is unloaded", argv[0]);
    printf("%d instances of %d plugins, loaded %d times: samples %016llx\n", INSTANCES, argc - 3,
           ROUNDS, (unsigned long long)common_hash);
    return atomic_load(&faults) != 0;
}
