#pragma once

#include <vector>

#include "paint/canvas.h"

namespace terramorph {

/// Pages are laid out in units of a window 1600 wide and 900 high; this turns them into whole pixels of the
/// one at hand.
class Scale {
  public:
    Scale(float width, float height);
    explicit Scale(const Canvas& canvas) : Scale(canvas.width(), canvas.height()) {}

    float operator()(float units) const;
    /// For letters, which stay readable in the smallest window.
    float text(float units) const;

    static constexpr float kMinText = 12;

  private:
    float factor_;
};

/// Cuts a piece off one side of `rest`, and a gap behind it; less where there is not so much.
Rect take_top(Rect& rest, float height, float gap = 0);
Rect take_bottom(Rect& rest, float height, float gap = 0);
Rect take_left(Rect& rest, float width, float gap = 0);
Rect take_right(Rect& rest, float width, float gap = 0);

/// `count` equal pieces beside each other, or below each other.
std::vector<Rect> columns(Rect place, int count, float gap);
std::vector<Rect> rows(Rect place, int count, float gap);

}  // namespace terramorph
