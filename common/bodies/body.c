/* SPDX-License-Identifier: BSD-3-Clause */
/* body.c: the table of shapes, and a bank from a body; see body.h for the equations. */
#include "bodies/body.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "bodies/body_shapes.h"

const struct body_kind *const body_kinds[BODY_SHAPES] = {
    [BODY_BAR] = &body_bar,
    [BODY_CLAMPED] = &body_clamped,
    [BODY_MARIMBA] = &body_marimba,
    [BODY_XYLOPHONE] = &body_xylophone,
    [BODY_VIBRAPHONE] = &body_vibraphone,
    [BODY_STRING] = &body_string,
    [BODY_MEMBRANE] = &body_membrane,
    [BODY_PLATE] = &body_plate,
    [BODY_RING] = &body_ring,
    [BODY_BOWL] = &body_bowl,
    [BODY_GLASS] = &body_glass,
    [BODY_BELL] = &body_bell,
    [BODY_TUBE] = &body_tube,
    [BODY_DRUM] = &body_drum,
    [BODY_TIMPANI] = &body_timpani,
    [BODY_TOM] = &body_tom,
    [BODY_BASS_DRUM] = &body_bass_drum,
    [BODY_CONGA] = &body_conga,
    [BODY_SNARE] = &body_snare,
    [BODY_GLOCKENSPIEL] = &body_glockenspiel,
    [BODY_CELESTA] = &body_celesta,
    [BODY_CLAVES] = &body_claves,
    [BODY_WOODBLOCK] = &body_woodblock,
    [BODY_TEMPLE_BLOCK] = &body_temple_block,
    [BODY_KALIMBA] = &body_kalimba,
    [BODY_LOG_DRUM] = &body_log_drum,
    [BODY_TRIANGLE] = &body_triangle,
    [BODY_COWBELL] = &body_cowbell,
    [BODY_AGOGO] = &body_agogo,
    [BODY_STEEL_PAN] = &body_steel_pan,
    [BODY_GONG] = &body_gong,
    [BODY_OPERA_GONG] = &body_opera_gong,
    [BODY_OPERA_GONG_SMALL] = &body_opera_gong_small,
    [BODY_CYMBAL] = &body_cymbal,
    [BODY_SPLASH] = &body_splash,
};

struct body body_default(enum body_shape shape) {
    struct body usual = body_kinds[shape]->usual;
    usual.shape = shape;
    return usual;
}

struct mallet_kind body_usual_mallet(enum body_shape shape, double freq) {
    const struct body_kind *kind = body_kinds[shape];
    double up = fmin(fmax(freq, kind->low), kind->high) / kind->usual.freq;
    struct mallet_kind head = mallet_kinds[mallet_named(kind->mallet)];
    double lighter = pow(up, -kind->grading.mass_exponent);
    head.mass *= lighter;
    head.k *= lighter * pow(up, kind->grading.contact_exponent * (head.alpha + 1));
    return head;
}

/* omega^2 = omega_d^2 + sigma^2 */
double body_undamped(double freq, double decay) {
    double rate = log(1000) / (2 * PI * decay);
    return sqrt(freq * freq + rate * rate);
}

double body_ringing(double undamped, double decay) {
    double sigma = log(1000) / (2 * PI * decay);
    return undamped > sigma ? sqrt(undamped * undamped - sigma * sigma) : 0;
}

struct body_made body_make(const struct body *b) {
    assert(b->modes >= 1 && b->modes <= BODY_MODES_MOST && b->size > 0 && b->decay > 0);
    const struct body_kind *kind = body_kinds[b->shape];
    double up = b->freq / kind->usual.freq;
    return (struct body_made){
        .requested = b,
        .kind = kind,
        .note = b->freq / b->size,
        .mass = b->mass * pow(up, kind->mass_law) * b->size * b->size * b->size,
        .thickness = kind->thickness * pow(up, kind->thickness_law) * b->size,
        .width = kind->width * pow(up, kind->width_law) * b->size,
        .material = body_material_at(b->material),
    };
}

/* Orientation of the nodal lines of a split pair. The imperfections of a real body lie anywhere
 * around it, so the angle advances by the golden angle from pair to pair. */
static double imperfection(int pair) {
    const double golden = 2.39996322972865332;
    return golden * (pair + .25);
}

static void set_phase(struct body_partial *p, double phase) {
    p->in_phase = cos(phase);
    p->aside = sin(phase);
}

/* Both members of each pair, up to b->modes in all. */
static void split_pairs(const struct body *b, struct body_partial *partials) {
    struct body_partial single[BODY_MODES_MOST];
    memcpy(single, partials, (size_t)b->modes * sizeof *single);
    for (int i = 0, pair = 0; i < b->modes; pair++) {
        struct body_partial p = single[pair];
        double half = p.m > 0 ? b->split / 2 : 0;
        set_phase(&p, p.m > 0 ? imperfection(pair) : 0);
        p.ratio *= 1 - half;
        partials[i++] = p;
        if (p.m > 0 && i < b->modes) {
            set_phase(&p, imperfection(pair) + PI / 2);
            p.ratio *= (1 + half) / (1 - half);
            partials[i++] = p;
        }
    }
}

