#!/bin/sh
# Builds a preset of CMakePresets.json, or some targets of it: cmake/build.sh PRESET [TARGET...]. Configures it first where
# that has not been done.
set -eu

cd "$(dirname "$(readlink -f "$0")")/.."
preset=$1
shift
folder=build/$preset

# a build knows its source by the full path, so it is of no use after the tree has moved
if ! grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt"; then rm -rf "$folder"; fi
if [ ! -e "$folder/build.ninja" ]; then
    echo "Preparing the build in $folder ..."
    cmake --preset "$preset"
    echo "Building; the first time takes some minutes ..."
fi
if [ $# -eq 0 ]; then set -- all; fi
cmake --build "$folder" --target "$@"
