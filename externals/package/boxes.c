/* boxes.c: those of Max's objects that our patches use: inlets, outlets, usual size. */
#include "write.h"

static const struct box_kind kinds[] = {
    {"comment", true, 1, 0, "", 150, 20},
    {"message", true, 2, 1, ".", 0, 22},
    {"button", true, 1, 1, "b", 24, 24},
    {"toggle", true, 1, 1, "i", 24, 24},
    {"flonum", true, 1, 2, ".b", 60, 22},
    {"number", true, 1, 2, ".b", 50, 22},
    {"slider", true, 1, 1, ".", 20, 120},
    {"kslider", true, 2, 2, "ii", 336, 53},
    {"attrui", true, 1, 1, ".", 240, 22},
    {"jsui", true, 1, 1, ".", 550, 85},
    {"panel", true, 1, 0, "", 100, 100},
    {"ezdac~", true, 2, 0, "", 45, 45},
    {"gain~", true, 2, 2, "s.", 22, 100},
    {"meter~", true, 1, 1, "f", 100, 13},
    {"scope~", true, 2, 0, "", 180, 110},
    {"spectroscope~", true, 2, 1, ".", 300, 110},
    {"waveform~", true, 5, 6, "ffffl.", 320, 110},
    {"*~", false, 2, 1, "s", 0, 22},
    {"+~", false, 2, 1, "s", 0, 22},
    {"buffer~", false, 1, 2, "fb", 0, 22},
    {"click~", false, 1, 1, "s", 0, 22},
    {"cycle~", false, 2, 1, "s", 0, 22},
    {"delay", false, 2, 1, "b", 0, 22},
    {"expr", false, 1, 1, ".", 0, 22},
    {"line~", false, 2, 2, "sb", 0, 22},
    {"loadbang", false, 1, 1, "b", 0, 22},
    {"loadmess", false, 1, 1, ".", 0, 22},
    {"lores~", false, 3, 1, "s", 0, 22},
    {"makenote", false, 3, 2, "ff", 0, 22},
    {"metro", false, 2, 1, "b", 0, 22},
    {"noise~", false, 1, 1, "s", 0, 22},
    {"pack", false, 2, 1, ".", 0, 22},
    {"phasor~", false, 2, 1, "s", 0, 22},
    {"prepend", false, 1, 1, ".", 0, 22},
    {"print", false, 1, 0, "", 0, 22},
    {"rand~", false, 1, 1, "s", 0, 22},
    {"random", false, 2, 1, "i", 0, 22},
    {"sig~", false, 1, 1, "s", 0, 22},
    {"snapshot~", false, 2, 1, "f", 0, 22},
    {"stripnote", false, 2, 2, "ii", 0, 22},
    {"mc.mixdown~", false, 2, 1, "m", 0, 22},
    {"mc.unpack~", false, 1, 2, "ss", 0, 22},
};

const struct box_kind *box_find(const char *name) {
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    return NULL;
}
