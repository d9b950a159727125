#pragma once

/// Before a function: it is compiled for wide vectors (AVX2, without FMA) too, and the processor's best is
/// taken when the program starts. The bits are the same, for the wide one too has only + - * / and sqrt.
///
/// What it makes in itself needs no constructor: clang 19 forgets to compile one that only such functions
/// call.
#if defined(__x86_64__) && defined(__ELF__) && !defined(TERRAMORPH_NARROW)
#define TERRAMORPH_MULTIVERSION __attribute__((target_clones("avx2", "default")))
#else
#define TERRAMORPH_MULTIVERSION
#endif
