#include "terrain/scenery.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace terramorph {

namespace {

struct Interval {
    double low;
    double high;

    bool has(double number) const { return number >= low && number <= high; }
};

/// The strip of a map along a cut: from end to end, and from `nearest` to `farthest` behind it.
class Strip {
  public:
    Strip(const MapSettings& terrain, const Cut& cut, Interval behind)
        : width_(terrain.width),
          start_(place_on_map(terrain.width, terrain.depth, cut, 0)),
          along_(place_on_map(terrain.width, terrain.depth, cut, 1) - start_),
          back_{along_.y, -along_.x},
          behind_(behind) {}

    double column_of(Vec2<double> place) const { return dot(place - start_, along_); }
    double behind_of(Vec2<double> place) const { return dot(place - start_, back_); }
    bool has(Vec2<double> place) const {
        return columns().has(column_of(place)) && behind_.has(behind_of(place));
    }

    /// Its rows, and its columns in one of them: both are slightly too wide.
    Interval rows() const {
        const double first = behind_.low * back_.y;
        const double second = behind_.high * back_.y;
        const double end = (width_ - 1) * along_.y;
        return {std::floor(start_.y + std::min(0.0, end) + std::min(first, second)),
                std::ceil(start_.y + std::max(0.0, end) + std::max(first, second))};
    }
    Interval columns_in(double row) const {
        const Vec2<double> edge{0, row};
        const Interval wide{start_.x - 2 * reach(), start_.x + 2 * reach()};
        const Interval part = narrowed(wide, along_.x, column_of(edge), columns());
        const Interval both = narrowed(part, back_.x, behind_of(edge), behind_);
        return {std::floor(both.low), std::ceil(both.high)};
    }

  private:
    static double dot(Vec2<double> p, Vec2<double> q) { return p.x * q.x + p.y * q.y; }

    Interval columns() const { return {0, width_ - 1.0}; }
    double reach() const { return width_ + std::abs(behind_.low) + std::abs(behind_.high); }

    /// The part of the interval `x` with rate * x + offset within the limits.
    static Interval narrowed(Interval x, double rate, double offset, Interval limits) {
        if (std::abs(rate) < 1e-6) return x;
        const auto [low, high] = std::minmax({(limits.low - offset) / rate, (limits.high - offset) / rate});
        return {std::max(x.low, low), std::min(x.high, high)};
    }

    int width_;
    Vec2<double> start_;  // the cut's column 0
    Vec2<double> along_;
    Vec2<double> back_;
    Interval behind_;
};

/// The spots of the strip, on a map that lies at `origin`.
std::vector<SpotRun> runs_in(const Strip& strip, Spot origin) {
    std::vector<SpotRun> runs;
    const Interval rows = strip.rows();
    for (double row = rows.low; row <= rows.high; ++row) {
        auto [first, last] = strip.columns_in(row);
        while (first <= last && !strip.has({first, row})) ++first;
        while (first <= last && !strip.has({last, row})) --last;
        const Spot on_map{static_cast<std::int64_t>(first), static_cast<std::int64_t>(row)};
        if (first <= last) runs.push_back({origin + on_map, static_cast<int>(last - first) + 1});
    }
    return runs;
}

}  // namespace

Features features_on(const MapSettings& terrain, std::span<const SpotRun> runs) {
    Features features;
    if (terrain.generator->scenery) features = terrain.generator->scenery->features(terrain, runs);
    for (const SpotRun& run : runs) {
        const auto begin = terrain.placed.lower_bound(run.first);
        const auto end = terrain.placed.lower_bound(run.first + Spot{run.count, 0});
        for (auto placed = begin; placed != end; ++placed) features[placed->first] = placed->second;
    }
    std::erase_if(features, [](const auto& standing) { return standing.second == Feature::none; });
    return features;
}

std::vector<Standing> features_near(const MapSettings& terrain, const Cut& cut, double nearest,
                                    double farthest) {
    assert(nearest <= farthest);
    const Strip strip(terrain, cut, {nearest, farthest});
    std::vector<Standing> all;
    for (const auto& [spot, feature] : features_on(terrain, runs_in(strip, terrain.origin))) {
        const Spot on_map = spot - terrain.origin;
        const Vec2<double> place{static_cast<double>(on_map.x), static_cast<double>(on_map.y)};
        all.push_back({spot, strip.column_of(place), strip.behind_of(place), feature});
    }
    std::ranges::sort(all, [](const Standing& a, const Standing& b) {
        return a.behind != b.behind ? a.behind > b.behind : SpotOrder{}(a.spot, b.spot);
    });
    return all;
}

}  // namespace terramorph
