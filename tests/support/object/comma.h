/* SPDX-License-Identifier: BSD-3-Clause */
/* comma.h: a host that has set LC_NUMERIC, as GTK does in countries that write 0,5. If no such
 * locale is installed, localedef makes one with numbers alone. Define _POSIX_C_SOURCE before the
 * first header. */
#ifndef KNOCK_COMMA_H
#define KNOCK_COMMA_H

#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static inline bool comma_is_set(void) {
    char text[8];
    snprintf(text, sizeof text, "%.1f", .5);
    return text[1] == ',';
}

static inline bool comma_make(void) {
    char folder[32], source[64], line[256];
    snprintf(folder, sizeof folder, "test_locale_%ld", (long)getpid());
    snprintf(source, sizeof source, "%s/source", folder);
    mkdir(folder, 0700);
    FILE *file = fopen(source, "w");
    if (!file)
        return false;
    fputs("comment_char %\nescape_char /\nLC_NUMERIC\ndecimal_point \",\"\n"
          "thousands_sep \".\"\ngrouping 3;3\nEND LC_NUMERIC\n",
          file);
    fclose(file);
    /* localedef warns that all other categories are missing, and succeeds */
    snprintf(line, sizeof line,
             "localedef -c -i %s/source -f ANSI_X3.4-1968 %s/comma >%s/said 2>&1", folder, folder,
             folder);
    bool made = system(line) != -1;
    setenv("LOCPATH", folder, 1);
    made = made && setlocale(LC_NUMERIC, "comma") && comma_is_set();
    snprintf(line, sizeof line, "rm -r %s", folder);
    return system(line) != -1 && made;
}

/* False, with a printed line, if there is no such locale; the locale is then C. */
static inline bool comma_begin(void) {
    static const char *const usual[] = {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "de_DE"};
    if (setlocale(LC_NUMERIC, "comma") && comma_is_set())
        return true; /* from an earlier call */
    for (int i = 0; i < 4; i++)
        if (setlocale(LC_NUMERIC, usual[i]) && comma_is_set())
            return true;
    if (comma_make())
        return true;
    printf("(no locale with a comma to be had) ");
    return false;
}

static inline void comma_end(void) { setlocale(LC_NUMERIC, "C"); }

#endif
