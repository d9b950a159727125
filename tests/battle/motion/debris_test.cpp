#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "battle/world/ways.h"
#include "support/item_battle.h"

#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kGoods = weapon_table("rare", "bundle = 3", R"(on_impact = [{ effect = "blast" }])") +
                           item_table("kit", "bundle = 2", R"(on_use = [{ effect = "repair" }])");

BattleRules generous(int chance = 100) {
    BattleRules rules = calm_rules();
    rules.crates = chance;
    return rules;
}

struct Crates : ItemBattle {
    explicit Crates(const BattleRules& rules = generous(), int width = 1024, int tanks = 2)
        : ItemBattle(kGoods, tanks, rules, flat_level(width), 0) {}

    /// A crate that stands on the ground at a column.
    void put_crate(float x) {
        Debris crate;
        crate.kind = Debris::Kind::crate;
        crate.radius = crate.half_width = kCrateSize;
        crate.body.at = {x, kFlat + kCrateSize + 1};
        battle.world().add_debris(crate);
    }
    int held(int number) const {
        const Kit& kit = battle.state().tanks[number].kit;
        return kit.weapons[arsenal.find("rare")] + kit.items[0];
    }
};

TEST(Crate, ComesAsOftenAsTheRuleSays) {
    for (const int chance : {0, 30, 100}) {
        Crates game(generous(chance));
        int crates = 0;
        std::size_t before = 0;
        for (int turn = 0; turn < 100; ++turn) {
            game.battle.end_turn();
            crates += game.battle.state().debris.size() > before ? 1 : 0;
            before = game.battle.state().debris.size();
        }
        EXPECT_NEAR(crates, chance, chance % 100 == 0 ? 0 : 15);
    }
}

TEST(Crate, SinksUnderAParachuteFarFromAllTanksAndComesToRestInOnePiece) {
    Crates game;
    game.battle.end_turn();
    ASSERT_EQ(game.battle.state().debris.size(), 1u);
    EXPECT_FALSE(game.battle.at_rest());
    float fastest = 0;
    for (int tick = 0; tick < 600 && !game.battle.at_rest(); ++tick) {
        game.battle.step();
        const Debris& crate = game.battle.state().debris[0];
        if (crate.parachute > 0) fastest = std::max(fastest, -crate.body.velocity.y);
    }
    EXPECT_TRUE(game.battle.at_rest());
    EXPECT_GT(fastest, 50);
    EXPECT_LT(fastest, 90);
    ASSERT_EQ(game.battle.state().debris.size(), 1u);
    const Debris& crate = game.battle.state().debris[0];
    EXPECT_EQ(crate.parachute, 0);
    EXPECT_NEAR(crate.body.at.y, kFlat + kCrateSize, 1);
    for (const Tank& tank : game.battle.state().tanks)
        EXPECT_GE(std::abs(tank.body.at.x - crate.body.at.x), 55);
}

TEST(Crate, ComesDownWhereATankCouldDrive) {
    for (const Generator* generator : generators()) {
        BattleRules rules = generous();
        rules.fuel = 150;
        ItemBattle game(kGoods, 4, rules, hilly_level(generator->name, 2048, 7), 0);
        for (int turn = 0; turn < 60; ++turn) {
            game.battle.end_turn();
            if (game.battle.state().debris.empty()) continue;
            const auto x = static_cast<int>(game.battle.state().debris.back().body.at.x);
            int reached = 0;
            for (const TankId tank : ids<TankId>(game.battle.state().tanks)) {
                const int from = static_cast<int>(game.tank(tank).body.at.x);
                const bool gets =
                    std::abs(x - from) <= 150 && can_drive(game.battle.state().ground, from, x - from);
                reached += gets ? 1 : 0;
            }
            EXPECT_GT(reached, 0) << generator->name << " " << x;
        }
    }
}

