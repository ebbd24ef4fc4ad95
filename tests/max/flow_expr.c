/* SPDX-License-Identifier: BSD-3-Clause */
/* expr, as far as our patches use it: numbers, $f1 and $i1, operators by precedence, functions. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "max/flow.h"

struct reader {
    const char *at;
    const double *values;
};

static double read_level(struct reader *r, int level);

static void space(struct reader *r) { r->at += strspn(r->at, " \\"); }

static bool taken(struct reader *r, const char *what) {
    space(r);
    if (strncmp(r->at, what, strlen(what)) != 0)
        return false;
    r->at += strlen(what);
    return true;
}

static double call(const char *name, const double *a) {
    if (strncmp(name, "int", 3) == 0)
        return trunc(a[0]);
    if (strncmp(name, "min", 3) == 0)
        return fmin(a[0], a[1]);
    if (strncmp(name, "max", 3) == 0)
        return fmax(a[0], a[1]);
    if (strncmp(name, "cos", 3) == 0)
        return cos(a[0]);
    if (strncmp(name, "sin", 3) == 0)
        return sin(a[0]);
    if (strncmp(name, "pow", 3) == 0)
        return pow(a[0], a[1]);
    abort(); /* to be added */
}

static double read_part(struct reader *r) {
    if (taken(r, "-"))
        return -read_part(r);
    if (taken(r, "(")) {
        double value = read_level(r, 0);
        taken(r, ")");
        return value;
    }
    if (taken(r, "$")) {
        double value = r->values[atoi(r->at + 1) - 1];
        bool whole = r->at[0] == 'i';
        r->at += 2;
        return whole ? trunc(value) : value;
    }
    if (strchr("0123456789.", *r->at)) {
        char *end;
        double value = strtod(r->at, &end);
        r->at = end;
        return value;
    }
    const char *name = r->at;
    double arguments[3] = {0};
    int count = 0;
    r->at += strcspn(r->at, "(") + 1;
    do
        arguments[count++] = read_level(r, 0);
    while (taken(r, ",") && count < 3);
    taken(r, ")");
    return call(name, arguments);
}

static const struct {
    const char *sign;
    int level;
} operators[] = {{"||", 0}, {"&&", 1}, {"==", 2}, {"!=", 2}, {">=", 3}, {"<=", 3}, {">", 3},
                 {"<", 3},  {"+", 4},  {"-", 4},  {"*", 5},  {"/", 5},  {"%", 5}};

static double apply(const char *sign, double a, double b) {
    switch (sign[0]) {
    case '|':
        return a != 0 || b != 0;
    case '&':
        return a != 0 && b != 0;
    case '=':
        return a == b;
    case '!':
        return a != b;
    case '>':
        return sign[1] ? a >= b : a > b;
    case '<':
        return sign[1] ? a <= b : a < b;
    case '+':
        return a + b;
    case '-':
        return a - b;
    case '*':
        return a * b;
    case '/':
        return b != 0 ? a / b : 0;
    default:
        return b != 0 ? (double)((long)a % (long)b) : 0;
    }
}

static double read_level(struct reader *r, int level) {
    if (level > 5)
        return read_part(r);
    double value = read_level(r, level + 1);
    for (bool found = true; found;) {
        found = false;
        for (size_t i = 0; i < sizeof operators / sizeof *operators && !found; i++)
            if (operators[i].level == level && taken(r, operators[i].sign)) {
                value = apply(operators[i].sign, value, read_level(r, level + 1));
                found = true;
            }
    }
    return value;
}

double flow_expr(const char *text, const double *values) {
    struct reader r = {text, values};
    return read_level(&r, 0);
}
