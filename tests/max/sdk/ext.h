/* SPDX-License-Identifier: BSD-3-Clause */
/* ext.h: the part of Max's interface that Knock calls, written down again from its documentation,
 * so that the externals build and run where Max is not.
 *
 * Names, types, sizes, offsets and constants are Max 8.2's on 64-bit machines; tests/max/sdk.c
 * compares them with the SDK's own wherever MAX_SDK_BASE names one. The headers beside it only
 * lead here: sources include what a Max developer would.
 */
#ifndef KNOCK_EXT_H
#define KNOCK_EXT_H

#include <stdbool.h>
#include <stdint.h>

#ifdef _WIN32
/* As in the SDK: what shares a structure with the core must be included before this header. */
#undef bool
#define bool int
#define C74_EXPORT __declspec(dllexport)
#else
#define C74_EXPORT __attribute__((visibility("default")))
#endif

typedef intptr_t t_atom_long;
typedef double t_atom_float;
typedef intptr_t t_ptr_int;
typedef intptr_t t_max_err;
typedef uintptr_t t_ptr_size;
typedef char *t_ptr;
typedef void *(*method)(void *);

typedef void t_outlet;
typedef void t_clock;
typedef void t_qelem;
typedef struct maxclass t_class;
typedef struct _buffer_ref t_buffer_ref;
typedef void *t_systhread_mutex;

enum { MAX_ERR_NONE = 0, MAX_ERR_GENERIC = -1, MAX_ERR_OUT_OF_MEM = -4 };

typedef struct symbol {
    char *s_name;
    struct object *s_thing;
} t_symbol;

enum { A_NOTHING, A_LONG, A_FLOAT, A_SYM, A_OBJ, A_DEFLONG, A_DEFFLOAT, A_DEFSYM, A_GIMME, A_CANT };

typedef struct atom {
    short a_type;
    union {
        t_atom_long w_long;
        t_atom_float w_float;
        t_symbol *w_sym;
        struct object *w_obj;
    } a_w;
} t_atom;

typedef struct object {
    struct messlist *o_messlist;
    t_ptr_int o_magic;
    void *o_inlet;
    t_outlet *o_outlet;
} t_object;
enum { OB_MAGIC = 1758379419 };

typedef t_object t_buffer_obj;

/* A signal object's head. */
typedef struct t_pxobject {
    struct object z_ob;
    long z_in;
    void *z_proxy;
    long z_disabled; /* muted */
    short z_count;
    short z_misc;
} t_pxobject;
enum { Z_NO_INPLACE = 1 };

typedef void (*t_perfroutine64)(t_object *x, t_object *dsp64, double **ins, long numins,
                                double **outs, long numouts, long sampleframes, long flags,
                                void *userparam);

enum { ASSIST_INLET = 1, ASSIST_OUTLET = 2 };

/* Classes, objects and their attributes. */
t_class *class_new(const char *name, const method mnew, const method mfree, long size,
                   const method mmenu, short type, ...);
t_max_err class_addmethod(t_class *c, const method m, const char *name, ...);
t_max_err class_addattr(t_class *c, t_object *attr);
t_max_err class_attr_addattr_atoms(t_class *c, const char *attrname, const char *attrname2,
                                   t_symbol *type, long flags, long ac, t_atom *av);
t_max_err class_register(t_symbol *name_space, t_class *c);
void class_dspinit(t_class *c);
t_object *attribute_new(const char *name, t_symbol *type, long flags, method mget, method mset);
enum { ATTR_SET_OPAQUE_USER = 0x200 };
void *object_alloc(t_class *c);
t_max_err object_free(void *x);
t_max_err object_obex_store(void *x, t_symbol *key, t_object *val);
t_max_err object_obex_lookup(void *x, t_symbol *key, t_object **val);
t_symbol *jpatcher_get_filepath(t_object *p);
t_object *jpatcher_get_parentpatcher(t_object *p);
t_max_err object_attr_touch(t_object *x, t_symbol *attrname);
void object_post(t_object *x, const char *s, ...);
void object_error(t_object *x, const char *s, ...);

