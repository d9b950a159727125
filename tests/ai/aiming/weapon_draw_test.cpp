#include "ai/aiming/weapon_draw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "ai/aiming/foothold.h"
#include "support/battles.h"
#include "support/computers.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::the_arsenal;

constexpr int kDraws = 2000;

/// A computer's turn, in which it has fired these weapons before.
class WeaponDraw : public testing::Test {
  protected:
    explicit WeaponDraw() : match_(settings(), the_arsenal()) {
        while (match_.player() != 0) test::give(match_, Pass{match_.player()});
    }

    static MatchSettings settings() {
        MatchSettings settings = test::match_of({computer("chooser"), kPerson}, 1);
        settings.level = test::flat_level(1024, 200);
        settings.set(Rule::health, 1000);
        return settings;
    }

    /// Of many draws among shots worth this much, how many go to each weapon.
    std::map<WeaponId, int> draws(const std::vector<std::pair<std::string_view, float>>& worth,
                                  const PlayerKind& kind = computer("chooser")) const {
        std::vector<Shot> shots;
        for (const auto& [id, value] : worth) shots.push_back({{}, test::weapon(id), value, value});
        std::map<WeaponId, int> drawn;
        Random random(1, 1);
        const BattleView view(match_, 0, 0);
        for (int draw = 0; draw < kDraws; ++draw)
            ++drawn[drawn_shot(view, shots, temperament(kind), random).weapon];
        return drawn;
    }

    Match match_;
};

TEST_F(WeaponDraw, NearEqualsAreFiredNearlyEquallyOften) {
    auto drawn = draws({{"missile", 50}, {"roller", 50}});
    EXPECT_NEAR(drawn[test::weapon("missile")], kDraws / 2, 100);
    drawn = draws({{"missile", 45}, {"roller", 50}});
    EXPECT_NEAR(drawn[test::weapon("missile")], kDraws / 3, 100) << "a tenth less is half as likely";
}

TEST_F(WeaponDraw, WhatIsMuchWorseIsNeverFired) {
    auto drawn = draws({{"missile", 29}, {"roller", 50}});
    EXPECT_EQ(drawn[test::weapon("missile")], 0);
    drawn = draws({{"missile", -5}, {"roller", -2}});
    EXPECT_EQ(drawn[test::weapon("roller")], kDraws) << "of bad ones the best";
}

TEST_F(WeaponDraw, TheOrderOfTheShotsDoesNotMatter) {
    auto drawn = draws({{"roller", 50}, {"missile", 5}});
    EXPECT_EQ(drawn[test::weapon("roller")], kDraws);
    drawn = draws({{"missile", 5}, {"roller", 50}});
    EXPECT_EQ(drawn[test::weapon("roller")], kDraws);
    drawn = draws({{"missile", -1e9F}, {"roller", 1e-6F}});
    EXPECT_EQ(drawn[test::weapon("roller")], kDraws) << "not even where they're worlds apart";
}

TEST_F(WeaponDraw, WhatIsAlwaysThereIsFiredSeldom) {
    auto drawn = draws({{"baby_missile", 50}, {"roller", 50}});
    EXPECT_NEAR(drawn[test::weapon("baby_missile")], kDraws / 5, 100);
    EXPECT_EQ(draws({{"baby_missile", 50}})[test::weapon("baby_missile")], kDraws);
}

TEST_F(WeaponDraw, EachTemperamentHasATaste) {
    auto drawn = draws({{"missile", 50}, {"roller", 50}}, computer("poolshark"));
    EXPECT_NEAR(drawn[test::weapon("roller")], kDraws * 170 / 270, 100);
    drawn = draws({{"missile", 50}, {"roller", 50}}, computer("shooter"));
    EXPECT_NEAR(drawn[test::weapon("roller")], kDraws * 100 / 250, 100);
}

TEST_F(WeaponDraw, WhatWasFiredLatelyIsHalfAsLikely) {
    test::give(match_, Choose{0, test::weapon("tracer")});
    test::give(match_, Fire{0});
    while (match_.player() != 0) test::give(match_, Pass{match_.player()});
    auto drawn = draws({{"tracer", 50}, {"roller", 50}});
    EXPECT_NEAR(drawn[test::weapon("tracer")], kDraws / 3, 100);
}

TEST_F(WeaponDraw, EasyComputersGoByTasteAlone) {
    test::state_of(match_).settings.players[PlayerId(0)].difficulty = Difficulty::easy;
    auto drawn = draws({{"missile", 5}, {"roller", 50}});
    EXPECT_NEAR(drawn[test::weapon("missile")], kDraws / 2, 100);
}

