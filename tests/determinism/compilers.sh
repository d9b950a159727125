#!/bin/sh
# The same bits from every compiler and at every optimisation: builds the lab with several, lets each record matches
# and make maps, and lets all the others come to the same. Usage: compilers.sh SOURCE LAB FOLDER, where LAB is one
# more lab to compare with and FOLDER keeps the builds, so that the second time is quick.
set -eu

source=$1
folder=$3
mkdir -p "$folder"
cd "$folder"

build() { # name, compiler, flags
    if ! command -v "$2" >/dev/null; then
        echo "$2 is not installed: left out"
        return
    fi
    echo "building with $2 $3"
    cmake -S "$source" -B "$1" -G Ninja -DCMAKE_CXX_COMPILER="$2" -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS="$3" \
        -DTERRAMORPH_GAME=OFF -DTERRAMORPH_TESTS=OFF >"$1.log" 2>&1 &&
        ninja -C "$1" -j2 terramorph-lab >>"$1.log" 2>&1 || { cat "$1.log"; exit 1; }
    labs="$labs $1/terramorph-lab"
    names="$names $1"
}

works() { # name, lab: what it makes
    "$2" simulate --players 5 --rounds 2 --seed 7 --width 1024 --record "$1.hills.rec" >"$1.hills.txt"
    "$2" simulate --players 3 --rounds 3 --seed 8 --width 640 --generator limited-random --minds moron \
        --record "$1.walk.rec" >"$1.walk.txt"
    "$2" map --generator circle-hill --seed 7 --width 512 --depth 256 --out "$1.hills.f32" >/dev/null
    "$2" map --generator limited-random --seed 9 --width 512 --depth 256 --out "$1.walk.f32" >/dev/null
    "$2" row --generator circle-hill --seed 7 --width 16384 --depth 512 --cut 0.37 --out "$1.row.f32" >/dev/null
}

labs=
names=
build gcc-O0 g++ -O0
build gcc-O3 g++ -O3
build clang-O2 clang++ -O2
cp "$2" tested-lab
labs="$labs ./tested-lab"
names="$names tested"

set -- $names
for lab in $labs; do
    works "$1" "$lab"
    shift
done

set -- $names
for name in $names; do
    for made in hills.rec walk.rec hills.f32 walk.f32 row.f32; do cmp "$1.$made" "$name.$made"; done
done
for lab in $labs; do
    for name in $names; do
        "$lab" verify "$name.hills.rec"
        "$lab" verify "$name.walk.rec"
    done
done
echo "the same bits from:$names"
