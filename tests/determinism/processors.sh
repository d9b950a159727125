#!/bin/sh
# The same bits on other processors: glibc picks its functions by what the processor can, and here it is told that
# this one can less. Usage: processors.sh LAB FOLDER
set -eu

mkdir -p "$2"
cd "$2"
"$1" simulate --players 4 --rounds 2 --seed 5 --width 1024 --record here.rec
for masked in -FMA,-FMA4,-AVX2 -FMA,-FMA4,-AVX2,-AVX,-AVX512F,-SSE4_2,-SSE4_1,-SSSE3; do
    echo "without $masked"
    GLIBC_TUNABLES=glibc.cpu.hwcaps=$masked "$1" verify here.rec
    GLIBC_TUNABLES=glibc.cpu.hwcaps=$masked "$1" simulate --players 4 --rounds 2 --seed 5 --width 1024 --record there.rec
    cmp here.rec there.rec
done
