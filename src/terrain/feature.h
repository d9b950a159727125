#pragma once

#include <cstdint>
#include <map>

#include "base/vec2.h"

namespace terramorph {

/// What stands at a single spot of the land.
enum class Feature : std::uint8_t { none, boulder, pond, mineshaft, tree, sign };

/// A whole column (x) and row (y) of the land itself, wherever on it a map lies.
using Spot = Vec2<std::int64_t>;

/// By rows, and within a row by columns.
struct SpotOrder {
    bool operator()(const Spot& a, const Spot& b) const { return a.y != b.y ? a.y < b.y : a.x < b.x; }
};

/// What a person put there, over the top of what is generated: `none` takes away what stood there.
using Placed = std::map<Spot, Feature, SpotOrder>;

}  // namespace terramorph
