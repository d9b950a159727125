#!/bin/sh
# Lets threads play matches side by side, and carry letters beside them, in a build with the thread sanitizer, which
# stops at the first thing that two of them do to each other: threads.sh BUILD
set -eu

lab=$(readlink -f "$1/terramorph-lab")
soak=$(dirname "$(readlink -f "$0")")/wire/soak.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# the sanitizer needs the memory in its usual places, where newer kernels can be asked to leave it
calm=''
if setarch --addr-no-randomize true 2>/dev/null; then calm='setarch --addr-no-randomize'; fi
export TSAN_OPTIONS=halt_on_error=1:exitcode=66
$calm "$lab" simulate --matches 8 --jobs 4 --players 4 --rounds 1 --width 640 --seed 11
$calm "$lab" ladder difficulties --duels 1 --free-for-alls 1 --jobs 4
$calm "$soak" "$lab" mosquitto plain 1 6 --matches 2 --rounds 1 --cuts 10 --kills 5 --join-turn 0 || [ $? -eq 77 ]
