# SPDX-License-Identifier: BSD-3-Clause
# layout.awk: boxes that lie on each other or run out of their window, and cords that pass through a
# box, in each window of a patch, as Pd draws it (12 points: 7 px a character, 15 px a line). Its files
# are records (records.awk): first the abstractions, for their ports and the sizes of what they show;
# the last one is the page. Canvases are what things lie on.

BEGIN {
    few = "0 1:inlet inlet~ r r~ receive catch~ loadbang bang~ readsf~|1 0:outlet outlet~ s s~ throw~ delwrite~ tabwrite~ tabsend~ print block~|" \
        "2 1:metro del delay timer f i float int symbol + - * / % mod > < == != >= <= max min && pow +~ -~ *~ /~ osc~ phasor~ line~ hip~ lop~ " \
        "rzero~ tabread4~ change spigot until random list append element send|2 0:tabwrite dac~|3 1:vline~ clip~|2 2:moses vu threshold~ swap pointer|" \
        "1 2:tabplay~ rfft~ openpanel savepanel soundfiler|3 2:vcf~ makenote|0 3:notein|0 2:bendin|2 3:poly|0 0:struct plot"
    for (i = split(few, group, "|"); i; i--) {
        split(group[i], part, ":"); split(part[1], number, " ")
        for (j = split(part[2], word, " "); j; j--) { ins[word[j]] = number[1]; outs[word[j]] = number[2] }
    }
    few = "2 2:array max,array min,list store,text get|2 1:array get,array size,array sum,list append,list prepend,text search|2 0:array set,text insert,text delete|" \
        "2 3:list split|1 3:text sequence|0 2:ctlin 64|0 1:adc~ 1"
    for (i = split(few, group, "|"); i; i--) {
        split(group[i], part, ":"); split(part[1], number, " ")
        for (j = split(part[2], word, ","); j; j--) { ins[word[j]] = number[1]; outs[word[j]] = number[2] }
    }
}
function box(what, left, top, wide, high, i, o) { # box number boxes[depth] of its window
    k = boxes[depth]++
    name[depth, k] = what; x[depth, k] = left; y[depth, k] = top; w[depth, k] = wide; h[depth, k] = high
    inlets[depth, k] = i; outlets[depth, k] = o
}
# A label of a button or a slider begins at (dx, dy) from its corner, and dy is its middle.
function label(text, left, top, dx, dy, size,    k) {
    if (text == "empty" || text == "") return
    k = labels[depth]++
    tagged[depth, k] = "label " text; lx[depth, k] = left + dx; ly[depth, k] = top + dy - size / 2; lw[depth, k] = int(.6 * size * length(text)); lh[depth, k] = size
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
# How many inlets and outlets an object has by its text.
function ports(text,    t, n, k, i, most) {
    n = split(text, t, " "); in_ = 1; out_ = 1; sub(/^knock\/knock-/, "knock-", t[1])
    if (t[1] == "t" || t[1] == "trigger") out_ = n - 1
    else if (t[1] == "pack") in_ = n - 1
    else if (t[1] == "unpack") out_ = n - 1
    else if (t[1] == "route" || t[1] == "sel") { in_ = n == 2 ? 2 : 1; out_ = n }
    else if (t[1] == "set") in_ = n > 3 ? n - 1 : 2
    else if (t[1] == "inlet~" && t[2] == "fwd") { in_ = 0; out_ = 2 }
    else if (t[1] ~ /^f?expr~?$/) {
        most = 1
        for (i = 1; i <= 9; i++) if (index(text, "$f" i) || index(text, "$v" i) || index(text, "$x" i)) most = i
        in_ = most; out_ = gsub(/;/, ";", text) + 1
    }
    else if (t[1] ~ /^knock\/(impact|mallet|bounce)~$/) {
        in_ = 6; out_ = 4
        for (i = 2; i < n; i++) if (t[i] == "-pickups") for (k = i + 2; k <= n && t[k] ~ /^[0-9.]/; k++) out_++
    }
    else if ((t[1] " " t[2]) in ins) { in_ = ins[t[1] " " t[2]]; out_ = outs[t[1] " " t[2]] }
    else if (t[1] in ins) { in_ = ins[t[1]]; out_ = outs[t[1]] }
}
# The middle of port k of n of a box.
function port(d, b, k, n) { return x[d, b] + (n < 2 ? 0 : (w[d, b] - 7) * k / (n - 1)) + 3 }
# Does the cord from (ax, ay) to (bx, by) pass through the box, a pixel within its edge?
function passes(ax, ay, bx, by, left, top, wide, high,    t0, t1, i, p, q, t) {
    t0 = 0; t1 = 1
    p[1] = ax - bx; q[1] = ax - left - 1; p[2] = bx - ax; q[2] = left + wide - 1 - ax
    p[3] = ay - by; q[3] = ay - top - 1; p[4] = by - ay; q[4] = top + high - 1 - ay
    for (i = 1; i <= 4; i++) {
        if (p[i] == 0) { if (q[i] < 0) return 0; continue }
        t = q[i] / p[i]
        if (p[i] < 0) { if (t > t0) t0 = t } else if (t < t1) t1 = t
        if (t0 > t1) return 0
    }
    return 1
}
function overlap(one, ax, ay, aw, ah, other, bx, by, bw, bh,    across, down) {
    across = (ax + aw < bx + bw ? ax + aw : bx + bw) - (ax > bx ? ax : bx)
    down = (ay + ah < by + bh ? ay + ah : by + bh) - (ay > by ? ay : by)
    if (across > 3 && down > 4) printf "%s%s (%d %d) lies on %s (%d %d) by %d x %d\n", where, one, ax, ay, other, bx, by, across, down
}
function in_panel(d, b, p) {
    return x[d, b] >= px[d, p] - 2 && y[d, b] >= py[d, p] - 2 && x[d, b] + w[d, b] <= px[d, p] + pw[d, p] + 2 && y[d, b] + h[d, b] <= py[d, p] + ph[d, p] + 4
}
function check(d,    i, j, c, ax, bx, b, wrong) {
    where = title[d] == "" ? "" : "pd " title[d] ": "
    for (i = 0; i < boxes[d]; i++) {
        if (w[d, i] && (x[d, i] + w[d, i] > wide[d] || y[d, i] + h[d, i] > high[d] + 2))
            printf "%s%s (%d %d) runs out of the window\n", where, name[d, i], x[d, i], y[d, i]
        for (j = i + 1; j < boxes[d]; j++) if (w[d, i] && w[d, j])
            overlap(name[d, i], x[d, i], y[d, i], w[d, i], h[d, i], name[d, j], x[d, j], y[d, j], w[d, j], h[d, j])
    }
    for (i = 0; i < labels[d]; i++) {
        if (lx[d, i] + lw[d, i] > wide[d]) printf "%s%s runs out of the window\n", where, tagged[d, i]
        for (j = 0; j < boxes[d]; j++) if (w[d, j])
            overlap(tagged[d, i], lx[d, i], ly[d, i], lw[d, i], lh[d, i], name[d, j], x[d, j], y[d, j], w[d, j], h[d, j])
        for (j = i + 1; j < labels[d]; j++)
            overlap(tagged[d, i], lx[d, i], ly[d, i], lw[d, i], lh[d, i], tagged[d, j], lx[d, j], ly[d, j], lw[d, j], lh[d, j])
    }
    for (i = 0; i < panels[d]; i++)
        for (j = 0; j < boxes[d]; j++) {
            if (!w[d, j] || in_panel(d, j, i) || name[d, j] ~ /^(bng|tgl)/) continue
            overlap(name[d, j], x[d, j], y[d, j], w[d, j], h[d, j], "a panel", px[d, i], py[d, i], pw[d, i], ph[d, i])
        }
    for (i = 0; i < cords[d]; i++) {
        split(cord[d, i], c, " ")
        ax = port(d, c[1], c[2], outlets[d, c[1]]); bx = port(d, c[3], c[4], inlets[d, c[3]])
        for (b = 0; b < boxes[d]; b++)
            if (b != c[1] && b != c[3] && w[d, b] && name[d, b] !~ /^text /&& passes(ax, y[d, c[1]] + h[d, c[1]], bx, y[d, c[3]], x[d, b], y[d, b], w[d, b], h[d, b]))
                printf "%sthe cord from %s to %s passes through %s\n", where, name[d, c[1]], name[d, c[3]], name[d, b]
    }
}
FNR == 1 {
    depth = 0; last = ++files == ARGC - 1
    stem = FILENAME; sub(/.*\//, "", stem); sub(/\.pd$/, "", stem)
}
{ sub(/;$/, ""); gsub(/\\ /, "_") } # an escaped blank is a letter
/^#N canvas/ {
    depth++; boxes[depth] = labels[depth] = panels[depth] = cords[depth] = into[depth] = out_of[depth] = 0; shown[depth] = ""; wide[depth] = $5; high[depth] = $6
    title[depth] = depth > 1 ? $7 : ""
    points[depth] = depth > 1 ? points[1] : $7
    next
}
/^#X coords/ {
    if ($9 > 0) shown[depth] = $7 " " $8
    if (depth == 1 && $9 > 0) size[stem] = $7 " " $8
    next
}
/^#X connect/ { cord[depth, cords[depth]++] = $3 " " $4 " " $5 " " $6; next }
/^#X (array|scalar)/ { w[depth, boxes[depth]++] = 0; next }
/^#X restore/ {
    if (last && title[depth] !~ /^\(|META|^[A-Z]|^reference$|-plot$/) check(depth)
    in_ = into[depth]; out_ = out_of[depth]; drawn = shown[depth]; depth--
    if (drawn != "") { split(drawn, c, " "); box("graph " $5, $3, $4, c[1], c[2], in_, out_); next }
    box(written(5), $3, $4, (points[1] == 16 ? 10 : 7) * length(written(5)) + 4, points[1] == 16 ? 23 : 19, in_, out_); next
}
!/^#X (obj|msg|text|floatatom|symbolatom)/ { next }
{
    fw = points[1] == 16 ? 10 : 7; fh = points[1] == 16 ? 19 : 15
    chars = 0
    if (match($0, /, f [0-9]+$/)) { chars = substr($0, RSTART + 4) + 0; $0 = substr($0, 1, RSTART - 1) }
}
$2 == "floatatom" || $2 == "symbolatom" {
    box("number " $9, $3, $4, fw * $5 + 6, fh + 4, 1, 1)
    if ($9 != "-" && $9 != "") {
        long = fw * length($9) + 3
        if ($8 == 0) label($9, $3 - long, $4 + 8, 0, 0, 14)
        if ($8 == 1) label($9, $3 + fw * $5 + 9, $4 + 8, 0, 0, 14)
        if ($8 == 2) label($9, $3, $4 - 9, 0, 0, 14)
    }
    next
}
$2 == "obj" && $5 == "cnv" && $7 > 20 && $8 > 20 {
    k = panels[depth]++; px[depth, k] = $3; py[depth, k] = $4; pw[depth, k] = $7; ph[depth, k] = $8
}
$2 == "obj" && $5 == "cnv" { w[depth, boxes[depth]++] = 0; label($11, $3, $4, $12, $13, $15); next }
$2 == "obj" && $5 == "bng" { box("bng " $12, $3, $4, $6, $6, 1, 1); label($12, $3, $4, $13, $14, $16); next }
$2 == "obj" && $5 == "tgl" { box("tgl " $10, $3, $4, $6, $6, 1, 1); label($10, $3, $4, $11, $12, $14); next }
$2 == "obj" && $5 == "vu" { box("vu", $3, $4, $6, $7, 1, 2); next }
$2 == "obj" && ($5 == "hsl" || $5 == "vsl") { box($5 " " $14, $3, $4, $6, $7, 1, 1); label($14, $3, $4, $15, $16, $18); next }
$2 == "obj" && ($5 == "hradio" || $5 == "vradio") {
    box($5 " " $12, $3, $4, $5 == "hradio" ? $6 * $9 : $6, $5 == "vradio" ? $6 * $9 : $6, 1, 1)
    label($12, $3, $4, $13, $14, $16); next
}
{
    class = $5; sub(/^knock\/knock-/, "knock-", class)
    text = written(5)
    if (last && $2 == "text" && text ~ / \\;/) printf "text %s: a semicolon breaks its line\n", text
    gsub(/ \\,/, ",", text); gsub(/ \\;/, ";", text); gsub(/\\/, "", text)
    if ($2 == "obj" && text ~ /^inlet/) into[depth]++
    if ($2 == "obj" && text ~ /^outlet/) out_of[depth]++
    if (depth == 1 && !last && text ~ /^inlet/) ins[stem] = into[1]
    if (depth == 1 && !last && text ~ /^outlet/) outs[stem] = out_of[1]
    in_ = out_ = 1
    if ($2 == "obj") { ports(text); if (class in size) { if (!(class in outs)) out_ = 0; if (!(class in ins)) in_ = 0 } }
    if ($2 == "obj" && class in size) {
        split(size[class], c, " "); box($5, $3, $4, c[1], c[2], in_, out_)
        if (class == "knock-open") label($6, $3, $4, 25, 9, 12)
        next
    }
    rows = lines(text, chars ? chars : 60)
    box(($2 == "text" ? "text " : "") text, $3, $4, fw * ($2 != "text" && chars ? chars : longest) + ($2 == "msg" ? 8 : 4), fh * rows + 4, in_, out_)
}
END { check(1) }
