# The interface is set in B612; DejaVu Sans stands behind it for every letter that B612 lacks. Both come from the
# distribution and are copied beside the program; without them the game says so and uses its own plain letters.
function(copy_font file)
    find_file(FONT_${file} ${file} PATHS
        /usr/share/fonts/opentype/b612 /usr/share/fonts/truetype/b612 /usr/share/fonts/truetype/dejavu
        /usr/share/fonts/TTF /usr/share/fonts/dejavu NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
    if(FONT_${file})
        configure_file(${FONT_${file}} ${CMAKE_BINARY_DIR}/fonts/${file} COPYONLY)
    else()
        message(WARNING "The font ${file} was not found: the game will use its own plain letters instead.")
    endif()
endfunction()

copy_font(B612-Regular.otf)
copy_font(B612-Bold.otf)
copy_font(B612Mono-Regular.otf)
copy_font(DejaVuSans.ttf)
