/* SPDX-License-Identifier: BSD-3-Clause */
/* snapshot.c: searches and answers that take long, on a copy of an object's settings. */
#include "external_state.h"

struct external *external_snapshot(const struct external *x, const struct external_host *host) {
    struct external *copy = calloc(1, sizeof *copy);
    if (!copy)
        return NULL;
    copy->kind = x->kind;
    copy->host = host;
    copy->object = x->object;
    copy->rate = x->rate;
    copy->settings = x->settings;
    return copy;
}

bool external_searches(const struct parameter *row) {
    return row->write == view_write_contact || row->write == view_write_brightness ||
           row->write == view_write_hardness;
}

/* The reason of a refusal stays in snapshot->why. */
void external_search(struct external *snapshot, const struct parameter *row, double value) {
    snapshot->why[0] = '\0';
    external_put(snapshot, row->name, value);
}

static double setting(const struct external *x, const char *name) {
    const struct parameter *row = external_find(x->kind, name);
    return *(const double *)(const void *)((const char *)&x->settings + row->at);
}

void external_adopt(struct external *x, const struct external *snapshot,
                    const struct parameter *row) {
    if (*snapshot->why) {
        external_say(x, true, snapshot->why);
        return;
    }
    for (int i = 0; i < EXTERNAL_WRITES && row->writes[i]; i++)
        external_put(x, row->writes[i], setting(snapshot, row->writes[i]));
    for (int i = 0; i < 2 && snapshot->unmet[i].what; i++)
        external_unmet(x, snapshot->unmet[i].what, snapshot->unmet[i].nearest);
    external_carry_out(x);
}
