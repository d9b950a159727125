#!/bin/sh
# What a release is hardened with can be read in each PROGRAM: where it is loaded, what of it may be written or run, and
# what it calls at an overflow. Usage: hardening.sh FOLDER PROGRAM..., where each PROGRAM lies in its build and FOLDER is
# for what this makes.
set -eu

folder=$1
shift

# says what PROGRAM lacks, a line each
lacking() { # program
    has() { # what it is called, how readelf is asked, what it must say
        readelf -W "$2" "$program" | grep -Eq -- "$3" || echo "$1"
    }
    program=$1
    has 'a place that changes with every start' --file-header 'Type: +DYN'
    has 'relocations that cannot be written' --segments 'GNU_RELRO'
    has 'its calls bound at the start' --dynamic 'BIND_NOW|Flags: NOW'
    has 'a stack that cannot be run' --segments 'GNU_STACK .* RW +0x'
    has 'guarded stacks' --dyn-syms '__stack_chk_fail'
    # a program without one call of C that writes to a buffer of known size shows nothing of this itself
    compiled=$(ninja -C "$(dirname "$program")" -t commands "$(basename "$program")" 2>/dev/null | grep -e ' -c ' || true)
    if [ -z "$compiled" ] || echo "$compiled" | grep -qv -e ' -D_FORTIFY_SOURCE=2 '; then echo 'guarded copies'; fi
    if readelf -W --dynamic "$program" | grep -Eq 'R(UN)?PATH'; then echo 'no folder of its own to load libraries from'; fi
}

# the test itself first: it must find all of this in a program that has none of it
mkdir -p "$folder"
echo 'int main() {}' >"$folder/soft.cpp"
c++ -U_FORTIFY_SOURCE -fno-stack-protector -no-pie -Wl,-z,norelro,-z,lazy,-z,execstack,-rpath,/nowhere \
    "$folder/soft.cpp" -o "$folder/soft"
lacking "$folder/soft" >"$folder/soft.txt"
if [ "$(wc -l <"$folder/soft.txt")" -ne 7 ]; then
    echo "of the seven things that $folder/soft lacks were found only:"
    cat "$folder/soft.txt"
    exit 1
fi

failed=0
for program; do
    lacks=$(lacking "$program")
    if [ -n "$lacks" ]; then
        echo "$program lacks $lacks"
        failed=1
    fi
done
exit $failed
