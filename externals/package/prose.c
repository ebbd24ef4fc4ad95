/* SPDX-License-Identifier: BSD-3-Clause */
/* prose.c: reads prose.txt, which is written by hand: a name at the start of a line, its paragraph
 * in the indented lines below; `name object~` is for that object alone. */
#include "package/write.h"

enum { ENTRIES = 256 };

static struct {
    char name[EXTERNAL_NAME];
    char text[TEXT];
} entries[ENTRIES];
static int entry_count;

void prose_load(const char *path) {
    char *text = package_read(path), *rest = text;
    for (char *line; (line = split(&rest, '\n'));) {
        if (*line == '\0' || *line == '#')
            continue;
        if (*line != ' ') {
            if (entry_count == ENTRIES)
                package_stop("has too many entries", path);
            snprintf(entries[entry_count++].name, EXTERNAL_NAME, "%s", line);
            continue;
        }
        if (entry_count == 0)
            package_stop("begins with a paragraph that has no name", path);
        char *to = entries[entry_count - 1].text;
        size_t length = strlen(to);
        snprintf(to + length, TEXT - length, "%s%s", length ? " " : "", line + strspn(line, " "));
    }
    free(text);
}

static const char *find(const char *name) {
    for (int i = 0; i < entry_count; i++)
        if (strcmp(entries[i].name, name) == 0)
            return *entries[i].text ? entries[i].text : NULL;
    return NULL;
}

const char *prose(const char *name, const char *object) {
    char own[EXTERNAL_NAME];
    snprintf(own, sizeof own, "%s %s", name, object);
    const char *text = find(own);
    return text ? text : find(name);
}
