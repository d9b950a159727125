#include "app/input/input.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

InputEvent parsed(std::string_view name) {
    InputEvent press;
    EXPECT_TRUE(parse_key(name, press)) << name;
    return press;
}

}  // namespace

TEST(Input, EveryKeyHasANameThatIsReadBack) {
    for (int k = static_cast<int>(Key::up); k < static_cast<int>(Key::letter); ++k) {
        InputEvent press;
        press.key = static_cast<Key>(k);
        const std::string name = key_name(press);
        EXPECT_NE(name, "") << k;
        EXPECT_EQ(parsed(name).key, press.key) << name;
    }
}

TEST(Input, EveryLetterIsItsOwnName) {
    for (char letter = '!'; letter <= '~'; ++letter) {
        if (letter >= 'A' && letter <= 'Z') continue;
        const InputEvent press = parsed(std::string_view(&letter, 1));
        EXPECT_EQ(press.key, Key::letter);
        EXPECT_EQ(press.letter, letter);
        EXPECT_EQ(key_name(press), std::string(1, letter));
    }
}

TEST(Input, HeldKeysComeBeforeTheName) {
    EXPECT_TRUE(parsed("shift+left").shift);
    EXPECT_FALSE(parsed("left").shift);
    EXPECT_TRUE(parsed("ctrl+z").control);
    EXPECT_EQ(parsed("ctrl++").letter, '+');
    EXPECT_EQ(key_name(parsed("shift+ctrl+home")), "ctrl+shift+home");
    EXPECT_EQ(parsed("shift+tab").key, Key::back_tab);
}

TEST(Input, AnUnknownNameChangesNothing) {
    for (const std::string_view name :
         {"", "bang", "UP", "shift+", "shift", "+shift", "A", " ", "\n", "shift+bang"}) {
        InputEvent press = parsed("shift+f1");
        EXPECT_FALSE(parse_key(name, press)) << name;
        EXPECT_EQ(press.key, Key::f1);
        EXPECT_TRUE(press.shift);
    }
}

}  // namespace terramorph
