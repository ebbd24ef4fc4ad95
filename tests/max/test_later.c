/* SPDX-License-Identifier: BSD-3-Clause */
/* Deferred messages, notifications of inspectors, and a Max that does everything it is allowed to
 * do at a bad time. */
#include "max/play.h"

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
#include <malloc.h>
#define HAS_MALLINFO2
#endif

/* --- the scheduler ---------------------------------------------------------------------------- */

static double get_number(t_object *x, const char *name) {
    char *text = max_get(x, name);
    double number = atof(text);
    free(text);
    return number;
}

TEST("a search that the scheduler asks for waits for the main thread; a note does not") {
    if (!play_load())
        return;
    struct play p = play_start(max_new("knock.mallet~ @body bowl @mallet felt"), 48000, 64);
    double before = get_number(p.x, "k");
    max_forget();
    max_in_scheduler(true);
    CHECK(max_send(p.x, 0, "contact 3.") && max_send(p.x, 0, "print") &&
          max_send(p.x, 0, "60 100"));
    max_perform(p.x, p.in, p.out, 64);
    max_advance(1);
    CHECK(get_number(p.x, "k") == before && fabs(get_number(p.x, "pitch") - 60) < 1e-3);
    CHECK(max_post_count() == 0 && !max_touched(p.x, "k"));
    max_in_scheduler(false);
    max_idle();
    CHECK(get_number(p.x, "k") != before && max_post_count() > 3);
    CHECK(max_touched(p.x, "k") && max_touched(p.x, "contact") && max_touched(p.x, "freq"));
    CHECK_REL(get_number(p.x, "contact"), 3., 0.02);
    play_stop(&p);
}

TEST("a search that the main thread asks for is done when the message returns") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.mallet~ @body bowl");
    CHECK(max_send(x, 0, "contact 3."));
    CHECK_REL(get_number(x, "contact"), 3., 0.02);
    max_delete(x);
}

/* --- memory ----------------------------------------------------------------------------------- */

#ifdef HAS_MALLINFO2
static size_t memory(void) {
    struct mallinfo2 now = mallinfo2();
    return now.uordblks + now.hblkhd;
}

TEST("the scheduler frees no voice that has ended: the main thread does") {
    enum { NOTES = 12, VOICE = 20000 /* bytes, at least */ };
    if (!play_load())
        return;
    const bool counts = trap_sees_functions(); /* a sanitizer has its own heap */
    struct play p = play_start(max_new("knock.mallet~ @body bowl @voices 1"), 48000, 64);
    max_in_scheduler(true);
    for (int i = 0; i < NOTES; i++) {
        CHECK(max_sendf(p.x, 0, "%d 100", 60 + i));
        for (int block = 0; block < 10; block++)
            max_perform(p.x, p.in, p.out, 64);
    }
    size_t before = memory();
    for (int i = 0; i < 20; i++)
        max_advance(10);
    CHECK(!counts || memory() + VOICE > before);
    max_in_scheduler(false);
    max_idle();
    CHECK(!counts || memory() + (NOTES - 3) * VOICE < before);
    play_stop(&p);
}
#endif

/* --- touches ---------------------------------------------------------------------------------- */

/* After the message exactly these rows are touched, and every view but for gain alone. */
static void touches(const char *box, const char *message, const char *const *rows) {
    t_object *x = max_new(box);
    const char *class = max_class_name(x);
    max_forget();
    check_case("%s: %s", box, message);
    CHECK(max_send(x, 0, message));
    for (int i = 0; i < max_attribute_count(class); i++) {
        const struct external_kind *kind = external_kind_called(class + strlen(KNOCK_PREFIX));
        const struct parameter *row = external_find(kind, max_attribute(class, i));
        bool wanted = row->write && *rows && strcmp(*rows, "gain") != 0;
        for (int r = 0; rows[r]; r++)
            wanted |= strcmp(rows[r], row->name) == 0;
        if (!CHECK((max_touched(x, row->name) > 0) == wanted))
            printf("    %s\n", row->name);
    }
    max_delete(x);
}

TEST("after a message the attributes that have changed are touched, and no others") {
    if (!play_load())
        return;
    touches("knock.mallet~ @body marimba", "k 3e6", (const char *const[]){"k", NULL});
    touches("knock.mallet~ @k 3e6", "k 3e6", (const char *const[]){NULL});
    touches("knock.mallet~ @mallet yarn", "60 100", (const char *const[]){"freq", NULL});
    touches("knock.mallet~", "60 100", (const char *const[]){"freq", "mass", "k", NULL});
    touches("knock.mallet~", "100", (const char *const[]){NULL});
    touches("knock.mallet~", "gain -6", (const char *const[]){"gain", NULL});
    touches("knock.mallet~ @mallet cord", "hardness 0.9", (const char *const[]){"k", "mu", NULL});
    touches("knock.bounce~", "restitution 0.2", (const char *const[]){"mu", NULL});
    touches("knock.impact~", "material 2.5", (const char *const[]){"material", NULL});
}

