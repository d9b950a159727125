#!/bin/sh
# Fuzzes every target for a while with libFuzzer: fuzz.sh SOURCE BUILD [SECONDS [TARGET ...]]. It fails where one finds
# something, and names the file that it came from, in BUILD/found: to be mended, made small (TARGET -minimize_crash=1 FILE)
# and kept in tests/fuzz/corpus. What it comes across on its way stays in BUILD/grown.
set -eu

source=$1
build=$2
seconds=${3-60}
shift $(($# < 3 ? $# : 3))
targets=${*:-$(ls "$source/tests/fuzz/corpus")}

cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=clang++ \
    -DTERRAMORPH_TESTS=ON -DTERRAMORPH_FUZZ=ON > /dev/null
# shellcheck disable=SC2046,SC2086  # lists of words
cmake --build "$build" --target $(printf 'terramorph-fuzz-%s ' $targets)
rm -rf "$build/found"
mkdir "$build/found"
status=0
for target in $targets; do
    mkdir -p "$build/grown/$target"
    echo "Fuzzing $target for $seconds seconds ..."
    "$build/terramorph-fuzz-$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -verbosity=0 \
        -print_final_stats=1 -artifact_prefix="$build/found/$target-" "$build/grown/$target" \
        "$source/tests/fuzz/corpus/$target" > "$build/$target.log" 2>&1 ||
        { status=1; tail -n 40 "$build/$target.log"; echo "The fuzzer of $target has stopped: $build/$target.log" >&2; }
    sed -n 's/^stat::number_of_executed_units: */    inputs: /p' "$build/$target.log"
done
if [ $status -ne 0 ]; then echo "Found:" "$build/found"/* >&2; fi
exit $status
