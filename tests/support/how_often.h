#pragma once

#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace terramorph::test {

/// Everything is tried as often as it ever is: "./check --long".
inline bool in_full() { return std::getenv("TERRAMORPH_LONG") != nullptr; }

/// How often something is tried each day, or in full.
inline int how_often(int daily, int full) { return in_full() ? full : daily; }

/// 1, 2, 3 ..., so many each day, or in full.
inline std::vector<std::uint32_t> seeds(int daily, int full) {
    std::vector<std::uint32_t> all(static_cast<std::size_t>(how_often(daily, full)));
    std::iota(all.begin(), all.end(), 1u);
    return all;
}

}  // namespace terramorph::test
