#pragma once

#include <optional>

#include "base/result.h"
#include "terrain/generator.h"

namespace terramorph {

/// Builds roads point by point. If a road is removed or undone meanwhile, the next point begins a new one.
class RoadBuilder {
  public:
    /// Goes on with the road to a spot, or begins one there; at its last point it ends. Returns why nothing
    /// was changed.
    Refusal build(MapSettings& terrain, Spot spot);
    /// Removes a point from every road that has it. The next point begins a new road.
    void take_away(MapSettings& terrain, Spot point);
    /// The next point begins a new road.
    void end() { begun_.reset(); }
    /// The road that goes on; nullptr if the next point begins one.
    const Road* building(const MapSettings& terrain) const;

  private:
    /// Two roads may begin at one spot.
    struct Begun {
        std::size_t number;
        Spot at;
    };

    std::optional<Begun> begun_;  // which road goes on, and where it begins
};

/// How long a road is, in columns.
std::int64_t length_of(const Road& road);

}  // namespace terramorph
