/* SPDX-License-Identifier: BSD-3-Clause */
/* A dump whose lines come straight back to the object, as they do by a cord from outlet to inlet.
 */
#include "check.h"
#include "fake_host.h"

static void event_to_itself(void *object, const char *selector, const struct external_atom *atoms,
                            int count) {
    struct fake *f = object;
    fake_event(object, selector, atoms, count);
    CHECK(external_message(f->x, selector, atoms, count));
}

TEST("an object that hears its own dump stays what it is, and dumps what it is") {
    static const char *const boxes[] = {
        "-body wall -scheme am1 -correct depth", "-body mass -scheme quadratic 0.25",
        "-body bar -scheme am1", "-body bowl -freq 313 -at 0.2 0.3 -bodymass 2 -k 3e6"};
    struct external_host host = fake_host;
    host.event = event_to_itself;
    for (int i = 0; i < 4; i++) {
        struct fake *f = fake_new_in(&host, &impact_tilde, boxes[i]);
        struct settings *before = malloc(sizeof *before);
        *before = *external_settings(f->x);
        check_case("%s", boxes[i]);
        CHECK(fake_send(f, "dump") && f->errors == 0);
        CHECK(memcmp(before, external_settings(f->x), sizeof *before) == 0);
        const struct fake_event *scheme = &f->event[f->events - 2], *correct = scheme + 1;
        struct external_atom is[2];
        external_get(f->x, external_find(&impact_tilde, "scheme"), is, 2);
        CHECK(strcmp(scheme->selector, "scheme") == 0 && strcmp(correct->selector, "correct") == 0);
        CHECK(strcmp(scheme->atoms[0].word, is[0].word) == 0);
        free(before), fake_free(f);
    }
}

CHECK_MAIN
