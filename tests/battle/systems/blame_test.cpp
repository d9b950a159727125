// Who is to blame for falls and crushing while several shots are under way.
#include <gtest/gtest.h>

#include "support/item_battle.h"

namespace terramorph {
namespace {

using namespace test;

const std::string kDigging =
    weapon_table("excavator", "unlimited = true", R"(on_impact = [{ effect = "carve", radius = 150 }])");

/// Three at 150, 600 and 900: the first digs below the second, the third has fired last.
struct Undermined : ItemBattle {
    explicit Undermined(LooseEarth loose) : ItemBattle(kDigging, 3, rules_of(loose), flat_level(1024, 400)) {
        place(0, 150);
        place(1, 600);
        place(2, 900);
    }
    static BattleRules rules_of(LooseEarth loose) {
        BattleRules rules = calm_rules();
        rules.loose_earth = loose;
        rules.health = 1000;  // all survive
        return rules;
    }
    BattleEvents fire_both() {
        battle.aim(0, 600, power_to_hit(0, 600, 1));
        battle.fire(0, arsenal.find("excavator"));
        battle.aim(2, 900, 900);
        battle.fire(2, arsenal.find("tracer"));
        return settle();
    }
};

TEST(Blame, ForAFallIsHisWhoDugNotHisWhoFiredLast) {
    Undermined game(LooseEarth::pours);
    const auto hurts = of_kind<event::Hurt>(game.fire_both());
    ASSERT_FALSE(hurts.empty());
    for (const event::Hurt& hurt : hurts) {
        EXPECT_EQ(hurt.cause, HurtCause::fall);
        EXPECT_EQ(hurt.by, 0);
    }
}

TEST(Blame, ForWhatComesDownOnATankIsHisWhoDugItLoose) {
    Undermined game(LooseEarth::breaks);
    game.battle.fire(2, game.arsenal.find("tracer"));  // flies while the block falls
    game.battle.world().heap({595, std::vector<Span>(12, Span{480 * kColumn, 600 * kColumn})});
    EffectContext digging;
    digging.at = fixed_place(594, 600);
    digging.tank = 0;
    game.battle.world().apply({effect("carve", {{"radius", 1}})}, digging);
    const auto hurts = of_kind<event::Hurt>(game.settle());
    ASSERT_FALSE(hurts.empty());
    EXPECT_EQ(hurts[0].cause, HurtCause::crush);
    EXPECT_EQ(hurts[0].by, 0);
}

TEST(Blame, EndsWithTheAction) {
    Undermined game(LooseEarth::pours);
    game.fire_both();
    game.battle.fire(2, game.arsenal.find("tracer"));
    EXPECT_TRUE(game.battle.state().dug.empty());
    game.battle.world().place_tank(1, game.tank(1).body.at + Vec2<float>{0, 200});
    const auto hurts = of_kind<event::Hurt>(game.settle());
    ASSERT_FALSE(hurts.empty());
    EXPECT_EQ(hurts[0].by, 2);
}

}  // namespace
}  // namespace terramorph
