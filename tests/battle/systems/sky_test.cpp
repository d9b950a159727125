#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kSky = weapon_table("meteor", R"(role = "sky")", "chance = 3",
                                      R"(on_impact = [{ effect = "blast", radius = 40, strength = 50 }])") +
                         weapon_table("stone", R"(role = "sky")",
                                      R"(on_impact = [{ effect = "blast", radius = 61, strength = 50 }])") +
                         weapon_table("bolt", R"(role = "sky")", "shell = false",
                                      R"(on_fire = [{ effect = "beam", way = "down", damage = 10 }])");

/// As a repair kit does.
void heal(Battle& battle, TankId number, int amount) {
    Tank& tank = battle.world().tank(number);
    if (tank.alive && tank.health > 0)
        tank.health = std::min(tank.health + amount, battle.state().rules.health);
}

BattleRules hostile(HostileSky sky) {
    BattleRules rules = calm_rules();
    rules.sky = sky;
    return rules;
}

BattleRules sudden(int turns) {
    BattleRules rules = calm_rules();
    rules.sudden_death = turns;
    return rules;
}

struct Sky : ItemBattle {
    explicit Sky(const BattleRules& rules, std::string_view weapons = kSky, int tanks = 2, int width = 2048)
        : ItemBattle(weapons, tanks, rules, flat_level(width)) {}

    /// A turn in which the player only passes.
    BattleEvents pass() {
        battle.end_turn();
        BattleEvents events = settle();
        battle.begin_turn(0);
        for (const BattleEvent& event : battle.take_events()) events.push_back(event);
        return events;
    }
    void shelter() {
        for (const TankId k : ids<TankId>(battle.state().tanks)) heal(battle, k, 1000);
    }
};

std::set<float> radii(const BattleEvents& events) {
    std::set<float> found;
    for (const auto& event : of_kind<event::Exploded>(events)) found.insert(event.radius);
    return found;
}

TEST(HostileSky, ThatIsCalmSendsNothing) {
    Sky game(hostile(HostileSky::calm));
    for (int turn = 0; turn < 50; ++turn) EXPECT_EQ(count<event::SkyStruck>(game.pass()), 0);
}

TEST(HostileSky, SendsMeteorsLightningOrBothInSomeTurnsAndSaysSo) {
    for (const HostileSky sky : {HostileSky::meteors, HostileSky::lightning, HostileSky::both}) {
        Sky game(hostile(sky));
        int struck = 0;
        std::set<float> seen;
        int flashes = 0;
        for (int turn = 0; turn < 80; ++turn) {
            game.shelter();
            const BattleEvents events = game.pass();
            struck += count<event::SkyStruck>(events) > 0 ? 1 : 0;
            seen.merge(radii(events));
            flashes += count<event::Beamed>(events);
        }
        EXPECT_GT(struck, 15);
        EXPECT_LT(struck, 50);
        EXPECT_EQ(seen.count(40) + seen.count(61) == 2, sky != HostileSky::lightning);
        EXPECT_EQ(flashes > 0, sky != HostileSky::meteors);
    }
}

TEST(HostileSky, ThatHasNothingToSendIsQuiet) {
    Sky game(hostile(HostileSky::lightning), "");
    for (int turn = 0; turn < 30; ++turn) EXPECT_EQ(count<event::SkyStruck>(game.pass()), 0);
}

TEST(HostileSky, WhatItDoesIsNobodysDoing) {
    Sky game(hostile(HostileSky::meteors), kSky, 10);
    game.shoot(3, "missile", 900, 200);  // whoever fired last is not to blame either
    int harmed = 0;
    for (int turn = 0; turn < 60 && tanks_alive(game.battle.state()) > 0; ++turn)
        for (const auto& hurt : of_kind<event::Hurt>(game.pass())) {
            ++harmed;
            const bool chain = hurt.by >= 0 && !game.battle.state().tanks[hurt.by].alive;
            EXPECT_TRUE(hurt.by == -1 || chain) << hurt.by;
        }
    EXPECT_GT(harmed, 0);
}

TEST(HostileSky, MeteorsFallFromBelowACeilingWhereThereIsOne) {
    for (const Walls walls : {Walls::rubber, Walls::concrete}) {
        BattleRules rules = hostile(HostileSky::meteors);
        rules.walls = walls;
        rules.ceiling = true;
        Sky game(rules, kSky, 2, 1024);
        int blasts = 0;
        for (int turn = 0; turn < 30; ++turn) {
            game.shelter();
            for (const auto& exploded : of_kind<event::Exploded>(game.pass())) {
                ++blasts;
                EXPECT_LT(exploded.at.y, 500);
            }
        }
        EXPECT_GT(blasts, 5);
    }
}

