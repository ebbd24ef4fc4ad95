/* SPDX-License-Identifier: BSD-3-Clause */
/* level_exceptions.h: pairs of body and head whose loudest note at velocity 127 is not between -8
 * and -3 dBFS, each with the reason. */
#ifndef KNOCK_LEVEL_EXCEPTIONS_H
#define KNOCK_LEVEL_EXCEPTIONS_H

#include <string.h>

#include "bodies/body.h"

#define LEVEL_TOO_SOFT                                                                             \
    "its contact outlasts the notes of this body: more than 24 dB of gain, and noise would be "    \
    "heard"
#define LEVEL_LOUD_LOW                                                                             \
    "on the lowest notes it is louder against the usual head than on the two that are compared"

#define LEVEL_OF_PLATE                                                                             \
    "in a thin plate modes exchange energy, and its level follows neither estimate"

static const struct {
    const char *body, *head, *why;
} level_exceptions[] = {
    {"xylophone", "fingertip", LEVEL_TOO_SOFT},
    {"ring", "yarn", LEVEL_LOUD_LOW},
    {"ring", "yarn-hard", LEVEL_LOUD_LOW},
    {"ring", "stick", LEVEL_LOUD_LOW},
    {"ring", "rawhide", LEVEL_LOUD_LOW},
    {"ring", "piano", LEVEL_LOUD_LOW},
    {"ring", "piano-treble", LEVEL_LOUD_LOW},
    {"bell", "hand", LEVEL_LOUD_LOW},
    {"tube", "rubber-soft", LEVEL_TOO_SOFT},
    {"tube", "felt-soft", LEVEL_TOO_SOFT},
    {"tube", "felt", LEVEL_TOO_SOFT},
    {"tube", "gong", LEVEL_TOO_SOFT},
    {"tube", "stick", LEVEL_TOO_SOFT},
    {"tube", "fingertip", LEVEL_TOO_SOFT},
    {"tube", "hand", LEVEL_TOO_SOFT},
    {"glockenspiel", "rubber-soft", LEVEL_TOO_SOFT},
    {"glockenspiel", "felt-soft", LEVEL_TOO_SOFT},
    {"glockenspiel", "bass-drum", LEVEL_LOUD_LOW},
    {"glockenspiel", "gong", LEVEL_TOO_SOFT},
    {"glockenspiel", "stick", LEVEL_TOO_SOFT},
    {"glockenspiel", "fingertip", LEVEL_TOO_SOFT},
    {"glockenspiel", "hand", LEVEL_TOO_SOFT},
    {"glockenspiel", "piano", LEVEL_TOO_SOFT},
    {"glockenspiel", "piano-treble", LEVEL_TOO_SOFT},
    {"claves", "rubber-soft", LEVEL_TOO_SOFT},
    {"claves", "felt-soft", LEVEL_TOO_SOFT},
    {"claves", "felt", LEVEL_LOUD_LOW},
    {"claves", "cymbal", LEVEL_LOUD_LOW},
    {"claves", "fingertip", LEVEL_TOO_SOFT},
    {"claves", "hand", LEVEL_TOO_SOFT},
    {"triangle", "yarn-soft", LEVEL_TOO_SOFT},
    {"triangle", "rubber-soft", LEVEL_TOO_SOFT},
    {"triangle", "rubber", LEVEL_TOO_SOFT},
    {"triangle", "felt-soft", LEVEL_TOO_SOFT},
    {"triangle", "felt", LEVEL_TOO_SOFT},
    {"triangle", "gong", LEVEL_TOO_SOFT},
    {"triangle", "cymbal", LEVEL_TOO_SOFT},
    {"triangle", "stick", LEVEL_TOO_SOFT},
    {"triangle", "fingertip", LEVEL_TOO_SOFT},
    {"triangle", "hand", LEVEL_TOO_SOFT},
    {"triangle", "piano", LEVEL_TOO_SOFT},
    {"cowbell", "fingertip", LEVEL_TOO_SOFT},
    {"agogo", "rubber-soft", LEVEL_TOO_SOFT},
    {"agogo", "felt-soft", LEVEL_TOO_SOFT},
    {"agogo", "stick", LEVEL_TOO_SOFT},
    {"agogo", "fingertip", LEVEL_TOO_SOFT},
    {"opera-gong", "bass-drum", LEVEL_OF_PLATE},
    {"opera-gong", "rawhide", LEVEL_OF_PLATE},
    {"opera-gong", "fingertip", LEVEL_OF_PLATE},
    {"opera-gong-small", "rubber-soft", LEVEL_OF_PLATE},
    {"opera-gong-small", "bass-drum", LEVEL_OF_PLATE},
    {"opera-gong-small", "felt-soft", LEVEL_OF_PLATE},
    {"opera-gong-small", "felt", LEVEL_OF_PLATE},
    {"opera-gong-small", "fingertip", LEVEL_OF_PLATE},
    {"opera-gong-small", "hand", LEVEL_OF_PLATE},
    {"opera-gong-small", "rawhide", LEVEL_OF_PLATE},
    {"cymbal", "rubber-soft", LEVEL_OF_PLATE},
    {"cymbal", "stick", LEVEL_OF_PLATE},
    {"cymbal", "fingertip", LEVEL_OF_PLATE},
    {"cymbal", "hand", LEVEL_OF_PLATE},
    {"cymbal", "piano", LEVEL_OF_PLATE},
    {"splash", "cord-hard", LEVEL_OF_PLATE},
    {"splash", "brass", LEVEL_OF_PLATE},
    {"splash", "steel", LEVEL_OF_PLATE},
    {"splash", "fingertip", LEVEL_OF_PLATE},
    {"splash", "hand", LEVEL_OF_PLATE},
    {"splash", "piano", LEVEL_OF_PLATE},
};

/* The reason, or NULL. */
static inline const char *level_exception(enum body_shape shape, const struct mallet_kind *head) {
    for (size_t i = 0; i < sizeof level_exceptions / sizeof *level_exceptions; i++)
        if (head && !strcmp(level_exceptions[i].body, body_kinds[shape]->name) &&
            !strcmp(level_exceptions[i].head, head->name))
            return level_exceptions[i].why;
    return NULL;
}

#endif
