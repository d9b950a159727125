#!/bin/sh
# Two games play a whole match over a real broker on this machine, which keeps nothing and is killed twice:
#     two_games.sh TERRAMORPH
# At the end their recordings must be alike. The status is 77 where mosquitto isn't installed.
set -eu

game=$(readlink -f "$1")
# shellcheck source=tests/wire/games.sh
. "$(dirname "$0")/games.sh"

printf 'wait 4\nkey enter\nwait 1\n' | script host 22
printf 'wait 5\n' | script guest 22
play_two host guest
for pause in 12 15; do
    sleep "$pause"
    kill_broker
    sleep 2
    start
done
expect_alike "the broker was killed twice"
