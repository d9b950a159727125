#pragma once

#include "paint/canvas.h"

namespace terramorph {

/// How long a person may still aim: counts whole seconds down.
class TurnClock {
  public:
    enum class Said { nothing, second, over };

    /// 0 seconds: there is no hurry.
    void begin(int seconds);
    Said advance(double seconds);
    /// Whether it is to be heard as well as seen.
    bool urgent() const { return runs() && shown() <= kUrgent; }
    bool runs() const { return left_ > 0; }
    /// Whole seconds, the one that has begun with them.
    int shown() const;

    /// In the right upper corner below `top`, large when it is urgent.
    void draw(Canvas& canvas, float top) const;
    /// How far down it reaches.
    float bottom(const Canvas& canvas, float top) const;

    static constexpr int kUrgent = 10;  ///< seconds

  private:
    double left_ = 0;
};

}  // namespace terramorph
