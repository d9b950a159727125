# shellcheck shell=sh disable=SC2154
# What scripts that play over a broker of their own share. They set `program`, the broker's, and call these; whatever they
# start they add to `others`, which end with them as the broker does. Its configuration is $folder/broker.conf.

if [ ! -x "$program" ]; then
    echo "$program isn't installed: nothing is played over it"
    exit 77
fi

folder=$(mktemp -d)
broker=''
others=''
# shellcheck disable=SC2317  # the trap calls it
end() {
    for process in $others $broker; do kill -9 "$process" 2>/dev/null || true; done
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' HUP INT TERM

listens() { grep -q ":$(printf %04X "$1") 00000000:0000 0A" /proc/net/tcp; }
free_port() { # from: the next port that nobody listens on
    port=$1
    while listens "$port"; do port=$((port + 1)); done
    echo "$port"
}
wait_for() { # port
    tries=0
    until listens "$1"; do
        tries=$((tries + 1))
        if [ "$tries" -gt 600 ]; then
            echo "$program doesn't start" >&2
            exit 1
        fi
        sleep 0.1
    done
}
# Without set_tcp_nodelay it holds letters back for 40 ms: Nagle's algorithm.
configure_mosquitto() {
    cat >"$folder/broker.conf" <<END
listener $port 127.0.0.1
allow_anonymous true
user $(id -un)
max_packet_size 70000
set_tcp_nodelay true
log_dest none
END
}
# It begins with nothing, or with the database `old_store`.
start() {
    rm -rf "$folder/store"
    mkdir "$folder/store"
    if [ -n "${old_store:-}" ]; then cp "$old_store" "$folder/store/mosquitto.db"; fi
    "$program" -c "$folder/broker.conf" >"$folder/broker.log" 2>&1 &
    broker=$!
    wait_for "$port"
}
kill_broker() {
    kill -9 "$broker"
    wait "$broker" 2>/dev/null || true
}
