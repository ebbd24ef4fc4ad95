# SPDX-License-Identifier: BSD-3-Clause
# sound.sh: what the objects sound like, against the core and the closed forms. Sourced by run.

# --- 1: struck and heard --------------------------------------------------------------------------

# Hz of the lowest eight partials of a bar free at both ends, from its first: cos b cosh b = 1.
bar() {
    awk -v f="$1" 'BEGIN { for (n = 1; n <= 8; n++) {
        b = (n + .5) * atan2(0, -1)
        for (i = 0; i < 9; i++) {
            e = exp(-2 * b)
            b -= (cos(b) - 2 * exp(-b) / (1 + e)) / (2 * exp(-b) * (1 - e) / (1 + e) ^ 2 - sin(b))
        }
        if (n == 1) first = b
        printf "%.9g ", f * (b / first) ^ 2
    } }'
}

# The same of a plate 1 : 0.7, simply supported: m^2 + (n / 0.7)^2.
plate() {
    awk -v f="$1" 'BEGIN { for (m = 1; m < 9; m++) for (n = 1; n < 9; n++)
        printf "%.3f\n", f * (m ^ 2 + (n / .7) ^ 2) / (1 + 1 / .49) }' | sort -g | head -n 8 | tr '\n' ' '
}

# bare <object> <s> <cents> <partials...>: they are looked for in its first so many seconds, since
# wood soon loses the high ones. A ball is lifted after its first impact: those that follow would
# begin every phase anew, and where it lies it weighs on the modes.
bare() {
    local object=$1
    shift
    patch "bare_${object%\~}"
    box it "knock/$object"
    hear it 0 sound 96000
    at 0 it bang
    [[ $object != bounce~ ]] || at 105 it push -0.5
    keep 1600 "$object.wav" sound
    play 1700
    check "[$object] is made and struck without a word" quiet
    check "[$object] peaks between 0.06 and 1" "$measure" level "$work/$object.wav" 0.06 1
    check "[$object] has its partials: ${*:3}" "$measure" early "$work/$object.wav" "$@"
    check "[$object] decays" "$measure" falls "$work/$object.wav"
}

# --- 2: the core's own samples ---------------------------------------------------------------------

