/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages, floats, events, arrays and the life of an object, through the Max test double. */
#define _POSIX_C_SOURCE 200809L /* nanosleep */
#include <time.h>

#include "max/play.h"

TEST("an object has six inlets, and its outlets in order: pickups, events, two meters, dumpout") {
    static const char *const boxes[] = {"", "@pickups 0.1 0.5 0.9", "@mc @pickups 0.1 0.5 0.9"};
    static const long pickups[] = {1, 3, 1};
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++)
        for (int b = 0; b < 3; b++) {
            char box[128];
            snprintf(box, sizeof box, "%s %s", play_name(kinds[k]), boxes[b]);
            t_object *x = max_new(box);
            check_case("%s", box);
            CHECK(max_inlets(x) == INLETS);
            CHECK(max_outlets(x) == pickups[b] + 4);
            for (long o = 0; o < max_outlets(x); o++) {
                const char *type = max_outlet_type(x, o);
                bool events = o == pickups[b], dumpout = o == pickups[b] + 3;
                const char *wanted = b == 2 && o == 0 ? "multichannelsignal" : "signal";
                CHECK(events || dumpout ? !type : type && strcmp(type, wanted) == 0);
            }
            CHECK(max_signal_outlets(x) == (b ? 5 : 3));
            max_delete(x);
        }
}

TEST("every inlet and outlet says what it is, with its unit") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        t_object *x = max_new(play_name(kinds[k]));
        for (long i = 0; i < max_inlets(x); i++) {
            check_case("%s, inlet %ld", kinds[k]->name, i);
            CHECK(strstr(max_assist(x, ASSIST_INLET, i), kinds[k]->inlet[i].name));
            CHECK(strstr(max_assist(x, ASSIST_INLET, i), kinds[k]->inlet[i].unit));
        }
        static const char *const right[] = {"pickup 1", "events", "force", "compression",
                                            "dumpout"};
        for (long o = 0; o < max_outlets(x); o++) {
            check_case("%s, outlet %ld", kinds[k]->name, o);
            CHECK(strstr(max_assist(x, ASSIST_OUTLET, o), right[o]));
        }
        max_delete(x);
    }
}

TEST("every message is understood with its arguments, and refused with others, in one line") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        const struct external_message *m;
        t_object *x = max_new(play_name(kinds[k]));
        CHECK(max_send(x, 0, "trace nowhere"));
        for (int i = 0; (m = external_message_row(kinds[k], i)); i++) {
            if (m->takes) /* arrays and files: they have tests of their own */
                continue;
            const char *arguments = m->range[1] ? "60 100" : m->range[0] ? "1" : "";
            check_case("%s %s", kinds[k]->name, m->name);
            max_forget();
            CHECK(max_sendf(x, 0, "%s %s", m->name, arguments));
            CHECK(max_error_count() == 0);
            if (strcmp(m->name, "trace") == 0 || strcmp(m->name, "bang") == 0 ||
                strcmp(m->name, "float") == 0)
                continue; /* the first takes a name, and Max itself sees to the others */
            CHECK(max_sendf(x, 0, "%s 1 2 3 4 word", m->name));
            CHECK(max_error_count() == 1);
        }
        max_forget();
        CHECK(!max_send(x, 0, "no-such-message 1"));
        max_delete(x);
    }
}

TEST("messages go to the left inlet; another one says so") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.mallet~");
    for (int i = 1; i < INLETS; i++) {
        max_forget();
        check_case("inlet %d", i);
        CHECK(max_send(x, i, "bang") && max_send(x, i, "60 100"));
        CHECK(max_error_count() == 2);
    }
    max_delete(x);
}

TEST("a float or an int into an inlet sets what it holds, and the attribute says the same") {
    static const char *const name[INLETS] = {NULL, "push", "k", "mu", "alpha", "drive"};
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        t_object *x = max_new(play_name(kinds[k]));
        for (int i = 1; i < INLETS; i++) {
            check_case("%s, inlet %d", kinds[k]->name, i);
            CHECK(max_send(x, i, "2.5"));
            char *got = max_get(x, name[i]);
            CHECK(strcmp(got, "2.5") == 0);
            free(got);
            CHECK(max_send(x, i, "3"));
            got = max_get(x, name[i]);
            CHECK(atof(got) == 3);
            free(got);
        }
        max_forget();
        CHECK(max_send(x, INLET_ALPHA, "0.5"));
        CHECK(max_error_count() == 1);
        max_delete(x);
    }
}

