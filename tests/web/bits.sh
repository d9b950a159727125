#!/bin/sh
# The same bits in browsers: node runs the lab that is built for them, and each file that it makes and each hash is compared
# with what the native one makes. Usage: bits.sh FOLDER NATIVE_LAB NODE_LAB.js
set -eu

folder=$1 native=$2 script=$3
mkdir -p "$folder"
cd "$folder"
rm -f native.* web.*
printf '#!/bin/sh\nexec node "%s" "$@"\n' "$script" >lab
chmod +x lab

generators=$("$native" map --list | sed -n 's/^\([a-z][a-z-]*\): .*/\1/p')
works() { # name, lab
    "$2" simulate --players 5 --rounds 2 --seed 7 --width 1024 --record "$1.hills.rec" >"$1.hills.txt"
    "$2" simulate --players 3 --rounds 3 --seed 8 --width 640 --generator limited-random --computers moron \
        --record "$1.walk.rec" >"$1.walk.txt"
    "$2" simulate --players 8 --rounds 2 --seed 11 --generator waves --record "$1.many.rec" >"$1.many.txt"
    "$2" barrage --shots 100 --seed 3 >"$1.barrage.txt"
    for generator in $generators; do
        "$2" map --generator "$generator" --seed 7 --width 509 --depth 257 --out "$1.$generator.map.f32"
        "$2" row --generator "$generator" --seed 9 --cut 0.4 --angle -12.5 --out "$1.$generator.row.f32"
    done
}
works native "$native"
works web ./lab
compared=0
for file in native.*; do
    case $file in *.hills.txt | *.walk.txt | *.many.txt) continue ;; esac  # these tell names of files
    cmp "$file" "web.${file#native.}"
    compared=$((compared + 1))
done

# recordings have a hash for each turn
verified=0
for recording in native.*.rec; do
    ./lab verify "$recording" >web.told || { cat web.told; echo "$recording differs" >&2; exit 1; }
    "$native" verify "$recording" >native.told
    cmp native.told web.told
    verified=$((verified + 1))
done
echo "the same bits under node: $compared files, $verified matches"
