#include <gtest/gtest.h>

#include "app/player/menu_keys.h"
#include "ui/screens/menu/menu.h"
#include "ui/screens/options/options_screen.h"

namespace terramorph {

namespace {

/// Any button of a pad will do.
void touch_pad(Game& game) {
    InputEvent press{.kind = InputEvent::Kind::down, .key = Key::none};
    press.button = "ls";
    game.app.press(press);
    press.kind = InputEvent::Kind::up;
    game.app.press(press);
}

struct BattleShown : OwnStorage, Game {
    BattleShown() : OwnStorage("en"), Game(storage, 2, 1280, 720) {
        start();
        key("left");
    }
};

TEST(HudHints, NameTheButtonsOfThePadThatWasUsedLast) {
    BattleShown game;
    EXPECT_EQ(game.text_of("hints/menu"), "Esc menu");
    EXPECT_EQ(game.text_of("hints/look"), "Z view");
    touch_pad(game);
    EXPECT_EQ(game.text_of("hints/menu"), "B menu");
    EXPECT_EQ(game.text_of("hints/look"), "LS view");
}

TEST(HudHints, NameKeysAgainAfterAKey) {
    BattleShown game;
    touch_pad(game);
    game.key("right");
    EXPECT_EQ(game.text_of("hints/menu"), "Esc menu");
}

TEST(HudHints, NameTheKeyWhereAPadHasNoButton) {
    BattleShown game;
    game.session().controls.bind(Control::map, Device::pad, "");
    touch_pad(game);
    EXPECT_EQ(game.text_of("hints/map"), "M map");
}

TEST(HudHints, NameTheButtonThatAPlayerHasBound) {
    BattleShown game;
    game.session().controls.bind(Control::look, Device::pad, "y");
    touch_pad(game);
    EXPECT_EQ(game.text_of("hints/look"), "Y view");
}

TEST(HudHints, NameWhatTheMouseDoesOnceItIsUsed) {
    BattleShown game;
    game.click({5, 5});
    EXPECT_EQ(game.text_of("hints/menu"), "menu") << "it's clicked itself";
    EXPECT_EQ(game.text_of("hints/weapons"), "all weapons");
    EXPECT_EQ(game.text_of("fire"), "Fire");
    EXPECT_EQ(game.text_of("weapon/tab"), "→");
    game.pointer(InputEvent::Kind::pointer_move, {6, 6});
    EXPECT_EQ(game.text_of("hints/menu"), "menu");
    game.key("right");
    game.pointer(InputEvent::Kind::pointer_move, {9, 9});
    EXPECT_EQ(game.text_of("hints/menu"), "Esc menu") << "a mouse may be pushed by accident";
    touch_pad(game);
    EXPECT_EQ(game.text_of("hints/menu"), "B menu");
}

TEST(HudHints, TellANewcomerHowToAimWithTheMouse) {
    OwnStorage own("en");
    Game game(own.storage, 2, 1280, 720);
    game.session().preferences[at(Preference::tips)] = static_cast<double>(TipsWanted::beginners);
    game.session().settings.set(Rule::direct_hit, 0);
    game.start();
    game.key("space");  // until then there's the lesson alone
    game.wait_for_turn();
    game.wait(0.5);
    EXPECT_FALSE(game.has("hints/aim")) << "the bar has the keys";
    game.app.press({.kind = InputEvent::Kind::wheel, .at = {5, 5}, .wheel = 1});
    EXPECT_EQ(game.text_of("hints/aim"), "Drag aim");
    EXPECT_EQ(game.text_of("hints/power"), "Wheel power");
    const auto aim = game.drawn.find("hints/aim");
    ASSERT_TRUE(aim);
    EXPECT_EQ(game.drawn.places[aim->first].h, game.drawn.places[aim->first + 1].h) << "words, not a key";
    EXPECT_FALSE(game.has("hints/fire")) << "there's a button for it";
}

TEST(HudHints, AreClickedByTheMouseLikeButtons) {
    BattleShown game;
    game.click({5, 5});
    ASSERT_TRUE(game.has("hints/weapons") && game.has("hints/drive"));
    const Rect button = game.drawn.places[game.drawn.find("hints/weapons")->first];
    const Rect next = game.drawn.places[game.drawn.find("hints/drive")->first];
    EXPECT_LT(next.x - (button.x + button.w), 30) << "no room for words it hasn't";
    game.click(game.place_of_part("hints/weapons"));
    EXPECT_TRUE(game.has("stock_list"));
}

TEST(HudHints, NameNothingOfAMouseToAFinger) {
    BattleShown game;
    game.app.press({.kind = InputEvent::Kind::pointer_down, .at = {5, 5}, .reach = 20});
    EXPECT_FALSE(game.session().mouse);
}

TEST(HudBar, NamesTheButtonThatFires) {
    BattleShown game;
    EXPECT_NE(game.text_of("fire").find("Space"), std::string::npos);
    touch_pad(game);
    EXPECT_EQ(game.text_of("fire").find("Space"), std::string::npos);
}

TEST(MenuHints, NameTheButtonsOfThePadThatWasUsedLast) {
    Menu menu(options_screen);
    EXPECT_EQ(menu.text_of("key_hints"), "Q E tab ↑ ↓ choose ← → change Del default Esc back");
    touch_pad(menu);
    EXPECT_EQ(menu.text_of("key_hints"), "LB RB tab ↑ ↓ choose ← → change B back");
    menu.key("down");
    EXPECT_EQ(menu.text_of("key_hints"), "Q E tab ↑ ↓ choose ← → change Del default Esc back");
}

TEST(MenuHints, LeaveOutWhatAPadHasNoButtonFor) {
    EXPECT_EQ(menu_caps(Device::pad, "del"), "");
    EXPECT_EQ(menu_caps(Device::keyboard, "del"), "Del");
    EXPECT_EQ(menu_caps(Device::pad, "enter space"), "A") << "named once";
    EXPECT_EQ(menu_caps(Device::keyboard, "1 - 4"), "1 - 4");
}

}  // namespace

}  // namespace terramorph
