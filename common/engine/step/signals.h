/* SPDX-License-Identifier: BSD-3-Clause */
/* signals.h: blocks of input and output signals, events and the ledger. */
#ifndef KNOCK_SIGNALS_H
#define KNOCK_SIGNALS_H

#include <stdbool.h>

/* One block of input signals. NULL: the quantity keeps its value. */
struct collision_in {
    const double *strike; /* m/s; a non-zero sample after a zero one strikes */
    const double *push;   /* N, on the hammer */
    const double *k, *mu, *alpha;
    const double *drive; /* N, on the body at the contact point; m/s^2 if the definition's ground */
};

/* One block of output signals. NULL: the quantity is not computed. */
struct collision_out {
    double *const *pickup; /* one array for each pickup */
    double *force;         /* N, mean over the sample */
    double *compression;   /* m, negative when apart */
};

/* Energies since the last reset, J: stored = put in - lost, except for rounding. */
struct collision_ledger {
    double kinetic, modal, contact; /* stored now */
    double strikes, push, gravity, drive,
        changes;                     /* put in; changes: work of k, mu, alpha, mass
                                        or gravity that move, a static load restored */
    double lost_contact, lost_modes; /* lost */
    double lost_exchange;            /* removed with a voice, a hammer or a static load */
    double lost_scheme;              /* settling, or the error of a paper's scheme */
    double largest;                  /* the largest energy in play so far */
};

enum collision_event_kind { COLLISION_HIT, COLLISION_REST, COLLISION_AWAY, COLLISION_SILENT };

struct collision_event {
    enum collision_event_kind kind;
    double time;        /* of the entry, or of the rest, s since the last reset */
    double v_in, v_out; /* m/s, positive towards the body */
    double duration;    /* s */
    double peak;        /* N */
    double lost;        /* dissipated in the contact, J */
    double depth;       /* m */
    int hammer;         /* number of the hammer, from 0 */
    bool has_key;       /* the voice has the key of a note */
    double key;         /* the pitch of this note */
};

/* Counts of failures since the object was made. */
struct collision_trouble {
    unsigned complex_roots; /* steps of `quadratic` without a real root, see scheme.h */
    unsigned diverged;      /* simulations that diverged and were put at rest */
};

/* The last contact, one point a step; a long contact is thinned to this many points. */
enum { COLLISION_TRACE = 2048 };
struct collision_point {
    double t, x, v, f; /* s since entry, m, m/s, N */
};

#endif
