#pragma once

#include <cstdint>

namespace terramorph {

/// The unit of places in simplex noise, so that it's as fine far from the origin as near it.
constexpr int kSimplexSub = 65536;

/// Simplex noise of two dimensions (K. Perlin; after S. Gustavson's "Simplex noise demystified", 2005),
/// smooth, from -1 to 1, about one wave to a length of 1. The place is in 1/65536, within +-2^43.
float simplex(std::uint32_t seed, std::uint32_t stream, std::int64_t x, std::int64_t y);

}  // namespace terramorph
