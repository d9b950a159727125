#include "battle/world/effect_world.h"

#include <algorithm>

namespace terramorph {

int active_count(const WorldView& world, const Effect& effect) {
    const auto started = [&](const OngoingEffect& each) { return each.effect == &effect; };
    return static_cast<int>(std::count_if(world.ongoing.begin(), world.ongoing.end(), started) +
                            std::count_if(world.started.begin(), world.started.end(), started));
}

}  // namespace terramorph
