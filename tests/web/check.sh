#!/bin/sh
# The game for browsers, within a few minutes: it's built, node runs the rules, and Chromium plays a round in software.
# With TERRAMORPH_PLAYS empty it plays all that there is, and with TERRAMORPH_WAY=webgl by WebGL.
# check.sh SOURCE FOLDER NATIVE_GAME NATIVE_LAB. The status is 77 where the tools aren't here.
set -eu

source=$1 folder=$2 game=$3 lab=$4
cd "$source"
for tool in clang++-19 wasm-ld-19 node chromium; do
    if ! command -v "$tool" >/dev/null; then
        echo "There's no $tool here, so the game for browsers isn't checked; third_party/install.sh browser brings it"
        exit 77
    fi
done
if ! /usr/bin/python3 -c 'import fontTools.subset'; then
    echo "There's no fontTools here, so the game for browsers isn't checked; third_party/install.sh browser brings it"
    exit 77
fi
if ! tools=$(third_party/web/fetch.sh); then
    echo "The tools for browsers can't be had here, so the game for browsers isn't checked: skipped"
    exit 77
fi
cmake/build.sh web terramorph terramorph-lab

# while Chromium plays, which mostly waits
{
    tests/web/sizes.sh "$source" "$folder/sizes" "$tools/root/usr/share/emscripten/em++"
    tests/web/bits.sh "$folder/bits" "$lab" "$source/build/web/terramorph-lab.js"
    node tests/web/download.mjs "$source/build/web/site"
} &
beside=$!
export TERRAMORPH_PLAYS="${TERRAMORPH_PLAYS-round}"
played=0
tests/web/play.sh "$folder/play" "$source/build/web/site" "$game" "$lab" "${TERRAMORPH_WAY:-software}" || played=$?
wait "$beside"
exit "$played"
