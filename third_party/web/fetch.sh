#!/bin/sh
# Fetches what builds the game for browsers into a folder of the player's cache, and prints that folder's name: Debian 13's
# emscripten, which is Python, JavaScript and ready-made WebAssembly, the same for every machine (the compiler itself is
# the system's own clang), and the sources of the libraries that the game uses. Nothing of it comes into this tree.
set -eu

cache=${XDG_CACHE_HOME:-$HOME/.cache}/terramorph/web
version=1  # of all that is fetched below: a new one fetches all anew
rooms=1    # of what only playing with other machines takes: a new one fetches that anew
mqtt=5.16.0
mqtt_sum=1b456c12db89cf9b0952064969a0033157d6ed22053f3908b8747e77aae4fad05e4b07427ddf416884727117ddd806f21431262e514cf920d07ad8bff886ce9f
if [ "$(cat "$cache/complete" 2>/dev/null)" = "$version" ] && [ "$(cat "$cache/rooms" 2>/dev/null)" = "$rooms" ]; then
    echo "$cache"
    exit 0
fi

. /etc/os-release
if [ "${ID-}" != debian ]; then
    echo "The browser version is built on Debian 12 and 13; this is ${PRETTY_NAME-an unknown system}." >&2
    exit 1
fi

# apt with a list and folders of its own, which needs no rights
own_apt() {
    apt-get -qq -o Dir::Etc::sourcelist="$cache/sources.list" -o Dir::Etc::sourceparts=- \
        -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=- -o Dir::State::Lists="$cache/lists" \
        -o Dir::State::status="$cache/status" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= \
        -o APT::Sandbox::User="$(id -un)" "$@" >&2
}
# the sources of these, where the compiler looks for them
fetch_sources() {
    (cd "$cache/sources" && own_apt source "$@")
    rm -f "$cache"/sources/*.tar.* "$cache"/sources/*.dsc
}

# libsodium, and the npm package mqtt, of which the page loads a single file
fetch_rooms() {
    echo "Fetching libsodium's source and mqtt.js, 2 MB, into $cache ..." >&2
    mkdir -p "$cache/lists/partial"
    own_apt update
    rm -rf "$cache"/sources/libsodium-* "$cache/mqtt"
    fetch_sources libsodium
    mkdir "$cache/mqtt"
    (cd "$cache/mqtt" && npm pack --silent "mqtt@$mqtt" >&2)
    echo "$mqtt_sum  $cache/mqtt/mqtt-$mqtt.tgz" | sha512sum --check --quiet >&2
    tar -xzf "$cache/mqtt/mqtt-$mqtt.tgz" -C "$cache/mqtt" --strip-components=1 package/dist/mqtt.min.js package/LICENSE.md
    rm "$cache/mqtt/mqtt-$mqtt.tgz"
    rm -rf "$cache/lists"
    echo "$rooms" >"$cache/rooms"
}
if [ "$(cat "$cache/complete" 2>/dev/null)" = "$version" ]; then
    fetch_rooms
    echo "$cache"
    exit 0
fi

rm -rf "$cache"
mkdir -p "$cache/lists/partial" "$cache/packages" "$cache/sources/include" "$cache/binaryen/bin"
root=$cache/root
mkdir -p "$root"

# the mirror that this machine uses already
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -v security | head -n 1)
signed="[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]"
{
    echo "deb $signed $mirror trixie main"
    echo "deb-src $signed $mirror $VERSION_CODENAME main"
} >"$cache/sources.list"
: >"$cache/status"

echo "Fetching the tools for browsers and the libraries' sources, 250 MB, into $cache ..." >&2
own_apt update
(cd "$cache/packages" && own_apt download emscripten binaryen libc6 libstdc++6 libgcc-s1 gcc-14-base node-acorn node-xtend)
for package in "$cache"/packages/*.deb; do
    # neither threads, workers, sanitizers, debugging, bitcode nor position-independence are ours
    dpkg-deb --fsys-tarfile "$package" | tar -x -C "$root" --exclude='*-mt*.a' --exclude='*-ww*.a' --exclude='*san_*.a' \
        --exclude='*san.a' --exclude='*-asan*' --exclude='*-debug*.a' --exclude='*libwasmfs*' \
        --exclude='*/wasm32-emscripten/lto*' --exclude='*/wasm32-emscripten/pic' --exclude='*tracing.a' \
        --exclude='./usr/share/doc/*/*[!t]' --exclude='./usr/share/man' --exclude='*/gconv' \
        --exclude='./usr/share/emscripten/test'
done
rm -rf "$cache/packages"

# binaryen is Debian 13's: it runs with that one's own C library, wherever it runs
libraries=$root/usr/lib/x86_64-linux-gnu
loader=$(ls "$root/usr/lib64/ld-linux-x86-64.so.2" "$libraries/ld-linux-x86-64.so.2" 2>/dev/null | head -n 1)
for tool in "$root"/usr/bin/wasm-*; do
    name=$(basename "$tool")
    printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' "$loader" "$libraries:$libraries/binaryen" "$tool" \
        >"$cache/binaryen/bin/$name"
    chmod +x "$cache/binaryen/bin/$name"
done
cat >"$root/usr/share/emscripten/.emscripten" <<END
LLVM_ROOT = '/usr/bin'
BINARYEN_ROOT = '$cache/binaryen'
NODE_JS = '$(command -v node || command -v nodejs)'
FROZEN_CACHE = True
CACHE = '$root/usr/share/emscripten/cache'
LLVM_ADD_VERSION = '19'
CLANG_ADD_VERSION = '19'
END
ln -sfn ../nodejs "$root/usr/share/emscripten/node_modules"  # modules that are imported don't heed NODE_PATH

fetch_sources libsdl2 libsdl2-ttf freetype box2d
# libraries that are headers alone, apart from those of this machine
for header in CLI toml++ stb; do cp -r "/usr/include/$header" "$cache/sources/include/"; done

rm -rf "$cache/lists"
echo "$version" >"$cache/complete"
fetch_rooms
echo "$cache"
