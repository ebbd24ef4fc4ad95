/* SPDX-License-Identifier: BSD-3-Clause */
/* flow_words.h: messages as text, word by word, and the text of a box. */
#ifndef KNOCK_FLOW_WORDS_H
#define KNOCK_FLOW_WORDS_H

#include <math.h>
#include <stdio.h>

#include "max/flow.h"

static inline bool is_number(const char *m) {
    return *m && strspn(m, "+-.0123456789") == strlen(m) && strpbrk(m, "0123456789");
}

static inline bool is(const char *a, const char *b) { return strcmp(a, b) == 0; }

static inline bool begins(const char *m, const char *word) {
    size_t length = strlen(word);
    return strncmp(m, word, length) == 0 && (m[length] == ' ' || !m[length]);
}

/* The n-th word of a message; empty if there are not so many. */
static inline const char *nth(const char *m, int n, char *word) {
    while (n-- > 0 && *m)
        m += strcspn(m, " "), m += strspn(m, " ");
    snprintf(word, FLOW_TEXT, "%.*s", (int)strcspn(m, " "), m);
    return word;
}

static inline const char *after(const char *m, int words) {
    while (words-- > 0)
        m += strcspn(m, " "), m += strspn(m, " ");
    return m;
}

static inline bool is_list(const char *m) {
    char word[FLOW_TEXT];
    return is_number(nth(m, 0, word)) && *after(m, 1);
}

static inline bool has_point(const char *word) { return strchr(word, '.') != NULL; }

static inline void emit_number(struct flow_box *b, int outlet, double value, bool whole) {
    char text[64];
    snprintf(text, sizeof text, whole ? "%.0f" : "%.10g", whole ? trunc(value) : value);
    if (!whole && !has_point(text) && !strchr(text, 'e'))
        strcat(text, ".");
    flow_emit(b, outlet, text);
}

static inline const char *word_of(const struct flow_box *b, int i, const char *usual) {
    return i < b->count ? b->word[i] : usual;
}

static inline void hold(struct flow_box *b, int i, const char *m) {
    char *copy = strdup(m);
    free(b->held[i]);
    b->held[i] = copy;
}

static inline double number(const struct flow_box *b, int i, const char *usual) {
    return atof(b->held[i] ? b->held[i] : usual);
}

#endif
