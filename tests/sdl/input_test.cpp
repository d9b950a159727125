#include "sdl/input.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

std::vector<InputEvent> translated(const SDL_Event& event, Point scale = {1, 1}) {
    std::vector<InputEvent> presses;
    translate(event, scale, presses);
    return presses;
}

std::vector<InputEvent> key(SDL_Keycode code, int modifiers = 0, bool down = true) {
    SDL_Event event{};
    event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
    event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.key.keysym.sym = code;
    event.key.keysym.mod = static_cast<Uint16>(modifiers);
    return translated(event);
}

/// The key at a place of a keyboard, with what's printed on it.
std::vector<InputEvent> key_at(SDL_Scancode place, SDL_Keycode printed) {
    SDL_Event event{};
    event.type = SDL_KEYDOWN;
    event.key.state = SDL_PRESSED;
    event.key.keysym.scancode = place;
    event.key.keysym.sym = printed;
    return translated(event);
}

TEST(Keyboard, CountsByPlaceWhereTheCapsHaveNoLatinLetters) {
    constexpr SDL_Keycode kTse = 0x446, kYa = 0x44f, kYu = 0x44e;  // where W, Z and the full stop are
    EXPECT_EQ(key_at(SDL_SCANCODE_W, kTse).at(0).letter, 'w');
    EXPECT_EQ(key_at(SDL_SCANCODE_Z, kYa).at(0).letter, 'z');
    EXPECT_EQ(key_at(SDL_SCANCODE_PERIOD, kYu).at(0).letter, '.');
    EXPECT_EQ(key_at(SDL_SCANCODE_SLASH, '.').at(0).letter, '.');
}

TEST(Keyboard, CountsByWhatIsPrintedOnOtherLatinKeyboards) {
    EXPECT_EQ(key_at(SDL_SCANCODE_Q, 'a').at(0).letter, 'a');
    EXPECT_EQ(key_at(SDL_SCANCODE_Y, 'z').at(0).letter, 'z');
}

TEST(Keyboard, HasDigitsWhereTheyNeedShift) {
    EXPECT_EQ(key_at(SDL_SCANCODE_1, '&').at(0).letter, '1');
    EXPECT_EQ(key_at(SDL_SCANCODE_0, 0xe0).at(0).letter, '0');
    EXPECT_EQ(key_at(SDL_SCANCODE_6, '-').at(0).letter, '6');
}

TEST(Keyboard, PressesWhatIsPrintedOnTheCaps) {
    EXPECT_EQ(key(SDLK_UP).at(0).key, Key::up);
    EXPECT_EQ(key(SDLK_RETURN).at(0).key, Key::enter);
    EXPECT_EQ(key(SDLK_KP_ENTER).at(0).key, Key::enter);
    EXPECT_EQ(key(SDLK_ESCAPE).at(0).key, Key::escape);
    for (const char c : std::string("az09-=/?'")) {
        const InputEvent press = key(c).at(0);
        EXPECT_EQ(press.key, Key::letter) << c;
        EXPECT_EQ(press.letter, c);
        EXPECT_EQ(press.kind, InputEvent::Kind::down);
    }
    EXPECT_EQ(key(SDLK_UP, 0, false).at(0).kind, InputEvent::Kind::up);
    EXPECT_TRUE(key(SDLK_VOLUMEUP).empty());
    EXPECT_TRUE(key(SDLK_LSHIFT).empty());
}

TEST(Keyboard, TellsShiftAndControl) {
    EXPECT_TRUE(key(SDLK_LEFT, KMOD_RSHIFT).at(0).shift);
    EXPECT_FALSE(key(SDLK_LEFT, KMOD_RSHIFT).at(0).control);
    EXPECT_TRUE(key(SDLK_LEFT, KMOD_LCTRL).at(0).control);
    EXPECT_FALSE(key(SDLK_LEFT, KMOD_NUM | KMOD_CAPS).at(0).shift);
    EXPECT_EQ(key(SDLK_TAB).at(0).key, Key::tab);
    EXPECT_EQ(key(SDLK_TAB, KMOD_LSHIFT).at(0).key, Key::back_tab);
}

