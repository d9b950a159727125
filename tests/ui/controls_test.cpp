#include "app/player/controls.h"

#include <gtest/gtest.h>

#include "ui/game.h"
#include "ui/screens/menu/menu.h"
#include "ui/screens/options/options_screen.h"

namespace terramorph {

namespace {

InputEvent of_key(std::string_view name) {
    InputEvent press;
    EXPECT_TRUE(parse_key(name, press)) << name;
    return press;
}

InputEvent of_button(std::string_view button) {
    InputEvent press;
    press.button = button;
    return press;
}

TEST(Controls, MeanWhatTheyDoAtFirst) {
    const Controls controls;
    for (const ControlKind& kind : kControls)
        EXPECT_EQ(key_name(controls.meaning(of_key(kind.key))), kind.key);
    EXPECT_EQ(key_name(controls.meaning(of_button("a"))), "space");
    EXPECT_EQ(key_name(controls.meaning(of_key("7"))), "7");
    EXPECT_EQ(key_name(controls.meaning(of_key("shift+left"))), "shift+left");
    EXPECT_EQ(controls.meaning(of_key("shift+tab")).key, Key::back_tab);
}

TEST(Controls, MoveToAnotherKeyAndLeaveTheOldOneEmpty) {
    Controls controls;
    controls.bind(Control::fire, Device::keyboard, "f");
    controls.bind(Control::faster, Device::keyboard, "page_up");
    EXPECT_EQ(key_name(controls.meaning(of_key("f"))), "space");
    EXPECT_EQ(key_name(controls.meaning(of_key("page_up"))), "f");
    EXPECT_EQ(controls.meaning(of_key("space")).key, Key::none);
    EXPECT_EQ(key_name(controls.meaning(of_button("a"))), "space") << "the pad's are its own";
}

TEST(Controls, KeepShiftWhereverTheyAre) {
    Controls controls;
    controls.bind(Control::turn_left, Device::keyboard, "j");
    controls.bind(Control::next_weapon, Device::keyboard, "n");
    EXPECT_EQ(key_name(controls.meaning(of_key("shift+j"))), "shift+left");
    EXPECT_EQ(controls.meaning(of_key("shift+n")).key, Key::back_tab);
}

TEST(Controls, KnowTheirRivals) {
    Controls controls;
    EXPECT_EQ(controls.rival(Control::fire, Device::keyboard), Control::fire);
    controls.bind(Control::map, Device::keyboard, "space");
    EXPECT_EQ(controls.rival(Control::fire, Device::keyboard), Control::map);
    EXPECT_EQ(controls.rival(Control::map, Device::keyboard), Control::fire);
    EXPECT_EQ(controls.rival(Control::thought, Device::pad), Control::thought) << "none is no rival of none";
}

TEST(Controls, FireWithTheKeyThatThePlayerChose) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    game.session().controls.bind(Control::fire, Device::keyboard, "g");
    game.key("space");
    EXPECT_FALSE(game.match().state().fired);
    EXPECT_EQ(game.text_of("hud/fire"), "Fire G");
    game.key("g");
    EXPECT_TRUE(game.match().state().fired);
}

TEST(Controls, StayAsTheyAreInMenus) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    game.session().controls.bind(Control::fire, Device::keyboard, "g");
    game.key("esc");
    game.key("space");
    EXPECT_FALSE(game.has("pause")) << "Space presses Resume";
}

TEST(Controls, AreNamedForTheDeviceUsedLast) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    EXPECT_EQ(game.text_of("hud/weapon/tab"), "Tab");
    InputEvent look = of_button("ls");
    look.key = Key::none;
    game.app.press(look);
    EXPECT_EQ(game.text_of("hud/weapon/tab"), "X");
    EXPECT_EQ(game.text_of("hints/menu"), "B menu");
    EXPECT_EQ(game.text_of("hints/weapons"), "RT all weapons");
    EXPECT_EQ(game.text_of("hints/map"), "R↑ map");
    game.key("z");
    EXPECT_EQ(game.text_of("hud/weapon/tab"), "Tab");
}

TEST(Controls, OfAPadAloneReachWeaponsItemsCoachAndMap) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const auto press = [&](std::string_view button, std::string_view menu_key = "") {
        InputEvent event;
        parse_key(menu_key, event);
        event.button = button;
        game.app.press(event);
        game.wait(0.1);
    };
    press("rt");
    EXPECT_TRUE(game.has("stock_list"));
    press("y", "r");
    EXPECT_FALSE(game.has("stock_list")) << "a pad types no name, but closes the list";
    press("lt");
    EXPECT_TRUE(game.has("no_items")) << "this match has none";
    press("r_down");
    EXPECT_TRUE(game.has("no_advice")) << "nobody has missed";
    press("r_up");
    EXPECT_TRUE(game.has("map"));
}

TEST(Controls, AreTheSameAtTheNextStart) {
    Menu menu(options_screen);
    menu.click_on(menu.widget_of("controls"));
    menu.key_on(menu.widget_of("fire"), "enter");
    EXPECT_TRUE(menu.has("waits"));
    menu.key("g");
    menu.key("enter");
    menu.app.press(of_button("rb"));
    EXPECT_FALSE(menu.has("waits"));
    Game later(menu.storage);
    EXPECT_EQ(later.session().controls.bound(Control::fire, Device::keyboard), "g");
    EXPECT_EQ(later.session().controls.bound(Control::fire, Device::pad), "rb");
    EXPECT_EQ(later.session().controls.bound(Control::map, Device::keyboard), "m");
}

TEST(Controls, ShowWhichOnesShareAKey) {
    Menu menu(options_screen);
    menu.click_on(menu.widget_of("controls"));
    EXPECT_FALSE(menu.has("conflict"));
    menu.key_on(menu.widget_of("fire"), "enter");
    menu.key("tab");
    EXPECT_EQ(menu.count("conflict"), 2);
    menu.key("del");
    EXPECT_FALSE(menu.has("conflict"));
}

TEST(Controls, GiveUpWithEscapeAndRefuseWhatHasAnotherUse) {
    Menu menu(options_screen);
    menu.click_on(menu.widget_of("controls"));
    menu.key_on(menu.widget_of("fire"), "enter");
    menu.key("esc");
    EXPECT_TRUE(menu.has("controls_help")) << "the page is still there";
    menu.key("enter");
    menu.key("7");
    EXPECT_TRUE(menu.has("not_bindable"));
    EXPECT_EQ(menu.session().controls.bound(Control::fire, Device::keyboard), "space");
}

TEST(Controls, AreAsAtFirstWhereTheFileIsDamagedAndKeepIt) {
    for (const char* const damage :
         {"[keyboard]\nfire = \"7\"\n", "[keyboard]\nfire = 3\n", "[mouse]\n", "[pad]\nfire = \"b\"\n",
          "[keyboard]\nshout = \"s\"\n", "keyboard = [\n"}) {
        MemoryStorage storage;
        storage.files[kControlsFile] = damage;
        Game game(storage);
        EXPECT_TRUE(game.has("controls_damaged")) << damage;
        EXPECT_EQ(game.session().controls.bound(Control::fire, Device::keyboard), "space") << damage;
        EXPECT_EQ(storage.files[std::string(kControlsFile) + ".bad"], damage);
    }
}

TEST(Controls, AreNamedOnTheHelpPage) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.start();
    game.session().controls.bind(Control::fire, Device::keyboard, "g");
    game.key("f1");
    EXPECT_TRUE(game.shows("G"));
    EXPECT_FALSE(game.shows("Space"));
}

}  // namespace

}  // namespace terramorph
