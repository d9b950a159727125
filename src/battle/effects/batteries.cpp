#include "battle/effects/batteries.h"

#include <algorithm>

#include "battle/content/arsenal.h"
namespace terramorph {

ItemId find_battery(const Arsenal& arsenal) { return arsenal.find_item("battery"); }

int spend_batteries(EffectWorld& world, TankId tank, int limit) {
    const ItemId battery = find_battery(world.view().arsenal);
    if (tank < 0 || battery < 0) return 0;
    int& left = world.tank(tank).kit.items[battery];
    const int spent = std::min(left, limit);
    left -= spent;
    return spent;
}

}  // namespace terramorph