TEST(Keyboard, LeavesTheDesktopItsOwnKeys) {
    EXPECT_TRUE(key(SDLK_TAB, KMOD_LALT).empty());
    EXPECT_TRUE(key('l', KMOD_LGUI).empty());
    EXPECT_EQ(key(SDLK_RETURN, KMOD_LALT).at(0).key, Key::f11);
}

TEST(Keyboard, ReadsTheKeypadAsItsLockSays) {
    EXPECT_EQ(key(SDLK_KP_8).at(0).key, Key::up);
    EXPECT_EQ(key(SDLK_KP_8, KMOD_NUM).at(0).letter, '8');
    EXPECT_TRUE(key(SDLK_KP_5).empty());
    EXPECT_EQ(key(SDLK_KP_PLUS).at(0).letter, '+');
}

TEST(Keyboard, GivesTypedText) {
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    SDL_strlcpy(event.text.text, "\xc3\xa4", sizeof event.text.text);
    EXPECT_EQ(translated(event).at(0).kind, InputEvent::Kind::text);
    EXPECT_EQ(translated(event).at(0).text, "\xc3\xa4");
}

TEST(Mouse, IsInPixelsOfThePicture) {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = 10;
    event.motion.y = 20;
    const InputEvent press = translated(event, {2, 1.5f}).at(0);
    EXPECT_EQ(press.kind, InputEvent::Kind::pointer_move);
    EXPECT_EQ(press.at, (Point{21, 30.75f}));
}

TEST(Mouse, PressesWithItsButtons) {
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_LEFT;
    EXPECT_EQ(translated(event).at(0).kind, InputEvent::Kind::pointer_down);
    event.type = SDL_MOUSEBUTTONUP;
    EXPECT_EQ(translated(event).at(0).kind, InputEvent::Kind::pointer_up);
    event.button.button = SDL_BUTTON_RIGHT;
    EXPECT_TRUE(translated(event).empty()) << "only going down counts";
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.x = 30;
    const std::vector<InputEvent> presses = translated(event);
    ASSERT_EQ(presses.size(), 1u);
    EXPECT_EQ(presses[0].kind, InputEvent::Kind::pointer_other);
    EXPECT_EQ(presses[0].at.x, 30.5f);
    event.button.button = SDL_BUTTON_MIDDLE;
    EXPECT_TRUE(translated(event).empty());
}

TEST(Finger, IsAMouseThatReachesAround) {
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_LEFT;
    std::vector<InputEvent> presses;
    translate(event, {2, 2}, presses);
    event.button.which = SDL_TOUCH_MOUSEID;
    translate(event, {2, 2}, presses);
    ASSERT_EQ(presses.size(), 2u);
    EXPECT_EQ(presses[0].reach, 0);
    EXPECT_EQ(presses[1].reach, 44) << "22 units, which are 44 pixels here";
}

TEST(Finger, PinchesWithAnother) {
    SDL_Event event{};
    event.type = SDL_MULTIGESTURE;
    event.mgesture.dDist = 0.25f;
    std::vector<InputEvent> presses;
    translate(event, {2, 2}, presses);
    ASSERT_EQ(presses.size(), 1u);
    EXPECT_EQ(presses[0].kind, InputEvent::Kind::pinch);
    EXPECT_EQ(presses[0].wheel, 0.25f);
}

TEST(Mouse, TurnsItsWheelUpwards) {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.preciseY = 1.5f;
    EXPECT_EQ(translated(event).at(0).wheel, 1.5f);
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    EXPECT_EQ(translated(event).at(0).wheel, -1.5f);
}

}  // namespace
}  // namespace terramorph
