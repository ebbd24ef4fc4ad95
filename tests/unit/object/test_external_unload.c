/* SPDX-License-Identifier: BSD-3-Clause */
/* A host that unloads us while we learn: no code of ours runs afterwards. KNOCK_PLUGIN is
 * plugin.c's shared object. */
#define _POSIX_C_SOURCE 200809L /* nanosleep */
#include <dlfcn.h>

#include "support/check.h"
#include "support/object/count_threads.h"

typedef int (*perform_fn)(int objects, bool wait);

static perform_fn find(void *plugin) {
    perform_fn perform = NULL;
    void *found = plugin ? dlsym(plugin, "plugin_perform") : NULL;
    memcpy(&perform, &found, sizeof perform); /* ISO C has no conversion between the two */
    return perform;
}

TEST("loaded, learning, freed and unloaded, twenty times over") {
    const struct timespec some = {0, 5000000};
    const int before = count_threads_base();
    for (int i = 0; i < 20; i++) {
        check_case("time %d", i);
        void *plugin = dlopen(KNOCK_PLUGIN, RTLD_NOW | RTLD_LOCAL);
        perform_fn perform = find(plugin);
        if (!CHECK(perform))
            return;
        CHECK(perform(1 + i % 8, i % 4 == 0) == 1 + i % 8);
        CHECK(dlclose(plugin) == 0);
#ifdef RTLD_NOLOAD
        CHECK(!dlopen(KNOCK_PLUGIN, RTLD_NOW | RTLD_NOLOAD)); /* it is unloaded */
#endif
        CHECK(count_threads_is(before));
        nanosleep(&some, NULL);
    }
}

CHECK_MAIN
