#!/bin/sh
# Installs the packages that Terramorph needs and that are not there yet:
#     third_party/install.sh run    to build the game and play it
#     third_party/install.sh host   to play with friends in the same network as well
#     third_party/install.sh dev    to work on it as well
#     third_party/install.sh long   to check it by all that takes long, too
#     third_party/install.sh web    to build it for browsers
#     third_party/install.sh browser  to test that in a browser as well
# When nothing is missing it does nothing and says nothing.
set -eu

run='g++ cmake ninja-build pkg-config
     libsdl2-dev libsdl2-ttf-dev libbox2d-dev libtomlplusplus-dev libcli11-dev libstb-dev libsodium-dev libmosquitto-dev
     fonts-b612 fonts-dejavu-core'
host="$run mosquitto"
dev="$host
     ccache clang libgtest-dev libbenchmark-dev gettext desktop-file-utils appstream file man-db xvfb xauth xdotool"
long="$dev
     gcovr clang-tidy cppcheck valgrind nats-server
     g++-aarch64-linux-gnu qemu-user-static"
web="$run
     ccache clang-19 lld-19 llvm-19 python3 python3-fonttools dpkg-dev"
if ! command -v node >/dev/null; then web="$web nodejs"; fi
if ! command -v npm >/dev/null; then web="$web npm"; fi
browser="$web
     chromium brotli"

case ${1-} in
    run) wanted=$run ;;
    host) wanted=$host ;;
    dev) wanted=$dev ;;
    long) wanted=$long ;;
    web) wanted=$web ;;
    browser) wanted=$browser ;;
    *) echo "usage: $0 run|host|dev|long|web|browser" >&2; exit 2 ;;
esac

ID=unknown VERSION_ID='' PRETTY_NAME='an unknown system'
# shellcheck source=/dev/null
if [ -r /etc/os-release ]; then . /etc/os-release; fi
case $ID-${VERSION_ID-} in
    debian-12 | debian-13 | ubuntu-24.04) ;;  # all three call these packages by the same names
    *)
        echo "Terramorph installs its packages by itself on Debian 12, Debian 13 and Ubuntu 24.04; this is $PRETTY_NAME."
        echo "Here please see to it yourself that there is what Debian calls:"
        echo "$wanted"
        exit 0
        ;;
esac

missing=''
there=$(dpkg-query -W -f '${db:Status-Status} ${Package} \n' 2>/dev/null | sed -n 's/^installed / /p')
for package in $wanted; do
    case $there in
        *" $package "*) ;;
        *) missing="$missing $package" ;;
    esac
done
if [ -z "$missing" ]; then exit 0; fi

echo "Terramorph needs some packages of $PRETTY_NAME that are not installed yet:"
echo "   $missing"
as_root=''
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "They can only be installed by root, and there is no sudo here. Please run as root: apt-get install$missing" >&2
        exit 1
    fi
    as_root=sudo
    echo "Installing them now with sudo, which may ask for your password."
else
    echo "Installing them now."
fi
$as_root apt-get -q update
# shellcheck disable=SC2086  # a list of words, and sudo or nothing
$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install --yes --no-install-recommends $missing
