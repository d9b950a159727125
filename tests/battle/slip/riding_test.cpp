// What rides on ground that slips.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "battle/things/footing.h"
#include "support/slip_battle.h"

namespace terramorph {
namespace {

using namespace test;

TEST(SlipRiding, ATankOnTheStripNeverEntersEarth) {
    for (const Generator* generator : generators())
        for (const int x : {420, 512, 590}) {
            SlipBattle slip(level_to_slip(generator->name, 3), slip_rules(LooseEarth::pours));
            slip.put_tank(x);
            const float before = slip.state().tank(0).body.at.y;
            float deepest = 0;
            slip.slip(kStrip, 48, [&] {
                if (slip.state().tank(0).alive)
                    deepest = std::max(deepest, depth_in_earth(slip.ground(), slip.state().tank(0)));
            });
            EXPECT_LE(deepest, 1) << generator->name << " " << x;
            EXPECT_FALSE(slip.state().tank(0).body.buried);
            if (x == 512) EXPECT_NE(slip.state().tank(0).body.at.y, before);
        }
}

TEST(SlipRiding, WhoRidesOnGentleGroundIsNeverInTheAir) {
    SlipBattle slip(level_to_slip("waves", 3));
    slip.put_tank(600);
    const float before = slip.state().tank(0).body.at.x;
    Ticks longest;
    const BattleEvents events =
        slip.slip(kAll, 12, [&] { longest = std::max(longest, slip.state().tank(0).airborne); });
    EXPECT_LT(longest, 6 * kTick);
    EXPECT_EQ(count<event::Hurt>(events), 0);
    EXPECT_NEAR(slip.state().tank(0).body.at.x, before, 2);
}

TEST(SlipRiding, TheOneWhoFiredIsToBlame) {
    SlipBattle slip(level_to_slip("plateaus", 3));
    EffectContext context;
    context.at = fixed_place(512, 200);
    context.tank = 1;
    slip.battle.world().apply({effect("slip")}, context);
    slip.battle.step();
    EXPECT_EQ(slip.state().slips.going.at(0).by, 1);
    ASSERT_FALSE(slip.state().dug.empty());
    EXPECT_EQ(slip.state().dug.back().by, 1);
}

TEST(SlipRiding, ThingsStandOnTheGroundThatCarriesThem) {
    int seen = 0;
    for (std::uint32_t seed = 1; seed < 6; ++seed) {
        SlipBattle slip(level_to_slip("waves", seed));
        slip.slip(kAll, 12);
        for (const Thing& thing : slip.state().things) {
            if (thing.kind != Thing::Kind::tree) continue;
            EXPECT_EQ(thing.at.y, ground_about(slip.ground(), static_cast<int>(thing.at.x)));
            ++seen;
        }
    }
    EXPECT_GT(seen, 10);
}

TEST(SlipRiding, WhatStandsTooSteepFalls) {
    int fell = 0;
    for (std::uint32_t seed = 1; seed < 12 && fell == 0; ++seed) {
        SlipBattle slip(level_to_slip("limited-random", seed, 2048));
        fell += count<event::Felled>(slip.slip(kAll, 48));
        for (const Thing& thing : slip.state().things) {
            if (thing.kind != Thing::Kind::tree || thing.state == Thing::State::stump) continue;
            const int x = static_cast<int>(thing.at.x);
            if (x < kFooting || x >= 2048 - kFooting) continue;
            const Sixteenths step = slip.ground().top(x + kFooting) - slip.ground().top(x - kFooting);
            EXPECT_LE(abs(step), 2 * kFooting * kColumn) << x;
        }
    }
    EXPECT_GT(fell, 0);
}

TEST(SlipRiding, WaterIsNeitherLostNorMade) {
    int wet = 0;
    for (std::uint32_t seed = 1; seed < 7; ++seed) {
        LevelSettings level = level_to_slip("waves", seed);
        level.planet.set(PlanetValue::rain, 40);
        SlipBattle slip(level);
        const std::int64_t before = slip.state().basins->volume();
        const auto look = [&] { EXPECT_EQ(slip.state().basins->volume(), before); };
        slip.slip(kStrip, 48, look);
        slip.slip(kAll, 12, look);
        wet += before > 0;
    }
    EXPECT_GT(wet, 0);
}

/// A hilly level with a shaft in it.
LevelSettings level_with_shaft(Range& mouth) {
    LevelSettings level = level_to_slip("waves", 1, 2048);
    while (works_of(level).mouths.empty()) ++level.terrain.seed;
    mouth = works_of(level).mouths.front();
    return level;
}

TEST(SlipRiding, AShaftStaysOpenAndItsGalleriesStand) {
    Range mouth;
    const LevelSettings level = level_with_shaft(mouth);
    for (const LooseEarth loose : {LooseEarth::pours, LooseEarth::hangs}) {
        SlipBattle slip(level, slip_rules(loose));
        const std::vector<std::vector<Span>> before = slip.columns();
        ASSERT_FALSE(slip.ground().linings().empty());
        const int middle = (mouth.x0 + mouth.x1) / 2;
        slip.slip({middle - 100, middle + 100}, 48);
        for (int x = middle - 60; x < middle + 60; ++x) {
            const Sixteenths rise = slip.rise(48, x);
            const auto now = slip.ground().column(x);
            ASSERT_EQ(now.size(), before[at(x)].size()) << x;
            for (std::size_t k = 0; k < now.size(); ++k)
                EXPECT_EQ(now[k].top, before[at(x)][k].top + rise) << x;
        }
    }
}

TEST(SlipRiding, WhatLiesHiddenRides) {
    for (const MineRoom kind : {MineRoom::ore, MineRoom::gas}) {
        LevelSettings level = level_to_slip("waves", 1, 2048);
        const auto has_room = [&] {
            return std::ranges::count(works_of(level).openings, kind, &MineOpening::room) > 0;
        };
        while (!has_room()) ++level.terrain.seed;
        SlipBattle slip(level);
        const Hidden before = slip.state().hidden;
        ASSERT_GT(before.ore.size() + before.firedamp.size(), 0u);
        slip.slip(kAll, 12);
        const auto ridden = [&](Sixteenths y, int x, Sixteenths lowest) {
            return std::max(y + slip.rise(12, x), std::min(y, lowest));
        };
        ASSERT_EQ(slip.state().hidden.ore.size(), before.ore.size());
        for (std::size_t k = 0; k < before.ore.size(); ++k)
            EXPECT_EQ(slip.state().hidden.ore[k].y,
                      ridden(before.ore[k].y, before.ore[k].x, Ground::kBedrock - 3 * kColumn));
        for (std::size_t k = 0; k < before.firedamp.size(); ++k) {
            const Firedamp& room = before.firedamp[k];
            EXPECT_EQ(slip.state().hidden.firedamp[k].room.bottom,
                      ridden(room.room.bottom, (room.columns.x0 + room.columns.x1) / 2, Ground::kBedrock));
        }
    }
}

TEST(SlipRiding, RandomFaultsAmongBlastsAreClean) {
    constexpr int kFaults = 30;
    Random random(7, 1);
    for (int k = 0; k < kFaults; ++k) {
        const std::span<const Generator* const> all = generators();
        LevelSettings level = level_to_slip(all[at(k) % all.size()]->name, random.next());
        if (random.below(3) == 0) level.cut.angle = random.from_to(-90, 90);
        const LooseEarth loose = static_cast<LooseEarth>(random.below(3));
        SlipBattle slip(level, slip_rules(loose), 4);
        for (int blast = 0; blast < 3; ++blast) {
            const int x = random.from_to(0, 1023);
            const int y = static_cast<int>(to_columns(slip.ground().top(x))) - random.below(60);
            explode(slip.battle, {x + 0.5, y + 0.0}, random.from_to(20, 90), 60, 0);
            if (blast == 1) slip.battle.world().slip({x - 100, x + 100}, random.from_to(-60, 60));
        }
        slip.slip(kAll, random.from_to(-12, 12));
        EXPECT_TRUE(slip.state().slips.going.empty());
    }
}

}  // namespace
}  // namespace terramorph
