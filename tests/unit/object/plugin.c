/* SPDX-License-Identifier: BSD-3-Clause */
/* plugin.c: a shared object with the externals in it, as hosts load and unload them. */
#define _POSIX_C_SOURCE 200809L /* nanosleep */
#include "support/object/fake_wait.h"

/* Objects that learn; with `wait` it waits for the first answer. All objects are freed when it
 * returns: the number that were made and, if waited for, had the answer. */
__attribute__((visibility("default"))) int plugin_perform(int objects, bool wait);

int plugin_perform(int objects, bool wait) {
    struct fake *f[16];
    int good = 0;
    for (int i = 0; i < objects && i < 16; i++) {
        f[i] = fake_new(external_kinds[i % EXTERNAL_KINDS], "");
        good += fake_send(f[i], i % 2 ? "learn bar" : "learn bar edge");
    }
    if (wait)
        wait_for(f[0], "learned");
    good -= wait && !event_of(f[0], "learned");
    for (int i = 0; i < objects && i < 16; i++)
        fake_free(f[i]);
    return good;
}
