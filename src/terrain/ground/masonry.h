#pragma once

#include <cstdint>
#include <span>

#include "terrain/ground/loose_region.h"
#include "terrain/shape.h"

namespace terramorph {

class StateHash;

/// What of a ground is dressed stone. It's as hard as rock, neither slides nor flows, and stays stone only as
/// long as it stays where it was laid: what has fallen is rubble, which is earth.
class Masonry {
  public:
    bool empty() const { return stones_.empty(); }
    /// Adds stone. There must be ground wherever it is.
    void add(const Chords& stones);
    /// All of it, by columns and from below.
    std::span<const Chord> stones() const { return stones_; }
    /// That of a column, from below.
    std::span<const Chord> column(int x) const;
    bool has(int x, Sixteenths y) const;
    /// How high it goes in a column; 0 where there's none.
    Sixteenths top(int x) const;
    std::int64_t cells() const { return cells_of(stones_); }

    /// Has these stones in a column instead of others.
    void replace(int x, std::span<const Span> stones);
    void carve(int x, Span away);
    /// It rides on a column that slips up or down.
    void slip(int x, Sixteenths rise);

    void add_to(StateHash& state) const;

  private:
    Chords stones_;  // disjoint
};

}  // namespace terramorph
