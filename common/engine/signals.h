/* SPDX-License-Identifier: BSD-3-Clause */
/* signals.h: a block of signals in and out, and what a collision tells besides. */
#ifndef KNOCK_TOLD_H
#define KNOCK_TOLD_H

#include <stdbool.h>

/* One block of signals. A NULL leaves that quantity as it is. */
struct collision_in {
    const double *strike; /* m/s; a non-zero sample after a zero one strikes */
    const double *push;   /* N, on the hammer */
    const double *k, *mu, *alpha;
    const double *drive; /* N, on the body at the contact point (or see ground) */
};

/* Where to write them; NULL where nobody listens. */
struct collision_out {
    double *const *pickup; /* one array a pickup of the bank */
    double *force;         /* N, mean over the sample */
    double *compression;   /* m, negative when apart */
};

/* Energies in J, since the last reset: stored = put in - taken, always, but for rounding. */
struct collision_ledger {
    double kinetic, modal, contact;                /* stored now */
    double strikes, push, gravity, drive, changes; /* put in; changes: k, mu or alpha that moved in
                                                      the middle of a contact */
    double lost_contact, lost_modes;               /* taken */
    double lost_exchange; /* by another body, pitch, size, mass, law: never less than nothing */
    double lost_scheme;   /* settling, or a paper's scheme's error */
    double largest;       /* the most that was ever in play */
};

enum collision_event_kind { COLLISION_HIT, COLLISION_REST, COLLISION_AWAY, COLLISION_SILENT };

struct collision_event {
    enum collision_event_kind kind;
    double time;        /* s since the last reset, of entry (or of rest) */
    double v_in, v_out; /* m/s, of the contact: towards the body is positive */
    double duration;    /* s */
    double peak;        /* N */
    double lost;        /* J, in the contact */
    double depth;       /* m */
    bool has_key;       /* the voice was struck by a note */
    double key;         /* its pitch */
};

/* Failures, counted since the object was made. */
struct collision_trouble {
    unsigned complex_roots; /* steps of `quadratic` without a real root, see scheme.h */
    unsigned diverged;      /* how often a simulation diverged and was put at rest */
};

/* The last contact at the resolution it was computed, thinned to this many points when it is long.
 */
enum { COLLISION_TRACE = 2048 };
struct collision_point {
    double t, x, v, f; /* s since entry, m, m/s, N */
};

#endif
