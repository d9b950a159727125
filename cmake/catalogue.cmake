# Makes a catalogue small for the game, which is still a catalogue: comments are left out, except those marking doubtful
# translations. NAME gets the language's own name, in quotes.
# Run as a script: -DSOURCE=de.po -DTARGET=small/de.po -DNAME=language_name_de.inc
file(READ ${SOURCE} content)
string(PREPEND content "\n")
string(REPLACE "\"\n\"" "" content "${content}")  # a text that goes on in the next line
string(REGEX REPLACE "\n#[^,\n][^\n]*" "" content "${content}")
string(REGEX REPLACE "\n\n+" "\n\n" content "${content}")
file(WRITE ${TARGET} "${content}")

get_filename_component(name ${SOURCE} NAME_WE)  # as long as nobody has translated it
if(content MATCHES "\nmsgid \"English\"\nmsgstr \"([^\"\n]+)\"")
    set(name "${CMAKE_MATCH_1}")
endif()
file(WRITE ${NAME} "\"${name}\"\n")
