/* collision_state.h: what changes while a collision is played, and what its files share. */
#ifndef KNOCK_COLLISION_STATE_H
#define KNOCK_COLLISION_STATE_H

#include <stdatomic.h>

#include "collision.h"
#include "held.h"
#include "ranges.h"

/* A sample is this many ticks; a step is a power of two of them and starts at a multiple of itself.
 */
enum { TICK_BITS = 16, TICKS = 1 << TICK_BITS };

/* The steps that contacts may take beyond one a sample: a bucket that refills with every sample,
 * deep enough for one contact, and shallow enough for a block of 64 samples to bear. Against a wall
 * there is no bank to carry, and at mu v = 10 the way out is long. When it is empty there is one
 * step a sample until it is full again, and contacts far shorter than that are blows
 * (collision_blow.c). */
enum { BUDGET_MODES = 204, BUDGET_LUMPED = 336, REFILL = 1 };

/* Steps wanted for a contact, and how many of them pass before the wish is weighed again. */
enum { STEPS_PER_CONTACT = 72, STEPS_BETWEEN_CHOICES = 64 };

/* What acts from outside during a sample, N. */
struct outside {
    double push, drive;
};

/* One step, looked at before it is taken. */
struct ahead {
    int fineness;        /* the step is a sample / 2^fineness */
    double h;            /* s */
    double compliance;   /* C: how far a unit force held over it pushes the two apart, m/N */
    double acceleration; /* of the hammer without the contact, m/s^2 */
    double free;         /* how far x would go without the contact's force, m */
};

/* What the contact did over one step. */
struct taken {
    double force;  /* N, mean */
    double x, d;   /* m: x at the end, and how far it went */
    double moment; /* N s^2, of the force about the step's middle: what comes late moves less */
    double lost;   /* J, to the contact's damping */
};

/* A contact while it lasts; times in s since the reset. */
struct encounter {
    double begun, v_in, peak, lost, depth;
};

/* Points of a contact; when they get too many every second one is forgotten. */
struct tracing {
    int count, stride, skipped;
    struct collision_point points[COLLISION_TRACE];
};

/* Free ringing: the bank's state stays where it was, its outputs run ahead; the hammer is on a
 * parabola. Neither needs the other while they are surely apart. */
struct coast {
    bool on;
    int done, end;     /* samples since the bank's state, and when the window is over */
    double far, reach; /* x + sum c q at that time, and a bound of |sum c q| from then on */
    int flight_from;   /* the sample at which the hammer's parabola was anchored */
    double x, v, a;    /* way, velocity there, and acceleration from there */
    double push;       /* that gave it */
    bool swaying;      /* sum c q is followed sample by sample, for who listens to x */
};

enum { COLLISION_FADE = 64 }; /* samples over which an adoption's jump goes */

enum pending { PENDING_NOTHING, PENDING_STRIKE, PENDING_DROP };

enum { EVENTS = 64 }; /* that wait to be taken, at the most */

struct collision_state {
    /* motion */
    double x, v;           /* compression; velocity of the hammer */
    double body_v, body_x; /* of a free mass that has no bank */
    double z;              /* what the felt remembers */
    struct lumped lumped;  /* relative motion without a bank */
    struct modes_state *bank;
    bool lumped_begun; /* it goes on from x and v as they are */
    bool awake;        /* the hammer takes part: since a strike, a drop or a push */
    bool silent;       /* the bank is at rest */
    bool fled;   /* further, faster or harder than anything should be: see collision_bears() */
    bool sounds; /* a pickup was given something but zeros in this block */

    /* inputs */
    double held[RANGES];
    double last_strike; /* the strike signal's previous sample */
    enum pending pending;
    double pending_value;
    struct contact contact; /* with k, mu and alpha as they are now */
    struct power power;
    double lasting;      /* how long a contact takes, in depths over speed; see exact_limit() */
    double refine_limit; /* of C V'' */

    /* stepping */
    uint64_t clock; /* samples since the reset */
    int tick;       /* within the sample */
    bool touching;
    int fineness, steps;           /* chosen for this contact; steps since then */
    double deepest;                /* the deepest x since then */
    double force;                  /* of the last step in contact */
    double way[4];                 /* of the last steps, the latest first */
    int steps_alike, way_fineness; /* how many of them were of the same length, and which */
    int budget;                    /* of steps beyond one a sample */
    bool spent;                    /* it was used up, and is not full again yet */
    int drift_fineness;            /* of the step that drift is of */
    double drift; /* of the bank over an equal step to follow, see modes_advance() */
    double heard; /* by the only pickup, at the end of the last step, if that is known */
    bool heard_known;
    double v_rel; /* at the end of a stiff step in contact, for settling; or NAN */

    struct coast coast;

    /* record */
    struct encounter encounter;
    struct tracing traces[2], *tracing, *traced;
    struct collision_ledger ledger;
    double quiet; /* s of hardly any motion in contact */
    struct collision_event events[EVENTS];
    atomic_uint written, read, lost;
    atomic_uint complex_roots, diverged; /* see collision_trouble() */
    bool rested;                         /* and that was said */
    double jump[COLLISION_PICKUPS];      /* what an adoption would have made each pickup jump by */
    int fade;                            /* samples over which that still has to go */
};

/* No finer steps than one a sample: none are left, or for a while nothing has moved that would need
 * them. */
static inline bool exact_coarse(const struct collision_state *s) {
    return s->spent || s->quiet > .01;
}

