#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>

#include "base/result.h"
#include "terrain/feature.h"

namespace terramorph {

struct MapSettings;

/// A place where a brush touched the land, and how big it was.
struct StrokePlace {
    Spot middle;   ///< multiples of kStrokeGrid
    int size = 0;  ///< its radius is brush_radius(size) columns

    friend bool operator==(const StrokePlace&, const StrokePlace&) = default;
};

/// By rows, within a row by columns, then the smaller first.
struct StrokeOrder {
    bool operator()(const StrokePlace& a, const StrokePlace& b) const {
        return a.middle != b.middle ? SpotOrder{}(a.middle, b.middle) : a.size < b.size;
    }
};

/// What a person's brush did to a map: how far it raised the land at each place, in steps of kStrokeStep
/// columns; below 0 it lowered it.
using Strokes = std::map<StrokePlace, int, StrokeOrder>;

constexpr std::int64_t kStrokeGrid = 4;  ///< columns
constexpr int kStrokeStep = 4;           ///< columns of height
constexpr int kMostSteps = 15;           ///< up or down, at one place
constexpr int kLeastBrush = 8;           ///< columns
constexpr int kBrushSizes = 8;           ///< radii of 8, 16 .. 1,024 columns
constexpr std::size_t kMostStrokes = 64;

constexpr int brush_radius(int size) { return kLeastBrush << size; }
/// None if no brush has this radius (columns).
constexpr std::optional<int> brush_size(std::int64_t radius) {
    for (int size = 0; size < kBrushSizes; ++size)
        if (brush_radius(size) == radius) return size;
    return std::nullopt;
}

Refusal validate(const Strokes& strokes);

/// Raises the heights of a map's row from its column 0 on (columns) by what strokes did there: highest in
/// their middles, and nothing at their rims, where they're as even as the land.
void add_strokes(const MapSettings& terrain, int row, std::span<float> heights);
/// The height at a place of a map, in 1/256 column from its column 0 and row 0, raised likewise: the same as
/// that of the row on whole columns.
float with_strokes(const MapSettings& terrain, Vec2<std::int64_t> place, float height);

}  // namespace terramorph
