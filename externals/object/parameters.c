/* SPDX-License-Identifier: BSD-3-Clause */
/* parameters.c: the table of parameters. One row is the definition of a parameter: name, range,
 * texts, the rows that depend on it, and its effect on the voices. voices/plan.c makes body, hammer
 * and contact of the values. */
#include "object/contacts.h"
#include "object/external_state.h"

const struct range range_pitch = {"pitch", "MIDI", -36, 150, 57},
                   range_height = {"height", "m", 1e-4, 100, 0.1};

static const struct range speed = {"speed", "m/s", 1e-3, 100, 1};
static const struct range freq = {"freq", "Hz", 1, 1e5, 220};
static const struct range root = {"root", "Hz", 0, 1e5, 0};
static const struct range factor = {"factor", "", 0.01, 100, 1};
static const struct range modes = {"modes", "", 1, BODY_MODES_MOST, MODES_USUAL};
static const struct range place = {"place", "", 0, 1, 0.5};
static const struct range split = {"split", "%", 0, 5, 0};
static const struct range tension = {"tension", "", 0, 4, 1};
static const struct range nonlinear = {"nonlinear", "", 0, 4, 0};
static const struct range support = {"support", "", 0, 4, 1};
static const struct range material = {"material", "", 0, BODY_MATERIALS - 1, 0};
static const struct range pedal = {"pedal", "", 0, 1, 1};
static const struct range voices = {"voices", "", 1, VOICES_MOST, VOICES_USUAL};
static const struct range bend = {"bend", "semitones", -48, 48, 0};
static const struct range seed = {"seed", "", 0, 1e6, 0};
static const struct range stiffness = {"stiffness", "N/m", 1e-3, 1e12, 3e5};
static const struct range curve = {"curve", "", -1, 1, 0};
static const struct range least = {"least", "m/s", 0, 100, 0.001};
static const struct range gain = {"gain", "dB", -120, 60, 0};
static const struct range contact_ms = {"contact", "ms", 0.01, 1000, 1};
static const struct range brightness = {"brightness", "Hz", 20, 20000, 2000};
static const struct range hammers = {"hammers", "", 1, NETWORK_HAMMERS, 1};
static const struct range snares = {"snares", "", 0, CONTACTS_WIRES, 0};
static const struct range snare_load = {"snare_load", "N", 0, 10, .05};
static const struct range bead_mass = {"mass", "kg", 1e-6, 1, 1e-3};
static const struct range free_gap = {"gap", "m", 0, .1, 0};
static const struct range share = {"share", "", 0, 1, 0};
static const struct range restitution = {"restitution", "", 0, 1, 0.75};

static const char *law_word(int index) {
    return index < CONTACT_LAWS ? contact_laws[index].name : NULL;
}

static const char *scheme_word(int index) {
    return index < SCHEMES ? scheme_name((enum scheme)index) : NULL;
}

static const char *correct_word(int index) {
    return index < CORRECTIONS ? correction_name((enum correction)index) : NULL;
}

static const char *out_word(int index) {
    static const char *const words[] = {"velocity", "displacement", "acceleration", "radiated"};
    return index < BODY_OUTS ? words[index] : NULL;
}

static const char *quality_word(int index) {
    static const char *const words[] = {"live", "render"};
    return index <= QUALITY_RENDER ? words[index] : NULL;
}

static const char *loudness_word(int index) {
    static const char *const words[] = {"equal", "physical"};
    return index <= LOUDNESS_PHYSICAL ? words[index] : NULL;
}

static const char *material_word(int index) {
    return index < BODY_MATERIALS ? body_materials[index].name : NULL;
}

static const char *mallet_word(int index) {
    if (index == MALLET_USUAL)
        return "usual";
    return index < MALLETS ? mallet_kinds[index].name : NULL;
}

static const char *body_word(int index) {
    static const char *const words[] = {"wall", "mass", "modes"};
    if (index < STRUCK_SHAPE)
        return words[index];
    return index < STRUCK_SHAPE + BODY_SHAPES ? body_kinds[index - STRUCK_SHAPE]->name : NULL;
}

/* A bank with split modes has twice as many. */
static bool splits_or_joins(const struct settings *now, const struct settings *before) {
    return (now->split == 0) != (before->split == 0);
}