TEST(HostileSky, DoesTheSameInTheSameBattle) {
    Sky one(hostile(HostileSky::both));
    Sky other(hostile(HostileSky::both));
    for (int turn = 0; turn < 20; ++turn) {
        one.pass();
        other.pass();
        ASSERT_EQ(one.battle.hash(), other.battle.hash());
    }
}

TEST(HostileSky, EveryEffectBearsThatNobodyFiredIt) {
    for (const EffectKind* kind : effect_kinds()) {
        SCOPED_TRACE(std::string(kind->name));
        const std::vector<Effect> effects = {effect(kind->name)};
        ItemBattle game("", 3);
        for (const bool has_shell : {false, true})
            for (const TankId hit : {TankId(), TankId(1)}) {
                Shell shell;
                shell.flight =
                    begin_flight(game.battle.state().air, fixed_place(400, 300), fixed_place(3, -2));
                EffectContext context;
                context.at = fixed_place(400, kFlat);
                context.speed = fixed_place(3, -2);
                context.hit_tank = hit;
                context.shell = has_shell ? &shell : nullptr;
                game.battle.world().apply(effects, context);
                game.settle();
            }
    }
}

TEST(SuddenDeath, ComesAfterSoManyTurnsWithoutDamageAndRisesFromTurnToTurn) {
    Sky game(sudden(5));
    std::vector<int> nearness;
    for (int turn = 1; turn <= 8; ++turn) {
        const BattleEvents events = game.pass();
        nearness.push_back(count<event::StormRose>(events) > 0 ? first<event::StormRose>(events).step : 0);
    }
    EXPECT_EQ(nearness, (std::vector<int>{0, 0, 0, 0, 1, 2, 3, 4}));
}

TEST(SuddenDeath, NeverComesWhereTheRuleSaysSo) {
    Sky game(calm_rules());
    for (int turn = 0; turn < 100; ++turn) {
        const BattleEvents events = game.pass();
        EXPECT_EQ(count<event::StormRose>(events) + count<event::SkyStruck>(events), 0);
    }
}

TEST(SuddenDeath, RaisesTheWindToTheStrongestUntilSomebodyIsHurt) {
    BattleRules rules = sudden(3);
    rules.most_wind = rules.least_wind = 10;
    rules.changing_wind = false;
    Sky game(rules);
    const int side = game.battle.state().air.wind < 0 ? -1 : 1;
    std::vector<int> winds;
    for (int turn = 1; turn <= 6; ++turn) {
        game.pass();
        winds.push_back(side * game.battle.state().air.wind);
    }
    EXPECT_EQ(winds, (std::vector<int>{10, 10, 15, 20, 25, 30}));
    game.battle.world().hurt(1, 1, 0);
    game.pass();
    EXPECT_EQ(game.battle.state().air.wind, side * 10);

    for (int turn = 0; turn < 12; ++turn) {
        game.shelter();
        game.pass();
    }
    EXPECT_EQ(game.battle.state().air.wind, side * kStrongestWind);
}

TEST(SuddenDeath, WhereThereIsNoAirThereIsNoWind) {
    LevelSettings level = flat_level();
    level.planet = *find_planet(built_in_planets(), "moon");
    ItemBattle game(kSky, 2, sudden(1), level);
    for (int turn = 0; turn < 4; ++turn) game.battle.begin_turn(0);
    EXPECT_EQ(game.battle.state().air.wind, 0);
    EXPECT_EQ(count<event::StormRose>(game.battle.take_events()), 4);
}

TEST(SuddenDeath, FromItsFifthTurnOnMeteorsFallEachTurnOneMore) {
    Sky game(sudden(2));
    std::vector<int> meteors;
    for (int turn = 1; turn <= 10; ++turn) {
        game.shelter();
        meteors.push_back(count<event::SkyStruck>(game.pass()));
    }
    EXPECT_EQ(meteors, (std::vector<int>{0, 0, 0, 0, 0, 0, 1, 2, 3, 4}));
}

