# SPDX-License-Identifier: BSD-3-Clause
# stage.sh: the instruments that are patches: keys, triggers, presets. Sourced by run.

# --- [knock-keys], played as a keyboard would -----------------------------------------------------------

# midi block kind numbers...: what the driver hands to [notein], [ctlin] or [bendin].
midi() { at_global "$1" "\\; #$2 ${*:3}"; }

# One mode a key, which rings long: what sounds can be told by its frequency.
keys() { # name
    patch "$1"
    box it knock/knock-keys
    box told print told
    wire it 2 told 0
    local words='body bar , material metal , modes 1 , decay 4 , at 0 , spread 0'
    message words "$(escape "$words")"
    wire begin 0 words 0
    wire words 0 it 0
}

# later block name n: the left outlet from that block on.
later() {
    box "tab_$2" tabwrite~ "$2"
    box "array_$2" array define "$2" "$3"
    wire it 0 "tab_$2" 0
    at "$1" "tab_$2" bang
}

key_hz() { awk -v k="$1" 'BEGIN { printf "%.4f", 440 * 2 ^ ((k - 69) / 12) }'; }

# sounds <wav> <keys, from low to high...>
sounds() {
    local wav=$1 hertz=() key
    shift
    for key; do hertz+=("$(key_hz "$key")"); done
    "$measure" partials "$work/$wav.wav" 3 "${hertz[@]}"
}

is_gone() { # wav key
    ! sounds "$1" "$2" >"$work/gone" && grep -q '^no partial at' "$work/gone"
}

struck() { said told | grep -c '^hit'; }

keys_from_midi() {
    keys unasked
    midi 1 notein 57 100 1
    later 2 unasked 4800
    keep 100 unasked.wav unasked
    play 110
    check 'keys: without being asked they take nothing from MIDI' "$measure" level "$work/unasked.wav" 0 0

    keys chord
    at 0 it midi 1
    at 0 it channel 3
    midi 1 notein 57 100 3
    midi 1 notein 64 90 3
    midi 1 notein 73 90 2
    later 2 chord 48000
    at 800 it channel 0
    midi 801 bendin 16384 1
    midi 801 notein 73 90 2
    later 802 other 48000
    keep 1600 chord.wav chord
    keep 1600 other.wav other
    play 1610
    check 'keys: MIDI makes no errors' quiet
    check 'keys: two notes of their channel sound' sounds chord 57 64
    check 'keys: one of another channel does not' is_gone chord 73
    check 'keys: by channel 0 it does, with all that rings bent by 2 semitones' sounds other 59 66 75

    keys tuned
    at 0 it tuning 0 0 0 0 0 0 0 0 0 31.2 0 0
    at 1 it 57 100
    at 1 it 62.5 100
    later 2 tuned 48000
    keep 900 tuned.wav tuned
    play 910
    check 'keys: cents for the twelve notes, and keys between the keys' sounds tuned 57.312 62.5
}

keys_let_go() {
    keys let_go
    at 0 it midi 1
    midi 1 notein 57 100 1
    midi 1 ctlin 64 127 1
    midi 1 notein 62 100 1
    midi 100 notein 57 0 1
    later 300 held 24000
    midi 700 ctlin 64 0 1
    later 1000 up 24000
    midi 1500 notein 62 0 1
    later 1900 off 4800
    keep 2200 held.wav held
    keep 2200 up.wav up
    keep 2200 off.wav off
    play 2210
    check 'keys: what is let go rings on under the pedal' sounds held 57 62
    check 'keys: the pedal stops it, and leaves what is held' sounds up 62
    check 'keys: ... it does stop it' is_gone up 57
    check 'keys: the last key let go, it is silent' "$measure" level "$work/off.wav" 0 1e-5

    keys choked
    at 0 it group 1 57 62
    at 1 it 57 100
    at 1 it 69 100
    at 100 it 62 100
    later 300 choked 48000
    keep 1100 choked.wav choked
    play 1110
    check 'keys: of a choke group the last one sounds, and what is not of it' sounds choked 62 69
    check 'keys: ... the one before is choked' is_gone choked 57

    keys stopped
    at 1 it 57 127
    at 1 it 62 127
    at 200 it stop
    later 400 stopped 4800
    keep 500 stopped.wav stopped
    play 510
    check 'keys: stop stops all' "$measure" level "$work/stopped.wav" 0 1e-5
}

# Sixteen, of which key 50 is struck as softly as can be, then one more.
keys_stolen() {
    local all='40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70' key velocity
    keys stolen
    for key in $all; do
        velocity=90
        ((key != 50)) || velocity=40
        at 1 it "$key $velocity"
    done
    later 50 sixteen 48000
    at 900 it 72 90
    later 1000 seventeen 48000
    at 1800 it 40 90
    keep 1900 sixteen.wav sixteen
    keep 1900 seventeen.wav seventeen
    play 1910
    # shellcheck disable=SC2086
    check 'keys: sixteen sound' sounds sixteen $all
    # shellcheck disable=SC2086
    check 'keys: the seventeenth sounds among the others' sounds seventeen ${all/50 /} 72
    check 'keys: ... it has the voice of the quietest' is_gone seventeen 50
}

