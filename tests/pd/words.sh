# SPDX-License-Identifier: BSD-3-Clause
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
        count=$((count + 1))
        at "$count" it "$line" # a line is said once at a time
    done < <("$measure" wrong "$object")
    at $((count + 2)) it dump
    play $((count + 10))
    check "[$object] answers $count wrong messages, each in a line" is "$(errors)" "$count"
    check "[$object] is short about it, and says where more is" is \
        "$(grep '^error: ' "$work/$patch_name.log" |
            awk 'length > 140 || !/help|takes|clipped|nothing here|box only|no note|e\.g\./')" ''
    said told | grep -v '^hit\|^rest\|^away\|^silent' >"$work/told"
    local half=$(($(wc -l <"$work/told") / 2))
    head -n "$half" "$work/told" >"$work/a"
    tail -n "$half" "$work/told" >"$work/b"
    check "[$object] is unchanged by them" cmp "$work/a" "$work/b"

    patch "valid_${object%\~}"
    box it "knock/$object"
    box told print told
    wire it 1 told 0
    "$measure" valid "$object" >"$work/valid"
    while read -r line; do at 1 it "$line"; done <"$work/valid"
    at 2 it dump
    while read -r line; do at 3 it "$line"; done < <("$measure" views "$object")
    at 4 it print
    play 10
    # 500 kN on 4 mg: of that, and of nothing else, it may say that the simulation diverged
    sed -i '/diverged/d' "$work/$patch_name.log"
    check "[$object] takes every row of its table" quiet
    said told | sort -u >"$work/told"
    check "[$object] dumps what it was told" is "$(sort -u "$work/valid" | comm -23 - "$work/told")" ''
}

# --- arguments, set, clipping, help, random -----------------------------------------------------------

row() { said "$1" | grep "^$2 " | tail -n 1; }

talk() {
    local id i
    {
        echo '#N canvas 0 0 400 300 12;'
        echo '#X obj 10 10 inlet;'
        echo '#X obj 10 40 knock/mallet~;'
        echo '#X connect 0 0 1 0;'
    } >"$work/one-mallet.pd"
    patch talk
    box bare knock/mallet~ bowl
    box flags knock/mallet~ bowl -gain 6
    box attributes knock/mallet~ @body bowl @at 0.2 -5
    box wrong knock/mallet~ bowel
    box two knock/mallet~ bowl ring 440 -gain 3
    box it knock/mallet~
    box keys knock/knock-keys vibraphone -gain -3 -range 3 -nonsense
    box many clone one-mallet 16
    box kept knock/knock-presets
    box drawn knock/knock-scrape -press 2 -surface grains
    for id in bare flags attributes two it; do
        box "${id}_says" print "$id"
        wire "$id" 1 "${id}_says" 0
    done
    box keys_says print keys
    wire keys 2 keys_says 0
    at 1 it set tom -gain -6 -support 0.5 -stiffness 2e5
    at 2 many all gain loud
    for i in {3..40}; do at "$i" it gain $((i * 5)); done
    at 41 it mu -1
    at 42 it damp 0.2 0.3
    at 43 it material steel
    at 44 it clear
    at 45 it random speed 0.1 at 0.05
    at 46 it 60 200
    at 47 it 60
    at 48 it help
    at 49 it help hardness
    at 50 keys dump
    for id in bare flags attributes two it; do at 51 "$id" dump; done
    at 52 kept store
    at 53 kept recall nobody
    at 54 drawn surface teeth
    at 60 it done
    play 70
    grep '^error' "$work/$patch_name.log" >"$work/errors"
    check 'the first bare word is the body' is "$(row bare body)" 'body bowl'
    check '... and flags may follow' is "$(row flags body) $(row flags gain)" 'body bowl gain 6'
    check '... @ is a flag too, - before a digit none' is "$(row attributes body) $(row attributes at)" \
        'body bowl at 0.2 0'
    check '... another word or number is one line' is \
        "$(grep -c 'only one body may precede the flags' "$work/errors") $(row two gain)" '1 gain 3'
    check 'a wrong body is told with the nearest' is \
        "$(grep -c 'no body is called bowel: do you mean bowl? .help body. lists all' "$work/errors")" 1
    check 'set is a box as a message' is "$(row it body) $(row it support)" 'body tom support 0.5'
    check 'an abstraction keeps its own words and passes on the rest' is \
        "$(row keys range) $(row keys gain)" 'range 3 gain -3'
    check '... and a wrong one is told' is "$(grep -c 'no flag is called -nonsense' "$work/errors")" 1
    check '16 clones answer in one line' is "$(grep -c 'gain takes a number, not loud' "$work/errors")" 1
    check 'presets say when a name is missing, or unknown' is \
        "$(said knock-presets | tr '\n' '|')" 'store takes a name|no preset is called nobody|'
    check 'surface takes grains and teeth, and no array of that name' is \
        "$(grep -c 'no such array\|no method for' "$work/$patch_name.log")" 0
    check 'a gain driven out of range is clipped, with one line' is \
        "$(grep -c 'gain: 65 is clipped to 60 dB' "$work/errors") $(row it gain)" '1 gain 60'
    check 'a mu below 0 is 0' is "$(grep -c 'mu: -1 is clipped to 0' "$work/errors") $(row it mu)" '1 mu 0'
    check 'surplus numbers are dropped' is "$(row it damp)" 'damp 0.2'
    check 'steel is metal' is "$(row it material)" 'material metal'
    check 'clear is no message; reset may be meant' is "$(grep -c 'clear: do you mean reset?' "$work/errors")" 1
    check 'a velocity of 200 is 127' is "$(grep -c 'list: 200 is clipped to 127' "$work/errors")" 1
    check 'a lone 60 is refused with its hint' is "$(grep -c '60 alone is not a note' "$work/errors")" 1
    check 'random is dumped, and done ends a dump' is \
        "$(said it | tail -n 2 | tr '\n' ' ')" 'random none speed 0.1 at 0.05 done '
    check 'help lists every name; help and a name says what that does' is \
        "$(grep -c 'hardness  *pedal\|hardness: From 0 felt' "$work/$patch_name.log")" 2
}

