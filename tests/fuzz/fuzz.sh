#!/bin/sh
# Fuzzes every target for a while with libFuzzer: fuzz.sh SOURCE BUILD [SECONDS]. What it finds is left in BUILD/found,
# to be mended and then kept in tests/fuzz/corpus.
set -eu

source=$1
build=$2
seconds=${3-60}
cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=clang++ \
    -DTERRAMORPH_GAME=OFF -DTERRAMORPH_TESTS=ON -DTERRAMORPH_FUZZ=ON > /dev/null
targets=$(cd "$source/tests/fuzz/corpus" && echo *)
for target in $targets; do cmake --build "$build" --target "terramorph-fuzz-$target"; done
mkdir -p "$build/found"
for target in $targets; do
    corpus=$source/tests/fuzz/corpus/$target
    mkdir -p "$build/grown/$target"
    echo "Fuzzing $target for $seconds seconds ..."
    "$build/terramorph-fuzz-$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=1024 -verbosity=0 \
        -print_final_stats=1 -artifact_prefix="$build/found/$target-" "$build/grown/$target" "$corpus" 2>&1 |
        grep -E 'ERROR|this does not hold|number_of_executed_units|average_exec_per_sec' || true
done
[ -z "$(ls -A "$build/found")" ]
