#include "ui/screens/battle/hand_over/hand_over.h"

#include <gtest/gtest.h>

#include "support/two.h"
#include "ui/screens/armory/armory_game.h"
#include "ui/screens/battle/people.h"

namespace terramorph {

namespace {

TEST(HandOver, NamesWhoIsToTakeTheSeatAndWhatComes) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.start();
    const std::string name = game.match().player(game.visitor()).name;
    EXPECT_TRUE(game.shows_in("hand_over", name));
    EXPECT_EQ(game.numbers_in("hand_over/to_armory"), std::vector{1});
}

TEST(HandOver, HidesEveryPurseAndAllGoods) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.open();
    game.key("down");
    game.key("enter");
    game.key("r");
    ASSERT_TRUE(game.has("hand_over"));
    for (const char* const secret : {"$", "600", "1,000", "Boulder", "Comet", "×"})
        EXPECT_FALSE(game.shows(secret)) << secret;
}

TEST(HandOver, SaysWhoComesAfterAndHowOneStands) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.start();
    const std::string other = game.match().player(test::the_other(game.visitor())).name;
    EXPECT_TRUE(game.shows_in("hand_over", other));
    EXPECT_EQ(game.numbers_in("hand_over/facts"), (std::vector{1, 2})) << "of two rounds";
    game.key("enter");
    game.key("r");
    ASSERT_TRUE(game.has("hand_over"));
    EXPECT_FALSE(game.shows_in("hand_over", game.match().player(test::the_other(game.visitor())).name))
        << "who has already shopped";
}

TEST(HandOver, LeadsFromTheTitleToBattleByAFewPresses) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.words();
    for (const char* const press : {"right", "enter", "enter", "space", "space"}) {
        EXPECT_TRUE(!game.session().runner || game.match().phase() == Phase::shopping);
        game.key(press);
        game.wait(0.1);
        game.words();
    }
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_FALSE(game.match().state().fired);
    for (const PlayerId each : {PlayerId(0), PlayerId(1)})
        EXPECT_LT(game.money(each), 200) << "both have been equipped";
}

TEST(HandOver, IsNothingThatAHeldKeyPasses) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.start();
    InputEvent held;
    ASSERT_TRUE(parse_key("space", held));
    held.repeat = true;
    game.app.press(held);
    EXPECT_TRUE(game.has("hand_over"));
    EXPECT_EQ(game.match().phase(), Phase::shopping);
}

TEST(HandOver, ButtonsLeadTheSameWaysAsTheKeys) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.start();
    const int first = game.visitor();
    game.click_on("space");
    EXPECT_NE(game.visitor(), first);
    game.click_on("enter");
    EXPECT_TRUE(game.shows_in("armory/round", "1"));
    EXPECT_TRUE(game.shows_in("armory/money", grouped_text(1000)));
}

TEST(HandOver, EscapePausesAndKeepsTheMatch) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    game.start();
    game.key("esc");
    EXPECT_TRUE(game.has("pause"));
    game.key("esc");
    EXPECT_TRUE(game.has("hand_over"));
}

TEST(HandOver, WithOneWayIsPassedByEnterSpaceAndAClick) {
    for (const char* const how : {"enter", "space", "click"}) {
        MemoryStorage storage;
        ArmoryGame game(storage);
        game.start();
        int passed = 0;
        game.app.push(hand_over_screen(game.app, 1, {"secret", "aim in secret"}, [&] { ++passed; }));
        EXPECT_TRUE(game.has("hand_over/secret"));
        if (std::string_view(how) == "click")
            game.click({5, 5});
        else
            game.key(how);
        EXPECT_EQ(passed, 1) << how;
        EXPECT_FALSE(game.has("hand_over/secret")) << how;
    }
}

TEST(HandOver, HasItsButtonsFreeOfSentences) {
    MemoryStorage storage;
    Game game(storage);
    bool ready = false;
    game.start();
    game.app.push(hand_over_screen(game.app, 0, {"to_aim", "Aim."}, [&] { ready = true; }));
    for (int k = 0; k < 3; ++k)
        game.app.say("told",
                     "A sentence that is so long that it takes up two lines at least, wherever it stands.");
    ASSERT_TRUE(game.has("told"));
    const float button = game.place_of_part("enter").y;
    for (std::size_t k = 0; k < game.drawn.words.size(); ++k) {
        if (!game.drawn.words[k].starts_with("A sentence")) continue;
        EXPECT_LT(game.drawn.places[k].y + game.drawn.places[k].h, button - 10);
    }
}

TEST(HandOver, IsForSeveralPeopleOnly) {
    MatchSettings settings = default_settings();
    const auto arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    settings.level.terrain.width = 640, settings.level.terrain.depth = 64;
    EXPECT_TRUE(several_people(Match(settings, arsenal)));
    settings.players[1].kind = computer("moron");
    EXPECT_FALSE(several_people(Match(settings, arsenal)));
}

}  // namespace

}  // namespace terramorph
