/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages that end contacts or damp the body, while hammer, beads, barriers or wires touch it.
 *
 * At 192 kHz, with six modes, a body sounds below 2 kHz or so, and a click has its band for itself.
 * A click is what the second or eighth difference has above that of the same performance without
 * the message. */
#include "support/check.h"
#include "support/object/fake_host.h"

#include "object/external_state.h"

enum { RATE = 192000, SPAN = RATE / 150, MOST = RATE / 8 };
static double kept[MOST], changed[MOST];

struct performance {
    const char *box, *first; /* sent after the strike; NULL: nothing */
    double speed;
};

/* Strikes, and sends the message after `at` samples; NULL: none. */
static void play(const struct performance *p, const char *message, int at, double *sound, int n) {
    static double force[MOST];
    char line[80];
    struct fake *f = fake_new(&mallet_tilde, p->box);
    external_rate(f->x, RATE);
    snprintf(line, sizeof line, "strike %g", p->speed);
    CHECK(fake_send(f, line) && (!p->first || fake_send(f, p->first)));
    fake_play(f, NULL, (double *[]){sound, force, NULL}, at, EXTERNAL_CHUNK);
    CHECK(!message || fake_send(f, message));
    while (f->x->roster)
        external_collect(f->x);
    fake_play(f, NULL, (double *[]){sound + at, force, NULL}, n - at, EXTERNAL_CHUNK);
    fake_free(f);
}

/* The greatest difference of this order, where a step of 1 has 1. */
static double sharpness(const double *sound, int n, int order) {
    static const double second[] = {1, -2, 1}, eighth[] = {1, -8, 28, -56, 70, -56, 28, -8, 1};
    double most = 0;
    for (int i = 0; i + order < n; i++) {
        double sum = 0;
        for (int j = 0; j <= order; j++)
            sum += (order == 2 ? second : eighth)[j] * sound[i + j];
        most = fmax(most, fabs(sum) / (order == 2 ? 1 : 35));
    }
    return most;
}

/* The larger of both differences above those of `kept`, the message `at` samples after the strike.
 */
static double click(const struct performance *p, const char *message, int at) {
    const int from = at - 8, n = SPAN + 8;
    double most = 0;
    play(p, message, at, changed, at + SPAN);
    for (int order = 2; order <= 8; order += 6)
        most = fmax(most, sharpness(changed + from, n, order) - sharpness(kept + from, n, order));
    return most;
}

/* From half a millisecond to .1 s after the strike: in the impact, pressed, and ringing. A force
 * that ended at once was a click of -24 dB on the tom under a hand, -31 ... -44 dB on others, and
 * the onset of a hand one of -67 dB and, at 44.1 kHz, -48 dB. */
TEST("stop, reset, choke and changes of what touches the body do not click") {
    static const struct {
        struct performance p;
        const char *message;
    } cases[] = {
        {{"-body snare -modes 6", NULL, 2}, "stop"},
        {{"-body snare -modes 6", NULL, 2}, "reset"},
        {{"-body snare -modes 6", NULL, 2}, "choke"},
        {{"-body snare -modes 6", NULL, 2}, "snares 3"},
        {{"-body snare -modes 6", NULL, 2}, "snares 0"},
        {{"-body snare -modes 6", NULL, 2}, "snare_load 0.1"},
        {{"-body snare -modes 6 -snares 3", NULL, 2}, "snares 7"},
        {{"-body snare -modes 6 -hammers 2", "strike 1", 2}, "stop"},
        {{"-body tom -modes 6", NULL, 2}, "stop"},
        {{"-body tom -modes 6", NULL, 2}, "choke"},
        {{"-body tom -modes 6 -mallet hand", "push 2", 2}, "stop"},
        {{"-body tom -modes 6 -mallet hand", "push 2", 2}, "choke"},
        {{"-body log-drum -modes 6", NULL, 2}, "stop"},
        {{"-body log-drum -modes 6", NULL, 2}, "choke"},
        {{"-body log-drum -modes 6", "push 2", 2}, "choke"},
        {{"-body bell -modes 6", NULL, 2}, "stop"},
        {{"-body bell -modes 6", NULL, 2}, "choke"},
        {{"-body string -modes 6", NULL, 2}, "stop"},
        {{"-body string -modes 6", NULL, 2}, "choke"},
        {{"-body bar -modes 6 -beads 0.002 0 0.3", NULL, 2}, "beads none"},
        {{"-body tom -modes 6 -beads 0.002 0.00005 0.3", NULL, 2}, "beads none"},
        {{"-body tom -modes 6 -beads 0.002 0.00005 0.3", NULL, 2}, "stop"},
        {{"-body tom -modes 6 -barriers 0.5 0.0001", NULL, 2}, "barriers none"},
        {{"-body mass -bodymass 1 -out velocity", NULL, 2}, "stop"},
    };
    const int phases = check_quick() ? 4 : 8;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double peak = 0;
        play(&cases[i].p, NULL, EXTERNAL_CHUNK, kept, MOST);
        for (int n = 0; n < MOST; n++)
            peak = fmax(peak, fabs(kept[n]));
        for (int phase = 0; phase < phases; phase++) {
            int at = (int)(RATE * 5e-4 * pow(200, phase / (phases - 1.)));
            double clicks = click(&cases[i].p, cases[i].message, at) / peak;
            check_case("%s %s, %s after %.1f ms: %.1e", cases[i].p.box,
                       cases[i].p.first ? cases[i].p.first : "", cases[i].message, 1e3 * at / RATE,
                       clicks);
            CHECK(clicks < 1e-3);
        }
    }
}

/* The old bank has no room for their modes, and lends its body's: a click was 2e-4. */
TEST("wires put under a body without any do not click") {
    static const struct performance p = {"-body bar -modes 6 -snare_load 0.1", NULL, 1};
    static const int at[] = {96, 204, 929}; /* before they strike the body */
    double peak = 0;
    play(&p, NULL, EXTERNAL_CHUNK, kept, MOST);
    for (int n = 0; n < MOST; n++)
        peak = fmax(peak, fabs(kept[n]));
    for (size_t i = 0; i < sizeof at / sizeof *at; i++)
        CHECK(click(&p, "snares 12", at[i]) < 3e-5 * peak);
}

CHECK_MAIN
