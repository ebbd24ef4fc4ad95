/* SPDX-License-Identifier: BSD-3-Clause */
/* snapshot.c: slow searches and reports, on a copy of an object's settings. */
#include "object/external_state.h"

struct external *external_snapshot(const struct external *x, const struct external_host *host) {
    struct external *copy = calloc(1, sizeof *copy);
    if (!copy)
        return NULL;
    workers_enter();
    copy->kind = x->kind;
    copy->host = host;
    copy->object = x->object;
    copy->rate = x->rate;
    copy->settings = x->settings;
    copy->loudness = x->loudness;
    return copy;
}

bool external_searches(const struct parameter *row) {
    return row->write == view_write_contact || row->write == view_write_brightness ||
           row->write == view_write_hardness;
}

double external_clip(struct external *x, const struct parameter *row, double value) {
    struct external_atom atom = {NULL, value};
    return value_set(x, row, &atom, 1) == VALUE_SET ? *x->incoming : row->range->usual;
}

/* The reason of a refusal stays in snapshot->why. */
void external_search(struct external *snapshot, const struct parameter *row, double value) {
    snapshot->why[0] = '\0';
    external_put(snapshot, row->name, value);
}

/* Sets the found value as a message would: together with the head. */
void external_apply_search(struct external *x, const struct external *snapshot,
                           const struct parameter *row) {
    const char *why = snapshot->why;
    x->before = x->settings;
    for (int i = 0; !*why && i < EXTERNAL_WRITES && row->writes[i]; i++) {
        size_t at = external_find(x->kind, row->writes[i])->at;
        memcpy((char *)&x->settings + at, (const char *)&snapshot->settings + at, sizeof(double));
        x->settings.keeps_stiffness = snapshot->settings.keeps_stiffness;
        if (!external_changed(x, row->writes[i])) {
            x->settings = x->before;
            why = x->why;
        }
    }
    if (*why) {
        external_say(x, true, why);
        return;
    }
    for (int i = 0; i < 2 && snapshot->unmet[i].what; i++)
        external_unmet(x, snapshot->unmet[i].what, snapshot->unmet[i].nearest);
    external_post(x);
}
