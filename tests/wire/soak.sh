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
# shellcheck source=tests/wire/broker.sh
. "$(dirname "$0")/broker.sh"

port=$(free_port $((20000 + $$ % 10000)))
configure() {
    case $kind in
        mosquitto) configure_mosquitto ;;
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
    kill_broker
    start
done
status=0
wait "$soak" || status=$?
echo "At last $kind had $(awk '/VmRSS/ { print $2 }' "/proc/$broker/status") kB of memory."
exit "$status"
