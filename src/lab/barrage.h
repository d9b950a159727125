#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "battle/battle.h"

namespace terramorph {

/// One shot of a barrage: what was fired, and the state of the battle when it was over.
struct BarrageShot {
    std::string weapon;
    std::uint64_t hash;
};

/// Ten tanks fire every weapon and use every item of the arsenal in turn, at whatever angle and power chance
/// gives, `shots` times; when fewer than three are left a fresh battle begins. To compare programs by.
std::vector<BarrageShot> barrage(const LevelSettings& level, const Arsenal& arsenal, int shots,
                                 std::uint32_t seed);

}  // namespace terramorph
