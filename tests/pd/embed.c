/* SPDX-License-Identifier: BSD-3-Clause */
/* embed: Knock linked statically into a program with libpd, as plugdata and similar programs do.
 * Plays the patch that is named and fails unless it sounds and Pd has nothing to complain about. */
#include <math.h>
#include <stdio.h>
#include <string.h>

/* libpd's, from z_libpd.h */
extern int libpd_init(void), libpd_init_audio(int ins, int outs, int rate);
extern int libpd_process_float(int ticks, const float *in, float *out);
extern void *libpd_openfile(const char *name, const char *folder);
extern int libpd_bang(const char *receiver), libpd_start_message(int length);
extern void libpd_add_float(float x);
extern int libpd_finish_message(const char *receiver, const char *message);
extern void libpd_set_printhook(void (*hook)(const char *text));

#include "pd/knock.h"

static int complaints;

static void print_hook(const char *text) {
    fputs(text, stdout);
    complaints += strstr(text, "error") || strstr(text, "create");
}

int main(int argc, char **argv) {
    enum { TICKS = 200, BLOCK = 64 };
    static float in[TICKS * BLOCK], out[TICKS * BLOCK];
    if (argc != 3)
        return 2;
    libpd_init();
    libpd_set_printhook(print_hook); /* from here on it is ours what is said */
    libpd_init_audio(1, 1, 44100);
    knock_setup();
    libpd_start_message(1);
    libpd_add_float(1);
    libpd_finish_message("pd", "dsp");
    if (!libpd_openfile(argv[2], argv[1]))
        return 1;
    libpd_bang("strike");
    libpd_process_float(TICKS, in, out);
    double peak = 0;
    for (int i = 0; i < TICKS * BLOCK; i++)
        peak = fmax(peak, fabs((double)out[i]));
    printf("peak %.3f\n", peak);
    return complaints || !(peak > 0.05);
}
