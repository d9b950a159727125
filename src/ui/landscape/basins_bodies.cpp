// The bodies of water in a battle, as they are to be drawn.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>
#include <utility>

#include "ui/landscape/basins_picture.h"

namespace terramorph {

namespace {

constexpr float kThickSheet = 4;      // columns: of water that runs, what's seen as it is
constexpr float kLowMound = 0.06f;    // of its length: what runs together, at most
constexpr float kDip = 3;             // how far from a sill water sinks, for each column of its head ...
constexpr float kDipLong = 90;        // ... at most, in columns
constexpr float kLeftOfHead = 0.35f;  // what it has of that above the sill ...
constexpr float kLip = 5;             // ... at most, in columns: it's nowhere a wall
constexpr float kFalls = 0.55f;       // how far down it has come, for the square of its way from a sill

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
    const float part = std::min(1.0f, away / (std::min(kDip * head, kDipLong) + 1));
    const float lip = std::min(kLeftOfHead * head, kLip);
    const float sunk = to_columns(basin.sill) + lip + (head - lip) * std::sqrt(part);
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

/// How thick a sheet looks: what runs together in one tick would stand like a wall.
float seen_thick(float thick) {
    return thick <= kThickSheet ? thick : kThickSheet + std::sqrt(kThickSheet * (thick - kThickSheet));
}

constexpr float kSheetFront = 1.5f;  // the steepest slope of an end of a sheet

/// How high the water stands that a sheet comes from or runs into, beside either of its ends.
struct WaterBeside {
    std::optional<float> left, right;  // columns; none: it ends on dry land
};

std::optional<float> top_beside(const Water& water, int gap, int way) {
    const Gaps& gaps = water.basins().gaps();
    std::optional<float> top;
    gaps.for_each_beside(gap, [&](int beside) {
        if ((gaps[beside].x - gaps[gap].x) * way > 0 && water.level_in(beside) > Sixteenths{})
            top = std::max(top.value_or(0), top_of(water, beside));
    });
    return top;
}

/// Levels out steps between neighbours, and lets ends on dry land run out: no front of water is a wall.
void flatten(std::vector<float>& line, const WaterBeside& ends) {
    constexpr int kReach = 6;  // columns to each side
    const int last = static_cast<int>(line.size());
    const auto thick = [&](int k) {
        if (k < 0) return ends.left ? line.front() : 0;
        return k < last ? line[at(k)] : ends.right ? line.back() : 0;
    };
    std::vector<float> sums = {0};
    for (int k = -kReach; k < last + kReach; ++k) sums.push_back(sums.back() + thick(k));
    for (int k = 0; k < last; ++k) {
        const int from_end = std::min(ends.left ? last : k, ends.right ? last : last - 1 - k);
        line[at(k)] = std::min((sums[at(k + 2 * kReach + 1)] - sums[at(k)]) / (2 * kReach + 1),
                               kSheetFront * static_cast<float>(from_end + 1));
    }
}

/// No sheet rises above the water that it runs out of: that beside it which stands above all of its bottom.
float source_of(const WaterBeside& ends, const Gaps& gaps, const std::vector<int>& run) {
    const float beside = std::max(ends.left.value_or(0), ends.right.value_or(0));
    const bool above =
        std::ranges::all_of(run, [&](int gap) { return to_columns(gaps[gap].bottom) <= beside; });
    return above ? beside : std::numeric_limits<float>::infinity();
}

/// What falls from column to column, or from the water beside, comes down in a bow: the thicker it runs over
/// the edge, the farther out. `tops`, `thick`: of the sheet.
void let_fall(std::vector<float>& tops, const std::vector<float>& thick, const WaterBeside& ends) {
    const std::vector<float> edges = tops;
    const int last = static_cast<int>(tops.size());
    const auto fall_from = [&](float edge, float rate, int first, int way) {
        for (int k = first, away = 1; k >= 0 && k < last; k += way, ++away) {
            const float height = edge - rate * static_cast<float>(away * away);
            if (height <= edges[at(k)]) return;
            tops[at(k)] = std::max(tops[at(k)], height);
        }
    };
    if (ends.left) fall_from(*ends.left, kFalls, 0, 1);
    if (ends.right) fall_from(*ends.right, kFalls, last - 1, -1);
    for (int k = 0; k < last; ++k)
        for (const int way : {-1, 1})
            fall_from(edges[at(k)], kFalls * std::max(1.0f, kThickSheet / thick[at(k)]), k + way, way);
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
            bodies_.back().leaves = gap.x == gaps[gaps.count() - 1].x;
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
            line_of_run_.clear();
            const float most = std::max(2 * kThickSheet, kLowMound * static_cast<float>(run.size()));
            for (const int gap : run) line_of_run_.push_back(std::min(most, seen_thick(thick[at(gap)])));
            const int front = run.front(), back = run.back();
            const WaterBeside ends = {top_beside(water, front, -1), top_beside(water, back, 1)};
            flatten(line_of_run_, ends);
            const float source = source_of(ends, gaps, run);
            std::vector<float> tops;
            for (std::size_t k = 0; k < run.size(); ++k) {
                const float bottom = to_columns(gaps[run[k]].bottom);
                tops.push_back(std::max(bottom + kThinnest, std::min(bottom + line_of_run_[k], source)));
                line_of_run_[k] = tops[k] - bottom;
            }
            let_fall(tops, line_of_run_, ends);
            for (std::size_t k = 0; k < run.size(); ++k) {
                const Gap& gap = gaps[run[k]];
                add(sheet, to_columns(gap.bottom), std::min(tops[k], to_columns(gap.top)));
                sheet.level = std::max(sheet.level, tops_.back());
            }
        });
}

}  // namespace terramorph
