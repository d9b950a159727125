#!/bin/sh
# Two games play a whole match over a real broker on this machine, which keeps nothing and is killed twice:
#     two_games.sh TERRAMORPH
# Both are the real program, and press keys by a script, in real time. At the end their recordings must be alike. The
# status is 77 where mosquitto isn't installed.
set -eu

game=$(readlink -f "$1")
broker=/usr/sbin/mosquitto
if [ ! -x "$broker" ]; then
    echo "mosquitto isn't installed: nothing is played over it"
    exit 77
fi

folder=$(mktemp -d)
running=''
others=''
# shellcheck disable=SC2317  # the trap calls it
end() {
    for process in $others $running; do kill -9 "$process" 2>/dev/null || true; done
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' HUP INT TERM

listens() { grep -q ":$(printf %04X "$1") 00000000:0000 0A" /proc/net/tcp; }
port=18830
while listens "$port"; do port=$((port + 1)); done
if [ "$port" -gt 18839 ]; then
    echo "all ports of rooms at home are taken" >&2
    exit 1
fi
cat >"$folder/broker.conf" <<END
listener $port 127.0.0.1
allow_anonymous true
max_packet_size 70000
set_tcp_nodelay true
log_dest none
END
start() {
    "$broker" -c "$folder/broker.conf" &
    running=$!
    until listens "$port"; do sleep 0.1; done
}

# Each fires at itself, again and again, whatever is shown: what isn't its turn is refused. The host begins.
fire_on() { # times
    times=0
    while [ "$times" -lt "$1" ]; do
        printf 'hold down 3\nkey space\nwait 1\n'
        times=$((times + 1))
    done
}
{ printf 'wait 4\nkey enter\nwait 1\n'; fire_on 22; } >"$folder/host.txt"
{ printf 'wait 5\n'; fire_on 22; } >"$folder/guest.txt"
mkdir "$folder/host" "$folder/guest"
cat >"$folder/host/settings.toml" <<END
[rules]
rounds = 2
armory = 0
wind = 0
direct_hit = 0
health = 40

[level]
generator = "circle-hill"
seed = 8412077
END

start
at="mqtt://terramorph:7@127.0.0.1:$port"
play() { # name, arguments
    name=$1
    shift
    "$game" --script "$folder/$name.txt" --real-time --config-dir "$folder/$name" --data-dir "$folder/$name" \
        --shots "$folder" --broker "$at" "$@" >"$folder/$name.log" 2>&1 &
    others="$others $!"
}
play host --host
host=$!
until [ -n "$(ls "$folder"/host/*.tmroom 2>/dev/null)" ]; do sleep 0.1; done
code=$(sed 's/@.*//' "$folder"/host/*.tmroom)
play guest --join "$code"
guest=$!

for pause in 12 15; do
    sleep "$pause"
    kill -9 "$running"
    wait "$running" 2>/dev/null || true
    sleep 2
    start
done
wait "$host" "$guest"
others=''

# Of the first match of each the states and the scores; whoever fires on plays again in the same room. How a barrel was
# turned before a shot is nobody else's business.
first() { sed -n 's/ #[0-9a-f]*$//; / \(hash\|fire\|score\|money\|round\|left\)/p' "$(ls -tr "$folder/$1"/*.tmrec | head -n 1)"; }
first host >"$folder/one"
first guest >"$folder/other"
if ! cmp -s "$folder/one" "$folder/other" || grep -q ' left$' "$folder/one"; then
    echo "the games don't come out alike, or to no end" >&2
    diff "$folder/one" "$folder/other" | head -n 20 >&2
    tail -n 2 "$folder/one" >&2
    cat "$folder/host.log" "$folder/guest.log" >&2
    exit 1
fi
echo "$(grep -c ' hash ' "$folder/one") turns, alike in both games; the broker was killed twice"
