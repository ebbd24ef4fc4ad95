/* SPDX-License-Identifier: BSD-3-Clause */
/* Classes, objects, attributes and messages of the Max test double; see double.h. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "max/double.h"

enum { MOST = 256, WORDS = 4 };

struct attribute {
    t_object ob;
    t_symbol *name, *type;
    long flags;
    method get, set;
    struct {
        const char *what;
        char *text;
    } metadata[16];
    int count;
};

struct class_method {
    const char *name;
    method call;
    short types[WORDS];
};

struct maxclass {
    const char *name;
    method make, free;
    size_t size;
    struct class_method methods[MOST];
    struct attribute *attributes[MOST];
    int method_count, attribute_count;
    bool registered, signals;
};

static struct maxclass *classes[MOST];
static int class_count;

/* --- classes ---------------------------------------------------------------------------------- */

static void max_types(short types[WORDS], short first, va_list more) {
    int i = 0;
    for (int type = first; type != A_NOTHING; type = va_arg(more, int)) {
        assert(i < WORDS - 1);
        types[i++] = (short)type;
    }
    types[i] = A_NOTHING;
}

t_class *class_new(const char *name, const method mnew, const method mfree, long size,
                   const method mmenu, short type, ...) {
    struct maxclass *c = calloc(1, sizeof *c);
    assert(c && !mmenu && type == A_GIMME); /* an obex class takes A_GIMME, 0 */
    c->name = gensym(name)->s_name;
    c->make = mnew;
    c->free = mfree;
    c->size = (size_t)size;
    return c;
}

t_max_err class_addmethod(t_class *c, const method m, const char *name, ...) {
    assert(!c->registered && c->method_count < MOST && m);
    struct class_method *entry = &c->methods[c->method_count++];
    entry->name = gensym(name)->s_name;
    entry->call = m;
    va_list more;
    va_start(more, name);
    max_types(entry->types, (short)va_arg(more, int), more);
    va_end(more);
    return MAX_ERR_NONE;
}

void class_dspinit(t_class *c) { c->signals = true; }

t_max_err class_register(t_symbol *name_space, t_class *c) {
    assert(c->signals && strcmp(name_space->s_name, "box") == 0);
    c->registered = true;
    classes[class_count++] = c;
    return MAX_ERR_NONE;
}

t_class *max_class(const char *name) {
    for (int i = 0; i < class_count; i++)
        if (strcmp(classes[i]->name, name) == 0)
            return classes[i];
    return NULL;
}

method max_find_method(t_class *c, const char *name, const short **types) {
    for (int i = 0; i < c->method_count; i++)
        if (strcmp(c->methods[i].name, name) == 0) {
            if (types)
                *types = c->methods[i].types;
            return c->methods[i].call;
        }
    return NULL;
}

int max_method_count(const char *class_name) { return max_class(class_name)->method_count; }

const char *max_method(const char *class_name, int i) {
    return max_class(class_name)->methods[i].name;
}

/* --- attributes ------------------------------------------------------------------------------- */

t_object *attribute_new(const char *name, t_symbol *type, long flags, method mget, method mset) {
    struct attribute *a = (struct attribute *)max_object("attribute", sizeof *a);
    a->name = gensym(name);
    a->type = type;
    a->flags = flags;
    a->get = mget;
    a->set = mset;
    return &a->ob;
}

t_max_err class_addattr(t_class *c, t_object *attr) {
    assert(!c->registered && c->attribute_count < MOST);
    c->attributes[c->attribute_count++] = (struct attribute *)attr;
    return MAX_ERR_NONE;
}

static struct attribute *max_find(t_class *c, const char *name) {
    for (int i = 0; i < c->attribute_count; i++)
        if (strcmp(c->attributes[i]->name->s_name, name) == 0)
            return c->attributes[i];
    return NULL;
}

