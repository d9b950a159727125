#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace terramorph {

/// A wave that somebody has drawn: its heights at knots, equally far apart, through which it passes smoothly,
/// never higher or lower than the two beside it. It goes on without end: the first knot follows the last. At
/// a step it stays as high as at the knot before, and jumps.
struct WaveCurve {
    static constexpr int kKnots = 32;
    static constexpr int kHighest = 31;  ///< of a knot, from 0
    static constexpr int kMostSteps = 4;

    std::array<std::uint8_t, kKnots> knots = {};
    std::uint32_t steps = 0;  ///< bit k: it jumps to knot k

    bool steps_to(int knot) const { return (steps >> knot & 1) != 0; }

    friend bool operator==(const WaveCurve&, const WaveCurve&) = default;
};

Refusal validate(const WaveCurve& curve);

/// One of `length` entries, a power of two from 256 up; between -WaveProfile::kPeak and kPeak. (A cubic with
/// slopes limited to the harmonic mean of those beside: F. Fritsch, J. Butland, "A method for constructing
/// local monotone piecewise cubic interpolants", 1984.)
std::int32_t curve_entry(const WaveCurve& curve, int index, int length);
/// True if the wave jumps between this entry and the next.
bool jumps_after(const WaveCurve& curve, int index, int length);

/// The wave that a seed has by itself, as near as knots come to it, stretched to all heights.
WaveCurve curve_of_seed(std::uint32_t seed);
/// The wave of a name, or of any words in UTF-8.
WaveCurve curve_of_name(std::string_view name);

/// A letter of the alphabet of codes for each knot, with a dash before those that the wave jumps to.
std::string curve_text(const WaveCurve& curve);
/// Reads it back.
Result<WaveCurve> parse_curve(std::string_view text);

}  // namespace terramorph
