#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "paint/image.h"

namespace terramorph {

/// Eyes with all cones, or without those for long, middle or short waves.
enum class Eyes { all, protan, deutan, tritan };

using Linear = std::array<double, 3>;  ///< red, green and blue, 0 to 1, proportional to light
using Mix = std::array<Linear, 3>;     ///< rows

inline Linear linear(Color color) {
    const auto one = [](std::uint8_t value) {
        const double part = value / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return {one(color.r), one(color.g), one(color.b)};
}

inline Linear mixed_by(const Mix& mix, const Linear& c) {
    const auto row = [&c](const Linear& m) {
        return std::clamp(m[0] * c[0] + m[1] * c[1] + m[2] * c[2], 0.0, 1.0);
    };
    return {row(mix[0]), row(mix[1]), row(mix[2])};
}

/// What such eyes see. Protan and deutan: Viénot, Brettel and Mollon, "Digital video colourmaps for checking
/// the legibility of displays by dichromats", Color Research & Application 24 (1999). Tritan: Brettel, Viénot
/// and Mollon, "Computerized simulation of color appearance for dichromats", JOSA A 14 (1997), which needs
/// two half planes. Both as matrices for linear sRGB.
inline Linear seen_by(Eyes eyes, const Linear& c) {
    constexpr Mix kProtan = {{{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}}};
    constexpr Mix kDeutan = {{{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}}};
    constexpr Mix kTritanRed = {
        {{1.01277, 0.13548, -0.14826}, {-0.01243, 0.86812, 0.14431}, {0.07589, 0.80500, 0.11911}}};
    constexpr Mix kTritanGreen = {
        {{0.93678, 0.18979, -0.12657}, {0.06154, 0.81526, 0.12320}, {-0.37562, 1.12767, 0.24796}}};
    constexpr Linear kBetween = {0.03901, -0.02788, -0.01113};
    if (eyes == Eyes::all) return c;
    if (eyes == Eyes::protan) return mixed_by(kProtan, c);
    if (eyes == Eyes::deutan) return mixed_by(kDeutan, c);
    const bool red = kBetween[0] * c[0] + kBetween[1] * c[1] + kBetween[2] * c[2] >= 0;
    return mixed_by(red ? kTritanRed : kTritanGreen, c);
}

/// CIELAB under D65.
inline std::array<double, 3> lab(const Linear& c) {
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047);
    const double y = f(0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2]);
    const double z = f((0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

inline double difference(Eyes eyes, Color a, Color b) {
    const auto one = lab(seen_by(eyes, linear(a))), other = lab(seen_by(eyes, linear(b)));
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

inline double luminance(Color color) {
    const Linear c = linear(color);
    return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

/// From 1 to 21, as WCAG 2 measures it.
inline double contrast(Color a, Color b) {
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

}  // namespace terramorph
