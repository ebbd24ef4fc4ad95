/* SPDX-License-Identifier: BSD-3-Clause */
/* plugin.c: a plugin with libpd and Knock in it, both linked statically. */
#include "plugin.h"

#include <knock.h>
#include <m_pd.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <z_libpd.h>

enum { INSTANCES = 16 };

struct plugin_instance {
    t_pdinstance *pd;
    void *patch;
    int learnt;
};

/* Written while nothing plays; the hooks look up by whom they are called. */
static struct plugin_instance *instances[INSTANCES];
static atomic_int error_count;

static void print_hook(const char *text) {
    if (!strstr(text, "error") && !strstr(text, "create"))
        return;
    atomic_fetch_add(&error_count, 1);
    fputs(text, stderr);
}

static void message_hook(const char *receiver, const char *selector, int argc, t_atom *argv) {
    (void)receiver;
    (void)argc;
    (void)argv;
    for (int i = 0; i < INSTANCES; i++)
        if (instances[i] && instances[i]->pd == libpd_this_instance())
            instances[i]->learnt += strcmp(selector, "learned") == 0;
}

static void begin(void) {
    libpd_set_messagehook(message_hook);
    libpd_set_printhook(print_hook);
    libpd_init();
    knock_setup();
}

static struct plugin_instance **find(const struct plugin_instance *instance) {
    int i = 0;
    while (i < INSTANCES - 1 && instances[i] != instance)
        i++;
    return &instances[i];
}

static struct plugin_instance *make(const char *folder, const char *patch, int rate) {
    struct plugin_instance *x = calloc(1, sizeof *x);
    x->pd = libpd_new_instance();
    *find(NULL) = x;
    libpd_set_instance(x->pd);
    libpd_set_printhook(print_hook);
    libpd_init_audio(1, 1, rate);
    libpd_bind("out");
    t_atom on;
    SETFLOAT(&on, 1);
    libpd_message("pd", "dsp", 1, &on);
    x->patch = libpd_openfile(patch, folder);
    return x;
}

static void free_instance(struct plugin_instance *x, bool closed) {
    libpd_set_instance(x->pd);
    if (x->patch && closed)
        libpd_closefile(x->patch);
    libpd_free_instance(x->pd);
    *find(x) = NULL;
    free(x);
}

static void send(struct plugin_instance *x, const char *words) {
    libpd_set_instance(x->pd);
    t_binbuf *b = binbuf_new();
    binbuf_text(b, words, strlen(words));
    int count = binbuf_getnatom(b);
    t_atom *atoms = binbuf_getvec(b);
    if (count && atoms->a_type == A_FLOAT)
        libpd_list("in", count, atoms);
    else if (count)
        libpd_message("in", atoms->a_w.w_symbol->s_name, count - 1, atoms + 1);
    binbuf_free(b);
}

static void fill(struct plugin_instance *x, const char *array, const float *samples, int count) {
    libpd_set_instance(x->pd);
    libpd_resize_array(array, count);
    libpd_write_array(array, 0, samples, count);
}

static void play(struct plugin_instance *x, float *out) {
    static const float silence[PLUGIN_BLOCK];
    libpd_set_instance(x->pd);
    libpd_process_float(1, silence, out);
}

static int learnt(const struct plugin_instance *x) { return x->learnt; }
static int errors(void) { return atomic_load(&error_count); }

__attribute__((visibility("default"))) const struct plugin plugin = {.begin = begin,
                                                                     .make = make,
                                                                     .free = free_instance,
                                                                     .send = send,
                                                                     .fill = fill,
                                                                     .play = play,
                                                                     .learnt = learnt,
                                                                     .errors = errors};
