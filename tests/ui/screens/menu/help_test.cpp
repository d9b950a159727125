#include "ui/screens/menu/help_screen.h"

#include <gtest/gtest.h>

#include "ui/screens/menu/menu.h"

namespace terramorph {

namespace {

/// Of the page's tables; the foot has keys of its own.
std::ptrdiff_t rows_with(Game& game, std::string_view key) {
    const std::vector<std::string> all = game.words();
    const std::string foot = game.text_of("key_hints");
    return std::ranges::count(all, key) - std::ranges::count(words(foot), key);
}

TEST(Help, NamesTheKeysOfTheBattle) {
    Menu menu(help_screen);
    for (const std::string_view key : {"← →", "↑ ↓", "Shift + arrow", "0-9, Enter", "Tab", "Space", "R", "M",
                                       "W", "I", "A, D", "T", "F", "H", "Esc", "F1", "F11", "F12"}) {
        EXPECT_EQ(rows_with(menu, key), 1) << key;
    }
    EXPECT_TRUE(menu.has("mouse"));
    EXPECT_TRUE(menu.has("pad"));
    EXPECT_TRUE(menu.has("armory"));
}

TEST(Help, NamesEveryKeyThatTheBattleHintsAt) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const std::vector<std::string> battle = game.words();
    game.app.push(help_screen(game.app));
    int hints = 0;
    for (const std::string& word : battle) {
        const bool letter = word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z';
        if (!letter && word != "Tab" && word != "Space" && word != "Esc") continue;
        ++hints;
        const bool drives = word == "A" || word == "D";  // the help has them in one row
        EXPECT_EQ(rows_with(game, drives ? "A, D" : word), 1) << word;
    }
    EXPECT_GE(hints, 5);
}

TEST(Help, LightsUpWhatAPressedKeyDoes) {
    for (const char* name : {"left", "up", "shift+left", "7", "tab", "space", "r", "m", "f", "f1", "f12", "w",
                             "i", "a", "d", "t", "h"}) {
        Menu menu(help_screen);
        const Image before = menu.picture;
        menu.key(name);
        menu.words();
        EXPECT_FALSE(std::ranges::equal(before.pixels(), menu.picture.pixels())) << name;
        EXPECT_TRUE(menu.has("help")) << name;
    }
}

TEST(Help, GoesBackByKeysAndByThePointer) {
    for (const char* name : {"enter", "esc"}) {
        Menu menu(help_screen);
        menu.key(name);
        EXPECT_TRUE(menu.has("title")) << name;
    }
    Menu menu(help_screen);
    menu.click_on(menu.widget_of("back"));
    EXPECT_TRUE(menu.has("title"));
}

TEST(Help, ComesByItsKeyOnTheTitleToo) {
    MemoryStorage storage;
    Game game(storage);
    game.key("f1");
    EXPECT_TRUE(game.has("help"));
    game.key("esc");
    EXPECT_TRUE(game.has("title"));
}

TEST(Help, GoesBackToTheBattleItWasAskedFrom) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const std::uint64_t before = game.match().hash();
    game.key("f1");
    EXPECT_TRUE(game.has("help"));
    game.key("space");
    game.key("esc");
    EXPECT_TRUE(game.has("hud"));
    EXPECT_EQ(game.match().hash(), before) << "keys tried on the page do nothing in battle";
}

}  // namespace

}  // namespace terramorph
