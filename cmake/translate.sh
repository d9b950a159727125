#!/bin/sh
# The catalogues in assets/lang, for translators: translate.sh LAB [update | check | new LANGUAGE]. It takes what the game
# says from the source and from LAB, which is terramorph-lab. "update", which is the default, adds what is new to every
# catalogue and drops what is no longer said; "check" fails where one lacks something; "new fr" begins one here, as fr.po.
set -eu

here=$PWD
lab=$(readlink -f "$1")
task=${2-update}
cd "$(dirname "$(readlink -f "$0")")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

find src -path src/lab -prune -o \( -name '*.cpp' -o -name '*.h' \) -print | sort >"$work/sources"
xgettext --files-from="$work/sources" --from-code=UTF-8 --language=C++ --add-location=file --output="$work/source.pot" \
    --keyword --keyword=tr --keyword=N_ --keyword=message --keyword=plural:1,2 --keyword=error --keyword=mistake:2
"$lab" words >"$work/rules.pot"
msgcat --use-first "$work/source.pot" "$work/rules.pot" |
    sed '/^#, c-format$/d' >"$work/all.pot"  # "5 % more" is none

case $task in
    new)
        if [ -e "$here/$3.po" ]; then echo "$3.po is there already: it is left as it is" >&2; exit 1; fi
        msginit --no-translator --locale="$3" --input="$work/all.pot" --output-file="$here/$3.po"
        ;;
    update)
        for catalogue in assets/lang/*.po; do
            msgmerge --quiet --update --backup=none --no-fuzzy-matching --add-location=file "$catalogue" "$work/all.pot"
            msgattrib --no-obsolete --output-file="$work/updated.po" "$catalogue"
            sed '/^"POT-Creation-Date/d; /^"Report-Msgid/d' "$work/updated.po" >"$catalogue"
            msgfmt --statistics --output-file=/dev/null "$catalogue"
        done
        ;;
    check)
        for catalogue in assets/lang/*.po; do
            msgfmt --check-format --output-file=/dev/null "$catalogue"
            msgcmp "$catalogue" "$work/all.pot"
        done
        ;;
    *) echo "usage: $0 LAB [update | check | new LANGUAGE]" >&2; exit 2 ;;
esac
