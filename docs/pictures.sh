#!/bin/sh
# Makes the README's pictures anew, in docs/pictures.
set -eu

cd "$(dirname "$(readlink -f "$0")")/.."
cmake/build.sh release
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT

play() { # script, folder of its pictures, options
    rm -rf "$home/game"
    mkdir "$home/game"
    cp docs/pictures.toml "$home/game/settings.toml"
    printf 'tips = "off"\ncoach = "off"\n' >"$home/game/preferences.toml"
    script=$1 shots=$2
    shift 2
    build/release/terramorph --seed 1 --nosound --config-dir "$home/game" --data-dir "$home/game" \
        --script "$script" --shots "$shots" "$@"
}

shoot() { # picture, level, weapon, power, seconds after the shot
    cat >"$home/shoot.txt" <<END
size 960 540
wait 0.5
click 801 488
wait 3
key w
wait 0.3
text $3
key enter
text $4
key space
wait $5
shot $1.png
quit
END
    play "$home/shoot.txt" docs/pictures --level "$2"
}

play docs/pictures.txt docs/pictures
shoot wood CH-0000-5YYJ "hot nap" 470 5.2
shoot lake CH-0000-R791 "baby digger" 480 4.7
shoot fault PL-0000-1RPJ "fault" 480 3.4
build/release/terramorph-lab simulate --players 4 --rounds 1 --seed 6 --width 1024 --computers cyborg,spoiler \
    --rule living_land=in_play --rule start_cash=40000 --record "$home/road.tmrec" >/dev/null
play docs/pictures_road.txt docs/pictures "$home/road.tmrec"
for land in castle=whole=PL-0000-1RPJ desert=close=CH-R000-32V8-KA3 ice=close=CH-R000-32S5-68V volcano=close=CH-R000-32S7-8MB; do
    name=${land%%=*} code=${land##*=} view=${land#*=}
    play docs/pictures_land.txt "$home/land" --level "$code"
    mv "$home/land/${view%%=*}.png" "docs/pictures/$name.png"
done