t_max_err class_attr_addattr_atoms(t_class *c, const char *attrname, const char *attrname2,
                                   t_symbol *type, long flags, long ac, t_atom *av) {
    struct attribute *a = max_find(c, attrname);
    assert(a && type && flags == 0 && a->count < 16);
    char text[MAX_TEXT];
    max_atoms_text(text, sizeof text, "", ac, av);
    a->metadata[a->count].what = gensym(attrname2)->s_name;
    a->metadata[a->count++].text = strdup(text);
    return MAX_ERR_NONE;
}

int max_attribute_count(const char *class_name) { return max_class(class_name)->attribute_count; }

const char *max_attribute(const char *class_name, int i) {
    return max_class(class_name)->attributes[i]->name->s_name;
}

const char *max_metadata(const char *class_name, const char *attribute, const char *what) {
    const struct attribute *a = max_find(max_class(class_name), attribute);
    if (!a)
        return NULL;
    if (strcmp(what, "type") == 0)
        return a->type->s_name;
    for (int i = 0; i < a->count; i++)
        if (strcmp(a->metadata[i].what, what) == 0)
            return a->metadata[i].text;
    return NULL;
}

bool max_readonly(const char *class_name, const char *attribute) {
    return (max_find(max_class(class_name), attribute)->flags & ATTR_SET_OPAQUE_USER) != 0;
}

bool max_set(t_object *x, const char *attribute, long ac, t_atom *av) {
    struct attribute *a = max_find(max_instance(x)->class, attribute);
    assert(a && a->set);
    return MAX_AS(t_max_err(*)(void *, void *, long, t_atom *), a->set)(x, a, ac, av) ==
           MAX_ERR_NONE;
}

static bool max_ask(t_object *x, const char *attribute, long *ac, t_atom **av) {
    struct attribute *a = max_find(max_instance(x)->class, attribute);
    assert(a && a->get);
    return MAX_AS(t_max_err(*)(void *, void *, long *, t_atom **), a->get)(x, a, ac, av) ==
           MAX_ERR_NONE;
}

char *max_get(t_object *x, const char *attribute) {
    long ac = 0;
    t_atom *av = NULL;
    char text[MAX_TEXT] = "";
    if (max_ask(x, attribute, &ac, &av))
        max_atoms_text(text, sizeof text, "", ac, av);
    sysmem_freeptr(av);
    return strdup(text);
}

long max_get_into(t_object *x, const char *attribute, t_atom *own, long room) {
    t_atom *av = own;
    bool good = max_ask(x, attribute, &room, &av);
    assert(av == own);
    return good ? room : -1;
}

/* An inspector that shows the attribute asks for its value at once. */
t_max_err object_attr_touch(t_object *x, t_symbol *attrname) {
    trap_forbid("object_attr_touch");
    assert(max_find(max_instance(x)->class, attrname->s_name) && !isr());
    max_note_touch(x, attrname->s_name);
    free(max_get(x, attrname->s_name));
    return MAX_ERR_NONE;
}

void *object_method_imp(void *x, void *s, void *p1, void *p2, void *p3, void *p4, void *p5,
                        void *p6, void *p7, void *p8) {
    const char *name = ((t_symbol *)s)->s_name;
    assert(!p1 && !p2 && !p3 && !p4 && !p5 && !p6 && !p7 && !p8);
    assert(strcmp(name, "getname") == 0); /* all that we ask, and of attributes only */
    return ((struct attribute *)x)->name;
}

/* --- objects and messages --------------------------------------------------------------------- */

t_object *max_make(const char *text) {
    t_atom atoms[MAX_ATOMS];
    int count = max_parse(text, atoms, MAX_ATOMS);
    t_class *c = max_class(atoms[0].a_w.w_sym->s_name);
    if (!c)
        return NULL;
    return MAX_AS(void *(*)(t_symbol *, long, t_atom *), c->make)(atoms[0].a_w.w_sym, count - 1,
                                                                  atoms + 1);
}

t_object *max_new(const char *text) {
    t_object *x = max_make(text);
    max_idle();
    return x;
}

void *object_alloc(t_class *c) {
    struct max_instance *i = calloc(1, sizeof *i + c->size);
    t_object *x = (t_object *)(i + 1);
    memset((char *)x + sizeof(t_pxobject), 0xa5, c->size - sizeof(t_pxobject));
    i->class = c;
    x->o_magic = OB_MAGIC;
    return x;
}

