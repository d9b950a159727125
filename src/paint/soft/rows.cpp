#include "paint/soft/rows.h"

#include <algorithm>
#include <cmath>

#include "base/multiversion.h"
#include "paint/pixel.h"

namespace terramorph {

namespace {

/// The brighter something is, the less more light adds to it: a bright sky keeps its colours, and what's pale
/// isn't bleached.
constexpr float kGlare = 0.85f / (255 * 255);

// Shares of a lamp's light: in the depth, far behind, and just above the edge, up to a part of its depth.
constexpr float kDeep = 0.18f, kBehind = 0.28f, kStanding = 0.62f, kStandHigh = 4;

inline float channel_of(std::uint32_t pixel, int shift) {
    return static_cast<float>(static_cast<int>(pixel >> shift & 0xff));
}

inline std::uint32_t byte_of(float value) {
    return static_cast<std::uint32_t>(static_cast<int>(std::min(255.0f, value)));
}

inline std::uint32_t pixel_of(float red, float green, float blue, std::uint32_t alpha = 0xff000000u) {
    return alpha | byte_of(red) << 16 | byte_of(green) << 8 | byte_of(blue);
}

/// The pixel with this share of the light added, to the nearest.
inline std::uint32_t lit(std::uint32_t pixel, LightColor light, float share) {
    return pixel_of(channel_of(pixel, 16) + share * light.r + 0.5f,
                    channel_of(pixel, 8) + share * light.g + 0.5f,
                    channel_of(pixel, 0) + share * light.b + 0.5f, pixel & 0xff000000u);
}

/// The pixel with this share of it covered by a colour, to the nearest.
inline std::uint32_t covered(std::uint32_t pixel, LightColor color, float cover) {
    const float red = channel_of(pixel, 16), green = channel_of(pixel, 8), blue = channel_of(pixel, 0),
                alpha = channel_of(pixel, 24);
    return pixel_of(red + cover * (color.r - red) + 0.5f, green + cover * (color.g - green) + 0.5f,
                    blue + cover * (color.b - blue) + 0.5f,
                    byte_of(alpha + cover * (255 - alpha) + 0.5f) << 24);
}

/// `inside`: 1 in the middle to 0 at the rim; `light`: 0 dark, 1 lit.
inline std::uint32_t puffed(std::uint32_t pixel, const RowOfPuff& row, float inside, float light) {
    const float rim = std::min(1.0f, std::max(0.0f, inside) * row.hardness);
    const float bright = std::min(1.0f, std::max(0.0f, light));
    return covered(pixel,
                   {row.dark.r + bright * row.difference.r, row.dark.g + bright * row.difference.g,
                    row.dark.b + bright * row.difference.b},
                   row.opacity * rim * rim * (3 - 2 * rim));
}

/// A wave of length 1 along a line, -1 to 1, from -64 on. (A loop with std::floor isn't vectorised
/// everywhere.)
inline float swing(float place) {
    const float from = place + 64, part = 2 * (from - static_cast<float>(static_cast<int>(from))) - 1;
    return 4 * part * (1 - std::abs(part));
}

}  // namespace

TERRAMORPH_MULTIVERSION void lay_color(std::uint32_t* pixels, int count, std::uint32_t color,
                                       std::uint32_t cover) {
    for (int k = 0; k < count; ++k) pixels[k] = blended(pixels[k], color, cover);
}

TERRAMORPH_MULTIVERSION void lay_pixels(std::uint32_t* pixels, int count, const std::uint32_t* over) {
    for (int k = 0; k < count; ++k) pixels[k] = blended(pixels[k], over[k], cover_of(over[k] >> 24));
}

TERRAMORPH_MULTIVERSION void put_pixels(std::uint32_t* pixels, int count, const std::uint32_t* over) {
    for (int k = 0; k < count; ++k) pixels[k] = put_over(over[k], pixels[k]);
}

TERRAMORPH_MULTIVERSION bool all_opaque(const std::uint32_t* pixels, int count) {
    std::uint32_t all = 0xff000000u;
    for (int k = 0; k < count; ++k) all &= pixels[k];
    return all == 0xff000000u;
}

TERRAMORPH_MULTIVERSION void mix_pixels(const std::uint32_t* upper, const std::uint32_t* lower,
                                        std::uint32_t amount, int count, std::uint32_t* mixed) {
    for (int k = 0; k < count; ++k) mixed[k] = terramorph::mixed(upper[k], lower[k], amount);
}

/// Pixels are brought side by side first: a loop that picks them isn't vectorised.
TERRAMORPH_MULTIVERSION void stretch_pixels(const std::uint32_t* row, std::uint32_t beside,
                                            const std::uint32_t* places, const std::uint32_t* amounts,
                                            int count, std::uint32_t* stretched) {
    constexpr int kPicked = 64;
    std::uint32_t from[kPicked], to[kPicked];
    for (int begin = 0; begin < count; begin += kPicked) {
        const int picked = std::min(kPicked, count - begin);
        for (int k = 0; k < picked; ++k) {
            const std::uint32_t* const here = row + places[begin + k];
            from[k] = here[0], to[k] = here[beside];
        }
        for (int k = 0; k < picked; ++k) stretched[begin + k] = mixed(from[k], to[k], amounts[begin + k]);
    }
}

TERRAMORPH_MULTIVERSION void add_glow(std::uint32_t* pixels, int count, RowThrough row, LightColor light) {
    const float inside = 1 - row.down * row.down;
    for (int k = 0; k < count; ++k) {
        const float across = row.from + static_cast<float>(k) * row.step;
        const float left = std::max(0.0f, inside - across * across);
        pixels[k] = lit(pixels[k], light, left * left);
    }
}

TERRAMORPH_MULTIVERSION void lay_around(std::uint32_t* pixels, int count, RowThrough row, LightColor color,
                                        float most) {
    const float inside = 1 - row.down * row.down;
    for (int k = 0; k < count; ++k) {
        const float across = row.from + static_cast<float>(k) * row.step;
        const float left = std::max(0.0f, inside - across * across);
        pixels[k] = covered(pixels[k], color, most * (1 - left * left));
    }
}

TERRAMORPH_MULTIVERSION void add_ring(std::uint32_t* pixels, int count, RowThroughRing row,
                                      LightColor light) {
    const float down = row.down * row.down, per = 1 / row.half;
    for (int k = 0; k < count; ++k) {
        const float across = row.from + static_cast<float>(k);
        const float off = (std::sqrt(across * across + down) - row.radius) * per;
        const float left = std::max(0.0f, 1 - off * off);
        pixels[k] = lit(pixels[k], light, left * left);
    }
}

TERRAMORPH_MULTIVERSION void add_beam(std::uint32_t* pixels, int count, float off, float step,
                                      LightColor light) {
    for (int k = 0; k < count; ++k) {
        const float here = off + static_cast<float>(k) * step;
        const float left = std::max(0.0f, 1 - here * here);
        pixels[k] = lit(pixels[k], light, left * left);
    }
}

TERRAMORPH_MULTIVERSION void find_sources(std::int32_t* across, std::int32_t* down, int count,
                                          RowOfBend bend) {
    const float dy = bend.row - bend.middle_y, per = 1 / bend.half;
    const float left = static_cast<float>(bend.left), right = static_cast<float>(bend.right),
                top = static_cast<float>(bend.top), bottom = static_cast<float>(bend.bottom);
    for (int k = 0; k < count; ++k) {
        const float x = bend.from + static_cast<float>(k), dx = x - bend.middle_x;
        const float away = std::sqrt(dx * dx + dy * dy), off = (away - bend.radius) * per;
        const float near = std::max(0.0f, 1 - off * off);
        const float push = bend.far * near * near / std::max(1.0f, away);
        across[k] = static_cast<std::int32_t>(std::min(right, std::max(left, x - dx * push)) - left);
        down[k] = static_cast<std::int32_t>(std::min(bottom, std::max(top, bend.row - dy * push)) - top);
    }
}

TERRAMORPH_MULTIVERSION void lay_puff(std::uint32_t* pixels, int count, RowOfPuff row) {
    const float inside = 1 - row.down * row.down;
    const float shade = 0.5f + 0.5f * row.down * row.toward_y;
    for (int k = 0; k < count; ++k) {
        const float across = row.from + static_cast<float>(k) * row.step;
        pixels[k] = puffed(pixels[k], row, inside - across * across, shade + 0.5f * across * row.toward_x);
    }
}

TERRAMORPH_MULTIVERSION void lay_ragged_puff(std::uint32_t* pixels, int count, RowOfPuff row) {
    constexpr float kFolds = 0.7f, kEddyLight = 0.16f;
    const float down = row.down, down_squared = down * down;
    const float shade = 0.5f + 0.5f * down * row.toward_y;
    const float deepest = std::abs(row.cos3) + std::abs(row.sin3) + std::abs(row.cos5) + std::abs(row.sin5);
    for (int k = 0; k < count; ++k) {
        const float across = row.from + static_cast<float>(k) * row.step;
        // powers of across + i * down: their lengths are those of the radius, their angles multiples of its
        const float real2 = across * across - down_squared, imaginary2 = 2 * across * down;
        const float real3 = real2 * across - imaginary2 * down,
                    imaginary3 = real2 * down + imaginary2 * across;
        const float real5 = real3 * real2 - imaginary3 * imaginary2,
                    imaginary5 = real3 * imaginary2 + imaginary3 * real2;
        const float waves =
            row.cos3 * real3 + row.sin3 * imaginary3 + row.cos5 * real5 + row.sin5 * imaginary5;
        const float away = across * across + down_squared;
        // waves that bend, more so outwards
        const float along = row.eddy_x * across + row.eddy_y * down,
                    beside = row.eddy_x * down - row.eddy_y * across;
        const float eddy = swing(along + 2 * waves + beside * (along + beside) - row.eddy);
        pixels[k] = puffed(pixels[k], row, 1 - away * (1 + deepest + row.frayed - row.frayed * eddy) + waves,
                           shade + 0.5f * across * row.toward_x + kFolds * waves + kEddyLight * eddy);
    }
}

TERRAMORPH_MULTIVERSION void lay_light(std::uint32_t* pixels, int count, RowOfLight row) {
    for (int k = 0; k < count; ++k) {
        const float part = std::min(1.0f, std::max(0.0f, row.row + 1 - row.edge[k]));
        const float more = row.back[k] + part * (row.front[k] - row.back[k]);
        const float red = channel_of(pixels[k], 16), green = channel_of(pixels[k], 8),
                    blue = channel_of(pixels[k], 0);
        const auto light = [more](float under, float tint, float added) {
            return (under * more * tint + added) * (1 - kGlare * under * under);
        };
        pixels[k] = pixel_of(red + light(red, row.tint.r, row.red[k] + row.flash.r) + row.threshold[k],
                             green + light(green, row.tint.g, row.green[k] + row.flash.g) + row.threshold[k],
                             blue + light(blue, row.tint.b, row.blue[k] + row.flash.b) + row.threshold[k]);
    }
}

TERRAMORPH_MULTIVERSION void add_glow_to_cells(float* red, float* green, float* blue, int count,
                                               RowThrough row, LightColor light) {
    const float inside = 1 - row.down * row.down;
    for (int k = 0; k < count; ++k) {
        const float across = row.from + static_cast<float>(k) * row.step;
        const float left = std::max(0.0f, inside - across * across), share = left * left;
        red[k] += share * light.r;
        green[k] += share * light.g;
        blue[k] += share * light.b;
    }
}

TERRAMORPH_MULTIVERSION void shine_on_cells(float* front, float* back, int count, RowOfLamp row) {
    const float down = row.down * row.down, per_reach = 1 / row.reach, per_deep = 1 / row.deep;
    for (int k = 0; k < count; ++k) {
        const float across = row.from + static_cast<float>(k) * row.step;
        const float near = std::max(0.0f, 1 - std::sqrt(across * across + down) * per_reach);
        const float light = row.strength * near * std::sqrt(near * std::sqrt(near));
        const float depth = (row.row - row.edge[k]) * per_deep;  // negative above the edge
        const float open = std::max(0.0f, 1 - std::max(0.0f, depth));
        const float standing = std::max(0.0f, 1 + std::min(0.0f, kStandHigh * depth));
        front[k] += light * (kDeep + (1 - kDeep) * open * open) * row.faced[k];
        back[k] += light * (kBehind + (kStanding - kBehind) * standing);
    }
}

TERRAMORPH_MULTIVERSION void mix_cells(const float* upper, const float* lower, float part, float most,
                                       int count, float* mixed) {
    for (int k = 0; k < count; ++k) mixed[k] = std::min(most, upper[k] + part * (lower[k] - upper[k]));
}

TERRAMORPH_MULTIVERSION void spread_cells(const float* values, int cells, float* pixels) {
    for (int k = 0; k < cells; ++k) {
        const float from = values[k], way = values[k + 1] - values[k];
        pixels[4 * k] = from + 0.125f * way;
        pixels[4 * k + 1] = from + 0.375f * way;
        pixels[4 * k + 2] = from + 0.625f * way;
        pixels[4 * k + 3] = from + 0.875f * way;
    }
}

}  // namespace terramorph
