#!/bin/sh
# Makes the README's pictures anew, in docs/pictures.
set -eu

cd "$(dirname "$(readlink -f "$0")")/.."
cmake/build.sh release
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

play() { # script, folder of its pictures, options
    rm -rf "$home/game"
    mkdir "$home/game"
    cp docs/pictures.toml "$home/game/settings.toml"
    printf 'tips = "off"\ncoach = "off"\n' >"$home/game/preferences.toml"
    script=$1 shots=$2
    shift 2
    build/release/terramorph --seed 1 --nosound --config-dir "$home/game" --data-dir "$home/game" \
        --script "$script" --shots "$shots" "$@"
}

play docs/pictures.txt docs/pictures
for land in castle=whole=PL-0000-1RPJ desert=close=CH-R000-32V8-KA3 ice=close=CH-R000-32S5-68V volcano=close=CH-R000-32S7-8MB; do
    name=${land%%=*} code=${land##*=} view=${land#*=}
    play docs/pictures_land.txt "$home/land" --level "$code"
    mv "$home/land/${view%%=*}.png" "docs/pictures/$name.png"
done
