#pragma once

#include <span>

#include "battle/battle_state.h"
#include "paint/canvas.h"
#include "paint/soft/light_field.h"
#include "ui/camera/camera.h"
#include "ui/particles/particles.h"
#include "ui/sprites/fire/flame_tongues.h"

namespace terramorph {

/// Fire on trees and logs: flames that lick up their wood, smoke, and light on the land.
class TreeFire {
  public:
    /// Advances the flames, and lets smoke and embers rise. Returns true if anything burns.
    bool advance(double seconds, const BattleState& battle, Particles& particles);
    void shine(LightField& light, const View& view, const BattleState& battle) const;
    void draw(Canvas& canvas, const View& view, const BattleState& battle);

  private:
    void draw_on(Canvas& canvas, const View& view, const Thing& thing, float wind) const;

    double time_ = 0;
    double smoke_due_ = 0, embers_due_ = 0;  // until the next one, in parts of the time between two
    int smokes_ = 0, embers_ = 0;            // so far
    FlameTongues tongues_;
};

}  // namespace terramorph
