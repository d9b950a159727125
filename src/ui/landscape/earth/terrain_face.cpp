#include "ui/landscape/earth/terrain_face.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/index.h"
#include "ui/landscape/castle/masonry_painter.h"
#include "ui/landscape/earth/column_tile.h"
#include "ui/landscape/earth/cut_shadow.h"
#include "ui/landscape/earth/earth_column.h"
#include "ui/landscape/earth/height_profile.h"
#include "ui/landscape/earth/hollow_painter.h"
#include "ui/landscape/earth/loose_painter.h"
#include "ui/landscape/earth/marks/blast_marks.h"
#include "ui/landscape/earth/material_painter.h"
#include "ui/landscape/earth/mine/lined_rows.h"
#include "ui/landscape/earth/strata_painter.h"
#include "ui/landscape/earth/turf_painter.h"
#include "ui/landscape/water.h"

namespace terramorph {

namespace {

// All lengths are in pixels of a picture of 1600 x 900, scaled by the view's unit.
constexpr std::array<float, TerrainFaceLayers::kEdges> kStrataDepths = {45, 105, 186, 318};
constexpr std::array<int, TerrainFaceLayers::kEdges> kStrataSmoothing = {6, 16, 32,
                                                                         64};  // columns on either side
constexpr std::array<float, TerrainFaceLayers::kEdges> kStrataWaves = {5, 8, 11, 14};  // high, columns
constexpr float kWaveLong = 74;                                                        // columns
constexpr float kSunTurns = 260;  // columns from the sun's own to where its light comes from the side
constexpr float kCutRim = 0.24f, kOtherRim = 0.2f, kGlowingRim = 0.8f;
constexpr float kShadowReach = 21;                         // into the earth around a hole
constexpr int kMostShadow = 64;                            // pixels
constexpr float kShadowStrength = 0.8f, kDarkest = 0.66f;  // what is thin isn't black
constexpr float kLinedShadow = 0.4f;  // of that around a gallery, whose walls are dark already
constexpr float kThickestTurf = 30, kTurfEdge = 16;
constexpr float kCliff = 4;               // rise by run
constexpr std::uint32_t kEdgeWaves = 81;  // a stream of random numbers

int rim_reach(const View& view) { return std::max(1, static_cast<int>(view.unit() * 1.4f + 0.5f)); }
int shadow_reach(const View& view) {
    return std::clamp(static_cast<int>(kShadowReach * view.unit() + 0.5f), rim_reach(view) + 1, kMostShadow);
}

/// Paints pixel column by pixel column; each depends on its neighbours.
class TerrainFacePainter {
  public:
    TerrainFacePainter(const Ground& ground, const View& view, const LandColors& land)
        : land_(land),
          view_(view),
          palette_(land.palette),
          unit_(view.unit()),
          reach_(rim_reach(view)),
          shadow_(shadow_reach(view), view.height),
          meter_(ground, view),
          covers_(static_cast<std::size_t>(2 * shadow_.reach() + 1)),
          colors_(static_cast<std::size_t>(view.height)),
          under_(static_cast<std::size_t>(view.height)),
          lined_(ground, view, shadow_.reach()),
          strata_(view, land),
          loose_(ground, view, land.palette, land.castle),
          turf_(view, land),
          materials_(ground, view, land.palette),
          masonry_(ground, view, land.palette, land.castle),
          marks_(ground, view, land.palette, land.scorches),
          water_(land.water, view, land.palette),
          hollow_(land.palette, unit_) {}

    void draw(Image& picture, int first, int last, std::span<FaceRows> rows) {
        for (int x = first - shadow_.reach(); x < first + shadow_.reach(); ++x) measure(x);
        ColumnTile strip(view_.height);
        for (int left = first; left < last; left += ColumnTile::kWidth) {
            strip.clear();
            const int count = std::min(ColumnTile::kWidth, last - left);
            for (int k = 0; k < count; ++k) {
                measure(left + k + shadow_.reach());
                paint(strip, k, left + k);
                rows[static_cast<std::size_t>(left + k)] = filled(strip, k);
            }
            strip.copy_to(picture, left, 0, count);
        }
    }

