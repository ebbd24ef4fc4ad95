/* SPDX-License-Identifier: BSD-3-Clause */
/* body_drums.c: drumheads with air around them; see body_air.h for the air load of each mode.
 *
 * The note sets the tension. Another note is another drum of the set, with radius and depth as
 * note^(-1/2), as timpani and toms are made: its tension is then proportional to the note.
 *
 * A stretched drumhead is held by its tension, which is lossless, so only a share of the material's
 * loss applies: a small share for plain film, as the octaves of recorded toms show (T60 of .6 s up
 * to 8 kHz), a larger one for coated film, and all of it for hide. The head of the mallet has a
 * width: the mean of J_m(kr ...) cos over a disc of radius r is 2 J_1(k r) / (k r) of its value at
 * the centre, which makes the sum over the modes converge.
 *
 * A conga is a barrel .76 m long. Its mouth is .11 m in radius and its belly .165 m, which lowers
 * the air resonance by a fifth against a straight open tube, (1/L) int dS/S cos(pi x / L) dx
 * (Rayleigh, Theory of Sound, 265), so it is modelled as a tube of 1.05 m.
 *
 * Recordings are made near the rim, where fine patterns are as strong as coarse ones: with the
 * pickup there, and the strike as far out as players do, timpani, bass drum and conga have .7 to
 * 1.3 of the centroid of seven recordings. The beater of a bass drum is convex: only 15 mm around
 * its middle touch.
 *
 * Left out: the shell's own sound, lugs and uneven drumheads (see split), and jingles. The wires of
 * a snare are further contacts (`snares`).
 */
#include <math.h>

#include "bodies/body_air.h"
#include "bodies/body_shapes.h"
#include "bodies/body_zeros.h"
#include "modes/stretch.h"

struct drum {
    const struct body_kind *kind;
    double radius, depth; /* m, at the usual note */
    double depth_law;     /* depth scales as (note / usual note)^law */
    double share;         /* of the material's tan delta */
    double tip;           /* m, radius of the mallet's contact area */
    int note_m;           /* the note is (note_m, 1) */
    enum body_behind behind;
};

static const double radius_law = -.5;

static const struct drum drums[] = {
    {&body_drum, .20, 0, 0, .4, .010, 0, BODY_BEHIND_NOTHING},
    {&body_timpani, .325, .422, -.5, .15, .013, 1, BODY_BEHIND_KETTLE},
    {&body_tom, .165, .25, -.5, .15, .005, 0, BODY_BEHIND_DRUMHEAD},
    {&body_bass_drum, .457, .40, -.5, .15, .015, 0, BODY_BEHIND_DRUMHEAD},
    {&body_conga, .14, 1.05, -1, 1, .010, 0, BODY_BEHIND_TUBE},
    {&body_snare, .178, .14, -.5, .4, .005, 0, BODY_BEHIND_DRUMHEAD},
};

static const struct drum *drum_of(const struct body_kind *kind) {
    const struct drum *drum = drums;
    while (drum->kind != kind)
        drum++;
    return drum;
}

/* The drumhead without motion, tuned to its note. */
static struct body_drumhead drumhead_of(const struct body_made *b, const struct drum *drum) {
    double up = b->requested->freq / b->kind->usual.freq;
    struct body_drumhead drumhead = {
        .radius = drum->radius * pow(up, radius_law) * b->requested->size,
        .behind = drum->behind,
        .depth = drum->depth * pow(up, drum->depth_law) * b->requested->size,
    };
    drumhead.areal = b->mass / (PI * drumhead.radius * drumhead.radius);
    double root = drum->note_m ? 3.83170597020751 : 2.40482555769577;
    struct body_order note = body_order(drum->note_m, 1, root);
    drumhead.tension = body_air_tension(&drumhead, note, 2 * PI * b->note);
    return drumhead;
}

/* 1 - 2 J_1(x) / x, x = k r, by its power series; from x = 8 on it is 1 within 6 %. */
static double piston_resistance(double x) {
    enum { TERMS = 18 };
    const double least = 1e-9;
    double square = -x * x / 4, term = 1, sum = 0;
    if (x > 8)
        return 1;
    for (int i = 1; i < TERMS && fabs(term) > least; i++) {
        term *= square / (i * (i + 1));
        sum -= term;
    }
    return sum;
}

