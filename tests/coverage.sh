#!/bin/sh
# Measures how much of each layer the tests in a build with TERRAMORPH_COVERAGE reach: coverage.sh SOURCE BUILD. Prints a
# table of lines and branches by layer, and fails where a layer has less than it must. What was reached where is in
# BUILD/coverage.json.
set -eu

source=$1
build=$2
layers='base terrain battle match ai lab ui'

find "$build" -name '*.gcda' -delete
for layer in $layers; do
    echo "Running the tests of $layer ..."
    # what plays on and on, or draws everything again, reaches nothing that the others do not
    "$build/${layer}_tests" --gtest_brief=1 --gtest_filter='-*Soak*:Readme.*:*AnySituation*:Ladder.TheFirstShots*' \
        > "$build/coverage.log" 2>&1 || { cat "$build/coverage.log"; exit 1; }
done
# a branch that only a mistake of ours or an exception takes is none
gcovr --root "$source" --filter "$source/src/" --exclude-throw-branches --exclude-unreachable-branches \
    --exclude-branches-by-pattern '.*\bassert\(.*' --json "$build/coverage.json" "$build"

status=0
check() {
    figures=$(gcovr --root "$source" --add-tracefile "$build/coverage.json" --filter "$source/src/$1/" --csv - |
        awk -F, '{ gsub("\r", "") }
            NR > 1 { l += $2; lc += $3; b += $5; bc += $6 }
            END { printf "%.1f %.1f", 100 * lc / l, 100 * bc / b }')
    printf '%-8s %6s %8s %10s %8s\n' "$1" "${figures% *}" "$2" "${figures#* }" "$3"
    echo "$figures $2 $3" | awk '{ exit $1 < $3 || $2 < $4 }' || status=1
}
printf '%-8s %6s %8s %10s %8s\n' layer lines 'at least' branches 'at least'
for layer in terrain battle match ai; do check $layer 95 85; done
check ui 80 0
if [ $status -ne 0 ]; then echo "The tests reach less than they must." >&2; fi
exit $status
