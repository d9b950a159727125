#include "ui/landscape/earth/terrain_face.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/random.h"
#include "paint/pixel.h"
#include "ui/landscape/earth/column_tile.h"
#include "ui/landscape/earth/ground_coverage.h"
#include "ui/landscape/earth/height_profile.h"
#include "ui/landscape/earth/material_painter.h"
#include "ui/landscape/water.h"

namespace terramorph {

namespace {

// All lengths are in pixels of a picture of 1600 x 900, scaled by the view's unit.
constexpr float kGrass = 9, kGrassShade = 14;  // below the surface, thick
constexpr float kFaceSteepest = 3;             // turf is stretched on slopes up to this
constexpr std::array<float, TerrainFaceLayers::kEdges> kDepths = {45, 105, 186, 318};
constexpr std::array<int, TerrainFaceLayers::kEdges> kSmoothing = {6, 16, 32, 64};  // columns on either side
constexpr float kStoneWide = 30, kStoneHigh = 17;  // grid cells that may contain a stone
constexpr float kFirstStones = 28;                 // below the surface
constexpr Color kSoot = {24, 16, 16};
constexpr float kSooty = 0.7f;
constexpr float kCutRim = 0.9f, kOtherRim = 0.55f;
constexpr std::uint32_t kStones = 2, kCrumbs = 3;  // streams of random numbers

void lay(std::uint32_t& pixel, Color color, float amount) {
    pixel = blended(pixel, packed(color), share(amount * static_cast<float>(color.a) / 255));
}

/// Paints pixel column by pixel column; each depends on its neighbours.
class TerrainFacePainter {
  public:
    TerrainFacePainter(const Ground& ground, const TerrainFaceLayers& layers, const View& view,
                       const Palette& palette, float water, std::span<const Scorch> scorches)
        : ground_(ground),
          layers_(layers),
          view_(view),
          palette_(palette),
          unit_(view.unit()),
          reach_(face_margin(view) - 1),
          meter_(ground, view),
          covers_(static_cast<std::size_t>(2 * reach_ + 1)),
          colors_(static_cast<std::size_t>(view.height)),
          materials_(ground, view, palette),
          water_(water, view, palette),
          scorches_(scorches) {}

    void draw(Image& picture, int first, int last) {
        for (int x = first - reach_; x < first + reach_; ++x) meter_.measure(x, cover(x));
        ColumnTile strip(view_.height);
        for (int left = first; left < last; left += ColumnTile::kWidth) {
            strip.copy_from(picture, left);
            const int count = std::min(ColumnTile::kWidth, last - left);
            for (int k = 0; k < count; ++k) {
                meter_.measure(left + k + reach_, cover(left + k + reach_));
                paint(strip, k, left + k);
            }
            strip.copy_to(picture, left, 0, count);
        }
    }

  private:
    GroundCoverage& cover(int x) {
        const int count = static_cast<int>(covers_.size());
        return covers_[(x % count + count) % count];
    }
    std::uint32_t& color(int y) { return colors_[y]; }

    void paint(ColumnTile& strip, int k, int x) {
        const GroundCoverage& here = cover(x);
        fill_water(strip, k, here);
        if (here.top >= view_.height) return;
        const float column = view_.column_at(static_cast<float>(x) + 0.5f);
        fill_strata(column, here);
        materials_.lay(column, here, colors_);
        lay_stones(column, here);
        lay_loose(column, here);
        lay_turf(column, here);
        lay_bedrock(column, here);
        lay_rim(x, here);
        lay_scorches(column, here);
        for (int y = here.top; y < view_.height; ++y) {
            const std::uint32_t earth = here.earth[y];
            if (earth > 0) strip.at(k, y) = blended(strip.at(k, y), color(y), cover_of(earth));
        }
    }

    /// Fills air below the water's surface.
    void fill_water(ColumnTile& strip, int k, const GroundCoverage& here) {
        for (int y = water_.top; y < view_.height; ++y)
            if (here.earth[y] < 255) strip.at(k, y) = water_.over(strip.at(k, y), y);
    }

    void fill_strata(float column, const GroundCoverage& here) {
        int y = here.top;
        for (std::size_t n = 0; n <= TerrainFaceLayers::kEdges; ++n) {
            const std::uint32_t earth = packed(palette_.earth[n]);
            const bool last = n == TerrainFaceLayers::kEdges;
            const float edge = last ? static_cast<float>(view_.height)
                                    : view_.y_of(stratum_top(layers_, n + 1, column, view_));
            const int end = std::clamp(static_cast<int>(edge), y, view_.height);
            std::fill(colors_.begin() + y, colors_.begin() + end, earth);
            y = end;
            if (last || y >= view_.height) continue;
            // The pixel on the edge belongs to both.
            color(y) = blended(packed(palette_.earth[n + 1]), earth, share(edge - static_cast<float>(end)));
            if (edge >= static_cast<float>(end)) ++y;
        }
    }

