#include "ui/landscape/scenery.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "base/random.h"
#include "ui/landscape/distance/backdrop.h"
#include "ui/landscape/distance/perspective.h"
#include "ui/landscape/earth/height_profile.h"

namespace terramorph {

namespace {

constexpr Color kLeaves = {34, 78, 48}, kSceneryWood = {122, 90, 58}, kSceneryBoard = {204, 176, 128},
                kSceneryRoof = {134, 82, 60};
constexpr Color kRock = {120, 116, 116}, kPit = {22, 18, 20};
constexpr Sixteenths kWhole = 3 * kColumn;  // tolerance for changes of the ground, such as from tracks
constexpr int kSceneryFoot = 4;             // half the width of a feature's footing in columns
constexpr float kPondHalf = 14, kSteepestPond = 2;    // columns
constexpr Sixteenths kScenerySteepest = 8 * kColumn;  // rise of the ground within the footing, at most

/// Draws features with their foot at a place of the picture.
class SceneryPainter {
  public:
    SceneryPainter(Canvas& canvas, const Palette& palette) : canvas_(canvas), palette_(palette) {}

    /// `scale`: pixels per column; `haze`: mixes the colours with `air`, 0 to 1.
    void draw(Feature feature, Point foot, float scale, float haze, Color air, std::uint32_t kind) {
        foot_ = foot, scale_ = scale, haze_ = haze, air_ = air;
        switch (feature) {
            case Feature::boulder:
                return boulder(0.8f + 0.5f * uniform01(mix(kind)));
            case Feature::pond:
                return pond();
            case Feature::mineshaft:
                return mineshaft();
            case Feature::tree:
                return uniform01(mix(kind + 1)) < 0.5f ? fir(0.8f + 0.5f * uniform01(mix(kind)))
                                                       : oak(0.8f + 0.5f * uniform01(mix(kind)));
            case Feature::sign:
                return sign();
            case Feature::hut:
                return hut(1.2f + 0.3f * uniform01(mix(kind)));
            case Feature::castle:
                return castle();
            case Feature::none:
                return;
        }
    }

  private:
    Point at(float x, float y) const { return {foot_.x + x * scale_, foot_.y - y * scale_}; }
    Color hazed(Color color) const { return mixed(color, air_, haze_); }
    Color leaves(float light) const {
        const Color own = mixed(palette_.grass_shade, kLeaves, 0.5f);
        return hazed(mixed(own, palette_.grass, light));
    }
    void shape(std::span<const Point> corners, Color color) { canvas_.polygon(corners, hazed(color)); }
    void beam(Point from, Point to, float thick, Color color) {
        canvas_.line(from, to, std::max(1.0f, thick * scale_), hazed(color));
    }

    void boulder(float size) {
        const Color rock = mixed(kRock, palette_.earth[1], 0.4f);
        const std::array<Point, 7> body = {
            at(-9 * size, -2),      at(-8 * size, 5 * size), at(-3 * size, 10 * size), at(3 * size, 9 * size),
            at(8 * size, 5 * size), at(9.5f * size, 0),      at(7 * size, -2)};
        shape(body, rock);
        const std::array<Point, 4> light = {at(-6.5f * size, 5 * size), at(-2.5f * size, 8.6f * size),
                                            at(2 * size, 7.8f * size), at(-2 * size, 4.5f * size)};
        shape(light, mixed(rock, palette_.sun, 0.25f));
    }

    void pond() {
        std::array<Point, 12> basin;
        for (std::size_t k = 0; k < basin.size(); ++k) {
            const float x = 1 - 2 * static_cast<float>(k) / static_cast<float>(basin.size() - 1);
            basin[k] = at((kPondHalf + 1) * x, 1 - 6 * (1 - x * x));
        }
        shape(basin, with_alpha(palette_.water, 1));
        beam(at(-kPondHalf, 0.6f), at(kPondHalf, 0.6f), 1.4f, with_alpha(palette_.foam, 1));
    }

