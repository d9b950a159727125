#include "app/terrain_editor/shuffle.h"

#include <algorithm>
#include <cmath>

#include "app/slider_scale.h"

namespace terramorph {

namespace {

constexpr int kTries = 60;
constexpr int kFlattest =
    32;  // land is flat if its heights differ by less than this fraction of the level's height
constexpr double kChanceFarthest = 0.45;  // farthest from the default, as a part of the slider

/// A number from -1 to 1.
double chance(Random& random) { return 2 * static_cast<double>(uniform01(random.next())) - 1; }

/// A random value on the slider, at most this part of its length from the default.
double drawn(const Parameter& parameter, double farthest, Random& random) {
    if (!parameter.choices.empty()) return random.below(static_cast<int>(parameter.choices.size()));
    const double from = part_of(parameter, parameter.default_value);
    const double part = std::clamp(from + farthest * chance(random), 0.0, 1.0);
    const double value = value_at(parameter, part);
    return parameter.whole ? std::floor(value + 0.5) : value;
}

/// Swaps pairs in the wrong order.
void put_in_order(const Generator& generator, Values& values) {
    for (const MinMaxPair& pair : generator.min_max_pairs) {
        double& low = values[index_of(generator.parameters, pair.low)];
        double& high = values[index_of(generator.parameters, pair.high)];
        if (low > high) std::swap(low, high);
    }
}

}  // namespace

bool playable(const LevelSettings& level) {
    const std::vector<Sixteenths> surface = level_surface(level);
    const Sixteenths lowest = lowest_surface(level), highest = highest_surface(level);
    const Sixteenths water = water_surface(level);
    const auto cut_off = std::ranges::count_if(
        surface, [&](Sixteenths height) { return height <= lowest || height >= highest; });
    const auto dry = std::ranges::count_if(surface, [&](Sixteenths height) { return height > water; });
    const auto all = static_cast<std::ptrdiff_t>(surface.size());
    const auto [low, high] = std::ranges::minmax(surface);
    const bool flat = (high - low) * kFlattest < level.level_height() * kColumn;
    return !flat && cut_off * 10 <= all && dry * 5 >= all * 2;
}

std::optional<Values> drawn_values(const LevelSettings& level, std::span<const std::size_t> parameters,
                                   Random& random) {
    LevelSettings candidate = level;
    const Generator& generator = *level.terrain.generator;
    for (int k = 0; k < kTries; ++k) {
        const double farthest = kChanceFarthest * (1 - static_cast<double>(k) / (2 * kTries));
        candidate.terrain.values = level.terrain.values;
        for (const std::size_t which : parameters)
            candidate.terrain.values[which] = drawn(generator.parameters[which], farthest, random);
        put_in_order(generator, candidate.terrain.values);
        const bool another = candidate.terrain.values != level.terrain.values;
        if (another && !validate(candidate) && playable(candidate)) return candidate.terrain.values;
    }
    return std::nullopt;
}

}  // namespace terramorph
