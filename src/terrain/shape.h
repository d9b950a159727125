#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "base/vec2.h"

namespace terramorph {

/// Heights of the ground are whole numbers of 1/16 column.
constexpr int kSub = 16;

/// Solid earth from `bottom` up to, not including, `top`, in 1/16 column.
struct Span {
    int bottom;
    int top;

    bool empty() const { return top <= bottom; }
    int length() const { return top - bottom; }
    friend bool operator==(const Span&, const Span&) = default;
};

/// Columns from x0 up to, not including, x1.
struct Range {
    int x0 = 0;
    int x1 = 0;

    bool empty() const { return x1 <= x0; }
    /// Grows to hold the other as well, and whatever lies between the two.
    void include(Range other);
    friend bool operator==(const Range&, const Range&) = default;
};

/// A region as one interval for each of a run of columns: what carve takes away and heap fills.
struct Shape {
    int x0 = 0;  ///< the column of the first chord; may lie outside the level
    std::vector<Span> chords;

    Range columns() const { return {x0, x0 + static_cast<int>(chords.size())}; }
    /// The interval of a column; empty where the shape has none.
    Span chord(int x) const;
};

/// Calls use(part) for each part of a column's piece that is in none of the hulls, from below.
template <class Use>
void for_each_part_outside(std::span<const Shape> hulls, int x, Span piece, const Use& use) {
    if (piece.empty()) return;
    if (hulls.empty()) return use(piece);
    const Span hull = hulls.front().chord(x);
    const std::span<const Shape> others = hulls.subspan(1);
    if (hull.empty()) return for_each_part_outside(others, x, piece, use);
    for_each_part_outside(others, x, {piece.bottom, std::min(piece.top, hull.bottom)}, use);
    for_each_part_outside(others, x, {std::max(piece.bottom, hull.top), piece.top}, use);
}

/// A disc about (x, y), all in 1/16 column: column k holds the chord through its middle.
Shape disc(int x, int y, int radius);

/// The same, but reaching up and down only `height`, in 1/16 column.
Shape ellipse(int x, int y, int radius, int height);

/// All that a disc passes over on its straight way between two places, all in 1/16 column.
Shape stroke(Vec2<int> from, Vec2<int> to, int radius);

}  // namespace terramorph
