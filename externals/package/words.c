/* SPDX-License-Identifier: BSD-3-Clause */
/* words.c: the comments and the score of Pd's patch of the same name, so that both hosts share one
 * text. */
#include "package/write.h"

static bool ends_with(const char *text, size_t length, const char *end) {
    return length >= strlen(end) && strncmp(text + length - strlen(end), end, strlen(end)) == 0;
}

/* Reads the text from `at` to a bare ; or , without Pd's escapes \, and \; and without the
 * backquotes around messages. */
static void read_words(const char *at, char *text, size_t size) {
    size_t used = 0;
    for (; *at && *at != ';' && *at != ',' && used + 2 < size; at++) {
        if (*at == '`')
            continue;
        if (*at == '\\')
            at++;
        char c = *at == '\n' ? ' ' : *at;
        if (strchr(",;", c) && used && text[used - 1] == ' ')
            used--;
        text[used++] = c;
        if (ends_with(text, used, "[knock/"))
            text[used - 1] = '.'; /* the names in Max */
    }
    text[used] = '\0';
}

static char *pd_source(const char *folder, const char *name, char *path) {
    snprintf(path, TEXT, "%s/../pd/%s.pd", folder, name);
    return package_read(path);
}

const char *pd_words(const char *folder, const char *name, const char *begin) {
    static char found[TEXT];
    char path[TEXT], text[TEXT], *source = pd_source(folder, name, path);
    int count = 0;
    for (const char *at = source; (at = strstr(at, "#X text ")); at++) {
        int length = 0;
        sscanf(at, "#X text %*d %*d%n", &length);
        if (length == 0)
            continue;
        read_words(at + length + strspn(at + length, " \n"), text, sizeof text);
        if (strncmp(text, begin, strlen(begin)) == 0 && count++ == 0)
            memcpy(found, text, sizeof text);
    }
    free(source);
    if (count != 1)
        package_stop(count ? "more than one comment begins so" : "no comment begins so", begin);
    return found;
}

char *pd_score(const char *folder, const char *name) {
    char path[TEXT], *source = pd_source(folder, name, path),
                     *score = calloc(1, strlen(source) + 1);
    const char *at = strstr(source, "text define -k \\$0-score;\n#A set ");
    if (!at)
        package_stop("has no score", path);
    at = strchr(at, '\n') + strlen("\n#A set ");
    for (char *to = score; *at && *at != ';'; at++) /* steps end with \; */
        if (*at != '\\')
            *to++ = *at == '\n' ? ' ' : *at;
        else if (at[1] == ';')
            *to++ = *++at;
    free(source);
    return score;
}
