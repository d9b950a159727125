# The languages of the game: their codes and own names, what tanks say in English, and on desktops the texts of all others. A
# browser fetches those of the language that it speaks: see cmake/web/web.cmake.
set(TERRAMORPH_LANGUAGE_FILES "")  # small catalogues, and what tanks say in other languages
set(generated ${CMAKE_BINARY_DIR}/generated)
set(table "")
set(texts "")

function(terramorph_small_catalogue source target name)
    set(script ${CMAKE_SOURCE_DIR}/cmake/catalogue.cmake)
    add_custom_command(OUTPUT ${target} ${name}
        COMMAND ${CMAKE_COMMAND} -DSOURCE=${source} -DTARGET=${target} -DNAME=${name} -P ${script}
        DEPENDS ${source} ${script})
    target_sources(app PRIVATE ${name})
endfunction()

file(GLOB catalogues CONFIGURE_DEPENDS assets/lang/*.po)
file(GLOB talks CONFIGURE_DEPENDS assets/lang/talk_*.toml)  # so that a new one is found
foreach(catalogue ${catalogues})
    cmake_path(GET catalogue STEM code)
    set(small ${generated}/lang/${code}.po)
    terramorph_small_catalogue(${catalogue} ${small} ${generated}/language_name_${code}.inc)
    set(files ${small})
    set(talk ${CMAKE_SOURCE_DIR}/assets/lang/talk_${code}.toml)
    set(talks_it false)
    if(talk IN_LIST talks)
        set(talks_it true)
        list(APPEND files ${talk})
    endif()
    string(APPEND table "{\"${code}\",\n#include \"language_name_${code}.inc\"\n, ${talks_it}},\n")
    foreach(file ${files})
        cmake_path(GET file FILENAME name)
        string(APPEND texts "{\"${name}\",\n#include \"built_in_${name}.inc\"\n},\n")
        if(NOT EMSCRIPTEN)
            terramorph_built_in(app ${name} ${file})
        endif()
    endforeach()
    list(APPEND TERRAMORPH_LANGUAGE_FILES ${files})
endforeach()
file(CONFIGURE OUTPUT ${generated}/built_in_languages.inc CONTENT "${table}")
file(CONFIGURE OUTPUT ${generated}/built_in_language_files.inc CONTENT "${texts}")
terramorph_built_in(app talk_en lang/talk_en.toml)
