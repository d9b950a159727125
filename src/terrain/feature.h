#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string_view>

#include "base/message.h"
#include "base/vec2.h"

namespace terramorph {

/// A thing that stands on a single spot of the land.
enum class Feature : std::uint8_t { none, boulder, pond, mineshaft, tree, sign, hut, castle };
constexpr std::array<std::string_view, 8> kFeatureNames = {
    N_("none"), N_("boulder"), N_("pond"), N_("mineshaft"), N_("tree"), N_("sign"), N_("hut"), N_("castle")};

/// A column (x) and row (y) of the land itself, independent of where a map lies on it.
using Spot = Vec2<std::int64_t>;

/// Even infinite land has only columns and rows from -kEndOfLand to kEndOfLand - 1.
constexpr std::int64_t kEndOfLand = std::int64_t{1} << 31;
constexpr bool is_on_land(std::int64_t where) { return where >= -kEndOfLand && where < kEndOfLand; }

/// By rows, and within a row by columns.
struct SpotOrder {
    bool operator()(const Spot& a, const Spot& b) const { return a.y != b.y ? a.y < b.y : a.x < b.x; }
};

/// Features by spot, row by row.
using Features = std::map<Spot, Feature, SpotOrder>;

/// Limit on the features that a person places.
constexpr std::size_t kMaxPlaced = 10000;

/// A run of adjacent spots in a row, starting at `first`.
struct SpotRun {
    Spot first;
    int count;
};

}  // namespace terramorph
