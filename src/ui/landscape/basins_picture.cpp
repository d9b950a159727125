#include "ui/landscape/basins_picture.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "paint/gradient.h"
#include "ui/landscape/water.h"

namespace terramorph {

namespace {

constexpr float kPixelsPerCorner = 1;
constexpr float kThinnest = 0.75f;    // columns: a sheet of water
constexpr float kDip = 3;             // how far from a sill water sinks, for each column of its head ...
constexpr float kLeftOfHead = 0.35f;  // ... and what it has of that above the sill
constexpr float kFoamOfSheet = 2;     // pixels of a picture of 1600 x 900
constexpr float kPuddle = 2.5f;       // columns: water that's less deep has neither waves nor foam

/// How high water stands in each gap; 0 in dry ones.
std::vector<float> levels_of(const Water& water) {
    const Gaps& gaps = water.basins().gaps();
    std::vector<float> levels(at(gaps.count()));
    for (int gap = 0; gap < gaps.count(); ++gap) levels[at(gap)] = to_columns(water.level_in(gap));
    return levels;
}

/// The basin that holds the water of a gap that's wet.
const Basin& basin_of(const Water& water, int gap) {
    int basin = water.basins().pit(gap);
    while (water.volume(basin) == 0) basin = water.basins()[basin].parent;
    return water.basins()[basin];
}

/// The top of the water in a gap that's wet: before a sill that it runs over it sinks.
float top_of(const Water& water, int gap) {
    const Gap& own = water.basins().gaps()[gap];
    const float level = to_columns(std::min(water.level_in(gap), own.top));
    const Basin& basin = basin_of(water, gap);
    const float head = to_columns(water.level_in(gap) - basin.sill);
    if (basin.is_root() || head <= 0) return level;
    const float away = static_cast<float>(std::abs(own.x - water.basins().gaps()[basin.spill_gap].x));
    const float part = std::min(1.0f, away / (kDip * head + 1));
    const float sunk = to_columns(basin.sill) + head * (kLeftOfHead + (1 - kLeftOfHead) * std::sqrt(part));
    return std::max(to_columns(own.bottom), std::min(level, sunk));
}

/// How thick water runs over the bottom of each gap.
std::vector<float> sheets_of(const Water& water) {
    const Basins& basins = water.basins();
    std::vector<float> thick(at(basins.gaps().count()));
    const int steps = water.run_per_tick();
    for (const Parcel& parcel : water.parcels()) {
        const float each =
            static_cast<float>(parcel.volume) / static_cast<float>(steps * kCellsPerSquareColumn);
        for (int k = 0, gap = parcel.gap; k < steps; ++k, gap = basins.down(gap)) thick[at(gap)] += each;
    }
    return thick;
}

/// Calls visit(run) for runs of gaps side by side that this is true of, each gap in one run only.
template <class IsIn, class Visit>
void for_each_run(const Gaps& gaps, IsIn is_in, Visit visit) {
    std::vector<bool> taken(at(gaps.count()));
    std::vector<int> run;
    for (int first = 0; first < gaps.count(); ++first) {
        if (taken[at(first)] || !is_in(first)) continue;
        run.clear();
        for (int gap = first; gap != Gaps::kNone;) {
            taken[at(gap)] = true;
            run.push_back(gap);
            const int from = std::exchange(gap, Gaps::kNone);
            gaps.for_each_beside(from, [&](int beside) {
                if (gap == Gaps::kNone && gaps[beside].x > gaps[from].x && !taken[at(beside)] &&
                    is_in(beside))
                    gap = beside;
            });
        }
        visit(run);
    }
}

/// How deep water is in columns from .. to - 1 of a body, where it's deepest.
float deepest(const std::vector<float>& tops, const std::vector<float>& bottoms, std::size_t from,
              std::size_t to) {
    float deep = 0;
    for (std::size_t k = from; k < to; ++k) deep = std::max(deep, tops[k] - bottoms[k]);
    return deep;
}

bool is_seen(const View& view, int x0, std::size_t columns) {
    const auto from = static_cast<float>(x0);
    return view.x_of(from + static_cast<float>(columns)) > 0 &&
           view.x_of(from) < static_cast<float>(view.width);
}

/// A line through the middles of columns, and on to the sides of the first and the last.
std::vector<Point> line_along(const View& view, int x0, const std::vector<float>& heights) {
    const auto from = static_cast<float>(x0);
    const std::size_t step =
        std::max(std::size_t{1}, static_cast<std::size_t>(kPixelsPerCorner / view.scale));
    std::vector<Point> line = {view.point({from, heights.front()})};
    for (std::size_t k = 0; k < heights.size(); k += step)
        line.push_back(view.point({from + static_cast<float>(k) + 0.5f, heights[k]}));
    line.push_back(view.point({from + static_cast<float>(heights.size()), heights.back()}));
    return line;
}

std::vector<Point> outline(const View& view, int x0, const std::vector<float>& tops,
                           const std::vector<float>& bottoms) {
    std::vector<Point> corners = line_along(view, x0, tops);
    const std::vector<Point> below = line_along(view, x0, bottoms);
    corners.insert(corners.end(), below.rbegin(), below.rend());
    return corners;
}

/// The water's colour over things in it, and what's behind them for its full colour elsewhere.
Color before(Color water) {
    return with_alpha(water, std::min(kShineThrough, static_cast<float>(water.a) / 255));
}
Color behind(Color water) {
    const float through = 1 - static_cast<float>(water.a) / 255;
    return with_alpha(water, 1 - std::min(1.0f, through / (1 - kShineThrough)));
}

}  // namespace

void BasinsPicture::take(const Water& water) {
    clear();
    take_bodies(water);
    if (!water.parcels().empty()) take_sheets(water);
}

void BasinsPicture::take_bodies(const Water& water) {
    const Gaps& gaps = water.basins().gaps();
    const std::vector<float> levels = levels_of(water);
    const auto is_wet = [&](int gap) { return levels[at(gap)] > 0; };
    for_each_run(gaps, is_wet, [&](const std::vector<int>& run) {
        for (std::size_t k = 0; k < run.size(); ++k) {
            const Gap& gap = gaps[run[k]];
            const float level = levels[at(run[k])];
            if (k == 0 || bodies_.back().level != level) bodies_.push_back({gap.x, level, {}, {}});
            bodies_.back().bottoms.push_back(to_columns(gap.bottom));
            bodies_.back().tops.push_back(top_of(water, run[k]));
        }
    });
}

void BasinsPicture::take_sheets(const Water& water) {
    const Gaps& gaps = water.basins().gaps();
    const std::vector<float> thick = sheets_of(water);
    for_each_run(
        gaps, [&](int gap) { return thick[at(gap)] > 0; },
        [&](const std::vector<int>& run) {
            Body sheet{gaps[run.front()].x, 0, {}, {}};
            for (const int gap : run) {
                const float bottom = to_columns(gaps[gap].bottom);
                const float top =
                    std::min(bottom + std::max(kThinnest, thick[at(gap)]), to_columns(gaps[gap].top));
                sheet.bottoms.push_back(bottom);
                sheet.tops.push_back(top);
                sheet.level = std::max(sheet.level, top);
            }
            sheets_.push_back(std::move(sheet));
        });
}

void BasinsPicture::draw_behind(Canvas& canvas, const View& view, const Palette& palette) const {
    draw(canvas, view, behind(palette.water), behind(palette.deep_water));
}

void BasinsPicture::draw_before(Canvas& canvas, const View& view, const Palette& palette) const {
    draw(canvas, view, before(palette.water), before(palette.deep_water));
}

void BasinsPicture::draw(Canvas& canvas, const View& view, Color shallow, Color deep) const {
    const float high = kDeepWater * view.unit();
    for (const std::vector<Body>* bodies : {&bodies_, &sheets_}) {
        for (const Body& body : *bodies) {
            if (!is_seen(view, body.x0, body.tops.size())) continue;
            const float top = view.y_of(body.level);
            canvas.shaded(outline(view, body.x0, body.tops, body.bottoms),
                          {{0, top}, {0, top + high}, shallow, deep});
        }
    }
}

void BasinsPicture::draw_surface(Canvas& canvas, const View& view, const Palette& palette,
                                 double time) const {
    for (const Body& body : bodies_) {
        if (!is_seen(view, body.x0, body.tops.size())) continue;
        for (std::size_t k = 0; k < body.tops.size();) {
            const std::size_t from = k;
            while (k < body.tops.size() && body.tops[k] == body.level) ++k;
            if (deepest(body.tops, body.bottoms, from, k) >= kPuddle)
                draw_wave(canvas, view.x_of(static_cast<float>(body.x0) + static_cast<float>(from)),
                          view.x_of(static_cast<float>(body.x0) + static_cast<float>(k)), body.level, view,
                          palette.foam, time);
            else if (k == from)
                ++k;
        }
    }
    const float thick = std::max(1.5f, kFoamOfSheet * view.unit());
    for (const Body& sheet : sheets_)
        if (is_seen(view, sheet.x0, sheet.tops.size()) &&
            deepest(sheet.tops, sheet.bottoms, 0, sheet.tops.size()) > kThinnest)
            canvas.line(line_along(view, sheet.x0, sheet.tops), thick, palette.foam);
}

}  // namespace terramorph
