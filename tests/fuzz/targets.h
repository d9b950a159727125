#pragma once

#include <span>
#include <string_view>

namespace terramorph::test {

/// What a file or a person can hand to the game, and what must be true of it whatever it is. `eat` stops the
/// program where it is not.
struct FuzzTarget {
    std::string_view name;
    void (*eat)(std::string_view bytes);
};

std::span<const FuzzTarget> fuzz_targets();
const FuzzTarget* find_fuzz_target(std::string_view name);

}  // namespace terramorph::test
