#pragma once

#include <vector>

#include "battle/battle.h"
#include "match/event.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// The look of a shield: kinds differ in shape and colour, weaker ones are paler.
struct ShieldLook {
    Vec2<float> center;  ///< columns
    Shield shield;
    Color color;
    float flash = 0;          ///< 1 just after a hit, falling to 0
    Vec2<float> struck = {};  ///< where the blast was that hit it, in columns
};

/// Absorbing shields are domes of glass, reflecting ones shiny rings, deflecting ones field lines above the
/// tank. Laser-proof ones have a second rim.
void draw_shield(Canvas& canvas, const View& view, const ShieldLook& look);

/// Keeps track of flashing shields.
class ShieldFlashes {
  public:
    void begin_level(std::size_t tanks) { left_.assign(tanks, 0.0f), struck_.assign(tanks, {}); }
    void note(const MatchEvent& event);
    /// Returns true if any flashes.
    bool advance(double seconds);
    /// 1 down to 0.
    float of(std::size_t tank) const { return left_[tank]; }
    /// Where the blast was that last hit its shield.
    Vec2<float> struck(std::size_t tank) const { return struck_[tank]; }

  private:
    std::vector<float> left_;          // by tank
    std::vector<Vec2<float>> struck_;  // by tank
    Vec2<float> blast_;                // the last
};

}  // namespace terramorph
