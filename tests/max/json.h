/* SPDX-License-Identifier: BSD-3-Clause */
/* json.h: reads JSON, all of it or nothing, into a tree. */
#ifndef KNOCK_JSON_H
#define KNOCK_JSON_H

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum json_kind { JSON_WORD, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

struct json {
    enum json_kind kind;
    char *key, *text; /* of a member; of a string or word */
    double number;
    struct json *first, *next; /* elements or members, and the one beside this */
};

static inline const char *json_space(const char *at) { return at + strspn(at, " \t\r\n"); }

static inline struct json *json_value(const char **at);

/* The text after an opening quote; NULL if it does not end. */
static inline char *json_string(const char **at) {
    size_t length = strcspn(*at, "\""), used = 0;
    while ((*at)[length] == '"' && length && (*at)[length - 1] == '\\')
        length += 1 + strcspn(*at + length + 1, "\"");
    if (!(*at)[length])
        return NULL;
    char *text = (char *)calloc(1, length + 1);
    for (size_t i = 0; i < length; i++) {
        i += (*at)[i] == '\\';
        text[used++] = (*at)[i];
    }
    *at += length + 1;
    return text;
}

/* Elements up to the closing bracket, members with their keys. */
static inline bool json_elements(const char **at, struct json *into, char close) {
    struct json **last = &into->first;
    *at = json_space(*at);
    while (**at != close) {
        char *key = NULL;
        if (close == '}') {
            if (*(*at)++ != '"' || !(key = json_string(at)) || *(*at = json_space(*at)) != ':')
                return false;
            ++*at;
        }
        if (!(*last = json_value(at)))
            return false;
        (*last)->key = key;
        last = &(*last)->next;
        *at = json_space(*at);
        if (**at == ',')
            *at = json_space(*at + 1);
        else if (**at != close)
            return false;
    }
    ++*at;
    return true;
}

static inline struct json *json_value(const char **at) {
    struct json *j = (struct json *)calloc(1, sizeof *j);
    char *end;
    *at = json_space(*at);
    char c = **at;
    if (c == '{' || c == '[') {
        j->kind = c == '{' ? JSON_OBJECT : JSON_ARRAY;
        ++*at;
        return json_elements(at, j, c == '{' ? '}' : ']') ? j : NULL;
    }
    if (c == '"') {
        j->kind = JSON_STRING;
        ++*at;
        return (j->text = json_string(at)) ? j : NULL;
    }
    j->kind = JSON_NUMBER;
    j->number = strtod(*at, &end);
    if (end == *at)
        return NULL;
    *at = end;
    return j;
}

static inline void json_free(struct json *j) {
    while (j) {
        struct json *next = j->next;
        json_free(j->first);
        free(j->key);
        free(j->text);
        free(j);
        j = next;
    }
}

/* NULL if it is not JSON to its end. */
static inline struct json *json_read(const char *text) {
    struct json *j = json_value(&text);
    return j && !*json_space(text) ? j : NULL;
}

static inline const struct json *json_member(const struct json *j, const char *key) {
    for (const struct json *m = j ? j->first : NULL; m; m = m->next)
        if (m->key && strcmp(m->key, key) == 0)
            return m;
    return NULL;
}

static inline const char *json_text(const struct json *j, const char *key) {
    const struct json *m = json_member(j, key);
    return m && m->text ? m->text : "";
}

static inline double json_number(const struct json *j, const char *key) {
    const struct json *m = json_member(j, key);
    return m ? m->number : -1;
}

/* The text of the i-th element; empty if there are not so many. */
static inline const char *json_at(const struct json *j, int i) {
    const struct json *e = j ? j->first : NULL;
    while (e && i-- > 0)
        e = e->next;
    return e && e->text ? e->text : "";
}

static inline int json_count(const struct json *j) {
    int count = 0;
    for (const struct json *m = j ? j->first : NULL; m; m = m->next)
        count++;
    return count;
}

#endif
