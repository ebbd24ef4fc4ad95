/* SPDX-License-Identifier: BSD-3-Clause */
/* Outputs in the middle of a contact: velocity, displacement and acceleration of one moment, the
 * sample's end. */
#include "support/check.h"

#include "contact/wall.h"
#include "support/rig.h"

enum { SAMPLES = 12, FINER = 16 };

/* One strike on a bar with a contact of `samples` at 44.1 kHz, rendered at `times` that rate. */
static double strike_output(double samples, enum modes_out what, int times, double *output) {
    struct rig_body body = rig_bodies[0];
    struct collision_def c = collision_default();
    struct contact contact = contact_default();
    contact.k = wall_stiffness_for_duration(rig_mass(&body, c.mass), &contact, 1, samples / c.rate);
    c.rate *= times;
    c.body = SCHEME_MODES;
    c.modes = rig_modes(&body, c.rate);
    c.pickups = 1;
    c.out = what;
    struct collision_state *s = collision_state_new(&c, contact_head(&contact), RIG_MODES, 0);
    double all[SAMPLES * FINER], *pickup = all, peak = 0;
    collision_strike(s, 1);
    collision_run(&c, s, &(struct collision_in){0}, &(struct collision_out){.pickup = &pickup},
                  SAMPLES * times);
    for (int i = 0; i < SAMPLES; i++)
        peak = fmax(peak, fabs(output[i] = all[(i + 1) * times - 1]));
    collision_state_free(s);
    modes_free((struct modes *)c.modes);
    return peak;
}

/* The acceleration includes the force of the sample's last step; with the mean force it would be
 * half a sample too early, an error of a quarter of the peak. */
TEST("outputs in a contact are those of the sample's end, as at sixteen times the rate") {
    static const struct {
        const char *name;
        enum modes_out what;
        double within;
    } outs[] = {{"velocity", MODES_VELOCITY, 4e-4},
                {"displacement", MODES_DISPLACEMENT, 5e-5},
                {"acceleration", MODES_ACCELERATION, .05}};
    for (int i = 0; i < 3; i++)
        for (double samples = 1.5; samples < 9; samples *= 1.6) {
            double here[SAMPLES], there[SAMPLES];
            strike_output(samples, outs[i].what, 1, here);
            double peak = strike_output(samples, outs[i].what, FINER, there), off = 0;
            for (int n = 0; n < SAMPLES; n++)
                off = fmax(off, fabs(here[n] - there[n]));
            check_case("%s, a contact of %g samples", outs[i].name, samples);
            CHECK_NEAR(off / peak, 0, outs[i].within);
        }
}

CHECK_MAIN
