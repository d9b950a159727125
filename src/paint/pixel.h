#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace terramorph {

// Colours of pixels are mixed two channels at a time: red and blue in one half-word each of a register, then
// green. A difference of two may borrow from its neighbour, which gets it back with the sum.

/// An alpha of 0 .. 255 as a cover of 0 .. 256.
constexpr std::uint32_t cover_of(std::uint32_t alpha) { return alpha + (alpha >> 7); }

/// Blends the colour `over` onto a pixel: 0 leaves it as it is, 256 covers it. What's opaque stays opaque;
/// else the pixel's colours are premultiplied by its alpha.
constexpr std::uint32_t blended(std::uint32_t under, std::uint32_t over, std::uint32_t cover) {
    constexpr std::uint32_t kPair = 0x00ff00ffu;
    constexpr std::uint32_t kHalf = 0x00800080u;
    const std::uint32_t low = under & kPair, high = under >> 8 & kPair;
    const std::uint32_t red_blue = (low << 8) + ((over & kPair) - low) * cover + kHalf;
    const std::uint32_t alpha_green = (high << 8) + (((over >> 8 & 0xff) | 0xff0000u) - high) * cover + kHalf;
    return (red_blue >> 8 & kPair) | (alpha_green & ~kPair);
}

/// Puts a premultiplied pixel, to which light may have been added, over another one.
constexpr std::uint32_t put_over(std::uint32_t over, std::uint32_t under) {
    const std::uint32_t stay = 256 - cover_of(over >> 24);
    const auto channel = [&](int shift) {
        const std::uint32_t part = ((under >> shift & 0xff) * stay + 128) >> 8;
        return std::min<std::uint32_t>(255, (over >> shift & 0xff) + part) << shift;
    };
    return channel(24) | channel(16) | channel(8) | channel(0);
}

/// Mixes all four channels of two pixels: 0 gives the first, 256 the second.
constexpr std::uint32_t mixed(std::uint32_t from, std::uint32_t to, std::uint32_t amount) {
    constexpr std::uint32_t kPair = 0x00ff00ffu;
    const std::uint32_t low = from & kPair, high = from >> 8 & kPair;
    return (((low << 8) + ((to & kPair) - low) * amount) >> 8 & kPair) |
           (((high << 8) + ((to >> 8 & kPair) - high) * amount) & ~kPair);
}

/// Copies the first `period` pixels over and over, until there are `count`.
inline void repeat(std::uint32_t* pixels, int period, int count) {
    for (int k = period; k < count; k += period)
        std::memcpy(pixels + k, pixels,
                    static_cast<std::size_t>(std::min(period, count - k)) * sizeof *pixels);
}

/// 0 .. 1 as a cover of 0 .. 256.
inline std::uint32_t share(float part) {
    return static_cast<std::uint32_t>(std::clamp(part, 0.0f, 1.0f) * 256);
}

}  // namespace terramorph
