#pragma once

#include <cmath>
#include <cstdint>

namespace terramorph {

/// The integer square root, rounded down, of `square`, 0 .. 2^60.
inline std::int64_t isqrt(std::int64_t square) {
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return root;
}

}  // namespace terramorph
