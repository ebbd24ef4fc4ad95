/* SPDX-License-Identifier: BSD-3-Clause */
/* max_replay: a session that the real Pd has recorded, repeated in the Max test double.
 *
 *   max_replay object arguments messages out.wav [in.wav inlet ...]
 *
 * Fails unless the Max external gives the very bits of out.wav, without a word on the console.
 */
#include "max/play.h"

#include "support/object/recorded.h"

static void connect_inlets(struct play *p, const struct recorded *r) {
    for (int i = 0; i < INLETS; i++)
        max_connect(p->x, i, r->channel[i] >= 0);
    CHECK(max_dsp(p->x, p->rate, p->vector));
}

static bool plays_the_same(struct recorded *r, struct play *p) {
    double in[INLETS][RECORDED_BLOCK], out[PLAY_OUTS][RECORDED_BLOCK];
    const char *message;
    for (int from = 0; from + RECORDED_BLOCK <= r->out.frames; from += RECORDED_BLOCK) {
        while ((message = recorded_message(r, from / RECORDED_BLOCK)))
            if (!max_send(p->x, 0, message))
                return printf("%s: not understood\n", message), false;
        recorded_inputs(r, from, in);
        for (int i = 0; i < INLETS; i++)
            if (r->channel[i] >= 0)
                memcpy(p->in[i], in[i], sizeof in[i]);
        play_run(p, RECORDED_BLOCK, 0, NULL);
        for (long o = 0; o < p->outs; o++)
            memcpy(out[o], p->out[o], sizeof out[o]);
        if (!recorded_same(r, from, out))
            return false;
    }
    return true;
}

int main(int argc, char **argv) {
    if (argc < 5 || !play_load())
        return 2;
    struct recorded r = recorded_open(argc - 1, argv + 1);
    char box[RECORDED_LINE];
    snprintf(box, sizeof box, "%s %s", play_name(r.kind), r.arguments);
    t_object *x = max_new(box);
    if (!x)
        return printf("%s: not made\n", box), 1;
    struct play p = play_start(x, r.out.rate, RECORDED_BLOCK);
    connect_inlets(&p, &r);
    bool same = plays_the_same(&r, &p);
    play_stop(&p);
    if (max_error_count())
        return printf("%s\n", max_error(0)), 1;
    return !(same && recorded_close(&r));
}
