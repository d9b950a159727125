// How tanks die, whom they take along, and who is to blame.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

constexpr std::string_view kBigDeath = R"(
[bang]
name = "Bang"
role = "death"
on_death = [{ effect = "blast", radius = 120, strength = 300, digs = "no" }]
)";

constexpr std::string_view kVengeance = R"(
[whimper]
name = "Whimper"
role = "death"
on_death = [{ effect = "blast", radius = 5, strength = 0, digs = "no" }]
[vengeance]
name = "Vengeance"
role = "item"
on_death = [{ effect = "blast", radius = 95, digs = "no" }]
)";

/// Tanks in a row, so far apart, on the flat.
void line_up(ItemBattle& game, int apart) {
    for (std::size_t k = 0; k < game.battle.state().tanks.size(); ++k)
        game.battle.world().place_tank(static_cast<int>(k),
                                       {static_cast<float>(60 + apart * static_cast<int>(k)), kFlat});
    game.settle();
}

std::vector<int> dead_in_order(const BattleEvents& events) {
    std::vector<int> dead;
    for (const auto& event : of_kind<event::Died>(events)) dead.push_back(event.tank);
    return dead;
}

TEST(Deaths, AreDrawnFromTheArsenalByTheirChances) {
    std::map<float, int> drawn;
    const Arsenal arsenal = arsenal_of(concat(ItemBattle::kWeapons, R"(
[often]
name = "Often"
role = "death"
chance = 30
on_death = [{ effect = "blast", radius = 21 }]
[seldom]
name = "Seldom"
role = "death"
chance = 10
on_death = [{ effect = "blast", radius = 22 }]
[never]
name = "Never"
role = "death"
chance = 0
on_death = [{ effect = "blast", radius = 23 }]
)"));
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
        ItemBattle same(R"(
[small]
name = "Small"
role = "death"
on_death = [{ effect = "blast", radius = 36, strength = 100 }]
)",
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
    const std::vector<int> dead = dead_in_order(events);
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
    game.battle.world().carve(disc(320 * kSub, kFlat * kSub, 190 * kSub));
    game.settle();
    for (int k = 0; k < 10; ++k) destroy(game.battle, k, 4);
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
    game.battle.world().carve(disc(320 * kSub, kFlat * kSub, 190 * kSub));
    game.settle();
    explode(game.battle, {320, 30}, 400, 500, 7);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Died>(events), 10);
    EXPECT_EQ(tanks_alive(game.battle.state()), 0);
    for (int k = 0; k < 10; ++k)
        EXPECT_EQ(game.battle.state().tank(k).kit.items[game.item("vengeance")], 2) << k;
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
    for (int k = 0; k < 5; ++k) game.tank(k).health = 20;
    destroy(game.battle, 0, -1);
    const BattleEvents events = game.settle();
    EXPECT_EQ(dead_in_order(events), (std::vector<int>{0, 1, 2, 3, 4}));
    for (const auto& died : of_kind<event::Died>(events))
        EXPECT_EQ(died.by, died.tank - 1) << "the one before it";
}

TEST(Deaths, MayBeAnythingThatWeaponsAre) {
    ItemBattle game(R"(
[undermine]
name = "Undermine"
role = "death"
on_death = [{ effect = "dig", heads = 8, length = 60 }]
)",
                    2);
    destroy(game.battle, 1, 0);
    const BattleEvents events = game.settle();
    EXPECT_EQ(count<event::Died>(events), 1);
    EXPECT_GT(count<event::Dug>(events), 0);
}

}  // namespace
}  // namespace terramorph
