#!/bin/sh
# Starts a broker of this machine's own for one match, says its address in one line, and ends it when its own input ends:
# with the game that has started it. The broker is the distribution's mosquitto, with a configuration of its own in a new
# folder. Its password is a number that the room's code holds, so whoever has the code can come in, and nobody else.
#     home_broker.sh [PASSWORD PORT]
# With these it's the broker of an earlier match, to which that can go back. Browsers reach it by WebSockets, at a port 100
# above.
set -eu

broker=$(PATH=$PATH:/usr/sbin:/sbin command -v mosquitto)

# An address that only a network of one's own has: those of the code's kinds, see src/net/room_place.cpp.
address=$(hostname -I 2>/dev/null | tr ' ' '\n' |
    grep -E '^(192\.168\.|10\.|172\.(1[6-9]|2[0-9]|3[01])\.)[0-9.]+$' | head -n 1) || true
address=${address:-127.0.0.1}  # then only windows on this machine can join

folder=$(mktemp -d)
running=''
# shellcheck disable=SC2317  # the trap calls it
finish() {
    if [ -n "$running" ]; then
        kill "$running" 2>/dev/null || true
        wait "$running" || true  # and its port is free again
    fi
    rm -rf "$folder"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

secret=${1-$(($(od -An -N4 -tu4 /dev/urandom) % 262144))}
mosquitto_passwd -b -c "$folder/passwords" terramorph "$secret" 2>/dev/null
cat >"$folder/rights" <<'END'
pattern write tm/1/r/+/p/%c/#
pattern read tm/1/#
END
for port in ${2:-18830 18831 18832 18833 18834 18835 18836 18837 18838 18839} ${2:+"$2" "$2" "$2"}; do
    cat >"$folder/mosquitto.conf" <<END
listener $port $address
listener $((port + 100)) $address
protocol websockets
allow_anonymous false
password_file $folder/passwords
acl_file $folder/rights
max_packet_size 70000
set_tcp_nodelay true
max_connections 2000
max_inflight_messages 100
max_queued_messages 500
max_keepalive 120
persistence false
log_dest none
END
    if [ "$(id -u)" = 0 ]; then echo "user root" >>"$folder/mosquitto.conf"; fi
    "$broker" -c "$folder/mosquitto.conf" >/dev/null 2>&1 &
    running=$!
    sleep 0.3
    if kill -0 "$running" 2>/dev/null; then break; fi
    running=''
done
if [ -z "$running" ]; then exit 1; fi
{ echo "mqtt://terramorph:$secret@$address:$port"; } 2>/dev/null || exit 0  # the game has gone
cat >/dev/null
