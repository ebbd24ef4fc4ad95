/* bench_body.c: what a change of body, and a request by ear, cost on the message side. */
#include <stdio.h>

#include "bench.h"
#include "body.h"
#include "touch.h"

static struct mode mode[BODY_MODES_MOST];
static double at[BODY_MODES_MOST], pickup[BODY_MODES_MOST];

/* Best of several, us: a body's modes and shapes, and their bank with all its step lengths. */
static double bank_us(enum body_shape shape, int modes) {
    enum { GOES = 30 };
    struct body b = body_default(shape);
    b.modes = modes;
    struct modes *bank = modes_new(modes, 0, 1);
    double best = 1;
    for (int i = 0; i < GOES; i++) {
        double start = bench_seconds();
        body_modes(&b, &body_kinds[shape]->pickup, 1, mode, at, (double *const[]){pickup});
        modes_design(bank, 44100, mode, NULL, at, (const double *const[]){pickup});
        double took = bench_seconds() - start;
        best = took < best ? took : best;
    }
    modes_free(bank);
    return 1e6 * best;
}

static struct touch struck(enum body_shape shape, int modes) {
    struct body b = body_default(shape);
    b.modes = modes;
    body_modes(&b, &body_kinds[shape]->pickup, 1, mode, at, (double *const[]){pickup});
    struct touch t = touch_default();
    t.body = SCHEME_MODES;
    t.modes = modes;
    t.mode = mode;
    t.at = at;
    t.pickup = pickup;
    return t;
}

static void touch_lines(int modes) {
    char name[48];
    struct touch t = struck(BODY_BAR, modes);
    double start = bench_seconds();
    struct touch_answer a = touch_contact(&t, 1e-3);
    double contact = bench_seconds();
    a = touch_brightness(&t, a.brightness);
    double brightness = bench_seconds();
    snprintf(name, sizeof name, "touch-contact-%d", modes);
    bench_line(name, 1e3 * (contact - start), "ms");
    snprintf(name, sizeof name, "touch-brightness-%d", modes);
    bench_line(name, 1e3 * (brightness - contact), "ms");
}

void bench_body(void) {
    for (int shape = 0; shape < BODY_SHAPES; shape++) {
        char name[48];
        snprintf(name, sizeof name, "new-bank-512-%s", body_kinds[shape]->name);
        bench_target(name, bank_us(shape, 512), "us", "<=", 300);
    }
    touch_lines(16);
    touch_lines(256);
}
