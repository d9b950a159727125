#!/bin/sh
# Two games play a whole match over a real broker on this machine:
#     two_games.sh TERRAMORPH empty | old
# empty: the broker keeps nothing and is killed twice. old: it's killed, and comes back with an older database. At the end
# their recordings must be alike. The status is 77 where mosquitto isn't installed.
set -eu

game=$(readlink -f "$1")
shelf=$2
if [ "$shelf" = old ]; then keeps=yes; fi
# shellcheck source=tests/wire/games.sh
. "$(dirname "$0")/games.sh"

printf 'wait 4\nkey enter\nwait 1\n' | script host 22
printf 'wait 5\n' | script guest 22
play_two host guest
case $shelf in
    empty)
        for pause in 12 15; do
            sleep "$pause"
            kill_broker
            sleep 2
            start
        done
        ;;
    old)
        sleep 9
        kill -USR1 "$broker" # saves it
        sleep 1
        cp "$folder/store/mosquitto.db" "$folder/old.db"
        old_store=$folder/old.db
        sleep 9
        kill_broker
        sleep 2
        start
        ;;
    *) echo "there's no such shelf: $shelf" >&2; exit 2 ;;
esac
wait "$host" "$guest"
expect_alike guest "the broker came back with an $shelf shelf"
