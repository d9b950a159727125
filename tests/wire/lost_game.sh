#!/bin/sh
# A game is killed in the middle of a match over a real broker on this machine, and comes back:
#     lost_game.sh TERRAMORPH killed | lost | burnt
# killed: by the list of matches. lost: its seat's file is gone, so it asks the other game, by the room's code. burnt: the
# broker, which keeps nothing, was killed as well. At the end their recordings must be alike. The status is 77 where
# mosquitto isn't installed.
set -eu

game=$(readlink -f "$1")
fault=$2
# shellcheck source=tests/wire/games.sh
. "$(dirname "$0")/games.sh"

printf 'wait 4\nkey enter\nwait 1\n' | script host 26
printf 'wait 5\n' | script guest 24
# From the title to Friends online, and there to the match, which is the last before the way back. (With a broker of its own
# the page asks for none.)
{ printf 'wait 1\nkey shift+tab\nkey shift+tab\nkey shift+tab\nkey shift+tab\nkey enter\nwait 1\n'
  printf 'key tab\nkey tab\nkey tab\nkey tab\nkey enter\nwait 4\n'; } | script listed 18
printf 'wait 8\n' | script coded 18

play_two host guest
sleep 16
kill -9 "$guest"
wait "$guest" 2>/dev/null || true
if [ -z "$(ls "$folder"/guest/*.tmseat 2>/dev/null)" ]; then
    echo "the match hadn't begun" >&2
    exit 1
fi
lose_files() { rm "$folder"/guest/*.tmseat "$folder"/guest/*.tmrec; }
case $fault in
    killed) play guest listed ;;
    lost)
        lose_files
        play guest coded --join "$code"
        ;;
    burnt)
        lose_files
        kill_broker
        sleep 1
        start
        play guest coded --join "$code"
        ;;
    *) echo "there's no such fault: $fault" >&2; exit 2 ;;
esac
guest=$played
expect_alike "one was $fault"
