/* SPDX-License-Identifier: BSD-3-Clause */
/* plugin.h: what the plugin shows to its host. An instance is a Pd with a patch of its own; each is
 * used by one thread at a time, several in several threads. */
#ifndef KNOCK_PLUGIN_H
#define KNOCK_PLUGIN_H

#include <stdbool.h>

enum { PLUGIN_BLOCK = 64 };

struct plugin_instance;

struct plugin {
    /* Once after the plugin was loaded. */
    void (*begin)(void);
    /* make and free: one at a time, while nothing plays. NULL: the patch does not open. */
    struct plugin_instance *(*make)(const char *folder, const char *patch, int rate);
    /* `closed`: the patch is closed before, else Pd closes it with the instance. */
    void (*free)(struct plugin_instance *instance, bool closed);
    /* A message to the patch's [r in]: "60 100", "bend 2". */
    void (*send)(struct plugin_instance *instance, const char *words);
    void (*fill)(struct plugin_instance *instance, const char *array, const float *samples,
                 int count);
    /* PLUGIN_BLOCK samples. */
    void (*play)(struct plugin_instance *instance, float *out);
    /* Counts of learnt sounds and of error lines of Pd, of the whole plugin. */
    int (*learnt)(const struct plugin_instance *instance);
    int (*errors)(void);
};

#endif
