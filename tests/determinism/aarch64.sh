#!/bin/sh
# Builds a lab for another processor, to be compared by compilers.sh: aarch64.sh SOURCE FOLDER. Afterwards FOLDER/lab runs
# it in qemu. The libraries for that processor are kept in FOLDER alone: this system stays as it is.
set -eu

source=$(readlink -f "$1")
mkdir -p "$2"
folder=$(readlink -f "$2")
root=$folder/root

configure() { # folder, source, arguments: a build of it
    build=$1
    from=$2
    shift 2
    cmake -S "$from" -B "$build" -G Ninja -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
        -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DCMAKE_BUILD_TYPE=Release "$@"
}

if [ ! -e "$root/complete" ]; then
    mkdir -p "$folder/apt/lists/partial" "$folder/apt/archives/partial" "$folder/apt/sources"
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
        if [ -f "$file" ]; then
            sed 's/^Types:.*/Types: deb deb-src/; s/^deb \(.*\)/deb \1\ndeb-src \1/' "$file" \
                >"$folder/apt/sources/$(basename "$file")"
        fi
    done
    cat >"$folder/apt.conf" <<END
APT::Architecture "arm64";
APT::Architectures "arm64";
APT::Sandbox::User "";
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "$folder/apt/sources";
Dir::State "$folder/apt";
Dir::State::status "/dev/null";
Dir::Cache "$folder/apt";
END
    export APT_CONFIG="$folder/apt.conf"
    apt-get -q update
    apt-get -q install --yes --download-only --no-install-recommends \
        libbox2d-dev libtomlplusplus-dev libcli11-dev libstb-dev
    for package in "$folder"/apt/archives/*.deb; do dpkg-deb --extract "$package" "$root"; done

    # the distribution's Box2D fuses a * b + c to one rounding wherever this processor can: its source, without that
    cd "$folder"
    apt-get -q source --download-only box2d
    mkdir -p box2d
    tar --extract --file box2d_*.orig.tar.* --strip-components 1 --directory box2d
    configure box2d/build box2d -DCMAKE_CXX_FLAGS=-ffp-contract=off -DBUILD_SHARED_LIBS=ON \
        -DBOX2D_BUILD_DOCS=OFF -DBOX2D_BUILD_UNIT_TESTS=OFF -DBOX2D_BUILD_TESTBED=OFF
    cmake --build box2d/build
    cp box2d/build/bin/libbox2d.so.*.*.* "$root/usr/lib/aarch64-linux-gnu/"
    touch "$root/complete"
fi

PKG_CONFIG_SYSROOT_DIR=$root
PKG_CONFIG_LIBDIR=$root/usr/lib/aarch64-linux-gnu/pkgconfig:$root/usr/share/pkgconfig
export PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_LIBDIR
configure "$folder/build" "$source" -DTERRAMORPH_GAME=OFF >"$folder/build.log"
cmake --build "$folder/build" --target terramorph-lab >>"$folder/build.log" 2>&1 || { cat "$folder/build.log"; exit 1; }
cat >"$folder/lab" <<END
#!/bin/sh
exec qemu-aarch64-static -L "$root" "$folder/build/terramorph-lab" "\$@"
END
chmod +x "$folder/lab"
