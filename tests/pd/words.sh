# words.sh: messages right and wrong, what the binaries ask of their host, what they cost.
# Sourced by run.

# --- 5: every message, right and wrong -----------------------------------------------------------------

words() {
    local object=$1 line count=0
    patch "wrong_${object%\~}"
    box it "knock/$object -trace hit"
    box told print told
    wire it 1 told 0
    at 0 it dump
    while read -r line; do
        at 1 it "$line"
        count=$((count + 1))
    done < <("$ear" wrong "$object")
    at 2 it dump
    play 10
    check "[$object] refuses $count wrong messages, each in a line" is "$(errors)" "$count"
    check "[$object] says all that it accepts, whole" diff \
        <(sed -n 's/^error: //p' "$work/$patch_name.log") <("$ear" answers "$object")
    said told >"$work/told"
    local half=$(($(wc -l <"$work/told") / 2))
    head -n "$half" "$work/told" >"$work/a"
    tail -n "$half" "$work/told" >"$work/b"
    check "[$object] is unchanged by them" cmp "$work/a" "$work/b"

    patch "valid_${object%\~}"
    box it "knock/$object"
    box told print told
    wire it 1 told 0
    "$ear" valid "$object" >"$work/valid"
    while read -r line; do at 1 it "$line"; done <"$work/valid"
    at 2 it dump
    while read -r line; do at 3 it "$line"; done < <("$ear" views "$object")
    at 4 it print
    play 10
    check "[$object] takes every row of its table" quiet
    said told | sort -u >"$work/told"
    check "[$object] dumps what it was told" is "$(sort -u "$work/valid" | comm -23 - "$work/told")" ''
}

# --- what the binary asks of its host ----------------------------------------------------------------

symbols() {
    local file=$1 object wrong
    object=$(basename "$file")
    check "$object exports its setup alone" is \
        "$(nm -D --defined-only "$file" | awk '{ print $3 }' | tr '\n' ' ')" "${object%%\~*}_tilde_setup "
    wrong=$(comm -12 \
        <(nm -D --undefined-only "$file" | awk '{ print $2 }' | sed 's/@.*//' | sort -u) \
        <(nm -D --defined-only "$pd" | awk '$2 !~ /[TWi]/ { print $3 }' | sort -u))
    check "$object asks for no data of its host" is "$wrong" ''
    check "$object depends on nothing but C's own library" is \
        "$(objdump -p "$file" | awk '/NEEDED/ { print $2 }' | grep -v '^lib[cm]\.so' | tr '\n' ' ')" ''
}

embedded() { # a host that links statically, and loads no binary at all
    flavour=libpd
    work=$build/pd-test-libpd
    rm -rf "$work"
    mkdir -p "$work"
    local library
    library=$(echo "$newer"/usr/lib/*/libpd.so.*.*)
    check 'a program with libpd links knock_setup()' cc -o "$work/embed" "$here/embed.c" \
        "$build"/libknock_{pd,external,core}.a "$library" -Wl,-rpath,"${library%/*}" -lm
    ln -sf "$library" "$work/libpd.so.0"
    cat >"$work/embedded.pd" <<-'END'
	#N canvas 0 0 400 400 12;
	#X obj 10 10 r strike;
	#X obj 10 50 knock/impact~;
	#X obj 10 70 mallet~;
	#X obj 10 90 knock/bounce~;
	#X obj 10 110 dac~ 1;
	#X connect 0 0 1 0;
	#X connect 0 0 2 0;
	#X connect 0 0 3 0;
	#X connect 1 0 4 0;
	#X connect 2 0 4 0;
	#X connect 3 0 4 0;
	END
    check 'there it makes and plays all three' \
        env LD_LIBRARY_PATH="$work" "$work/embed" "$work" embedded.pd
}

# --- 7: what it costs ---------------------------------------------------------------------------------

cpu() { # processor seconds for 60 s of audio in this patch
    local TIMEFORMAT=%U
    { time play 45000; } 2>&1
}

costs() {
    local idle busy objects i
    patch idle
    box it knock/impact~ -body bar -modes 32
    idle=$(cpu)
    patch objects
    for i in {1..50}; do box "it_$i" knock/impact~ -body bar -modes 32; done
    objects=$(cpu)
    patch busy
    box beat metro 187.5 64 samp
    wire now 0 beat 0
    for i in {1..50}; do
        box "it_$i" knock/impact~ -body bar -modes 32
        wire beat 0 "it_$i" 0
    done
    busy=$(cpu)
    check '50 objects, 32 modes each, 4 strikes a second, in real time' quiet
    echo "        60 s of audio take on the processor: one idle object $idle s, 50 idle $objects s, 50 struck $busy s"
}