static void add_air_load(const struct body_made *b, const struct drum *drum,
                         const struct body_drumhead *drumhead, struct body_order o, double omega,
                         struct body_partial *p) {
    p->ratio = omega / (2 * PI) / b->note;
    struct body_air air = body_air(drumhead, o, omega);
    p->added = air.inertia / drumhead->areal;
    p->blunt = piston_resistance(o.root * drum->tip / drumhead->radius);
    p->loss = body_air_loss(drumhead, o, omega, &air);
    p->lossless_share = 1 - drum->share;
}

/* A tube splits (0, 1) in two: the one that is mostly the tube's comes second. All others keep
 * their order without air, so that a mode keeps its index while the note moves. */
static void drum_partials(const struct body_made *b, int modes, struct body_partial *partials) {
    const struct drum *drum = drum_of(b->kind);
    struct body_drumhead drumhead = drumhead_of(b, drum);
    struct body_order order[BODY_MODES_MOST];
    double omega[BODY_MODES_MOST];
    body_membrane_partials(b, modes, partials);
    bool tube = drum->behind == BODY_BEHIND_TUBE && modes > 1;
    double fades[2][BODY_ZEROS_ORDERS] = {{0}}; /* no order has more zeros than J_0 */
    for (int i = modes - 1; i > 0 && tube; i--)
        partials[i] = partials[i - 1];
    for (int i = 0; i < modes; i++) {
        int m = partials[i].m, n = partials[i].n;
        double *known = &fades[m > 0][n];
        if (*known == 0)
            *known = body_order_fades(m, n);
        order[i] = body_order_with(m, n, partials[i].root, *known);
    }
    body_air_omegas(&drumhead, order, modes, omega);
    if (tube)
        omega[1] = body_air_omega_of_tube(&drumhead, order[1]);
    for (int i = 0; i < modes; i++)
        add_air_load(b, drum, &drumhead, order[i], omega[i], &partials[i]);
}

/* In-plane stiffness of a film, E h / (1 - nu^2). */
static double drum_kappa(const struct body_made *b) {
    const double poisson = .3;
    struct body_drumhead drumhead = drumhead_of(b, drum_of(b->kind));
    double thickness = drumhead.areal / b->material.density;
    double B = b->material.stiffness * thickness / (1 - poisson * poisson);
    return stretch_kappa(PI * drumhead.radius * drumhead.radius, drumhead.tension, B);
}

/* The von Karman force of a film; modes/plates/plate_drumhead.c computes it. */
static struct plate_force drum_karman(const struct body_made *b, const struct plate *p,
                                      double nonlinear) {
    struct body_drumhead drumhead = drumhead_of(b, drum_of(b->kind));
    double thickness = drumhead.areal / b->material.density;
    return plate_drumhead_force(p, b->material.stiffness, thickness, drumhead.radius, nonlinear);
}

#define CHRISTIAN                                                                                  \
    "air: Christian, Davis, Tubis, Anderson, Mills and Rossing 1984, Effects of air loading on "   \
    "timpani membrane vibrations"

const struct body_kind body_drum = {
    .name = "drum",
    .what = "a frame drum: one drumhead with the open air on both sides",
    .limits = "no jingles; the shell is rigid",
    .source = CHRISTIAN,
    .mallet = "fingertip",
    .usual = {.freq = 110,
              .mass = .0437,
              .material = BODY_OF_SKIN,
              .modes = 256,
              .at = {0.6, 0},
              BODY_AS_IT_COMES},
    .pickup = {0.75, 0.06},
    .low = 60,
    .high = 300,
    .note = 1,
    .mass_law = -1,
    .mount = 6,
    .round = true,
    .stretched = true,
    .level = {0.147, 60, {1.35, -0.15, 0.0275}, 0.009, 0.00112},
    .kappa = drum_kappa,
    .karman = drum_karman,
    .partials = drum_partials,
    .shapes_at = body_membrane_shapes,
};

const struct body_kind body_timpani = {
    .name = "timpani",
    .what = "a timpano: a drumhead over a kettle; its note is the (1,1) mode",
    .limits = "the kettle is rigid, and its air a cylinder",
    .source = CHRISTIAN "; note, kettle: Rossing, Science of Percussion Instruments, 2",
    .mallet = "felt-hard",
    .usual = {.freq = 130.8,
              .mass = .0876,
              .material = BODY_OF_SKIN,
              .modes = 512,
              .at = {0.75, 0},
              BODY_AS_IT_COMES},
    .pickup = {.95, 0.06},
    .low = 65,
    .high = 262,
    .note = 1.11,
    .mass_law = -1,
    .mount = 0.96,
    .round = true,
    .stretched = true,
    .level = {0.133, 65, {1.15, -0.25, 0.01}, 0.00285, 0.000842},
    .kappa = drum_kappa,
    .karman = drum_karman,
    .partials = drum_partials,
    .shapes_at = body_membrane_shapes,
};

