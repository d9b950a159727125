// Where the rounds of a match are fought: planets, the march and the galaxy.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/index.h"
#include "match/galaxy/cut_advance.h"
#include "match/match.h"
#include "support/battles.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::give;
using test::small_match;
using test::the_arsenal;

MatchSettings settings_of(PlanetRule planets, int rounds, std::uint32_t seed = 1) {
    MatchSettings settings = small_match(2, rounds, seed);
    settings.set(Rule::planets, static_cast<double>(planets));
    settings.set(Rule::health, 10);
    settings.set(Rule::living_land, static_cast<double>(LivingLand::off));  // which takes long to begin
    return settings;
}

/// Ends the round without a shot, for no command does so at once.
void end_this_round(Match& match) {
    auto& battle = test::battle_of(match);
    for (const TankId tank : ids<TankId>(battle.state().tanks)) battle.world().hurt(tank, 1000, -1);
    give(match, Fire{match.player()});
    ASSERT_NE(match.phase(), Phase::aiming);
}

void next_round(Match& match) {
    end_this_round(match);
    give(match, NextRound{});
}

TEST(Journey, AFixedPlanetIsThePlanetOfEveryRound) {
    MatchSettings settings = settings_of(PlanetRule::fixed, 4);
    settings.level.planet = *find_planet(built_in_planets(), "ice");
    Match match(settings, the_arsenal());
    std::set<std::uint32_t> seeds;
    for (int round = 1; round <= 4; ++round) {
        EXPECT_EQ(match.level().planet, settings.level.planet);
        EXPECT_EQ(match.journey().galaxy(), nullptr);
        EXPECT_EQ(match.state().next_world(), -1);
        EXPECT_TRUE(match.journey().route().empty());
        seeds.insert(match.level().terrain.seed);
        if (round < 4) next_round(match);
    }
    EXPECT_EQ(seeds.size(), 4u);
}

TEST(Journey, RandomPlanetsAreAllOfThem) {
    std::set<std::string> met;
    Match match(settings_of(PlanetRule::random, 60), the_arsenal());
    for (int round = 1; round < 60; ++round) {
        met.insert(match.level().planet.name);
        const std::string planet = match.level().planet.name;
        give(match, NewLevel{});
        EXPECT_EQ(match.level().planet.name, planet);
        next_round(match);
    }
    EXPECT_EQ(met.size(), built_in_planets().size());

    std::set<std::string> second;
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        Match other(settings_of(PlanetRule::random, 2, seed), the_arsenal());
        next_round(other);
        second.insert(other.level().planet.name);
    }
    EXPECT_EQ(second.size(), built_in_planets().size());
}

TEST(Journey, TheFirstPlanetIsTheOneThatWasChosen) {
    for (const Planet& chosen : built_in_planets()) {
        MatchSettings settings = settings_of(PlanetRule::random, 3);
        settings.level.planet = chosen;
        Match match(settings, the_arsenal());
        EXPECT_EQ(match.level().planet, chosen);
        give(match, NewLevel{});
        EXPECT_EQ(match.level().planet, chosen);
    }
}

TEST(Journey, RandomPlanetsAreThoseOfTheMatch) {
    const auto two = std::make_shared<Planets>(
        Planets{*find_planet(built_in_planets(), "moon"), *find_planet(built_in_planets(), "ice")});
    std::set<std::string> met;
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
        Match match(settings_of(PlanetRule::random, 2, seed), the_arsenal(), two);
        next_round(match);
        met.insert(match.level().planet.name);
    }
    EXPECT_EQ(met, (std::set<std::string>{"ice", "moon"}));
}

TEST(Journey, OnTheMoonThereIsNoWindWhateverTheRules) {
    MatchSettings settings = settings_of(PlanetRule::fixed, 1);
    settings.level.planet = *find_planet(built_in_planets(), "moon");
    settings.set(Rule::wind, 200);
    Match match(settings, the_arsenal());
    for (int turn = 0; turn < 20; ++turn) {
        EXPECT_EQ(match.battle().state().air.wind, 0);
        EXPECT_EQ(match.battle().state().weather, Weather::fair);
        give(match, Pass{match.player()});
    }
    EXPECT_EQ(match.battle().state().rules.gravity, 33);
}

TEST(Journey, AdvancingTheCutStaysOnTheSameMap) {
    for (const char* generator : {"circle-hill", "waves"}) {
        MatchSettings settings = settings_of(PlanetRule::fixed, 6);
        settings.level = test::hilly_level(generator, 640, 5);
        settings.set(Rule::cut_advance, 25);
        Match match(settings, the_arsenal());
        for (int round = 0; round < 5; ++round) {
            EXPECT_EQ(match.level(), advance_cut(settings.level, 25, round));
            next_round(match);
        }
    }
}

TEST(Journey, AFreshLevelBeginsAtTheStartOfAFreshMap) {
    MatchSettings settings = settings_of(PlanetRule::fixed, 6);
    settings.set(Rule::cut_advance, 10);
    Match match(settings, the_arsenal());
    next_round(match);
    give(match, NewLevel{});
    const LevelSettings fresh = match.level();
    EXPECT_NE(fresh.terrain.seed, settings.level.terrain.seed);
    EXPECT_EQ(fresh.cut, settings.level.cut);
    next_round(match);
    EXPECT_EQ(match.level(), advance_cut(fresh, 10, 1));
}

