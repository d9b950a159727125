#include "ui/music/tune.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/index.h"
#include "base/random.h"
#include "terrain/level.h"

namespace terramorph {

namespace {

constexpr int kOctave = 12;  // semitones
constexpr int kMajor[] = {0, 2, 4, 7, 9};
constexpr int kDesert[] = {0, 1, 4, 5, 7, 8, 10};
constexpr int kDorian[] = {0, 2, 3, 5, 7, 9, 10};
constexpr int kLydian[] = {0, 2, 4, 6, 7, 9, 11};
constexpr int kMinor[] = {0, 3, 5, 7, 10};
constexpr int kOpen[] = {0, 2, 5, 7, 9};
constexpr int kHarmonic[] = {0, 2, 3, 5, 7, 8, 11};
/// By the planet's number, over and over.
constexpr std::array<std::span<const int>, 7> kScales = {kMajor, kDesert, kDorian,  kLydian,
                                                         kMinor, kOpen,   kHarmonic};

constexpr int kLowestRoot = 53;  // an F
constexpr int kRoots = 7;
constexpr int kLeastDegrees = 3, kMostDegrees = 9;  // that a melody goes up and down
constexpr int kColumnsPerDegree = 36;
constexpr float kSlowest = 72, kFastest = 112;  // beats a minute
constexpr float kPerWind = 0.5f;
// Steepness from which a beat is filled otherwise, as columns up or down for each across.
constexpr float kFlatBeat = 0.06f, kSteepBeat = 0.45f, kVerySteepBeat = 1.1f;

std::array<float, Tune::kPlaces> heights_of(std::span<const Sixteenths> surface) {
    std::array<float, Tune::kPlaces> heights{};
    for (std::size_t k = 0; k < heights.size(); ++k) {
        const std::size_t from = surface.size() * k / heights.size();
        const std::size_t to = std::max(from + 1, surface.size() * (k + 1) / heights.size());
        float sum = 0;
        for (std::size_t x = from; x < to; ++x) sum += to_columns(surface[x]);
        heights[k] = sum / static_cast<float>(to - from);
    }
    return heights;
}

Rhythm rhythm_of(float steepness) {
    if (steepness < kFlatBeat) return Rhythm::held;
    if (steepness < kSteepBeat) return Rhythm::single;
    return steepness < kVerySteepBeat ? Rhythm::pair : Rhythm::dotted;
}

std::uint32_t seed_of(std::span<const Sixteenths> surface, int planet) {
    std::uint32_t seed = hash_bits(static_cast<std::uint32_t>(planet), 430, 0, 0);
    for (const Sixteenths height : surface) seed = mix(seed + static_cast<std::uint32_t>(height.count()));
    return seed;
}

}  // namespace

int Tune::key(int degree) const {
    const int size = static_cast<int>(scale.size());
    const int octave = degree >= 0 ? degree / size : -((size - 1 - degree) / size);
    return root + kOctave * octave + scale[at(degree - octave * size)];
}

Tune tune_of(std::span<const Sixteenths> surface, int planet, bool water, int wind) {
    Tune tune;
    tune.seed = seed_of(surface, planet);
    tune.scale = kScales[at(planet) % kScales.size()];
    tune.root = kLowestRoot + static_cast<int>(tune.seed % kRoots);
    tune.pedal = water;
    tune.tempo = std::clamp(kSlowest + kPerWind * static_cast<float>(std::abs(wind)), kSlowest, kFastest);
    if (surface.empty()) return tune;
    const auto heights = heights_of(surface);
    const auto [low, high] = std::ranges::minmax(heights);
    const int degrees =
        std::clamp(static_cast<int>(high - low) / kColumnsPerDegree, kLeastDegrees, kMostDegrees);
    const float width = static_cast<float>(surface.size()) / static_cast<float>(Tune::kPlaces);
    for (std::size_t k = 0; k < Tune::kPlaces; ++k) {
        const float part = high > low ? (heights[k] - low) / (high - low) : 0;
        tune.degrees[k] = static_cast<int>(std::lround(part * static_cast<float>(degrees)));
        const float before = k == 0 ? heights[k] + width : heights[k - 1];
        tune.rhythms[k] = rhythm_of(std::abs(heights[k] - before) / width);
    }
    return tune;
}

Tune tune_of(const LevelSettings& level) {
    const double wind =
        (level.planet.value(PlanetValue::least_wind) + level.planet.value(PlanetValue::most_wind)) / 2;
    return tune_of(level_surface(level), level.planet.number, water_surface(level) > Sixteenths{},
                   static_cast<int>(wind));
}

}  // namespace terramorph
