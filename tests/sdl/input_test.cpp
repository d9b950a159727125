#include "sdl/input.h"

#include <gtest/gtest.h>

#include "sdl/pads.h"

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

/// Pads without the devices: only their events.
struct PadEvents {
    Pads pads;
    std::vector<InputEvent> presses;

    std::vector<InputEvent> take() { return std::exchange(presses, {}); }

    std::vector<InputEvent> button(int which, bool down, bool typing = false, SDL_JoystickID pad = 0) {
        SDL_Event event{};
        event.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP;
        event.cbutton.which = pad;
        event.cbutton.button = static_cast<Uint8>(which);
        event.cbutton.state = down ? SDL_PRESSED : SDL_RELEASED;
        pads.translate(event, typing, presses);
        return take();
    }
    std::vector<InputEvent> stick(int axis, int value, SDL_JoystickID pad = 0) {
        SDL_Event event{};
        event.type = SDL_CONTROLLERAXISMOTION;
        event.caxis.which = pad;
        event.caxis.axis = static_cast<Uint8>(axis);
        event.caxis.value = static_cast<Sint16>(value);
        pads.translate(event, false, presses);
        return take();
    }
    std::vector<InputEvent> unplug(SDL_JoystickID pad) {
        SDL_Event event{};
        event.type = SDL_CONTROLLERDEVICEREMOVED;
        event.cdevice.which = pad;
        pads.translate(event, false, presses);
        return take();
    }
    std::vector<InputEvent> wait(double seconds) {
        pads.advance(seconds, presses);
        return take();
    }
};

TEST(Pad, PressesTheKeysThatItsButtonsStandFor) {
    PadEvents pad;
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_A, true).at(0).key, Key::space);
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_A, false).at(0).kind, InputEvent::Kind::up);
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_A, true, true).at(0).key, Key::enter);
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_B, true).at(0).key, Key::escape);
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_START, true).at(0).key, Key::escape);
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_X, true).at(0).key, Key::tab);
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_Y, true).at(0).letter, 'r');
    EXPECT_TRUE(pad.button(SDL_CONTROLLER_BUTTON_GUIDE, true).empty());
}

TEST(Pad, RepeatsADirectionWhileItIsHeld) {
    PadEvents pad;
    EXPECT_FALSE(pad.pads.holding());
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true).at(0).key, Key::left);
    EXPECT_TRUE(pad.pads.holding());
    EXPECT_TRUE(pad.wait(0.25).empty());
    const auto repeats = pad.wait(0.25);
    ASSERT_FALSE(repeats.empty());
    EXPECT_EQ(repeats[0].key, Key::left);
    EXPECT_EQ(repeats[0].kind, InputEvent::Kind::down);
    EXPECT_TRUE(repeats[0].repeat);
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, false).at(0).kind, InputEvent::Kind::up);
    EXPECT_FALSE(pad.pads.holding());
    EXPECT_TRUE(pad.wait(5).empty());
}