  private:
    FaceRows filled(ColumnTile& strip, int k) const {
        FaceRows rows = {0, view_.height};
        while (rows.first < view_.height && strip.at(k, rows.first) == 0) ++rows.first;
        while (rows.solid > rows.first && strip.at(k, rows.solid - 1) >> 24 == 255) --rows.solid;
        return rows;
    }

    GroundCoverage& cover(int x) {
        const int count = static_cast<int>(covers_.size());
        return covers_[(x % count + count) % count];
    }
    std::uint32_t& color(int y) { return colors_[y]; }

    void measure(int x) {
        GroundCoverage& here = cover(x);
        meter_.measure(x, here);
        shadow_.enter(here.earth, here.surface);
    }

    EarthColumn column_at(int x, const GroundCoverage& here) {
        const float column = view_.column_at(static_cast<float>(x) + 0.5f), beside = 3 / view_.scale;
        const float rise =
            height_along(land_.layers.lie, column + beside) - height_along(land_.layers.lie, column - beside);
        const float slope = rise / (2 * beside);
        const float facing = std::clamp(-1.5f * slope * sun_side(column), -1.0f, 1.0f);
        look_beside(column);
        const float whole = whole_turf(x) * TurfPainter::clings_to(slope) * turf_.left_beside_roads(column);
        return {column, column * view_.scale / unit_, slope, facing, whole, beside_, here, colors_};
    }

    /// From which side the sun shines on a column: 1 from the right, -1 from the left.
    float sun_side(float column) const { return std::clamp((land_.sun - column) / kSunTurns, -1.0f, 1.0f); }

    void look_beside(float column) {
        beside_.step = kThickestTurf * unit_ / LandBeside::kSteps;
        beside_.falls[LandBeside::kSteps] = 0;
        for (const int way : {-1, 1}) look_to(column, way);
    }

    /// What lies beyond a cliff doesn't count, and beside one the land is taken as it is: its lie is smooth.
    void look_to(float column, int way) {
        const float step = beside_.step / view_.scale * static_cast<float>(way);
        const auto fall = [&](const std::vector<float>& heights, int k) {
            return view_.scale * (height_along(heights, column) -
                                  height_along(heights, column + step * static_cast<float>(k)));
        };
        const std::vector<float>& surface = land_.layers.surface;
        const int far = LandBeside::kSteps + static_cast<int>(2 * kStrataSmoothing[0] / std::abs(step));
        int open = 0;  // steps to a cliff
        while (open < far && std::abs(fall(surface, open + 1) - fall(surface, open)) < kCliff * beside_.step)
            ++open;
        const std::vector<float>& heights = open < far ? surface : land_.layers.lie;
        for (int k = 1; k <= LandBeside::kSteps; ++k)
            beside_.falls[at(LandBeside::kSteps + way * k)] = fall(heights, std::min(k, open));
    }

    /// True at the edge or at the foot of a cliff.
    bool is_at_cliff(int x, int way) { return std::abs(cover(x + way).surface - cover(x).surface) > kCliff; }

    /// Columns of turf to a side, as far as the shadow reaches, or to a cliff.
    int turf_to(int x, int way) {
        int away = 0;
        while (away < shadow_.reach() && cover(x + way * away).turf > 0.5f)
            if (is_at_cliff(x + way * away++, way)) break;
        return away;
    }

