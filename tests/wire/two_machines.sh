#!/bin/sh
# A match goes on at another machine, to which the files of one of two games were copied while that one still plays:
#     two_machines.sh TERRAMORPH
# The copy takes the seat over, and the first one stops. At the end the recordings of the others must be alike. The status
# is 77 where mosquitto isn't installed.
set -eu

game=$(readlink -f "$1")
# shellcheck source=tests/wire/games.sh
. "$(dirname "$0")/games.sh"

printf 'wait 4\nkey enter\nwait 1\n' | script host 26
printf 'wait 5\n' | script guest 24
from_the_list | script listed 18

play_two host guest
sleep 16
first=$guest
cp -r "$folder/guest" "$folder/other"
play other listed
guest=$played
wait "$host" "$guest" "$first"
expect_alike other "one went on at another machine"
turns() { grep -c ' hash ' "$(first_recording "$1")"; }
if [ "$(turns guest)" -ge "$(turns other)" ]; then
    echo "the first machine has played on" >&2
    exit 1
fi
