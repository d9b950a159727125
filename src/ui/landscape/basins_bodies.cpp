// The bodies of water in a battle, as they are to be drawn.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "ui/landscape/basins_picture.h"

namespace terramorph {

namespace {

constexpr float kThickSheet = 4;      // columns: of water that runs, what's seen as it is
constexpr float kDip = 3;             // how far from a sill water sinks, for each column of its head ...
constexpr float kLeftOfHead = 0.35f;  // ... and what it has of that above the sill

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

/// How thick a sheet looks: what runs together in one tick would stand like a wall.
float seen_thick(float thick) {
    return thick <= kThickSheet ? thick : kThickSheet + std::sqrt(kThickSheet * (thick - kThickSheet));
}

/// Levels out steps between neighbours, and lets both ends run out: no front of water is a wall.
void flatten(std::vector<float>& line) {
    constexpr int kReach = 6;       // columns to each side
    constexpr float kFront = 1.5f;  // the steepest slope of an end
    std::vector<float> sums(line.size() + 1, 0);
    for (std::size_t k = 0; k < line.size(); ++k) sums[k + 1] = sums[k] + line[k];
    const int last = static_cast<int>(line.size());
    for (int k = 0; k < last; ++k) {
        const float sum = sums[at(std::min(last, k + kReach + 1))] - sums[at(std::max(0, k - kReach))];
        const int from_end = std::min(k, last - 1 - k);
        line[at(k)] = std::min(sum / (2 * kReach + 1), kFront * static_cast<float>(from_end + 1));
    }
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
            for (const int gap : run) line_of_run_.push_back(seen_thick(thick[at(gap)]));
            flatten(line_of_run_);
            for (std::size_t k = 0; k < run.size(); ++k) {
                const Gap& gap = gaps[run[k]];
                const float bottom = to_columns(gap.bottom);
                const float top =
                    std::min(bottom + std::max(kThinnest, line_of_run_[k]), to_columns(gap.top));
                add(sheet, bottom, top);
                sheet.level = std::max(sheet.level, top);
            }
        });
}

}  // namespace terramorph
