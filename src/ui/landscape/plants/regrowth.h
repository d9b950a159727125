#pragma once

#include <vector>

#include "terrain/ground/ground.h"

namespace terramorph {

/// Grass that comes back turn by turn where earth was dug or heaped. It's in the picture only, and knows of
/// no turns but those that it's told of.
class Regrowth {
  public:
    /// All earth that lies bare does so since now.
    void begin(const Ground& ground);
    /// Another turn begins: what has changed since the last one lies bare anew, and the rest grows.
    void take_turn(const Ground& ground);
    /// How much has grown in a column where no turf is left: nothing, 0, to all that can, 1.
    float grown(int column) const;

  private:
    std::vector<Sixteenths> tops_;  // of each column when the last turn began
    std::vector<int> turns_;        // since its top has changed
};

}  // namespace terramorph
