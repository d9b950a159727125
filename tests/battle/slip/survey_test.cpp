// What the land some rows away looks like.
#include "battle/slip/survey.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "battle/content/needs.h"
#include "support/good_table.h"
#include "support/slip_battle.h"

namespace terramorph {
namespace {

using namespace test;

ItemId surveyor() { return built_in_arsenal().find_item("surveyor"); }

TEST(SlipSurvey, TheSkylineIsTheLandOfThoseRows) {
    for (const Generator* generator : generators()) {
        SlipBattle slip(level_to_slip(generator->name, 3));
        for (const int rows : {-48, -12, 12, 48}) {
            const Skyline skyline = skyline_behind(slip.state(), rows);
            EXPECT_EQ(skyline.rows, std::abs(rows));
            EXPECT_EQ(skyline.heights, slip.surface(rows)) << generator->name << " " << rows;
        }
    }
}

TEST(SlipSurvey, ItIsWhatASlipOfSoManyRowsMakesOfLandThatWasNotEvened) {
    SlipBattle slip(level_to_slip("hill", 4));
    const Skyline before = skyline_behind(slip.state(), 48);
    const std::vector<Sixteenths> anew = level_surface(slip.state().level);
    slip.slip(kAll, 48);
    int seen = 0;
    for (int x = 0; x < slip.ground().width(); ++x) {
        if (slip.begun[at(x)] != anew[at(x)]) continue;
        EXPECT_EQ(slip.ground().generated_surface(x), before.heights[at(x)]) << x;
        ++seen;
    }
    EXPECT_GT(seen, 400) << "the places of tanks are evened";
}

TEST(SlipSurvey, ItGoesOnFromWhereTheLandHasSlipped) {
    SlipBattle slip(level_to_slip("waves", 4));
    slip.slip(kStrip, 48);
    const Skyline skyline = skyline_behind(slip.state(), 12);
    EXPECT_EQ(skyline.rows, 12);
    EXPECT_EQ(skyline.heights[512], slip.surface(60)[512]);
    EXPECT_EQ(skyline.heights[100], slip.surface(12)[100]);
}

TEST(SlipSurvey, ItReachesNoFartherThanTheMap) {
    LevelSettings level = level_to_slip("circle-hill", 4);
    level.cut.position = 10.0 / (level.terrain.depth - 1);
    SlipBattle slip(level);
    EXPECT_EQ(skyline_behind(slip.state(), 48).rows, 10);
    EXPECT_EQ(skyline_behind(slip.state(), 48).heights, slip.surface(10));
    EXPECT_EQ(skyline_behind(slip.state(), -48).rows, 48);
    level.cut.position = 0;
    EXPECT_EQ(skyline_behind(SlipBattle(level).state(), 48).rows, 0);
}

TEST(SlipSurvey, AWeaponMovesAsManyRowsAsItsEffectSays) {
    const auto rows = [](std::string_view id) {
        return rows_moved_by(built_in_arsenal().weapons[weapon(id)]);
    };
    EXPECT_EQ(rows("fault"), 48);
    EXPECT_EQ(rows("rift"), 12);
    EXPECT_EQ(rows("missile"), std::nullopt);
    const Arsenal arsenal = arsenal_of(
        weapon_table("missile", "unlimited = true",
                     R"(at_apex = [{ effect = "split", heads = 2, fan = 60, on_impact = [{ effect = "slip", )"
                     R"(rows = -30 }] }])"));
    EXPECT_EQ(rows_moved_by(arsenal.weapons.front()), 30);
}

TEST(SlipSurvey, WhoeverUsesASurveyorSeesTheLandUntilTheRoundEnds) {
    SlipBattle slip(level_to_slip("waves", 4));
    slip.items(0, "surveyor") = 2;
    slip.battle.begin_turn(0);
    const std::uint64_t before = slip.battle.hash();
    ASSERT_FALSE(slip.battle.validate_use(0, surveyor()));
    slip.battle.use(0, surveyor());
    EXPECT_EQ(slip.state().tank(0).survey, 48);
    EXPECT_EQ(slip.state().tank(1).survey, 0);
    EXPECT_EQ(slip.items(0, "surveyor"), 1);
    slip.items(0, "surveyor") = 2;
    EXPECT_NE(slip.battle.hash(), before);
    EXPECT_EQ(slip.battle.validate_use(0, surveyor())->text(),
              "you already see the land behind and in front");
    for (int turn = 0; turn < 3; ++turn) {
        slip.battle.end_turn();
        settle(slip.battle);
        slip.battle.begin_turn(0);
        EXPECT_EQ(slip.state().tank(0).survey, 48);
    }
}

TEST(SlipSurvey, ChangesNothingElse) {
    SlipBattle one(level_to_slip("waves", 4)), other(level_to_slip("waves", 4));
    one.items(0, "surveyor") = 1;
    one.battle.use(0, surveyor());
    for (SlipBattle* each : {&one, &other}) each->slip(kAll, 12);
    EXPECT_EQ(one.columns(), other.columns());
    one.battle.world().tank(0).survey = 0;
    EXPECT_EQ(one.battle.state().random.drawn(), other.battle.state().random.drawn());
}

TEST(SlipSurvey, IsOfNoUseWhereTheLandTakesNoPart) {
    const Weapon& item = built_in_arsenal().items[surveyor()];
    EXPECT_TRUE(needs_living_land(item));
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery}) {
        SlipBattle slip(level_to_slip("waves", 3), rules_in(land));
        slip.items(0, "surveyor") = 1;
        EXPECT_EQ(slip.battle.validate_use(0, surveyor())->text(), "the land never moves here");
    }
}

}  // namespace
}  // namespace terramorph
