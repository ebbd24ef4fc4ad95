/* SPDX-License-Identifier: BSD-3-Clause */
/* figures: computes every figure and table of the papers, draws them into the folder it is given,
 * and judges the papers' claims: claim <paper> <what> holds|fails <figure>. Its exit status says
 * whether all were drawn and every verdict is the expected one. */
#define _POSIX_C_SOURCE 200809L
#include "figures/figures.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static struct {
    const char *folder;
    FILE *body; /* of the page, kept until its head can be written */
    char *text;
    size_t size;
    struct figure_words words; /* of the table being written */
    const char *table;
    int figures, tables, failed;
} page;

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* --- one picture ----------------------------------------------------------------------------- */

/* Okabe and Ito's colours, the same one for a scheme everywhere. */
static const char preamble[] =
    "set encoding utf8\n"
    "c_ref = '#000000'; c_exact = '#D55E00'; c_am1 = '#0072B2'; c_verlet = '#009E73'\n"
    "c_heun = '#E69F00'; c_rk4 = '#CC79A7'; c_two_point = '#56B4E9'; c_three_point = '#7F6A00'\n"
    "c_quadratic = '#666666'; c_pale = '#BBBBBB'; c_yellow = '#F0E442'\n"
    "set border 3 lw 1 lc rgb '#555555'\n"
    "set tics nomirror out scale .6 textcolor rgb '#333333'\n"
    "set grid lt 1 lw .7 lc rgb '#DDDDDD'\n"
    "set key top right samplen 2 spacing 1.15 width 0 noenhanced\n"
    "set datafile missing '?'\n"
    "set title font ',15'\n";

struct figure figure_open(const char *name, int width, int height) {
    char path[512];
    snprintf(path, sizeof path, "%s/%s.gp", page.folder, name);
    struct figure f = {name, fopen(path, "w")};
    if (!f.script) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    figure_draw(
        &f,
        "set terminal pngcairo size %d,%d font 'sans,14' linewidth 1.5 dashlength .6 enhanced "
        "background '#FFFFFF'\nset output '%s.png'\n%s",
        width, height, name, preamble);
    return f;
}

void figure_draw(struct figure *f, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(f->script, format, arguments);
    va_end(arguments);
}

void figure_data(struct figure *f, const char *name) { fprintf(f->script, "$%s << END\n", name); }

void figure_row(struct figure *f, const double *cell, int cells) {
    for (int i = 0; i < cells; i++) {
        if (isfinite(cell[i]))
            fprintf(f->script, "%.9g ", cell[i]);
        else
            fputs("? ", f->script);
    }
    fputc('\n', f->script);
}

void figure_break(struct figure *f) { fputc('\n', f->script); }

void figure_end(struct figure *f) { fputs("END\n", f->script); }

static void panels(struct figure *f, int rows, int columns, const char *title,
                   const char *parameters, double apart) {
    figure_draw(f,
                "set multiplot layout %d,%d title \"{/:Bold=19 %s}\\n{/=13 %s}\" "
                "margins char 9,3,4,5.2 spacing char 10,%g\n",
                rows, columns, title, parameters, apart);
}

void figure_panels(struct figure *f, int rows, int columns, const char *title,
                   const char *parameters) {
    panels(f, rows, columns, title, parameters, 6.4);
}

void figure_stack(struct figure *f, int rows, const char *title, const char *parameters) {
    panels(f, rows, 1, title, parameters, 1.5);
}

static bool picture_made(const struct figure *f) {
    char command[1024], path[512];
    struct stat made;
    snprintf(path, sizeof path, "%s/%s.png", page.folder, f->name);
    remove(path);
    snprintf(command, sizeof command, "cd '%s' && gnuplot '%s.gp' 2> '%s.err' </dev/null",
             page.folder, f->name, f->name);
    bool drawn = system(command) == 0 && stat(path, &made) == 0 && made.st_size > 4000;
    snprintf(path, sizeof path, "%s/%s.err", page.folder, f->name);
    if (drawn)
        remove(path);
    else
        fprintf(stderr, "figures: %s was not drawn, see %s\n", f->name, path);
    return drawn;
}

static void put_words(const struct figure_words *words, const char *ours, va_list arguments) {
    fprintf(page.body, "<p class=parameters>%s</p>\n", words->parameters);
    fprintf(page.body, "<dl><dt>The paper</dt><dd>%s</dd><dt>Ours</dt><dd>", words->paper);
    vfprintf(page.body, ours, arguments);
    fputs("</dd></dl>\n", page.body);
}

static void put_title(const char *name, const char *title) {
    fprintf(page.body, "<article id=%s><h3>%s</h3>\n", name, title);
}

void figure_close(struct figure *f, const struct figure_words *words, const char *ours, ...) {
    fclose(f->script);
    page.figures++;
    page.failed += !picture_made(f);
    put_title(f->name, words->title);
    fprintf(page.body,
            "<div class=beside><a href=%s.png><img src=%s.png alt='%s' loading=lazy></a><div>\n",
            f->name, f->name, words->title);
    va_list arguments;
    va_start(arguments, ours);
    put_words(words, ours, arguments);
    va_end(arguments);
    claims_write(page.body, f->name);
    fputs("</div></div></article>\n", page.body);
}

/* --- the page --------------------------------------------------------------------------------- */

void page_section(const char *key, const char *title, const char *source) {
    fprintf(page.body, "<h2 id=%s>%s</h2><p>%s</p>\n", key, title, source);
}

