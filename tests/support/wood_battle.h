#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "support/battles.h"
#include "support/mine_battle.h"

namespace terramorph::test {

constexpr int kBeside = 70;    ///< columns
constexpr int kHutsMove = 60;  ///< columns, for even ground

/// A flat level where trees, or other things, have been placed at these columns; nothing of its own stands
/// within `beside` columns of them, or in the middle. If that's more than kBeside, there's no mine below,
/// either.
inline LevelSettings wooded_level(const std::vector<int>& columns, Feature thing = Feature::tree,
                                  int beside = kBeside) {
    LevelSettings level = flat_level(1024, kFlat);
    const int x0 = columns.empty() ? 400 : std::ranges::min(columns) - beside;
    const int x1 = columns.empty() ? 600 : std::ranges::max(columns) + beside;
    static std::map<std::pair<int, int>, std::uint32_t> seeds;  // of levels found before
    std::uint32_t& seed = seeds.try_emplace({x0, x1}, level.terrain.seed).first->second;
    level.terrain.seed = seed;
    const std::vector<Sixteenths> surface = level_surface(level);
    while (!is_bare(level, surface, x0, x1, kHutsMove) ||
           (beside > kBeside && !is_solid(level, surface, x0, x1)))
        seed = ++level.terrain.seed;
    const std::int64_t row = level.terrain.origin.y + cut_row(level.terrain, level.cut);
    for (const int column : columns) level.terrain.placed[{level.terrain.origin.x + column, row}] = thing;
    return level;
}

/// Drops of fire that hurt nobody themselves, at a column.
inline void drop_fire(Battle& battle, double x) {
    static const std::vector<Effect> kDrops = {
        effect("burn", {{"drops", 6}, {"spread", 0}, {"seconds", 1}, {"damage", 0}})};
    EffectContext context;
    context.at = fixed_place(x, kFlat + 2.0);
    context.tank = 1;
    battle.world().apply(kDrops, context);
}

/// Flat land with trees, or with other things.
struct Wood {
    explicit Wood(const std::vector<int>& columns, BattleRules rules = rules_in(LivingLand::in_play),
                  Feature thing = Feature::tree, int beside = kBeside)
        : battle(rules, wooded_level(columns, thing, beside), built_in_arsenal(), 2, 1) {}

    const std::vector<Thing>& things() const { return battle.state().things; }
    /// The thing nearest to a column, which must be there.
    const Thing& near(int x) const {
        return *std::ranges::min_element(things(), {}, [&](const Thing& thing) {
            return std::abs(thing.middle().x - static_cast<float>(x));
        });
    }
    void place_tank(TankId tank, float x) { battle.world().place_tank(tank, {x, kFlat}, 0), settle(battle); }

    Battle battle;
};

}  // namespace terramorph::test
