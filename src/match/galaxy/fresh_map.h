#pragma once

#include <cstdint>

#include "battle/good_ground.h"
#include "match/settings/settings.h"

namespace terramorph {

/// How many maps are looked at for one that's good to fight on: more where shafts take places from tanks.
int map_tries(const MatchSettings& settings);

/// How good a level is for a round of these players and rules.
GroundReport measure_ground(const MatchSettings& settings, const LevelSettings& level,
                            std::uint32_t battle_seed);

/// The level on a map that's good to fight on: its own, or else the first good one of those that follow its
/// seed, or the best of them if none is. Nothing but the seed is ever another.
LevelSettings on_good_map(const MatchSettings& settings, LevelSettings level, std::uint32_t battle_seed);

/// The settings' level on the next map after its own that's good for the first round.
LevelSettings next_level(const MatchSettings& settings);

/// The seed of the battle on the level of this number, from 0.
std::uint32_t battle_seed_of(const MatchSettings& settings, std::uint32_t level);

}  // namespace terramorph
