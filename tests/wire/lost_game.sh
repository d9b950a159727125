#!/bin/sh
# A game is killed in the middle of a match over a real broker on this machine, and comes back:
#     lost_game.sh TERRAMORPH killed | host | older | lost | both | burnt
# killed: by the list of matches. host: the host is killed instead. older: its seat's file is as it was some turns ago.
# lost: that file is gone, so it asks the other game, by the room's code. both: both games are killed, and both files are
# gone. burnt: the broker, which keeps nothing, was killed as well. At the end their recordings must be alike. The status is
# 77 where mosquitto isn't installed.
set -eu

game=$(readlink -f "$1")
fault=$2
# shellcheck source=tests/wire/games.sh
. "$(dirname "$0")/games.sh"

printf 'wait 4\nkey enter\nwait 1\n' | script host 26
printf 'wait 5\n' | script guest 24
from_the_list | script listed 20
printf 'wait 8\n' | script coded 20

play_two host guest
sleep 11
if [ -z "$(ls "$folder"/guest/*.tmseat 2>/dev/null)" ]; then
    echo "the match hadn't begun" >&2
    exit 1
fi
mkdir "$folder/earlier"
cp "$folder"/guest/*.tmseat "$folder/earlier"
sleep 5
kill_game() { # process
    kill -9 "$1"
    wait "$1" 2>/dev/null || true
}
lose_files() { rm "$folder/$1"/*.tmseat "$folder/$1"/*.tmrec; }
come_back() { # where, script, arguments
    play "$@"
    case $1 in
        host) host=$played ;;
        *) guest=$played ;;
    esac
}
case $fault in
    killed)
        kill_game "$guest"
        come_back guest listed
        ;;
    host)
        kill_game "$host"
        come_back host listed
        ;;
    older)
        kill_game "$guest"
        cp "$folder"/earlier/* "$folder/guest"
        come_back guest listed
        ;;
    lost)
        kill_game "$guest"
        lose_files guest
        come_back guest coded --join "$code"
        ;;
    both)
        kill_game "$host"
        kill_game "$guest"
        lose_files host
        lose_files guest
        come_back host coded --join "$code"
        come_back guest coded --join "$code"
        ;;
    burnt)
        kill_game "$guest"
        lose_files guest
        kill_broker
        sleep 1
        start
        come_back guest coded --join "$code"
        ;;
    *) echo "there's no such fault: $fault" >&2; exit 2 ;;
esac
wait "$host" "$guest"
expect_alike guest "one was $fault"
