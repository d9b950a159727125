#!/bin/sh
# What "cmake --install" puts into a folder is whole, and plays from there without the tree that it was built in. Usage:
# package.sh BUILD FOLDER, where BUILD has been built and FOLDER is for what this makes.
set -eu

source=$(dirname "$(dirname "$(readlink -f "$0")")")
build=$(readlink -f "$1")
folder=$(readlink -m "$2")
id=org.terramorph.terramorph
rm -rf "$folder"
mkdir -p "$folder"
DESTDIR=$folder cmake --install "$build" >"$folder/installed.txt"
programs=$(dirname "$(find "$folder" -name terramorph-lab -type f)")
share=$(dirname "$(dirname "$(find "$folder" -name "$id.desktop")")")

desktop-file-validate "$share/applications/$id.desktop"
# no licence has been chosen yet, not for this file either, and that alone would fail: so a copy has one
if ! grep -q metadata_license "$share/metainfo/$id.metainfo.xml"; then
    sed '/<summary>/i <metadata_license>CC0-1.0</metadata_license>' "$share/metainfo/$id.metainfo.xml" \
        >"$folder/$id.metainfo.xml"
    appstreamcli validate --no-net "$folder/$id.metainfo.xml"
else
    appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml"
fi
for size in 16 24 32 48 64 128 256 512; do
    file "$share/icons/hicolor/${size}x$size/apps/$id.png" | grep -q "PNG image data, $size x $size,"
done
test -s "$share/icons/hicolor/scalable/apps/$id.svg"

for program in terramorph terramorph-lab; do
    # every option, or every command, is in the manual, and nothing in it is misspelt roff
    page=$folder/$program.txt
    MANWIDTH=100 man --warnings --local-file "$share/man/man6/$program.6.gz" >"$page" 2>"$folder/warnings.txt"
    test ! -s "$folder/warnings.txt"
    "$programs/$program" --help >"$folder/help.txt"
    for word in $(sed -n 's/^  \(-h,\)\{0,1\}\(--[a-z-]*\).*/\2/p; /^Subcommands/,$s/^  \([a-z]\{1,\}\) .*/\1/p' "$folder/help.txt"); do
        grep -q -e "$word" "$page" || { echo "$program.6 lacks $word"; exit 1; }
    done
done

# a match is played, with nothing of the tree within reach
mkdir "$folder/home" "$folder/play"
cd "$folder/play"
printf 'size 640 360\nwait 0.2\nkey left\nkey right\nkey enter\nkey enter\nwait 0.2\nkey space\nwait 0.2\nkey space\nwait 0.2\nkey space\nwait 4\nshot battle.png\n' >script
HOME=$folder/home "$programs/terramorph" --seed 7 --script script --shots . --data-dir kept --config-dir kept >said.txt 2>&1
test ! -s said.txt || { cat said.txt; exit 1; }
test -s battle.png
"$programs/terramorph-lab" verify kept/*.tmrec

if grep -q "^CMAKE_BUILD_TYPE:STRING=Release" "$build/CMakeCache.txt"; then
    for program in terramorph terramorph-lab; do
        if strings "$programs/$program" | grep -F "$source"; then
            echo "$program knows where it was built, so that two builds differ"
            exit 1
        fi
    done
fi
echo "The installed tree is whole."
