# SPDX-License-Identifier: BSD-3-Clause
# instruments.sh: what rolls, scrapes and rattles, as patches: it sounds, follows its words, and is
# silent when stopped. Sourced by run.

more() { # a b times: a is at least so many times b
    awk -v a="$1" -v b="$2" -v t="${3:-1}" 'BEGIN { print a " and " b; exit !(a >= t * b && b >= 0) }'
}
loud() { "$measure" loud "$work/$1.wav" "${2:-0}" "${3:-0.9}"; }
above() { "$measure" treble "$work/$1.wav" "$2"; }
below() { awk -v above="$("$measure" above "$work/$1.wav" "$2")" 'BEGIN { print 1 - above }'; } # its part

# session <object> <name> <first word...>: the box gets its words at once and is heard from .1 s on for
# a second; then it is stopped, and heard again when it has rung out, 8 s later.
session() {
    local object=$1 name=$2 line
    shift 2
    patch "$name"
    box it "knock/$object"
    for line; do at 0 it "$line"; done
    later 75 "$name" 48000
    at 900 it stop
    later 7650 "${name}_off" 4800
    [[ $object == knock-rattle ]] || { hear it 3 force 48000; keep 7750 "${name}_force.wav" force; }
    keep 7750 "$name.wav" "$name"
    keep 7750 "${name}_off.wav" "${name}_off"
    play 7760
}

rolls() {
    session knock-roll roll 1
    check 'roll: no errors' quiet
    check 'roll: it sounds, and not too loud' "$measure" level "$work/roll.wav" 0.02 1
    check 'roll: it comes to rest when stopped, and is silent' "$measure" level "$work/roll_off.wav" 0 1e-4
    session knock-roll slow 0.4
    check 'roll: faster is louder' more "$(loud roll)" "$(loud slow)" 1.1
    session knock-roll smooth 'rough 150' 1
    check 'roll: rougher is louder' more "$(loud roll)" "$(loud smooth)" 1.2
    session knock-roll low 'freq 75' 1
    # What rolls differs each time: one partial by thirty times, all below the other ground's by two.
    check 'roll: other words are for the ground' more "$(below low 110)" "$(below roll 110)" 4
    defaults_are knock-roll rolls_as_said 1 rough "$(help_number roll 'at 1 m\/s, (N)')" \
        radius "$(help_number roll 'ball: m, (N)')" odd "$(help_number roll 'off centre, (N)')"
}

# A ball that rolls and a stylus that scrapes on bodies of all kinds, for a second.
on_bodies() { # body ...
    local body what
    patch on_bodies
    for body; do
        box "roll_$body" knock/knock-roll -body "$body"
        box "scrape_$body" knock/knock-scrape -body "$body"
        at 0 "roll_$body" 1.2
        at 0 "scrape_$body" 0.25
        for what in roll scrape; do
            hear "${what}_$body" 0 "heard_${what}_$body" 57600
            keep 910 "${what}_$body.wav" "heard_${what}_$body"
        done
    done
    play 920
    for body; do
        for what in roll scrape; do
            check "$what: on $body it sounds, below full scale" "$measure" level "$work/${what}_$body.wav" 1e-3 1
        done
    done
}

scrapes() {
    session knock-scrape scrape teeth 0.25
    check 'scrape: no errors' quiet
    check 'scrape: it sounds, and not too loud' "$measure" level "$work/scrape.wav" 0.02 1
    check 'scrape: it is silent when stopped' "$measure" level "$work/scrape_off.wav" 0 1e-4
    # ten teeth in 20 mm, 0.25 m/s: 125 of them in a second; pressed so that the stylus stays on them
    session knock-scrape scrape_fast teeth 'press 4' 0.25
    check 'scrape: the teeth are heard' near "$("$measure" strongest "$work/scrape_fast_force.wav" 60 200)" 125 0.02
    session knock-scrape scrape_slow teeth 'press 4' 0.125
    check 'scrape: half as fast, half as many' near \
        "$("$measure" strongest "$work/scrape_slow_force.wav" 30 100)" 62.5 0.02
    session knock-scrape pressed teeth 'press 4'
    check 'scrape: it presses as hard as it is told' near "$("$measure" loud "$work/pressed_force.wav" 0.6 0.9)" 4 1e-3
    session knock-scrape waves waves 'press 4' 0.25 # without the press the stylus hops from wave to wave
    check 'scrape: waves are duller than teeth' more "$(above scrape_fast 2000)" "$(above waves 2000)" 8
    session knock-scrape lies teeth
    check 'scrape: a hand at rest is silent' "$measure" level "$work/lies.wav" 0 1e-4
    check 'scrape: ... and presses as hard as its help says' near "$("$measure" loud "$work/lies_force.wav" 0.6 0.9)" \
        "$(help_number scrape 'P in N, (N)')" 1e-3
}

