#pragma once

#include <optional>

#include "battle/world/effect_world.h"

namespace terramorph {

/// The surface that drops of fire and mud flow over: earth, hulls and the sides of the level.
class FlowSurface {
  public:
    static constexpr Sixteenths kAbyss{-(1 << 24)};  ///< the floor beyond an open side
    static constexpr Sixteenths kSky{1 << 24};       ///< the height of a closed side

    /// Each drop of fire in a column raises the surface by `thickness`.
    explicit FlowSurface(const WorldView& world, Sixteenths thickness = {});

    /// The air at a height of a column: from the floor below to the earth or hull above. Empty inside earth
    /// and hulls.
    Span air(int x, Sixteenths y) const;
    /// The top of the hull, or stack of hulls, around a place; y itself outside hulls.
    Sixteenths above_hulls(int x, Sixteenths y) const;
    /// The first open height above a place.
    Sixteenths above(int x, Sixteenths y) const;
    /// The floor below a place or, inside something, its top.
    Sixteenths height(int x, Sixteenths y) const;
    /// The height of a drop here: drops below lift it as far as there's room.
    Sixteenths lifted(int x, Sixteenths y) const;
    /// The resting height of a drop that enters a column at this height; none if it can't.
    std::optional<Sixteenths> level(int x, Sixteenths y) const;
    /// The side of the nearest lower place without a higher one before it: -1 left, 1 right, 0 neither within
    /// `sight` columns. If both are equally near, the side `first`.
    int way_down(int x, Sixteenths y, int sight, int first) const;
    bool holds(int x) const { return x >= 0 && x < view_.ground.width(); }

  private:
    WorldView view_;
    Sixteenths thickness_;
    bool open_sides_;
};

/// The memory of a drop.
enum class Drop {
    heading,  ///< -1 left, 1 right; 0 once it lies
    run,      ///< columns left to run on level ground
    side,     ///< preferred side if all is equal: -1 or 1
    own,      ///< for the effect's own use
};

enum class DropState { moves, lies, buried, gone };

/// A drop that starts at the effect's place, in the open. It rests unless its heading is set.
OngoingEffect drop_at(const FlowSurface& surface, const Effect& effect, const EffectContext& context,
                      int side, int run);

/// A tick of falling or flowing downhill, and over level ground while it runs. Hulls lift it. `gone`: it left
/// the level.
DropState move_drop(const FlowSurface& surface, const Air& air, OngoingEffect& drop);

inline bool lies(const OngoingEffect& drop) { return drop.state[Drop::heading] == 0; }

/// A column, and a height in it.
struct DropPlace {
    int x;
    Sixteenths y;
};
DropPlace place_of(const OngoingEffect& drop);
void put_drop(OngoingEffect& drop, DropPlace place);

}  // namespace terramorph
