#pragma once

#include <array>
#include <optional>

#include "match/match.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Chooses what is seen of a match beside a menu that covers the left of the picture: two tanks that face
/// each other while somebody aims, and then where a shot will fall, before it does.
class BesideMenu {
  public:
    /// The menu covers this share of the picture's width, from the left; 0: there's none.
    void hide(float share) { hides_ = share; }
    bool hides() const { return hides_ > 0; }
    /// Another shot.
    void clear() { falls_.reset(); }
    /// `struck`: the lower left and upper right of what has been.
    void look(Camera& camera, const Match& match, const std::optional<std::array<Vec2<float>, 2>>& struck);

  private:
    using Two = std::array<Vec2<float>, 2>;

    float shows() const;
    float wide_of(const Two& seen) const;
    bool hidden(float column, float wide) const { return column < hides_ * wide; }
    Two facing(const Match& match) const;
    std::optional<Vec2<float>> expected(const BattleState& battle) const;
    Two around(Vec2<float> place, const Match& match) const;
    void frame(Camera& camera, const Two& seen) const;

    float hides_ = 0;
    std::optional<Vec2<float>> falls_;  // where a shell in the air is expected
};

}  // namespace terramorph