TEST(Crate, ComesDownForEachTankAsOften) {
    BattleRules rules = generous();
    rules.fuel = 150;
    Crates game(rules, 2048, 2);
    game.place(0, 500);
    game.place(1, 1500);
    int left = 0;
    for (int turn = 0; turn < 100; ++turn) {
        game.battle.end_turn();
        left += game.battle.state().debris.back().body.at.x < 1000 ? 1 : 0;
    }
    EXPECT_NEAR(left, 50, 15);
}

TEST(Crate, SinksForAsLongAsItTakesWhereThePitIsDeep) {
    BattleRules rules = calm_rules();
    rules.loose_earth = LooseEarth::hangs;  // the walls of the pit stand
    ItemBattle game(kGoods, 2, rules, flat_level(2048, 800));
    const int x = game.tank(0).body.at.x > 1024 ? 400 : 1300;
    game.battle.world().carve({x - 60, std::vector<Span>(120, {0_16ths, 800 * kColumn})});
    game.settle();
    Debris crate;
    crate.kind = Debris::Kind::crate;
    crate.radius = crate.half_width = kCrateSize;
    crate.parachute = 60;
    crate.body.at = {static_cast<float>(x), 1000};
    game.battle.world().add_debris(crate);
    EXPECT_EQ(count<event::LimitMet>(game.settle()), 0);
    ASSERT_EQ(game.battle.state().debris.size(), 1u);
    EXPECT_LT(game.battle.state().debris[0].body.at.y, 20);
}

TEST(Crate, OfALevelFullOfTanksThereIsNone) {
    Crates game(generous(), 640, 10);
    for (const TankId k : ids<TankId>(10)) game.place(k, 32 + 64 * k);
    for (int turn = 0; turn < 20; ++turn) game.battle.end_turn();
    EXPECT_TRUE(game.battle.state().debris.empty());
}

TEST(Crate, WhoeverDrivesIntoItHasWhatIsInIt) {
    BattleRules rules = calm_rules();
    rules.fuel = 500;
    Crates game(rules);
    game.put_crate(game.tank(1).body.at.x + 60);
    game.settle();
    EXPECT_EQ(game.held(1), 0);
    game.battle.drive(1, 40);
    const BattleEvents events = game.settle();
    const auto& found = first<event::Found>(events);
    EXPECT_EQ(found.tank, 1);
    EXPECT_EQ(found.count, found.is_item() ? 2 : 3);
    EXPECT_EQ(game.held(1), found.count);
    EXPECT_TRUE(game.battle.state().debris.empty());
}

TEST(Crate, HoldsWeaponsAndItemsButNothingThatThereIsAlwaysMoreOf) {
    Crates game;
    std::set<std::pair<bool, int>> gifts;
    for (int crate = 0; crate < 40; ++crate) {
        game.put_crate(game.tank(0).body.at.x + 30);
        const BattleEvents events = game.settle();
        const auto& found = first<event::Found>(events);
        gifts.insert({found.is_item(), found.number()});
    }
    EXPECT_EQ(gifts, (std::set<std::pair<bool, int>>{{false, game.arsenal.find("rare")}, {true, 0}}));
}

TEST(Crate, FillsNoStockBeyondNinetyNine) {
    Crates game;
    for (int crate = 0; crate < 120; ++crate) {
        game.put_crate(game.tank(0).body.at.x + 30);
        game.settle();
    }
    EXPECT_EQ(game.battle.state().tank(0).kit.items[0], 99);
    EXPECT_EQ(weapon_stock(game.battle.state(), 0, game.arsenal.find("rare")), 99);
}

TEST(Crate, IsNothingToTheDead) {
    Crates game;
    destroy(game.battle, 0, 1);
    game.settle();
    game.put_crate(game.battle.state().tanks[0].body.at.x);
    game.settle();
    EXPECT_EQ(game.battle.state().debris.size(), 1u);
}

