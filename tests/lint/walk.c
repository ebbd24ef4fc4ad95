/* SPDX-License-Identifier: BSD-3-Clause */
/* walk.c: one strike on a bar, with every function that is entered recorded; see walk.sh. */
#include <stdio.h>

#include "support/rig.h"

void __cyg_profile_func_enter(void *function, void *from);
void __cyg_profile_func_exit(void *function, void *from);

static bool walking;

__attribute__((no_instrument_function)) void __cyg_profile_func_enter(void *function, void *from) {
    (void)from;
    if (walking)
        printf("%p\n", function);
}

__attribute__((no_instrument_function)) void __cyg_profile_func_exit(void *function, void *from) {
    (void)function;
    (void)from;
}

int main(void) {
    enum { SAMPLES = 64 };
    struct collision_def c = collision_default();
    double output[SAMPLES], *pickup = output;
    c.body = SCHEME_MODES;
    c.modes = rig_modes(&rig_bodies[0], c.rate);
    c.pickups = 1;
    struct collision_state *s = collision_state_new(&c, head_default(), RIG_MODES, 0);
    collision_strike(s, 1);
    walking = true;
    collision_run(&c, s, &(struct collision_in){0}, &(struct collision_out){.pickup = &pickup},
                  SAMPLES);
    walking = false;
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
    return 0;
}
