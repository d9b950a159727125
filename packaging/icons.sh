#!/bin/sh
# Draws packaging/icons anew from terramorph.svg. Takes rsvg-convert (librsvg2-bin).
set -eu

cd "$(dirname "$(readlink -f "$0")")"
mkdir -p icons
for size in 16 24 32 48 64 128 256 512; do
    rsvg-convert --width "$size" --height "$size" terramorph.svg --output "icons/$size.png"
done