TEST(Crate, ABlastSetsItOffAndThatReachesTheNext) {
    Crates game;
    const float x = game.tank(0).body.at.x > 512 ? 200 : 800;
    for (int k = 0; k < 4; ++k) game.put_crate(x + 20 * static_cast<float>(k));
    game.settle();
    explode(game.battle, {static_cast<double>(x) - 30, kFlat + 5}, 30, 100, 1);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Exploded>(events), 1 + 4);
    EXPECT_TRUE(game.battle.state().debris.empty());
}

TEST(Crate, OutOfReachOfABlastStays) {
    Crates game;
    const float x = game.tank(0).body.at.x > 512 ? 200 : 800;
    game.put_crate(x);
    game.settle();
    explode(game.battle, {static_cast<double>(x) - 60, kFlat + 5}, 30, 100, 1);
    game.settle();
    EXPECT_EQ(game.battle.state().debris.size(), 1u);
}

TEST(Crate, StaysFromTurnToTurn) {
    Crates game(calm_rules());
    const float x = game.tank(0).body.at.x > 512 ? 200 : 800;
    game.put_crate(x);
    game.settle();
    for (int turn = 0; turn < 5; ++turn) {
        game.battle.end_turn();
        game.settle();
        game.battle.begin_turn(TankId::at(turn % 2));
    }
    ASSERT_EQ(game.battle.state().debris.size(), 1u);
    EXPECT_NEAR(game.battle.state().debris[0].body.at.x, x, 1);
}

TEST(Crate, WhoseGroundIsTakenAwayFallsAndIsStillThere) {
    Crates game(calm_rules());
    const float x = game.tank(0).body.at.x > 512 ? 200 : 800;
    game.put_crate(x);
    game.settle();
    game.battle.world().carve(disc(static_cast<int>(x) * kColumn, kFlat * kColumn, 60 * kColumn));
    game.settle();
    ASSERT_EQ(game.battle.state().debris.size(), 1u);
    EXPECT_LT(game.battle.state().debris[0].body.at.y, kFlat - 40);
}

/// A level that falls to the right, a column down for each across, to where the tanks stand.
struct Slope : ItemBattle {
    static constexpr int kLength = 300;

    Slope() : ItemBattle(kGoods, 2, hanging_rules(), flat_level(1024), 0) {
        for (const TankId tank : ids<TankId>(2)) place(tank, 800 + 60 * tank);
        std::vector<Span> above;
        for (int x = 0; x < kLength; ++x)
            above.push_back({battle.state().ground.top(100 + x) - x * kColumn, 4000 * kColumn});
        battle.world().carve({100, above});
        settle();
    }

    /// Drops a piece near the slope's head, and returns how long it moves and how far it comes.
    std::pair<Ticks, float> drop(Debris piece) {
        piece.body.at = {130, to_columns(battle.state().ground.top(130)) + 60};
        battle.world().add_debris(piece);
        const Ticks before = battle.state().tick;
        settle();
        return {battle.state().tick - before, battle.state().debris.at(0).body.at.x - 130};
    }
};

TEST(Wreckage, ThatCameDownOnASlopeIsSoonAtRest) {
    for (const Debris::Kind kind : {Debris::Kind::wreck, Debris::Kind::turret}) {
        Slope game;
        Debris piece;
        piece.kind = kind;
        piece.half_width = 6;
        const auto [lasting, way] = game.drop(piece);
        EXPECT_LT(lasting, 2 * kSecond);
        EXPECT_GT(way, 5) << "it doesn't stop dead";
    }
}

TEST(Crate, ThatCameDownOnASlopeStaysNearby) {
    Slope game;
    Debris crate;
    crate.kind = Debris::Kind::crate;
    crate.radius = crate.half_width = kCrateSize;
    crate.parachute = 100;
    const auto [lasting, way] = game.drop(crate);
    EXPECT_LT(lasting, 2 * kSecond);
    EXPECT_LT(way, 60);
}

}  // namespace
}  // namespace terramorph
