#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "terrain/shape.h"

namespace terramorph {

/// A span and the column that it is in.
struct Chord {
    int x;
    Span span;

    friend bool operator==(const Chord&, const Chord&) = default;
};

/// Disjoint spans, sorted by column and within a column from below.
using Chords = std::vector<Chord>;

/// Their area in cells of 1 by 1/16 column.
std::int64_t cells_of(const Chords& chords);

/// The columns from the first chord to the last.
Range columns_of(const Chords& chords);

/// A connected region of earth that was cut off and taken out of the ground.
struct LooseRegion {
    Chords chords;
    std::int64_t cells = 0;
    Chords stones = {};  ///< what of them was masonry

    /// True if it's masonry more than anything else.
    bool is_masonry() const { return 2 * cells_of(stones) > cells; }
};

/// Those in a column, of chords that are so sorted.
std::span<const Chord> in_column(std::span<const Chord> chords, int x);

/// What chords have in common with others, which are as well sorted.
Chords common(const Chords& chords, std::span<const Chord> others);

/// Cuts a region into upright strips of about the same width, at most `widest` columns, and these into what
/// hangs together.
std::vector<LooseRegion> strips_of(const LooseRegion& region, int widest);

/// Cuts it crosswise as well, into what hangs together of blocks at most so high.
std::vector<LooseRegion> blocks_of(const LooseRegion& region, int widest, Sixteenths highest);

/// True if a loose region is too small or too thin to be a body; such crumbs pour.
bool is_too_small(const LooseRegion& region);

}  // namespace terramorph