struct max_instance *max_instance(const void *x) {
    assert(((const t_object *)x)->o_magic == OB_MAGIC);
    return (struct max_instance *)x - 1;
}

void max_delete(t_object *x) {
    if (!x)
        return;
    struct max_instance *i = max_instance(x);
    MAX_AS(void (*)(t_object *), i->class->free)(x);
    for (long o = 0; o < i->outlets; o++)
        free(i->outlet[o]);
    for (struct max_chain *c = i->made, *before; c; c = before) {
        before = c->before;
        free(c);
    }
    x->o_magic = 0;
    free(i);
}

/* Gives the method what its types ask for. */
static bool max_call(t_object *x, method m, const short *types, t_symbol *s, long ac, t_atom *av) {
    double number = ac && av->a_type == A_LONG ? (double)av->a_w.w_long : 0;
    if (ac && av->a_type == A_FLOAT)
        number = av->a_w.w_float;
    if (types[0] == A_CANT)
        return false;
    if (types[0] == A_GIMME)
        MAX_AS(void (*)(t_object *, t_symbol *, long, t_atom *), m)(x, s, ac, av);
    else if (types[0] == A_FLOAT)
        MAX_AS(void (*)(t_object *, double), m)(x, number);
    else if (types[0] == A_LONG)
        MAX_AS(void (*)(t_object *, t_atom_long), m)(x, (t_atom_long)number);
    else
        MAX_AS(void (*)(t_object *), m)(x);
    return true;
}

/* `getk`: the value leaves by the dumpout. */
static bool max_query(t_object *x, const char *name) {
    struct max_instance *i = max_instance(x);
    if (strncmp(name, "get", 3) != 0 || !max_find(i->class, name + 3) || !i->dumpout)
        return false;
    char *text = max_get(x, name + 3);
    t_atom atoms[MAX_ATOMS];
    int count = max_parse(text, atoms, MAX_ATOMS);
    outlet_anything((t_outlet *)i->dumpout, gensym(name + 3), (short)count, atoms);
    free(text);
    return true;
}

bool max_send_atoms(t_object *x, long inlet, const char *word, long count, t_atom *arguments) {
    struct max_instance *i = max_instance(x);
    t_symbol *selector = gensym(word);
    max_came_in(inlet);
    const short *types;
    method m = max_find_method(i->class, selector->s_name, &types);
    if (m)
        return max_call(x, m, types, selector, count, arguments);
    struct attribute *a = max_find(i->class, selector->s_name);
    if (a && !(a->flags & ATTR_SET_OPAQUE_USER)) {
        max_set(x, selector->s_name, count, arguments);
        return true;
    }
    if (max_query(x, selector->s_name))
        return true;
    m = max_find_method(i->class, "anything", &types);
    return m && max_call(x, m, types, selector, count, arguments);
}

bool max_send(t_object *x, long inlet, const char *text) {
    t_atom atoms[MAX_ATOMS];
    int count = max_parse(text, atoms, MAX_ATOMS);
    const char *kind = count == 1 ? (atoms[0].a_type == A_LONG ? "int" : "float") : "list";
    if (count && atoms[0].a_type == A_SYM)
        return max_send_atoms(x, inlet, atoms[0].a_w.w_sym->s_name, count - 1, atoms + 1);
    return max_send_atoms(x, inlet, kind, count, atoms);
}

bool max_sendf(t_object *x, long inlet, const char *format, ...) {
    char text[MAX_TEXT];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return max_send(x, inlet, text);
}

const char *max_class_name(t_object *x) { return max_instance(x)->class->name; }

const char *max_assist(t_object *x, long inlet_or_outlet, long index) {
    static char text[512];
    const short *types;
    method m = max_find_method(max_instance(x)->class, "assist", &types);
    assert(m && types[0] == A_CANT);
    text[0] = '\0';
    MAX_AS(void (*)(void *, void *, long, long, char *), m)(x, NULL, inlet_or_outlet, index, text);
    return text;
}