TEST("another body touches each of the rows that it brings") {
    static const char *const may[] = {"freq", "bodymass", "material", "at", "pickups", "modes"};
    if (!play_load())
        return;
    t_object *x = max_new("knock.mallet~ @body marimba");
    char *before[6];
    for (int i = 0; i < 6; i++)
        before[i] = max_get(x, may[i]);
    max_forget();
    CHECK(max_send(x, 0, "body bowl") && max_touched(x, "body") && max_touched(x, "pitch"));
    for (int i = 0; i < 6; i++) {
        char *after = max_get(x, may[i]);
        check_case("%s", may[i]);
        CHECK((strcmp(before[i], after) != 0) == (max_touched(x, may[i]) > 0));
        free(before[i]), free(after);
    }
    max_delete(x);
}

/* --- an unkind Max ---------------------------------------------------------------------------- */

static int depth;

static void answer(t_object *x) {
    if (depth++ == 0)
        CHECK(max_send(x, 0, "k 2e6"));
}

TEST("an error that brings a message back to the object does not lock it") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.impact~");
    max_on_error(answer);
    CHECK(max_send(x, 0, "law nonsense"));
    max_on_error(NULL);
    CHECK(depth == 1 && get_number(x, "k") == 2e6);
    max_delete(x);
}

TEST("lines name the object once, and speak of @flags") {
    if (!play_load())
        return;
    max_forget();
    t_object *x = max_new("knock.impact~ @alpa 3");
    CHECK(max_error_count() == 1 && !strstr(max_error(0), "impact~") &&
          strstr(max_error(0), "@alpha") && !strstr(max_error(0), " -"));
    max_delete(x);
}

TEST("@mc 1 is one outlet, @mc 0 one each") {
    if (!play_load())
        return;
    for (int mc = 0; mc < 2; mc++) {
        char box[64];
        snprintf(box, sizeof box, "knock.impact~ @mc %d @pickups 0.1 0.9", mc);
        max_forget();
        t_object *x = max_new(box);
        check_case("%s", box);
        CHECK(max_error_count() == 0 && max_outlets(x) == (mc ? 5 : 6));
        CHECK(get_number(x, "mc") == mc);
        max_delete(x);
    }
}

TEST("material and other words are got as words") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.impact~");
    static const char *const words[][2] = {
        {"material", "glass"}, {"body", "bowl"}, {"law", "felt"}, {"out", "displacement"}};
    for (int i = 0; i < 4; i++) {
        CHECK(max_sendf(x, 0, "%s %s", words[i][0], words[i][1]));
        char *got = max_get(x, words[i][0]);
        check_case("%s", words[i][0]);
        CHECK(strcmp(got, words[i][1]) == 0);
        free(got);
    }
    max_delete(x);
}

TEST("1e8 may be a word to Max") {
    if (!play_load())
        return;
    max_exponents_are_words(true);
    t_object *x = max_new("knock.impact~ @k 2e7");
    CHECK(max_send(x, 0, "mu 1e-1") && get_number(x, "k") == 2e7 && get_number(x, "mu") == 0.1);
    max_exponents_are_words(false);
    max_delete(x);
}

static void trace_to(struct play *p, const char *name, const char *reason) {
    check_case("%s", name);
    max_forget();
    CHECK(max_sendf(p->x, 0, "trace %s", name) && max_send(p->x, 0, "trace"));
    play_run(p, 128, 0, NULL);
    CHECK(max_error_count() == 1 && strstr(max_error(0), reason));
}

TEST("a trace says why it cannot be written: no buffer~, one channel, no samples, no reference") {
    if (!play_load())
        return;
    struct play p = play_start(max_new("knock.impact~ @body wall @k 1e7"), 48000, 64);
    CHECK(max_send(p.x, 0, "1"));
    play_run(&p, 4800, 0, NULL);
    max_buffer("thin", 3000, 1), max_buffer("gone", 3000, 4);
    max_buffer_away("gone", true);
    trace_to(&p, "nowhere", "nothing here is called nowhere");
    trace_to(&p, "thin", "1 channel");
    trace_to(&p, "gone", "no samples");
    max_buffers_refused(true);
    trace_to(&p, "gone", "nothing here is called gone");
    max_buffers_refused(false);
    play_stop(&p);
}

