/* SPDX-License-Identifier: BSD-3-Clause */
/* write.c: the files made from the table.
 *   write <version> <sources> <package>
 *       writes what Max's package has beside patches: reference, palette, wrappers, description
 *   write pages <sources> <folder>
 *       writes a page of reference for each object of Pd */
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

/* Defines mc.knock.impact~ and so on, with an instance for each channel and the wrapper's help; Max
 * lists knock.impact~ among the objects of this package. */
static void write_init(const char *package) {
    static const char *const help[] = {"mcwrap", "mcmess"}; /* the wrapper and its messages */
    FILE *file = package_open(folder(package, "init"), "knock", "-objectmappings.txt");
    for (int i = 0; i < EXTERNAL_KINDS; i++) {
        const char *name = external_kinds[i]->name;
        fprintf(file, "max objectfile mc." KNOCK_PREFIX "%s mc.wrapper~ " KNOCK_PREFIX "%s;\n",
                name, name);
        fprintf(file, "max oblist knock " KNOCK_PREFIX "%s;\n", name);
        for (int c = 0; c < 2; c++)
            fprintf(file, "max classnamehelpcategory mc." KNOCK_PREFIX "%s %s;\n", name, help[c]);
    }
    fclose(file);
}

/* The entries of the object browser. */
static void write_palette(const char *package) {
    FILE *file = package_open(folder(package, "interfaces"), "knock", "-obj-qlookup.json");
    fprintf(file, "{\n");
    for (int i = 0; i < EXTERNAL_KINDS; i++) {
        fprintf(file, "  \"" KNOCK_PREFIX "%s\": {\n    \"digest\": \"%s\",\n",
                external_kinds[i]->name, external_kinds[i]->digest);
        fprintf(file,
                "    \"module\": \"msp\",\n    \"category\": [\"Knock\", \"MSP Synthesis\"],\n"
                "    \"seealso\": [");
        for (int j = 1; j < EXTERNAL_KINDS; j++)
            fprintf(file, "%s\"" KNOCK_PREFIX "%s\"", j > 1 ? ", " : "",
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
        "mass or a body that rings. knock.impact~ is the laboratory, knock.mallet~ the instrument, "
        "knock.bounce~ the ball.\",\n"
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

static const char *max_name(const struct external_kind *kind) {
    static char name[EXTERNAL_NAME];
    snprintf(name, sizeof name, KNOCK_PREFIX "%s", kind->name);
    return name;
}

static void write_references(const char *package) {
    for (int i = 0; i < EXTERNAL_KINDS; i++) {
        FILE *file =
            package_open(folder(package, "docs"), max_name(external_kinds[i]), ".maxref.xml");
        reference_write(file, external_kinds[i]);
        fclose(file);
    }
}

static void load_prose(const char *sources) {
    char path[1024];
    snprintf(path, sizeof path, "%s/prose.txt", sources);
    prose_load(path);
}

static void write_pages(const char *to) {
    for (int i = 0; i < EXTERNAL_KINDS; i++) {
        FILE *file = package_open(folder(to, ""), external_kinds[i]->name, ".md");
        page_write(file, external_kinds[i]);
        fclose(file);
    }
}

int main(int argc, char **argv) {
    if (argc == 4 && strcmp(argv[1], "pages") == 0) {
        load_prose(argv[2]);
        write_pages(argv[3]);
        return 0;
    }
    if (argc != 4)
        package_stop("wants the version, the folder of prose.txt, and the package's", argv[0]);
    load_prose(argv[2]);
    folder(argv[3], "");
    write_info(argv[3], argv[1]);
    write_init(argv[3]);
    write_palette(argv[3]);
    write_references(argv[3]);
    return 0;
}