/// A battle whose land drifts after so many turns without damage.
struct Drifting {
    explicit Drifting(std::string_view generator, double cut = 0.5, LivingLand land = LivingLand::in_play)
        : battle(rules(land), level(generator, cut), arsenal, 2, 5) {}

    static BattleRules rules(LivingLand land) {
        BattleRules rules = sudden(3);
        rules.ends_by = SuddenDeath::drift;
        rules.living_land = land;
        rules.crates = 0;
        return rules;
    }
    static LevelSettings level(std::string_view generator, double cut) {
        LevelSettings level = hilly_level(generator, 1024, 7);
        level.cut.position = cut;
        return level;
    }
    BattleEvents pass() {
        for (const TankId k : ids<TankId>(battle.state().tanks)) heal(battle, k, 1000);
        battle.end_turn();
        BattleEvents events = settle(battle);
        battle.begin_turn(0);
        for (const BattleEvent& event : battle.take_events()) events.push_back(event);
        return events;
    }
    int rows() const { return battle.state().slips.rows.empty() ? 0 : battle.state().slips.rows[512]; }

    const Arsenal arsenal = arsenal_of(ItemBattle::weapons());
    Battle battle;
};

TEST(SuddenDeath, ByDriftIsAnnouncedATurnBeforeTheLandStepsOn) {
    Drifting game("waves");
    std::vector<int> announced, rows;
    for (int turn = 1; turn <= 6; ++turn) {
        const BattleEvents events = game.pass();
        const bool told = count<event::StormRose>(events) > 0 && first<event::StormRose>(events).drifts;
        announced.push_back(told ? first<event::StormRose>(events).step : 0);
        rows.push_back(game.rows());
        EXPECT_LE(std::abs(game.battle.state().air.wind), game.battle.state().rules.most_wind) << "no storm";
    }
    EXPECT_EQ(announced, (std::vector<int>{0, 0, 1, 2, 3, 4}));
    EXPECT_EQ(rows, (std::vector<int>{0, 0, 0, 4, 8, 12}));
    const BattleState& state = game.battle.state();
    for (const int x : {0, 300, 1023}) EXPECT_EQ(state.slips.rows[static_cast<std::size_t>(x)], 12) << x;
}

TEST(SuddenDeath, ByDriftStopsOnceSomebodyIsHurt) {
    Drifting game("waves");
    for (int turn = 1; turn <= 4; ++turn) game.pass();
    ASSERT_EQ(game.rows(), 4);
    game.battle.world().hurt(1, 1, 0);
    for (int turn = 1; turn <= 3; ++turn) game.pass();
    EXPECT_EQ(game.rows(), 4);
    game.pass();
    EXPECT_EQ(game.rows(), 8);
}

TEST(SuddenDeath, ByDriftGoesWhereMoreOfTheMapIs) {
    Drifting game("circle-hill", 0);
    for (int turn = 1; turn <= 5; ++turn) {
        const BattleEvents events = game.pass();
        EXPECT_EQ(count<event::MapEnded>(events), 0);
    }
    EXPECT_EQ(game.rows(), -8);
}

TEST(SuddenDeath, ByDriftIsAStormWhereTheLandTakesNoPart) {
    Drifting game("waves", 0.5, LivingLand::scenery);
    for (int turn = 1; turn <= 6; ++turn)
        for (const auto& rose : of_kind<event::StormRose>(game.pass())) EXPECT_FALSE(rose.drifts);
    EXPECT_EQ(game.rows(), 0);
    EXPECT_GT(std::abs(game.battle.state().air.wind), 0);
}

TEST(SuddenDeath, EndsEveryRoundInWhichAllOnlyPass) {
    for (const std::string& weapons : {kSky, std::string()})
        for (std::uint32_t seed = 1; seed <= 3; ++seed) {
            const Arsenal arsenal = arsenal_of(ItemBattle::weapons() + weapons);
            Battle battle(sudden(12), hilly_level("circle-hill", 2048, seed), arsenal, 4, seed);
            int turns = 0;
            while (tanks_alive(battle.state()) > 1 && turns < 300) {
                ++turns;
                for (const TankId k : ids<TankId>(4)) heal(battle, k, 3);  // as those with a repair kit
                battle.end_turn();
                settle(battle);
                battle.begin_turn(0);
            }
            EXPECT_LE(tanks_alive(battle.state()), 1) << "seed " << seed;
            EXPECT_GT(turns, 16);
        }
}

}  // namespace
}  // namespace terramorph
