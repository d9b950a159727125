#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "battle/battle.h"

namespace terramorph {

/// One shot of a barrage: what was fired, and the state of the battle when it was over.
struct BarrageShot {
    std::string weapon;
    std::uint64_t hash = 0;
    bool quiet = true;  ///< whether everything came to rest
};

/// Ten tanks fire every weapon and use every item of the arsenal in turn, at whatever angle and power chance
/// gives, `shots` times; when fewer than three are left a fresh battle begins. To compare programs by, and
/// to see in each tick what must always hold.
std::vector<BarrageShot> barrage(const LevelSettings& level, const Arsenal& arsenal, int shots,
                                 std::uint32_t seed,
                                 const std::function<void(const Battle&)>& each_tick = nullptr);

}  // namespace terramorph
