/* SPDX-License-Identifier: BSD-3-Clause */
/* decimal.c: see decimal.h. C's library rounds, on texts without a radix: strtod() gets a whole
 * number and a power of ten, and only the digits and the exponent of the text that %e writes are
 * used, in every locale. */
#include "base/decimal.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- writing ------------------------------------------------------------------------------------
 */

/* 0.d1d2d3... 10^(exponent + 1) */
struct scientific {
    bool minus;
    int count; /* digits, without zeros at the end; at least one */
    char digit[DECIMAL_DIGITS];
    int exponent;
};

static struct scientific scientific_of(double value, int digits) {
    struct scientific s = {.minus = signbit(value) != 0};
    char raw[64];
    snprintf(raw, sizeof raw, "%.*e", digits - 1, fabs(value));
    const char *at = raw;
    for (; *at && *at != 'e'; at++)
        if (*at >= '0' && *at <= '9' && s.count < DECIMAL_DIGITS)
            s.digit[s.count++] = *at;
    s.exponent = *at ? atoi(at + 1) : 0;
    while (s.count > 1 && s.digit[s.count - 1] == '0')
        s.count--;
    return s;
}

static char *put(char *to, const char *from, int count) {
    memcpy(to, from, (size_t)count);
    return to + count;
}

static char *put_zeros(char *to, int count) {
    memset(to, '0', (size_t)count);
    return to + count;
}

/* ddd.ddd: `whole` digits before the point, or 0.000ddd if that is not positive. */
static char *put_digits(char *to, const struct scientific *s, int whole) {
    int before = whole < s->count ? whole : s->count;
    if (whole <= 0) {
        to = put_zeros(put(to, "0.", 2), -whole);
        return put(to, s->digit, s->count);
    }
    to = put_zeros(put(to, s->digit, before), whole - before);
    if (before < s->count)
        to = put(put(to, ".", 1), s->digit + before, s->count - before);
    return to;
}

/* C11 7.21.6.1: style e if the exponent is below -4 or not below the number of digits. */
struct decimal decimal_digits(double value, int digits) {
    struct decimal d = {""};
    if (!isfinite(value)) {
        snprintf(d.text, sizeof d.text, "%g", value);
        return d;
    }
    const struct scientific s = scientific_of(value, digits);
    char *to = put(d.text, "-", s.minus);
    if (s.exponent >= -4 && s.exponent < digits) {
        *put_digits(to, &s, s.exponent + 1) = '\0';
        return d;
    }
    to = put_digits(to, &s, 1);
    snprintf(to, sizeof d.text - (size_t)(to - d.text), "e%+03d", s.exponent);
    return d;
}

struct decimal decimal(double value) {
    return decimal_digits(value, 6);
}

/* --- reading ------------------------------------------------------------------------------------
 */

/* A double, or the middle of two, has at most 768 digits. Of any further digits it matters only
 * whether all are 0. */
enum { SIGNIFICANT = 770, EXPONENT_MOST = 100000 };

struct digits {
    char text[SIGNIFICANT + 16]; /* with room for the exponent */
    int count;
    int dropped;  /* digits that did not fit */
    bool inexact; /* one of the dropped digits was not 0 */
    bool any;     /* at least one digit was read, if only 0 */
};

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* Returns the number of digits. */
static int take_digits(struct digits *d, const char **at) {
    const char *from = *at;
    for (; is_digit(**at); ++*at) {
        d->any = true;
        if (d->count == 0 && **at == '0')
            continue;
        if (d->count < SIGNIFICANT)
            d->text[d->count++] = **at;
        else {
            d->dropped++;
            d->inexact |= **at != '0';
        }
    }
    return (int)(*at - from);
}

/* Exponent, as in e+12. If there is none: returns 0 and reads nothing. */
static int take_exponent(const char **at) {
    const char *p = *at + 1;
    bool minus = **at && *p == '-';
    int exponent = 0;
    if (**at != 'e' && **at != 'E')
        return 0;
    p += *p == '-' || *p == '+';
    if (!is_digit(*p))
        return 0;
    for (; is_digit(*p); p++)
        if (exponent < EXPONENT_MOST)
            exponent = 10 * exponent + (*p - '0');
    *at = p;
    return minus ? -exponent : exponent;
}

double decimal_read(const char *text, const char **end) {
    struct digits d = {.count = 0};
    const char *at = text;
    bool minus = *at == '-';
    at += *at == '-' || *at == '+';
    take_digits(&d, &at);
    int behind = 0;
    if (*at == '.' && (d.any || is_digit(at[1]))) {
        at++;
        behind = take_digits(&d, &at);
    }
    if (end)
        *end = d.any ? at : text;
    if (!d.any)
        return 0;
    int exponent = take_exponent(&at) + d.dropped - behind;
    if (end)
        *end = at;
    if (d.count == 0)
        return minus ? -0. : 0.;
    snprintf(d.text + d.count, sizeof d.text - (size_t)d.count, d.inexact ? "1e%d" : "e%d",
             exponent - d.inexact);
    double value = strtod(d.text, NULL);
    return minus ? -value : value;
}
