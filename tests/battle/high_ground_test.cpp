#include "battle/high_ground.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "battle/battle.h"
#include "support/battles.h"
#include "terrain/cross_section.h"
#include "terrain/generator.h"

namespace terramorph {
namespace {

using namespace test;

/// Land by stretches: how wide each is and how high, in columns.
std::vector<Sixteenths> steps(std::initializer_list<std::pair<int, int>> stretches) {
    std::vector<Sixteenths> surface;
    for (const auto& [wide, high] : stretches) surface.insert(surface.end(), wide, high * kColumn);
    return surface;
}

TEST(HighGround, IsAnEvenStretchThatCliffsCutOff) {
    const auto found = holdings_of(steps({{200, 100}, {150, 180}, {200, 100}}));
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].columns.x0, 200);
    EXPECT_EQ(found[0].columns.x1, 350);
    EXPECT_EQ(found[0].height, 180 * kColumn);
}

TEST(HighGround, MayEndAtAnEdgeOfTheLevelOrAtAHigherCliffButNotLieInAPit) {
    EXPECT_EQ(holdings_of(steps({{200, 180}, {200, 100}})).size(), 1u) << "the edge";
    EXPECT_EQ(holdings_of(steps({{200, 260}, {150, 180}, {300, 100}})).size(), 2u) << "one over the other";
    EXPECT_TRUE(holdings_of(steps({{60, 200}, {200, 100}, {60, 200}})).empty()) << "a pit";
    EXPECT_TRUE(holdings_of(steps({{1000, 100}})).empty()) << "a plain";
}

TEST(HighGround, IsWideAndEvenEnoughAndNoSlopeLeadsThere) {
    EXPECT_TRUE(holdings_of(steps({{200, 100}, {71, 180}, {200, 100}})).empty()) << "narrow";
    EXPECT_EQ(holdings_of(steps({{200, 100}, {72, 180}, {200, 100}})).size(), 1u);
    std::vector<Sixteenths> hill = steps({{200, 100}});
    for (int x = 0; x < 160; ++x) hill.push_back((100 + x / 2) * kColumn);  // 27 degrees
    for (const Sixteenths high : steps({{200, 180}, {200, 100}})) hill.push_back(high);
    EXPECT_TRUE(holdings_of(hill).empty()) << "tracks climb it";
    std::vector<Sixteenths> uneven = steps({{200, 100}, {200, 180}, {200, 100}});
    for (int x = 200; x < 400; x += 50) uneven[x] += 9 * kColumn;
    EXPECT_TRUE(holdings_of(uneven).empty());
}

/// A battle on flat land, which counts as one plateau from a column to another.
class OnHighGround : public testing::Test {
  protected:
    static BattleRules rules(int dollars) {
        BattleRules rules = sudden_rules();
        rules.high_ground = dollars;
        return rules;
    }
    void stand(TankId tank, int x) { state().tank(tank).body.at = {static_cast<float>(x) + 0.5f, kFlat}; }
    BattleState& state() { return const_cast<BattleState&>(battle_.state()); }
    std::vector<event::HeldGround> paid(std::vector<TankId> tanks) {
        battle_.take_events();
        battle_.begin_turn(tanks);
        return of_kind<event::HeldGround>(battle_.take_events());
    }
    void SetUp() override {
        state().holdings = {{{300, 500}, kFlat * kColumn}};
        stand(0, 400);
        stand(1, 700);
    }

    Battle battle_{rules(100), flat_level(), built_in_arsenal(), 3, 1};
};

TEST_F(OnHighGround, PaysATankAtTheBeginningOfItsTurn) {
    stand(2, 800);
    const auto events = paid({0});
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(events[0].tank, 0);
    EXPECT_EQ(events[0].dollars, 100);
    EXPECT_TRUE(paid({1}).empty());
    EXPECT_EQ(paid({0, 1, 2}).size(), 1u) << "when all aim at once";
}

TEST_F(OnHighGround, PaysNobodyWhileEnemiesShareItAndAlliesEach) {
    stand(2, 450);
    EXPECT_TRUE(paid({0}).empty());
    battle_.set_team(0, 1);
    battle_.set_team(2, 1);
    EXPECT_EQ(paid({0}).size(), 1u);
    EXPECT_EQ(paid({0, 2}).size(), 2u);
    battle_.set_team(2, 2);
    state().tank(2).alive = false;
    EXPECT_EQ(paid({0}).size(), 1u) << "a wreck holds nothing";
}

TEST_F(OnHighGround, PaysNobodyInAHoleBelowIt) {
    state().tank(0).body.at.y = kFlat - 15;
    EXPECT_TRUE(holds_ground(state(), 0));
    state().tank(0).body.at.y = kFlat - 25;
    EXPECT_FALSE(holds_ground(state(), 0));
}

TEST(HighGround, IsSoughtOnlyWhereTheRulesPayForIt) {
    const LevelSettings level = hilly_level("plateaus", 2048, 3);
    BattleRules rules = sudden_rules();
    EXPECT_TRUE(Battle(rules, level, built_in_arsenal(), 2, 1).state().holdings.empty());
}

TEST(HighGround, IsFoundOnMostLevelsOfPlateaus) {
    int found = 0;
    for (std::uint32_t seed = 1; seed <= 40; ++seed)
        found += !holdings_of(level_surface(hilly_level("plateaus", 2048, seed))).empty();
    EXPECT_GE(found, 36);
}

}  // namespace
}  // namespace terramorph
