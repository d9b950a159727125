#include "ui/landscape/panorama.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

#include "base/random.h"
#include "terrain/road/level_roads.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/height_profile.h"

namespace terramorph {

namespace {

// The lines behind the cut that are drawn: close together nearby, wider apart in the distance. Those right
// behind it look like the hill that was shot away.
constexpr std::array kNiceLines = {4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40};
constexpr int kLinesAcrossWidth = 80;  // lines per visible width of the level
constexpr int kSceneryLines = 6;       // lines behind the cut up to which features are shown
constexpr double kRoadSteps = 8;       // columns from one place of a road to the next
constexpr std::uint32_t kUnknown = 5;  // a stream of random numbers

int lines_apart(const LevelSettings& level) {
    const int seen = level.width() <= Camera::kWidestWhole ? level.width() : Camera::kPartSeen;
    return std::max(1, seen / kLinesAcrossWidth);
}

/// Puts the sun where the level hides it least: above the lowest stretch of the surface, not too near the
/// sides.
float place_for_sun(const std::vector<float>& surface) {
    const auto count = static_cast<std::ptrdiff_t>(surface.size());
    float best = 0.7f;
    float lowest = 1e9f;
    for (const float place : {0.7f, 0.74f, 0.66f, 0.62f, 0.78f, 0.3f, 0.26f, 0.34f, 0.38f, 0.22f, 0.5f}) {
        const auto middle = surface.begin() + static_cast<std::ptrdiff_t>(place * static_cast<float>(count));
        const float highest = *std::max_element(middle - count / 20, middle + count / 20);
        if (highest < lowest * 0.9f) lowest = highest, best = place;
    }
    return best;
}

std::vector<float> in_columns(const std::vector<Sixteenths>& surface) {
    std::vector<float> heights(surface.size());
    std::ranges::transform(surface, heights.begin(), to_columns);
    return heights;
}

/// A sine wave of length 1, made of parabolas.
float wave_at(float place) {
    const float t = place - std::floor(place) - 0.5f;
    return 8 * t * (1 - 2 * std::abs(t));
}

/// A line of hills around a height, about as long as the picture is wide, sized to the level.
std::vector<float> hills_around(float height, const LevelSettings& level, int number) {
    const auto draw = [&](int n) { return uniform01(level.terrain.seed, kUnknown, number, n); };
    std::vector<float> heights(static_cast<std::size_t>(level.width()), height);
    const float size = static_cast<float>(level.level_height()) * 0.05f;
    for (int wave = 0; wave < 3; ++wave) {
        const float length = static_cast<float>(lines_apart(level)) * (24 + 30 * draw(2 * wave)) /
                             static_cast<float>(wave + 1);
        const float phase = draw(2 * wave + 1), part = size / static_cast<float>(wave + 1);
        for (std::size_t x = 0; x < heights.size(); ++x)
            heights[x] += part * wave_at(static_cast<float>(x) / length + phase);
    }
    return heights;
}

/// The line of land at a distance behind the cut, between those that are known.
class LandBehind {
  public:
    /// `front`: the cut itself. Both must outlive it.
    LandBehind(const std::vector<float>& front, std::span<const Ridge> ridges)
        : front_(front), ridges_(ridges) {}

    float farthest() const { return ridges_.empty() ? 0 : ridges_.back().distance; }
    float height_at(float column, float behind) const {
        const std::vector<float>* before = &front_;
        float from = 0;
        for (const Ridge& ridge : ridges_) {
            if (behind <= ridge.distance) {
                const float near = height_along(*before, column), far = height_along(ridge.heights, column);
                return near + (far - near) * (behind - from) / (ridge.distance - from);
            }
            before = &ridge.heights, from = ridge.distance;
        }
        return height_along(*before, column);
    }

