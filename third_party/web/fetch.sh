#!/bin/sh
# Fetches what builds the game for browsers into a folder of the player's cache, and prints that folder's name: Debian 13's
# emscripten, which is Python, JavaScript and ready-made WebAssembly, the same for every machine (the compiler itself is
# the system's own clang), and the sources of the libraries that the game uses. Nothing of it comes into this tree.
set -eu

cache=${XDG_CACHE_HOME:-$HOME/.cache}/terramorph/web
version=1  # of what is fetched below: a new one fetches all anew
if [ "$(cat "$cache/complete" 2>/dev/null)" = "$version" ]; then echo "$cache"; exit 0; fi

rm -rf "$cache"
mkdir -p "$cache/lists/partial" "$cache/packages" "$cache/sources/include" "$cache/binaryen/bin"
root=$cache/root
mkdir -p "$root"

. /etc/os-release
if [ "${ID-}" != debian ]; then
    echo "The browser version is built on Debian 12 and 13; this is ${PRETTY_NAME-an unknown system}." >&2
    exit 1
fi
# the mirror that this machine uses already
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -v security | head -n 1)
signed="[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]"
{
    echo "deb $signed $mirror trixie main"
    echo "deb-src $signed $mirror $VERSION_CODENAME main"
} >"$cache/sources.list"
: >"$cache/status"

# apt with a list and folders of its own, which needs no rights
own_apt() {
    apt-get -qq -o Dir::Etc::sourcelist="$cache/sources.list" -o Dir::Etc::sourceparts=- \
        -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=- -o Dir::State::Lists="$cache/lists" \
        -o Dir::State::status="$cache/status" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= \
        -o APT::Sandbox::User="$(id -un)" "$@" >&2
}

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

(cd "$cache/sources" && own_apt source libsdl2 libsdl2-ttf freetype box2d)
rm -f "$cache"/sources/*.tar.* "$cache"/sources/*.dsc
# libraries that are headers alone, apart from those of this machine
for header in CLI toml++ stb; do cp -r "/usr/include/$header" "$cache/sources/include/"; done

rm -rf "$cache/lists"
echo "$version" >"$cache/complete"
echo "$cache"