TEST("getk and the other get messages answer at the dumpout") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        const struct parameter *row;
        t_object *x = max_new(play_name(kinds[k]));
        for (int i = 0; (row = external_row(kinds[k], i)); i++) {
            max_forget();
            check_case("%s %s", kinds[k]->name, row->name);
            CHECK(max_sendf(x, 0, "get%s", row->name));
            if (CHECK(max_sent_count() == 1)) {
                CHECK(max_sent(0)->outlet == 4);
                CHECK(strncmp(max_sent(0)->text, row->name, strlen(row->name)) == 0);
            }
        }
        max_delete(x);
    }
}

TEST("the same float twice is two strikes, and each tells what it was") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.impact~ @body wall @mass 0.01 @k 1e7 @mu 0.1 @alpha 1.1");
    struct play p = play_start(x, 44100, 64);
    max_forget();
    for (int i = 0; i < 2; i++) {
        CHECK(max_send(x, 0, "0.3"));
        play_run(&p, 4410, 0, NULL);
    }
    CHECK(play_events("hit ") == 2);
    for (int i = 0; i < max_sent_count(); i++) {
        double v_in = 0, v_out = 0;
        CHECK(max_sent(i)->outlet == 1);
        if (strcmp(max_sent(i)->text, "silent") == 0)
            continue;
        CHECK(sscanf(max_sent(i)->text, "hit %lf %lf", &v_in, &v_out) == 2);
        CHECK_REL(v_in, 0.3, 1e-12);
        CHECK(v_out < 0 && v_out > -0.3);
    }
    play_stop(&p);
}

TEST("what dump sends makes another object the same") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        t_object *x = max_new(play_name(kinds[k])), *y = max_new(play_name(kinds[k]));
        CHECK(max_send(x, 0, "body membrane") && max_send(x, 0, "freq 217") &&
              max_send(x, 0, "k 3e6") && max_send(x, 0, "material 2.5") &&
              max_send(x, 0, "at 0.1 0.6"));
        max_forget();
        CHECK(max_send(x, 0, "dump"));
        int lines = max_sent_count();
        CHECK(lines > 10);
        for (int i = 0; i < lines; i++) {
            check_case("%s: %s", kinds[k]->name, max_sent(i)->text);
            CHECK(max_sent(i)->outlet == 1);
            CHECK(max_send(y, 0, max_sent(i)->text));
        }
        CHECK(max_error_count() == 0);
        char *a = max_save(x), *b = max_save(y);
        CHECK(strcmp(a, b) == 0);
        free(a), free(b);
        max_delete(x), max_delete(y);
    }
}

TEST("print writes to the console") {
    if (!play_load())
        return;
    for (int k = 0; k < OBJECTS; k++) {
        struct play p = play_start(max_new(play_name(kinds[k])), 48000, 64);
        max_forget();
        CHECK(max_send(p.x, 0, "print"));
        play_run(&p, 128, 0, NULL);
        check_case("%s", kinds[k]->name);
        CHECK(max_post_count() >= 3 && max_error_count() == 0);
        play_stop(&p);
    }
}

TEST("trace fills four channels of a buffer~ with the last contact") {
    enum { FRAMES = 3000 };
    if (!play_load())
        return;
    float *samples = max_buffer("pulse", FRAMES, 4);
    max_buffer("narrow", FRAMES, 1);
    struct play p = play_start(max_new("knock.impact~ @body wall @k 1e7 @trace pulse"), 48000, 64);
    max_forget();
    CHECK(max_send(p.x, 0, "1"));
    play_run(&p, 4800, 0, NULL);
    CHECK(max_send(p.x, 0, "trace"));
    play_run(&p, 128, 0, NULL);
    CHECK(max_error_count() == 0 && max_buffer_dirty("pulse"));
    double peak = 0;
    int contact = 0;
    for (int i = 1; i < FRAMES; i++) {
        peak = fmax(peak, (double)samples[4 * i + 3]);
        contact += samples[4 * i] > samples[4 * (i - 1)];
    }
    double reported = 0;
    for (int i = 0; i < max_sent_count(); i++)
        sscanf(max_sent(i)->text, "hit %*f %*f %*f %lf", &reported);
    CHECK(contact > 20);
    CHECK_REL(peak, reported, 1e-3);
    CHECK(max_send(p.x, 0, "trace narrow") && max_send(p.x, 0, "trace"));
    play_run(&p, 128, 0, NULL);
    CHECK(max_error_count() == 1);
    play_stop(&p);
}