    /// Where turf has been cut off, its edge is round, and mere scraps of it are gone.
    float whole_turf(int x) {
        const int reach = std::min(shadow_.reach(), static_cast<int>(kTurfEdge * unit_));
        const int left = turf_to(x, -1), right = turf_to(x, 1), near = std::min(left, right);
        if (near >= reach) return 1;
        const float inward = 1 - (static_cast<float>(near) + 0.5f) / static_cast<float>(reach);
        const float wide = static_cast<float>(left + right) / static_cast<float>(shadow_.reach());
        const float stays = std::clamp(2.5f * wide - 1.5f, 0.0f, 1.0f);
        return stays * std::sqrt(1 - inward * inward);
    }

    void paint(ColumnTile& strip, int k, int x) {
        const GroundCoverage& here = cover(x);
        const EarthColumn at = column_at(x, here);
        strata_.fill(at);
        materials_.lay(at.column, here, colors_);
        strata_.lay_stones(at);
        fill_hollows(strip, k, here);
        build_walls(strip, k, at.column, here);
        marks_.lay_rubble(strip, k, at.column);
        fill_water(strip, k, here);
        if (here.top >= view_.height) return;
        loose_.lay_heaps(at);
        loose_.lay_crumbs(at);
        turf_.lay_cover(at);
        turf_.lay_sunlight(at);
        if (masonry_.any()) masonry_.lay_stone(at, sun_side(at.column));
        materials_.lay_bedrock(at.column, here, colors_);
        lay_shadow(at.column, here);
        lay_rim(x, here);
        marks_.lay_soot(at);
        for (int y = here.top; y < view_.height; ++y) {
            const std::uint32_t earth = here.earth[y];
            if (earth > 0) strip.at(k, y) = blended(strip.at(k, y), color(y), cover_of(earth));
        }
        loose_.lay_lumps(strip, k, at);
    }

    void fill_hollows(ColumnTile& strip, int k, const GroundCoverage& here) {
        if (!shadow_.any()) return;
        count_under();
        const float all = static_cast<float>(covers_.size()) * static_cast<float>(shadow_.reach());
        shadow_.for_each(std::max(0, static_cast<int>(here.surface) + 1), [&](int y, float holes) {
            if (here.earth[y] == 255) return;
            const int before = y >= shadow_.reach() ? under_[y - shadow_.reach()] : 0;
            hollow_.lay(strip.at(k, y), color(y), static_cast<float>(y) - here.surface, holes,
                        static_cast<float>(under_[y] - before) / all);
        });
    }

    /// The walls of a castle behind its air.
    void build_walls(ColumnTile& strip, int k, float column, const GroundCoverage& here) {
        if (!masonry_.any()) return;
        const MasonryPainter::Rows rows = masonry_.rows_behind(column);
        for (int y = rows.first; y < rows.end; ++y) {
            if (here.earth[y] == 255) continue;
            const auto row = static_cast<float>(y) + 0.5f;
            lay(strip.at(k, y), masonry_.wall_behind(column, view_.height_at(row)), 1);
        }
    }

    /// How many of the columns around have earth above each row, summed up from the top.
    void count_under() {
        std::ranges::fill(under_, 0);
        for (const GroundCoverage& each : covers_)
            if (each.top < view_.height) ++under_[each.top];
        int begun = 0, sum = 0;
        for (int& each : under_) begun += each, sum += begun, each = sum;
    }

    /// Fills air below the water's surface.
    void fill_water(ColumnTile& strip, int k, const GroundCoverage& here) {
        for (int y = water_.top; y < view_.height; ++y)
            if (here.earth[y] < 255) strip.at(k, y) = water_.over(strip.at(k, y), y);
    }

    /// The walls of a hole are dark, and less and less so into the earth.
    void lay_shadow(float column, const GroundCoverage& here) {
        if (!shadow_.any()) return;
        lined_.find(column);
        shadow_.for_each(here.top, [&](int y, float holes) {
            if (here.earth[y] == 0) return;
            const float near = std::min(1.0f, 2.1f * holes);
            lay(color(y), HollowPainter::kShade,
                std::lerp(1.0f, kLinedShadow, lined_.share(y)) *
                    std::min(kDarkest, kShadowStrength * near * (0.35f + 0.65f * near)));
        });
    }

