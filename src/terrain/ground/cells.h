#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "base/vec2.h"

namespace terramorph {

/// A cell's column and row in all the land. Of two equally near points the lesser counts as nearer.
struct CellIndex {
    std::int32_t i;
    std::int32_t j;

    friend bool operator==(const CellIndex&, const CellIndex&) = default;
    friend auto operator<=>(const CellIndex&, const CellIndex&) = default;
};

/// Endless land divided into squares, with a point somewhere in each: a place belongs to the cell with the
/// nearest point (S. Worley, "A Cellular Texture Basis Function", 1996).
struct CellGrid {
    std::uint32_t seed;
    int size;    ///< columns, up to 512
    int spread;  ///< width of the area around the middle that points may lie in

    /// The cell's point, in columns and rows from its corner.
    Vec2<int> point(CellIndex cell) const;
};

/// The square that a place lies in, along one axis, and the distance from its edge.
struct CellPlace {
    std::int32_t cell;
    int rest;
};

CellPlace cell_place(std::int64_t place, int size);

/// The numbers in a strip of the nearest and the next nearest point, and the difference of their squared
/// distances.
struct NearestTwo {
    int own;
    int next;
    std::int64_t gap;
};

/// A stretch of a row with the same two nearest points, up to the column before `end`.
struct Stretch {
    int own;
    int next;
    int gap;           ///< at its first column ...
    int gap_per_step;  ///< ... and how much it changes from column to column
    int end;
};

/// A run of cells in a row with the two rows on either side, numbered column by column. Places are relative
/// to the first cell's corner.
class CellStrip {
  public:
    CellStrip(const CellGrid& grid, CellIndex first, int cells);

    CellIndex first() const { return first_; }
    /// True if a cell is in the run.
    bool holds(CellIndex cell) const;
    int count() const { return static_cast<int>(x_.size()); }
    CellIndex index(int k) const;

    /// The squared distance between two points, in columns.
    int apart_squared(int a, int b) const;

    /// The points nearest to a place in one of the cells of the run; the place is in 1/256 column.
    NearestTwo nearest_two(std::int64_t x, std::int64_t y) const;

    /// The stretch that begins at column x of row y, counted in the first cell.
    Stretch stretch(int x, int y) const;

  private:
    int size_;
    CellIndex first_;
    std::vector<int> x_;
    std::vector<int> y_;
};

}  // namespace terramorph
