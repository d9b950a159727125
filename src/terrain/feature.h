#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string_view>

#include "base/message.h"
#include "base/vec2.h"

namespace terramorph {

/// What stands at a single spot of the land.
enum class Feature : std::uint8_t { none, boulder, pond, mineshaft, tree, sign };
constexpr std::array<std::string_view, 6> kFeatureNames = {N_("none"),      N_("boulder"), N_("pond"),
                                                           N_("mineshaft"), N_("tree"),    N_("sign")};

/// A whole column (x) and row (y) of the land itself, wherever on it a map lies.
using Spot = Vec2<std::int64_t>;

/// By rows, and within a row by columns.
struct SpotOrder {
    bool operator()(const Spot& a, const Spot& b) const { return a.y != b.y ? a.y < b.y : a.x < b.x; }
};

/// What stands where: one feature at each spot, row by row.
using Features = std::map<Spot, Feature, SpotOrder>;

/// As many as a person may place.
constexpr std::size_t kMaxPlaced = 10000;

/// Spots side by side in one row, from `first` on.
struct SpotRun {
    Spot first;
    int count;
};

}  // namespace terramorph
