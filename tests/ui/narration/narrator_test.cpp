#include "ui/narration/narrator.h"

#include <gtest/gtest.h>

#include "ui/narration/listener.h"
#include "ui/screens/armory/armory_game.h"
#include "ui/screens/menu/menu.h"
#include "ui/screens/options/options_screen.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/settings/settings_screen.h"

namespace terramorph {

namespace {

using Lines = std::vector<std::string>;

/// Looks at the same thing until it has stayed long enough.
void stay(Narrator& narrator, const Spoken& spoken, std::string_view screen = "page") {
    for (int k = 0; k < 30; ++k) narrator.look(screen, spoken, kFrame);
}

}  // namespace

TEST(Narrator, SaysEachSentenceOnALineOfItsOwnWithoutControlCharacters) {
    std::ostringstream told;
    Narrator narrator;
    narrator.say("nobody listens yet");
    narrator.tell_to(told);
    narrator.say("the wind \x1b[31mturns\nnorth");
    narrator.say("");
    narrator.say("Fire!");
    const std::string all = told.str();
    EXPECT_EQ(std::ranges::count(all, '\n'), 2);
    EXPECT_TRUE(all.starts_with("The wind "));
    EXPECT_TRUE(all.ends_with(".\nFire!\n"));
    EXPECT_TRUE(std::ranges::none_of(all, [](char each) { return each != '\n' && each >= 0 && each < ' '; }));
}

TEST(Narrator, PutsPiecesBehindEachOtherAsSentences) {
    EXPECT_EQ(sentences({"sound", "", "Mute: off", "no sound at all."}),
              "Sound. Mute: off. No sound at all.");
    EXPECT_EQ(sentences({}), "");
}

TEST(Narrator, SaysAHeadingOnceAndWhatHasTheFocusWheneverItChanges) {
    std::ostringstream told;
    Narrator narrator;
    narrator.tell_to(told);
    stay(narrator, {"Options", "Mute"});
    stay(narrator, {"Options", "Mute"});
    stay(narrator, {"Options", "Volume"});
    stay(narrator, {"", "Volume"}, "battle");
    stay(narrator, {"Options", "Volume"});
    EXPECT_EQ(told.str(), "Options. Mute.\nVolume.\nVolume.\nOptions. Volume.\n");
}

TEST(Narrator, WaitsUntilTheKeysRest) {
    std::ostringstream told;
    Narrator narrator;
    narrator.tell_to(told);
    for (int k = 0; k < 60; ++k) EXPECT_TRUE(narrator.look("page", {"", concat("Power: ", k)}, kFrame));
    EXPECT_EQ(told.str(), "");
    stay(narrator, {"", "Power: 59"});
    EXPECT_EQ(told.str(), "Power: 59.\n");
    EXPECT_FALSE(narrator.look("page", {"", "Power: 59"}, kFrame)) << "the picture may rest now";
}

TEST(Narrator, TellsLabelValueAndHelpOfWhatHasTheFocus) {
    Menu menu(options_screen);
    NarrationListener listener(menu.app);
    menu.wait(1);
    EXPECT_EQ(listener.lines(), Lines{"Options. Volume: 100%. Everything you hear."});
    menu.key("left");
    menu.wait(1);
    EXPECT_TRUE(any_has(listener.lines(), "Volume: 9"));
    menu.click_on(menu.widget_of("comfort"));
    menu.key_on(menu.widget_of("flashes"), "left");
    menu.wait(1);
    EXPECT_EQ(listener.lines(), Lines{"Flashes: soft. How bright impacts flash."});
}

TEST(Narrator, TellsWhichKeysAControlHasAndThatItWaitsForAnother) {
    Menu menu(options_screen);
    NarrationListener listener(menu.app);
    menu.click_on(menu.widget_of("controls"));
    menu.key_on(menu.widget_of("fire"), "up");
    menu.key("down");
    menu.wait(1);
    EXPECT_TRUE(any_has(listener.lines(), "Fire: Space, A."));
    menu.key("enter");
    menu.wait(1);
    EXPECT_EQ(listener.lines(), Lines{"Fire: press a key or button."});
    menu.key("tab");
    menu.wait(1);
    EXPECT_EQ(listener.lines(), Lines{"Fire: Tab, A. Also: Next weapon."});
}

TEST(Narrator, TellsWhoseCellOfThePlayersHasTheFocus) {
    Menu menu(players_screen);
    NarrationListener listener(menu.app);
    menu.form().focus_on(1);
    menu.wait(1);
    const auto lines = listener.lines();
    EXPECT_TRUE(any_has(lines, "Players. " + menu.session().settings.players.front().name + ". Color: "));
}

TEST(Narrator, ReadsTheMarkedGoodOfTheArmoryAndTheMoney) {
    MemoryStorage storage;
    ArmoryGame game(storage);
    NarrationListener listener(game.app);
    game.open();
    game.wait(1);
    EXPECT_TRUE(any_has(listener.lines(), ". Boulder ×0. ")) << "the first that can be bought";
    game.key("enter");
    game.wait(1);
    const auto lines = listener.lines();
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_TRUE(lines[0].starts_with("$600. Boulder ×2. ")) << lines[0];
    EXPECT_NE(lines[0].find("Price: $400."), std::string::npos) << lines[0];
    EXPECT_TRUE(lines[0].ends_with("A heavy one.")) << lines[0];
}

TEST(Narrator, NamesASearchBeforeAnythingIsTyped) {
    Menu menu(settings_screen);
    NarrationListener rules(menu.app);
    menu.click_on(menu.widget_of("search"));
    menu.wait(1);
    EXPECT_TRUE(any_has(rules.lines(), "Search"));
    MemoryStorage storage;
    ArmoryGame armory(storage);
    armory.open();
    NarrationListener goods(armory.app);
    armory.key("/");
    armory.wait(1);
    EXPECT_TRUE(any_has(goods.lines(), "Search"));
}

TEST(Narrator, ReadsSentencesOfTheScreenAtOnce) {
    MemoryStorage storage;
    Game game(storage);
    NarrationListener listener(game.app);
    game.app.say("note", "That one is taken");
    EXPECT_EQ(listener.lines(), Lines{"That one is taken."});
}

TEST(Narrator, EveryPageSaysWhatItIsAndWhatKeysActOn) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    NarrationListener listener(game.app);
    for (const char* const page : {"practice", "terrain", "replays", "options", "help", "names", "rules"}) {
        const std::string_view door = page;
        if (door == "names" || door == "rules") game.click_on("change");
        game.wait(1);
        listener.lines();
        game.click_on(page);
        game.words();
        game.wait(1);
        const auto lines = listener.lines();
        ASSERT_EQ(lines.size(), 1u) << page;
        EXPECT_GE(std::ranges::count(lines.front(), '.'), 2) << lines.front();
        while (!game.has("title")) game.key("esc"), game.words();
    }
}

TEST(Narrator, SpeaksThePlayersLanguage) {
    Menu menu(options_screen, 2, 1280, 720, "de");
    NarrationListener listener(menu.app);
    menu.wait(1);
    EXPECT_TRUE(any_has(listener.lines(), "Optionen."));
}

}  // namespace terramorph