/* --- collision_exact.c ----------------------------------------------------------------------- */

/* To be called when the contact's exponent has changed, */
void exact_prepare(struct collision_state *s);
/* and when k, mu or alpha have changed in the middle of a contact. */
void exact_changed(const struct collision *c, struct collision_state *s);
/* One sample; returns the mean force of the contact over it. */
double exact_sample(const struct collision *c, struct collision_state *s, struct outside o);
/* The budget of so many samples more. */
void exact_refill(const struct collision *c, struct collision_state *s, int samples);

/* --- collision_paper.c: the schemes of the papers, one step a sample -------------------------- */

double paper_sample(const struct collision *c, struct collision_state *s, struct outside o);

/* --- collision_coast.c ----------------------------------------------------------------------- */

/* Starts a window if hammer and body are surely apart and nothing drives the body. */
bool coast_begin(const struct collision *c, struct collision_state *s, struct outside o);
/* Plays up to n samples from `from` on; returns how many before the two may touch: if there are
 * none, coasting has ended. */
int coast_run(const struct collision *c, struct collision_state *s, const struct collision_in *in,
              const struct collision_out *out, int from, int n);
/* A block in which nothing moves. */
void coast_asleep(const struct collision *c, struct collision_state *s,
                  const struct collision_out *out, int n);
/* Brings the state to where the window has been played to. */
void coast_end(const struct collision *c, struct collision_state *s);

/* --- collision_inputs.c ---------------------------------------------------------------------- */

/* The strike signal at sample i. */
void input_strike(struct collision_state *s, const struct collision_in *in, int i);
/* Push and drive at sample i; a push wakes the hammer. */
struct outside input_outside(const struct collision *c, struct collision_state *s,
                             const struct collision_in *in, int i);
/* The strike or drop that is pending. */
void input_wake(const struct collision *c, struct collision_state *s);
/* k, mu and alpha at sample i. Moving them moves the potential at x: that is work. */
void input_contact(const struct collision *c, struct collision_state *s,
                   const struct collision_in *in, int i);
/* How many samples from i on bring no strike and nothing that drives the body or wakes the hammer.
 */
int input_uneventful(const struct collision_state *s, const struct collision_in *in, int i, int n);
/* Keeps up with the signals over samples that did not need them. */
void input_skip(struct collision_state *s, const struct collision_in *in, int from, int n);

/* --- collision_record.c ---------------------------------------------------------------------- */

/* Once a sample, and when it jumps: the most energy in play. */
void record_largest(struct collision_state *s);
void record_entry(struct collision_state *s, double time, double v_in);
void record_step(struct collision_state *s, const struct ahead *a, const struct taken *t, double x0,
                 double time);
void record_exit(struct collision_state *s, double time, double v_out);
/* A whole contact at once. */
void record_blow(struct collision_state *s, const struct collision_event *hit);
/* Once a sample: is the hammer at rest against the body? */
void record_rest(const struct collision *c, struct collision_state *s, double moved, double force);
void record_reset(struct collision_state *s);

/* --- collision.c ----------------------------------------------------------------------------- */

static inline double collision_time(const struct collision *c, const struct collision_state *s) {
    return ((double)s->clock + (double)s->tick / TICKS) / c->rate;
}

/* dx/dt */
double collision_relative_velocity(const struct collision *c, const struct collision_state *s);
/* The hammer's acceleration without the contact. */
static inline double collision_hammer_acceleration(const struct collision *c, struct outside o) {
    return o.push / c->mass + c->gravity;
}
/* Hammer, body and ledger under the forces of a step. */
void collision_move(const struct collision *c, struct collision_state *s,
                    const struct modes_step *step, double h, const struct taken *t,
                    struct outside o);
/* Signals can pump without end: k that comes and goes while the two overlap by metres. A step
 * beyond this is not taken; everything is put at rest and the hammer away, and the ledger says so.
 */
static const double collision_furthest = 1e6 /* m */, collision_fastest = 1e6 /* m/s */,
                    collision_hardest = 1e15 /* N */, collision_fullest = 1e21 /* J */;
static inline bool collision_bears(const struct taken *t, double h) {
    return fabs(t->x) < collision_furthest && fabs(t->d) < collision_fastest * h &&
           fabs(t->force) < collision_hardest && fabs(t->lost) < collision_fullest;
}
static inline void count_trouble(atomic_uint *counter, unsigned more) {
    if (more)
        atomic_fetch_add_explicit(counter, more, memory_order_relaxed);
}
/* What a pickup hears of a body without a bank. */
double collision_body_output(const struct collision *c, const struct collision_state *s,
                             double force);
double collision_body_kinetic(const struct collision *c, const struct collision_state *s);
/* An impulse between the two, N s. */
void collision_impulse(const struct collision *c, struct collision_state *s, double impulse);
/* The mass that meets where there is no bank, kg. */
double collision_lumped_mass(const struct collision *c);
/* What scheme.c wants to know of a hammer and a wall or a free mass. */
struct lumped_system collision_lumped(const struct collision *c, const struct collision_state *s,
                                      double h, struct outside o);

/* V(x), the felt's memory included */
static inline double collision_potential(const struct collision_state *s, double x) {
    return s->contact.law == CONTACT_FELT ? felt_potential(&s->contact, s->z, x)
                                          : contact_potential(&s->contact, x);
}

#endif