    /// A line along all edges: pale where earth was cut away, and glowing where the land is hot.
    void lay_rim(int x, const GroundCoverage& here) {
        const GroundCoverage& left = cover(x - reach_);
        const GroundCoverage& right = cover(x + reach_);
        const float cut_rim = palette_.cover == Cover::crust ? kGlowingRim : kCutRim;
        const int last = std::min(view_.height, std::max({left.solid, right.solid, here.solid + reach_}));
        for (int y = here.top; y < last; ++y) {
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
                    std::max(strength, static_cast<float>(255 - earth) / 255 * (cut ? cut_rim : kOtherRim));
            };
            weigh(left.earth[row], outside > left.surface + 1);
            weigh(right.earth[row], outside > right.surface + 1);
            weigh(here.earth[above], outside - static_cast<float>(reach_) > here.surface + 1);
            weigh(here.earth[below], true);
            color(y) = blended(color(y), packed(palette_.rim), share(strength));
        }
    }

    const LandColors& land_;
    const View& view_;
    const Palette& palette_;
    float unit_;
    int reach_;  // of the rim, in pixels
    CutShadow shadow_;
    OutlineMeter meter_;
    std::vector<GroundCoverage> covers_;  // of the columns around the current one, a ring buffer
    std::vector<std::uint32_t> colors_;
    std::vector<int> under_;  // see count_under()
    LinedRows lined_;
    LandBeside beside_;
    StrataPainter strata_;
    LoosePainter loose_;
    TurfPainter turf_;
    MaterialPainter materials_;
    MasonryPainter masonry_;
    BlastMarks marks_;
    WaterRows water_;
    HollowPainter hollow_;
};

}  // namespace

TerrainFaceLayers::TerrainFaceLayers(const Ground& ground)
    : surface(static_cast<std::size_t>(ground.width())) {
    for (int x = 0; x < ground.width(); ++x) surface[x] = to_columns(ground.generated_surface(x));
    lie = smoothed(smoothed(surface, kStrataSmoothing[0]), kStrataSmoothing[0]);
    for (std::size_t n = 0; n < kEdges; ++n) {
        edges[n] = smoothed(smoothed(surface, kStrataSmoothing[n]), kStrataSmoothing[n]);
        const std::uint32_t stream = kEdgeWaves + 2 * static_cast<std::uint32_t>(n);
        for (std::size_t x = 0; x < edges[n].size(); ++x) {
            const float place = static_cast<float>(x) / kWaveLong;
            edges[n][x] += kStrataWaves[n] * (0.75f * noise_along(stream, place) +
                                              0.25f * noise_along(stream + 1, 3.7f * place));
        }
    }
}

void TerrainFaceLayers::follow(const Ground& ground) {
    for (std::size_t x = 0; x < surface.size(); ++x) {
        const float rise = risen(ground, static_cast<int>(x));
        if (rise == 0) continue;
        surface[x] += rise;
        lie[x] += rise;
        for (std::vector<float>& edge : edges) edge[x] += rise;
    }
}

float stratum_top(const TerrainFaceLayers& layers, std::size_t stratum, float column, const View& view) {
    if (stratum == 0) return height_along(layers.surface, column);
    return height_along(layers.edges[stratum - 1], column) -
           kStrataDepths[stratum - 1] * view.unit() / view.scale;
}

int face_margin(const View& view) { return 1 + shadow_reach(view) + OutlineMeter::reach(view); }

void draw_face(Image& picture, const Ground& ground, const View& view, const LandColors& land, Range columns,
               std::span<FaceRows> rows) {
    TerrainFacePainter(ground, view, land)
        .draw(picture, std::max(0, columns.x0), std::min(view.width, columns.x1), rows);
}

}  // namespace terramorph
