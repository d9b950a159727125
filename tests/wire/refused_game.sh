#!/bin/sh
# A game is told why it can't play over a real broker on this machine:
#     refused_game.sh TERRAMORPH rights | weapons
# rights: the broker takes nothing from it. weapons: it joins somebody who plays with others. It's the real program, which
# says by --narrate what its page shows. The status is 77 where mosquitto isn't installed.
set -eu

game=$(readlink -f "$1")
why=$2
if [ "$why" = rights ]; then read_only=yes; fi
# shellcheck source=tests/wire/games.sh
. "$(dirname "$0")/games.sh"

printf 'wait 16\n' | script waits 0
case $why in
    rights)
        refused=host
        play host waits --host --narrate
        words="127.0.0.1:$port doesn't take what you send."
        ;;
    weapons)
        refused=guest
        cat >"$folder/guest/weapons.toml" <<END
[hailstones]
name = "Hailstones"
help = "Nine small blasts, wherever they fall."
price = 6000
bundle = 4
arms_level = 2
icon = "mirv"
at_apex = [{ effect = "split", heads = 9, fan = 60, on_impact = [{ effect = "blast", radius = 20, strength = 40 }] }]
END
        play_two waits waits --narrate
        words="plays with other weapons: use the game's own, or ask for the file."
        ;;
    *) echo "there's no such reason: $why" >&2; exit 2 ;;
esac
for process in $others; do wait "$process"; done
if ! grep -q "$words" "$folder/$refused.log"; then
    echo "it doesn't say: $words" >&2
    cat "$folder/$refused.log" >&2
    exit 1
fi
grep "$words" "$folder/$refused.log" | head -n 1