TEST("a list is read from the first channel of a buffer~") {
    if (!play_load())
        return;
    float *samples = max_buffer("partials", 3, 2);
    samples[0] = 200, samples[2] = 300, samples[4] = 450;
    t_object *x = max_new("knock.impact~");
    max_forget();
    CHECK(max_send(x, 0, "freqs partials"));
    char *got = max_get(x, "freqs");
    CHECK(strcmp(got, "200 300 450") == 0);
    CHECK(max_error_count() == 0);
    CHECK(max_send(x, 0, "freqs no-such-buffer"));
    CHECK(max_error_count() == 1);
    free(got);
    max_delete(x);
}

TEST("a message that answers an event gets through") {
    if (!play_load())
        return;
    /* The object is free for the next message before its events leave: a dump of one is replayed
     * into itself, line by line, as a patch cord from outlet to inlet would. */
    t_object *x = max_new("knock.bounce~");
    max_forget();
    CHECK(max_send(x, 0, "dump"));
    for (int i = 0, lines = max_sent_count(); i < lines; i++)
        CHECK(max_send(x, 0, max_sent(i)->text));
    CHECK(max_error_count() == 0);
    max_delete(x);
}

/* A bar in the left channel, silence in the right: 440 and 1000 Hz at the buffer's own rate. */
static void struck_bar(const char *name) {
    enum { FRAMES = 22050 };
    float *samples = max_buffer(name, FRAMES, 2);
    for (int n = 0; n < FRAMES; n++) {
        double t = n / 22050.;
        samples[2 * n] = (float)(.5 * exp(-7 * t) * sin(2 * 3.14159265358979 * 440 * t) +
                                 .2 * exp(-14 * t) * sin(2 * 3.14159265358979 * 1000 * t));
    }
}

/* Clocks run while a thread learns. */
static bool answered(const char *with) {
    for (int i = 0; i < 10000; i++) {
        max_advance(20);
        max_idle();
        for (int e = 0; e < max_sent_count(); e++)
            if (strncmp(max_sent(e)->text, with, strlen(with)) == 0)
                return true;
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
    return false;
}

TEST("a body is learnt from a buffer~, written, read, and comes back frozen") {
    if (!play_load())
        return;
    struck_bar("bar");
    for (int k = 0; k < OBJECTS; k++) {
        t_object *x = max_new(play_name(kinds[k]));
        check_case("%s", kinds[k]->name);
        max_forget();
        CHECK(max_send(x, 0, "learn bar modes 2") && answered("learned 2"));
        char *freqs = max_get(x, "freqs"), *body = max_get(x, "body");
        double low = 0, high = 0;
        CHECK(sscanf(freqs, "%lf %lf", &low, &high) == 2);
        CHECK_REL(low, 440, 1e-4);
        CHECK_REL(high, 1000, 1e-4);
        CHECK(strcmp(body, "modes") == 0);
        char *frozen = max_freeze(x);
        t_object *y = max_thaw(play_name(kinds[k]), frozen, 0);
        char *again = max_get(y, "freqs"), *root = max_get(y, "root");
        CHECK(strcmp(again, freqs) == 0 && atof(root) == low);
        max_forget();
        CHECK(max_send(x, 0, "write knock-learnt.txt"));
        CHECK(max_send(y, 0, "read knock-learnt.txt") && answered("read 2"));
        max_forget();
        CHECK(max_send(y, 0, "read no-such-file") == false || max_error_count() == 1);
        CHECK(max_send(x, 0, "learn bar bar"));
        free(freqs), free(body), free(frozen), free(again), free(root);
        max_delete(x); /* in the middle of it */
        max_delete(y);
    }
    remove("knock-learnt.txt");
    CHECK(trap_count() == 0);
}

CHECK_MAIN