# What is sent to one mallet~, right, out of range, in lists and wrong, and the line that answers; none: -.
answers() {
    local message line i=0 met=0
    local -a lines=()
    patch answers
    box it knock/mallet~
    while IFS='|' read -r message line; do
        i=$((i + 1))
        at "$i" it "$message"
        [[ $line == - ]] || lines+=("$line")
    done <<'END'
note 60 100|-
note 200 100|note: 200 is clipped to 150
note 60|note takes pitch
note 62 100|-
note 60 100 7|note takes fewer numbers: the last are dropped
velocity 64|-
velocity 300|velocity: 300 is clipped to 127
velocity loud|velocity takes velocity
choke|-
choke 60|-
choke 400|choke: 400 is clipped to 150
choke loud|choke takes nothing, or the pitch of a note
stop|-
stop now|stop takes nothing
reset|-
reset all|reset takes nothing
stiffness 2e5|-
stiffness -1|stiffness: -1 is clipped
damp 0.5|-
damp 7|damp: 7 is clipped to 1
seed 3.4|-
random speed 0.1 at 0.05|-
random sped 0.1|do you mean speed?
random speed 7|random: 7 is clipped to 1
at 0.2 far|at takes numbers, not far
body vibes|-
body wood|no body is called wood: do you mean woodblock?
help velocity|-
help velosity|do you mean velocity?
done|-
END
    # an LFO: twenty values of a row that leaves its range twice
    for line in {0..19}; do
        at $((60 + line)) it "voices $(awk -v t="$line" 'BEGIN { printf "%.3f", 16 + 70 * sin(t * .6283) }')"
    done
    play 100
    for line in "${lines[@]}"; do
        met=$((met + $(grep -cF "$line" "$work/$patch_name.log" | awk '{ print ($1 > 0) }')))
    done
    check "${#lines[@]} of $i messages are answered with the line that is meant for them" is "$met" "${#lines[@]}"
    check '... and none with two' is \
        "$(grep '^error' "$work/$patch_name.log" | grep -vc 'voices: ')" "${#lines[@]}"
    check 'an LFO on voices says each end of the range once a time' is \
        "$(grep -c 'voices: ' "$work/$patch_name.log")" 4
}

# --- boxes that ask for too much, and what objects say of themselves -----------------------------------

