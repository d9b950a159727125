#include "ui/screens/galaxy/star_map_screen.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "match/galaxy/people.h"
#include "ui/game.h"

namespace terramorph {

namespace {

struct StarMap : testing::Test {
    StarMap() { game.session().settings.set(Rule::planets, static_cast<double>(PlanetRule::galaxy)); }

    const World& world(int number) { return game.match().journey().galaxy()->worlds[number]; }

    MemoryStorage storage;
    Game game{storage, 2, 1280, 720};
};

}  // namespace

TEST_F(StarMap, ShowsTheWorldOfTheRoundBeforeItBegins) {
    game.start();
    ASSERT_NE(game.match().journey().galaxy(), nullptr);
    const World& first = world(game.match().journey().route().back());
    EXPECT_TRUE(game.has("star_map"));
    EXPECT_TRUE(game.shows(first.level.planet.label));
    EXPECT_EQ(game.numbers_in("star_map/round"), (std::vector{1, 2}));
    EXPECT_TRUE(game.shows(first.level.terrain.generator->label));
}

TEST_F(StarMap, EnterLandsOnTheWorld) {
    game.start();
    game.key("enter");
    game.wait(0.1);
    EXPECT_FALSE(game.has("star_map"));
    EXPECT_TRUE(game.has("hud"));
    EXPECT_TRUE(game.shows(world(game.match().journey().route().back()).level.planet.label));
}

TEST_F(StarMap, AClickLandsToo) {
    game.start();
    game.click_on("land");
    EXPECT_TRUE(game.has("hud"));
}

TEST_F(StarMap, StandsBetweenTheResultsAndTheNextRound) {
    game.start();
    game.key("enter");
    game.end_round();
    game.wait(4);
    ASSERT_EQ(game.match().phase(), Phase::round_over);
    const int next = game.match().state().next_world();
    game.key("enter");
    game.wait(0.1);
    EXPECT_TRUE(game.has("star_map"));
    EXPECT_TRUE(game.shows(world(next).level.planet.label));
    EXPECT_EQ(game.numbers_in("hops"), std::vector{1});
    EXPECT_EQ(game.numbers_in("star_map/round"), (std::vector{2, 2}));
}

TEST_F(StarMap, TellsHowManyCivilizationsCanBeHeard) {
    Values& factors = game.session().settings.galaxy;
    factors = {1, 1, 1, 1, 1, 1, 3000};
    game.start();
    EXPECT_TRUE(game.shows_in("star_map/heard", grouped_text(3000)));
}

TEST_F(StarMap, TellsOfTheLineOfNativesWhereSomeLive) {
    game.session().settings.galaxy = {10, 1, 6, 1, 1, 0, 1};
    game.start();
    const World& here = world(game.match().journey().route().back());
    ASSERT_TRUE(here.intelligent);
    EXPECT_TRUE(game.shows("Natives' gun"));
    const int generations = static_cast<int>(people_of(here).line.size());
    EXPECT_EQ(game.numbers_in("star_map/lineage"), (std::vector{generations, people_of(here).won}));
}

TEST_F(StarMap, TellsOfNoNativesWhereTheLandIsOnlyScenery) {
    game.session().settings.galaxy = {10, 1, 6, 1, 1, 0, 1};
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));
    game.start();
    EXPECT_FALSE(game.shows("Natives' gun"));
}

TEST_F(StarMap, TellsOfNoNativesWhereNobodyThinks) {
    game.session().settings.galaxy = {10, 1, 6, 1, 0, 0, 1};
    game.start();
    EXPECT_FALSE(game.shows("Natives' gun"));
    EXPECT_FALSE(game.has("star_map/lineage"));
}

TEST_F(StarMap, ShowsOnlyTheWayThatHasBeenTravelled) {
    game.start();
    const int next = game.match().state().next_world();
    ASSERT_GE(next, 0);
    EXPECT_FALSE(game.shows(world(next).level.planet.label)) << "where the journey goes is not told";
}

TEST_F(StarMap, WritesNoStarsNameOverAnother) {
    game.session().settings.galaxy = {10, 1, 6, 1, 1, 1, 1e9};
    game.start();
    const auto words = game.words();
    std::vector<Rect> names;
    for (const Star& star : game.match().journey().galaxy()->stars)
        for (std::size_t k = 0; k < words.size(); ++k)
            if (words[k] == star.name) names.push_back(game.drawn.places[k]);
    ASSERT_GT(names.size(), 20u) << "most of 40 find room";
    for (std::size_t k = 0; k < names.size(); ++k) {
        EXPECT_GE(names[k].x, 0);
        EXPECT_LE(names[k].x + names[k].w, 1280);
        for (std::size_t other = 0; other < k; ++other) {
            const Rect a = names[k], b = names[other];
            EXPECT_FALSE(a.x + 1 < b.x + b.w && b.x + 1 < a.x + a.w && a.y + 1 < b.y + b.h &&
                         b.y + 1 < a.y + a.h);
        }
    }
}

TEST_F(StarMap, EscapeKeepsTheMatchForLater) {
    game.start();
    game.key("esc");
    EXPECT_FALSE(game.has("star_map"));
    EXPECT_NE(game.session().unfinished, "");
}

TEST_F(StarMap, GoesOnByItselfWhereOnlyComputersPlay) {
    for (Player& player : game.session().settings.players) player.kind = computer("moron");
    game.start();
    EXPECT_TRUE(game.has("star_map"));
    game.wait(8);
    EXPECT_FALSE(game.has("star_map"));
}

TEST_F(StarMap, IsNotShownInAMatchThatDoesNotTravel) {
    game.session().settings.set(Rule::planets, static_cast<double>(PlanetRule::fixed));
    game.start();
    EXPECT_FALSE(game.has("star_map"));
    EXPECT_TRUE(game.has("hud"));
}

}  // namespace terramorph
