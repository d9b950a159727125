#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "base/vec2.h"

namespace terramorph {

/// Which cell of all the land: its column and row. Of points that are as near as each other the lesser is
/// nearer.
struct CellIndex {
    std::int32_t i;
    std::int32_t j;

    friend bool operator==(const CellIndex&, const CellIndex&) = default;
    friend auto operator<=>(const CellIndex&, const CellIndex&) = default;
};

/// Land without end in squares, with a point somewhere in each: a place belongs to the cell of which the
/// point is nearest (S. Worley, "A Cellular Texture Basis Function", 1996).
struct CellGrid {
    std::uint32_t seed;
    int size;    ///< columns, up to 512
    int spread;  ///< how many of these the points may be in, about the middle

    /// The cell's point, in columns and rows from its corner.
    Vec2<int> point(CellIndex cell) const;
};

/// Whose square a place is in, on one of the axes, and how far it is from the edge of that.
struct CellPlace {
    std::int32_t cell;
    int rest;
};

CellPlace cell_place(std::int64_t place, int size);

/// The nearest point and the next nearest, as numbers in a strip, and by how much the square of the distance
/// to the next is greater.
struct NearestTwo {
    int own;
    int next;
    std::int64_t gap;
};

/// A stretch of a row where these two are the nearest, up to the column before `end`.
struct Stretch {
    int own;
    int next;
    int gap;           ///< at its first column ...
    int gap_per_step;  ///< ... and how much it changes from column to column
    int end;
};

/// Some cells in a row and the two rows of them on either side, numbered column after column. Places are
/// counted from the first cell's corner.
class CellStrip {
  public:
    CellStrip(const CellGrid& grid, CellIndex first, int cells);

    CellIndex first() const { return first_; }
    int count() const { return static_cast<int>(x_.size()); }
    CellIndex index(int k) const;

    /// The square of the distance from point to point, in columns.
    int apart_squared(int a, int b) const;

    /// What is nearest to a place in the first cell, both in 1/256 column.
    NearestTwo nearest_two(std::int64_t x, std::int64_t y) const;

    /// The stretch of row y (of the first cell's rows) from column x on.
    Stretch stretch(int x, int y) const;

  private:
    int size_;
    CellIndex first_;
    std::vector<int> x_;
    std::vector<int> y_;
};

}  // namespace terramorph
