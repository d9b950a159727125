#!/bin/sh
# Plays the site in Debian's Chromium, drawn in software and by WebGL: smoke.sh FOLDER SITE NATIVE_GAME [WAY...]. What it
# saw stays in FOLDER.
set -eu

here=$(dirname "$(readlink -f "$0")")
folder=$1 site=$2 game=$3
shift 3
if [ $# -eq 0 ]; then set -- software webgl; fi

tools=${XDG_CACHE_HOME:-$HOME/.cache}/terramorph/browser
if [ ! -e "$tools/node_modules/playwright-core" ]; then
    mkdir -p "$tools"
    if ! (cd "$tools" && npm install --no-audit --no-fund --silent playwright-core@1.65.1); then
        echo "playwright-core cannot be had, so nothing is played in a browser: skipped"
        exit 0
    fi
fi
if ! command -v chromium >/dev/null; then
    echo "chromium isn't installed, so nothing is played in a browser: skipped"
    exit 0
fi

mkdir -p "$folder/native"
printf 'size 1280 720\nwait 1.5\nshot level.png\n' >"$folder/level.script"
"$game" --script "$folder/level.script" --shots "$folder/native" --seed 7 --level CH-80PX-DB9V --lang en --nosound
for way; do node "$here/smoke.mjs" "$site" "$folder/$way" "$folder/native" "$way"; done