TEST(Pad, PressesArrowsWithItsStickAndDoesNotFlutter) {
    PadEvents pad;
    EXPECT_TRUE(pad.stick(SDL_CONTROLLER_AXIS_LEFTX, 15'000).empty());
    EXPECT_EQ(pad.stick(SDL_CONTROLLER_AXIS_LEFTX, 20'000).at(0).key, Key::right);
    EXPECT_TRUE(pad.stick(SDL_CONTROLLER_AXIS_LEFTX, 15'000).empty());
    EXPECT_EQ(pad.stick(SDL_CONTROLLER_AXIS_LEFTY, -32'768).at(0).key, Key::up);
    EXPECT_EQ(pad.stick(SDL_CONTROLLER_AXIS_LEFTX, 5'000).at(0).kind, InputEvent::Kind::up);
    EXPECT_EQ(pad.stick(SDL_CONTROLLER_AXIS_LEFTY, 32'767).size(), 2u) << "up is let go, down is pressed";
}

TEST(Pad, HasMoreButtonsInItsTriggersAndItsRightStick) {
    PadEvents pad;
    EXPECT_TRUE(pad.stick(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 15'000).empty());
    const auto pressed = pad.stick(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 20'000);
    ASSERT_EQ(pressed.size(), 1u);
    EXPECT_EQ(pressed[0].button, "lt");
    EXPECT_EQ(pressed[0].key, Key::none) << "in menus it does nothing";
    EXPECT_TRUE(pad.stick(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 15'000).empty());
    EXPECT_EQ(pad.stick(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 0).at(0).kind, InputEvent::Kind::up);
    EXPECT_EQ(pad.stick(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 32'767).at(0).button, "rt");
    EXPECT_EQ(pad.stick(SDL_CONTROLLER_AXIS_RIGHTY, 32'767).at(0).button, "r_down");
    const auto crossed = pad.stick(SDL_CONTROLLER_AXIS_RIGHTY, -32'767);
    ASSERT_EQ(crossed.size(), 2u) << "up is pressed, down is let go";
    EXPECT_EQ(crossed[0].button, "r_up");
    EXPECT_FALSE(pad.pads.holding()) << "only directions repeat";
}

TEST(Pad, ThatIsUnpluggedLetsGo) {
    PadEvents pad;
    pad.button(SDL_CONTROLLER_BUTTON_DPAD_UP, true, false, 3);
    EXPECT_TRUE(pad.unplug(2).empty());
    const auto released = pad.unplug(3);
    ASSERT_EQ(released.size(), 1u);
    EXPECT_EQ(released[0].kind, InputEvent::Kind::up);
    EXPECT_FALSE(pad.pads.holding());
    EXPECT_TRUE(pad.unplug(3).empty());
}

TEST(Pad, HoldsADirectionTogetherWithAnother) {
    PadEvents pad;
    pad.button(SDL_CONTROLLER_BUTTON_DPAD_UP, true, false, 1);
    EXPECT_TRUE(pad.button(SDL_CONTROLLER_BUTTON_DPAD_UP, true, false, 2).empty());
    EXPECT_TRUE(pad.button(SDL_CONTROLLER_BUTTON_DPAD_UP, false, false, 1).empty());
    EXPECT_EQ(pad.button(SDL_CONTROLLER_BUTTON_DPAD_UP, false, false, 2).size(), 1u);
}

/// A joystick that only SDL thinks is there.
class UnknownPad : public testing::Test {
  protected:
    UnknownPad() {
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
        SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
    ~UnknownPad() override {
        if (device >= 0) SDL_JoystickDetachVirtual(device);
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
    void plug_in(int axes, int buttons) {
        device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_UNKNOWN, axes, buttons, 1);
    }

    int device = -1;
};

TEST_F(UnknownPad, PlaysByTheLayoutOfMostPads) {
    plug_in(2, 8);
    ASSERT_GE(device, 0);
    ASSERT_FALSE(SDL_IsGameController(device));
    EXPECT_FALSE(guess_layout(device).empty());
    EXPECT_TRUE(guess_layout(device).empty()) << "the second time it's known";
    Pads pads;
    pads.open(device);
    SDL_Joystick* const joystick = SDL_JoystickFromInstanceID(SDL_JoystickGetDeviceInstanceID(device));
    ASSERT_TRUE(joystick);
    const auto presses = [&] {
        std::vector<InputEvent> all;
        SDL_JoystickUpdate();
        for (SDL_Event event; SDL_PollEvent(&event) != 0;) pads.translate(event, false, all);
        return all;
    };
    presses();
    SDL_JoystickSetVirtualButton(joystick, 0, 1);
    const auto fired = presses();
    ASSERT_EQ(fired.size(), 1u);
    EXPECT_EQ(fired[0].key, Key::space);
    SDL_JoystickSetVirtualAxis(joystick, 0, -32'000);
    const auto turned = presses();
    ASSERT_EQ(turned.size(), 1u);
    EXPECT_EQ(turned[0].key, Key::left);
}

TEST_F(UnknownPad, IsNoneIfItHasNoStickOrHardlyAButton) {
    plug_in(1, 12);
    EXPECT_TRUE(guess_layout(device).empty());
    SDL_JoystickDetachVirtual(device);
    plug_in(6, 2);
    EXPECT_TRUE(guess_layout(device).empty());
    EXPECT_FALSE(SDL_IsGameController(device));
}

}  // namespace
}  // namespace terramorph
