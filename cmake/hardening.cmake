# A release stops at the first overflow or wild write instead of going on with what is left of its memory. Debug builds
# are for the sanitizers, which find more than that and which a fortified function would hide from.
if(CMAKE_BUILD_TYPE STREQUAL "Debug" OR TERRAMORPH_SANITIZE OR TERRAMORPH_FUZZ)
    return()
endif()

add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong)
# not the -fPIC of CMAKE_POSITION_INDEPENDENT_CODE, which is slower: our libraries end up in programs
add_compile_options($<$<NOT:$<STREQUAL:$<TARGET_PROPERTY:TYPE>,MODULE_LIBRARY>>:-fPIE>)
add_link_options($<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie> LINKER:-z,relro,-z,now,-z,noexecstack)

include(CheckCXXCompilerFlag)
foreach(flag -fstack-clash-protection -fcf-protection)  # not for every processor
    string(MAKE_C_IDENTIFIER "HAS${flag}" has)
    check_cxx_compiler_flag(${flag} ${has})
    if(${has})
        add_compile_options(${flag})
    endif()
endforeach()
