/* SPDX-License-Identifier: BSD-3-Clause */
/* Atoms of the Max test double, and their text; see double.h. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "max/double.h"

t_max_err atom_setlong(t_atom *a, t_atom_long b) {
    a->a_type = A_LONG;
    a->a_w.w_long = b;
    return MAX_ERR_NONE;
}

t_max_err atom_setfloat(t_atom *a, double b) {
    a->a_type = A_FLOAT;
    a->a_w.w_float = b;
    return MAX_ERR_NONE;
}

t_max_err atom_setsym(t_atom *a, t_symbol *b) {
    a->a_type = A_SYM;
    a->a_w.w_sym = b;
    return MAX_ERR_NONE;
}

/* Numbers are written so that reading them gives the same bits; floats keep a point. */
void max_atoms_text(char *text, size_t room, const char *selector, long ac, const t_atom *av) {
    size_t at = (size_t)snprintf(text, room, "%s", selector);
    for (long i = 0; i < ac && at + 40 < room; i++) {
        const char *gap = at ? " " : "";
        if (av[i].a_type == A_LONG)
            at +=
                (size_t)snprintf(text + at, room - at, "%s%lld", gap, (long long)av[i].a_w.w_long);
        else if (av[i].a_type == A_FLOAT)
            at += (size_t)snprintf(text + at, room - at, "%s%.17g", gap, av[i].a_w.w_float);
        else
            at += (size_t)snprintf(text + at, room - at, "%s%s", gap, av[i].a_w.w_sym->s_name);
    }
}

static bool exponents_are_words;

void max_exponents_are_words(bool on) { exponents_are_words = on; }

static t_atom max_word(const char *word) {
    t_atom atom;
    char *end;
    long long whole = strtoll(word, &end, 10); /* Max's long is 64 bits wide everywhere */
    if (*end == '\0' && end != word) {
        atom_setlong(&atom, (t_atom_long)whole);
        return atom;
    }
    double number = strtod(word, &end);
    bool exponent = strchr(word, 'e') != NULL;
    if (*end == '\0' && end != word && strspn(word, "+-.0123456789e") == strlen(word) &&
        !(exponent && exponents_are_words))
        atom_setfloat(&atom, number);
    else
        atom_setsym(&atom, gensym(word[0] == '\'' ? word + 1 : word));
    return atom;
}

int max_parse(const char *text, t_atom *atoms, int most) {
    int count = 0;
    while (*(text += strspn(text, " ")) && count < most) {
        char word[512];
        size_t length = strcspn(text, " ");
        assert(length < sizeof word);
        memcpy(word, text, length);
        word[length] = '\0';
        atoms[count++] = max_word(word);
        text += length;
    }
    return count;
}