    void mineshaft() {
        const std::array<Point, 4> mouth = {at(-6, -2), at(-5, 11), at(5, 11), at(6, -2)};
        shape(mouth, kPit);
        beam(at(-6.5f, -2), at(-5.2f, 12), 2.6f, kSceneryWood);
        beam(at(6.5f, -2), at(5.2f, 12), 2.6f, kSceneryWood);
        beam(at(-8, 12.5f), at(8, 12.5f), 3, kSceneryWood);
        beam(at(-6, 13), at(0, 24), 1.8f, kSceneryWood);
        beam(at(6, 13), at(0, 24), 1.8f, kSceneryWood);
        canvas_.ring(at(0, 24), 3.4f * scale_, std::max(1.0f, 1.4f * scale_), hazed(kSceneryWood));
    }

    void fir(float size) {
        beam(at(0, -1), at(0, 9 * size), 3, mixed(kSceneryWood, palette_.earth[3], 0.5f));
        for (int tier = 0; tier < 3; ++tier) {
            const float low = (6 + 8 * static_cast<float>(tier)) * size;
            const float wide = (11 - 2.6f * static_cast<float>(tier)) * size;
            const std::array<Point, 3> branches = {at(-wide, low), at(0, low + 14 * size), at(wide, low)};
            canvas_.polygon(branches, leaves(0.12f * static_cast<float>(tier)));
        }
    }

    void oak(float size) {
        beam(at(0, -1), at(0, 14 * size), 3.4f, mixed(kSceneryWood, palette_.earth[3], 0.4f));
        canvas_.circle(at(-5 * size, 17 * size), 7 * size * scale_, leaves(0));
        canvas_.circle(at(5.5f * size, 18 * size), 7.5f * size * scale_, leaves(0.06f));
        canvas_.circle(at(-0.5f * size, 23 * size), 8 * size * scale_, leaves(0.18f));
    }

    void sign() {
        beam(at(0, -1), at(0, 16), 2, kSceneryWood);
        const std::array<Point, 5> board = {at(-8, 9.5f), at(-8, 16.5f), at(7, 16.5f), at(11, 13),
                                            at(7, 9.5f)};
        shape(board, kSceneryBoard);
        beam(at(-5, 13), at(5, 13), 1, kSceneryWood);
    }

    void castle() {
        const Color stone = mixed(kRock, palette_.earth[0], 0.3f);
        const auto block = [&](float x0, float x1, float high, Color color) {
            shape(std::array{at(x0, -6), at(x1, -6), at(x1, high), at(x0, high)}, color);
            for (float x = x0; x + 4 <= x1; x += 8)
                shape(std::array{at(x, high), at(x + 4, high), at(x + 4, high + 4), at(x, high + 4)}, color);
        };
        block(-84, 92, 34, mixed(stone, palette_.earth[3], 0.2f));
        block(-100, -66, 60, stone);
        block(-12, 32, 96, stone);
        block(74, 100, 56, stone);
        shape(std::array{at(-91, -6), at(-75, -6), at(-75, 14), at(-83, 20), at(-91, 14)}, kPit);
    }

    void hut(float size) {
        const auto box = [&](float x0, float y0, float x1, float y1, Color color) {
            shape(std::array{at(x0 * size, y0 * size), at(x1 * size, y0 * size), at(x1 * size, y1 * size),
                             at(x0 * size, y1 * size)},
                  color);
        };
        const Color wall = mixed(kSceneryWood, palette_.earth[1], 0.2f);
        box(-15, -4, 15, 12, wall);
        box(-9, -1, -3, 9, mixed(wall, kPit, 0.5f));
        box(4, 4, 9, 9, mixed(kSceneryBoard, palette_.sun, 0.4f));
        box(6, 14, 10, 26, mixed(kSceneryRoof, kPit, 0.3f));
        const std::array<Point, 4> roof = {at(-18 * size, 11.5f * size), at(18 * size, 11.5f * size),
                                           at(6 * size, 23 * size), at(-6 * size, 23 * size)};
        shape(roof, mixed(kSceneryRoof, palette_.earth[0], 0.2f));
        const std::array<Point, 4> light = {at(-18 * size, 11.5f * size), at(-8 * size, 11.5f * size),
                                            at(-2 * size, 23 * size), at(-6 * size, 23 * size)};
        shape(light, mixed(kSceneryRoof, palette_.sun, 0.3f));
    }

