#pragma once

/// Put this before a function to compile it for wide vectors (AVX2, without FMA) as well; the best version
/// for the processor is chosen at start. The bits are the same, because both use only + - * / and sqrt.
///
/// Its local types must not need constructors: clang 19 forgets to compile those that only such functions
/// call.
#if defined(__x86_64__) && defined(__ELF__) && !defined(TERRAMORPH_NARROW)
#define TERRAMORPH_MULTIVERSION __attribute__((target_clones("avx2", "default")))
#else
#define TERRAMORPH_MULTIVERSION
#endif
