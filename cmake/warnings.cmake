add_library(warnings INTERFACE)
target_compile_options(warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wdouble-promotion -Wold-style-cast
    -Wcast-qual -Wformat=2 -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi -Wimplicit-fallthrough
    -Wundef -Wredundant-decls -Wvla -Wsuggest-override)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # It means more by these than g++ does, which has them in Determinism.EveryCompilerGivesTheSameBits.
    target_compile_options(warnings INTERFACE -Wno-overlength-strings -Wno-double-promotion -Wno-shadow)
endif()
# g++ sees uninitialised values in <optional> and <regex> (its bugs 80635 and 105562)
target_compile_options(warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
if(TERRAMORPH_WERROR)
    target_compile_options(warnings INTERFACE -Werror)
endif()

if(TERRAMORPH_UNITY)
    # in a batch every file seems to be a header, and what it keeps to itself to be in many programs
    target_compile_options(warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()

add_compile_definitions(_GLIBCXX_ASSERTIONS)
if(TERRAMORPH_SANITIZE)
    if(TERRAMORPH_SANITIZE STREQUAL "thread")
        set(sanitizers thread)
        # the loader chooses between a wide function and a narrow one before this sanitizer has begun
        add_compile_definitions(TERRAMORPH_NARROW)
    else()
        set(sanitizers address,undefined)
    endif()
    add_compile_options(-fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    if(TERRAMORPH_SANITIZE STREQUAL "ON")
        # Checks at every use of a pointer: half of the time that a source takes to compile. The address sanitizer finds
        # nearly all that they would; "./check --long" has them too.
        add_compile_options(-fno-sanitize=null,alignment,object-size,vptr)
    endif()
    add_link_options(-fsanitize=${sanitizers})
endif()
if(TERRAMORPH_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all)
    add_link_options(-fsanitize=address,undefined)
endif()
