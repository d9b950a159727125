#!/bin/sh
# Puts beside the program what else the site needs: site.sh SITE CACHE VERSION LANGUAGE_FILE... Every file of it can be
# served as it is.
set -eu

site=$1 cache=$2 version=$3
shift 3
cd "$(dirname "$0")/../.."

size=$(wc -c <"$site/terramorph.wasm" | tr -d ' ')
rm -rf "$site/lang"
mkdir "$site/lang"
cp "$@" "$site/lang"
languages=$(cd "$site/lang" && echo *)
for file in index.html manifest.webmanifest; do cp "src/web/page/$file" "$site/"; done
sed -e "s/@VERSION@/$version/" -e "s/@WASM_SIZE@/$size/" -e "s/@LANGUAGE_FILES@/$languages/" \
    src/web/page/page.js >"$site/page.js"
cp "$cache/mqtt/dist/mqtt.min.js" "$site/mqtt.js"
cp packaging/icons/64.png "$site/icon-64.png"
cp packaging/icons/512.png "$site/icon-512.png"
cp packaging/icons/128.png "$site/icon-128.png"
hash=$(cat "$site"/*.js "$site"/*.wasm "$site"/*.html "$site"/*.png "$site"/lang/* | sha256sum | cut -c 1-16)
sed -e "s/@HASH@/$hash/" src/web/page/service-worker.js >"$site/service-worker.js"

# whose work is in it
{
    echo "Terramorph $version in the browser is made of these parts."
    for part in libsdl2-2 libsdl2-ttf freetype box2d libsodium; do
        printf '\n==== %s\n\n' "$part"
        cat "$cache"/sources/"$part"*/debian/copyright
    done
    for part in libtomlplusplus-dev libcli11-dev libstb-dev fonts-b612 fonts-dejavu-core; do
        printf '\n==== %s\n\n' "$part"
        cat "/usr/share/doc/$part/copyright"
    done
    printf '\n==== mqtt.js\n\n'
    cat "$cache/mqtt/LICENSE.md"
    printf '\n==== emscripten\n\n'
    cat "$cache/root/usr/share/doc/emscripten/copyright" "$cache/root/usr/share/emscripten/LICENSE" 2>/dev/null || true
} >"$site/licenses.txt"