static void shapes_at(const struct body_kind *kind, const struct body_partial *partials, int modes,
                      const struct body_place *here, int places, struct body_place struck,
                      double *const *phi) {
    if (kind->shapes_at)
        kind->shapes_at(partials, modes, here, places, struck, phi);
    for (int p = 0; p < places && kind->shapes; p++)
        kind->shapes(partials, modes, here[p], struck, phi[p]);
}

void body_modes(const struct body *b, const struct body_place *pickups, int n, struct mode *modes,
                double *at, double *const *pickup) {
    struct body_made made = body_make(b);
    struct body_partial partials[BODY_MODES_MOST];
    double decay[BODY_MODES_MOST];
    bool split = made.kind->round && !made.kind->plate && b->split > 0;
    struct body_place zero = split ? (struct body_place){0, 0} : b->at;
    assert(n <= BODY_PLACES_MOST);
    made.kind->partials(&made, b->modes, partials);
    for (int i = 0; i < b->modes && !split; i++)
        set_phase(&partials[i], 0);
    if (split)
        split_pairs(b, partials);
    body_losses(&made, partials, b->modes, decay);
    for (int i = 0; i < b->modes; i++)
        modes[i] = (struct mode){body_undamped(made.note * partials[i].ratio, decay[i]), decay[i],
                                 made.mass * (1 + partials[i].added)};
    shapes_at(made.kind, partials, b->modes, &b->at, 1, zero, &at);
    for (int i = 0; i < b->modes; i++)
        at[i] *= 1 - partials[i].blunt;
    shapes_at(made.kind, partials, b->modes, pickups, n, zero, pickup);
}

double body_kappa(const struct body *b) {
    struct body_made made = body_make(b);
    return made.kind->kappa ? made.kind->kappa(&made) : 0;
}

bool body_has_plate(const struct body *b) {
    const struct body_kind *kind = body_kinds[b->shape];
    return kind->plate ? b->modes == kind->plate->kind.modes
                       : kind->karman && !(b->split > 0) && b->modes <= PLATE_MODES_MOST;
}

struct body_plate_kind body_plate_kind(const struct body *b) {
    const struct body_kind *kind = body_kinds[b->shape];
    return (struct body_plate_kind){kind->plate, kind->tube, b->modes};
}

/* After 5 m/s a tom of 512 modes is 12 % darker with 12 stress functions than with 36. */
struct plate *body_plate_new(const struct body *b) {
    enum { DRUMHEAD_STRESSES = 36 };
    const double poisson = .3;
    struct body_made made = body_make(b);
    struct body_partial partials[PLATE_MODES_MOST];
    struct plate_drumhead_mode mode[PLATE_MODES_MOST];
    if (made.kind->plate)
        return plate_new(&made.kind->plate->kind);
    made.kind->partials(&made, b->modes, partials);
    for (int i = 0; i < b->modes; i++)
        mode[i] = (struct plate_drumhead_mode){partials[i].m, partials[i].root};
    return plate_drumhead_new(poisson, mode, b->modes, DRUMHEAD_STRESSES);
}

struct plate_force body_plate_force(const struct body *b, const struct plate *p, double nonlinear) {
    struct body_made made = body_make(b);
    const struct plate_known *known = made.kind->plate;
    if (!known)
        return made.kind->karman(&made, p, nonlinear);
    double omega = 2 * PI * made.note / made.kind->note / known->mode[0].xi2;
    return plate_force(p, omega, made.mass, made.thickness, nonlinear);
}

void body_radiate(const struct body *b, const struct mode *modes, int n, double *const *pickup) {
    struct body_made made = body_make(b);
    const struct body_kind *kind = made.kind;
    double corner = body_radiates_above(made.width), up = b->freq / kind->usual.freq;
    double area =
        pow(up, kind->mass_law - kind->thickness_law + kind->area_law) * b->size * b->size;
    double weight[BODY_MODES_MOST];
    for (int i = 0; i < b->modes; i++) {
        double f = modes[i].freq, over = f / corner,
               near = kind->stretched ? sqrt(made.note / f) : 1;
        weight[i] = area * near * f / kind->usual.freq / sqrt(1 + over * over);
    }
    for (int p = 0; p < n; p++)
        for (int i = 0; i < b->modes; i++)
            pickup[p][i] *= weight[i];
}

struct body_velocity body_velocity(enum body_shape shape, double freq) {
    const struct body_kind *kind = body_kinds[shape];
    double octaves = log2(fmin(fmax(freq, kind->low), kind->high) / kind->usual.freq);
    const double *e = kind->level.velocity;
    return (struct body_velocity){e[0] + octaves * (e[1] + octaves * e[2]), e[3]};
}

double body_speed(struct body_velocity law, double velocity) {
    const double hardest = 5 /* m/s */, softest = 20 /* the least velocity of the law */;
    double l = log10(127 / velocity), most = log10(127 / softest);
    double change = law.change * (l <= most ? l : most * (2 - most / l));
    return hardest * pow(velocity / 127, law.e + change);
}

double body_reference_gain(enum body_out out) {
    switch (out) {
    case BODY_DISPLACEMENT:
        return 2500; /* 1/m */
    case BODY_ACCELERATION:
        return 1.8e-4; /* s^2/m */
    case BODY_RADIATED:
    case BODY_VELOCITY:
    case BODY_OUTS:
        break;
    }
    return 1.6; /* s/m */
}
