#include "battle/content/needs.h"

#include "battle/content/rules.h"
#include "battle/content/weapon.h"

namespace terramorph {

bool is_land_idle(const BattleRules& rules) { return rules.living_land != LivingLand::in_play; }

bool needs_living_land(const Weapon& good) {
    BattleRules without, with;
    without.living_land = LivingLand::off;
    with.living_land = LivingLand::in_play;
    return does_nothing(good, without) && !does_nothing(good, with);
}

}  // namespace terramorph
