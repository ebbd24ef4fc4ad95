/* SPDX-License-Identifier: BSD-3-Clause */
/* write.c: write <version> <sources> <help-patches/max> <package>: fills Max's package with what
 * follows from the table: reference, help, palette, wrappers, description. */
#include "package/write.h"

#include <errno.h>
#include <sys/stat.h>

_Noreturn void package_stop(const char *what, const char *about) {
    fprintf(stderr, "%s: %s\n", about, what);
    exit(1);
}

FILE *package_open(const char *folder, const char *name, const char *suffix) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s%s", folder, name, suffix);
    FILE *file = fopen(path, "wb");
    if (!file)
        package_stop(strerror(errno), path);
    return file;
}

char *package_read(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file)
        package_stop(strerror(errno), path);
    size_t room = 1 << 20;
    char *text = calloc(1, room);
    if (!text || fread(text, 1, room - 1, file) == room - 1)
        package_stop("is too long", path);
    fclose(file);
    return text;
}

char *split(char **rest, char at) {
    char *text = *rest, *end = text ? strchr(text, at) : NULL;
    if (end)
        *end = '\0';
    *rest = end ? end + 1 : NULL;
    return text;
}

static const char *folder(const char *package, const char *name) {
    static char path[1024];
    snprintf(path, sizeof path, "%s/%s", package, name);
#ifdef _WIN32
    mkdir(path);
#else
    mkdir(path, 0777);
#endif
    return path;
}

/* mc.impact~ and its kin, as many instances as there are channels, with the wrapper's help; and
 * knock.impact~, which is in the file of impact~ and among the objects that Max lists as knock's.
 */
static void write_init(const char *package) {
    FILE *file = package_open(folder(package, "init"), "knock", "-objectmappings.txt");
    for (int i = 0; i < EXTERNAL_KINDS; i++) {
        const char *name = external_kinds[i]->name;
        fprintf(file, "max objectfile " PREFIX "%s %s;\n", name, name);
        fprintf(file, "max objectfile mc.%s mc.wrapper~ %s;\n", name, name);
        fprintf(file, "max objectfile mc." PREFIX "%s mc.wrapper~ " PREFIX "%s;\n", name, name);
        fprintf(file, "max oblist knock " PREFIX "%s;\n", name);
        for (int c = 0; c < 2; c++) {
            static const char *const help[] = {"mcwrap",
                                               "mcmess"}; /* the wrapper's, and its words */
            fprintf(file, "max classnamehelpcategory mc.%s %s;\n", name, help[c]);
            fprintf(file, "max classnamehelpcategory mc." PREFIX "%s %s;\n", name, help[c]);
        }
    }
    fclose(file);
}

/* What the object browser shows. */
static void write_palette(const char *package) {
    FILE *file = package_open(folder(package, "interfaces"), "knock", "-obj-qlookup.json");
    fprintf(file, "{\n");
    for (int i = 0; i < EXTERNAL_KINDS; i++) {
        fprintf(file, "  \"%s\": {\n    \"digest\": \"%s\",\n", external_kinds[i]->name,
                external_kinds[i]->digest);
        fprintf(file,
                "    \"module\": \"msp\",\n    \"category\": [\"Knock\", \"MSP Synthesis\"],\n"
                "    \"seealso\": [");
        for (int j = 1; j < EXTERNAL_KINDS; j++)
            fprintf(file, "%s\"%s\"", j > 1 ? ", " : "",
                    external_kinds[(i + j) % EXTERNAL_KINDS]->name);
        fprintf(file, "]\n  }%s\n", i < EXTERNAL_KINDS - 1 ? "," : "");
    }
    fprintf(file, "}\n");
    fclose(file);
}

