#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "battle/battle.h"

namespace terramorph {

/// A shot of a barrage, and the battle's hash after it.
struct BarrageShot {
    std::string weapon;
    std::uint64_t hash = 0;
    bool quiet = true;  ///< true if everything came to rest
};

/// Ten tanks fire every weapon and use every item of the arsenal in turn, at random angles and powers,
/// `shots` times; when fewer than three are left a fresh battle begins. It's used to compare programs, and to
/// check invariants in every tick.
std::vector<BarrageShot> barrage(const LevelSettings& level, const Arsenal& arsenal, int shots,
                                 std::uint32_t seed,
                                 const std::function<void(const Battle&)>& each_tick = nullptr);

}  // namespace terramorph