#define AT(field) .at = offsetof(struct settings, field)
#define NUMBER(field, its_range)                                                                   \
    .name = #field, .type = PARAMETER_NUMBER, .range = (its_range), AT(field)
#define LIST(field, its_range, its_usual, least, most)                                             \
    .name = #field, .type = PARAMETER_LIST, .range = (its_range), .usual = (its_usual), AT(field), \
    .least_count = (least), .most_count = (most)
#define RECORDS(field, its_columns, first, second, third, most)                                    \
    .name = #field, .type = PARAMETER_LIST, .range = (first), .usual = "none", AT(field),          \
    .columns = (its_columns), .column = {first, second, third},                                    \
    .most_count = (its_columns) * (most)
#define COUNT(field, its_range)                                                                    \
    .name = #field, .type = PARAMETER_COUNT, .range = (its_range), AT(field)
#define CHOICE(field, its_word, its_usual)                                                         \
    .name = #field, .type = PARAMETER_CHOICE, .word = (its_word), .usual = (its_usual), AT(field)
#define VIEW(its_name, its_range, its_write, its_read)                                             \
    .name = #its_name, .type = PARAMETER_NUMBER, .range = (its_range), .write = (its_write),       \
    .read = (its_read)
#define INLET(its_inlet) .effect = INLET_VALUE, .inlet = (its_inlet)

static const struct parameter scheme_s = {NUMBER(scheme_s, &ranges[RANGE_SCHEME_S])};

