#include "ui/landscape/basins_picture.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "base/random.h"
#include "paint/gradient.h"
#include "ui/landscape/water.h"

namespace terramorph {

namespace {

constexpr float kPixelsPerCorner = 1;
constexpr float kThinnest = 0.75f;    // columns: a sheet of water
constexpr float kDip = 3;             // how far from a sill water sinks, for each column of its head ...
constexpr float kLeftOfHead = 0.35f;  // ... and what it has of that above the sill
constexpr float kFoamOfSheet = 2;     // pixels of a picture of 1600 x 900
// Water that's less deep, or has a narrower surface, has neither waves nor foam, in columns.
constexpr float kPuddle = 8;
constexpr float kNarrowWater = 40;
constexpr float kCavePale = 0.35f;  // how much of foam is in a cave's water at its top
constexpr float kStillLine = 1.2f;  // columns: the line of its surface
constexpr float kSpeckFor = 420;    // square columns of its water for each speck ...
constexpr int kFewSpecks = 3, kManySpecks = 16;
constexpr float kSpeck = 0.7f;                          // columns: the radius of the smallest
constexpr float kSpeckSeen = 0.4f, kSpeckRises = 2.5f;  // columns per second
constexpr std::uint32_t kSpeckChance = 84;

/// How high water stands in each gap; 0 in dry ones.
void find_levels(const Water& water, std::vector<float>& levels) {
    const Gaps& gaps = water.basins().gaps();
    levels.resize(at(gaps.count()));
    for (int gap = 0; gap < gaps.count(); ++gap) levels[at(gap)] = to_columns(water.level_in(gap));
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
void find_sheets(const Water& water, std::vector<float>& thick) {
    const Basins& basins = water.basins();
    thick.assign(at(basins.gaps().count()), 0);
    const int steps = water.run_per_tick();
    for (const Parcel& parcel : water.parcels()) {
        const float each =
            static_cast<float>(parcel.volume) / static_cast<float>(steps * kCellsPerSquareColumn);
        for (int k = 0, gap = parcel.gap; k < steps; ++k, gap = basins.down(gap)) thick[at(gap)] += each;
    }
}

/// How deep water is in columns from .. to - 1 of a body, where it's deepest.
float deepest(std::span<const float> tops, std::span<const float> bottoms, std::size_t from, std::size_t to) {
    float deep = 0;
    for (std::size_t k = from; k < to; ++k) deep = std::max(deep, tops[k] - bottoms[k]);
    return deep;
}

bool is_seen(const View& view, int x0, std::size_t columns) {
    const auto from = static_cast<float>(x0);
    return view.x_of(from + static_cast<float>(columns)) > 0 &&
           view.x_of(from) < static_cast<float>(view.width);
}

/// Adds a line through the middles of columns, and on to the sides of the first and the last.
void add_line(std::vector<Point>& line, const View& view, int x0, std::span<const float> heights) {
    const auto from = static_cast<float>(x0);
    const std::size_t step =
        std::max(std::size_t{1}, static_cast<std::size_t>(kPixelsPerCorner / view.scale));
    line.push_back(view.point({from, heights.front()}));
    for (std::size_t k = 0; k < heights.size(); k += step)
        line.push_back(view.point({from + static_cast<float>(k) + 0.5f, heights[k]}));
    line.push_back(view.point({from + static_cast<float>(heights.size()), heights.back()}));
}

/// The water's colour over things in it, and what's behind them for its full colour elsewhere.
Color before(Color water) {
    return with_alpha(water, std::min(kShineThrough, static_cast<float>(water.a) / 255));
}
Color behind(Color water) {
    const float through = 1 - static_cast<float>(water.a) / 255;
    return with_alpha(water, 1 - std::min(1.0f, through / (1 - kShineThrough)));
}

Color paler(Color water, Color foam) {
    return with_alpha(mixed(water, foam, kCavePale), static_cast<float>(water.a) / 255);
}

}  // namespace

void BasinsPicture::take(const Water& water) {
    clear();
    take_bodies(water);
    if (!water.parcels().empty()) take_sheets(water);
}

/// Calls visit(run) for runs of gaps side by side that this is true of, each gap in one run only.
template <class IsIn, class Visit>
void BasinsPicture::for_each_run(const Gaps& gaps, IsIn is_in, Visit visit) {
    taken_.assign(at(gaps.count()), false);
    for (int first = 0; first < gaps.count(); ++first) {
        if (taken_[at(first)] || !is_in(first)) continue;
        run_.clear();
        for (int gap = first; gap != Gaps::kNone;) {
            taken_[at(gap)] = true;
            run_.push_back(gap);
            const int from = std::exchange(gap, Gaps::kNone);
            gaps.for_each_beside(from, [&](int beside) {
                if (gap == Gaps::kNone && gaps[beside].x > gaps[from].x && !taken_[at(beside)] &&
                    is_in(beside))
                    gap = beside;
            });
        }
        visit(run_);
    }
}

void BasinsPicture::begin(std::vector<Body>& bodies, Body body) {
    body.first = tops_.size();
    bodies.push_back(body);
}

void BasinsPicture::add(Body& body, float bottom, float top) {
    bottoms_.push_back(bottom);
    tops_.push_back(top);
    ++body.count;
}

void BasinsPicture::take_bodies(const Water& water) {
    const Gaps& gaps = water.basins().gaps();
    std::vector<float>& levels = by_gap_;
    find_levels(water, levels);
    const auto is_wet = [&](int gap) { return levels[at(gap)] > 0; };
    for_each_run(gaps, is_wet, [&](const std::vector<int>& run) {
        for (std::size_t k = 0; k < run.size(); ++k) {
            const Gap& gap = gaps[run[k]];
            const float level = levels[at(run[k])];
            if (k == 0 || bodies_.back().level != level) begin(bodies_, {gap.x, level, true});
            bodies_.back().roofed &= gap.roofed();
            add(bodies_.back(), to_columns(gap.bottom), top_of(water, run[k]));
        }
    });
}

void BasinsPicture::take_sheets(const Water& water) {
    const Gaps& gaps = water.basins().gaps();
    std::vector<float>& thick = by_gap_;
    find_sheets(water, thick);
    for_each_run(
        gaps, [&](int gap) { return thick[at(gap)] > 0; },
        [&](const std::vector<int>& run) {
            begin(sheets_, {gaps[run.front()].x, 0, false});
            Body& sheet = sheets_.back();
            for (const int gap : run) {
                const float bottom = to_columns(gaps[gap].bottom);
                const float top =
                    std::min(bottom + std::max(kThinnest, thick[at(gap)]), to_columns(gaps[gap].top));
                add(sheet, bottom, top);
                sheet.level = std::max(sheet.level, top);
            }
        });
}

void BasinsPicture::draw_behind(Canvas& canvas, const View& view, const Palette& palette) {
    draw(canvas, view, behind(palette.water), behind(palette.deep_water), palette.foam);
}

void BasinsPicture::draw_before(Canvas& canvas, const View& view, const Palette& palette) {
    draw(canvas, view, before(palette.water), before(palette.deep_water), palette.foam);
}

void BasinsPicture::draw(Canvas& canvas, const View& view, Color shallow, Color deep, Color foam) {
    const float high = kDeepWater * view.unit();
    for (const std::vector<Body>* bodies : {&bodies_, &sheets_}) {
        for (const Body& body : *bodies) {
            if (!is_seen(view, body.x0, body.count)) continue;
            const float top = view.y_of(body.roofed ? std::ranges::max(tops(body)) : body.level);
            const float bottom = body.roofed ? view.y_of(std::ranges::min(bottoms(body))) : top + high;
            line_.clear();
            add_line(line_, view, body.x0, tops(body));
            const auto corners = static_cast<std::ptrdiff_t>(line_.size());
            add_line(line_, view, body.x0, bottoms(body));
            std::reverse(line_.begin() + corners, line_.end());
            canvas.shaded(line_, {{0, top}, {0, bottom}, body.roofed ? paler(shallow, foam) : shallow, deep});
        }
    }
}

/// The surface in these of its columns: waves and foam, or a line where it's still.
void BasinsPicture::draw_top(Canvas& canvas, const View& view, const Body& body, Range columns,
                             const Palette& palette, double time) {
    const float from = view.x_of(static_cast<float>(body.x0 + columns.x0));
    const float to = view.x_of(static_cast<float>(body.x0 + columns.x1));
    const auto wide = static_cast<float>(columns.x1 - columns.x0);
    if (body.roofed) {
        const float y = view.y_of(body.level);
        canvas.line({from, y}, {to, y}, std::max(1.0f, kStillLine * view.scale),
                    with_alpha(palette.foam, 2 * kSpeckSeen));
    } else if (wide >= kNarrowWater &&
               deepest(tops(body), bottoms(body), at(columns.x0), at(columns.x1)) >= kPuddle) {
        draw_wave(canvas, from, to, body.level, view, palette.foam, time, line_);
    }
}

/// A few pale bubbles that rise in a cave's water.
void BasinsPicture::draw_specks(Canvas& canvas, const View& view, const Body& body, const Palette& palette,
                                double time) const {
    const Heights tops = this->tops(body), bottoms = this->bottoms(body);
    float area = 0;
    for (std::size_t k = 0; k < tops.size(); ++k) area += tops[k] - bottoms[k];
    const int specks = std::clamp(static_cast<int>(area / kSpeckFor), kFewSpecks, kManySpecks);
    for (int n = 0; n < specks; ++n) {
        const std::uint32_t bits = hash_bits(kSpeckChance, 0, body.x0, n);
        const float across = uniform01(bits) * static_cast<float>(tops.size());
        const auto k = static_cast<std::size_t>(across);
        const float room = tops[k] - bottoms[k];
        const double risen =
            static_cast<double>(uniform01(mix(bits + 1)) * room) + time * double{kSpeckRises};
        if (room < 4 * kSpeck) continue;
        const Vec2<float> place = {static_cast<float>(body.x0) + across,
                                   bottoms[k] + static_cast<float>(std::fmod(risen, double{room}))};
        canvas.circle(view.point(place), std::max(0.7f, kSpeck * (1 + uniform01(mix(bits + 2))) * view.scale),
                      with_alpha(palette.foam, kSpeckSeen));
    }
}

void BasinsPicture::draw_surface(Canvas& canvas, const View& view, const Palette& palette, double time) {
    for (const Body& body : bodies_) {
        const Heights tops = this->tops(body);
        if (!is_seen(view, body.x0, body.count)) continue;
        if (body.roofed) draw_specks(canvas, view, body, palette, time);
        for (std::size_t k = 0; k < tops.size();) {
            const std::size_t from = k;
            while (k < tops.size() && tops[k] == body.level) ++k;
            if (k > from)
                draw_top(canvas, view, body, {static_cast<int>(from), static_cast<int>(k)}, palette, time);
            else
                ++k;
        }
    }
    const float thick = std::max(1.5f, kFoamOfSheet * view.unit());
    for (const Body& sheet : sheets_) {
        if (!is_seen(view, sheet.x0, sheet.count) ||
            deepest(tops(sheet), bottoms(sheet), 0, sheet.count) <= kThinnest)
            continue;
        line_.clear();
        add_line(line_, view, sheet.x0, tops(sheet));
        canvas.line(line_, thick, palette.foam);
    }
}

}  // namespace terramorph
