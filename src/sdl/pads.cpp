#include "sdl/pads.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/player/menu_keys.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr double kFirstRepeat = 0.4;  // seconds
constexpr double kNextRepeat = 0.06;
constexpr int kStickOn = 18'000;  // of 32'767; with hysteresis against flutter
constexpr int kStickOff = 12'000;

constexpr Key kArrows[] = {Key::up, Key::down, Key::left, Key::right};
constexpr std::string_view kOthers[] = {"r_up", "r_down", "r_left", "r_right", "lt", "rt"};

InputEvent press_of(Key key, InputEvent::Kind kind = InputEvent::Kind::down) {
    InputEvent press;
    press.kind = kind;
    press.key = key;
    return press;
}

InputEvent arrow(unsigned direction, InputEvent::Kind kind) {
    InputEvent press = press_of(kArrows[direction], kind);
    press.button = "d-pad";
    return press;
}

/// As in the player's controls; empty for those that have no use.
std::string_view button_name(int button) {
    switch (button) {
        case SDL_CONTROLLER_BUTTON_A:
            return "a";
        case SDL_CONTROLLER_BUTTON_B:
            return "b";
        case SDL_CONTROLLER_BUTTON_X:
            return "x";
        case SDL_CONTROLLER_BUTTON_Y:
            return "y";
        case SDL_CONTROLLER_BUTTON_BACK:
            return "back";
        case SDL_CONTROLLER_BUTTON_START:
            return "start";
        case SDL_CONTROLLER_BUTTON_LEFTSHOULDER:
            return "lb";
        case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER:
            return "rb";
        case SDL_CONTROLLER_BUTTON_LEFTSTICK:
            return "ls";
        case SDL_CONTROLLER_BUTTON_RIGHTSTICK:
            return "rs";
        default:
            return {};
    }
}

InputEvent press_of_button(int button, bool typing) {
    const std::string_view name = button_name(button);
    if (typing && name == "a") return press_of(Key::enter);
    InputEvent press = press_of(Key::none);
    parse_key(menu_key(name), press);
    return press;
}

/// The bit of a d-pad button, or 0.
unsigned direction_of(int button) {
    if (button < SDL_CONTROLLER_BUTTON_DPAD_UP || button > SDL_CONTROLLER_BUTTON_DPAD_RIGHT) return 0;
    return 1u << (button - SDL_CONTROLLER_BUTTON_DPAD_UP);
}

/// The bits after the stick has moved to `value` along an axis.
unsigned moved(unsigned bits, unsigned negative, unsigned positive, int value) {
    const bool low = value < ((bits & negative) != 0 ? -kStickOff : -kStickOn);
    const bool high = value > ((bits & positive) != 0 ? kStickOff : kStickOn);
    return (bits & ~(negative | positive)) | (low ? negative : 0) | (high ? positive : 0);
}

/// At least a stick and four buttons: not a wheel's pedals or a keyboard that calls itself a joystick.
bool looks_like_a_pad(int device) {
    SDL_Joystick* const joystick = SDL_JoystickOpen(device);
    const bool pad = joystick && SDL_JoystickNumAxes(joystick) >= 2 && SDL_JoystickNumButtons(joystick) >= 4;
    if (joystick) SDL_JoystickClose(joystick);
    return pad;
}

}  // namespace

std::string guess_layout(int device) {
    if (SDL_IsGameController(device) == SDL_TRUE || !looks_like_a_pad(device)) return {};
    constexpr std::string_view kMostPads =
        "a:b0,b:b1,x:b2,y:b3,leftshoulder:b4,rightshoulder:b5,back:b6,start:b7,leftx:a0,lefty:a1,"
        "dpup:h0.1,dpright:h0.2,dpdown:h0.4,dpleft:h0.8,";
    char id[33];
    SDL_JoystickGUID guid = SDL_JoystickGetDeviceGUID(device);
    guid.data[2] = guid.data[3] =
        0;  // a checksum of its name, which SDL leaves out when it looks for a mapping
    SDL_JoystickGetGUIDString(guid, id, sizeof id);
    const char* const known_as = SDL_JoystickNameForIndex(device);
    const std::string name = sanitized(known_as ? known_as : "", 60);
    std::string field = name.empty() ? "pad" : name;  // commas separate fields
    std::ranges::replace(field, ',', ' ');
    return SDL_GameControllerAddMapping(concat(id, ",", field, ",", kMostPads).c_str()) > 0 ? field
                                                                                            : std::string();
}

