#include <gtest/gtest.h>

#include <cmath>

#include "ai/aiming/gunner.h"
#include "support/battles.h"
#include "support/computers.h"

namespace terramorph {
namespace {

using test::the_arsenal;

/// Two tanks on a table far from each other, in this wind.
std::unique_ptr<Match> windy_match(const PlayerKind& kind, int wind, std::uint32_t seed = 1) {
    MatchSettings settings = test::match_of({kind, kind}, seed);
    settings.level = test::flat_level(2048, 200);
    settings.set(Rule::stock, 0);
    settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));  // no trees
    auto match = std::make_unique<Match>(settings, the_arsenal());
    test::battle_of(*match).world().place_tank(tank_of(match->player()), {200, 200});
    test::battle_of(*match).world().place_tank(tank_of(test::the_other(match->player())), {1600, 200});
    test::battle_of(*match).world().set_wind(wind);
    return match;
}

/// The aim that it would fire with if its hand were steady.
Thought::Candidate chosen(const PlayerKind& kind, int wind, std::uint32_t seed = 1) {
    const auto match = windy_match(kind, wind, seed);
    return test::thought_of(*match, kind).weighed.back();
}

/// By how many columns such aims miss the other in the wind as it is, on average.
float mean_miss_in(const PlayerKind& kind, int wind) {
    constexpr int kMatches = 24;
    float sum = 0;
    for (std::uint32_t seed = 1; seed <= kMatches; ++seed) {
        const Thought::Candidate aim = chosen(kind, wind, seed);
        const auto match = windy_match(kind, wind, seed);
        const PlayerId player = match->player();
        const Prediction end = match->battle().predict_shot(tank_of(player), aim.angle, aim.power);
        for (const Hull& hull : match->battle().state().hulls)
            if (hull.tank != tank_of(player)) sum += distance_to(hull, columns_of(end.contact.at)) / kMatches;
    }
    return sum;
}

TEST(Shooter, TheMoreWindTheWorse) {
    for (const int wind : {-25, 25})
        EXPECT_GT(mean_miss_in(computer("shooter"), wind), 3 * mean_miss_in(computer("shooter"), 0)) << wind;
}

/// By how much it misreads this wind, on average.
float mean_misreading(const PlayerKind& kind, int wind) {
    constexpr int kMatches = 24;
    float sum = 0;
    for (std::uint32_t seed = 1; seed <= kMatches; ++seed) {
        const auto match = windy_match(kind, wind, seed);
        const BattleView view(*match, match->player(), 0);
        const Gunner gunner(view, Difficulty::normal, temperament(kind), view.enemies().front());
        sum += static_cast<float>(std::abs(gunner.wind() - wind)) / kMatches;
    }
    return sum;
}

TEST(Shooter, MisreadsTheWindMoreThanTheSpoiler) {
    EXPECT_GT(mean_misreading(computer("shooter"), 25), 1.5f * mean_misreading(computer("spoiler"), 25));
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
    const Prediction end = match->battle().predict_shot(tank_of(match->player()), aim.angle, aim.power);
    EXPECT_NEAR(columns_of(end.contact.at).x, 1600, 40);
}

TEST(Spoiler, AllowsForThickAirAndPull) {
    for (const double gravity : {60.0, 250.0}) {
        MatchSettings settings = test::match_of({computer("spoiler"), computer("spoiler")}, 1);
        settings.level = test::flat_level(1024, 200);
        settings.set(Rule::viscosity, 8);
        settings.set(Rule::gravity, gravity);
        settings.set(Rule::wind_growth, 10);
        for (Player& player : settings.players) player.difficulty = Difficulty::expert;
        settings.set(Rule::stock, 0);
        Match match(settings, the_arsenal());
        const PlayerId player = match.player();
        test::battle_of(match).world().place_tank(tank_of(player), {300, 200});
        test::battle_of(match).world().place_tank(tank_of(test::the_other(player)), {560, 200});
        const Thought::Candidate aim = test::thought_of(match, computer("spoiler")).weighed.back();
        const Prediction end = match.battle().predict_shot(tank_of(player), aim.angle, aim.power);
        EXPECT_NEAR(columns_of(end.contact.at).x, 560, 50);
    }
}

}  // namespace
}  // namespace terramorph
