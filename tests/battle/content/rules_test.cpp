#include "battle/content/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/text.h"
#include "support/battles.h"

namespace terramorph {
namespace {

using namespace test;

const std::set<Walls> kWallsToDraw = {Walls::none,   Walls::wrap,   Walls::padded,
                                      Walls::rubber, Walls::spring, Walls::concrete};

Battle battle_with(const BattleRules& rules, std::uint32_t seed = 1, int width = 1024) {
    return {rules, hilly_level("circle-hill", width, seed), built_in_arsenal(), 4, seed};
}

TEST(RandomWalls, AreDrawnForTheRoundAndStay) {
    BattleRules rules = sudden_rules();
    rules.walls = Walls::random;
    std::set<Walls> drawn;
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        Battle battle = battle_with(rules, seed, 640);
        const Walls walls = battle.state().walls;
        drawn.insert(walls);
        const BattleEvents events = battle.take_events();
        EXPECT_EQ(count<event::WallsChanged>(events), walls == Walls::none ? 0 : 1);
        for (int turn = 0; turn < 3; ++turn) battle.begin_turn(0);
        EXPECT_EQ(battle.state().walls, walls);
    }
    EXPECT_EQ(drawn, kWallsToDraw);
}

TEST(ErraticWalls, AreDrawnEachTurnAndSayThatTheyChange) {
    BattleRules rules = sudden_rules();
    rules.walls = Walls::erratic;
    Battle battle = battle_with(rules);
    battle.take_events();
    std::set<Walls> drawn;
    for (int turn = 0; turn < 100; ++turn) {
        const Walls before = battle.state().walls;
        battle.begin_turn(0);
        drawn.insert(battle.state().walls);
        const BattleEvents events = battle.take_events();
        ASSERT_EQ(count<event::WallsChanged>(events), battle.state().walls == before ? 0 : 1);
        if (battle.state().walls != before) {
            EXPECT_EQ(first<event::WallsChanged>(events).walls, battle.state().walls);
        }
    }
    EXPECT_EQ(drawn, kWallsToDraw);
}

/// Whatever the rules, a shot ends where it is predicted to.
TEST(Rules, OfWallsCeilingAndAirAreObeyedByShotsAndPredictionsAlike) {
    for (std::uint32_t seed = 1; seed <= 60; ++seed) {
        Random random(seed, 7);
        BattleRules rules = sudden_rules();
        rules.walls = static_cast<Walls>(random.below(8));
        rules.ceiling = random.below(2) == 0;
        rules.wind_growth = 50 * random.below(4);
        rules.viscosity = 5 * random.below(5);
        rules.direct_hit_kills = false;
        Battle battle = battle_with(rules, seed);
        for (const TankId turn : ids<TankId>(4)) {
            if (tanks_alive(battle.state()) < 4) break;
            battle.begin_turn(turn);
            const int angle = random.from_to(0, kHalfTurn);
            const int power = random.from_to(1, power_limit(battle.state(), turn));
            SCOPED_TRACE(concat("seed ", seed, ", turn ", turn, ", angle ", angle, ", power ", power));
            battle.take_events();
            const Prediction end = battle.predict_shot(turn, angle, power);
            const BattleEvents events = shoot(battle, turn, 0, angle, power);
            if (end.end == FlightEnd::hit) {
                EXPECT_EQ(first<event::Exploded>(events).at, columns_of(end.contact.at));
            }
            if (end.end == FlightEnd::left) {
                EXPECT_EQ(first<event::LeftLevel>(events).at, columns_of(end.contact.at));
            }
        }
    }
}

/// How high and how far a steep shot comes.
Vec2<float> reach(const BattleRules& rules) {
    Battle battle(rules, flat_level(4096), built_in_arsenal(), 2, 5);
    battle.aim(0, 850, 900);
    battle.fire(0, 0);
    Vec2<float> reach;
    const float from = battle.state().tanks[0].body.at.x;
    for (battle.step(); !battle.state().shells.empty(); battle.step()) {
        const Vec2<float> at = columns_of(battle.state().shells[0].flight.place());
        reach = {at.x - from, std::max(reach.y, at.y)};
    }
    return reach;
}

TEST(Rules, ThickAirKeepsShotsLowAndWindThatGrowsBlowsThemFarther) {
    BattleRules rules = sudden_rules();
    rules.most_wind = 0;
    const Vec2<float> still = reach(rules);
    rules.viscosity = 20;
    const Vec2<float> thick = reach(rules);
    EXPECT_LT(thick.y, 0.8f * still.y);
    EXPECT_LT(thick.x, 0.8f * still.x);
    rules.viscosity = 0;
    rules.least_wind = rules.most_wind = 30;
    const Vec2<float> windy = reach(rules);
    rules.wind_growth = 100;
    const Vec2<float> windier = reach(rules);
    EXPECT_GT(std::abs(windier.x - still.x), 2 * std::abs(windy.x - still.x));
}

TEST(Rules, ACeilingIsThereWhereTheyCloseTheSky) {
    BattleRules rules = sudden_rules();
    rules.most_wind = 0;
    rules.walls = Walls::concrete;
    EXPECT_GT(reach(rules).y, 900);
    rules.ceiling = true;
    EXPECT_GT(reach(rules).y, 900) << "the level is 2048 columns high";
    Battle low(rules, flat_level(640), built_in_arsenal(), 2, 5);
    EXPECT_NEAR(first<event::Exploded>(shoot(low, 0, 0, 900, 1000)).at.y, 320, 0.1f);
}

}  // namespace
}  // namespace terramorph