Pads::~Pads() {
    while (!pads_.empty()) close(pads_.begin()->first);
}

void Pads::open(int device) {
    SDL_GameController* const controller = SDL_GameControllerOpen(device);
    if (!controller) return;
    Pad& pad = pads_[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller))];
    if (pad.controller) SDL_GameControllerClose(pad.controller);  // SDL counts openings
    pad.controller = controller;
}

void Pads::close(SDL_JoystickID id) {
    const auto pad = pads_.find(id);
    if (pad == pads_.end()) return;
    if (pad->second.controller) SDL_GameControllerClose(pad->second.controller);
    pads_.erase(pad);
}

void Pads::button(const SDL_ControllerButtonEvent& event, bool typing, std::vector<InputEvent>& presses) {
    const bool down = event.state == SDL_PRESSED;
    if (const unsigned direction = direction_of(event.button)) {
        Pad& pad = pads_[event.which];
        pad.d_pad = down ? pad.d_pad | direction : pad.d_pad & ~direction;
        return;
    }
    InputEvent press = press_of_button(event.button, typing);
    press.button = button_name(event.button);
    if (press.button.empty()) return;
    press.kind = down ? InputEvent::Kind::down : InputEvent::Kind::up;
    presses.push_back(std::move(press));
}

void Pads::axis(const SDL_ControllerAxisEvent& event, std::vector<InputEvent>& presses) {
    Pad& pad = pads_[event.which];
    const unsigned before = pad.others;
    if (event.axis == SDL_CONTROLLER_AXIS_LEFTX) pad.stick = moved(pad.stick, 4, 8, event.value);
    if (event.axis == SDL_CONTROLLER_AXIS_LEFTY) pad.stick = moved(pad.stick, 1, 2, event.value);
    if (event.axis == SDL_CONTROLLER_AXIS_RIGHTX) pad.others = moved(pad.others, 4, 8, event.value);
    if (event.axis == SDL_CONTROLLER_AXIS_RIGHTY) pad.others = moved(pad.others, 1, 2, event.value);
    if (event.axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT) pad.others = moved(pad.others, 0, 16, event.value);
    if (event.axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT) pad.others = moved(pad.others, 0, 32, event.value);
    for (unsigned k = 0; k < std::size(kOthers); ++k) {
        if (((pad.others ^ before) >> k & 1) == 0) continue;
        const bool down = (pad.others >> k & 1) != 0;
        presses.push_back(press_of(Key::none, down ? InputEvent::Kind::down : InputEvent::Kind::up));
        presses.back().button = kOthers[k];
    }
}

void Pads::translate(const SDL_Event& event, bool typing, std::vector<InputEvent>& presses) {
    switch (event.type) {
        case SDL_CONTROLLERDEVICEADDED:
            return open(event.cdevice.which);
        case SDL_CONTROLLERDEVICEREMOVED:
            close(event.cdevice.which);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            button(event.cbutton, typing, presses);
            break;
        case SDL_CONTROLLERAXISMOTION:
            axis(event.caxis, presses);
            break;
        default:
            return;
    }
    compare_directions(presses);
}

void Pads::compare_directions(std::vector<InputEvent>& presses) {
    unsigned now = 0;
    for (const auto& [id, pad] : pads_) now |= pad.d_pad | pad.stick;
    for (unsigned k = 0; k < 4; ++k) {
        const bool is = (now >> k & 1) != 0;
        const bool was = (held_ >> k & 1) != 0;
        if (is != was) presses.push_back(arrow(k, is ? InputEvent::Kind::down : InputEvent::Kind::up));
    }
    if ((now & ~held_) != 0) until_repeat_ = kFirstRepeat;
    held_ = now;
}

void Pads::advance(double seconds, std::vector<InputEvent>& presses) {
    if (held_ == 0) return;
    for (until_repeat_ -= seconds; until_repeat_ <= 0; until_repeat_ += kNextRepeat) {
        for (unsigned k = 0; k < 4; ++k) {
            if ((held_ >> k & 1) == 0) continue;
            presses.push_back(arrow(k, InputEvent::Kind::down));
            presses.back().repeat = true;
        }
    }
}

}  // namespace terramorph
