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
    /// Another shot.
    void clear() { falls_.reset(); }
    /// `struck`: the lower left and upper right of what has been.
    void look(Camera& camera, const Match& match, const std::optional<std::array<Vec2<float>, 2>>& struck);

  private:
    std::optional<Vec2<float>> falls_;  // where a shell in the air is expected
};

}  // namespace terramorph
