/* SPDX-License-Identifier: BSD-3-Clause */
/* A small test harness. A test is a sentence and the code that proves it:
 *
 *     TEST("an elastic impact returns all of its energy") {
 *         CHECK_REL(energy_out, energy_in, 1e-14);
 *     }
 *     CHECK_MAIN
 *
 * A failed check is printed with its values and the test continues. A check returns its verdict, so
 * `if (!CHECK(p)) return;` ends a test that cannot continue. A test without checks fails.
 * `./test_wall words` runs the tests whose sentences contain the words.
 */
#ifndef KNOCK_CHECK_H
#define KNOCK_CHECK_H

#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    CHECK_LINES_PER_TEST = 10
}; /* a failing scan prints its first failures, then their number */

struct check_test {
    const char *sentence;
    void (*run)(void);
    struct check_test *next;
};

static struct {
    struct check_test *first, **last; /* in the order of the file */
    long checks, failures;            /* of the running test */
    char label[256];                  /* the present case, see check_case */
} check_now;

static inline void check_register(struct check_test *test) {
    if (!check_now.last)
        check_now.last = &check_now.first;
    *check_now.last = test;
    check_now.last = &test->next;
}

#define CHECK_JOIN_(a, b) a##b
#define CHECK_JOIN(a, b)  CHECK_JOIN_(a, b)
#define CHECK_TEST_(sentence, body, entry, add)                                                    \
    static void body(void);                                                                        \
    static struct check_test entry = {sentence, body, NULL};                                       \
    __attribute__((constructor)) static void add(void) { check_register(&entry); }                 \
    static void body(void)
#define TEST(sentence)                                                                             \
    CHECK_TEST_(sentence, CHECK_JOIN(check_body_, __LINE__), CHECK_JOIN(check_entry_, __LINE__),   \
                CHECK_JOIN(check_add_, __LINE__))

/* Names the case of the following checks; it is printed with those that fail. */
__attribute__((format(printf, 1, 2))) static inline void check_case(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(check_now.label, sizeof check_now.label, format, arguments);
    va_end(arguments);
}

/* Counts a check; true if its failure is to be printed, after the start of that line. */
static inline bool check_count(bool good, const char *file, int line) {
    check_now.checks++;
    if (good)
        return false;
    if (++check_now.failures > CHECK_LINES_PER_TEST)
        return false;
    printf("%s    %s:%d: ", check_now.failures == 1 ? "\n" : "", file, line);
    if (check_now.label[0])
        printf("[%s] ", check_now.label);
    return true;
}

static inline bool check_true(bool good, const char *text, const char *file, int line) {
    if (check_count(good, file, line))
        printf("%s\n", text);
    return good;
}

/* `bound` is the largest difference allowed; a NaN in any argument fails. */
static inline bool check_close(double got, double want, double bound, const char *text,
                               const char *file, int line) {
    bool good = got == want || fabs(got - want) <= bound;
    if (check_count(good, file, line))
        printf("%s is %.17g, wanted %.17g within %.3g, is off by %.3g\n", text, got, want, bound,
               fabs(got - want));
    return good;
}

static inline bool check_relative(double got, double want, double tolerance, const char *text,
                                  const char *file, int line) {
    return check_close(got, want, tolerance * fabs(want), text, file, line);
}

#define CHECK(condition) check_true((condition), #condition, __FILE__, __LINE__)
#define CHECK_NEAR(got, want, distance)                                                            \
    check_close((double)(got), (double)(want), distance, #got, __FILE__, __LINE__)
#define CHECK_REL(got, want, tolerance)                                                            \
    check_relative((double)(got), (double)(want), tolerance, #got, __FILE__, __LINE__)

/* Random numbers: splitmix64 (Steele, Lea and Flood 2014), for any seed. Draw one per statement:
 * the order of evaluation within an initialiser or among arguments is unspecified. */
static inline uint64_t check_random(uint64_t *rng) {
    uint64_t z = (*rng += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* Uniform in [lo, hi]. */
static inline double check_uniform(uint64_t *rng, double lo, double hi) {
    return lo + (hi - lo) * ((double)(check_random(rng) >> 11) * 0x1p-53);
}

/* Uniform in the logarithm, 0 < lo <= hi. */
static inline double check_log_uniform(uint64_t *rng, double lo, double hi) {
    return exp(check_uniform(rng, log(lo), log(hi)));
}

/* True where long scans should be shortened: KNOCK_QUICK=1, as under the sanitizers. */
static inline bool check_quick(void) {
    const char *quick = getenv("KNOCK_QUICK");
    return quick && quick[0] && strcmp(quick, "0") != 0;
}

/* Runs one test; true if it passes. Its sentence is printed first, in case the test crashes. */
static inline bool check_run(const struct check_test *test) {
    check_now.checks = check_now.failures = 0;
    check_now.label[0] = '\0';
    printf("%s: ", test->sentence);
    fflush(stdout);
    test->run();
    if (check_now.checks == 0)
        check_true(false, "this test checks nothing", __FILE__, __LINE__);
    if (check_now.failures > CHECK_LINES_PER_TEST)
        printf("    and %ld more\n", check_now.failures - CHECK_LINES_PER_TEST);
    if (check_now.failures)
        printf("    FAILED, %ld of %ld checks\n", check_now.failures, check_now.checks);
    else
        printf("ok\n");
    fflush(stdout);
    return check_now.failures == 0;
}

static inline int check_main(const char *words) {
    long passed = 0, failed = 0;
    for (const struct check_test *test = check_now.first; test; test = test->next) {
        if (!strstr(test->sentence, words))
            continue;
        if (check_run(test))
            passed++;
        else
            failed++;
    }
    printf("%ld passed, %ld failed\n", passed, failed);
    return passed > 0 && failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

#define CHECK_MAIN                                                                                 \
    int main(int argc, char **argv) { return check_main(argc > 1 ? argv[1] : ""); }

#endif
