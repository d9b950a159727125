#!/bin/sh
# A game is killed in the middle of a match over a real broker on this machine, and comes back:
#     lost_game.sh TERRAMORPH killed | lost | burnt
# killed: by the list of matches. lost: its seat's file is gone, so it asks the other game, by the room's code. burnt: the
# broker, which keeps nothing, was killed as well. Both are the real program, and press keys by a script, in real time. At
# the end their recordings must be alike. The status is 77 where mosquitto isn't installed.
set -eu

game=$(readlink -f "$1")
fault=$2
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
{ printf 'size 640 360\nwait 4\nkey enter\nwait 1\n'; fire_on 26; } >"$folder/host.txt"
{ printf 'size 640 360\nwait 5\n'; fire_on 24; } >"$folder/guest.txt"
# From the title to Friends online, and there to the match, which is the last before the way back. (With a broker of its own the page asks for none.)
{ printf 'size 640 360\nwait 1\nkey shift+tab\nkey shift+tab\nkey shift+tab\nkey shift+tab\nkey enter\nwait 1\n'
  printf 'key tab\nkey tab\nkey tab\nkey tab\nkey enter\nwait 4\n'; fire_on 18; } >"$folder/listed.txt"
{ printf 'size 640 360\nwait 8\n'; fire_on 18; } >"$folder/coded.txt"
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
play() { # folder, script, arguments
    where=$1
    script=$2
    shift 2
    "$game" --script "$folder/$script.txt" --real-time --config-dir "$folder/$where" --data-dir "$folder/$where" \
        --shots "$folder" --broker "$at" "$@" >>"$folder/$where.log" 2>&1 &
    others="$others $!"
}
play host host --host
host=$!
until [ -n "$(ls "$folder"/host/*.tmroom 2>/dev/null)" ]; do sleep 0.1; done
code=$(sed 's/@.*//' "$folder"/host/*.tmroom)
play guest guest --join "$code"
guest=$!
sleep 16
kill -9 "$guest"
wait "$guest" 2>/dev/null || true
if [ -z "$(ls "$folder"/guest/*.tmseat 2>/dev/null)" ]; then
    echo "the match hadn't begun" >&2
    exit 1
fi
case $fault in
    killed) play guest listed ;;
    lost)
        rm "$folder"/guest/*.tmseat "$folder"/guest/*.tmrec
        play guest coded --join "$code"
        ;;
    burnt)
        rm "$folder"/guest/*.tmseat "$folder"/guest/*.tmrec
        kill_broker
        sleep 1
        start
        play guest coded --join "$code"
        ;;
    *) echo "there's no such fault: $fault" >&2; exit 2 ;;
esac
guest=$!
wait "$host" "$guest"

# Of the first match of each the states and the scores; whoever fires on plays again in the same room.
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
echo "$(grep -c ' hash ' "$folder/one") turns, alike in both games; one was $fault"
