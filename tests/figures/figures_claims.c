/* SPDX-License-Identifier: BSD-3-Clause */
/* figures_claims.c: the papers' claims, the figure of each, and the expected verdict. */
#include "figures/figures.h"

#include <stdarg.h>
#include <string.h>

enum verdict { FAILS, HOLDS, UNJUDGED };

static struct {
    const char *paper, *what, *figure;
    enum verdict expected;
    const char *sentence;
    enum verdict verdict;
    char measured[160];
} claims[] = {
#define CLAIM(paper, what, figure, expected, sentence)                                             \
    {paper, what, figure, expected, sentence, UNJUDGED, ""},
#include "figures/figures_claims.h"
#undef CLAIM
};

void claim(const char *what, bool holds, const char *measured, ...) {
    for (int i = 0; i < COUNT(claims); i++) {
        if (strcmp(claims[i].what, what) != 0)
            continue;
        va_list arguments;
        va_start(arguments, measured);
        vsnprintf(claims[i].measured, sizeof claims[i].measured, measured, arguments);
        va_end(arguments);
        claims[i].verdict = holds ? HOLDS : FAILS;
        printf("claim %s %s %s: %s\n", claims[i].paper, what, holds ? "holds" : "fails",
               claims[i].measured);
        fflush(stdout);
        return;
    }
    printf("claim - %s is in no table\n", what);
}

void claims_write(FILE *page, const char *figure) {
    fputs("<ul class=claims>\n", page);
    for (int i = 0; i < COUNT(claims); i++) {
        if (claims[i].verdict == UNJUDGED || (figure && strcmp(figure, claims[i].figure) != 0))
            continue;
        bool holds = claims[i].verdict == HOLDS;
        fprintf(page, "<li class=%s><b>%s</b> ", holds ? "holds" : "fails",
                holds ? "Holds:" : "Does not hold:");
        if (!figure)
            fprintf(page, "%s, <a href=#%s>%s</a>: ", claims[i].paper, claims[i].figure,
                    claims[i].figure);
        fprintf(page, "%s Measured: %s.</li>\n", claims[i].sentence, claims[i].measured);
    }
    fputs("</ul>\n", page);
}

int claims_unexpected(void) {
    int unexpected = 0;
    for (int i = 0; i < COUNT(claims); i++) {
        if (claims[i].verdict == claims[i].expected)
            continue;
        unexpected++;
        printf("unexpected %s %s: %s\n", claims[i].paper, claims[i].what,
               claims[i].verdict == UNJUDGED ? "was never judged" : "has another verdict");
    }
    return unexpected;
}
