# SPDX-License-Identifier: BSD-3-Clause
# lessons.sh: the numbers in the prose of each lesson are what its own box does, those of the page for
# teachers too, and what the helps call usual is. Sourced by run.

lessons=help-patches/pd

prose() { # lesson, or a page by its name: its text, as one line
    local page=$lessons/$1.pd
    [[ ! $1 =~ ^[0-9]+$ ]] || page=$(echo "$lessons/lesson-$1-"*.pd)
    awk -f tests/pd/records.awk "$page" | sed -n 's/^#X text [0-9]* [0-9]* \(.*\);$/\1/p' |
        sed -e 's/, f [0-9]*$//' -e 's/ \\\([,;]\)/\1/g' | tr '\n' ' '
}

own_box() { # lesson: what stands in its first box of ours, without its trace
    awk -f tests/pd/records.awk "$lessons/lesson-$1-"*.pd | sed -n 's/^#X obj [0-9]* [0-9]* \(knock\/[a-z]*~[^,;]*\).*/\1/p' |
        head -n 1 | sed 's/ -trace.*//'
}

number() { # lesson, the words around it with (N) for the number
    local pattern=${2//(N)/\\([0-9.e+]*[0-9]\\)}
    prose "$1" | sed -n "s/.*$pattern.*/\\1/p" | grep . || { echo "no such words: $2" >&2; return 1; }
}

# As many digits as the prose has: within half of its last one.
agrees() { # what was measured, what stands there
    awk -v got="$1" -v said="$2" 'BEGIN { d = said; e = 0
        if (match(d, /e.*/)) { e = substr(d, RSTART + 1); d = substr(d, 1, RSTART - 1) }
        n = match(d, /\./) ? length(d) - RSTART : 0
        off = got - said; if (off < 0) off = -off
        print "it says " said ", it does " got; exit !(off <= 0.5001 * 10 ^ (e - n)) }'
}

claim() { # sentence, lesson, words with (N), what was measured
    local stands
    stands=$(number "$2" "$3") || { verdict FAILED "$1" "the prose has no: $3"; return; }
    check "$1: $stands" agrees "$4" "$stands"
}

# The lesson's own box gets messages, one block apart from block 1 on, and tells its events.
taught() { # lesson, blocks to play, messages...
    local block=1 lesson=$1 last=$2 line
    shift 2
    patch "lesson_$lesson"
    # shellcheck disable=SC2046
    box it $(own_box "$lesson")
    box told print told
    wire it 1 told 0
    hear it 0 sound 96000
    hear it 2 force 96000
    for line; do
        at "$block" it "$line"
        block=$((block + ${step:-1}))
    done
    keep "$((last - 1))" "lesson_$lesson.wav" sound
    keep "$((last - 1))" "force_$lesson.wav" force
    play "$last"
}

hit() { said told | grep '^hit' | sed -n "$1p" | cut -d ' ' -f "$2"; } # which one, which number: 2 in, 3 out, 4 ms
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { r = a / b; printf "%.6g", r < 0 ? -r : r }'; }

lesson_contact() {
    local step=40
    taught 1 300 'strike 0.3' 'strike 3' 'k 4e6' bang 'mass 0.04' bang
    claim 'lesson 1: how long a linear contact lasts, struck softly' 1 'here (N) ms' "$(hit 1 4)"
    claim 'lesson 1: ... and hard' 1 'here (N) ms' "$(hit 2 4)"
    check 'lesson 1: k four times as large halves the time' near "$(ratio "$(hit 3 4)" "$(hit 1 4)")" 0.5 1e-3
    check 'lesson 1: m four times as large doubles it' near "$(ratio "$(hit 4 4)" "$(hit 3 4)")" 2 1e-3
    taught 1 300 'alpha 2.5' 'k 1e9' 'strike 0.3' 'strike 3'
    claim 'lesson 1: ten times as fast, by alpha 2.5' 1 'takes (N) of the time' "$(ratio "$(hit 2 4)" "$(hit 1 4)")"
}

lesson_hardness() {
    taught 2 300 'contact 1' bang
    check 'lesson 2: contact 1 is 1 ms' near "$(hit 1 4)" 1 0.02
    local above
    above=$("$measure" above "$work/force_2.wav" "$(awk -v t="$(hit 1 4)" 'BEGIN { print 1500 / t }')")
    check "lesson 2: less than $(number 2 'less than (N) % of its energy') % of the pulse lies above 1.5 / T" awk -v a="$above" \
        -v most="$(number 2 'less than (N) % of its energy')" 'BEGIN { print 100 * a " %"; exit !(100 * a < most && a > 0) }'
}

