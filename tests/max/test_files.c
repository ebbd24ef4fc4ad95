/* SPDX-License-Identifier: BSD-3-Clause */
/* Files of a patch: read, write and learn, their search path, their dialogs and their thread. */
#define _POSIX_C_SOURCE 200809L
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "max/play.h"

/* --- a folder with a patch in it, and a recording ----------------------------------------------
 */

static char folder[256], patch[300];

static bool begin(void) {
    static bool begun;
    char here[200];
    if (!play_load() || !CHECK(getcwd(here, sizeof here) != NULL))
        return false;
    if (begun)
        return true;
    snprintf(folder, sizeof folder, "%s/max_files_folder", here);
    snprintf(patch, sizeof patch, "%s/patch.maxpat", folder);
    mkdir(folder, 0777);
    return begun = true;
}

static const char *in_folder(const char *name) {
    static char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static bool exists(const char *path) {
    struct stat s;
    return stat(path, &s) == 0;
}

static void put(FILE *file, unsigned value, int bytes) {
    for (int i = 0; i < bytes; i++)
        fputc((int)(value >> 8 * i & 255), file);
}

/* Half a second of two modes, 16 bits. */
static void write_recording(const char *path) {
    enum { RATE = 44100, COUNT = RATE / 2 };
    FILE *file = fopen(path, "wb");
    if (!CHECK(file != NULL))
        return;
    fputs("RIFF", file), put(file, 36 + 2 * COUNT, 4), fputs("WAVEfmt ", file), put(file, 16, 4);
    put(file, 1, 2), put(file, 1, 2), put(file, RATE, 4), put(file, 2 * RATE, 4);
    put(file, 2, 2), put(file, 16, 2), fputs("data", file), put(file, 2 * COUNT, 4);
    for (int n = 0; n < COUNT; n++) {
        double t = (double)n / RATE, pi = acos(-1);
        double y =
            .5 * exp(-9 * t) * sin(2 * pi * 440 * t) + .3 * exp(-14 * t) * sin(2 * pi * 1000 * t);
        put(file, (unsigned)(int)lround(30000 * y), 2);
    }
    fclose(file);
}

static bool answered(const char *with) {
    for (int i = 0; i < 20000; i++) {
        max_advance(20);
        max_idle();
        for (int e = 0; e < max_sent_count(); e++)
            if (strncmp(max_sent(e)->text, with, strlen(with)) == 0)
                return true;
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
    return false;
}

/* In a part of a patch that lies in the folder. */
static t_object *made(const char *box) {
    t_object *x = max_new(box);
    max_place(x, max_patcher("", max_patcher(patch, NULL)));
    max_forget();
    return x;
}

/* --- names ------------------------------------------------------------------------------------ */

TEST("a relative name lies beside the patch: written there, read from there, learnt from there") {
    if (!begin())
        return;
    t_object *x = made("knock.mallet~ @body bowl @modes 5");
    CHECK(max_send(x, 0, "write beside.txt") && max_error_count() == 0);
    CHECK(exists(in_folder("beside.txt")) && !exists("beside.txt"));
    CHECK(max_send(x, 0, "read beside.txt") && answered("read 5"));
    write_recording(in_folder("struck.wav"));
    CHECK(max_send(x, 0, "learn struck.wav modes 2") && answered("learned 2"));
    double low = 0, high = 0;
    char *freqs = max_get(x, "freqs");
    CHECK(sscanf(freqs, "%lf %lf", &low, &high) == 2);
    CHECK_REL(low, 440., 1e-3);
    CHECK_REL(high, 1000., 1e-3);
    CHECK(max_error_count() == 0 && max_dialogs() == 0);
    free(freqs);
    remove(in_folder("beside.txt")), remove(in_folder("struck.wav"));
    max_delete(x);
}

TEST("what does not lie beside the patch is looked for along Max's path; a patch without a file "
     "writes into the current folder") {
    if (!begin())
        return;
    t_object *x = max_new("knock.mallet~ @body bowl @modes 4"), *y = made("knock.mallet~");
    max_place(x, max_patcher("", NULL));
    CHECK(max_send(x, 0, "write elsewhere.txt") && exists("elsewhere.txt"));
    CHECK(max_send(y, 0, "read elsewhere.txt") && answered("read 4"));
    max_forget();
    CHECK(max_send(y, 0, "read nowhere.txt") && max_error_count() == 1);
    max_forget();
    CHECK(max_send(y, 0, "learn nowhere.wav") && max_error_count() == 1);
    CHECK(max_send(y, 0, "learn elsewhere.txt") && max_error_count() == 2); /* no recording */
    remove("elsewhere.txt");
    max_delete(x), max_delete(y);
}

/* --- threads ---------------------------------------------------------------------------------- */

/* In the scheduler, for half a second and until the message has left; true: it has. */
static bool comes_in_scheduler(const char *with) {
    for (int i = 0; i < 25; i++) {
        max_advance(20);
        nanosleep(&(struct timespec){0, 20000000}, NULL);
        for (int e = 0; e < max_sent_count(); e++)
            if (strncmp(max_sent(e)->text, with, strlen(with)) == 0)
                return true;
    }
    return false;
}

TEST("a learnt body is designed in the main thread, never in the scheduler") {
    if (!begin())
        return;
    t_object *x = made("knock.mallet~ @body bowl");
    write_recording(in_folder("struck.wav"));
    CHECK(max_send(x, 0, "learn struck.wav modes 2") && !comes_in_scheduler("learned"));
    char *body = max_get(x, "body");
    CHECK(strcmp(body, "bowl") == 0 && answered("learned 2"));
    free(body);
    body = max_get(x, "body");
    CHECK(strcmp(body, "modes") == 0);
    free(body);
    remove(in_folder("struck.wav"));
    max_delete(x);
}

/* --- dialogs ---------------------------------------------------------------------------------- */

TEST("without a name a dialog asks; whoever cancels it changes nothing and hears nothing") {
    static const char *const messages[] = {"read", "write", "learn"};
    if (!begin())
        return;
    t_object *x = made("knock.mallet~ @body bowl @modes 3");
    int dialogs = max_dialogs();
    max_choose(in_folder("chosen.txt"));
    CHECK(max_send(x, 0, "write") && exists(in_folder("chosen.txt")));
    CHECK(max_send(x, 0, "read") && answered("read 3"));
    write_recording(in_folder("chosen.wav"));
    max_choose(in_folder("chosen.wav"));
    CHECK(max_send(x, 0, "learn") && answered("learned"));
    CHECK(max_dialogs() == dialogs + 3 && max_error_count() == 0);
    max_choose(NULL);
    char *before = max_get(x, "freqs");
    max_forget();
    for (int i = 0; i < 3; i++)
        CHECK(max_send(x, 0, messages[i]));
    char *after = max_get(x, "freqs");
    CHECK(max_dialogs() == dialogs + 6 && max_error_count() == 0 && max_sent_count() == 0);
    CHECK(strcmp(before, after) == 0);
    free(before), free(after);
    remove(in_folder("chosen.txt")), remove(in_folder("chosen.wav"));
    max_delete(x);
}

/* --- threads ---------------------------------------------------------------------------------- */

TEST("in the scheduler nothing is read, written or asked: the main thread does it, in order") {
    if (!begin())
        return;
    t_object *x = made("knock.mallet~ @body bowl @modes 3");
    int dialogs = max_dialogs();
    max_choose(in_folder("late.txt"));
    max_in_scheduler(true); /* the double stops at a dialog or a search for a file there */
    CHECK(max_send(x, 0, "write first.txt") && max_send(x, 0, "write") &&
          max_send(x, 0, "read first.txt"));
    CHECK(!exists(in_folder("first.txt")) && max_dialogs() == dialogs && max_sent_count() == 0);
    max_in_scheduler(false);
    max_idle();
    CHECK(exists(in_folder("first.txt")) && exists(in_folder("late.txt")));
    CHECK(max_dialogs() == dialogs + 1 && answered("read 3") && max_error_count() == 0);
    max_in_scheduler(true);
    CHECK(max_send(x, 0, "write never.txt") && max_send(x, 0, "learn never.wav"));
    max_in_scheduler(false);
    max_delete(x); /* with what waited */
    max_idle();
    CHECK(!exists(in_folder("never.txt")) && trap_count() == 0);
    remove(in_folder("first.txt")), remove(in_folder("late.txt"));
    rmdir(folder);
}

CHECK_MAIN
