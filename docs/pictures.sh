#!/bin/sh
# Makes the README's pictures anew, in docs/pictures.
set -eu

cd "$(dirname "$(readlink -f "$0")")/.."
cmake/build.sh release
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
cp docs/pictures.toml "$home/settings.toml"
printf 'tips = "off"\ncoach = "off"\n' >"$home/preferences.toml"
build/release/terramorph --seed 1 --nosound --config-dir "$home" --data-dir "$home" \
    --script docs/pictures.txt --shots docs/pictures
