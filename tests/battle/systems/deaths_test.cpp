// How tanks die, whom they take along, and who is to blame.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kBigDeath =
    weapon_table("bang", R"(role = "death")",
                 R"(on_death = [{ effect = "blast", radius = 120, strength = 300, digs = "no" }])");

const std::string kVengeance =
    weapon_table("whimper", R"(role = "death")",
                 R"(on_death = [{ effect = "blast", radius = 5, strength = 0, digs = "no" }])") +
    item_table("vengeance", R"(on_death = [{ effect = "blast", radius = 95, digs = "no" }])");

/// Tanks in a row, so far apart, on the flat.
void line_up(ItemBattle& game, int apart) {
    for (const TankId tank : ids<TankId>(game.battle.state().tanks))
        game.battle.world().place_tank(tank, {static_cast<float>(60 + apart * tank), kFlat});
    game.settle();
}

std::vector<TankId> dead_in_order(const BattleEvents& events) {
    std::vector<TankId> dead;
    for (const auto& event : of_kind<event::Died>(events)) dead.push_back(event.tank);
    return dead;
}

TEST(Deaths, AreDrawnFromTheArsenalByTheirChances) {
    std::map<float, int> drawn;
    const auto death = [](std::string_view id, int chance, int radius) {
        return weapon_table(id, R"(role = "death")", concat("chance = ", chance),
                            concat(R"(on_death = [{ effect = "blast", radius = )", radius, " }]"));
    };
    const Arsenal arsenal = arsenal_of(ItemBattle::weapons() + death("often", 30, 21) +
                                       death("seldom", 10, 22) + death("never", 0, 23));
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        Battle battle(calm_rules(), flat_level(640), arsenal, 2, seed);
        destroy(battle, 1, 0);
        battle.step();
        ++drawn[first<event::Exploded>(battle.take_events()).radius];
    }
    EXPECT_EQ(drawn.size(), 2u);
    EXPECT_NEAR(drawn[21], 150, 25);
    EXPECT_NEAR(drawn[22], 50, 25);
}

TEST(Deaths, WithoutAnyInTheArsenalAreASmallBlast) {
    for (int apart = 16; apart < 44; ++apart) {
        ItemBattle plain("", 2);
        ItemBattle same(weapon_table("small", R"(role = "death")",
                                     R"(on_death = [{ effect = "blast", radius = 36, strength = 100 }])"),
                        2);
        for (ItemBattle* game : {&plain, &same}) {
            line_up(*game, apart);
            destroy(game->battle, 1, -1);
            game->settle();
        }
        EXPECT_EQ(plain.tank(0).health, same.tank(0).health) << apart;
    }
}

TEST(Deaths, RunAlongARowOneAfterTheOtherAndWhoBeganItIsToBlame) {
    ItemBattle game(kBigDeath, 8);
    line_up(game, 100);
    destroy(game.battle, 3, 0);
    const BattleEvents events = game.settle();
    EXPECT_EQ(tanks_alive(game.battle.state()), 0);
    const std::vector<TankId> dead = dead_in_order(events);
    ASSERT_EQ(dead.size(), 8u);
    EXPECT_EQ(dead.front(), 3);
    EXPECT_EQ(std::set<int>(dead.begin() + 1, dead.begin() + 3), (std::set<int>{2, 4}));
    for (const auto& died : of_kind<event::Died>(events)) EXPECT_EQ(died.by, 0);
    for (const auto& hurt : of_kind<event::Hurt>(events)) EXPECT_EQ(hurt.by, 0);
}

TEST(Deaths, ARowThatStandsFartherApartIsSafe) {
    ItemBattle game(kBigDeath, 5);
    line_up(game, 170);
    destroy(game.battle, 2, 0);
    game.settle();
    EXPECT_EQ(tanks_alive(game.battle.state()), 4);
}

TEST(Deaths, TenInOneCraterThatDieAtOnceDieOnceEach) {
    BattleRules rules = calm_rules();
    rules.fall_damage = false;
    rules.wreckage = true;
    ItemBattle game(kBigDeath, 10, rules, flat_level(640));
    game.battle.world().carve(disc(320 * kColumn, kFlat * kColumn, 190 * kColumn));
    game.settle();
    for (const TankId tank : ids<TankId>(10)) destroy(game.battle, tank, 4);
    game.battle.take_events();
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Died>(events), 10);
    EXPECT_EQ(count<event::Exploded>(events), 10);
    EXPECT_EQ(count<event::Hurt>(events), 0) << "there was nothing left to lose";
    EXPECT_EQ(tanks_alive(game.battle.state()), 0);
}

TEST(Deaths, ABlastThatKillsTenInOneCraterIsTenDeaths) {
    BattleRules rules = calm_rules();
    rules.fall_damage = false;
    ItemBattle game(kVengeance, 10, rules, flat_level(640));
    game.battle.world().carve(disc(320 * kColumn, kFlat * kColumn, 190 * kColumn));
    game.settle();
    explode(game.battle, {320, 30}, 400, 500, 7);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Died>(events), 10);
    EXPECT_EQ(tanks_alive(game.battle.state()), 0);
    for (const TankId tank : ids<TankId>(10))
        EXPECT_EQ(game.tank(tank).kit.items[game.item("vengeance")], 2) << tank;
}

TEST(Deaths, VengeanceIsTheDeadTanksOwnAndUsedUp) {
    ItemBattle game(kVengeance, 3);
    line_up(game, 100);
    game.battle.world().place_tank(2, {900, kFlat});
    game.settle();
    destroy(game.battle, 1, 2);
    const BattleEvents events = game.settle();
    EXPECT_EQ(game.battle.state().tank(1).kit.items[game.item("vengeance")], 2);
    EXPECT_EQ(game.battle.state().tank(0).kit.items[game.item("vengeance")], 3);
    const auto hurts = of_kind<event::Hurt>(events);
    const auto by_the_dead = std::ranges::find(hurts, TankId(0), &event::Hurt::tank);
    ASSERT_NE(by_the_dead, hurts.end());
    EXPECT_EQ(by_the_dead->by, 1);
    EXPECT_TRUE(game.tank(0).alive);
}

TEST(Deaths, AVengeanceMayBringAboutTheNext) {
    ItemBattle game(kVengeance, 5);
    line_up(game, 80);
    for (const TankId k : ids<TankId>(5)) game.tank(k).health = 20;
    destroy(game.battle, 0, -1);
    const BattleEvents events = game.settle();
    EXPECT_EQ(dead_in_order(events), (std::vector<TankId>{0, 1, 2, 3, 4}));
    for (const auto& died : of_kind<event::Died>(events))
        EXPECT_EQ(died.by, died.tank - 1) << "the one before it";
}

TEST(Deaths, MayBeAnythingThatWeaponsAre) {
    ItemBattle game(weapon_table("undermine", R"(role = "death")",
                                 R"(on_death = [{ effect = "dig", heads = 8, length = 60 }])"),
                    2);
    destroy(game.battle, 1, 0);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Died>(events), 1);
    EXPECT_GT(count<event::Dug>(events), 0);
}

}  // namespace
}  // namespace terramorph
