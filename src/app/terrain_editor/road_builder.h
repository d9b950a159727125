#pragma once

#include <optional>

#include "base/result.h"
#include "terrain/generator.h"

namespace terramorph {

/// Builds roads turn by turn. A road that's taken away or undone meanwhile isn't gone on with.
class RoadBuilder {
  public:
    /// Goes on with the road to a spot, or begins one there; at its last turn it ends. Returns why nothing
    /// was changed.
    Refusal build(MapSettings& terrain, Spot spot);
    /// Takes a turn of a road away. The next one begins anew.
    void take_away(MapSettings& terrain, Spot turn);
    /// The next one begins anew.
    void end() { begun_.reset(); }
    /// The road that goes on; none: the next one begins.
    const Road* building(const MapSettings& terrain) const;

  private:
    std::optional<Spot> begun_;  // where it does
};

/// How long a road is, in columns.
std::int64_t length_of(const Road& road);

}  // namespace terramorph
