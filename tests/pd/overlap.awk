# SPDX-License-Identifier: BSD-3-Clause
# overlap.awk: what lies on what in the window of a patch, or runs out of it, as Pd draws it at 12
# points (7 px a character, 15 px a line). Its first files are the abstractions, for the sizes of
# their graphs; the last one is the page. Canvases are what things lie on.

function add(what, left, top, wide, high) {
    n++; name[n] = what; x[n] = left; y[n] = top; w[n] = wide; h[n] = high
}
# A label of a button or a slider begins at (dx, dy) from its corner, and dy is its middle.
function label(text, left, top, dx, dy, size) {
    if (text != "empty") { add("label " text, left + dx, top + dy - size / 2, int(.6 * size * length(text)), size) }
}
# How many lines it takes at so many characters, words being kept whole.
function lines(text, most,    part, k, i, full, used) {
    k = split(text, part, " "); full = 1; used = 0
    for (i = 1; i <= k; i++) {
        if (used && used + 1 + length(part[i]) > most) { full++; used = 0 }
        used += (used ? 1 : 0) + length(part[i])
    }
    longest = full > 1 ? most : used
    return full
}
function written(from,    i, text) {
    text = ""
    for (i = from; i <= NF; i++) text = text (i > from ? " " : "") $i
    return text
}

FNR == 1 {
    depth = 0; last = ++files == ARGC - 1
    stem = FILENAME; sub(/.*\//, "", stem); sub(/\.pd$/, "", stem)
}
{ sub(/;$/, ""); gsub(/\\ /, "_") } # an escaped blank is a letter
/^#N canvas/ { depth++; coords = ""; if (last && depth == 1) window = $5; next }
/^#X coords/ { if (depth == 1 && !last && $9 > 0) size[stem] = $7 " " $8
    if (depth == 2) coords = $9 > 0 ? $7 " " $8 : ""
    next }
/^#X restore/ { depth-- }
!last || depth != 1 || !/^#X (obj|msg|text|floatatom|symbolatom|restore)/ { next }
{
    chars = 0
    line = $0
    if (match($0, /, f [0-9]+$/)) { chars = substr($0, RSTART + 4) + 0; $0 = substr($0, 1, RSTART - 1) }
}
$2 == "floatatom" || $2 == "symbolatom" {
    add("number " $9, $3, $4, 7 * $5 + 6, 19)
    if ($9 != "-" && $9 != "") {
        long = 7 * length($9) + 3
        if ($8 == 0) add("label " $9, $3 - long, $4, long, 16)
        if ($8 == 1) add("label " $9, $3 + 7 * $5 + 9, $4, long, 16)
        if ($8 == 2) add("label " $9, $3, $4 - 17, long, 16)
    }
    next
}
$2 == "obj" && $5 == "cnv" { label($11, $3, $4, $12, $13, $15); next }
$2 == "obj" && $5 == "bng" { add("bng " $12, $3, $4, $6, $6); label($12, $3, $4, $13, $14, $16); next }
$2 == "obj" && $5 == "tgl" { add("tgl " $10, $3, $4, $6, $6); label($10, $3, $4, $11, $12, $14); next }
$2 == "obj" && ($5 == "hsl" || $5 == "vsl") { add($5 " " $14, $3, $4, $6, $7); label($14, $3, $4, $15, $16, $18); next }
$2 == "obj" && ($5 == "hradio" || $5 == "vradio") {
    add($5 " " $12, $3, $4, $5 == "hradio" ? $6 * $9 : $6, $5 == "vradio" ? $6 * $9 : $6)
    label($12, $3, $4, $13, $14, $16); next
}
$2 == "obj" && $5 == "nbx" { add("nbx", $3, $4, $6 * $7 * .6, $7); label($14, $3, $4, $15, $16, $18); next }
{
    text = written(5)
    gsub(/ \\,/, ",", text); gsub(/ \\;/, ";", text); gsub(/\\/, "", text)
    if ($2 == "restore" && coords != "") { split(coords, c, " "); add("graph " text, $3, $4, c[1], c[2]); next }
    if ($5 == "knock-say") { # a button, and what it says beside it
        sub(/^knock-say [^ ]+ /, "", text); add("knock-say", $3, $4, 18, 18); label(text, $3, $4, 22, 9, 12); next
    }
    if ($2 == "obj" && $5 in size) { split(size[$5], c, " "); add($5, $3, $4, c[1], c[2]); next }
    rows = lines(text, chars ? chars : 60)
    add(text, $3, $4, 7 * ($2 != "text" && chars ? chars : longest) + 4, 15 * rows + 4)
}
END {
    for (i = 1; i <= n; i++)
        if (x[i] + w[i] > window) printf "%s (%d %d) runs out of the window by %d\n", name[i], x[i], y[i], x[i] + w[i] - window
    for (i = 1; i <= n; i++) for (j = i + 1; j <= n; j++) {
        across = (x[i] + w[i] < x[j] + w[j] ? x[i] + w[i] : x[j] + w[j]) - (x[i] > x[j] ? x[i] : x[j])
        down = (y[i] + h[i] < y[j] + h[j] ? y[i] + h[i] : y[j] + h[j]) - (y[i] > y[j] ? y[i] : y[j])
        if (across > 3 && down > 4) printf "%s (%d %d) lies on %s (%d %d) by %d x %d\n", name[i], x[i], y[i], name[j], x[j], y[j], across, down
    }
}