TEST("a trace leaves what is behind it alone") {
    enum { FRAMES = 100000 };
    if (!play_load())
        return;
    float *samples = max_buffer("long", FRAMES, 4);
    for (int i = 0; i < 4 * FRAMES; i++)
        samples[i] = 7;
    struct play p = play_start(max_new("knock.impact~ @body wall @k 1e7 @trace long"), 48000, 64);
    CHECK(max_send(p.x, 0, "1"));
    play_run(&p, 4800, 0, NULL);
    CHECK(max_send(p.x, 0, "trace"));
    play_run(&p, 128, 0, NULL);
    CHECK(samples[4 * 20] < 1 && samples[4 * (COLLISION_TRACE - 1)] == 0);
    for (int i = 4 * COLLISION_TRACE; i < 4 * FRAMES; i++)
        if (!CHECK(samples[i] == 7))
            break;
    play_stop(&p);
}

TEST("a buffer~ that tells of itself while it is read and written changes nothing") {
    if (!play_load())
        return;
    max_buffer("telling", 3000, 4);
    struct play p =
        play_start(max_new("knock.impact~ @body wall @k 1e7 @trace telling"), 48000, 64);
    int before = max_notices();
    max_forget();
    CHECK(max_send(p.x, 0, "1"));
    play_run(&p, 4800, 0, NULL);
    CHECK(max_send(p.x, 0, "trace"));
    play_run(&p, 128, 0, NULL);
    CHECK(max_notices() > before + 1 && max_buffer_dirty("telling") && max_error_count() == 0);
    play_stop(&p);
}

/* Output of a bouncing ball, the number of its hits, and their values. */
static int bounces(double *output, char *events, size_t room) {
    struct play p = play_start(max_new("knock.bounce~ @body plate @restitution 0.5"), 48000, 64);
    max_forget();
    CHECK(max_send(p.x, 0, "drop 0.05"));
    play_run(&p, 48000, 0, output);
    int hits = play_events("hit");
    for (int i = 0; i < max_sent_count(); i++)
        strncat(events, max_sent(i)->text, room - strlen(events) - 1);
    play_stop(&p);
    return hits;
}

TEST("a clock may run within perform") {
    static double later[48000], at_once[48000];
    static char events[2][20000];
    if (!play_load())
        return;
    int hits = bounces(later, events[0], sizeof events[0]);
    max_clocks_at_once(true);
    CHECK(bounces(at_once, events[1], sizeof events[1]) == hits && hits > 5);
    max_clocks_at_once(false);
    CHECK(memcmp(later, at_once, sizeof later) == 0 && strcmp(events[0], events[1]) == 0);
    if (!CHECK(trap_count() == 0))
        printf("    %s\n", trap_last());
}

TEST("a clock may run while the object is made, or a message is worked on: unmet comes after it") {
    if (!play_load())
        return;
    max_clocks_at_once(true);
    max_forget();
    t_object *x = max_new("knock.mallet~ @brightness 19000.");
    max_advance(1);
    CHECK(play_events("unmet brightness") == 1);
    CHECK(max_send(x, 0, "mallet felt") && max_send(x, 0, "alpha 10.") &&
          max_send(x, 0, "hardness 1."));
    max_advance(1);
    CHECK(play_events("unmet hardness") == 1);
    max_clocks_at_once(false);
    max_delete(x);
}

TEST("a note that has to wait for the audio says so, once") {
    if (!play_load())
        return;
    t_object *x = max_new("knock.mallet~");
    max_forget();
    CHECK(max_send(x, 0, "60 100") && max_post_count() == 1 && max_send(x, 0, "62 100"));
    CHECK(max_post_count() == 1 && max_error_count() == 0);
    struct play p = play_start(x, 48000, 64);
    play_run(&p, 64, 0, NULL);
    CHECK(max_send(x, 0, "60 100") && max_post_count() == 1);
    play_stop(&p);
}

TEST("outlets that nobody is connected to change nothing") {
    if (!play_load())
        return;
    struct play p = play_start(max_new("knock.impact~"), 48000, 64);
    static double all[4800], alone[4800];
    CHECK(max_send(p.x, 0, "1"));
    play_run(&p, 4800, 0, all);
    play_stop(&p);
    struct play q = play_start(max_new("knock.impact~"), 48000, 64);
    max_unconnect_outlets(q.x);
    CHECK(max_send(q.x, 0, "1"));
    play_run(&q, 4800, 0, alone);
    CHECK(memcmp(all, alone, sizeof all) == 0 && play_peak(q.out[1], 64) == 0);
    play_stop(&q);
}

CHECK_MAIN
