#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Rules for every file that is published:
#   tree.sh licences [folder]   each source says its licence, in its first line or after its #!
#   tree.sh top [folder]        the top level has the known folders and files, and no leftovers of a run
#   tree.sh places [folder]     nothing names a place on one machine, or a host that packages come from
#   tree.sh pages [folder]      every name and file of the sources that a page quotes exists
set -eu
cd "$(dirname "$0")/../.."
export LC_ALL=C
hosts='github\.com|raw\.githubusercontent\.com|www\.apple\.com' # the only ones that may be named

files() { (cd "$1" && find . \( -name .git -o -path './build*' \) -prune -o -type f -print0); }

licences() {
    wrong=$(files "$1" | (cd "$1" && xargs -0 awk '
        function tell() { if (owing) print owing " does not say its licence"; owing = "" }
        FNR == 1 { tell() }
        FNR == 1 && !/^#!/ && FILENAME !~ /(\.(c|h|js|sh|cmake|yml)|CMakeLists\.txt)$/ { nextfile }
        FNR == 1 { owing = FILENAME }
        /SPDX-License-Identifier: BSD-3-Clause/ { owing = "" }
        FNR == 2 { nextfile }
        END { tell() }'))
    [ -z "$wrong" ] || { echo "$wrong"; return 1; }
}

# A path from the root into somebody's folders, this folder's own path, and a URL to elsewhere.
places() {
    look() { files "$1" | (cd "$1" && shift && xargs -0 grep -ano "$@") | tr -d '\0'; }
    wrong=$(
        look "$1" -E '(^|[^[:alnum:]_.~*})-])/(home|root|work|Users|tmp|mnt|media)/[[:alnum:]]+' || true
        case $(cd "$1" && pwd) in
        /*/*) look "$1" -F "$(cd "$1" && pwd)/" || true ;; # /src or so may be in any text
        esac
        look "$1" -E 'https?://[[:alnum:].-]+' | grep -vE "//($hosts)\$" || true)
    [ -z "$wrong" ] || { echo "$wrong"; return 1; }
}

top() {
    wrong=$(cd "$1" && ls | grep -vxE 'CMakeLists\.txt|README\.md|LICENSE|common|externals|help-patches|tests|build.*' || true)
    [ -z "$wrong" ] || { echo "not of the house: $wrong"; return 1; }
}

# In backquotes: a name with an underscore, or a file of C, a script or a header. It does not see names
# without an underscore, which may be words, nor in which file a name is.
pages() {
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    files "$1" | (cd "$1" && xargs -0 awk '
        FNR == 1 { of = FILENAME; sub(/.*\//, "", of); print of
                   if (of !~ /\.(c|h|sh|cmake|pd|txt)$/ && !/^#!/) nextfile }
        { n = split($0, part, /[^A-Za-z0-9_]+/); for (i = 1; i <= n; i++) if (part[i] ~ /_/) print part[i] }') |
        sort -u >"$work/known"
    wrong=$(cd "$1" && find . -path './build*' -prune -o -name '*.md' -print | while read -r page; do
        grep -o '`[^`]*`' "$page" | tr -d '`' | sed 's/()$//; s|.*/||' |
            grep -xE '[a-z][a-z0-9]*(_[a-z0-9]+)+|[a-z0-9_]+~?\.(c|h|sh)' | sort -u | comm -23 - "$work/known" |
            sed "s|^|$page quotes what is not there: |"
    done)
    [ -z "$wrong" ] || { echo "$wrong"; return 1; }
}

case ${1-} in
licences | places | top | pages) "$1" "${2:-.}" ;;
*) echo 'tree.sh licences|places|top|pages [folder]' >&2; exit 2 ;;
esac
