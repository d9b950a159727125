# Makes a catalogue small for the game, which is still a catalogue: comments stay out, but for those that doubt, and so does,
# with -DWITHOUT_ROOMS=ON, what is only said where machines meet in rooms. NAME gets the language's own name, in quotes.
# Run as a script: -DSOURCE=de.po -DTARGET=small/de.po -DNAME=language_name_de.inc
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
file(WRITE ${TARGET} "${content}")

get_filename_component(name ${SOURCE} NAME_WE)  # as long as nobody has translated it
if(content MATCHES "\nmsgid \"English\"\nmsgstr \"([^\"\n]+)\"")
    set(name "${CMAKE_MATCH_1}")
endif()
file(WRITE ${NAME} "\"${name}\"\n")
