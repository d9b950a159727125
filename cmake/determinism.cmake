# The same bits on every compiler, optimisation level and processor: the flags that this needs, and why.
add_library(determinism INTERFACE)
target_compile_options(determinism INTERFACE
    # a * b + c stays two roundings; compilers fuse it to one where the processor can
    -ffp-contract=off
    # base/trig defines these four, so that Box2D gets the same sine everywhere; a builtin would bypass them
    -fno-builtin-sinf -fno-builtin-cosf -fno-builtin-sincosf -fno-builtin-atan2f
    # no path of this machine in a message or a program
    -ffile-prefix-map=${CMAKE_SOURCE_DIR}/=)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64|i.86")
    # g++ 12 -O3 fuses vectorised loops even with contraction off; without the instruction it cannot
    target_compile_options(determinism INTERFACE -mno-fma)
endif()