  private:
    const std::vector<float>& front_;
    std::span<const Ridge> ridges_;
};

/// The roads in a box around all that is seen so far behind a level.
std::vector<Road> roads_behind(const LevelSettings& level, float farthest) {
    const MapSettings& terrain = level.terrain;
    const Vec2<double> left = place_on_map(terrain.width, terrain.depth, level.cut, 0);
    const Vec2<double> right = place_on_map(terrain.width, terrain.depth, level.cut, terrain.width - 1);
    const Vec2<double> along = (right - left) * (1.0 / (terrain.width - 1));
    const Vec2<double> away = Vec2<double>{along.y, -along.x} * static_cast<double>(farthest);
    const auto [x0, x1] = std::minmax({left.x, right.x, left.x + away.x, right.x + away.x});
    const auto [y0, y1] = std::minmax({left.y, right.y, left.y + away.y, right.y + away.y});
    const auto spot = [](double x, double y) {
        return Spot{static_cast<std::int64_t>(std::floor(x)), static_cast<std::int64_t>(std::floor(y))};
    };
    return roads_near(level, terrain.origin + spot(x0, y0), terrain.origin + spot(x1 + 1, y1 + 1));
}

/// The stretches of a road that are seen behind a level.
void add_road(const Road& road, const LevelSettings& level, const LandBehind& land,
              std::vector<std::vector<RoadPlace>>& roads) {
    const Vec2<double> start = place_on_map(level.terrain.width, level.terrain.depth, level.cut, 0);
    const Vec2<double> along = place_on_map(level.terrain.width, level.terrain.depth, level.cut, 1) - start;
    roads.emplace_back();
    const auto end_stretch = [&] {
        if (roads.back().size() > 1) roads.emplace_back();
        roads.back().clear();
    };
    for (std::size_t n = 1; n < road.size(); ++n) {
        const Spot from = road[n - 1] - level.terrain.origin, way = road[n] - road[n - 1];
        const auto longest = static_cast<double>(std::max(std::abs(way.x), std::abs(way.y)));
        const int steps = std::max(1, static_cast<int>(longest / kRoadSteps));
        for (int k = n == 1 ? 0 : 1; k <= steps; ++k) {
            const double part = static_cast<double>(k) / steps;
            const Vec2<double> off =
                Vec2<double>{static_cast<double>(from.x) + part * static_cast<double>(way.x),
                             static_cast<double>(from.y) + part * static_cast<double>(way.y)} -
                start;
            const auto column = static_cast<float>(off.x * along.x + off.y * along.y);
            const auto behind = static_cast<float>(off.x * along.y - off.y * along.x);
            if (behind < 0 || behind > land.farthest() || column < 0 ||
                column > static_cast<float>(level.width() - 1))
                end_stretch();
            else
                roads.back().push_back({column, behind, land.height_at(column, behind)});
        }
    }
    if (roads.back().size() < 2) roads.pop_back();
}

}  // namespace

Panorama panorama_of(const LevelSettings& level) {
    const int spacing = lines_apart(level);
    std::vector<int> distances = {0};
    for (const int k : kNiceLines) distances.push_back(k * spacing);
    const Ridgelines lines = ridgelines(level.terrain, level.cut, distances);

    Panorama panorama;
    panorama.sun = place_for_sun(lines.front());
    panorama.air = static_cast<float>(level.planet.value(PlanetValue::air)) / 100;
    panorama.clouds = panorama.air > 0 ? static_cast<float>(level.planet.value(PlanetValue::rain)) / 100 : 0;
    panorama.water = to_columns(water_surface(level));
    const float usual = mean_height(in_columns(surface_of(level, lines.back())));
    for (std::size_t n = 1; n < distances.size(); ++n) {
        const int radius = 2 + kNiceLines[n - 1] / 2;
        const auto distance = static_cast<float>(distances[n]);
        if (n < lines.size())
            panorama.ridges.push_back(
                {distance, smoothed(smoothed(in_columns(surface_of(level, lines[n])), radius), radius)});
        else
            panorama.ridges.push_back({distance, hills_around(usual, level, static_cast<int>(n))});
    }
    panorama.scenery = features_near(level.terrain, level.cut, -kOnTheLevel, kSceneryLines * spacing);
    const std::vector<float> front = in_columns(surface_of(level, lines.front()));
    const LandBehind land(front, std::span(panorama.ridges).first(lines.size() - 1));
    for (const Road& road : roads_behind(level, land.farthest())) add_road(road, level, land, panorama.roads);
    return panorama;
}

float furthest_ridge() {
    return static_cast<float>(kNiceLines.back()) / static_cast<float>(kLinesAcrossWidth);
}

}  // namespace terramorph
