#pragma once

#include <vector>

#include "battle/battle.h"
#include "paint/canvas.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// A shield as it is drawn: by its shape as well as by its colour, the paler the weaker it is.
struct ShieldLook {
    Vec2<float> center;  ///< columns
    Shield shield;
    Color color;
    float flash = 0;  ///< 1 where it has just been hit, falling to 0
};

/// One that absorbs is a dome of glass, one that reflects a ring with a sheen on it, one that deflects the
/// lines of a field above its tank. What no beam goes through has a second rim.
void draw_shield(Canvas& canvas, const View& view, const ShieldLook& look);

/// Which shields flash.
class ShieldFlashes {
  public:
    void begin_level(std::size_t tanks) { left_.assign(tanks, 0.0f); }
    void note(const Event& event);
    /// Returns whether any flashes.
    bool advance(double seconds);
    /// 1 down to 0.
    float of(std::size_t tank) const { return left_[tank]; }

  private:
    std::vector<float> left_;  // of each tank's flash
};

}  // namespace terramorph
