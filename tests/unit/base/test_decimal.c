/* SPDX-License-Identifier: BSD-3-Clause */
/* Numbers as text against strtod() and printf() in the locale "C". */
#define _POSIX_C_SOURCE 200809L /* setenv */
#include "base/decimal.h"
#include "support/check.h"
#include "support/object/comma.h"

enum { MANY = 1000000, TEXT = 48 };

/* A decimal of up to 25 digits, with a point or none, an exponent or none. */
static void random_decimal(uint64_t *rng, char *text) {
    int digits = 1 + (int)(check_random(rng) % 25), point = (int)(check_random(rng) % 30);
    char *to = text;
    if (check_random(rng) % 2)
        *to++ = "+-"[check_random(rng) % 2];
    for (int i = 0; i < digits; i++) {
        if (i == point)
            *to++ = '.';
        *to++ = (char)('0' + check_random(rng) % 10);
    }
    *to = '\0';
    if (check_random(rng) % 2)
        snprintf(to, 8, "%c%d", "eE"[check_random(rng) % 2], (int)(check_random(rng) % 660) - 340);
}

/* Any bits but infinities and NaN; or a value of the usual size in tables. */
static double random_double(uint64_t *rng) {
    double value = check_log_uniform(rng, 1e-7, 1e12);
    uint64_t bits = check_random(rng);
    if (check_random(rng) % 2)
        memcpy(&value, &bits, sizeof value);
    return isfinite(value) ? value : 0;
}

static bool same(double a, double b) { return memcmp(&a, &b, sizeof a) == 0; }

TEST("a million random decimals are read as strtod reads them in C, with a comma around us too") {
    static char text[MANY][TEXT];
    static double wanted[MANY];
    uint64_t rng = 1;
    long wrong = 0, ends = 0;
    for (int i = 0; i < MANY; i++) {
        random_decimal(&rng, text[i]);
        wanted[i] = strtod(text[i], NULL);
    }
    for (int comma = 0; comma < 2; comma++) {
        if (comma)
            comma_begin();
        for (int i = 0; i < MANY; i++) {
            const char *end;
            wrong += !same(decimal_read(text[i], &end), wanted[i]);
            ends += *end != '\0';
        }
    }
    comma_end();
    CHECK(wrong == 0 && ends == 0);
}

TEST("a million doubles are written as printf writes them in C, with a comma around us too") {
    static char text[MANY][TEXT];
    static double value[MANY];
    uint64_t rng = 2;
    long wrong = 0;
    for (int i = 0; i < MANY; i++) {
        value[i] = random_double(&rng);
        snprintf(text[i], TEXT, "%.*g", 1 + i % DECIMAL_DIGITS, value[i]);
    }
    for (int comma = 0; comma < 2; comma++) {
        if (comma)
            comma_begin();
        for (int i = 0; i < MANY; i++)
            wrong += strcmp(decimal_digits(value[i], 1 + i % DECIMAL_DIGITS).text, text[i]) != 0;
    }
    comma_end();
    CHECK(wrong == 0);
}

TEST("17 digits reproduce every double") {
    uint64_t rng = 3;
    long wrong = 0;
    for (int i = 0; i < 200000; i++) {
        double value = random_double(&rng);
        wrong += !same(decimal_read(decimal_digits(value, 17).text, NULL), value);
    }
    CHECK(wrong == 0);
}

TEST("the ends of what %g writes: zeros, the change to e, rounding up to another digit") {
    static const struct {
        double value;
        const char *text;
    } table[] = {{0, "0"},
                 {-0., "-0"},
                 {.0001, "0.0001"},
                 {.00001, "1e-05"},
                 {999999, "999999"},
                 {999999.5, "1e+06"},
                 {1e6, "1e+06"},
                 {99999.96, "100000"},
                 {-1.5, "-1.5"},
                 {1e100, "1e+100"},
                 {5e-324, "4.94066e-324"},
                 {1.7976931348623157e308, "1.79769e+308"},
                 {(double)INFINITY, "inf"},
                 {-(double)INFINITY, "-inf"},
                 {123456789, "1.23457e+08"},
                 {100, "100"}};
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        check_case("%s", table[i].text);
        CHECK(strcmp(decimal(table[i].value).text, table[i].text) == 0);
    }
}

/* The midpoint between 1 and the next double, and a little off, at digit 800. */
static double far_behind(char last) {
    char text[900] = "1.00000000000000011102230246251565404236316680908203125";
    size_t length = strlen(text);
    memset(text + length, '0', 800);
    text[length + 800] = last;
    text[length + 801] = '\0';
    return decimal_read(text, NULL);
}

TEST("halfway cases round to even, and a digit eight hundred places on decides") {
    CHECK(far_behind('0') == 1);
    CHECK(far_behind('1') == nextafter(1, 2));
    CHECK(decimal_read("9007199254740993", NULL) == 9007199254740992.);
    CHECK(decimal_read("2.2250738585072011e-308", NULL) == strtod("2.2250738585072011e-308", NULL));
}

TEST("the end of a number is found, and text that is no number is refused") {
    static const struct {
        const char *text;
        double value;
        int length;
    } table[] = {{"1", 1, 1},        {"1.5 2", 1.5, 3}, {".5", .5, 2},       {"5.", 5, 2},
                 {"-.25x", -.25, 4}, {"+3", 3, 2},      {"1e3", 1e3, 3},     {"1e", 1, 1},
                 {"1e+", 1, 1},      {"1e+x", 1, 1},    {"1.5E-2", .015, 6}, {"1,5", 1, 1},
                 {"0x10", 0, 1},     {"1.2.3", 1.2, 3}, {"000.0", 0, 5},     {"1-2", 1, 1},
                 {"", 0, 0},         {".", 0, 0},       {"-", 0, 0},         {"+.", 0, 0},
                 {"e5", 0, 0},       {"inf", 0, 0},     {"nan", 0, 0},       {" 1", 0, 0},
                 {"word", 0, 0},     {"-.e1", 0, 0}};
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        const char *end;
        check_case("%s", table[i].text);
        CHECK(decimal_read(table[i].text, &end) == table[i].value);
        CHECK(end - table[i].text == table[i].length);
    }
    CHECK(isinf(decimal_read("1e400", NULL)) && isinf(decimal_read("-1e99999999999", NULL)));
    CHECK(decimal_read("1e-400", NULL) == 0 && signbit(decimal_read("-0", NULL)));
}

CHECK_MAIN
