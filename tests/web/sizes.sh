#!/bin/sh
# A number whose size differs between machines doesn't compile where it would enter a hash: sizes.sh SOURCE FOLDER EM++
set -eu

source=$1 folder=$2 compiler=$3
mkdir -p "$folder"
for type in std::int64_t std::uint64_t long std::size_t std::ptrdiff_t; do
    cat >"$folder/hashed.cpp" <<END
#include <cstddef>
#include "base/state_hash.h"
void hash(terramorph::StateHash& into, $type number) { into.add("number", number); }
END
    compiles=yes
    "$compiler" -std=c++20 -fsyntax-only "-I$source/src" "$folder/hashed.cpp" 2>"$folder/hashed.log" || compiles=no
    case $type in
        std::*int64_t) wanted=yes ;;
        *) wanted=no ;;
    esac
    if [ "$compiles" != "$wanted" ]; then
        cat "$folder/hashed.log" >&2
        echo "$type in a hash: compiles is $compiles, wanted is $wanted" >&2
        exit 1
    fi
done
echo "sizes that differ are refused"
