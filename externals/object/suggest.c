/* SPDX-License-Identifier: BSD-3-Clause */
/* suggest.c: the parts of a refusal: the atoms received, and the nearest word. */
#include "base/decimal.h"
#include "object/external_state.h"

void suggest_sent(char *text, size_t size, const struct external_atom *atoms, int count) {
    enum { SHOWN = 4 };
    size_t length = strlen(text);
    for (int i = 0; i < count && i < SHOWN && length < size; i++) {
        const char *before = i ? " " : ", not ";
        length += (size_t)(atoms[i].word ? snprintf(text + length, size - length, "%s%.40s", before,
                                                    atoms[i].word)
                                         : snprintf(text + length, size - length, "%s%s", before,
                                                    decimal(atoms[i].number).text));
    }
    if (count > SHOWN && length < size)
        snprintf(text + length, size - length, " ...");
}

/* Levenshtein's distance: the number of letters to change, insert or delete, computed with one row
 * of the table at a time. Words are compared with names, so that b has at most EXTERNAL_NAME bytes.
 */
static int distance(const char *a, const char *b) {
    int row[EXTERNAL_NAME + 1], across = (int)strlen(b);
    for (int j = 0; j <= across; j++)
        row[j] = j;
    for (int i = 0; a[i] && i < 2 * EXTERNAL_NAME; i++) {
        int diagonal = row[0];
        row[0] = i + 1;
        for (int j = 0; j < across; j++) {
            int replaced = diagonal + (a[i] != b[j]);
            int least = row[j] < row[j + 1] ? row[j] + 1 : row[j + 1] + 1;
            diagonal = row[j + 1];
            row[j + 1] = replaced < least ? replaced : least;
        }
    }
    return row[across];
}

/* Accepts one wrong letter in any word, and up to a third of the letters, plus one, in longer
 * words. */
const char *suggest_nearest(const char *word, const char *(*candidate)(const void *of, int i),
                            const void *of) {
    const char *nearest = NULL, *one;
    int least = 2 + (int)strlen(word) / 3;
    for (int i = 0; (one = candidate(of, i)); i++)
        if (distance(word, one) < least) {
            nearest = one;
            least = distance(word, one);
        }
    return nearest;
}
