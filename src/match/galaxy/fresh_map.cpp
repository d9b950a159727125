#include "match/galaxy/fresh_map.h"

#include <utility>

#include "base/random.h"

namespace terramorph {

int map_tries(const MatchSettings& settings) {
    const auto land = static_cast<LivingLand>(settings.rule(Rule::living_land));
    return land == LivingLand::in_play ? 160 : 64;
}

GroundReport measure_ground(const MatchSettings& settings, const LevelSettings& level,
                            std::uint32_t battle_seed) {
    return measure_ground(battle_rules(settings, level), level, static_cast<int>(settings.players.size()),
                          battle_seed);
}

LevelSettings on_good_map(const MatchSettings& settings, LevelSettings level, std::uint32_t battle_seed) {
    const int tries = map_tries(settings);
    std::uint32_t best = level.terrain.seed;
    int least = measure_ground(settings, level, battle_seed).shortfall();
    for (int k = 1; k < tries && least > 0; ++k) {
        level.terrain.seed = next_seed(level.terrain.seed);
        const int shortfall = measure_ground(settings, level, battle_seed).shortfall();
        if (shortfall < least) least = shortfall, best = level.terrain.seed;
    }
    level.terrain.seed = best;
    return level;
}

LevelSettings next_level(const MatchSettings& settings) {
    LevelSettings level = settings.level;
    level.terrain.seed = next_seed(level.terrain.seed);
    return on_good_map(settings, std::move(level), battle_seed_of(settings, 0));
}

std::uint32_t battle_seed_of(const MatchSettings& settings, std::uint32_t level) {
    return mix(settings.seed + level);
}

}  // namespace terramorph
