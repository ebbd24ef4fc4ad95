# SPDX-License-Identifier: BSD-3-Clause
# press.awk: the patch (its records) with a receiver press-1, press-2 ... at each message box that can
# be sent alone. One with $1 gets the value of the slider or number box above it. Their number is
# printed to `count`.

function finish(    i, from) {
    for (i = 0; i < messages[depth]; i++) {
        from = message[depth, i]
        if (dollar[depth, i]) {
            if (!((depth, from) in source)) continue
            from = source[depth, from]
        }
        n++
        print "#X obj 10 10 r press-" n ";"
        wires[depth] = wires[depth] "#X connect " boxes[depth]++ " 0 " from " 0;\n"
    }
    printf "%s", cords[depth] wires[depth]
    delete_level()
}
function delete_level(    key, part) {
    for (key in source) { split(key, part, SUBSEP); if (part[1] == depth) delete source[key] }
    for (key in control) { split(key, part, SUBSEP); if (part[1] == depth) delete control[key] }
    messages[depth] = boxes[depth] = 0
    cords[depth] = wires[depth] = ""
}
/^#N canvas/ { depth++; delete_level(); print; next }
/^#X connect/ {
    cords[depth] = cords[depth] $0 "\n"
    if ((depth, $3) in control) source[depth, $5 + 0] = $3
    next
}
/^#X restore/ { finish(); depth--; print; boxes[depth]++; next }
/^#X coords/ { tail = depth == 1 ? $0 : ""; if (depth > 1) print; next }
/^#X (obj|msg|text|floatatom|symbolatom|array|scalar)/ {
    if ($2 == "msg") { message[depth, messages[depth]] = boxes[depth]; dollar[depth, messages[depth]++] = /\\\$[1-9]/ }
    if ($2 == "floatatom" || $5 ~ /^([hv]sl|nbx|tgl|[hv]radio)$/) control[depth, boxes[depth]]
    boxes[depth]++
}
{ print }
END { finish(); if (tail != "") print tail; print n + 0 >count }
