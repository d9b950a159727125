#pragma once

#include <string>

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

    /// Draws it with its upper right corner there, large if it's urgent.
    void draw(Canvas& canvas, Point corner) const;
    /// Its place; empty if it doesn't run.
    Rect place(const Canvas& canvas, Point corner) const;

    static constexpr int kUrgent = 10;  ///< seconds

  private:
    std::string words() const;
    TextStyle style(const Canvas& canvas) const;

    double left_ = 0;
};

}  // namespace terramorph
