#pragma once

#include <cstdint>
#include <vector>

#include "terrain/shape.h"

namespace terramorph {

/// A cell of a mine: column and row of cells in all the land, and the storey. There are storeys below 0, too:
/// the land has no bottom.
struct MineCell {
    static constexpr int kWide = 64;  ///< columns, and rows
    static constexpr int kHigh = 80;  ///< columns from storey to storey

    /// The number of the cell that a column or a row of the land lies in.
    static std::int32_t of(std::int64_t place) { return static_cast<std::int32_t>(place >> 6); }

    std::int32_t i;
    std::int32_t j;
    std::int32_t k;
};

/// A cell in which the roof is higher, and what's in it. One full of water is walled off.
enum class MineRoom : std::uint8_t { none, gas, ore, water, empty };

/// The cells between two barriers of a storey.
struct MineBay {
    static constexpr int kCells = 16;  ///< with the barrier to its right
    static constexpr int kShift = 5;   ///< cells that barriers lie farther to the left from storey to storey

    std::int32_t number;

    static MineBay of(const MineCell& cell) { return {(cell.i + kShift * cell.k) >> 4}; }
    /// The column of cells of one of its cells in a storey.
    std::int32_t column(int cell, int k) const { return number * kCells + cell - kShift * k; }
};

/// True if a cell belongs to the barriers, pillars between bays that aren't worked anywhere.
bool is_barrier(const MineCell& cell);

/// Random bits of a bay in a row of cells: some of them say whether it's worked at all.
std::uint32_t bay_bits(std::uint32_t seed, MineBay bay, const MineCell& in);

/// What would be dug out of a cell: galleries join those of the cells beside it.
class MineGallery {
  public:
    MineGallery(std::uint32_t seed, const MineCell& cell);

    /// True if it has been.
    bool is_open() const { return open_; }
    MineRoom room() const { return room_; }
    /// Without the room that it would be.
    MineGallery plain() const;
    /// From the floor to the roof, in a column of the cell (0 .. 63).
    Span at(int column) const;
    /// At least as high as its roof anywhere.
    Sixteenths highest() const;

  private:
    struct Ends {
        int left;
        int right;
    };

    Ends floor_;  // in columns
    Ends roof_;
    MineRoom room_;
    bool open_;
};

/// The openings along a row v of the land at columns u0 .. u1 - 1, storey by storey from k0 to k1 - 1; empty
/// where there's none.
std::vector<Span> mine_row(std::uint32_t seed, std::int64_t v, std::int64_t u0, std::int64_t u1, int k0,
                           int k1);

/// The openings in a storey at columns u0 .. u1 - 1, row by row from v0 to v1 - 1.
std::vector<Span> mine_plan(std::uint32_t seed, int k, std::int64_t u0, std::int64_t u1, std::int64_t v0,
                            std::int64_t v1);

}  // namespace terramorph
