#pragma once

#include <algorithm>

#include "base/index.h"
#include "battle/placement.h"
#include "support/battles.h"
#include "support/mine_battle.h"
#include "terrain/castle/castle.h"

namespace terramorph::test {

/// A level of this generator with a castle, which two tanks leave room for: the first one from a seed on.
inline LevelSettings level_with_castle(std::string_view generator = "waves", std::uint32_t seed = 1) {
    for (;; ++seed) {
        const LevelSettings level = hilly_level(generator, 2048, seed);
        if (starting_land(rules_in(LivingLand::in_play), level, 2, 1).castle) return level;
    }
}

inline BattleRules siege_rules(LooseEarth loose) {
    BattleRules rules = rules_in(LivingLand::in_play, loose);
    rules.fuel = 1000;
    rules.fall_damage = true;
    return rules;
}

/// A battle about a castle, with two tanks.
struct Siege {
    explicit Siege(LooseEarth loose = LooseEarth::breaks, const LevelSettings& level = level_with_castle())
        : battle(siege_rules(loose), level, built_in_arsenal(), 2, 1) {
        battle.begin_turn(0);
        battle.take_events();
    }

    const BattleState& state() const { return battle.state(); }
    const Castle& castle() const { return *state().castle; }
    const CastleRoom& room(CastleRoom::Kind kind) const {
        return *std::ranges::find(castle().rooms, kind, &CastleRoom::kind);
    }
    float middle(CastleRoom::Kind kind) const {
        return static_cast<float>(room(kind).columns.x0 + room(kind).columns.x1) / 2;
    }
    float floor() const { return to_columns(castle().site.floor); }
    std::int64_t stone() const { return state().ground.masonry().cells(); }

    Battle battle;
};

}  // namespace terramorph::test
