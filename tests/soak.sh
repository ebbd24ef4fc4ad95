#!/usr/bin/env bash
# SPDX-License-Identifier: BSD-3-Clause
# soak.sh [messages [seed]]: that many messages, a million if nothing is said, to the externals alone,
# to those in every real Pd that is here, and to those in the double of Max; and what the coverage-guided
# fuzzers find in a second for every thousand. soak.sh <hours>h: so many hours of music instead.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

messages=${1:-1000000}
seed=${2:-1}
[[ $messages != *h ]] || exec build/bin/soak "$messages"
failed=0
build/bin/soak "$messages" "$seed" || failed=1
echo "the real Pd:"
tests/pd/fuzz "$messages" "$seed" || failed=1
echo "the double of Max:"
build/max_fuzz $((messages / 40)) "$seed" || failed=1
tests/guided $((messages / 1000)) || failed=1
exit "$failed"
