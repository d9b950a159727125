#include "battle/effect_world.h"

#include <algorithm>

namespace terramorph {

int active_count(const WorldView& world, const Effect& effect) {
    const auto started = [&](const Lasting& each) { return each.effect == &effect; };
    return static_cast<int>(std::count_if(world.effects.begin(), world.effects.end(), started) +
                            std::count_if(world.starting.begin(), world.starting.end(), started));
}

}  // namespace terramorph
