/* SPDX-License-Identifier: BSD-3-Clause */
/* soak_hours.c: hours of music on one object of each kind. Every hour has the same sixty minutes,
 * each from a reset: so it gives the same samples, in as much time, out of as much memory. */
#include "soak/soak.h"

#include <malloc.h>
#include <stdio.h>
#include <time.h>

#include "object/external_state.h"
#include "support/object/fake_host.h"
#include "support/object/piece.h"

/* The allocator counts what it keeps for the next taker: some kB that come and go. A leak of a word
 * a message would be a megabyte in three hours. */
enum { SPARE = 65536 };

enum { RATE = 44100, OUTS = 3, MINUTE = 60 * RATE, MINUTES = 60 };

static double seconds_now(void) { return (double)clock() / CLOCKS_PER_SEC; }

static uint64_t output_hash(uint64_t hash, double *const *output, int n) {
    for (int o = 0; o < OUTS; o++)
        for (int i = 0; i < n; i++) {
            uint64_t bits;
            memcpy(&bits, &output[o][i], sizeof bits);
            hash = (hash ^ bits) * 0x100000001b3u; /* FNV-1a */
        }
    return hash;
}

/* A note in the words of the object: its pitch is a strike's speed or a ball's height. */
static void send_note(struct fake *f, const struct piece_note *note) {
    char line[PIECE_LINE];
    int pitch, velocity;
    bool refused = *note->line && !fake_send(f, note->line) && f->x->kind->object == MALLET;
    sscanf(note->list, "list %d %d", &pitch, &velocity);
    if (f->x->kind->object == MALLET)
        refused |= !fake_send(f, note->list);
    else {
        const char *word = f->x->kind->object == IMPACT ? "strike" : "drop";
        snprintf(line, sizeof line, "%s %g", word, 1e-4 * pitch * (velocity + 1));
        refused |= !fake_send(f, line) || !fake_send(f, "freq 300");
    }
    if (refused)
        printf("refused: %s; %s: %s\n", note->line, note->list, f->line);
}

/* State at the start of each minute. */
static void begin_minute(struct fake *f, const char *body) {
    static const char *const lines[] = {"freq 300", "at 0.3", "damp 0", "pedal 1", "reset"};
    char line[PIECE_LINE];
    snprintf(line, sizeof line, "body %s", body);
    fake_send(f, line);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        fake_send(f, lines[i]); /* two of them are mallet~'s alone */
}

static uint64_t play_minute(struct fake *f, int minute) {
    enum { FADED = 512 }; /* of what the last one has left */
    static double sound[OUTS][PIECE_LONGEST];
    double *output[OUTS] = {sound[0], sound[1], sound[2]};
    fake_send(f, "reset");
    fake_play(f, NULL, output, FADED, EXTERNAL_CHUNK);
    uint64_t hash = 0xcbf29ce484222325u;
    int left = MINUTE, piece = 100 * minute;
    while (left > 0) {
        struct piece p = piece_random((uint64_t)piece++);
        begin_minute(f, p.body);
        for (int i = 0; i < PIECE_NOTES && left > 0; i++) {
            int n = p.note[i].samples < left ? p.note[i].samples : left;
            send_note(f, &p.note[i]);
            fake_play(f, NULL, output, n, EXTERNAL_CHUNK);
            f->events = f->errors = 0;
            hash = output_hash(hash, output, n);
            left -= n;
        }
    }
    return hash;
}

struct hour {
    double seconds;
    size_t bytes;
    int other_minutes;
};

static struct hour play_hour(struct fake *f, uint64_t *minute, bool first) {
    struct hour hour = {.seconds = -seconds_now()};
    for (int m = 0; m < MINUTES; m++) {
        uint64_t hash = play_minute(f, m);
        hour.other_minutes += !first && hash != minute[m];
        minute[m] = hash;
    }
    hour.seconds += seconds_now();
    hour.bytes = mallinfo2().uordblks;
    return hour;
}

static bool verdict(const char *what, double figure, double target, bool good) {
    printf("    %-48s %-10.4g target %-7g %s\n", what, figure, target, good ? "ok" : "MISSED");
    return good;
}

/* Time that other work on the machine takes is no drift: the fastest hour of each half is meant. */
static bool soak_kind(const struct external_kind *kind, int hours) {
    uint64_t minute[MINUTES];
    struct fake *f = fake_new(kind, "");
    struct hour first = play_hour(f, minute, true);
    double fastest[2] = {first.seconds, hours > 1 ? HUGE_VAL : first.seconds};
    int other = 0;
    long grown = 0;
    for (int h = 1; h < hours; h++) {
        struct hour hour = play_hour(f, minute, false);
        double *half = &fastest[2 * h >= hours];
        *half = fmin(*half, hour.seconds);
        other += hour.other_minutes;
        grown = (long)hour.bytes - (long)first.bytes;
    }
    fake_free(f);
    struct fake *alone = fake_new(kind, "");
    bool same = play_minute(alone, MINUTES - 1) == minute[MINUTES - 1];
    fake_free(alone);
    printf("%s: %d h of audio, %.1f s an hour\n", kind->name, hours, fastest[0]);
    bool good = verdict("minutes of other samples than in the first hour", other, 0, other == 0);
    good &= verdict("the last minute alone has other samples", !same, 0, same);
    good &= verdict("bytes more than after the first hour", (double)grown, SPARE, grown <= SPARE);
    double drift = fastest[1] / fastest[0];
    return verdict("time of the later hours, of the first's", drift, 1.1, drift <= 1.1) && good;
}

bool soak_hours(int hours) {
    bool good = true;
    for (int k = 0; k < EXTERNAL_KINDS; k++) {
        good &= soak_kind(external_kinds[k], hours);
        fflush(stdout);
    }
    return good;
}
