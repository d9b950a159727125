#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "base/vec2.h"
#include "terrain/units.h"

namespace terramorph {

/// Solid earth from `bottom` up to, not including, `top`.
struct Span {
    Sixteenths bottom;
    Sixteenths top;

    bool empty() const { return top <= bottom; }
    Sixteenths length() const { return top - bottom; }
    friend bool operator==(const Span&, const Span&) = default;
};

/// Columns from x0 up to, not including, x1.
struct Range {
    int x0 = 0;
    int x1 = 0;

    bool empty() const { return x1 <= x0; }
    /// Grows to include the other range and everything in between.
    void include(Range other);
    friend bool operator==(const Range&, const Range&) = default;
};

inline int columns_in(const Range& range) { return range.x1 - range.x0; }

/// A region, as one interval for each of a run of columns.
struct Shape {
    int x0 = 0;  ///< the column of the first chord; may lie outside the level
    std::vector<Span> chords;

    Range columns() const { return {x0, x0 + static_cast<int>(chords.size())}; }
    /// The interval of a column; empty where the shape has none.
    Span chord(int x) const;
};

/// Calls use(part) for each part of a column's piece outside all hulls, from below.
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

/// A disc around (x, y); each column's chord passes through its middle.
Shape disc(Sixteenths x, Sixteenths y, Sixteenths radius);

/// A disc squeezed to the vertical radius `height`.
Shape ellipse(Sixteenths x, Sixteenths y, Sixteenths radius, Sixteenths height);

/// The area swept by a disc on a straight line.
Shape stroke(Vec2<Sixteenths> from, Vec2<Sixteenths> to, Sixteenths radius);

}  // namespace terramorph