lesson_schemes() {
    local pair k words height best=0 up
    for pair in '1e8=1e+08 takes (N) samples' '1e9=1e+09 (N), at 1e+10' '1e10=1e+10 (N), and' '1e11=1e+11 (N) of one'; do
        k=${pair%%=*} words=${pair#*=}
        taught 3 110 "k $k" 'drop 0.02'
        claim "lesson 3: samples of a contact at k $k" 3 "$words" "$(awk -v t="$(hit 1 4)" 'BEGIN { print 48 * t }')"
    done
    for height in {2000..2015}; do
        taught 3 60 'scheme verlet' 'k 1e11' "drop 0.0$height"
        up=$(awk -v o="$(hit 1 3)" -v i="$(hit 1 2)" 'BEGIN { print (o / i) ^ 2 }')
        best=$(awk -v a="$best" -v b="$up" 'BEGIN { print (a > b ? a : b) }')
    done
    check 'lesson 3: how high verlet throws the ball' awk -v b="$best" -v s="$(number 3 'more than (N) times as high')" \
        'BEGIN { print b " times"; exit !(b > s && b < 1.25 * s) }'
}

lesson_bouncing() {
    local i words
    taught 4 3000 'restitution 0.5' 'drop 0.1'
    i=1
    for words in 'this ball keeps (N), then' 'then (N), 0.75' '0.66, (N) and' 'and (N) of its speed'; do
        claim "lesson 4: the part of bounce $i" 4 "$words" "$(ratio "$(hit $i 3)" "$(hit $i 2)")"
        i=$((i + 1))
    done
    check 'lesson 4: it comes to rest' is "$(said told | grep -c '^rest')" 1
    claim 'lesson 4: the series of equal parts would have ended' 4 'lie after (N) s' \
        "$(awk 'BEGIN { print sqrt(0.2 / 9.81) * 1.5 / 0.5 }')"
    for i in 8 12; do
        patch "shaken"
        # shellcheck disable=SC2046
        box it $(own_box 4)
        box told print told
        wire it 1 told 0
        box wave osc~ 40
        box times "*~" 0
        wire wave 0 times 0
        wire times 0 it 5
        at 1 it restitution 0.1
        at 2 it drop 0.01
        at 2500 times:1 "$i"
        play 3200
        said told | sed -n '/rest/,$p' | grep -c '^hit' >"$work/shaken_$i"
    done
    check 'lesson 4: shaken below gravity it stays' test "$(cat "$work/shaken_8")" = 0
    check 'lesson 4: above it flies' test "$(cat "$work/shaken_12")" -gt 2
}

lesson_materials() {
    local material periods
    taught 5 1600 'material metal' bang
    claim 'lesson 5: the second partial of its bar' 5 'its second at (N) times' \
        "$("$measure" strongest "$work/lesson_5.wav" 700 1100 | awk '{ print $1 / 330 }')"
    for material in metal:1000:20000 wood:100:1000 rubber:10:100; do
        IFS=: read -r material least most <<<"$material"
        taught 5 1600 "material $material" bang
        periods=$("$measure" rings "$work/lesson_5.wav" 330 | awk '{ print $1 * 330 }')
        check "lesson 5: the periods that $material rings" awk -v p="$periods" -v a="$least" -v b="$most" \
            'BEGIN { print p; exit !(p > a && p < b) }'
    done
    taught 5 3200 'material wood' bang
    periods=$("$measure" rings "$work/lesson_5.wav" 330 | cut -d ' ' -f 1)
    taught 5 3200 'material rubber' "decay $(number 5 'bar with decay (N), then one of wood')" bang
    check 'lesson 5: rubber with its decay rings as long as wood' \
        near "$("$measure" rings "$work/lesson_5.wav" 330 | cut -d ' ' -f 1)" "$periods" 0.25
}

lesson_mallet() {
    local at silent
    at=$(number 6 'nodes at (N) from') || return
    taught 6 1600 "at $at" bang
    silent=$("$measure" strength "$work/lesson_6.wav" 220)
    taught 6 1600 'at 0' bang
    check "lesson 6: struck at $at the lowest partial is silent" awk -v a="$silent" \
        -v b="$("$measure" strength "$work/lesson_6.wav" 220)" 'BEGIN { print 20 * log(a / b) / log(10) " dB"; exit !(a < 0.01 * b) }'
}

lesson_modes() {
    taught 7 1600 bang
    claim 'lesson 7: the second mode of its bar' 7 'second lies at (N) times' \
        "$("$measure" strongest "$work/lesson_7.wav" 500 700 | awk '{ print $1 / 220 }')"
    taught 7 1600 'shapes 1 0 1 0 1 1 1 1' bang
    check 'lesson 7: where the second mode stands still it is silent' more "$("$measure" strength "$work/lesson_7.wav" 220)" \
        "$("$measure" strength "$work/lesson_7.wav" 606.4)" 1000
}

# How loud the bowl of lesson 8 is after three seconds of a sine.
driven() { # Hz
    patch driven
    # shellcheck disable=SC2046
    box it $(own_box 8)
    box wave osc~ "$1"
    wire wave 0 it 5
    hear it 0 sound 192000
    keep 3050 "driven_$1.wav" sound
    play 3060
    "$measure" loud "$work/driven_$1.wav" 3 4
}

lesson_resonance() {
    check 'lesson 8: 5 % above its note a sine moves the bowl less' awk -v at="$(driven 220)" -v beside="$(driven 231)" \
        -v most="$(number 8 'less than (N) of it')" 'BEGIN { print beside / at; exit !(beside < most * at) }'
}

# The pitch of the tom over its first 0.1 s, and of the string over 2 s, struck at so many m/s.
glide() { # m/s
    patch glide
    # shellcheck disable=SC2046
    box it $(own_box 9)
    hear it 0 sound 4800
    at 1 it "strike $1"
    keep 90 "glide_$1.wav" sound
    play 100
    "$measure" strongest "$work/glide_$1.wav" 80 130
}

# Semitones from a soft stroke to one at 5 m/s: the strongest partial, over the first 0.1 s.
falls_by() { # body, from and to in Hz
    local speed
    for speed in 0.3 5; do
        patch falls
        box it knock/mallet~ -body "$1"
        hear it 0 sound 4800
        at 1 it "strike $speed"
        keep 90 "falls_$speed.wav" sound
        play 100
    done
    awk -v a="$("$measure" strongest "$work/falls_0.3.wav" "$2" "$3")" -v b="$("$measure" strongest "$work/falls_5.wav" "$2" "$3")" \
        'BEGIN { print 12 * log(b / a) / log(2) }'
}

lesson_glide() {
    claim 'lesson 9: the pitch of a hard stroke' 9 'begins near (N) Hz' "$(glide 5)"
    claim 'lesson 9: ... and of a soft one' 9 'and at (N) Hz at 0.3' "$(glide 0.3)"
    check 'lesson 9: how far the tom falls, in semitones' near "$(falls_by tom 80 130)" "$(number 9 'about (N) semitones')" 0.1
    check 'lesson 9: ... and the bass drum' near "$(falls_by bass-drum 60 110)" "$(number 9 'drum falls by (N), the')" 0.2
    check 'lesson 9: ... and the timpani' near "$(falls_by timpani 110 150)" "$(number 9 'timpani by (N), the')" 0.2
}

against_a_point() { # messages...
    taught 10 1600 'barriers 0.5 0' "$@"
    "$measure" strongest "$work/lesson_10.wav" 120 260
}

lesson_contacts() {
    claim 'lesson 10: against a point in its middle a string sounds higher' 10 'sounds at (N) times' \
        "$(ratio "$(against_a_point 'strike 1')" 147)"
    claim 'lesson 10: ... struck softly less so' 10 '0.1 m\/s at (N), because' "$(ratio "$(against_a_point 'strike 0.1')" 147)"
    check 'lesson 10: ... and by a fourth where the point is stiff beside the string' \
        near "$(against_a_point 'tension 0' 'strike 10')" 196 0.002
    local load
    for load in $(number 10 'snare_load (N) and with') $(number 10 'and with (N), struck at'); do
        taught 10 900 'body snare' 'snares 7' "snare_load $load" "strike $(number 10 'struck at (N) m\/s: which')"
        "$measure" above "$work/lesson_10.wav" 4000 >"$work/rattle_$load"
    done
    check 'lesson 10: lightly loaded wires rattle, pressed ones do not' \
        more "$(cat "$work"/rattle_0.05)" "$(cat "$work"/rattle_2)" 4
}

# --- the page for teachers: its answers -----------------------------------------------------------------

teachers() {
    taught 1 300 'mu 1' 'strike 0.3' 'strike 3'
    claim 'teachers: lesson 1, what a soft blow keeps' teachers 'of 0.3 m\/s keeps (N) of its' "$(ratio "$(hit 1 3)" "$(hit 1 2)")"
    claim 'teachers: ... and a hard one' teachers 'one of 3 m\/s keeps (N)' "$(ratio "$(hit 2 3)" "$(hit 2 2)")"
    local step=60
    taught 2 300 'contact 1' 'strike 0.1' reset 'strike 10'
    claim 'teachers: lesson 2, how long a soft blow stays' teachers 'at 1 m\/s, (N) ms' "$(hit 1 4)"
    claim 'teachers: ... and a hard one' teachers 'ms and (N) ms' "$(hit 2 4)"
    claim 'teachers: ... the same on a wall' teachers '10^0.2 = (N)' "$(awk 'BEGIN { print 10 ^ 0.2 }')"
    step=1
    taught 3 110 "k $(number teachers '1: near (N), where a contact')" 'drop 0.02'
    check 'teachers: lesson 3, a contact of five samples' near "$(awk -v t="$(hit 1 4)" 'BEGIN { print 48 * t }')" 5 0.1
    bounces_for 0.5 'after (N), 5'
    bounces_for 0.75 'after 2.13, (N) and'
    bounces_for 0.9 '5.05 and (N) s'
    claim 'teachers: lesson 4, how much slower on the moon' teachers '1.62) = (N)' "$(awk 'BEGIN { print sqrt(9.81 / 1.62) }')"
    local of where before
    for of in 2 3 7; do
        taught 6 1600 'body string' 'at 0.05' bang
        where=$("$measure" strongest "$work/lesson_6.wav" "$((220 * of - 20))" "$((220 * of + 60))")
        before=$("$measure" strength "$work/lesson_6.wav" "$where")
        taught 6 1600 'body string' "at $(awk -v n="$of" 'BEGIN { print 1 / n }')" bang
        check "teachers: lesson 6, at 1/$of of a string partial $of is gone" \
            more "$before" "$("$measure" strength "$work/lesson_6.wav" "$where")" 30
    done
}

# How long the ball of lesson 4 bounces, in s.
bounces_for() { # restitution, the words around it
    patch rests
    # shellcheck disable=SC2046
    box it $(own_box 4)
    box rest route rest
    box clock timer
    box took print took
    wire it 1 rest 0
    wire rest 0 clock 1
    wire clock 0 took 0
    at 1 it "restitution $1"
    at 2 it drop 0.1
    at 2 clock bang
    play 9000
    # On what rings when it comes to rest is chance, by a hundredth or two from compiler to compiler.
    check "teachers: lesson 4, e = $1: when it rests" \
        near "$(awk -v t="$(said took)" 'BEGIN { print t / 1000 }')" "$(number teachers "$2")" 0.03
}

# --- the helps --------------------------------------------------------------------------------------------

materials_by_number() {
    local pair
    for pair in $(prose 5 | grep -oE '[0-6] (wood|metal|glass|rubber|plastic|stone|skin)' | tr ' ' '=' | sort -u); do
        patch material
        box it knock/mallet~
        box told print told
        wire it 1 told 0
        at 1 it "material ${pair%=*}"
        at 2 it dump
        play 5
        check "lesson 5: material ${pair%=*} is ${pair#*=}" is "$(said told | grep '^material')" "material ${pair#*=}"
    done
}

helps_say() {
    patch usual
    box it knock/knock-keys
    box told print told
    wire it 2 told 0
    at 1 it dump
    play 10
    claim 'keys: the pedal is usually up' knock-keys-help '0 or 1, (N): at 1' "$(said told | awk '$1 == "pedal" { print $2 }')"
    claim 'keys: MIDI is usually off' knock-keys-help '0 or 1, (N): plays' "$(said told | awk '$1 == "midi" { print $2 }')"
    claim 'keys: the bender goes so many semitones' knock-keys-help 'semitones, (N) -' "$(said told | awk '$1 == "range" { print $2 }')"
    local what
    check 'trigger: the threshold is what its help says' is \
        "$(strikes_of "1000:$(number knock-trigger-help '1, (N) of full scale')" "20000:0.052")" 1
    check 'trigger: ... and the time that it holds' is \
        "$(for what in -48 48; do strikes_of 1000:0.2 "$((1000 + 48 * $(number knock-trigger-help 'without a strike, (N)') + what)):0.2"; done | paste -s -d ' ')" '1 2'
}
