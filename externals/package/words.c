/* SPDX-License-Identifier: BSD-3-Clause */
/* words.c: what Pd's patch of the same name says, so that a lesson is written once for both. */
#include "write.h"

/* The comment that begins at `at`, behind its place, as one reads it: Pd writes \, and \; and ends
 * with ; or with , and the width. */
static void read_comment(const char *at, char *text, size_t size) {
    size_t used = 0;
    for (; *at && *at != ';' && *at != ',' && used + 2 < size; at++) {
        if (*at == '\\')
            at++;
        char c = *at == '\n' ? ' ' : *at;
        if (strchr(",;", c) && used && text[used - 1] == ' ')
            used--;
        text[used++] = c;
        if (used >= 7 && strncmp(text + used - 7, "[knock/", 7) == 0)
            text[used - 1] = '.'; /* as Max writes our names */
    }
    text[used] = '\0';
}

const char *pd_words(const char *folder, const char *name, const char *begin) {
    static char text[TEXT];
    char path[TEXT];
    snprintf(path, sizeof path, "%s/../pd/%s.pd", folder, name);
    char *source = package_read(path);
    int count = 0;
    for (const char *at = source; (at = strstr(at, "#X text ")); at++) {
        int length = 0;
        count++;
        sscanf(at, "#X text %*d %*d%n", &length);
        if (length)
            read_comment(at + length + strspn(at + length, " \n"), text, sizeof text);
        if (length &&
            (*begin == '#' ? atoi(begin + 1) == count : strncmp(text, begin, strlen(begin)) == 0)) {
            free(source);
            return text;
        }
    }
    package_stop(begin, path);
}
