#!/bin/sh
# Two games play a whole match over a real broker on this machine, which keeps nothing and is killed twice:
#     two_games.sh TERRAMORPH
# Both are the real program, and press keys by a script, in real time. At the end their recordings must be alike. The
# status is 77 where mosquitto isn't installed.
set -eu

game=$(readlink -f "$1")
program=/usr/sbin/mosquitto
# shellcheck source=tests/wire/broker.sh
. "$(dirname "$0")/broker.sh"

port=$(free_port 18830)
if [ "$port" -gt 18839 ]; then
    echo "all ports of rooms at home are taken" >&2
    exit 1
fi

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

configure_mosquitto
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
    kill_broker
    sleep 2
    start
done
wait "$host" "$guest"

# Of the first match of each the states and the scores; whoever fires on plays again in the same room. How a barrel was
# turned before a shot is nobody else's business.
first() {
    # shellcheck disable=SC2012  # the names are the game's own
    sed -n 's/ #[0-9a-f]*$//; / \(hash\|fire\|score\|money\|round\|left\)/p' \
        "$(ls -tr "$folder/$1"/*.tmrec | head -n 1)"
}
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
