#include "terrain/simplex.h"

#include <algorithm>

#include "base/random.h"
#include "base/vec2.h"

namespace terramorph {

namespace {

/// (sqrt(3) - 1) / 2 in 1/65536, which skews the grid of squares to triangles, and (3 - sqrt(3)) / 6, which
/// skews it back.
constexpr std::int64_t kSkew = 23988;
constexpr float kUnskew = 0.21132487f;

/// Eight directions of equal steepness.
constexpr Vec2<float> kSlopes[] = {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}};

/// The contribution of a grid corner at the offset (x, y): its slope, fading with distance.
float corner(std::uint32_t random_bits, float x, float y) {
    const float near = std::max(0.5f - x * x - y * y, 0.0f);
    const Vec2<float> slope = kSlopes[random_bits % 8];
    return near * near * near * near * (slope.x * x + slope.y * y);
}

}  // namespace

float simplex(std::uint32_t seed, std::uint32_t stream, std::int64_t x, std::int64_t y) {
    const std::int64_t skew = ((x + y) * kSkew) >> 16;
    const auto i = static_cast<std::int32_t>((x + skew) >> 16);
    const auto j = static_cast<std::int32_t>((y + skew) >> 16);
    const float u = static_cast<float>((x + skew) & 0xffff) / kSimplexSub;
    const float v = static_cast<float>((y + skew) & 0xffff) / kSimplexSub;
    const float x0 = u - (u + v) * kUnskew;
    const float y0 = v - (u + v) * kUnskew;
    const int right = u > v ? 1 : 0;  // which of the square's two triangles
    const int down = 1 - right;
    const float sum =
        corner(hash_bits(seed, stream, i, j), x0, y0) +
        corner(hash_bits(seed, stream, i + right, j + down), x0 - static_cast<float>(right) + kUnskew,
               y0 - static_cast<float>(down) + kUnskew) +
        corner(hash_bits(seed, stream, i + 1, j + 1), x0 - 1 + 2 * kUnskew, y0 - 1 + 2 * kUnskew);
    constexpr float kToOne = 40;
    return kToOne * sum;
}

}  // namespace terramorph
