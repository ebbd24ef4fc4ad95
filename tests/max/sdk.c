/* SPDX-License-Identifier: BSD-3-Clause */
/* sdk.c: prints the layout of the structs that Knock passes to Max; it does not compile if a
 * function has another type. Built with sdk/ext.h and with the SDK's own headers, it prints the
 * same. */
#include <stddef.h>
#include <stdio.h>

#include "ext.h"
#include "ext_buffer.h"
#include "ext_obex.h"
#include "ext_path.h"
#include "ext_proto.h"
#include "ext_systhread.h"
#include "jpatcher_api.h"
#include "z_dsp.h"

/* A pointer to the function, which must be of this type exactly. */
#define IS(f, result, ...)                                                                         \
    do {                                                                                           \
        result(*typed) __VA_ARGS__ = f;                                                            \
        printf("%s %d\n", #f, typed != NULL);                                                      \
    } while (0)

static void functions(void) {
    IS(class_new, t_class *,
       (const char *, const method, const method, long, const method, short, ...));
    IS(class_addmethod, t_max_err, (t_class *, const method, const char *, ...));
    IS(class_addattr, t_max_err, (t_class *, t_object *));
    IS(class_attr_addattr_atoms, t_max_err,
       (t_class *, const char *, const char *, t_symbol *, long, long, t_atom *));
    IS(class_register, t_max_err, (t_symbol *, t_class *));
    IS(class_dspinit, void, (t_class *));
    IS(attribute_new, t_object *, (const char *, t_symbol *, long, method, method));
    IS(object_alloc, void *, (t_class *));
    IS(object_free, t_max_err, (void *));
    IS(object_obex_store, t_max_err, (void *, t_symbol *, t_object *));
    IS(object_obex_lookup, t_max_err, (void *, t_symbol *, t_object **));
    IS(jpatcher_get_filepath, t_symbol *, (t_object *));
    IS(jpatcher_get_parentpatcher, t_object *, (t_object *));
    IS(object_attr_touch, t_max_err, (t_object *, t_symbol *));
    IS(object_post, void, (t_object *, const char *, ...));
    IS(object_error, void, (t_object *, const char *, ...));
    IS(object_method_imp, void *,
       (void *, void *, void *, void *, void *, void *, void *, void *, void *, void *));
    IS(gensym, t_symbol *, (const char *));
    IS(atom_setlong, t_max_err, (t_atom *, t_atom_long));
    IS(atom_setfloat, t_max_err, (t_atom *, double));
    IS(atom_setsym, t_max_err, (t_atom *, t_symbol *));
    IS(sysmem_newptr, t_ptr, (t_ptr_size));
    IS(sysmem_freeptr, void, (void *));
    IS(proxy_getinlet, long, (t_object *));
    IS(stdinletinfo, void, (t_object *, void *, long, char *));
    IS(outlet_new, void *, (void *, const char *));
    IS(outlet_anything, void *, (t_outlet *, t_symbol *, short, t_atom *));
    IS(clock_new, t_clock *, (void *, method));
    IS(clock_fdelay, void, (t_clock *, double));
    IS(clock_getftime, void, (double *));
    IS(clock_unset, void, (t_clock *));
    IS(qelem_new, void *, (void *, method));
    IS(qelem_set, void, (t_qelem *));
    IS(qelem_unset, void, (t_qelem *));
    IS(qelem_free, void, (t_qelem *));
    IS(isr, long, (void));
    IS(freeobject, void, (void *));
    IS(systhread_mutex_new, long, (t_systhread_mutex *, long));
    IS(systhread_mutex_free, long, (t_systhread_mutex));
    IS(systhread_mutex_lock, long, (t_systhread_mutex));
    IS(systhread_mutex_trylock, long, (t_systhread_mutex));
    IS(systhread_mutex_unlock, long, (t_systhread_mutex));
    IS(z_dsp_setup, void, (t_pxobject *, long));
    IS(z_dsp_free, void, (t_pxobject *));
    IS(dsp_add64, void, (t_object *, t_object *, t_perfroutine64, long, void *));
    IS(sys_getsr, float, (void));
    IS(sys_getdspobjdspstate, int, (t_object *));
    IS(buffer_ref_new, t_buffer_ref *, (t_object *, t_symbol *));
    IS(buffer_ref_getobject, t_buffer_obj *, (t_buffer_ref *));
    IS(buffer_locksamples, float *, (t_buffer_obj *));
    IS(buffer_unlocksamples, void, (t_buffer_obj *));
    IS(buffer_getchannelcount, t_atom_long, (t_buffer_obj *));
    IS(buffer_getframecount, t_atom_long, (t_buffer_obj *));
    IS(buffer_setdirty, t_max_err, (t_buffer_obj *));
    IS(buffer_getsamplerate, t_atom_float, (t_buffer_obj *));
    IS(locatefile_extended, short, (char *, short *, t_fourcc *, const t_fourcc *, short));
    IS(path_getdefault, short, (void));
    IS(path_toabsolutesystempath, t_max_err, (const short, const char *, char *));
    IS(path_frompathname, short, (const char *, short *, char *));
    IS(open_dialog, short, (char *, short *, t_fourcc *, t_fourcc *, short));
    IS(saveasdialog_extended, short, (char *, short *, t_fourcc *, t_fourcc *, short));
    IS(path_nameconform, short, (const char *, char *, long, long));
    IS(ext_main, void, (void *));
}

#define SIZE(type)         printf("sizeof %s %d\n", #type, (int)sizeof(type))
#define PLACE(type, field) printf("%s.%s %d\n", #type, #field, (int)offsetof(type, field))
#define VALUE(constant)    printf("%s %ld\n", #constant, (long)(constant))

int main(void) {
    SIZE(t_atom_long);

    SIZE(t_atom_float);

    SIZE(t_max_err);

    SIZE(t_ptr_int);

    SIZE(t_ptr_size);

    SIZE(t_atom);

    PLACE(t_atom, a_type);

    PLACE(t_atom, a_w.w_long);

    PLACE(t_atom, a_w.w_float);

    PLACE(t_atom, a_w.w_sym);

    SIZE(t_symbol);

    PLACE(t_symbol, s_name);

    PLACE(t_symbol, s_thing);

    SIZE(t_object);

    PLACE(t_object, o_messlist);
    PLACE(t_object, o_magic);
    PLACE(t_object, o_inlet);

    PLACE(t_object, o_outlet);
    SIZE(t_pxobject);
    PLACE(t_pxobject, z_in);

    PLACE(t_pxobject, z_proxy);
    PLACE(t_pxobject, z_disabled);
    PLACE(t_pxobject, z_count);

    PLACE(t_pxobject, z_misc);
    VALUE(A_LONG);
    VALUE(A_FLOAT);
    VALUE(A_SYM);
    VALUE(A_OBJ);

    VALUE(A_GIMME);
    VALUE(A_CANT);
    VALUE(OB_MAGIC);
    VALUE(Z_NO_INPLACE);

    VALUE(ASSIST_INLET);
    VALUE(ASSIST_OUTLET);
    VALUE(MAX_ERR_NONE);

    VALUE(MAX_ERR_GENERIC);
    VALUE(MAX_ERR_OUT_OF_MEM);

    VALUE(ATTR_SET_OPAQUE_USER);
    SIZE(t_fourcc);
    VALUE(MAX_PATH_CHARS);
    VALUE(PATH_STYLE_NATIVE);
    VALUE(PATH_TYPE_ABSOLUTE);
    functions();
    return 0;
}