# --- [knock-trigger] ---------------------------------------------------------------------------------------

# A tap at sample 1000 that is highest at 1010, its echo at 1500, and another tap at 9000.
triggers() {
    local rate=48000 i
    patch trigger
    box tap array define tap 19200
    box from tabplay~ tap
    box it knock/knock-trigger
    box struck knock/impact~ -body wall
    box speed print speed
    wire from 0 it 0
    wire it 0 struck 0
    wire it 1 speed 0
    hear it 0 strike 19200
    hear struck 2 force 19200
    for i in 1000:0.1 1010:-0.8 1500:0.25 9000:0.2; do
        at_global 0 "\\; tap ${i%:*} ${i#*:}"
    done
    at 0 from bang
    for i in strike force; do
        for sample in 1095 1096 1097 9095 9096; do
            box "read_$i$sample" tabread "$i"
            box "at_$i$sample" print "$i-$sample"
            wire "read_$i$sample" 0 "at_$i$sample" 0
            at 302 "read_$i$sample" "$sample"
        done
    done
    play 305
    check 'trigger: no errors' quiet
    check 'trigger: two taps, and their echo is none' is "$(said speed | wc -l)" 2
    check 'trigger: 2 ms after the onset, at its peak' near "$(said strike-1096)" 4 0.03
    check 'trigger: ... and on no sample beside' is "$(said strike-1095) $(said strike-1097)" '0 0'
    check 'trigger: the second as exactly' near "$(said strike-9096)" 1 0.01
    check 'trigger: the strike is on its sample' is \
        "$(said force-1095 | awk '{ print ($1 > 0) }')$(said force-1096 | awk '{ print ($1 > 0) }')" 01
}

# --- [knock-presets] -----------------------------------------------------------------------------------------

dumped() { said "$1" | sed '/^names/d'; }

presets() {
    patch presets
    box it knock/knock-presets
    box thing knock/impact~
    box told print told
    box names print names
    box passed print passed
    box keep r keep
    wire it 0 thing 0
    wire it 0 passed 0
    wire it 1 names 0
    wire thing 1 it 1
    wire thing 1 told 0
    wire keep 0 it 0
    at 1 thing k 2.3e+07
    at 1 thing at 0.2 0.1
    at 2 it store soft
    for line in 'body plate' 'freq 311' 'k 4e+08' 'material 2.5' 'scheme exact'; do at 3 thing "$line"; done
    at 4 it store 2
    at 5 it recall soft
    at 6 thing k 1e+06
    at 7 it recall soft
    at 8 it recall 2
    at 9 it glide soft 0.1
    at 200 it write presets.txt
    at_global 201 "\\; pd-presets.pd savetofile saved.pd $work"
    play 210
    check 'presets: no errors' quiet
    said told >"$work/told"
    awk -v d="$work" '/^correct/ && last !~ /^scheme/ { n++ } { last = $0; print >(d "/dump" n) }' "$work/told"
    check 'presets: they are named' is "$(said names | tail -n 1)" 'names soft 2'
    # the dumps: when it is opened, two stores, then one before each recall, and before the glide
    check 'presets: what is recalled is what was stored' cmp "$work/dump2" "$work/dump6"
    check 'presets: to another body too' cmp "$work/dump3" "$work/dump7"
    check 'presets: only what has changed is sent' is \
        "$(said passed | awk '/^dump/ { n++ } n == 5 && !/^dump|^scheme|^correct/' | tr '\n' ' ')" 'k 2.3e+07 '
    check 'presets: a glide passes through what lies between' is \
        "$(said passed | awk '/^k / && $2 > 3e7 && $2 < 3e8 { n++ } END { print (n > 3) }')" 1
    check 'presets: ... and ends where it leads' is "$(said passed | grep '^k ' | tail -n 1)" 'k 2.3e+07'
    check 'presets: a file keeps them' test "$(grep -c '^soft k 2.3e+07;' "$work/presets.txt")" = 1
    check 'presets: the patch that is saved keeps them' is "$(grep -c '^#A saved' "$work/saved.pd")" 1
    cat >"$work/again.pd" <<-'EOF'
	#N canvas 0 0 400 400 12;
	#X obj 10 10 loadbang;
	#X obj 10 40 del 100;
	#X msg 10 70 \; keep recall 2 \; pd quit;
	#X connect 0 0 1 0;
	#X connect 1 0 2 0;
	EOF
    sed -i 's/; pd dsp 1/; pd dsp 0/; s/^#X obj 10 10 loadbang/#X obj 10 10 bang/' "$work/saved.pd"
    limited 60 "$pd" -nogui -noprefs -nrt -batch -noaudio -stderr -path "$build" "$work/saved.pd" "$work/again.pd" \
        >"$work/saved.log" 2>&1
    check 'presets: ... and recalls them when it is opened again' is \
        "$(sed -n 's/^passed: //p' "$work/saved.log" | grep -c '^freq 311$')" 1
}
