# Compiles a catalogue in as two texts that parts alternate of: what the game says, which is then one and the same text for
# all catalogues and so is there only once, and how the language says it. Comments stay out, but for those that doubt; and
# so does, with -DWITHOUT_ROOMS=ON, what is only said where machines meet in rooms.
# Run as a script: -DSOURCE=de.po -DTARGET=built_in_language_de.inc
file(READ ${SOURCE} content)
string(PREPEND content "\n")
string(REPLACE "\"\n\"" "" content "${content}")  # a text that goes on in the next line
if(WITHOUT_ROOMS)
    string(REPLACE " src/net/correspondence/" " src/correspondence/" content "${content}")
    set(rooms "src/(net|wire|ui/screens/remote|app/remote/(remote_play|sayings))[/.][^ \n]+")
    string(REGEX REPLACE "\n\n#:( ${rooms}|\n#:)+(\n(#[^:\n]|[^#\n])[^\n]*)+" "" content "${content}")
endif()
string(REGEX REPLACE "\n#[^,\n][^\n]*" "" content "${content}")
string(REGEX REPLACE "\n\n+" "\n\n" content "${content}")
string(REGEX REPLACE "\n(msgstr|#)[^\n]*" "" english "${content}")
string(REGEX REPLACE "\nmsgid[^\n]*" "" translations "${content}")
file(WRITE ${TARGET} "R\"asset(${english})asset\", R\"asset(${translations})asset\"\n")
