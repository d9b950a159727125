// A libFuzzer program for one target: TERRAMORPH_FUZZ_TARGET is its name.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>

#include "fuzz/targets.h"

// The names that libFuzzer calls.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
    GTEST_FLAG_SET(break_on_failure, true);  // some targets look at what they do with the means of tests
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const terramorph::test::FuzzTarget& target =
        *terramorph::test::find_fuzz_target(TERRAMORPH_FUZZ_TARGET);
    target.eat({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
