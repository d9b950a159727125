#include "ui/app.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "ui/game.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

/// A screen that writes its name and counts what it is told.
struct Named : Screen {
    Named(App& app, std::string name, int& presses, bool clear = false)
        : Screen(app, "named"), name_(std::move(name)), presses_(presses), clear_(clear) {}
    void press(const InputEvent& press) override {
        ++presses_;
        if (press.key == Key::escape) app().pop();
    }
    void draw(Canvas& canvas) override { canvas.text({0, 0}, name_, {}); }
    bool is_overlay() const override { return clear_; }

    std::string name_;
    int& presses_;
    bool clear_;
};

struct Apps : testing::Test {
    void push(std::string name, bool clear = false) {
        game.app.push(std::make_unique<Named>(game.app, std::move(name), presses, clear));
    }

    MemoryStorage storage;
    Game game{storage};
    int presses = 0;
};

}  // namespace

TEST_F(Apps, TheTopScreenIsSeenAndPressed) {
    push("lower");
    push("upper");
    EXPECT_TRUE(game.shows("upper"));
    EXPECT_FALSE(game.shows("lower"));
    game.down("a");
    EXPECT_EQ(presses, 1);
}

TEST_F(Apps, AKeyHeldSinceBeforeAPageOpenedOrClosedDoesNothingThere) {
    push("lower");
    game.down("space");
    game.app.press({.key = Key::space, .repeat = true});
    EXPECT_EQ(presses, 2) << "it repeats where it went down";
    push("upper");
    game.app.press({.key = Key::space, .repeat = true});
    game.app.pop();
    game.app.press({.key = Key::space, .repeat = true});
    EXPECT_EQ(presses, 2);
    game.up("space");
    game.down("space");
    game.app.press({.key = Key::space, .repeat = true});
    EXPECT_EQ(presses, 5) << "pressed anew, it acts again";
}

TEST_F(Apps, AScreenMayCloseItselfWhileItIsPressed) {
    push("lower");
    push("upper");
    game.down("esc");
    EXPECT_TRUE(game.shows("lower"));
}

TEST_F(Apps, BehindADialogItsScreenShows) {
    push("lower");
    push("dialog", true);
    EXPECT_TRUE(game.shows("lower"));
    EXPECT_TRUE(game.shows("dialog"));
}

TEST_F(Apps, AReplacedScreenIsGone) {
    push("lower");
    push("upper");
    game.app.replace(std::make_unique<Named>(game.app, "other", presses));
    EXPECT_TRUE(game.shows("other"));
    game.app.pop();
    EXPECT_TRUE(game.shows("lower"));
}

TEST_F(Apps, BackToTheTitleClosesAllAboveIt) {
    push("lower");
    push("upper");
    game.app.back_to_title();
    EXPECT_FALSE(game.shows("lower"));
    EXPECT_FALSE(game.app.wants_to_quit());
}

TEST_F(Apps, ClosingTheLastScreenQuits) {
    game.app.pop();
    EXPECT_TRUE(game.app.wants_to_quit());
}

TEST_F(Apps, F11TogglesTheWholeScreen) {
    push("screen");
    game.key("f11");
    EXPECT_TRUE(game.app.wants_fullscreen());
    game.key("f11");
    EXPECT_FALSE(game.app.wants_fullscreen());
}

TEST_F(Apps, ASentenceStaysForSomeSeconds) {
    game.app.say("notice", "The disk is full.");
    EXPECT_TRUE(game.shows("The disk is full."));
    game.wait(2);
    EXPECT_TRUE(game.shows("The disk is full."));
    game.wait(10);
    EXPECT_FALSE(game.shows("The disk is full."));
}

TEST_F(Apps, APictureToKeepHasNoSentence) {
    game.app.say("notice", "The disk is full.");
    Picture picture(640, 360);
    game.app.draw_pages(picture.canvas);
    const std::vector<std::string> words = drawn_on(picture.canvas).words;
    EXPECT_FALSE(words.empty());
    EXPECT_EQ(std::ranges::count(words, "The disk is full."), 0);
}

TEST_F(Apps, OneSentenceIsShownAtATimeTheLatest) {
    for (int k = 0; k < 9; ++k) game.app.say("notice", "Sentence " + std::to_string(k));
    EXPECT_TRUE(game.shows("Sentence 8"));
    for (int k = 0; k < 8; ++k) EXPECT_FALSE(game.shows("Sentence " + std::to_string(k)));
    game.wait(10);
    EXPECT_FALSE(game.shows("Sentence")) << "those before it don't come back";
}

TEST_F(Apps, NewsWaitUntilTheyCanBeReadAndOutliveAnswers) {
    game.session().notify("first_news", "The disk is full.");
    game.session().notify("second_news", "The settings are damaged.");
    game.app.say("answer", "No weapon.");
    EXPECT_TRUE(game.has("answer"));
    EXPECT_FALSE(game.has("first_news"));
    game.app.forget_said();
    EXPECT_TRUE(game.has("first_news"));
    EXPECT_FALSE(game.has("second_news"));
    EXPECT_TRUE(game.wait_for("second_news", 0.1, 20));
    EXPECT_FALSE(game.has("first_news"));
}

TEST_F(Apps, AFreshLevelForgetsWhatWasSaidAboutTheLast) {
    game.start();
    game.key("v");
    ASSERT_TRUE(game.has("no_turn_yet"));
    game.key("r");
    EXPECT_FALSE(game.has("no_turn_yet"));
}

TEST_F(Apps, WhatWasSaidInATurnLeavesWithItsShotAndWithTheMatch) {
    for (const bool shot : {true, false}) {
        game.start();
        game.key("v");
        ASSERT_TRUE(game.has("no_turn_yet"));
        shot ? game.key("space") : game.app.back_to_title();
        EXPECT_FALSE(game.has("no_turn_yet")) << shot;
    }
}

TEST_F(Apps, NothingIsDrawnAnewWhileNothingChanges) {
    push("still");
    game.app.advance(1.0 / 60);
    EXPECT_FALSE(game.app.advance(1.0 / 60));
    game.down("a");
    EXPECT_TRUE(game.app.advance(1.0 / 60));
}

TEST_F(Apps, SettingsAreKeptSoonAfterTheyWereChanged) {
    game.wait(1);
    game.session().settings.players[0].name = "Zoe";
    game.wait(1);
    EXPECT_NE(storage.files[kSettingsFile].find("Zoe"), std::string::npos);
    storage.files.clear();
    game.wait(2);
    EXPECT_TRUE(storage.files.empty()) << "only when they were changed";
}

TEST(App, SaysInTheTerminalWhatItSaysOnTheScreen) {
    MemoryStorage storage;
    storage.files[kSettingsFile] = "nothing = sensible";
    std::ostringstream terminal;
    App app(storage, "20260714-120000", all_screens(), &terminal);
    app.say("notice", "Something went wrong.");
    EXPECT_EQ(
        terminal.str().find("terramorph: Couldn't read the settings, which were saved as settings.toml.bad"),
        0u)
        << terminal.str();
    EXPECT_TRUE(terminal.str().ends_with("\nterramorph: Something went wrong.\n")) << terminal.str();
}

}  // namespace terramorph
