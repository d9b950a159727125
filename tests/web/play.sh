#!/bin/sh
# Plays the site in Debian's Chromium, drawn in software and by WebGL: play.sh FOLDER SITE NATIVE_GAME NATIVE_LAB [WAY...].
# What it saw stays in FOLDER. With TERRAMORPH_PLAYS, the beginning of a name, only tests of such files are run.
set -eu

here=$(dirname "$(readlink -f "$0")")
folder=$1 TERRAMORPH_SITE=$2 TERRAMORPH_GAME=$3 TERRAMORPH_LAB=$4
shift 4
if [ $# -eq 0 ]; then set -- software webgl; fi

tools=${XDG_CACHE_HOME:-$HOME/.cache}/terramorph/browser
if [ ! -e "$tools/node_modules/playwright-core" ]; then
    mkdir -p "$tools"
    if ! (cd "$tools" && npm install --no-audit --no-fund --silent playwright-core@1.65.1); then
        echo "playwright-core cannot be had, so nothing is played in a browser: skipped"
        exit 77
    fi
fi

export TERRAMORPH_SITE TERRAMORPH_GAME TERRAMORPH_LAB TERRAMORPH_WAY TERRAMORPH_SHOTS
together=--test-concurrency=2  # files at a time, where node can be told
if ! node $together --version >/dev/null 2>&1; then together=''; fi
for TERRAMORPH_WAY; do
    TERRAMORPH_SHOTS=$folder/$TERRAMORPH_WAY
    rm -rf "$TERRAMORPH_SHOTS"
    # shellcheck disable=SC2086  # an option or none
    node --test $together "$here/${TERRAMORPH_PLAYS-}"*.test.mjs
done
