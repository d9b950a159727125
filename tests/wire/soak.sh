#!/bin/sh
# Plays matches over a real broker on this machine, which keeps nothing and is killed now and then:
#     soak.sh LAB mosquitto|nats-server plain|faulty KILLS SECONDS [OPTION...]
# KILLS times, SECONDS after the start and after each other, the broker is killed and started again. On a faulty line
# everything passes through "LAB net proxy". OPTIONs are those of "LAB net soak", whose status is the script's; it's 77
# where the broker isn't installed.
set -eu

lab=$(readlink -f "$1")
kind=$2
line=$3
kills=$4
seconds=$5
shift 5
program=/usr/sbin/$kind
if [ ! -x "$program" ]; then
    echo "$kind isn't installed: nothing is played over it"
    exit 77
fi

folder=$(mktemp -d)
broker=''
others=''
# shellcheck disable=SC2317  # the trap calls it
end() {
    for process in $others $broker; do kill -9 "$process" 2>/dev/null || true; done
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' HUP INT TERM

listens() { grep -q ":$(printf %04X "$1") 00000000:0000 0A" /proc/net/tcp; }
free_port() { # from: the next port that nobody listens on
    port=$1
    while listens "$port"; do port=$((port + 1)); done
    echo "$port"
}
wait_for() { # port
    tries=0
    until listens "$1"; do
        tries=$((tries + 1))
        if [ "$tries" -gt 600 ]; then
            echo "$kind doesn't start" >&2
            exit 1
        fi
        sleep 0.1
    done
}

port=$(free_port $((20000 + $$ % 10000)))
configure() {
    case $kind in
        mosquitto)
            # Without the last but one it holds letters back for 40 ms: Nagle's algorithm.
            cat >"$folder/broker.conf" <<END
listener $port 127.0.0.1
allow_anonymous true
max_packet_size 70000
set_tcp_nodelay true
log_dest none
END
            ;;
        nats-server)
            cat >"$folder/broker.conf" <<END
server_name: soak
listen: "127.0.0.1:$(free_port $((port + 1)))"
jetstream { store_dir: "$folder/store" }
mqtt { listen: "127.0.0.1:$port" }
END
            ;;
        *) echo "unknown broker: $kind" >&2; exit 2 ;;
    esac
}
start() {
    rm -rf "$folder/store"
    "$program" -c "$folder/broker.conf" >"$folder/broker.log" 2>&1 &
    broker=$!
    wait_for "$port"
}

configure
start
at=mqtt://127.0.0.1:$port
if [ "$line" = faulty ]; then
    "$lab" net proxy --broker "$at" --listen "$(free_port $((port + 10)))" >"$folder/proxy.log" &
    others=$!
    until grep -qs listening "$folder/proxy.log"; do sleep 0.1; done
    at=$(sed 's/listening at //' "$folder/proxy.log")
fi
"$lab" net soak --broker "$at" "$@" &
soak=$!
others="$others $soak"
while [ "$kills" -gt 0 ]; do
    kills=$((kills - 1))
    sleep "$seconds"
    if ! kill -0 "$soak" 2>/dev/null; then break; fi
    kill -9 "$broker"
    wait "$broker" 2>/dev/null || true
    start
done
status=0
wait "$soak" || status=$?
echo "At last $kind had $(awk '/VmRSS/ { print $2 }' "/proc/$broker/status") kB of memory."
exit "$status"
