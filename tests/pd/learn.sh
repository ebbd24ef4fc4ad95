# SPDX-License-Identifier: BSD-3-Clause
# learn.sh: what is learnt from an array, in the real Pd. Sourced by run.

# A bar of Knock's own is heard into an array, and another object learns it from there.
recorded() { # name, flags of the learner
    patch "$1"
    box bar knock/mallet~ -body modes -freqs 300 777 1500 -decays 1.2 0.8 0.5 -shapes 1 -out velocity
    hear bar 0 heard $((48 * 1500))
    at 0 bar 2
    box it "knock/mallet~ $2"
    box told print told
    wire it 1 told 0
}

learnt_hz() { said told | awk '$1 == "freqs" { print $2, $3, $4 }'; }

learns() {
    recorded learns '-quality render'
    at 1130 it learn heard
    at 1131 it dump
    at 1132 it write "$work/learnt.txt"
    play 1200
    check 'a body is learnt from an array' quiet
    check '... and events says so' grep -q '^told: learned 3 ' "$work/$patch_name.log"
    local hz
    read -r -a hz <<<"$(learnt_hz)"
    check '... it has the frequencies of what was heard' near "${hz[0]:-0}" 300 1e-5
    check '... all of them' near "${hz[2]:-0}" 1500 1e-5
    check '... it can be written as text' is "$(wc -l <"$work/learnt.txt")" 3

    patch reads
    box it 'knock/impact~ -quality render'
    box told print told
    wire it 1 told 0
    at 0 it read "$work/learnt.txt"
    at 1 it dump
    play 10
    check '... and read again' near "$(learnt_hz | cut -d ' ' -f 1)" 300 1e-5
}

# With audio going on, in a thread: Pd runs faster than the world, so it waits for the answer.
learns_beside() {
    recorded learns_beside ''
    box answer route learned unmet
    message quit '\; pd quit 0'
    wire it 1 answer 0
    wire answer 0 quit 0
    wire answer 1 quit 0
    at 1130 it learn heard
    play 20000000
    check 'a thread learns while Pd plays' grep -q '^told: learned 3 ' "$work/$patch_name.log"
    recorded learns_nothing ''
    box answer route unmet
    message quit '\; pd quit 0'
    wire it 1 answer 0
    wire answer 0 quit 0
    box empty array define empty 48000
    at 1 it learn empty
    play 20000000
    check 'of silence nothing is learnt' grep -q '^told: unmet learn' "$work/$patch_name.log"
}
