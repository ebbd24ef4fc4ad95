/* SPDX-License-Identifier: BSD-3-Clause */
/* kinds.c: the list of the externals. */
#include <string.h>

#include "object/external.h"

const struct external_kind *const external_kinds[EXTERNAL_KINDS] = {&impact_tilde, &mallet_tilde,
                                                                    &bounce_tilde};

const struct external_kind *external_kind_called(const char *name) {
    const char *slash = strrchr(name, '/');
    for (int i = 0; i < EXTERNAL_KINDS; i++)
        if (strcmp(external_kinds[i]->name, slash ? slash + 1 : name) == 0)
            return external_kinds[i];
    return NULL;
}