boxes() {
    patch boxes
    local id
    box pitched knock/mallet~ -pitch 60 -freq 100
    box felt knock/impact~ -law felt -scheme am1
    box struck knock/impact~ -bang
    box power knock/mallet~ -law power
    box still knock/bounce~ -gravity 0 -mu 0.3
    box looped knock/impact~ -body wall -scheme am1 -correct depth
    box many array define many 5000
    for id in pitched felt power still looped; do
        box "${id}_says" print "$id"
        wire "$id" 1 "${id}_says" 0
    done
    wire looped 1 looped 0
    at 1 struck freqs many
    at 1 power contact 5
    at 1 still restitution 0.5
    for id in pitched felt power still looped; do at 2 "$id" dump; done
    play 10
    grep '^error' "$work/$patch_name.log" >"$work/errors"
    check 'of -pitch 60 -freq 100 the last wins' is "$(said pitched | grep '^freq ')" 'freq 100'
    check '-law felt -scheme am1 keeps its law' is \
        "$(said felt | grep '^law \|^scheme ' | tail -n 2 | tr '\n' ' ')" 'law felt scheme exact '
    check '... and says why' is "$(grep -c 'scheme am1 does not support .* law felt' "$work/errors")" 1
    check '-bang is answered with flags' is "$(grep -c 'no flag is called -bang;' "$work/errors")" 1
    check 'of an array of 5000 the end is dropped' is "$(grep -c 'freqs takes fewer numbers' "$work/errors")" 1
    check 'by the law power there is no contact time' is "$(grep -c 'law power has no contact time' "$work/errors")" 1
    check '... and k stays' is "$(said power | grep '^k \|^unmet')" 'k 9e+09'
    check 'without gravity restitution leaves mu alone' is \
        "$(said still | grep '^mu \|^unmet' | sort | tr '\n' ' ')" 'mu 0.3 unmet restitution 1 '
    check 'an object that hears its own dump stays what it is' is \
        "$(said looped | grep '^scheme \|^correct ' | tail -n 2 | tr '\n' ' ')" 'scheme am1 correct depth '
    check 'and nothing else was amiss' is "$(wc -l <"$work/errors")" 4
}

# The energies that print tells: put in, stored, lost, and whether each line adds up.
energies() {
    awk '/energy (put in|stored|lost), J:/ {
            sub(/.*, J: /, ""); total = $1; sum = 0; sub(/\(.*/, "")
            for (i = 2; i <= NF; i++) if ($i ~ /^-?[0-9.]+(e[-+][0-9]+)?$/) sum += $i
            if ((total - sum) ^ 2 > 1e-10 * total ^ 2) print "a line has", total, "and adds up to", sum
            n++; left += n == 1 ? total : -total; if (n == 1) all = total }
        END { if (n != 3 || left ^ 2 > 1e-10 * all ^ 2) print n, "lines;", left, "J are left over of", all }' "$1"
}

confessions() {
    patch confessions
    box it knock/impact~ -body wall -k 1e+10 -mu 0 -scheme quadratic 0.1
    at 1 it strike 1
    at 40 it strike 1
    play 80
    check 'steps of quadratic without a real root are told once a strike' is \
        "$(grep -c '^impact~: quadratic: no real root in [0-9]* steps\?;' "$work/$patch_name.log")" 2
    patch runaway
    box it knock/impact~ -body wall -k 1e+15 -alpha 1 -mu 0 -scheme verlet
    at 1 it strike 1
    play 40
    check 'a simulation that diverges is reported' is "$(grep -c '^error: impact~: .*diverged' "$work/$patch_name.log")" 1
    local arguments
    for arguments in '-material rubber' '-body wall' '-body wall -scheme heun -k 1e+06'; do
        patch energies
        # shellcheck disable=SC2086
        box it knock/impact~ $arguments
        at 1 it bang
        at 400 it print
        play 410
        check "$arguments: the energies that print tells add up" is "$(energies "$work/$patch_name.log")" ''
    done
}

# --- what the binary asks of its host ----------------------------------------------------------------

symbols() {
    local file=$1 object wrong
    object=$(basename "$file")
    check "$object exports its setup alone" is \
        "$(nm -D --defined-only "$file" | awk '{ print $3 }' | tr '\n' ' ')" "${object%%\~*}_tilde_setup "
    wrong=$(comm -12 \
        <(nm -D --undefined-only "$file" | awk '$1 == "U" { print $2 }' | sed 's/@.*//' | sort -u) \
        <(nm -D --defined-only "$pd" | awk '$2 !~ /[TWi]/ { print $3 }' | sort -u))
    check "$object needs no data of its host" is "$wrong" ''
    check "$object depends on nothing but C's own library" is \
        "$(objdump -p "$file" | awk '/NEEDED/ { print $2 }' | grep -v '^lib[cm]\.so' | tr '\n' ' ')" ''
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
