#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# soak.sh [messages [seed]]: this many messages, a million by default, to the externals alone,
# to those in every Pd on this machine, and to those in the Max test double; then the coverage-guided
# fuzzers, a second for every thousand messages; then faults made on purpose, with the number of checks
# that fail. soak.sh <hours>h: this many hours of music instead.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit

messages=${1:-1000000}
seed=${2:-1}
[[ $messages != *h ]] || exec build/bin/soak "$messages"
failed=0

# Memory and disks that are full, files that are none, rates and threads that change: one line a test,
# and one for how their program ended, which may be in the middle of one.
faults() {
    local program status
    for program in faults memory files threads dump; do
        status=0
        "build/test_external_$program" || status=$?
        ((status == 0)) || failed=1
        printf '\n    ENDED, %d of test_external_%s\n' "$status" "$program"
    done > >(awk '
        function say(n) { printf "%-110s %-5s target 0 %s\n", sentence, n, n == 0 ? "ok" : "MISSED" }
        /: (ok)?$/ { sentence = $0; sub(/: (ok)?$/, "", sentence) }
        /: ok$/ { say(0) }
        /^    FAILED, / { say($2 + 0) }
        /^    ENDED, / { sentence = "how " $4 " ended"; say($2 + 0) }')
    wait $!
    KNOCK_MAX_BUILD=build/max tests/max/run | awk '
        /^(ok|FAILED) .*( race$|ThreadSanitizer$)/ { bad = /^FAILED/; sub(/^[^ ]* */, ""); worst += bad
            printf "%-110s %-5d target 0 %s\n", $0, bad, bad ? "MISSED" : "ok" }
        END { exit worst }' || failed=1
}

build/bin/soak "$messages" "$seed" || failed=1
echo "the real Pd:"
tests/pd/fuzz "$messages" "$seed" || failed=1
echo "the Max test double:"
build/max_fuzz $((messages / 40)) "$seed" || failed=1
tests/fuzz/guided $((messages / 1000)) || failed=1
echo "faults on purpose:"
faults
exit "$failed"
