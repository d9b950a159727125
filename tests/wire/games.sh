# shellcheck shell=sh disable=SC2034,SC2154
# What scripts share that play a match between two whole games over a mosquitto on this machine. Both are the real program,
# `game`, which presses keys by a script, in real time. Sourcing this starts the broker. It keeps a database if `keeps` is
# yes, and lets games only read if `read_only` is.

program=/usr/sbin/mosquitto
# shellcheck source=tests/wire/broker.sh
. "$(dirname "$0")/broker.sh"

port=$(free_port 18830)
if [ "$port" -gt 18839 ]; then
    echo "all ports of rooms at home are taken" >&2
    exit 1
fi

# Each fires at itself, again and again, whatever is shown: what isn't its turn is refused.
fire_on() { # times
    times=0
    while [ "$times" -lt "$1" ]; do
        printf 'hold down 3\nkey space\nwait 1\n'
        times=$((times + 1))
    done
}
# The presses of a game, from standard input, and then its shots.
script() { # name, times
    { printf 'size 640 360\n'; cat; fire_on "$2"; } >"$folder/$1.txt"
}

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
if [ "${keeps:-no}" = yes ]; then
    printf 'persistence true\npersistence_location %s/store/\n' "$folder" >>"$folder/broker.conf"
fi
if [ "${read_only:-no}" = yes ]; then
    echo "acl_file $folder/rights" >>"$folder/broker.conf"
    echo "topic read tm/1/#" >"$folder/rights"
fi
start

# Starts a game, whose process is then $played. Its files are in $folder/WHERE.
play() { # where, script, arguments
    where=$1
    script=$2
    shift 2
    "$game" --script "$folder/$script.txt" --real-time --config-dir "$folder/$where" --data-dir "$folder/$where" \
        --shots "$folder" --broker "mqtt://terramorph:7@127.0.0.1:$port" "$@" >>"$folder/$where.log" 2>&1 &
    played=$!
    others="$others $played"
}
# From the title to Friends online, and there to the match, which is the last before the way back. (With a broker of its own
# the page asks for none.)
from_the_list() {
    printf 'wait 1\nkey shift+tab\nkey shift+tab\nkey shift+tab\nkey shift+tab\nkey shift+tab\nkey enter\nwait 1\n'
    printf 'key tab\nkey tab\nkey tab\nkey tab\nkey enter\nwait 4\n'
}
# The host begins once the guest is there. Sets host, guest and the room's code.
play_two() { # the host's script, the guest's, arguments for both
    hosts=$1
    joins=$2
    shift 2
    play host "$hosts" --host "$@"
    host=$played
    until [ -n "$(ls "$folder"/host/*.tmroom 2>/dev/null)" ]; do sleep 0.1; done
    code=$(sed 's/@.*//' "$folder"/host/*.tmroom)
    play guest "$joins" --join "$code" "$@"
    guest=$played
}

# Of the first match of a game the states and the scores; whoever fires on plays again in the same room. How a barrel was
# turned before a shot is nobody else's business.
first_match() { # where
    sed -n 's/ #[0-9a-f]*$//; / \(hash\|fire\|score\|money\|round\|left\)/p' "$(first_recording "$1")"
}
first_recording() { # where
    # shellcheck disable=SC2012  # the names are the game's own
    ls -tr "$folder/$1"/*.tmrec | head -n 1
}
# The first matches of the host and of another game have to be alike, and to have come to an end.
expect_alike() { # where the other has played, what has happened
    first_match host >"$folder/hosts_match"
    first_match "$1" >"$folder/guests_match"
    if ! cmp -s "$folder/hosts_match" "$folder/guests_match" || grep -q ' left$' "$folder/hosts_match"; then
        echo "the games don't come out alike, or to no end" >&2
        diff "$folder/hosts_match" "$folder/guests_match" | head -n 20 >&2
        tail -n 2 "$folder/hosts_match" >&2
        cat "$folder/host.log" "$folder/$1.log" >&2
        exit 1
    fi
    echo "$(grep -c ' hash ' "$folder/hosts_match") turns, alike in both games; $2"
}
