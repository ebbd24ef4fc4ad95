/* SPDX-License-Identifier: BSD-3-Clause */
/* piece.h: random performances: trills, rolls, melodies, changes of body, head and place while it
 * rings, hands, pedals. For tests and soaks of the externals. */
#ifndef KNOCK_PIECE_H
#define KNOCK_PIECE_H

#include "bodies/body.h"
#include "bodies/mallet.h"
#include "support/check.h"

enum { PIECE_NOTES = 48, PIECE_LINE = 80, PIECE_LONGEST = 12000 /* samples of a note */ };

/* Messages before a note, the note, and the time until the next. */
struct piece_note {
    char line[PIECE_LINE], list[PIECE_LINE];
    int samples;
};

struct piece {
    const char *body;
    char box[PIECE_LINE]; /* creation arguments with that body */
    struct piece_note note[PIECE_NOTES];
};

static inline int piece_pick(uint64_t *rng, int n) {
    return (int)(check_random(rng) % (unsigned)n);
}

/* A scene: another body, head, place or hand; mostly none. */
static inline void piece_scene(uint64_t *rng, char line[PIECE_LINE]) {
    int what = piece_pick(rng, 16);
    line[0] = '\0';
    if (what == 0)
        snprintf(line, PIECE_LINE, "body %s", body_kinds[piece_pick(rng, BODY_SHAPES)]->name);
    else if (what == 1)
        snprintf(line, PIECE_LINE, "mallet %s", mallet_kinds[piece_pick(rng, MALLETS)].name);
    else if (what == 2)
        snprintf(line, PIECE_LINE, "at %.3f", check_uniform(rng, .05, .95));
    else if (what == 3)
        snprintf(line, PIECE_LINE, "damp %.3f", check_uniform(rng, 0, 1));
    else if (what == 4)
        snprintf(line, PIECE_LINE, "pedal %d", piece_pick(rng, 2));
}

/* A trill between two pitches, a roll on one, or a melody; each sometimes with a scene. */
static inline struct piece piece_random(uint64_t seed) {
    uint64_t rng = seed * 7919;
    struct piece p;
    int figure = piece_pick(&rng, 3), low = 40 + piece_pick(&rng, 40),
        other = low + 1 + piece_pick(&rng, 12);
    int beat = (int)check_log_uniform(&rng, 500, PIECE_LONGEST);
    p.body = body_kinds[piece_pick(&rng, BODY_SHAPES)]->name;
    snprintf(p.box, PIECE_LINE, "-body %s", p.body);
    for (int i = 0; i < PIECE_NOTES; i++) {
        int pitch = figure == 0   ? (i % 2 ? low : other)
                    : figure == 1 ? low
                                  : low + piece_pick(&rng, 24);
        piece_scene(&rng, p.note[i].line);
        bool off = piece_pick(&rng, 6) == 0;
        snprintf(p.note[i].list, PIECE_LINE, "list %d %d", pitch,
                 off ? 0 : 30 + piece_pick(&rng, 98));
        p.note[i].samples = figure == 2 ? 200 + piece_pick(&rng, beat) : beat;
    }
    return p;
}

#endif