static void write_info(const char *package, const char *version) {
    FILE *file = package_open(package, "package-info", ".json");
    fprintf(
        file,
        "{\n"
        "  \"name\": \"Knock\",\n"
        "  \"displayname\": \"Knock\",\n"
        "  \"version\": \"%s\",\n"
        "  \"author\": \"The Knock authors\",\n"
        "  \"authors\": [\"The Knock authors\"],\n"
        "  \"description\": \"Collisions that you can hear: a lumped hammer meets a wall, a "
        "mass or a body that rings. impact~ is the laboratory, mallet~ the instrument, bounce~ "
        "the ball.\",\n"
        "  \"tags\": [\"physical modelling\", \"impact\", \"collision\", \"percussion\", "
        "\"modal synthesis\"],\n"
        "  \"max_version_min\": \"8.2\",\n"
        "  \"max_version_max\": \"none\",\n"
        "  \"os\": {\n"
        "    \"macintosh\": {\"platform\": [\"x64\", \"aarch64\"], \"min_version\": \"11.0\"},\n"
        "    \"windows\": {\"platform\": [\"x64\"], \"min_version\": \"10\"}\n"
        "  },\n"
        "  \"homepatcher\": \"Knock Overview.maxpat\",\n"
        "  \"package_extra\": {\n"
        "    \"reverse_domain\": \"org.knock\",\n"
        "    \"copyright\": \"Copyright (c) The Knock authors, BSD-3-Clause\"\n"
        "  }\n"
        "}\n",
        version);
    fclose(file);
}

static void write_references(const char *package) {
    for (int i = 0; i < EXTERNAL_KINDS; i++) {
        char full[EXTERNAL_NAME];
        snprintf(full, sizeof full, PREFIX "%s", external_kinds[i]->name);
        const char *const names[] = {external_kinds[i]->name, full};
        for (int n = 0; n < 2; n++) {
            FILE *file = package_open(folder(package, "docs"), names[n], ".maxref.xml");
            reference_write(file, external_kinds[i], names[n]);
            fclose(file);
        }
    }
}

/* --- patches ---------------------------------------------------------------------------------- */

static void write_patch(const char *sources, const char *name, const char *to, const char *as,
                        const char *suffix) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.txt", sources, name);
    char *source = package_read(path);
    FILE *file = package_open(to, as, suffix);
    patch_write(file, sources, name, source);
    fclose(file);
    free(source);
}

/* The help of an object, under both of its names. */
static void write_help(const char *sources, const char *package) {
    const char *to = folder(package, "help");
    for (int i = 0; i < EXTERNAL_KINDS; i++) {
        char full[EXTERNAL_NAME];
        snprintf(full, sizeof full, PREFIX "%s", external_kinds[i]->name);
        write_patch(sources, external_kinds[i]->name, to, external_kinds[i]->name, ".maxhelp");
        write_patch(sources, external_kinds[i]->name, to, full, ".maxhelp");
    }
}

/* knock-roll-help is the help of knock-roll, snip-bar a snippet, and lesson-1 the patch
 * knock-lesson-1, which no other package has. */
static void write_named(const char *sources, const char *package, const char *name) {
    char as[EXTERNAL_NAME];
    size_t length = strlen(name);
    if (length > 5 && strcmp(name + length - 5, "-help") == 0) {
        snprintf(as, sizeof as, "%.*s", (int)(length - 5), name);
        write_patch(sources, name, folder(package, "help"), as, ".maxhelp");
    } else if (strncmp(name, "snip-", 5) == 0) {
        snprintf(as, sizeof as, "knock-%.60s", name + 5);
        write_patch(sources, name, folder(package, "snippets"), as, ".maxsnip");
    } else {
        snprintf(as, sizeof as, "%s%.60s", strncmp(name, "knock-", 6) == 0 ? "" : "knock-", name);
        write_patch(sources, name, folder(package, "patchers"), as, ".maxpat");
    }
}

int main(int argc, char **argv) {
    if (argc < 5)
        package_stop("wants the version, the folder of prose.txt, that of the patches' sources, "
                     "the package's, and the names of the patches",
                     argv[0]);
    char path[1024];
    snprintf(path, sizeof path, "%s/prose.txt", argv[2]);
    prose_load(path);
    folder(argv[4], "");
    write_info(argv[4], argv[1]);
    write_init(argv[4]);
    write_palette(argv[4]);
    write_references(argv[4]);
    write_help(argv[3], argv[4]);
    write_patch(argv[3], "Knock Overview", folder(argv[4], "extras"), "Knock Overview", ".maxpat");
    for (int i = 5; i < argc; i++)
        write_named(argv[3], argv[4], argv[i]);
    return 0;
}
