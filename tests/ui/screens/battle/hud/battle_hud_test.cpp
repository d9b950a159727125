#include "ui/screens/battle/hud/hud.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "support/matches.h"
#include "ui/game.h"

namespace terramorph {

namespace {

/// Pairs of words that cover each other, and words beyond an edge; outlines of words stand on themselves.
std::vector<std::string> unreadable(const DrawnScreen& drawn, Rect screen) {
    std::vector<std::string> found;
    for (std::size_t a = 0; a < drawn.words.size(); ++a) {
        const Rect& one = drawn.places[a];
        if (drawn.words[a].empty()) continue;
        if (one.x < screen.x || one.y < screen.y || one.x + one.w > screen.w || one.y + one.h > screen.h)
            found.push_back(drawn.words[a]);
        for (std::size_t b = 0; b < a; ++b) {
            const Rect& other = drawn.places[b];
            const float wide = std::min(one.x + one.w, other.x + other.w) - std::max(one.x, other.x);
            const float high = std::min(one.y + one.h, other.y + other.h) - std::max(one.y, other.y);
            if (wide > 1 && high > 2 && drawn.words[a] != drawn.words[b])
                found.push_back(concat(drawn.words[a], " on ", drawn.words[b]));
        }
    }
    return found;
}

}  // namespace

TEST(BattleHud, NothingCoversAnythingInTheSmallestWindowWithTenPlayers) {
    for (const char* planet : {"dusk", "ice", "great-lakes"}) {
        MemoryStorage storage;
        Game game(storage, 10);
        MatchSettings& settings = game.session().settings;
        settings.players[0].name = "Bartholomew";
        settings.players[9].name = "Wilhelmina";
        settings.level.planet = *find_planet(built_in_planets(), planet);
        settings.level.planet.set(PlanetValue::rain, 100);
        settings.set(Rule::rounds, 30);
        settings.set(Rule::walls, 3);
        settings.set(Rule::ceiling, 1);
        settings.set(Rule::wind, 100);
        game.start();
        ASSERT_FALSE(game.give(Aim{game.match().player(), 1234, 1000}));
        for (const bool banner : {true, false}) {
            EXPECT_EQ(game.has("banner"), banner);
            EXPECT_EQ(unreadable(game.drawn, {0, 0, 640, 360}), std::vector<std::string>()) << planet;
            game.wait(3);
        }
    }
}

TEST(BattleHud, TheWeatherHasAPlaceOfItsOwn) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.level.planet.set(PlanetValue::rain, 100);
    game.start();
    test::battle_state_of(game.match()).lake = 10 * kColumn;
    EXPECT_TRUE(game.has("weather"));
    EXPECT_FALSE(game.has("hud/weather")) << "it's no value of the bar";
}

TEST(BattleHud, WhoeverAimsSeesItsPowerAtTheTankAndThatOfItsLastShot) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const PlayerId shooter = game.match().player();
    EXPECT_TRUE(game.has("power_arc"));
    EXPECT_FALSE(game.has("hud/last_power")) << "it has not fired yet";
    const int angle = game.playing().body.at.x < 320 ? 1350 : 450;  // out of the level
    ASSERT_FALSE(game.give(Aim{shooter, angle, 812}));
    game.key("space");
    game.wait(0.1);
    EXPECT_FALSE(game.has("power_arc"));
    EXPECT_FALSE(game.has("hud/last_power"));
    game.wait_for_turn();
    for (int turns = 0; turns < 3 && game.match().player() != shooter; ++turns) {
        ASSERT_FALSE(game.give(Aim{game.match().player(), 1800 - angle, 1000}));
        game.key("space");
        game.wait_for_turn();
    }
    ASSERT_EQ(game.match().player(), shooter);
    EXPECT_EQ(game.numbers_in("hud/last_power"), std::vector{812});
}

TEST(BattleHud, TellsHowManyShotsAreLeftOrThatThereIsNoEnd) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    EXPECT_EQ(game.text_of("hud/weapon/stock"), "∞");
    game.key("tab");
    EXPECT_EQ(game.text_of("hud/weapon/stock"), "×2");
}

}  // namespace terramorph