/* A line of cells with | between them. */
static void put_cells(const char *line, const char *tag) {
    fputs("<tr>", page.body);
    for (const char *end; *line; line = *end ? end + 1 : end) {
        end = line + strcspn(line, "|");
        fprintf(page.body, "<%s>%.*s</%s>", tag, (int)(end - line), line, tag);
    }
    fputs("</tr>\n", page.body);
}

void table_open(const char *name, const struct figure_words *words, const char *head) {
    page.tables++;
    page.table = name;
    page.words = *words;
    put_title(name, words->title);
    fputs("<div class=wide><table>\n", page.body);
    put_cells(head, "th");
}

void table_row(const char *format, ...) {
    char line[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    put_cells(line, "td");
}

void table_close(const char *ours, ...) {
    fputs("</table></div><div>\n", page.body);
    va_list arguments;
    va_start(arguments, ours);
    put_words(&page.words, ours, arguments);
    va_end(arguments);
    claims_write(page.body, page.table);
    fputs("</div></article>\n", page.body);
}

static const char head[] =
    "<!doctype html><html lang=en><meta charset=utf-8>\n"
    "<meta name=viewport content='width=device-width,initial-scale=1'>\n"
    "<title>Knock: the papers' figures</title><style>\n"
    "body{font:16px/1.5 system-ui,sans-serif;color:#222;background:#fff;margin:0 auto;"
    "max-width:1500px;padding:1rem 1.5rem 4rem}\n"
    "h1{margin-bottom:0}h2{border-top:3px solid #D55E00;margin-top:3.5rem;padding-top:.8rem}"
    "h3{margin:0 0 .6rem}\n"
    "nav a{margin-right:1.2rem}a{color:#0072B2}\n"
    "article{border:1px solid #ddd;border-radius:6px;padding:1rem 1.2rem;margin:1.4rem 0}\n"
    ".beside{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,3fr);gap:1.6rem}\n"
    "img{width:100%;height:auto;display:block}\n"
    ".parameters{color:#555;font-size:.92rem;margin-top:0}\n"
    "dt{font-weight:600;margin-top:.6rem}dd{margin:0}\n"
    "ul.claims{list-style:none;padding:0;margin:1rem 0 0;font-size:.93rem}"
    "ul.claims li{padding:.35rem .6rem;margin:.3rem 0;border-left:4px solid #009E73;"
    "background:#f2faf7}"
    "ul.claims li.fails{border-color:#D55E00;background:#fdf4ee}ul.claims b{font-weight:600}\n"
    ".wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "td,th{padding:.3rem .8rem;border-bottom:1px solid #e4e4e4;text-align:right;"
    "white-space:nowrap}td:first-child,th:first-child{text-align:left}\n"
    "@media(max-width:900px){.beside{grid-template-columns:1fr}body{padding:1rem .7rem}}\n"
    "</style>\n<h1>Knock: the papers' figures</h1>\n"
    "<p>Computed and drawn by <code>tests/run figures</code> with the project's own code. Beside "
    "each picture stands what the paper shows, what ours shows, and the verdict on what the paper "
    "claims. Every picture has its gnuplot script with all its numbers beside it.</p>\n"
    "<nav><a href=#cw17>CW17</a><a href=#par09>PAR09</a><a href=#ar04>AR04</a>"
    "<a href=#d17>D17</a><a href=#beyond>Beyond</a><a href=#bodies>Bodies</a><a "
    "href=#readme>README</a><a href=#claims>Claims</a></nav>\n";

static bool page_written(void) {
    char path[512];
    snprintf(path, sizeof path, "%s/index.html", page.folder);
    FILE *index = fopen(path, "w");
    if (!index) {
        perror(path);
        return false;
    }
    fclose(page.body);
    fputs(head, index);
    fwrite(page.text, 1, page.size, index);
    fputs("<h2 id=claims>All claims</h2>\n", index);
    claims_write(index, NULL);
    fputs("</html>\n", index);
    free(page.text);
    return fclose(index) == 0;
}

/* figures <folder> [words]: all of them, or those of the sources named. */
int main(int argc, char **argv) {
    static const struct {
        const char *key;
        void (*draw)(void);
    } parts[] = {{"cw17", figures_cw17},
                 {"cw17", figures_cw17_open},
                 {"par09", figures_par09},
                 {"par09", figures_par09_simulated},
                 {"par09", figures_par09_bouncing},
                 {"ar04", figures_ar04},
                 {"ar04", figures_ar04_sound},
                 {"d17", figures_d17},
                 {"d17", figures_d17_collision},
                 {"d17", figures_d17_oscillators},
                 {"beyond", figures_beyond},
                 {"beyond", figures_cost},
                 {"bodies", figures_bodies},
                 {"readme", figures_readme}};
    if (argc < 2) {
        fprintf(stderr, "figures <folder> [cw17|par09|ar04|d17|beyond|bodies|readme ...]\n");
        return EXIT_FAILURE;
    }
    page.folder = argv[1];
    mkdir(page.folder, 0777);
    page.body = open_memstream(&page.text, &page.size);
    double start = seconds();
    for (int i = 0; i < COUNT(parts); i++) {
        bool wanted = argc == 2;
        for (int word = 2; word < argc; word++)
            wanted = wanted || strcmp(argv[word], parts[i].key) == 0;
        if (wanted)
            parts[i].draw();
    }
    bool written = page_written();
    int unexpected = argc == 2 ? claims_unexpected() : 0;
    printf(
        "figures %d pictures and %d tables in %s, %d not drawn, %d unexpected verdicts, %.0f s\n",
        page.figures, page.tables, page.folder, page.failed, unexpected, seconds() - start);
    return written && !page.failed && !unexpected ? EXIT_SUCCESS : EXIT_FAILURE;
}