/* In the order of a dump: each row is valid once the rows before it are set. */
static const struct parameter table[] = {
    {CHOICE(body, body_word, "bar"), .effect = NEXT_VOICE, .objects = EVERY,
     .set_dependents = apply_body_defaults, .label = "Body", .category = "Body",
     .help = "The body that is struck: a rigid wall or a free mass without a sound of their own, "
             "modes given as lists, or a shape. The defaults of frequency, mass, material, split, "
             "strike point, pickup and number of modes depend on the body."},
    {CHOICE(mallet, mallet_word, "ball"), .effect = HEAD, .objects = EVERY,
     .set_dependents = apply_mallet_defaults, .label = "Mallet", .category = "Hammer",
     .help = "Sets mass, k, mu and alpha of a mallet head; a stick bends, too. `usual` is the head "
             "of the shape: on some a set of heads, harder and lighter the higher the note. A new "
             "shape selects it unless one of the four differs from its mallet's."},
    {NUMBER(freq, &freq), .set_dependents = apply_note_defaults, .effect = CONTINUES,
     .objects = EVERY, .label = "Frequency", .category = "Body",
     .help = "Frequency of the perceived pitch, at size 1; the default depends on the body."},
    {VIEW(pitch, &range_pitch, view_write_pitch, view_read_pitch), .ends = view_ends_of_pitch,
     .effect = CONTINUES, .objects = EVERY, .writes = {"freq"}, .label = "Pitch",
     .category = "Body",
     .help = "The frequency as a MIDI note, 69 being 440 Hz; may have a fraction."},
    {NUMBER(mass, &ranges[RANGE_MASS]), .effect = WHEN_FREE, .objects = EVERY,
     .label = "Hammer Mass", .category = "Hammer", .help = "Mass of the hammer."},
    {NUMBER(speed, &speed), .effect = STORED, .objects = EVERY, .label = "Speed",
     .category = "Hammer",
     .help = "Speed of a bang, and the one at which contact, brightness and hardness hold. The "
             "default, that of velocity 80, depends on the body."},
    {NUMBER(push, &ranges[RANGE_PUSH]), INLET(INLET_PUSH), .objects = EVERY, .label = "Push",
     .category = "Hammer", .help = "Force on the hammer, towards the body."},
    {LIST(hammer_freqs, &ranges[RANGE_FREQ], "none", 0, EXTERNAL_HAMMER_MODES), .effect = CONTINUES,
     .objects = IMPACT, .label = "Hammer Frequencies", .category = "Hammer",
     .help = "Frequencies of the hammer's own modes; none, or as many numbers as there are modes."},
    {LIST(hammer_decays, &ranges[RANGE_DECAY], "1", 1, EXTERNAL_HAMMER_MODES), .effect = CONTINUES,
     .objects = IMPACT, .label = "Hammer Decays", .category = "Hammer",
     .help = "Decay times (T60) of the hammer's modes; the last value repeats."},
    {LIST(hammer_masses, &ranges[RANGE_MODE_MASS], "0.01", 1, EXTERNAL_HAMMER_MODES),
     .effect = CONTINUES, .objects = IMPACT, .label = "Hammer Modal Masses", .category = "Hammer",
     .help = "Modal masses of the hammer's modes; the last value repeats."},
    {LIST(hammer_shapes, &ranges[RANGE_SHAPE], "1", 1, EXTERNAL_HAMMER_MODES), .effect = CONTINUES,
     .objects = IMPACT, .label = "Hammer Shapes", .category = "Hammer",
     .help = "Signed shapes of the hammer's modes where it touches; the last value repeats."},

    {CHOICE(law, law_word, "hunt-crossley"), .effect = CONTINUES, .objects = EVERY,
     .label = "Contact Law", .category = "Contact",
     .help =
         "Force between hammer and body: hunt-crossley pushes, two-sided is a rattle with play, "
         "power is a spring on both sides, felt has hysteresis."},
    {NUMBER(k, &ranges[RANGE_K]), INLET(INLET_K), .set_dependents = forget_stiffness,
     .objects = EVERY, .label = "Stiffness", .category = "Contact",
     .help = "Stiffness of the contact: harder is brighter and shorter."},
    {NUMBER(mu, &ranges[RANGE_MU]), INLET(INLET_MU), .objects = EVERY, .label = "Dissipation",
     .category = "Contact", .help = "Loss of the contact; 0 is elastic."},
    {NUMBER(alpha, &ranges[RANGE_ALPHA]), INLET(INLET_ALPHA), .set_dependents = keep_stiffness,
     .objects = EVERY, .label = "Exponent", .category = "Contact",
     .help = "Exponent of the force: above 1 the contact stiffens under pressure; 1.5 is between "
             "spheres."},
    {VIEW(stiffness, &stiffness, view_write_stiffness, view_read_stiffness), .objects = EVERY,
     .effect = STORED, .writes = {"k"}, .label = "Linear Stiffness", .category = "Contact",
     .help = "Force over depth at a depth of 10 um, whatever alpha is; writes k, and again when "
             "alpha is set afterwards."},
    {NUMBER(gap, &ranges[RANGE_GAP]), .effect = WHEN_FREE, .objects = EVERY, .label = "Gap",
     .category = "Contact", .help = "Half the play of the law two-sided."},
    {NUMBER(felt_time, &ranges[RANGE_FELT_TIME]), .effect = CONTINUES, .objects = EVERY,
     .label = "Felt Time", .category = "Contact", .help = "Relaxation time of the law felt."},
    {NUMBER(felt_weight, &ranges[RANGE_FELT_WEIGHT]), .effect = CONTINUES, .objects = EVERY,
     .label = "Felt Weight", .category = "Contact",
     .help = "Share of the felt's stiffness that relaxes."},
    {NUMBER(bodymass, &ranges[RANGE_BODYMASS]), .effect = CONTINUES, .objects = EVERY,
     .label = "Body Mass", .category = "Body",
     .help =
         "Mass of the free mass, or of the whole body at its usual note: another note is another "
         "bar, or bell, of the same set. The default depends on the body."},
    {NUMBER(size, &factor), .effect = CONTINUES, .objects = EVERY, .label = "Size",
     .category = "Body", .help = "Scales all lengths of a shape: frequency falls, mass grows."},
    {COUNT(modes, &modes), .effect = CONTINUES, .objects = EVERY, .label = "Modes",
     .category = "Body", .help = "Number of modes of a shape. The default depends on the body."},
    {.name = "material",
     .type = PARAMETER_BLEND,
     .range = &material,
     AT(material),
     .word = material_word,
     .usual = "wood",
     .effect = CONTINUES,
     .objects = EVERY,
     .label = "Material",
     .category = "Body",
     .help = "Material of a shape: sets how long each of its modes rings."},
    {NUMBER(decay, &factor), .effect = CONTINUES, .objects = EVERY, .label = "Decay",
     .category = "Body", .help = "Factor on all decay times."},
    {NUMBER(split, &split), .effect = CONTINUES, .another_body = splits_or_joins, .objects = EVERY,
     .label = "Split", .category = "Body",
     .help = "Distance between the two modes of each pair of a round body, which beat. The default "
             "depends on the body."},
    {NUMBER(support, &support), .effect = CONTINUES, .objects = EVERY, .label = "Support",
     .category = "Body",
     .help = "Factor on the losses at the supports of a shape; 0 hangs it in the air."},
    {NUMBER(tension, &tension), .effect = CONTINUES, .objects = EVERY, .label = "Tension",
     .category = "Body",
     .help = "How much a drumhead or a string tightens as it moves, so that a hard strike begins "
             "sharp and settles: a factor; 0 keeps its tension constant. Only with the scheme "
             "exact: under the papers' schemes the body is linear."},
    {NUMBER(nonlinear, &nonlinear), .effect = CONTINUES, .objects = EVERY, .label = "Nonlinear",
     .category = "Body",
     .help = "Coupling between the modes of a gong or a cymbal, 1 by default, that moves further "
             "than its thickness: a factor on the amplitude. On a drum, with quality render, it "
             "replaces tension and brightens hard strikes. Only with the scheme exact."},
    {LIST(freqs, &ranges[RANGE_FREQ], "440", 1, EXTERNAL_LIST), .effect = CONTINUES,
     .objects = EVERY, .needs = "modes", .label = "Frequencies", .category = "Body",
     .help = "Frequencies for the body modes: as many numbers as there are modes."},
    {LIST(decays, &ranges[RANGE_DECAY], "1", 1, EXTERNAL_LIST), .effect = CONTINUES,
     .objects = EVERY, .needs = "modes", .label = "Decays", .category = "Body",
     .help = "Decay times (T60) for the body modes; the last value repeats."},
    {LIST(masses, &ranges[RANGE_MODE_MASS], "0.1", 1, EXTERNAL_LIST), .effect = CONTINUES,
     .objects = EVERY, .needs = "modes", .label = "Modal Masses", .category = "Body",
     .help = "Modal masses for the body modes; the last value repeats."},
    {LIST(shapes, &ranges[RANGE_SHAPE], "1", 1, EXTERNAL_LIST), .effect = CONTINUES,
     .objects = EVERY, .needs = "modes", .label = "Shapes", .category = "Body",
     .help = "Signed shapes for the body modes: first at the strike point, then as many at each "
             "pickup; the last value, or the last pickup, repeats."},
    {LIST(shapes2, &ranges[RANGE_SHAPE], "none", 0, EXTERNAL_LIST), .effect = CONTINUES,
     .objects = EVERY, .label = "Other Shapes", .category = "Body",
     .help = "Shapes of the body modes at a second strike point: at 0 is the place of shapes, at 1 "
             "this one, and values between mix the two; none: there is no second place."},
    {NUMBER(root, &root), .effect = CONTINUES, .objects = EVERY, .label = "Root",
     .category = "Body",
     .help = "The note of the body modes as listed. From it freq, pitch and size transpose them, "
             "as they do a shape, and the radiated output is that of the pickups; at 0 they are "
             "not transposed. learn and read set it."},
    {LIST(at, &place, "0.3", 1, 2), .effect = CONTINUES, .same_body = true, .objects = EVERY,
     .label = "Strike Point", .category = "Body",
     .help = "Where a shape is struck, along and across it."},
    {COUNT(hammers, &hammers), .effect = CONTINUES, .objects = EVERY, .label = "Hammers",
     .category = "Contacts",
     .help =
         "How many hammers the body has: a strike while one touches takes the next that is free. "
         "Each keeps the point where it struck; push and weight act on the last. A wall and a "
         "mass have one."},
    {RECORDS(beads, CONTACTS_BEAD, &bead_mass, &free_gap, &place, CONTACTS_BEADS),
     .effect = CONTINUES, .objects = EVERY, .label = "Beads", .category = "Contacts",
     .help =
         "Masses that rattle on the body: mass, gap and place of each. With a gap they are held "
         "and rattle between two surfaces, at 0 they lie on the body under their weight."},
    {RECORDS(barriers, CONTACTS_BARRIER, &place, &free_gap, NULL, CONTACTS_BARRIERS),
     .effect = CONTINUES, .objects = EVERY, .label = "Barriers", .category = "Contacts",
     .help = "Fixed points behind the body, such as a fret or a screw: place of each, and its "
             "distance at rest. `bridge` writes a row of them."},
    {COUNT(snares, &snares), .effect = CONTINUES, .objects = EVERY, .label = "Snares",
     .category = "Contacts",
     .help = "Number of wires against the other side of the body; a snare drum has seven by "
             "default, other bodies none. Live, about 20 run in real time."},
    {NUMBER(snare_load, &snare_load), .effect = CONTINUES, .objects = EVERY, .label = "Snare Load",
     .category = "Contacts", .help = "Force with which each wire presses; at 0 they are off."},
    {NUMBER(damp, &share), .effect = LIVE, .objects = EVERY, .label = "Damp", .category = "Touch",
     .help =
         "A hand on all bodies that sound: 0 leaves them free, 0.5 stops them in 0.4 s, 1 in 20 "
         "ms."},
    {NUMBER(drive, &ranges[RANGE_DRIVE]), INLET(INLET_DRIVE), .objects = EVERY, .label = "Drive",
     .category = "Body",
     .help = "Force on the body at the contact point; in bounce~ the acceleration of the ground."},

    {LIST(pickups, &place, "0.9", 1, EXTERNAL_PICKUPS), .creation = true, .effect = CONTINUES,
     .objects = EVERY, .label = "Pickups", .category = "Listening",
     .help = "Listening points along a shape, one outlet each; how many is fixed at creation."},
    {LIST(across, &place, "0", 1, EXTERNAL_PICKUPS), .effect = CONTINUES, .objects = EVERY,
     .label = "Across", .category = "Listening",
     .help = "Where the pickups are across a shape; the last value repeats."},
    {CHOICE(out, out_word, "velocity"), .effect = CONTINUES, .lives = true, .objects = EVERY,
     .label = "Output", .category = "Listening",
     .help = "Signal of the pickups: the radiated sound, as at a microphone, or the motion in m/s, "
             "m or m/s^2, for measurements: accelerations are thousands of times full scale, and "
             "a free mass drifts on after an impact, so that its displacement grows without end."},
    {NUMBER(gain, &gain), .effect = LIVE, .objects = EVERY, .label = "Gain",
     .category = "Listening", .help = "Level of the pickups, after `loudness`."},
    {CHOICE(loudness, loudness_word, "equal"), .effect = STORED, .objects = EVERY,
     .label = "Loudness", .category = "Listening",
     .help =
         "Of the output radiated: equal makes all bodies and mallets as loud, so that the loudest "
         "note at velocity 127 stays below full scale; physical leaves them as they are. Takes "
         "effect "
         "at the next strike. While a signal moves push, k, mu, alpha or drive, equal is limited "
         "below full scale."},
    {NUMBER(least, &least), .effect = STORED, .objects = EVERY, .label = "Least",
     .category = "Listening", .help = "Only hits faster than this are reported."},
    {.name = "trace",
     .type = PARAMETER_NAME,
     .effect = STORED,
     AT(trace),
     .usual = "none",
     .objects = EVERY,
     .label = "Trace",
     .category = "Listening",
     .help = "Name of the arrays name-t name-x name-v name-f (Max: of a buffer~ with four "
             "channels) that the message trace fills with the last contact."},
    {.name = "mc",
     .type = PARAMETER_FLAG,
     .creation = true,
     AT(mc),
     .effect = CONTINUES,
     .objects = EVERY,
     .label = "Multichannel",
     .category = "Listening",
     .help = "All pickups in one multichannel outlet, where the host has such."},

    {VIEW(contact, &contact_ms, view_write_contact, view_read_contact),
     .ends = view_ends_of_contact, .objects = MALLET, .effect = STORED, .writes = {"k"},
     .label = "Contact Time", .category = "Touch",
     .help = "Duration of a contact at speed; writes k."},
    {VIEW(brightness, &brightness, view_write_brightness, view_read_brightness),
     .ends = view_ends_of_brightness, .objects = MALLET, .effect = STORED, .writes = {"k", "mu"},
     .label = "Brightness", .category = "Touch",
     .help = "Centroid of the first 100 ms of a strike at speed; writes k and mu."},
    {VIEW(hardness, &share, view_write_hardness, view_read_hardness), .objects = MALLET,
     .effect = STORED, .writes = {"k", "mu"}, .label = "Hardness", .category = "Touch",
     .help =
         "From 0 felt to 1 steel, or twice as hard as the mallet where that is harder; writes k "
         "and mu."},
    {COUNT(pedal, &pedal), .effect = LIVE, .objects = MALLET, .label = "Pedal", .category = "Touch",
     .help = "At 1 notes ring on; at 0 a note-off stops the voices of its pitch. Notes released at "
             "1 stop when it returns to 0."},
    {COUNT(voices, &voices), .effect = LIVE, .objects = EVERY, .label = "Voices",
     .category = "Touch",
     .help = "How many voices may sound together: beyond that the quietest fades out."},
    {NUMBER(bend, &bend), .effect = LIVE, .retunes = true, .objects = EVERY, .label = "Bend",
     .category = "Touch", .help = "Bends the pitch of all voices."},
    {NUMBER(spread, &share), .effect = LIVE, .objects = EVERY, .label = "Spread",
     .category = "Touch",
     .help = "Balances each note between the first two pickups by its pitch: 0 leaves all in the "
             "middle."},
    {COUNT(seed, &seed), .effect = STORED, .restarts_random = true, .objects = EVERY,
     .label = "Seed", .category = "Touch",
     .help = "Seed of the message random: the same number gives the same strikes."},
    {NUMBER(curve, &curve), .effect = STORED, .objects = MALLET, .label = "Velocity Curve",
     .category = "Touch",
     .help = "Above 0 notes of middle velocity strike harder, below 0 softer."},

    {NUMBER(gravity, &ranges[RANGE_GRAVITY]), .effect = WHEN_FREE, .objects = BOUNCE,
     .label = "Gravity", .category = "Bounce", .help = "Acceleration of the hammer by gravity."},
    {NUMBER(height, &range_height), .effect = STORED, .objects = BOUNCE, .label = "Height",
     .category = "Bounce",
     .help = "Height of a bang's drop, and the one for which restitution holds."},
    {VIEW(restitution, &restitution, view_write_restitution, view_read_restitution),
     .objects = BOUNCE, .effect = STORED, .writes = {"mu"}, .label = "Restitution",
     .category = "Bounce",
     .help = "Speed after a bounce against a rigid wall over speed before it; writes mu."},

    {CHOICE(quality, quality_word, "live"), .effect = CONTINUES, .objects = EVERY,
     .label = "Quality", .category = "Scheme",
     .help = "live bounds the cost of a block and of a message; render bounds neither, for offline "
             "work: searches run to their end, and the losses of the modes are integrated."},
    {CHOICE(scheme, scheme_word, "exact"), .effect = NEXT_VOICE, .more = &scheme_s,
     .objects = EVERY, .label = "Scheme", .category = "Scheme",
     .help = "Time-stepping scheme: exact supports everything; the others are those of the papers. "
             "quadratic may be followed by its s."},
    {CHOICE(correct, correct_word, "none"), .effect = NEXT_VOICE, .objects = EVERY,
     .label = "Correction", .category = "Scheme",
     .help = "A correction of the scheme, against a wall or a mass."},
};
_Static_assert(sizeof table / sizeof *table <= EXTERNAL_ROWS,
               "a row has an index below EXTERNAL_ROWS");

const struct parameter *external_row(const struct external_kind *kind, int index) {
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].objects & kind->object && index-- == 0)
            return &table[i];
    return NULL;
}

int external_row_index(const struct external_kind *kind, const struct parameter *row) {
    int index = 0;
    for (const struct parameter *before = table; before != row; before++)
        index += (before->objects & kind->object) != 0;
    return index;
}

const struct parameter *external_inlet_row(const struct external_kind *kind,
                                           enum external_inlets inlet) {
    const struct parameter *row;
    for (int i = 0; (row = external_row(kind, i)); i++)
        if (row->effect == INLET_VALUE && row->inlet == inlet)
            return row;
    return NULL;
}

bool external_begins_category(const struct external_kind *kind, int index) {
    const struct parameter *row = external_row(kind, index);
    for (const struct parameter *before = table; before < row; before++)
        if (before->objects & kind->object && strcmp(before->category, row->category) == 0)
            return false;
    return true;
}

const struct parameter *external_find(const struct external_kind *kind, const char *name) {
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].objects & kind->object && strcmp(table[i].name, name) == 0)
            return &table[i];
    return NULL;
}

bool external_saved(const struct parameter *row) {
    return !row->write && row->type != PARAMETER_FLAG;
}
