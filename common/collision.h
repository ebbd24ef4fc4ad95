/* collision.h: a hammer, a contact and a body, advanced sample by sample.
 *
 *   m_h y_h'' = -f + push + m_h g        the hammer, y counted towards the body
 *   q_i'' + 2 sigma_i q_i' + omega_i^2 q_i = c_i (f + drive)        the body, or nothing for a wall
 *   x = y_h - sum c_i q_i,   v = dx/dt,   f = f(x, v) from contact.h
 *
 * Everything a strike, a push, a drive, gravity or a moving parameter puts in, and everything the
 * contact, the modes and the corrections take out, is booked in a ledger that closes.
 *
 * The state at a sample's end is what is heard and shown for it: a strike at sample n sounds in n.
 * Results depend on the samples alone, never on how they are cut into blocks: bit for bit.
 */
#ifndef KNOCK_COLLISION_H
#define KNOCK_COLLISION_H

#include <stdint.h>

#include "contact.h"
#include "modes.h"
#include "scheme.h"

enum { COLLISION_PICKUPS = 64 }; /* at the most */

/* What meets what. Constant while it is played; another one is adopted between two blocks. */
struct collision {
    double rate;           /* Hz */
    enum scheme_body body; /* wall, mass or modes */
    const struct modes
        *modes;       /* the bank: the body's modes and the hammer's own; NULL if neither */
    double mass;      /* of the hammer, kg */
    double body_mass; /* of a free mass, kg */
    struct contact
        contact; /* law, gap and felt; its k, mu, alpha are those the state begins with */
    enum scheme scheme;
    double scheme_s; /* s of `quadratic` */
    enum correction correction;
    double gravity;     /* m/s^2, pulls the hammer towards the body */
    bool ground;        /* drive is the ground's acceleration towards the hammer, m/s^2 */
    int pickups;        /* how many listen; as many as the bank has */
    enum modes_out out; /* to what */
    bool audit; /* integrate what the modes lose, so that the ledger closes; see modes_audit() */
};

/* A 10 g mallet against a wall at 44.1 kHz. */
struct collision collision_default(void);

/* Can it be played? scheme_who_serves() says what could; a hammer with modes makes any body modes.
 */
bool collision_serves(const struct collision *c);

/* Energies in J, since the last reset. stored = put in - taken, always. */
struct collision_ledger {
    double kinetic, modal, contact;                /* stored now */
    double strikes, push, gravity, drive, changes; /* put in; changes: parameters that moved */
    double lost_contact, lost_modes,
        lost_scheme; /* taken; scheme: settling, or a paper's scheme's error */
    double largest;  /* the most that was ever in play */
};

enum collision_event_kind { COLLISION_HIT, COLLISION_REST };

struct collision_event {
    enum collision_event_kind kind;
    double time;        /* s since the last reset, of entry (or of rest) */
    double v_in, v_out; /* m/s, of the contact: towards the body is positive */
    double duration;    /* s */
    double peak;        /* N */
    double lost;        /* J, in the contact */
    double depth;       /* m */
};

/* The last contact at the resolution it was computed, thinned to this many points when it is long.
 */
enum { COLLISION_TRACE = 2048 };
struct collision_point {
    double t, x, v, f; /* s since entry, m, m/s, N */
};

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

struct collision_state; /* in collision_state.h */

/* --- on the message side: these allocate ---------------------------------------------------- */
/* A state that any description with up to so many modes may play. */
struct collision_state *collision_state_new(const struct collision *c, int most_body,
                                            int most_hammer);
void collision_state_free(struct collision_state *s);

/* --- bounded, nothing allocated ------------------------------------------------------------- */
void collision_run(const struct collision *c, struct collision_state *s,
                   const struct collision_in *in, const struct collision_out *out, int n);
/* Puts another description in the place of the one played so far; what rings goes on ringing, and
 * what would jump at a pickup glides. Both have the same number of pickups. */
void collision_adopt(const struct collision *from, const struct collision *to,
                     struct collision_state *s);
/* What a signal holds while none is connected: RANGE_PUSH, RANGE_K, RANGE_MU, RANGE_ALPHA,
 * RANGE_DRIVE. */
void collision_hold(struct collision_state *s, int range, double value);
/* The hammer at the surface with speed |v| towards the body, at the next sample. */
void collision_strike(struct collision_state *s, double v);
/* The hammer at rest, this high above the surface. */
void collision_drop(struct collision_state *s, double height);
/* Everything at rest, the hammer away, the clock and the ledger at zero. */
void collision_reset(const struct collision *c, struct collision_state *s);

/* --- reading: events may be taken from another thread ---------------------------------------- */
bool collision_take_event(struct collision_state *s, struct collision_event *event);
unsigned collision_lost_events(struct collision_state *s);
/* What went wrong, counted since the state was made. */
struct collision_trouble {
    unsigned complex_roots; /* steps of `quadratic` without a real root, see scheme.h */
    unsigned diverged;      /* how often the hammer ran away, and all was put at rest */
};
struct collision_trouble collision_trouble(const struct collision_state *s);
/* Writes at most COLLISION_TRACE points of the last whole contact; returns how many. */
int collision_trace(const struct collision_state *s, struct collision_point *points);
struct collision_ledger collision_books(const struct collision *c, const struct collision_state *s);
/* stored - put in + taken, which is nothing but rounding. */
double collision_imbalance(const struct collision_ledger *l);

#endif
