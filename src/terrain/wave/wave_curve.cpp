#include "terrain/wave/wave_curve.h"

#include <algorithm>
#include <bit>

#include "base/index.h"
#include "base/random.h"
#include "terrain/code/code_letters.h"
#include "terrain/wave/wave_sum.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kNameKey = 77;

/// A knot's height, as an entry of a profile.
std::int64_t height_of(const WaveCurve& curve, int knot) {
    constexpr int kHalf = WaveProfile::kPeak / WaveCurve::kHighest;
    const int height = curve.knots[static_cast<std::size_t>(knot & (WaveCurve::kKnots - 1))];
    return (2 * height - WaveCurve::kHighest) * kHalf;
}

/// The wave's slope at a knot, per segment: 0 at both ends of the segment before a step.
std::int64_t slope_at(const WaveCurve& curve, int knot) {
    const int next = (knot + 1) & (WaveCurve::kKnots - 1);
    if (curve.steps_to(knot & (WaveCurve::kKnots - 1)) || curve.steps_to(next)) return 0;
    const std::int64_t here = height_of(curve, knot);
    const std::int64_t before = here - height_of(curve, knot - 1), after = height_of(curve, knot + 1) - here;
    if ((before < 0) != (after < 0) || before == 0 || after == 0) return 0;
    return 2 * before * after / (before + after);
}

/// The nearest whole number to a / b, the greater of two as near; b is above 0.
std::int64_t rounded_quotient(std::int64_t a, std::int64_t b) { return floor_div(2 * a + b, 2 * b); }

}  // namespace

Refusal validate(const WaveCurve& curve) {
    for (int knot = 0; knot < WaveCurve::kKnots; ++knot)
        if (const int height = curve.knots[static_cast<std::size_t>(knot)]; height > WaveCurve::kHighest)
            return error("knot {knot} of the wave can't be {height} high: 0 to {most} are allowed",
                         {{"knot", knot + 1}, {"height", height}, {"most", WaveCurve::kHighest}});
    if (const int steps = std::popcount(curve.steps); steps > WaveCurve::kMostSteps)
        return error("{count} cliffs are too many for a wave: {most} are allowed",
                     {{"count", steps}, {"most", WaveCurve::kMostSteps}});
    return {};
}

std::int32_t curve_entry(const WaveCurve& curve, int index, int length) {
    const int wide = length / WaveCurve::kKnots;
    const int knot = (index & (length - 1)) / wide;
    const std::int64_t s = wide, r = (index & (length - 1)) % wide;
    const std::int64_t from = height_of(curve, knot);
    if (curve.steps_to((knot + 1) & (WaveCurve::kKnots - 1))) return static_cast<std::int32_t>(from);
    const std::int64_t to = height_of(curve, knot + 1);
    const std::int64_t rises = slope_at(curve, knot), falls = slope_at(curve, knot + 1);
    const std::int64_t sum =
        from * (2 * r * r * r - 3 * r * r * s + s * s * s) + to * (3 * r * r * s - 2 * r * r * r) +
        rises * (r * r * r - 2 * r * r * s + r * s * s) + falls * (r * r * r - r * r * s);
    return static_cast<std::int32_t>(rounded_quotient(sum, s * s * s));
}

bool jumps_after(const WaveCurve& curve, int index, int length) {
    const int wide = length / WaveCurve::kKnots;
    const int next = (index + 1) & (length - 1);
    return next % wide == 0 && curve.steps_to(next / wide);
}

WaveCurve curve_of_seed(std::uint32_t seed) {
    constexpr int kLength = 8 * WaveCurve::kKnots;
    WaveProfile profile(seed, kLength);
    profile.make(0, kLength);
    std::array<int, WaveCurve::kKnots> heights;
    for (int knot = 0; knot < WaveCurve::kKnots; ++knot)
        heights[static_cast<std::size_t>(knot)] =
            static_cast<int>(profile.at(static_cast<std::uint32_t>(8 * knot), 0));
    const auto [low, high] = std::ranges::minmax(heights);
    WaveCurve curve;
    for (std::size_t knot = 0; knot < heights.size(); ++knot)
        curve.knots[knot] = static_cast<std::uint8_t>(
            rounded_quotient(std::int64_t{WaveCurve::kHighest} * (heights[knot] - low), high - low));
    return curve;
}

WaveCurve curve_of_name(std::string_view name) {
    std::uint32_t seed = kNameKey;
    for (const char byte : name) seed = mix(seed ^ static_cast<unsigned char>(byte));
    return curve_of_seed(seed);
}

std::string curve_text(const WaveCurve& curve) {
    std::string text;
    for (int knot = 0; knot < WaveCurve::kKnots; ++knot) {
        if (curve.steps_to(knot)) text += '-';
        text += kCodeAlphabet[curve.knots[static_cast<std::size_t>(knot)]];
    }
    return text;
}

Result<WaveCurve> parse_curve(std::string_view text) {
    WaveCurve curve;
    int knots = 0;
    bool steps = false;
    for (const char letter : text) {
        if (letter == '-' && !steps && knots < WaveCurve::kKnots) {
            steps = true;
            continue;
        }
        const auto height = code_letter(letter);
        if (!height || knots == WaveCurve::kKnots) {
            knots = -1;
            break;
        }
        if (steps) curve.steps |= 1u << knots;
        curve.knots[static_cast<std::size_t>(knots++)] = *height;
        steps = false;
    }
    if (knots != WaveCurve::kKnots || steps)
        return error("a wave is {count} letters of level codes, with a dash before each that it jumps to",
                     {{"count", WaveCurve::kKnots}});
    if (Refusal refusal = validate(curve)) return *refusal;
    return curve;
}

}  // namespace terramorph