# replay <name> <object> <arguments> <outlets> <session, lines: block message> [inlet=chain ...]
# A chain is the text of a box whose signal goes into that inlet.
replay() {
    local name=$1 object=$2 arguments=$3 session=$4 block text pair inlet
    local inlets=() heard=()
    shift 4
    echo "$session" >"$work/$name.session"
    patch "$name"
    arguments="$arguments -loudness physical" # the core has no loudness
    box it "knock/$object $arguments"
    hear it 0 pickup 19200
    hear it 2 force 19200
    hear it 3 compression 19200
    for pair in "$@"; do
        inlet=${pair%%=*}
        signal "$inlet" "${pair#*=}"
        wire "sum_$inlet" 0 it "$inlet"
        hear "sum_$inlet" 0 "in_$inlet" 19200
        inlets+=("$inlet")
        heard+=("in_$inlet")
    done
    while read -r block text; do at "$block" it "$text"; done <<<"$session"
    keep 301 "$name.out.wav" pickup force compression
    ((${#heard[@]} == 0)) || keep 301 "$name.in.wav" "${heard[@]}"
    play 310
    check "$name: no errors" quiet
    local recorded=("$object" "$arguments" "$work/$name.session" "$work/$name.out.wav"
        ${inlets[@]+"$work/$name.in.wav" "${inlets[@]}"})
    check "$name: sample for sample what the core plays" "$measure" core "${recorded[@]}"
    ((bytes == 4)) ||
        check "$name: the same bits from the core, Pd and Max" "$build/max_replay" "${recorded[@]}"
}

# signal <inlet> "osc <Hz> <middle> <swing>" or "step <usual> <sample> <other> ...": a box
# sum_<inlet>, nought until time 0. A step lasts one sample.
signal() {
    local inlet=$1 i
    set -- $2
    if [[ $1 == osc ]]; then
        box "osc_$inlet" osc~ "$2"
        box "mul_$inlet" "*~" "$4"
        box "add_$inlet" +~ "$3"
        box "on_$inlet" sig~
        box "sum_$inlet" "*~"
        wire "osc_$inlet" 0 "mul_$inlet" 0
        wire "mul_$inlet" 0 "add_$inlet" 0
        wire "add_$inlet" 0 "sum_$inlet" 0
        wire "on_$inlet" 0 "sum_$inlet" 1
        at 0 "on_$inlet" 1
    else
        box "array_$inlet" array define "step_$inlet" 19200
        box "sum_$inlet" tabplay~ "step_$inlet"
        at_global 0 "\\; step_$inlet const $2"
        for ((i = 3; i < $#; i += 2)); do at_global 0 "\\; step_$inlet ${*:i:2}"; done
        at 0 "sum_$inlet" bang
    fi
}

# alone <name> <inlet> <chain> <body>: one signal alone moves, on all three objects in one patch; a
# contact of 300 samples begins at samples 0 and 3840.
alone() {
    local name=$1 inlet=$2 body=$4 object arguments id
    patch "$name"
    signal "$inlet" "$3"
    hear "sum_$inlet" 0 in 6400
    for object in ${objects//\~/}; do
        arguments="-body $body -mass 0.05 -k 3e5 -loudness physical" id=it_$object
        printf '0 reset\n0 strike 1\n60 strike 0.7\n' >"$work/$name.session"
        box "$id" "knock/$object~ $arguments"
        wire "sum_$inlet" 0 "$id" "$inlet"
        hear "$id" 0 "pickup_$object" 6400
        hear "$id" 2 "force_$object" 6400
        hear "$id" 3 "compression_$object" 6400
        at 0 "$id" reset
        at 0 "$id" strike 1
        at 60 "$id" strike 0.7
        keep 101 "$name-$object.wav" "pickup_$object" "force_$object" "compression_$object"
    done
    keep 101 "$name.in.wav" in
    play 105
    check "$name: no errors" quiet
    for object in ${objects//\~/}; do
        local recorded=("$object~" "$arguments" "$work/$name.session" "$work/$name-$object.wav"
            "$work/$name.in.wav" "$inlet")
        check "$name, [$object~]: sample for sample what the core plays" "$measure" core "${recorded[@]}"
        ((bytes == 4)) ||
            check "$name, [$object~]: the same bits from Max" "$build/max_replay" "${recorded[@]}"
    done
}

all_alone() {
    local body
    for body in mass bar; do
        alone "k_wave_$body" 2 'osc 1300 4e5 3e5' "$body"
        alone "mu_wave_$body" 3 'osc 777 0.5 0.5' "$body"
        alone "alpha_wave_$body" 4 'osc 410 1.6 0.5' "$body"
        alone "k_step_$body" 2 'step 3e5 37 3e6 3900 3e4' "$body"
        alone "mu_step_$body" 3 'step 0.5 41 9 3901 0' "$body"
        alone "alpha_step_$body" 4 'step 1.5 43 1.2 3903 2' "$body"
    done
}

sessions() {
    replay strikes impact~ '' $'0 bang\n10 strike 0.3\n20 0.5\n20 0.5\n21 -2\n50 reset\n60 bang'
    replay notes mallet~ '-body vibraphone -modes 24' \
        $'0 60 100\n30 64 80\n60 hardness 0.9\n61 67 127\n90 damp 0.7\n120 67 0\n150 body bowl\n151 1'
    replay ball bounce~ '-height 0.02' $'0 bang\n100 push 0.1\n150 drop 0.001\n200 gravity 3'
    replay laboratory impact~ \
        '-body modes -freqs 200 431 977 -decays 1 0.5 -masses 0.02 -hammer_freqs 700 1900 -hammer_masses 0.002' \
        $'0 bang\n40 law felt\n41 bang\n80 law two-sided\n81 bang\n120 body mass\n121 bang\n160 law hunt-crossley\n161 hammer_freqs none\n162 body wall\n163 scheme verlet\n164 bang'
    local object body
    for object in $objects; do
        for body in mass bar; do
            replay "wave_${object%\~}_$body" "$object" "-body $body -mass 0.05 -k 3e5" \
                $'0 reset\n0 strike 1\n60 strike 0.7' '2=osc 1300 2e6 1.5e6' '3=osc 777 0.5 0.4' \
                '4=osc 410 1.6 0.4' '1=osc 3 5 10'
        done
        replay "step_${object%\~}" "$object" '-body bar -mass 0.05 -k 3e5' $'0 reset\n0 strike 1' \
            '2=step 300000 37 900000' '3=step 0.5 41 0.9' '4=step 1.5 43 1.3'
        replay "everything_${object%\~}" "$object" '-body plate -modes 24 -mass 0.02' \
            $'0 reset\n0 bang\n20 freq 300\n20 gain -3\n40 0.5\n40 at 0.15\n75 law felt\n76 2\n110 body bowl\n111 decay 0.5\n111 strike 0.8\n150 reset\n160 mass 0.1\n160 law hunt-crossley\n170 bang\n220 size 2\n230 out displacement\n240 1.5' \
            '0=step 0 555 0.7 3001 -1.3 3002 0.4 9999 0.2 18000 3' '1=osc 3 5 10' \
            '2=osc 1300 2e6 1.5e6' '3=osc 777 0.5 0.4' '4=osc 410 1.6 0.4' '5=osc 53 0 0.1'
    done
}

# --- 3: closed forms and table 1 ------------------------------------------------------------------

last_hit() { said hit | grep '^hit' | tail -n 1 | cut -d ' ' -f "$1"; }

struck_wall() { # arguments: hits the wall with 0.3 m/s at 44.1 kHz
    patch wall
    box it "knock/impact~ -body wall -mass 0.01 -k 1e7 -mu 0.1 -alpha 1.1 $*"
    box hit print hit
    wire it 1 hit 0
    at 0 it strike 0.3
    rate=44100 play 50
}

closed_forms() {
    local v_out duration pair scheme percent
    read -r v_out duration < <("$measure" wall 0.01 1e7 0.1 1.1 0.3)
    struck_wall
    check 'a strike on a wall: v_in' is "$(last_hit 2)" 0.3
    check 'a strike on a wall: v_out to six digits' is "$(last_hit 3)" "$v_out"
    check 'a strike on a wall: duration within 1e-3' near "$(last_hit 4)" "$duration" 1e-3
    for pair in am1=1.293 verlet=1.660 heun=1.467 rk4=-0.125; do
        scheme=${pair%=*} percent=${pair#*=}
        struck_wall -scheme "$scheme"
        check "$scheme: v_out is off by what table 1 says, $percent %" near "$(last_hit 3)" \
            "$(awk -v v="$v_out" -v p="$percent" 'BEGIN { printf "%.8g", v * (1 + p / 100) }')" 8e-6
    done
}
