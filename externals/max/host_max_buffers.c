/* SPDX-License-Identifier: BSD-3-Clause */
/* host_max_buffers.c: reading from a buffer~ and writing to one. */
#include "max/host_max.h"

/* A locked buffer~; buffer and samples may be NULL. */
struct locked_buffer {
    t_buffer_ref *reference;
    t_buffer_obj *buffer;
    float *samples;
    t_atom_long frames, channels;
};

static struct locked_buffer buffer_lock(void *object, const char *name) {
    struct locked_buffer l = {.reference = buffer_ref_new(object, gensym(name))};
    l.buffer = l.reference ? buffer_ref_getobject(l.reference) : NULL;
    l.samples = l.buffer ? buffer_locksamples(l.buffer) : NULL;
    if (l.samples) {
        l.frames = buffer_getframecount(l.buffer);
        l.channels = buffer_getchannelcount(l.buffer);
    }
    return l;
}

static void buffer_unlock(struct locked_buffer *l) {
    if (l->samples)
        buffer_unlocksamples(l->buffer);
    if (l->reference)
        object_free(l->reference);
}

bool knock_has_buffer(void *object, const char *name) {
    struct locked_buffer l = buffer_lock(object, name);
    bool has = l.samples != NULL;
    buffer_unlock(&l);
    return has;
}

/* Reads the first channel. */
int knock_read_array(void *object, const char *name, double *values, int most) {
    struct locked_buffer l = buffer_lock(object, name);
    int count = l.samples ? 0 : -1;
    for (; count >= 0 && count < most && count < l.frames; count++)
        values[count] = (double)l.samples[count * l.channels];
    buffer_unlock(&l);
    return count;
}

/* Reads the mean of all channels. A recording from a file was loaded before. */
int knock_read_sound(void *object, const char *name, double seconds, float **samples,
                     double *rate) {
    int count;
    if (knock_take_sound(object, name, samples, rate, &count))
        return count;
    struct locked_buffer l = buffer_lock(object, name);
    count = l.samples ? 0 : -1;
    if (l.samples) {
        *rate = buffer_getsamplerate(l.buffer);
        double all = (double)l.frames, wanted = seconds * *rate;
        int most = (int)(all < wanted ? all : wanted);
        *samples = malloc(((size_t)most + 1) * sizeof **samples);
        for (; *samples && count < most; count++) {
            float sum = 0;
            for (t_atom_long c = 0; c < l.channels; c++)
                sum += l.samples[count * l.channels + c];
            (*samples)[count] = sum / (float)l.channels;
        }
    }
    buffer_unlock(&l);
    return count;
}

/* Writes t, x, v and f to the first four channels. Frames after the contact are 0 up to the length
 * of a trace; later frames stay unchanged. */
static void write_points(struct locked_buffer *l, const struct collision_point *points, int count) {
    static const struct collision_point none;
    for (t_atom_long i = 0; i < l->frames && i < COLLISION_TRACE; i++) {
        const struct collision_point *p = i < count ? points + i : &none;
        float *frame = l->samples + i * l->channels;
        frame[0] = (float)p->t;
        frame[1] = (float)p->x;
        frame[2] = (float)p->v;
        frame[3] = (float)p->f;
    }
}

bool knock_write_trace(void *object, const char *name, const struct collision_point *points,
                       int count) {
    struct locked_buffer l = buffer_lock(object, name);
    bool there = l.buffer != NULL, wide = l.channels >= 4;
    if (wide)
        write_points(&l, points, count);
    else if (l.samples)
        object_error(object, "trace: buffer~ %s has %ld channel%s, and four are written", name,
                     (long)l.channels, l.channels == 1 ? "" : "s");
    else if (there)
        object_error(object, "trace: buffer~ %s has no samples yet", name);
    t_buffer_obj *buffer = l.buffer;
    buffer_unlock(&l);
    if (wide)
        buffer_setdirty(buffer);
    return there;
}
