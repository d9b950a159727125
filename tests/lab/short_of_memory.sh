#!/bin/sh
# A map that does not fit into the memory is a sentence and a status, not a crash and half a file. Sanitizers need more
# memory than is left here, so LAB is a build without them. Usage: short_of_memory.sh LAB FOLDER
set -eu

rm -rf "$2"
mkdir -p "$2"
lab=$(readlink -f "$1")
cd "$2"
ulimit -v 600000
for file in map.f32 map.csv map.png; do
    status=0
    said=$("$lab" map --generator waves --width 16384 --depth 16384 --out "$file" 2>&1) || status=$?
    echo "$file: status $status: $said"
    test "$status" -eq 2
    test "$said" = "terramorph-lab: there is not enough memory for a map of this width and depth"
    test -z "$(ls -A)"
done
