/* SPDX-License-Identifier: BSD-3-Clause */
/* suggest.c: parts of a refusal: the atoms received, the nearest word, and words that people try.
 */
#include "base/decimal.h"
#include "object/external_state.h"

void suggest_sent(char *text, size_t size, const struct external_atom *atoms, int count) {
    enum { SHOWN = 4 };
    size_t length = strlen(text);
    for (int i = 0; i < count && i < SHOWN && length < size; i++) {
        const char *before = i ? " " : ", not ";
        length += (size_t)(atoms[i].word ? snprintf(text + length, size - length, "%s%.40s", before,
                                                    atoms[i].word)
                                         : snprintf(text + length, size - length, "%s%s", before,
                                                    decimal(atoms[i].number).text));
    }
    if (count > SHOWN && length < size)
        snprintf(text + length, size - length, " ...");
}

/* The number of equal letters at the beginning. */
static size_t common_beginning(const char *a, const char *b) {
    size_t n = 0;
    while (a[n] && a[n] == b[n])
        n++;
    return n;
}

/* True if one letter is changed, inserted or missing, or two neighbours are exchanged. */
static bool is_one_letter_off(const char *a, const char *b) {
    size_t n = common_beginning(a, b);
    const char *x = a + n, *y = b + n;
    if (!*x || !*y) /* one of them ends here */
        return strlen(x) + strlen(y) <= 1;
    if (x[0] == y[1] && x[1] == y[0] && strcmp(x + 2, y + 2) == 0)
        return true;
    return strcmp(x + 1, y + 1) == 0 || strcmp(x, y + 1) == 0 || strcmp(x + 1, y) == 0;
}

/* A word that is one letter off, else the one with the longest common beginning: at least three
 * letters, and at least half of the shorter word. */
const char *suggest_nearest(const char *word, const char *(*candidate)(const void *of, int i),
                            const void *of) {
    const char *nearest = NULL, *one;
    size_t longest = 2;
    for (int i = 0; (one = candidate(of, i)); i++) {
        size_t same = common_beginning(word, one), length = strlen(one);
        size_t shorter = length < strlen(word) ? length : strlen(word);
        if (length > 2 && is_one_letter_off(word, one))
            return one;
        if (same > longest && 2 * same >= shorter) {
            nearest = one;
            longest = same;
        }
    }
    return nearest;
}

/* Other names of what the rows and messages name. */
struct synonym {
    const char *row, *word, *means;
};

static const struct synonym synonyms[] = {
    {"material", "steel", "metal"},
    {"material", "iron", "metal"},
    {"material", "brass", "metal"},
    {"material", "copper", "metal"},
    {"material", "silver", "metal"},
    {"material", "aluminum", "aluminium"},
    {"material", "crystal", "glass"},
    {"material", "ceramic", "stone"},
    {"material", "granite", "stone"},
    {"material", "marble", "stone"},
    {"material", "rosewood", "wood"},
    {"material", "oak", "wood"},
    {"material", "maple", "wood"},
    {"material", "bamboo", "wood"},
    {"material", "nylon", "plastic"},
    {"material", "acrylic", "plastic"},
    {"material", "leather", "skin"},
    {"material", "mylar", "skin"},
    {"body", "vibes", "vibraphone"},
    {"body", "glock", "glockenspiel"},
    {"body", "kettledrum", "timpani"},
    {"body", "kick", "bass-drum"},
    {"body", "bassdrum", "bass-drum"},
    {"body", "tomtom", "tom"},
    {"body", "tom-tom", "tom"},
    {"body", "snaredrum", "snare"},
    {"body", "steelpan", "steel-pan"},
    {"body", "steeldrum", "steel-pan"},
    {"body", "logdrum", "log-drum"},
    {"body", "slit-drum", "log-drum"},
    {"body", "templeblock", "temple-block"},
    {"body", "wood-block", "woodblock"},
    {"body", "singing-bowl", "bowl"},
    {"body", "wineglass", "glass"},
    {"body", "mbira", "kalimba"},
    {"body", "tine", "clamped"},
    {"body", "chimes", "tube"},
    {"body", "tubular-bell", "tube"},
    {"body", "free", "mass"},
    {"mallet", "wood", "rosewood"},
    {"mallet", "metal", "steel"},
    {"mallet", "nylon", "plastic"},
    {"mallet", "phenolic", "plastic-hard"},
    {"mallet", "finger", "fingertip"},
    {"mallet", "drumstick", "stick"},
    {"mallet", "palm", "hand"},
    {"mallet", "soft", "yarn-soft"},
    {"mallet", "medium", "yarn"},
    {"mallet", "hard", "cord-hard"},
    {"law", "hunt", "hunt-crossley"},
    {"law", "spring", "power"},
    {"law", "rattle", "two-sided"},
    {"out", "radiation", "radiated"},
    {"out", "microphone", "radiated"},
    {"quality", "offline", "render"},
    {"quality", "realtime", "live"},
    {NULL, "frequency", "freq"},
    {NULL, "hz", "freq"},
    {NULL, "midi", "pitch"},
    {NULL, "key", "pitch"},
    {NULL, "volume", "gain"},
    {NULL, "level", "gain"},
    {NULL, "amp", "gain"},
    {NULL, "db", "gain"},
    {NULL, "clear", "reset"},
    {NULL, "panic", "stop"},
    {NULL, "off", "stop"},
    {NULL, "mute", "stop"},
    {NULL, "silence", "stop"},
    {NULL, "noteoff", "choke"},
    {NULL, "hit", "strike"},
    {NULL, "play", "strike"},
    {NULL, "trigger", "strike"},
    {NULL, "force", "push"},
    {NULL, "pressure", "push"},
    {NULL, "exponent", "alpha"},
    {NULL, "dissipation", "mu"},
    {NULL, "loss", "mu"},
    {NULL, "head", "mallet"},
    {NULL, "stick", "mallet"},
    {NULL, "hammer", "mallet"},
    {NULL, "instrument", "body"},
    {NULL, "shape", "body"},
    {NULL, "object", "body"},
    {NULL, "position", "at"},
    {NULL, "place", "at"},
    {NULL, "point", "at"},
    {NULL, "polyphony", "voices"},
    {NULL, "poly", "voices"},
    {NULL, "pitchbend", "bend"},
    {NULL, "sustain", "pedal"},
    {NULL, "t60", "decay"},
    {NULL, "partials", "modes"},
    {NULL, "overtones", "modes"},
    {NULL, "tone", "brightness"},
    {NULL, "mic", "pickups"},
    {NULL, "info", "print"},
    {NULL, "status", "print"},
    {NULL, "get", "dump"},
    {NULL, "load", "read"},
    {NULL, "save", "write"},
};

const char *suggest_synonym(const char *row, const char *word) {
    for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++) {
        const struct synonym *s = &synonyms[i];
        bool same = row && s->row ? strcmp(row, s->row) == 0 : row == s->row;
        if (same && strcmp(word, s->word) == 0)
            return s->means;
    }
    return NULL;
}
