#pragma once

#include "paint/canvas.h"

namespace terramorph {

/// The countdown of a person's turn.
class TurnClock {
  public:
    enum class Said { nothing, second, over };

    /// 0 seconds: no limit.
    void begin(int seconds);
    Said advance(double seconds);
    /// True if it's audible too.
    bool urgent() const { return runs() && shown() <= kUrgent; }
    bool runs() const { return left_ > 0; }
    /// The seconds left, rounded up.
    int shown() const;

    /// Draws it in the upper right corner below `top`, large if it's urgent.
    void draw(Canvas& canvas, float top) const;
    /// Its lower edge.
    float bottom(const Canvas& canvas, float top) const;

    static constexpr int kUrgent = 10;  ///< seconds

  private:
    double left_ = 0;
};

}  // namespace terramorph
