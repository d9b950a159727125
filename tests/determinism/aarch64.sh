#!/bin/sh
# Builds a lab for another processor, to be compared by compilers.sh: aarch64.sh SOURCE FOLDER. Afterwards FOLDER/lab runs
# it in qemu. The libraries for that processor are kept in FOLDER alone: this system stays as it is.
set -eu

source=$1
mkdir -p "$2"
folder=$(readlink -f "$2")
root=$folder/root

if [ ! -e "$root/complete" ]; then
    mkdir -p "$folder/apt/lists/partial" "$folder/apt/archives/partial"
    cat >"$folder/apt.conf" <<END
APT::Architecture "arm64";
APT::Architectures "arm64";
APT::Sandbox::User "";
Dir::State "$folder/apt";
Dir::State::status "/dev/null";
Dir::Cache "$folder/apt";
END
    export APT_CONFIG="$folder/apt.conf"
    apt-get -q update
    apt-get -q install --yes --download-only --no-install-recommends \
        libbox2d-dev libtomlplusplus-dev libcli11-dev libstb-dev
    for package in "$folder"/apt/archives/*.deb; do dpkg-deb --extract "$package" "$root"; done
    touch "$root/complete"
fi

PKG_CONFIG_SYSROOT_DIR=$root
PKG_CONFIG_LIBDIR=$root/usr/lib/aarch64-linux-gnu/pkgconfig:$root/usr/share/pkgconfig
export PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_LIBDIR
cmake -S "$source" -B "$folder/build" -G Ninja -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
    -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ -DCMAKE_BUILD_TYPE=Release -DTERRAMORPH_GAME=OFF >"$folder/build.log"
cmake --build "$folder/build" --target terramorph-lab >>"$folder/build.log" 2>&1 || { cat "$folder/build.log"; exit 1; }
cat >"$folder/lab" <<END
#!/bin/sh
exec qemu-aarch64-static -L "$root" "$folder/build/terramorph-lab" "\$@"
END
chmod +x "$folder/lab"
