#!/bin/sh
# All that is checked but takes too long for every day, a part after the other: long.sh [PART...], or all of them. What a
# part said is kept in build/long. The status is 0 only where every part passed.
set -eu

cd "$(dirname "$(readlink -f "$0")")/.."
build=$PWD/build
logs=$build/long
mkdir -p "$logs"

# every test, with as many random battles as the tests ever play, and the tests' own sources as closely watched as the game
tests() {
    cmake --preset dev -B "$build/tests" -DTERRAMORPH_SANITIZE=all
    cmake --build "$build/tests"
    TERRAMORPH_LONG=1 ctest --test-dir "$build/tests" --output-on-failure --parallel "$(nproc)" --exclude-regex 'Parts/Soak|BalanceBounds|^Web'
}

# ten thousand rounds by any rules, at full speed, every invariant looked at in every tick
soak() {
    cmake -S . -B "$build/soak" -G Ninja -DCMAKE_BUILD_TYPE=Release -DTERRAMORPH_TESTS=ON -DTERRAMORPH_GAME=OFF
    cmake --build "$build/soak" --target ai_tests
    jobs=$(nproc)
    running=''
    for job in $(seq 0 $((jobs - 1))); do
        TERRAMORPH_LONG=1 GTEST_TOTAL_SHARDS=$jobs GTEST_SHARD_INDEX=$job "$build/soak/ai_tests" \
            --gtest_filter='Parts/Soak.*' --gtest_brief=1 >"$logs/soak.$job.log" 2>&1 &
        running="$running $!"
    done
    for job in $running; do wait "$job" || broken=yes; done
    tail -n 30 "$logs"/soak.*.log
    [ -z "${broken-}" ]
}

# what a fight is like stays within its bounds, on rounds enough to tell
balance() {
    cmake -S . -B "$build/soak" -G Ninja -DCMAKE_BUILD_TYPE=Release -DTERRAMORPH_TESTS=ON -DTERRAMORPH_GAME=OFF
    cmake --build "$build/soak" --target lab_tests
    TERRAMORPH_LONG=1 "$build/soak/lab_tests" --gtest_filter='BalanceBounds.*' --gtest_brief=1
}

# what is played, as it is built for playing, is hardened
hardening() {
    cmake/build.sh release
    tests/hardening.sh "$build/hardening" "$build/release/terramorph" "$build/release/terramorph-lab"
}

# the package can be made, and plays where it is installed
package() {
    cmake/build.sh package package
    tests/package.sh "$build/package" "$build/installed"
    dpkg-deb --info "$build"/package/terramorph_*.deb
    dpkg-deb --contents "$build"/package/terramorph_*.deb
}

# both compilers at every optimisation and another processor come to the same bits
bits() {
    cmake/build.sh release
    tests/determinism/aarch64.sh "$PWD" "$build/aarch64"
    tests/determinism/compilers.sh --all "$PWD" "$build/determinism" \
        "$build/release/terramorph-lab" "$build/aarch64/lab"
}

threads() {
    cmake/build.sh threads
    tests/threads.sh "$build/threads"
}

# no use of what was never written, which the other sanitizers do not see
memory() {
    cmake/build.sh release
    valgrind --quiet --error-exitcode=66 --leak-check=full \
        "$build/release/terramorph-lab" simulate --players 8 --rounds 5 --seed 5 \
        --computers moron,shooter,tosser,poolshark,chooser,spoiler,cyborg,unknown
}

# matches between machines end alike over a broker that is killed, cut lines and killed players, over a bad network, and
# over another broker, and between two whole games; what was measured is in the part's log
net() {
    cmake/build.sh release terramorph terramorph-lab
    lab=$build/release/terramorph-lab
    for shelf in empty old; do tests/wire/two_games.sh "$build/release/terramorph" "$shelf"; done
    for fault in killed host older lost both burnt; do tests/wire/lost_game.sh "$build/release/terramorph" "$fault"; done
    tests/wire/two_machines.sh "$build/release/terramorph"
    for why in rights weapons; do tests/wire/refused_game.sh "$build/release/terramorph" "$why"; done
    tests/wire/soak.sh "$lab" mosquitto plain 0 0 --matches 40 --cuts 0 --kills 0
    tests/wire/soak.sh "$lab" mosquitto plain 3 60
    tests/wire/soak.sh "$lab" mosquitto faulty 2 60 --matches 60 --cuts 450 --kills 210
    tests/wire/soak.sh "$lab" nats-server plain 1 40 --matches 50 --cuts 375 --kills 175
}

# clang-tidy and cppcheck read every source while it is built
analysis() { cmake/build.sh analysis; }

# the game for browsers: the same bits under node, and all that it does in a browser, drawn in software and by WebGL
web() {
    third_party/install.sh browser
    cmake/build.sh release
    for way in software webgl; do
        TERRAMORPH_PLAYS='' TERRAMORPH_WAY=$way tests/web/check.sh "$PWD" "$build/web_checked" \
            "$build/release/terramorph" "$build/release/terramorph-lab"
    done
    "$build/release/terramorph-lab" simulate --players 10 --rounds 1 --seed 5 --planet great-lakes --computers cyborg \
        --rule armory=off --rule stock=1 --rule turn_mode=simultaneous --record "$build/web_busy.tmrec" >/dev/null
    node tests/web/figures.mjs "$build/web/site" "$build/web_busy.tmrec"
}

fuzz() { tests/fuzz/fuzz.sh "$PWD" "$build/fuzz"; }

mutation() { tests/mutation/mutate.py "$PWD" "$build/mutation"; }

coverage() {
    cmake/build.sh coverage
    tests/coverage.sh "$PWD" "$build/coverage"
}

parts='tests soak balance hardening package bits threads memory net analysis web fuzz mutation coverage'
if [ $# -eq 0 ]; then
    # shellcheck disable=SC2086  # a list of words
    set -- $parts
fi
for part; do
    case " $parts " in
        *" $part "*) ;;
        *) echo "there is no part \"$part\"; there are: $parts" >&2; exit 2 ;;
    esac
done

failed=''
for part; do
    began=$(date +%s)
    echo "$part ..."
    set +e  # not "if": in a condition set -e does not hold
    (set -e; "$part") >"$logs/$part.log" 2>&1
    status=$?
    set -e
    took=$((($(date +%s) - began + 30) / 60))
    if [ "$status" -eq 0 ]; then
        echo "$part passed after $took minutes"
    else
        tail -n 30 "$logs/$part.log"
        echo "$part FAILED after $took minutes"
        failed="$failed $part"
    fi
done
if [ -n "$failed" ]; then
    echo "These parts failed:$failed. What they said is in $logs." >&2
    exit 1
fi
echo "All parts passed."
