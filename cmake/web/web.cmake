# For browsers, and for node, which runs the rules there.

# a number that doesn't fit is undefined anyway, and every browser that knows exceptions knows these
add_compile_options(-mnontrapping-fptoint)
add_link_options(-fwasm-exceptions -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=4MB)

# toml++, CLI11 and the lab throw; nothing else does, and what can't throw needs not clean up behind it.
function(terramorph_throws)
    foreach(target ${ARGN})
        target_compile_options(${target} PRIVATE -fwasm-exceptions)
        set_target_properties(${target} PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
    endforeach()
endfunction()
function(terramorph_throws_not)
    foreach(target ${ARGN})
        target_compile_options(${target} PRIVATE -fno-exceptions)
    endforeach()
endfunction()

# Reads and writes the machine's own files. It plays a few matches to compare them, which isn't worth half a minute of
# optimising what's linked.
function(terramorph_for_node program)
    target_link_options(${program} PRIVATE -O1 -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1)
endfunction()

# The site: a folder that any server can serve as it is.
function(terramorph_for_page program)
    set(page ${CMAKE_SOURCE_DIR}/src/web/page)
    set(site ${CMAKE_BINARY_DIR}/site)
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${site})
    # what SDL and we call in JavaScript; a dollar would be a variable of the build's
    file(WRITE ${CMAKE_BINARY_DIR}/functions.json "[\"$autoResumeAudioContext\",\"$dynCall\",\"$stringToNewUTF8\"]")
    set(fonts ${CMAKE_BINARY_DIR}/web_fonts)
    file(GLOB letters CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/lang/*)
    file(MAKE_DIRECTORY ${fonts})
    add_custom_command(OUTPUT ${fonts}/B612-Regular.otf
        COMMAND ${CMAKE_SOURCE_DIR}/cmake/web/fonts.py ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/fonts ${fonts}
        DEPENDS ${CMAKE_SOURCE_DIR}/cmake/web/fonts.py ${letters} COMMENT "Cutting the fonts")
    add_custom_target(web_fonts DEPENDS ${fonts}/B612-Regular.otf)
    add_dependencies(${program} web_fonts)
    target_link_options(${program} PRIVATE -Oz -sENVIRONMENT=web -sFORCE_FILESYSTEM=1 -lidbfs.js -sINITIAL_MEMORY=48MB
        -sEXIT_RUNTIME=0 -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${CMAKE_BINARY_DIR}/functions.json
        "-sEXPORTED_FUNCTIONS=_main,_malloc,_free,_page_dropped,_page_turn,_page_typed" "-sEXPORTED_RUNTIME_METHODS=FS,ccall"
        "SHELL:--pre-js ${page}/before.js" "SHELL:--pre-js ${page}/lines.js" "SHELL:--js-library ${page}/pixels.js"
        "SHELL:--embed-file ${fonts}@/fonts")
    set_property(TARGET ${program} APPEND PROPERTY LINK_DEPENDS ${page}/before.js ${page}/lines.js ${page}/pixels.js ${fonts}/B612-Regular.otf)
    file(GLOB files CONFIGURE_DEPENDS ${page}/* ${CMAKE_SOURCE_DIR}/packaging/icons/*.png)
    add_custom_command(TARGET ${program} POST_BUILD
        COMMAND sh ${CMAKE_SOURCE_DIR}/cmake/web/site.sh ${site} ${TERRAMORPH_WEB} ${PROJECT_VERSION}
            ${TERRAMORPH_LANGUAGE_FILES}
        COMMENT "Putting the site together")
    set_property(TARGET ${program} APPEND PROPERTY LINK_DEPENDS ${files} ${TERRAMORPH_LANGUAGE_FILES}
        ${CMAKE_SOURCE_DIR}/cmake/web/site.sh)
endfunction()
