#include "terrain/level.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

#include "base/text.h"
#include "terrain/ground/ground.h"

namespace terramorph {

namespace {

constexpr int kMinHeight = 320;

/// Generators make heights for levels this high; in a lower level they're lowered in proportion.
constexpr int kFullHeight = 1024;

/// At least 1 in this many parts of a level's height is sky.
constexpr int kSkyPart = 8;

Refusal validate_height(int height) {
    if (height == 0 || height >= kMinHeight) return validate(kLevelHeight, height);
    return error("height can't be {height}; allowed: 0 (half the width) or {least} to {most} m",
                 {{"height", height}, {"least", kMinHeight}, {"most", kLevelHeight.maximum}});
}

/// Fits a map's heights into a level.
class Fit {
  public:
    explicit Fit(const LevelSettings& settings)
        : factor_(settings.scale * std::min(settings.level_height(), kFullHeight) / kFullHeight),
          lift_(settings.lift) {}

    /// From columns.
    Sixteenths operator()(float height) const {
        const double raised = static_cast<double>(height) * factor_ + lift_;
        return Sixteenths::rounded(raised);
    }

    /// And back.
    float height_of(Sixteenths surface) const {
        return static_cast<float>((double{to_columns(surface)} - lift_) / factor_);
    }

  private:
    double factor_;
    double lift_;
};

}  // namespace

const Parameter kLevelWidth = {"width", "Width", "m", 640, 16384, 2048, "How wide a level is.", true};
const Parameter kLevelHeight = {
    "height", "Height",        "m", 0, 8192, 0, "How high a level is; 0 is half its width.", true,
    {},       "half the width"};
const Parameter kLevelScale = {"scale", "Scale", "", 0.05, 8, 1, "Multiplies the heights of the cut."};
const Parameter kLevelLift = {"lift", "Lift", "m", -2000, 2000, 0, "How far the cut is raised or lowered."};

Sixteenths lowest_surface(const LevelSettings&) { return Ground::kBedrock; }

Sixteenths highest_surface(const LevelSettings& settings) {
    const int height = settings.level_height();
    return (height - height / kSkyPart) * kColumn;
}

Refusal validate(const LevelSettings& settings) {
    if (auto refusal = validate(kLevelWidth, settings.width())) return refusal;
    if (auto refusal = validate(settings.terrain)) return refusal;
    if (auto refusal = validate(kCutPosition, settings.cut.position)) return refusal;
    if (auto refusal = validate(kCutAngle, settings.cut.angle)) return refusal;
    if (auto refusal = validate_height(settings.height)) return refusal;
    if (auto refusal = validate(kLevelScale, settings.scale)) return refusal;
    if (auto refusal = validate(kLevelLift, settings.lift)) return refusal;
    return validate(settings.planet);
}

std::vector<Sixteenths> surface_of(const LevelSettings& settings, std::span<const float> heights) {
    const Sixteenths lowest = lowest_surface(settings);
    const Sixteenths highest = highest_surface(settings);
    const Fit fit(settings);
    std::vector<Sixteenths> surface;
    surface.reserve(heights.size());
    for (const float height : heights) surface.push_back(std::clamp(fit(height), lowest, highest));
    return surface;
}

Sixteenths water_surface(const LevelSettings& settings) {
    const double share = settings.planet.value(PlanetValue::water) / 100;
    const Sixteenths planets = Sixteenths::rounded_down(share * settings.level_height());
    const Generator& generator = *settings.terrain.generator;
    const int place = index_of(generator.parameters, generator.water);
    const double own = place < 0 ? 0 : settings.terrain.values[place];
    if (own <= 0) return planets;
    return std::clamp(Fit(settings)(static_cast<float>(own)), planets, highest_surface(settings));
}

float water_on_map(const LevelSettings& settings) {
    const Sixteenths surface = water_surface(settings);
    return surface > Sixteenths{} ? Fit(settings).height_of(surface)
                                  : -std::numeric_limits<float>::infinity();
}

std::vector<Sixteenths> level_surface(const LevelSettings& settings) {
    assert(!validate(settings));
    return surface_of(settings, cross_section(settings.terrain, settings.cut));
}

std::vector<std::vector<Sixteenths>> surfaces_behind(const LevelSettings& settings,
                                                     std::span<const int> rows) {
    std::vector<std::vector<Sixteenths>> surfaces;
    for (const std::vector<float>& heights : ridgelines(settings.terrain, settings.cut, rows))
        surfaces.push_back(surface_of(settings, heights));
    assert(surfaces.size() == rows.size());
    return surfaces;
}

}  // namespace terramorph