    /// Ovals here and there; size and position depend only on the place in the level.
    void lay_stones(float column, const GroundCoverage& here) {
        const float wide = kStoneWide * unit_ / view_.scale, high = kStoneHigh * unit_ / view_.scale;
        const int i = static_cast<int>(std::floor(column / wide));
        const int highest = static_cast<int>(view_.height_at(static_cast<float>(here.top)) / high);
        for (int j = static_cast<int>(std::floor(view_.bottom / high)); j <= highest; ++j) {
            const std::uint32_t key = hash_bits(kStones, 0, i, j);
            if (uniform01(key) > 0.36f) continue;
            const auto draw = [&](std::uint32_t n) { return uniform01(mix(key + n)); };
            const float rx = 4.5f + 5 * draw(1), ry = 2.2f + 0.4f * draw(2) * rx;
            const float x = (static_cast<float>(i) * wide + rx * unit_ / view_.scale) +
                            draw(3) * (kStoneWide - 2 * rx) * unit_ / view_.scale;
            const float y = view_.y_of((static_cast<float>(j) + 0.25f + 0.5f * draw(4)) * high);
            const float dx = (column - x) * view_.scale / (rx * unit_);
            if (dx * dx >= 1) continue;
            if (y < view_.y_of(height_along(layers_.surface, x)) + kFirstStones * unit_) continue;
            lay_stone(y, ry * unit_ * std::sqrt(1 - dx * dx),
                      draw(5) < 0.42f ? palette_.stone : palette_.pebble, here);
        }
    }

    void lay_stone(float y, float half, Color stone, const GroundCoverage& here) {
        const int first = std::max(here.top, static_cast<int>(y - half));
        const int last = std::min(view_.height - 1, static_cast<int>(y + half));
        for (int row = first; row <= last; ++row) {
            const float middle = static_cast<float>(row) + 0.5f;
            lay(color(row), stone, std::clamp(half + 0.5f - std::abs(middle - y), 0.0f, 1.0f));
        }
    }

    /// All earth above the generated surface was added or has fallen.
    void lay_loose(float column, const GroundCoverage& here) {
        const int last = std::min(view_.height, static_cast<int>(here.surface - 0.5f));
        const float grain = 2.5f * unit_;
        const int i = static_cast<int>(std::floor(column * view_.scale / grain));
        for (int y = here.top; y < last; ++y) {
            const int j =
                static_cast<int>(std::floor(view_.height_at(static_cast<float>(y)) * view_.scale / grain));
            const std::uint32_t crumb = hash_bits(kCrumbs, 0, i, j);
            color(y) = packed(mixed(palette_.loose, palette_.earth[1], uniform01(crumb) * 0.35f));
        }
    }

    void lay_turf(float column, const GroundCoverage& here) {
        if (here.turf <= 0) return;
        const float beside = 3 / view_.scale;
        const float rise =
            height_along(layers_.edges[0], column + beside) - height_along(layers_.edges[0], column - beside);
        const float slope = std::min(kFaceSteepest, std::abs(rise) / (2 * beside));
        const float stretch = std::sqrt(1 + slope * slope);
        const float shade = kGrassShade * unit_ * stretch, light = kGrass * unit_ * stretch;
        const int first = std::max(here.top, static_cast<int>(here.turf_top - 2));
        const int last = std::min(view_.height - 1, static_cast<int>(here.turf_top + shade + 1));
        for (int y = first; y <= last; ++y) {
            const float depth = static_cast<float>(y) + 0.5f - here.turf_top;
            lay(color(y), palette_.grass_shade, here.turf * std::clamp(shade - depth + 0.5f, 0.0f, 1.0f));
            lay(color(y), palette_.grass, here.turf * std::clamp(light - depth + 0.5f, 0.0f, 1.0f));
        }
    }

    void lay_bedrock(float column, const GroundCoverage& here) {
        const float rough =
            3 * uniform01(mix(static_cast<std::uint32_t>(static_cast<int>(column / 5)))) +
            2 * uniform01(mix(static_cast<std::uint32_t>(static_cast<int>(column / 13) + 7919)));
        const float edge = view_.y_of(to_columns(Ground::kBedrock)) + (rough - 2) * unit_;
        for (int y = std::max(here.top, static_cast<int>(edge)); y < view_.height; ++y)
            lay(color(y), palette_.bedrock, std::clamp(static_cast<float>(y) + 1 - edge, 0.0f, 1.0f));
    }