/* object_method() passes up to eight words to a method found by its name. */
void *object_method_imp(void *x, void *s, void *p1, void *p2, void *p3, void *p4, void *p5,
                        void *p6, void *p7, void *p8);
#define KNOCK_TEN(a, b, c, d, e, f, g, h, i, j, ...) (a, b, c, d, e, f, g, h, i, j)
#define object_method(...)                           object_method_imp KNOCK_TEN(__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

t_symbol *gensym(const char *s);
t_max_err atom_setlong(t_atom *a, t_atom_long b);
t_max_err atom_setfloat(t_atom *a, double b);
t_max_err atom_setsym(t_atom *a, t_symbol *b);
t_ptr sysmem_newptr(t_ptr_size size);
void sysmem_freeptr(void *ptr);

/* Inlets, outlets, clocks, threads. */
long proxy_getinlet(t_object *master);
void stdinletinfo(t_object *s, void *b, long a, char *t);
void *outlet_new(void *x, const char *s);
void *outlet_anything(t_outlet *x, t_symbol *s, short ac, t_atom *av);
t_clock *clock_new(void *obj, method fn);
void clock_fdelay(t_clock *x, double f);
void clock_getftime(double *time);
void clock_unset(t_clock *x);
void freeobject(void *op);
void *qelem_new(void *obj, method fn);
void qelem_set(t_qelem *x);
void qelem_unset(t_qelem *x);
void qelem_free(t_qelem *x);
long isr(void);
long systhread_mutex_new(t_systhread_mutex *pmutex, long flags);
long systhread_mutex_free(t_systhread_mutex pmutex);
long systhread_mutex_lock(t_systhread_mutex pmutex);
long systhread_mutex_trylock(t_systhread_mutex pmutex);
long systhread_mutex_unlock(t_systhread_mutex pmutex);

/* Signals. */
void z_dsp_setup(t_pxobject *x, long nsignals);
void z_dsp_free(t_pxobject *x);
void dsp_add64(t_object *chain, t_object *x, t_perfroutine64 f, long flags, void *userparam);
float sys_getsr(void);
int sys_getdspobjdspstate(t_object *o);

/* buffer~ */
t_buffer_ref *buffer_ref_new(t_object *self, t_symbol *name);
t_buffer_obj *buffer_ref_getobject(t_buffer_ref *x);
float *buffer_locksamples(t_buffer_obj *buffer_object);
void buffer_unlocksamples(t_buffer_obj *buffer_object);
t_atom_long buffer_getchannelcount(t_buffer_obj *buffer_object);
t_atom_long buffer_getframecount(t_buffer_obj *buffer_object);
t_max_err buffer_setdirty(t_buffer_obj *buffer_object);
t_atom_float buffer_getsamplerate(t_buffer_obj *buffer_object);

/* Files: a name along Max's path to a folder's number, and that to a path of the system. */
typedef uint32_t t_fourcc;
enum { MAX_PATH_CHARS = 2048 };
enum { PATH_STYLE_NATIVE = 1, PATH_TYPE_ABSOLUTE = 1 };
short locatefile_extended(char *name, short *outvol, t_fourcc *outtype,
                          const t_fourcc *filetypelist, short numtypes);
short path_getdefault(void);
t_max_err path_toabsolutesystempath(const short in_path, const char *in_filename,
                                    char *out_filepath);
short path_frompathname(const char *name, short *path, char *filename);
short open_dialog(char *name, short *volptr, t_fourcc *typeptr, t_fourcc *types, short ntypes);
short saveasdialog_extended(char *name, short *vol, t_fourcc *type, t_fourcc *typelist,
                            short numtypes);
short path_nameconform(const char *src, char *dst, long style, long type);

void C74_EXPORT ext_main(void *r);

#endif
