#pragma once

#include <vector>

#include "battle/battle.h"
#include "match/event.h"

namespace terramorph {

/// Tanks that have just been hit: they light up and rock back from where they were struck.
class Blows {
  public:
    void begin_level(std::size_t tanks) { blows_.assign(tanks, {}); }
    void note(const MatchEvent& event, const Battle& battle);
    /// Returns true if any is seen.
    bool advance(double seconds);
    /// 1 just after a blow, falling to 0.
    float flash(TankId tank) const;
    /// Where the tank is seen; `shake`: how much of rocking people want to see, 0 to 1.
    BodyState rocked(TankId tank, BodyState body, float shake) const;

  private:
    struct Blow {
        Vec2<float> way = {};  ///< away from the blast, of length 1
        float weight = 0;      ///< 0 to 1
        float age = 9;         ///< seconds
    };

    std::vector<Blow> blows_;  // by tank
    Vec2<float> blast_ = {};   // the last one, in columns
};

}  // namespace terramorph
