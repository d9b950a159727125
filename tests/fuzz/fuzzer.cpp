// A libFuzzer program for one target: TERRAMORPH_FUZZ_TARGET is its name.
#include <cstddef>
#include <cstdint>

#include "fuzz/targets.h"

// The name that libFuzzer calls.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const terramorph::test::FuzzTarget& target = *terramorph::test::find_fuzz_target(TERRAMORPH_FUZZ_TARGET);
    target.eat({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
