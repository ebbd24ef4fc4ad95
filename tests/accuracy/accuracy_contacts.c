/* SPDX-License-Identifier: BSD-3-Clause */
/* accuracy_contacts.c: several contacts on one body, against an oversampled solution and against
 * the string on a point obstacle. */
#include <math.h>
#include <stdlib.h>

#include "accuracy/accuracy.h"
#include "support/contacts_scene.h"

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Up to four hammers within each other's contacts, beads and a barrier. */
static void scenes(bool live) {
    enum { MOST = 400 };
    double off[MOST];
    int count = accuracy_count(MOST, 12);
    for (int i = 0; i < count; i++)
        off[i] = contacts_off_truth(1000 + (uint64_t)i, live, 900, 64);
    qsort(off, (size_t)count, sizeof *off, by_size);
    accuracy_line(live ? "contacts-live-50" : "contacts-render-50", off[count / 2],
                  live ? 2e-4 : 2e-5);
    accuracy_line(live ? "contacts-live-95" : "contacts-render-95", off[count * 95 / 100],
                  live ? .1 : 1e-3);
}

/* --- a string on a point ---------------------------------------------------------------------- */

/* Plucked in its middle, where a barrier stands at rest height: on that side each half swings as a
 * string of half the length, for half of its period. So f = 4/3 f0 (Cabannes). */
static struct network_scene *string_on_point(int modes, double k) {
    const double f0 = 196, mass = .0025;
    struct network_scene *s = scene_of(modes, 1);
    struct contact c = contact_default();
    c.k = k;
    c.mu = 0;
    scene_add(s, NETWORK_BARRIER, 0, c);
    for (int n = 0; n < modes; n++) {
        s->mode[n] = (struct mode){f0 * (n + 1), HUGE_VAL, mass};
        s->at[n] = n % 4 == 0 ? 1 : n % 4 == 2 ? -1 : 0;
        s->shape[0][n] = -s->at[n];
    }
    s->budget = 1;
    s->audit = false;
    scene_make(s);
    struct motion *m = &s->state->motion;
    for (int n = 0; n < modes; n++)
        m->bank->q[n] = -1e-3 * s->at[n] / ((n + 1.) * (n + 1)) * sqrt(mass);
    m->bank_at_rest = false;
    s->state->network->asleep = false;
    return s;
}

/* The frequency near f of the first mode's displacement: the phase between two windows. */
static double cents_on_point(int modes, double k, double seconds) {
    const double f = 4 * 196. / 3, turn = 2 * 3.14159265358979323846;
    struct network_scene *s = string_on_point(modes, k);
    int length = (int)(seconds * scene_rate);
    double phase[2];
    for (int w = 0; w < 2; w++) {
        double re = 0, im = 0;
        for (int i = 0; i < length; i++) {
            double angle = turn * f / scene_rate * (w * length + i);
            double hann = 1 - cos(turn * (i + .5) / length);
            scene_run(s, NULL, 1);
            re += hann * s->state->motion.bank->q[0] * cos(angle);
            im -= hann * s->state->motion.bank->q[0] * sin(angle);
        }
        phase[w] = atan2(im, re);
    }
    scene_free(s);
    double off = remainder(phase[1] - phase[0], turn) / (turn * seconds);
    return 1200 * log2((f + off) / f);
}

void accuracy_contacts(void) {
    for (int live = 0; live < 2; live++)
        if (accuracy_wants(
                "contacts-live-50 contacts-live-95 contacts-render-50 contacts-render-95"))
            scenes(live);
    if (!accuracy_wants("string-on-point-200-cents string-on-point-400-cents"))
        return;
    double seconds = accuracy_count(8, 4);
    accuracy_line("string-on-point-200-cents", fabs(cents_on_point(200, 1e13, seconds)), 1);
    accuracy_line("string-on-point-400-cents", fabs(cents_on_point(400, 1e13, seconds)), .05);
}
