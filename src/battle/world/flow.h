#pragma once

#include <cstddef>
#include <optional>

#include "battle/world/effect_world.h"

namespace terramorph {

/// What drops of fire and of mud flow over: earth, hulls and the sides of the level. Heights are in 1/16
/// column.
class Bed {
  public:
    static constexpr int kAbyss = -(1 << 24);  ///< the floor beyond a side that is open
    static constexpr int kSky = 1 << 24;       ///< how high a side that is closed rises

    /// Every drop of fire that lies in a column raises what flows there by `thickness`.
    explicit Bed(const WorldView& world, int thickness = 0);

    /// The air about a height of a column: from the floor below it to the earth or hull above it. Empty
    /// inside of these.
    Span air(int x, int y) const;
    /// The top of the hull that a place is inside, or of what is on that; y itself outside of all.
    int above_hulls(int x, int y) const;
    /// The first height above a place that is in the open.
    int above(int x, int y) const;
    /// The floor of that air or, inside of something, the top of it.
    int height(int x, int y) const;
    /// How high a drop that is here can go: those below it lift it as far as there is room.
    int lifted(int x, int y) const;
    /// How high a drop would come to lie that goes into a column at this height; none where it cannot.
    std::optional<int> level(int x, int y) const;
    /// The side of the nearest place that is lower, with no higher one before it: -1 left, 1 right, 0 neither
    /// within `sight` columns. Of two as near the one on the side `first`.
    int way_down(int x, int y, int sight, int first) const;
    bool holds(int x) const { return x >= 0 && x < view_.ground.width(); }

  private:
    WorldView view_;
    int thickness_;
    bool open_sides_;
};

/// What a drop remembers.
enum class Drop {
    heading,  ///< -1 left, 1 right; 0 once it lies
    run,      ///< how many columns it still runs over level ground
    side,     ///< where it goes if all is equal: -1 or 1
    own,      ///< for the effect that made it
};

enum class DropState { moves, lies, buried, gone };

/// A drop that begins where something happens, in the open. It lies, until its heading says otherwise.
OngoingEffect drop_at(const Bed& bed, const Effect& effect, const EffectContext& context, int side, int run);

/// One tick of falling or of flowing downhill, and over level ground while it runs. Hulls lift it. `gone` is
/// what leaves the level.
DropState move_drop(const Bed& bed, const Air& air, OngoingEffect& drop);

inline bool lies(const OngoingEffect& drop) { return drop.state[Drop::heading] == 0; }

/// Column, and height in 1/16 column.
Vec2<int> place_of(const OngoingEffect& drop);
void put_drop(OngoingEffect& drop, Vec2<int> place);

}  // namespace terramorph