    /// A pale line along all edges, strongest where earth was cut away.
    void lay_rim(int x, const GroundCoverage& here) {
        const GroundCoverage& left = cover(x - reach_);
        const GroundCoverage& right = cover(x + reach_);
        for (int y = here.top; y < view_.height; ++y) {
            const auto row = static_cast<std::size_t>(y);
            const auto above = static_cast<std::size_t>(std::max(0, y - reach_));
            const auto below = static_cast<std::size_t>(std::min(view_.height - 1, y + reach_));
            const int least =
                std::min({left.earth[row], right.earth[row], here.earth[above], here.earth[below]});
            if (least == 255) continue;
            const float outside = static_cast<float>(y) + 0.5f;
            float strength = 0;
            const auto weigh = [&](std::uint8_t earth, bool cut) {
                strength =
                    std::max(strength, static_cast<float>(255 - earth) / 255 * (cut ? kCutRim : kOtherRim));
            };
            weigh(left.earth[row], outside > left.surface + 1);
            weigh(right.earth[row], outside > right.surface + 1);
            weigh(here.earth[above], outside - static_cast<float>(reach_) > here.surface + 1);
            weigh(here.earth[below], true);
            color(y) = blended(color(y), packed(palette_.rim), share(strength));
        }
    }

    /// Earth that came later stays as it is, above the surface and inside craters.
    void lay_scorches(float column, const GroundCoverage& here) {
        const int x = std::clamp(static_cast<int>(column), 0, ground_.width() - 1);
        const float rock = view_.y_of(to_columns(ground_.rock_top(x)));
        for (const Scorch& scorch : scorches_) {
            const float across = (column - scorch.at.x) / scorch.radius;
            if (std::abs(across) >= Scorch::kReach) continue;
            const float half = std::sqrt(Scorch::kReach * Scorch::kReach - across * across);
            const float high = scorch.radius * scorch.height * view_.scale, middle = view_.y_of(scorch.at.y);
            const int first = std::max(
                {here.top, static_cast<int>(here.surface - 1), static_cast<int>(middle - half * high)});
            const int last = std::min(view_.height, static_cast<int>(middle + half * high) + 1);
            for (int y = first; y < last; ++y) {
                const float down = (static_cast<float>(y) + 0.5f - middle) / high;
                const float hard =
                    static_cast<float>(y) > rock ? 2 : 1;  // as a crater reaches half as far there
                const float away = hard * std::sqrt(across * across + down * down);
                if (away < Scorch::kRim) continue;
                const float near = std::clamp((Scorch::kReach - away) / (Scorch::kReach - 1), 0.0f, 1.0f);
                lay(color(y), kSoot, kSooty * near * (0.3f + 0.7f * near));
            }
        }
    }

    const Ground& ground_;
    const TerrainFaceLayers& layers_;
    const View& view_;
    const Palette& palette_;
    float unit_;
    int reach_;  // of the rim, in pixels
    CoverageMeter meter_;
    std::vector<GroundCoverage> covers_;  // of the columns around the current one, a ring buffer
    std::vector<std::uint32_t> colors_;
    MaterialPainter materials_;
    WaterRows water_;
    std::span<const Scorch> scorches_;
};

}  // namespace

TerrainFaceLayers::TerrainFaceLayers(const Ground& ground)
    : surface(static_cast<std::size_t>(ground.width())) {
    for (int x = 0; x < ground.width(); ++x) surface[x] = to_columns(ground.generated_surface(x));
    for (std::size_t n = 0; n < kEdges; ++n)
        edges[n] = smoothed(smoothed(surface, kSmoothing[n]), kSmoothing[n]);
}

float stratum_top(const TerrainFaceLayers& layers, std::size_t stratum, float column, const View& view) {
    if (stratum == 0) return height_along(layers.surface, column);
    return height_along(layers.edges[stratum - 1], column) - kDepths[stratum - 1] * view.unit() / view.scale;
}

int face_margin(const View& view) { return 1 + std::max(1, static_cast<int>(view.unit() * 1.4f + 0.5f)); }

void draw_face(Image& picture, const Ground& ground, const TerrainFaceLayers& layers, const View& view,
               const Palette& palette, float water, std::span<const Scorch> scorches, int first, int last) {
    TerrainFacePainter(ground, layers, view, palette, water, scorches)
        .draw(picture, std::max(0, first), std::min(view.width, last));
}

}  // namespace terramorph