TEST(Journey, AGalaxyIsTravelledWorldByWorld) {
    MatchSettings settings = settings_of(PlanetRule::galaxy, 5);
    settings.galaxy[at(Drake::stars)] = 0.1;  // one star
    settings.galaxy[at(Drake::with_planets)] = 1;
    const Galaxy galaxy = draw_galaxy(settings);
    Match match(settings, the_arsenal());
    ASSERT_TRUE(match.journey().galaxy());
    EXPECT_EQ(match.journey().galaxy()->route, galaxy.route);
    for (int round = 1; round <= 5; ++round) {
        const int world = match.journey().route().back();
        EXPECT_EQ(match.journey().route().size(), static_cast<std::size_t>(round));
        EXPECT_EQ(world, galaxy.route[round - 1]);
        EXPECT_EQ(match.level(), galaxy.worlds[world].level);
        EXPECT_EQ(match.state().next_world(), round < 5 ? galaxy.route[round] : -1);
        if (round < 5) next_round(match);
    }
}

TEST(Journey, OnlyWorldsThatCallHaveAMarketForWhatTheyCallAbout) {
    MatchSettings settings = settings_of(PlanetRule::galaxy, 12, 3);
    settings.set(Rule::armory, 1);
    for (const Drake each : {Drake::living, Drake::intelligent, Drake::broadcasting})
        settings.galaxy[at(each)] = each == Drake::broadcasting ? 0.5 : 1;
    settings.galaxy[at(Drake::years)] = 1e6;
    Match match(settings, the_arsenal());
    std::set<bool> met;
    for (int round = 1; round <= 12; ++round) {
        const World& world = at(match.journey().galaxy()->worlds, match.journey().route().back());
        EXPECT_EQ(!match.shop().called_about().empty(), world.broadcasting) << round;
        met.insert(world.broadcasting);
        while (match.phase() == Phase::shopping) give(match, Ready{match.player()});
        if (round < 12) next_round(match);
    }
    EXPECT_EQ(met.size(), 2u) << "calling and silent ones";
}

TEST(Journey, AFreshLevelInAGalaxyIsOtherLandOnTheSameWorld) {
    Match match(settings_of(PlanetRule::galaxy, 3), the_arsenal());
    const LevelSettings before = match.level();
    give(match, NewLevel{});
    EXPECT_EQ(match.level().planet, before.planet);
    EXPECT_NE(match.level().terrain.seed, before.terrain.seed);
    EXPECT_EQ(match.journey().route().size(), 1u);
    next_round(match);
    EXPECT_EQ(match.level(), match.journey().galaxy()->worlds[match.journey().route()[1]].level);
}

TEST(Journey, AWorldThatIsMetAgainShowsOtherLandUnlessScarsStay) {
    for (const bool stay : {false, true}) {
        MatchSettings settings = settings_of(PlanetRule::galaxy, 100);
        settings.galaxy[at(Drake::stars)] = 0;
        settings.set(Rule::scars, stay);
        Match match(settings, the_arsenal());
        give(match, NewLevel{});
        const LevelSettings first = match.level();
        const auto worlds = match.journey().galaxy()->worlds.size();
        EXPECT_EQ(worlds, 60u);
        for (std::size_t round = 0; round < worlds; ++round) next_round(match);
        EXPECT_EQ(match.journey().route().back(), match.journey().route().front());
        EXPECT_EQ(match.level().planet, first.planet);
        EXPECT_EQ(match.level() == first, stay);
        EXPECT_EQ(match.state().scarred_in(), stay ? 1 : 0);
    }
}

/// Two tanks on flat land under water.
MatchSettings drowned(int health, int damage) {
    MatchSettings settings = settings_of(PlanetRule::fixed, 1);
    settings.level = test::flat_level(640, 40);
    settings.level.planet.set(PlanetValue::water, 60);
    settings.level.planet.set(PlanetValue::most_wind, 0);
    settings.set(Rule::health, health);
    settings.set(Rule::water_damage, damage);
    return settings;
}

TEST(Drowning, TakesItsShareOnceAtTheEndOfEveryTurn) {
    Match match(drowned(100, 7), the_arsenal());
    give(match, Pass{match.player()});
    for (const Tank& tank : match.battle().state().tanks) EXPECT_EQ(tank.health, 93);
    const int right = 450;
    const int left = 1350;
    const auto at = [&](PlayerId player) { return match.battle().state().tanks[player].body.at.x; };
    const bool is_left = at(match.player()) < at(test::the_other(match.player()));
    give(match, Aim{match.player(), is_left ? left : right, 900});  // out of the level: flown, but no hit
    give(match, Fire{match.player()});
    for (const Tank& tank : match.battle().state().tanks) EXPECT_EQ(tank.health, 86);
    EXPECT_EQ(match.turn(), 3);
}

TEST(Drowning, EndsARoundThatNobodyShootsIn) {
    Match match(drowned(100, 10), the_arsenal());
    MatchEvents events;
    int turns = 0;
    for (; match.phase() == Phase::aiming; ++turns) events = give(match, Pass{match.player()});
    EXPECT_EQ(turns, 10);
    EXPECT_EQ(test::count<event::Died>(events), 2);
    EXPECT_EQ(match.phase(), Phase::match_over);
    EXPECT_EQ(match.state().winner, -1);
    for (const Score& score : match.scores().match()) {
        EXPECT_EQ(score.kills, 0);
        EXPECT_EQ(score.own_goals, 0);
        EXPECT_EQ(score.points, 0);
    }
}

TEST(Drowning, SparesTheOneWhoHasWon) {
    Match match(drowned(10, 10), the_arsenal());
    const PlayerId loser = match.player();
    test::battle_of(match).world().hurt(tank_of(loser), 10, -1);
    give(match, Fire{loser});
    EXPECT_EQ(match.phase(), Phase::match_over);
    EXPECT_EQ(match.state().winner, test::the_other(loser));
}

}  // namespace
}  // namespace terramorph
