#include <gtest/gtest.h>

#include "support/battles.h"
#include "support/minds.h"

namespace terramorph {
namespace {

using test::the_arsenal;

/// Two tanks on a table far from each other, in this wind.
std::unique_ptr<Match> windy_match(const PlayerKind& mind, int wind) {
    MatchSettings settings = test::match_of({mind, mind}, 1);
    settings.level = test::flat_level(2048, 200);
    settings.set(Rule::stock, 0);
    auto match = std::make_unique<Match>(settings, the_arsenal());
    test::battle_of(*match).world().place_tank(match->player(), {200, 200});
    test::battle_of(*match).world().place_tank(1 - match->player(), {1600, 200});
    test::battle_of(*match).world().set_wind(wind);
    return match;
}

/// The aim that it would fire with if its hand were steady.
Thought::Candidate chosen(const PlayerKind& mind, int wind) {
    const auto match = windy_match(mind, wind);
    return test::thought_of(*match, mind).weighed.back();
}

/// By how many columns that aim misses the other in the wind as it is.
float miss(const PlayerKind& mind, int wind) {
    const Thought::Candidate aim = chosen(mind, wind);
    const auto match = windy_match(mind, wind);
    const int player = match->player();
    const Prediction end = match->battle().predict_shot(player, aim.angle, aim.power);
    for (const Hull& hull : match->battle().state().hulls)
        if (hull.tank != player) return distance_to(hull, columns_of(end.contact.at));
    return -1;
}

TEST(Shooter, KnowsNothingOfTheWind) {
    const Thought::Candidate calm = chosen(computer("shooter"), 0);
    const Thought::Candidate storm = chosen(computer("shooter"), 20);
    EXPECT_EQ(calm.angle, storm.angle);
    EXPECT_EQ(calm.power, storm.power);
    EXPECT_LT(miss(computer("shooter"), 0), 15);
    EXPECT_GT(miss(computer("shooter"), 25), 40);
    EXPECT_GT(miss(computer("shooter"), -25), 40);
}

TEST(Spoiler, AllowsForTheWind) {
    const Thought::Candidate calm = chosen(computer("spoiler"), 0);
    const Thought::Candidate storm = chosen(computer("spoiler"), 20);
    EXPECT_TRUE(calm.angle != storm.angle || calm.power != storm.power);
    for (const int wind : {-25, -20, 0, 20, 25}) EXPECT_LT(miss(computer("spoiler"), wind), 1) << wind;
}

TEST(Shooter, FiresFlatAndTheTosserHigh) {
    EXPECT_LT(chosen(computer("shooter"), 0).angle, 350);
    EXPECT_GT(chosen(computer("tosser"), 0).angle, 480);
}

TEST(Shooter, RaisesItsBarrelOverAHill) {
    const auto match = windy_match(computer("shooter"), 0);
    test::battle_of(*match).world().heap(test::block(700, 800, 200, 420));
    const Thought thought = test::thought_of(*match, computer("shooter"));
    const Thought::Candidate aim = thought.weighed.back();
    EXPECT_GT(aim.angle, 320);
    const Prediction end = match->battle().predict_shot(match->player(), aim.angle, aim.power);
    EXPECT_NEAR(columns_of(end.contact.at).x, 1600, 40);
}

TEST(Spoiler, AllowsForThickAirAndPull) {
    for (const double gravity : {60.0, 250.0}) {
        MatchSettings settings = test::match_of({computer("spoiler"), computer("spoiler")}, 1);
        settings.level = test::flat_level(1024, 200);
        settings.set(Rule::viscosity, 8);
        settings.set(Rule::gravity, gravity);
        settings.set(Rule::wind_growth, 10);
        settings.set(Rule::stock, 0);
        Match match(settings, the_arsenal());
        const int player = match.player();
        test::battle_of(match).world().place_tank(player, {300, 200});
        test::battle_of(match).world().place_tank(1 - player, {560, 200});
        test::battle_of(match).world().set_wind(15);
        const Thought::Candidate aim = test::thought_of(match, computer("spoiler")).weighed.back();
        EXPECT_EQ(match.battle().predict_shot(player, aim.angle, aim.power).contact.tank, 1 - player);
    }
}

}  // namespace
}  // namespace terramorph
