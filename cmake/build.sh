#!/bin/sh
# Builds a preset of CMakePresets.json: cmake/build.sh release. Configures it first where that has not been done.
set -eu

cd "$(dirname "$(readlink -f "$0")")/.."
folder=build/$1

# a build knows its source by the full path, so it is of no use after the tree has moved
if ! grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt"; then rm -rf "$folder"; fi
if [ ! -e "$folder/build.ninja" ]; then
    echo "Preparing the build in $folder ..."
    cmake --preset "$1"
    echo "Building; the first time takes some minutes ..."
fi
cmake --build "$folder"
