#!/bin/sh
# The same bits from every compiler and at every optimisation: builds the lab with another compiler than LAB was built
# with, lets each record matches and make maps, and lets all the others come to the same. Usage:
# compilers.sh [--all] SOURCE FOLDER LAB..., where FOLDER keeps the builds, so that the second time is quick. With --all
# both compilers build at -O0, -O2 and -O3, one of them without batches, and build the game as well. Warnings are errors.
set -eu

all=''
game=OFF
if [ "$1" = --all ]; then
    all=yes
    game=ON
    shift
fi
source=$1
folder=$2
shift 2
mkdir -p "$folder"
number=0
for lab; do
    number=$((number + 1))
    cp "$lab" "$folder/given-$number.lab"
done
cd "$folder"

build() { # name, compiler, flags, whether in batches (unless given, yes)
    if ! command -v "$2" >/dev/null; then
        echo "$2 is not installed: left out"
        return
    fi
    echo "building with $2 $3"
    cmake -S "$source" -B "$1" -G Ninja -DCMAKE_CXX_COMPILER="$2" -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS="$3" \
        -DTERRAMORPH_GAME="$game" -DTERRAMORPH_TESTS=OFF -DTERRAMORPH_WERROR=ON -DTERRAMORPH_UNITY="${4-ON}" \
        >"$1.log" 2>&1 && ninja -C "$1" -j2 >>"$1.log" 2>&1 || { cat "$1.log"; exit 1; }
    labs="$labs $1/terramorph-lab"
    names="$names $1"
}

works() { # name, lab: what it makes
    "$2" simulate --players 5 --rounds 2 --seed 7 --width 1024 --record "$1.hills.rec" >"$1.hills.txt"
    "$2" simulate --players 3 --rounds 3 --seed 8 --width 640 --generator limited-random --computers moron \
        --record "$1.walk.rec" >"$1.walk.txt"
    "$2" barrage --shots 100 --seed 3 >"$1.barrage.txt"
    for generator in $generators; do
        "$2" map --generator "$generator" --seed 7 --width 509 --depth 257 --out "$1.$generator.map.f32"
        "$2" row --generator "$generator" --seed 9 --width 16384 --depth 256 --cut 0.37 --out "$1.$generator.row.f32"
        "$2" row --generator "$generator" --seed 9 --cut 0.4 --angle -12.5 --out "$1.$generator.turned.f32"
    done
}

where_they_part() { # lab, recording: the first tick and number in which it differs from the lab of this preset
    "$1" verify "$2" --states other.states || true
    ./given-1.lab verify "$2" --states given.states || true
    diff given.states other.states | head -n 4
    exit 1
}

generators=$(./given-1.lab map --list | sed -n 's/^\([a-z][a-z-]*\): .*/\1/p')
labs=
names=
build gcc-O2 g++ -O2
if [ -n "$all" ]; then
    build gcc-O3 g++ -O3
    build gcc-O0 g++ -O0
    build clang-O2 clang++ -O2 OFF
    build clang-O0 clang++ -O0
    build clang-O3 clang++ -O3
fi
while [ "$number" -gt 0 ]; do
    labs="$labs ./given-$number.lab"
    names="$names given-$number"
    number=$((number - 1))
done

set -- $names
for lab in $labs; do
    works "$1" "$lab"
    shift
done

set -- $names
for name in $names; do
    for made in hills.rec walk.rec barrage.txt; do cmp "$1.$made" "$name.$made"; done
    for generator in $generators; do
        for made in map row turned; do cmp "$1.$generator.$made.f32" "$name.$generator.$made.f32"; done
    done
done
for lab in $labs; do  # all recordings are the same by now
    for match in hills walk; do "$lab" verify "$1.$match.rec" || where_they_part "$lab" "$1.$match.rec"; done
done
echo "the same bits from:$names, of:" $generators