const struct body_kind body_tom = {
    .name = "tom",
    .what = "a tom with two equal drumheads",
    .limits = "the (0,1) mode in which its drumheads move against each other is left out: it "
              "decays in 30 ms",
    .source = CHRISTIAN "; two drumheads: " BODY_FLETCHER_ROSSING ", 18",
    .mallet = "stick",
    .usual = {.freq = 100,
              .mass = .0297,
              .material = BODY_OF_SKIN,
              .modes = 512,
              .at = {.3, 0},
              BODY_AS_IT_COMES},
    .pickup = {.9, 0.06},
    .low = 50,
    .high = 220,
    .note = 1,
    .mass_law = -1,
    .mount = 5.1,
    .round = true,
    .stretched = true,
    .level = {0.14, 50, {1.45, -0.15, 0}, 0.00675, 0.000842},
    .kappa = drum_kappa,
    .karman = drum_karman,
    .partials = drum_partials,
    .shapes_at = body_membrane_shapes,
};

const struct body_kind body_bass_drum = {
    .name = "bass-drum",
    .what = "an orchestral bass drum with two equal drumheads",
    .limits = "both drumheads have one tuning: two tunings would double the partials",
    .source = CHRISTIAN "; two drumheads: " BODY_FLETCHER_ROSSING ", 18",
    .mallet = "bass-drum",
    .usual = {.freq = 45,
              .mass = .228,
              .material = BODY_OF_SKIN,
              .modes = 384,
              .at = {0.7, 0},
              BODY_AS_IT_COMES},
    .pickup = {.93, 0.06},
    .low = 30,
    .high = 90,
    .note = 1,
    .mass_law = -1,
    .mount = 2.46,
    .round = true,
    .stretched = true,
    .level = {0.111, 30, {1.35, -0.2, -0.0925}, 0.00506, 0.000842},
    .kappa = drum_kappa,
    .karman = drum_karman,
    .partials = drum_partials,
    .shapes_at = body_membrane_shapes,
};

const struct body_kind body_conga = {
    .name = "conga",
    .what = "a conga: a hide over an open barrel, whose air adds a low mode of its own",
    .limits = "the barrel is a longer tube; the hand neither slides nor rests",
    .source = CHRISTIAN "; open end: Levine and Schwinger 1948",
    .mallet = "fingertip",
    .usual = {.freq = 164,
              .mass = .0985,
              .material = BODY_OF_SKIN,
              .modes = 256,
              .at = {0.75, 0},
              BODY_AS_IT_COMES},
    .pickup = {0.9, 0.06},
    .low = 110,
    .high = 260,
    .note = 1,
    .mass_law = -1,
    .mount = 1.5,
    .tube = true,
    .round = true,
    .stretched = true,
    .level = {0.2, 110, {1, -0.18, 0.06}, 0.009, 0.002},
    .kappa = drum_kappa,
    .karman = drum_karman,
    .partials = drum_partials,
    .shapes_at = body_membrane_shapes,
};

const struct body_kind body_snare = {
    .name = "snare",
    .what = "a snare drum",
    .limits = "the shell is rigid; `snares 0` takes its wires off",
    .source = CHRISTIAN "; two drumheads: " BODY_FLETCHER_ROSSING ", 18",
    .mallet = "stick",
    .usual = {.freq = 200,
              .mass = .0346,
              .material = BODY_OF_SKIN,
              .modes = 512,
              .at = {0.25, 0},
              BODY_AS_IT_COMES},
    .pickup = {.9, 0.06},
    .low = 140,
    .high = 350,
    .note = 1,
    .mass_law = -1,
    .mount = 12,
    .round = true,
    .stretched = true,
    .wires = 7,
    .level = {0.206, 140, {1.3, -0.22, 0.0375}, 0.0038, 0.00015},
    .kappa = drum_kappa,
    .karman = drum_karman,
    .partials = drum_partials,
    .shapes_at = body_membrane_shapes,
};
