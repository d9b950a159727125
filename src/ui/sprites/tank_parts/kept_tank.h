#pragma once

#include <array>

#include "paint/canvas.h"
#include "paint/image.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

/// A tank's picture, kept from frame to frame while the tank looks the same, for a tank has very many small
/// shapes. Its pennant is drawn anew each time.
class KeptTank {
  public:
    /// Draws the tank as draw_tank() does, but for a channel's rounding; `place`: what has room for all of
    /// it.
    void draw(Canvas& canvas, const View& view, const TankLook& look, Rect place);

  private:
    /// All that its picture depends on.
    struct Seen {
        View view;
        std::array<float, 6> numbers{};
        Color color;
        int emblem = -1;
        TankShape shape = TankShape::classic;
        friend bool operator==(const Seen&, const Seen&) = default;
    };

    Seen seen_;
    Image picture_;  // of what was seen twice; empty before
};

}  // namespace terramorph
