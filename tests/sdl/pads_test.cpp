#include "sdl/pads.h"

#include <gtest/gtest.h>

#include <utility>

#include "sdl/input.h"
#include "ui/screens/terrain/terrain_page.h"

namespace terramorph {
namespace {

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

TEST(Pad, BuildsARoadOnTheMap) {
    PadEvents pad;
    TerrainTestPage page;
    page.words();
    page.click_on(page.widget_of("map_roads"));
    page.form().focus_on(0);
    const auto press = [&](int button) {
        for (const bool down : {true, false})
            for (const InputEvent& event : pad.button(button, down, true)) page.app.press(event);
        page.words();
    };
    press(SDL_CONTROLLER_BUTTON_A);
    for (int k = 0; k < 4; ++k) press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    press(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    press(SDL_CONTROLLER_BUTTON_A);
    press(SDL_CONTROLLER_BUTTON_A);  // which ends it
    const std::vector<Road>& roads = page.level().terrain.roads;
    ASSERT_EQ(roads.size(), 1u);
    ASSERT_EQ(roads[0].size(), 2u);
    EXPECT_GT(roads[0][1].x, roads[0][0].x);
    press(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    press(SDL_CONTROLLER_BUTTON_A);
    EXPECT_EQ(page.level().terrain.roads.size(), 2u) << "a new one begins";
}

}  // namespace
}  // namespace terramorph