    Canvas& canvas_;
    const Palette& palette_;
    Point foot_ = {};
    float scale_ = 1;
    float haze_ = 0;
    Color air_ = {};
};

std::uint32_t kind_of(const Standing& standing) {
    return hash_bits(11, 0, static_cast<std::int32_t>(standing.spot.x),
                     static_cast<std::int32_t>(standing.spot.y));
}

/// True if the ground under a feature is unchanged and nearly level.
bool stands(const Ground& ground, int column) {
    if (column < kSceneryFoot || column + kSceneryFoot >= ground.width()) return false;
    for (int x = column - kSceneryFoot; x <= column + kSceneryFoot; x += kSceneryFoot)
        if (abs(ground.top(x) - ground.generated_surface(x)) > kWhole) return false;
    return abs(ground.top(column - kSceneryFoot) - ground.top(column + kSceneryFoot)) <= kScenerySteepest;
}

/// Without air nothing grows, and there are no open ponds.
bool thrives(Feature feature, const Panorama& panorama) {
    return panorama.air > 0 || (feature != Feature::tree && feature != Feature::pond);
}

}  // namespace

void draw_distant_scenery(Canvas& canvas, const Panorama& panorama, const View& view,
                          const Palette& palette) {
    const Perspective seen(panorama, view);
    SceneryPainter painter(canvas, palette);
    for (const Standing& standing : panorama.scenery) {
        const auto behind = static_cast<float>(standing.behind), column = static_cast<float>(standing.column);
        const auto ridge = std::ranges::min_element(
            panorama.ridges, {}, [behind](const Ridge& each) { return std::abs(each.distance - behind); });
        if (ridge == panorama.ridges.end() || behind < ridge->distance / 2) continue;
        const auto top = [&](const Ridge& of) {
            return seen.y_of(height_along(of.heights, column), seen.size_at(of.distance));
        };
        const float y = top(*ridge);
        const bool hidden =
            std::any_of(panorama.ridges.begin(), ridge, [&](const Ridge& nearer) { return top(nearer) < y; });
        if (hidden || height_along(ridge->heights, column) < panorama.water) continue;
        if (!thrives(standing.feature, panorama)) continue;
        const float rise = height_along(ridge->heights, column + kPondHalf) -
                           height_along(ridge->heights, column - kPondHalf);
        if (standing.feature == Feature::pond && std::abs(rise) > kSteepestPond) continue;
        const float size = seen.size_at(ridge->distance), haze = seen.haze_at(size);
        painter.draw(standing.feature, {view.x_of(column), y}, view.scale * size, 0.5f + 0.5f * haze,
                     ridge_color(palette, haze, std::min(1.0f, panorama.air)), kind_of(standing));
    }
}

void draw_scenery(Canvas& canvas, const Panorama& panorama, const Ground& ground, const View& view,
                  const Palette& palette) {
    SceneryPainter painter(canvas, palette);
    for (const Standing& standing : panorama.scenery) {
        const int column = static_cast<int>(standing.column);
        if (std::abs(standing.behind) > kOnTheLevel || !stands(ground, column)) continue;
        if (!thrives(standing.feature, panorama)) continue;
        const float height = to_columns(ground.top(column));
        const float x = view.x_of(static_cast<float>(standing.column));
        if (height < panorama.water || x < -40 || x > static_cast<float>(view.width) + 40) continue;
        painter.draw(standing.feature, {x, view.y_of(height)}, view.scale, 0, {}, kind_of(standing));
    }
}

}  // namespace terramorph