rattles() {
    session knock-rattle rattle bang
    check 'rattle: no errors' quiet
    check 'rattle: it sounds, and not too loud' "$measure" level "$work/rattle.wav" 0.02 1
    check 'rattle: it is silent when stopped' "$measure" level "$work/rattle_off.wav" 0 1e-4
    session knock-rattle as_said "list $(help_number rattle 'bang: (N) 2') $(help_number rattle 'bang: 57 (N)')"
    check 'rattle: a bang is what the help says' "$measure" same "$work/as_said.wav" "$work/rattle.wav"
    session knock-rattle free 'gap 0.1' 'list 57 2'
    check 'rattle: without beads a tine has its note' near "$("$measure" strongest "$work/free.wav" 150 400)" 220 0.01
    check 'rattle: with them it buzzes' more "$(above rattle 1000)" "$(above free 1000)" 3
    local gap when pluck
    for gap in 1e-3 1e-4; do
        patch "gap_$gap"
        box it knock/knock-rattle
        at 0 it "gap $gap"
        # One pluck on each of the eight tines: a single bead multiplies small differences, by up to
        # 10 dB in a late buzz.
        for pluck in 2 2.002 2.004 2.006 2.008 2.01 2.012 2.014; do
            at 1 it "57 $pluck"
        done
        for when in 150 1500; do
            later "$when" "buzz_$when" 9600
            keep 1700 "gap_${gap}_$when.wav" "buzz_$when"
        done
        play 1705
    done
    check 'rattle: at first a wide gap buzzes more' more "$(above gap_1e-3_150 1000)" "$(above gap_1e-4_150 1000)" 3
    check 'rattle: in the end a narrow one does' more "$(above gap_1e-4_1500 1000)" "$(above gap_1e-3_1500 1000)" 2
    session knock-rattle soft 'list 57 0.5'
    check 'rattle: plucked softly it is softer' more "$(loud rattle)" "$(loud soft)" 2
}

# What a help calls the usual value is it: said aloud, it changes nothing.
help_number() { # instrument, the words around it with (N)
    local pattern=${2//(N)/\\([0-9.e+-]*[0-9]\\)}
    awk -f tests/pd/records.awk "help-patches/pd/knock-$1-help.pd" | sed -n 's/^#X text [0-9]* [0-9]* \(.*\);$/\1/p' | sed 's/ \\\([,;]\)/\1/g' |
        sed -n "s/.*$pattern.*/\\1/p" | grep . || { echo "no such words: $2" >&2; return 1; }
}

defaults_are() { # object, name, what makes it sound, word number ...
    local object=$1 name=$2 start=$3 words=()
    shift 3
    while (($#)); do
        words+=("$1 $2")
        shift 2
    done
    session "$object" "${name}_bare" "$start"
    session "$object" "$name" "${words[@]}" "$start"
    check "${object#knock-}: what its help calls usual is (${words[*]})" "$measure" same "$work/$name.wav" "$work/${name}_bare.wav"
}

# --- [knock-trigger], as it is played -------------------------------------------------------------------

strikes_of() { # samples:values...
    local i
    patch struck
    box tap array define tap 48000
    box from tabplay~ tap
    box it knock/knock-trigger
    box speed print speed
    wire from 0 it 0
    wire it 1 speed 0
    for i; do at_global 0 "\\; tap ${i%:*} ${i#*:}"; done
    at 0 from bang
    play 760
    said speed | wc -l
}

# A drum kit that plays: one strike an onset, as its score has them. What is 15 dB softer than what
# rings may be missed, and nothing is struck twice.
kit_strikes() {
    local rate=48000 patches=help-patches/pd out=$work onsets
    conduct demo-kit || { check 'trigger: the kit is rendered' false; return; }
    onsets=$(awk -f tests/pd/records.awk "$patches/demo-kit.pd" | sed -n 's/^#A set //p' | tr ';' '\n' |
        awk 'NF > 2 && $1 ~ /^[0-9]/ { if ($1 > 0 || !n) n++ } END { print n }')
    patch kit
    box take array define take 480000
    box from tabplay~ take
    box read soundfiler
    box it knock/knock-trigger
    box speed print speed
    wire from 0 it 0
    wire it 1 speed 0
    at 0 read read demo-kit.wav take
    at 1 from bang
    play 7600
    check "trigger: of $onsets onsets of a drum kit none strikes twice" awk -v n="$(said speed | wc -l)" -v most="$onsets" \
        'BEGIN { print n " strikes"; exit !(n <= most && n >= 0.6 * most) }'
}

taps() {
    check 'trigger: two hits 60 ms apart are two' is "$(strikes_of 1000:0.5 3880:0.5)" 2
    check 'trigger: two hits 10 ms apart are one' is "$(strikes_of 1000:0.5 1480:0.5)" 1
    check 'trigger: a hit as soft as the threshold is none' is "$(strikes_of 1000:0.04)" 0
    patch noise
    box noise noise~
    box soft '*~' 0.045
    box it knock/knock-trigger
    box speed print speed
    wire noise 0 soft 0
    wire soft 0 it 0
    wire it 1 speed 0
    play 3000
    check 'trigger: quiet noise strikes nothing in four seconds' is "$(said speed | wc -l)" 0
    kit_strikes
    strikes_of 1000:1 >/dev/null
    check 'trigger: full scale is what its help says' near "$(said speed)" "$(help_number trigger 'full scale, (N)')" 0.02
}

# --- presets while it rings -------------------------------------------------------------------------------

# A bowl rings; at .4 s something is asked of its presets, or nothing.
ringing() { # name, message
    patch "$1"
    box it knock/knock-presets
    box thing knock/mallet~ -body bowl
    wire it 0 thing 0
    wire thing 1 it 1
    hear thing 0 sound 48000
    at 1 it store bowl
    at 2 thing body vibraphone
    at 2 thing k 1e+08
    at 3 it store vibraphone
    at 4 it recall bowl
    at 5 thing 2
    [[ -z ${2-} ]] || at 300 it "$2"
    keep 755 "$1.wav" sound
    play 760
}

presets_ring() {
    ringing left_alone
    local usual name
    usual=$("$measure" jump "$work/left_alone.wav" 0.36 0.44)
    for name in 'recall vibraphone' 'recall bowl' 'glide vibraphone 0.2'; do
        ringing changed "$name"
        check "presets: $name while it rings makes no click" more "$(awk -v u="$usual" 'BEGIN { print 1.2 * u }')" \
            "$("$measure" jump "$work/changed.wav" 0.395 0.7)"
    done
}
