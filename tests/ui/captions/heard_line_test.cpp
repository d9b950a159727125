#include "ui/captions/heard_line.h"

#include <gtest/gtest.h>

#include "ui/game.h"
#include "ui/sound/heard_as.h"

namespace terramorph {

namespace {

/// The words in a line so many pixels wide.
std::vector<std::string> drawn(const HeardLine& line, float wide = 600) {
    Image picture(640, 360, 0xff000000u);
    Canvas canvas(picture, plain_typeface());
    line.draw(canvas, {10, 100, wide, HeardLine::height(canvas)});
    return drawn_on(canvas).words;
}

Sound heard(std::string_view name, float pan = 0) { return {.pan = pan, .name = name}; }

using Words = std::vector<std::string>;

}  // namespace

TEST(HeardLine, NamesWhatIsHeardAndTheSideThatItComesFrom) {
    HeardLine line;
    line.note(heard("thunder", 0.7f));
    line.note(heard("gun fires", -0.7f));
    line.note(heard("splash", 0.1f));
    line.note(heard(""));
    EXPECT_EQ(drawn(line), (Words{"thunder, right", "gun fires, left", "splash"}));
}

TEST(HeardLine, ASoundThatGoesOnStandsOnceAndMovesFromSideToSide) {
    HeardLine line;
    line.note(heard("shell whistles", -0.8f));
    line.advance(2);
    line.note(heard("shell whistles", 0.8f));
    line.advance(2);
    EXPECT_EQ(drawn(line), Words{"shell whistles, right"});
    line.advance(2);
    EXPECT_EQ(drawn(line), Words{});
    EXPECT_FALSE(line.advance(1)) << "the picture may rest";
}

TEST(HeardLine, LeavesOutTheOldestWhereThereIsNoRoom) {
    HeardLine line;
    for (const char* const name : {"one", "two", "three", "four", "five"}) line.note(heard(name));
    EXPECT_EQ(drawn(line), (Words{"two", "three", "four", "five"}));
    EXPECT_EQ(drawn(line, 110).back(), "five");
    EXPECT_LT(drawn(line, 110).size(), 4u);
}

TEST(HeardLine, NamesWhatIsToBeHeardOfABattleButNotWhoseTurnItIs) {
    EXPECT_EQ(heard_as(event::Cracked{}), "earth cracks");
    EXPECT_EQ(heard_as(event::FiredampExploded{}), "firedamp explodes");
    EXPECT_EQ(heard_as(event::Slipped{}), "land moves");
    EXPECT_EQ(heard_as(event::Anchored{}), "chain clanks");
    EXPECT_EQ(heard_as(event::Felled{}), "tree falls");
    EXPECT_EQ(heard_as(event::SignFell{}), "sign falls over");
    EXPECT_EQ(heard_as(event::HutFell{}), "hut collapses");
    EXPECT_EQ(heard_as(event::ConvoyCame{.carts = 3}), "wheels rattle");
    EXPECT_EQ(heard_as(event::ConvoyCame{.carts = 1, .stranger = true}), "something hums");
    EXPECT_EQ(heard_as(event::CartWrecked{}), "cart breaks");
    EXPECT_EQ(heard_as(event::NativesAimed{}), "gun swivels with a creak");
    EXPECT_EQ(heard_as(event::NativesFired{}), "gun fires");
    EXPECT_EQ(heard_as(event::GunWrecked{}), "gun collapses");
    EXPECT_EQ(heard_as(event::StoneBroke{}), "stone breaks");
    EXPECT_EQ(heard_as(event::TowerFell{}), "tower comes down");
    EXPECT_EQ(heard_as(event::CameLoose{}), "boulder rolls");
    EXPECT_EQ(heard_as(event::Shattered{}), "boulder shatters");
    EXPECT_EQ(heard_as(event::Exploded{.radius = 40}), "blast");
    EXPECT_EQ(heard_as(event::Exploded{.radius = 170}), "huge blast");
    EXPECT_EQ(heard_as(event::Beamed{}), "thunder");
    EXPECT_EQ(heard_as(event::Beamed{.tank = 0}), "beam hums");
    EXPECT_EQ(heard_as(event::WeatherChanged{.weather = Weather::rain}), "rain begins");
    EXPECT_EQ(heard_as(event::StormRose{.step = 1}), "storm rises");
    EXPECT_EQ(heard_as(event::StormRose{.step = 1, .drifts = true}), "land groans");
    EXPECT_EQ(heard_as(event::TurnBegan{}), "") << "that's written elsewhere";
}

TEST(HeardLine, StandsAboveTheBarOfABattleOfWhoeverWantsIt) {
    for (const bool wanted : {false, true}) {
        MemoryStorage storage;
        Game game(storage, 2, 1280, 720);
        game.session().preferences[at(Preference::captions)] = wanted;
        game.start();
        game.words();
        const Point bar = game.place_of_part("hud/power");
        ASSERT_FALSE(game.give(Aim{game.match().player(), 900, 500}));
        game.key("space");
        game.wait(0.3);
        EXPECT_EQ(game.shows_in("heard", "gun fires"), wanted);
        EXPECT_EQ(game.has("heard"), wanted);
        EXPECT_LT(game.place_of_part("heard").y, bar.y) << "if it's there at all";
        const double most = 40;
        bool whistles = false, blasts = false;
        for (double waited = 0; waited < most && !blasts; waited += 0.2) {
            game.wait(0.2);
            whistles |= game.shows_in("heard", "shell whistles");
            blasts |= game.shows_in("heard", "blast") || game.has("aftermath");
        }
        EXPECT_EQ(whistles, wanted);
    }
}

}  // namespace terramorph