/// The weapons that may be fired straight at somebody with this health, who has or hasn't fired before, among
/// so many enemies.
std::vector<WeaponId> allowed_at(int health, bool has_fired, int enemies) {
    std::vector<PlayerKind> kinds(at(1 + enemies), kPerson);
    kinds[0] = computer("chooser");
    MatchSettings settings = test::match_of(kinds, 1);
    settings.level = test::flat_level(2048, 200);
    settings.set(Rule::health, 1000);
    settings.set(Rule::direct_hit, 0);
    Match match(settings, the_arsenal());
    for (const TankId tank : ids<TankId>(enemies + 1))
        test::battle_of(match).world().place_tank(tank, {200.0f + 600.0f * static_cast<float>(tank), 200});
    test::battle_of(match).world().tank(1).health = health;
    if (has_fired)
        test::state_of(match).tally.record_shot(
            {.player = 1, .weapon = 0, .angle = 900, .power = 0, .turn = 1, .columns = {200, 800, 1400}});
    const BattleView view(match, 0, 0);
    Search search(Way::any, {TankId(1)});
    for (int predictions = 1000000; !search.advance(view, predictions);) continue;
    std::vector<Shot> shots;
    for (const std::string_view id : {"baby_missile", "nuke"})
        shots.push_back({search.found().front(), test::weapon(id), 50, 50});
    std::vector<WeaponId> allowed;
    for (const Shot& shot : without_first_blows(view, shots)) allowed.push_back(shot.weapon);
    return allowed;
}

TEST(FirstBlow, NobodyIsKilledAtOnceBeforeItHasFiredUnlessItIsADuel) {
    const std::vector<WeaponId> mild = {test::weapon("baby_missile")};
    const std::vector<WeaponId> both = {test::weapon("baby_missile"), test::weapon("nuke")};
    EXPECT_EQ(allowed_at(200, false, 2), mild);
    EXPECT_EQ(allowed_at(1000, false, 2), both) << "it will live";
    EXPECT_EQ(allowed_at(1, false, 2), both) << "something is fired all the same";
    EXPECT_EQ(allowed_at(200, true, 2), both);
    EXPECT_EQ(allowed_at(200, false, 1), both);
}

/// The best that a shot with a weapon that moves the ground seems worth.
float best_side_shot(const Match& match) {
    const BattleView view(match, 0, 0);
    Candidate aim;
    aim.victim = 1;
    float best = 0;
    for (const Shot& shot : side_shots(view, aim, temperament(computer("chooser"))))
        best = std::max(best, shot.value);
    return best;
}

TEST_F(WeaponDraw, ExpertsUndermineWhoStandsOnARoofOrBesideAnEdge) {
    auto& world = test::battle_of(match_).world();
    world.place_tank(1, {500, 200});
    test::state_of(match_).settings.players[PlayerId(0)].difficulty = Difficulty::expert;
    const float flat = best_side_shot(match_);
    world.carve({540, std::vector<Span>(80, Span{100 * kColumn, 400 * kColumn})});
    EXPECT_GT(best_side_shot(match_), flat + 5) << "an edge of 100 columns";
    test::state_of(match_).settings.players[PlayerId(0)].difficulty = Difficulty::hard;
    EXPECT_EQ(best_side_shot(match_), flat);
}

/// True if earth is among the shots that do no harm by themselves.
bool would_heap(const Match& match) {
    const BattleView view(match, 0, 0);
    Candidate aim;
    aim.victim = 1;
    return std::ranges::any_of(
        side_shots(view, aim, temperament(computer("chooser"))), [&](const Shot& shot) {
            return role_of(at(match.arsenal().weapons, shot.weapon)) == WeaponRole::earth;
        });
}

TEST_F(WeaponDraw, NobodyHeapsEarthTwiceInARow) {
    const auto record = [&](PlayerId player, std::string_view id) {
        test::state_of(match_).tally.record_shot(
            {.player = player, .weapon = test::weapon(id), .angle = 900, .power = 0, .turn = 1});
    };
    EXPECT_TRUE(would_heap(match_));
    record(0, "ton_of_dirt");
    record(1, "missile");
    EXPECT_FALSE(would_heap(match_));
    record(0, "missile");
    record(1, "dirt_clod");
    EXPECT_TRUE(would_heap(match_)) << "it was somebody else's";
}

TEST_F(WeaponDraw, AHollowIsFeltUnderItsRoof) {
    auto& world = test::battle_of(match_).world();
    const Ground& ground = match_.battle().state().ground;
    EXPECT_EQ(fall_from(ground, 300), 0);
    world.carve({280, std::vector<Span>(40, Span{100 * kColumn, 150 * kColumn})});
    EXPECT_EQ(fall_from(ground, 300), 50);
}

TEST(WeaponRole, IsReadOffTheEffects) {
    const std::pair<std::string_view, WeaponRole> kRolesOf[] = {
        {"missile", WeaponRole::point},       {"nuke", WeaponRole::area},
        {"large_spread", WeaponRole::spread}, {"mirv", WeaponRole::spread},
        {"chain_gun", WeaponRole::spread},    {"air_strike", WeaponRole::strike},
        {"roller", WeaponRole::roll},         {"leapfrog", WeaponRole::roll},
        {"sandhog", WeaponRole::dig},         {"riot_bomb", WeaponRole::dig},
        {"dirt_clod", WeaponRole::earth},     {"liquid_dirt", WeaponRole::earth},
        {"black_rain", WeaponRole::fire},     {"laser", WeaponRole::beam},
        {"shock_wave", WeaponRole::push},     {"shield_sapper", WeaponRole::strip},
        {"plasma_blast", WeaponRole::escape}, {"homing_missile", WeaponRole::trick},
    };
    const auto arsenal = the_arsenal();
    for (const auto& [id, role] : kRolesOf)
        EXPECT_EQ(role_of(at(arsenal->weapons, test::weapon(id))), role) << id;
}

}  // namespace
}  // namespace terramorph
