#pragma once

#include <SDL.h>

#include <map>
#include <string>
#include <vector>

#include "app/input/input.h"

namespace terramorph {

/// The player's own mappings of pads, as SDL writes them, in the data folder.
constexpr const char* kPadMappings = "gamecontrollerdb.txt";

/// Gives a joystick that SDL doesn't know the layout of most pads, so that it can be opened as a controller.
/// Returns its name if so: its buttons may be elsewhere, and the player should hear of it. Empty if it's
/// known, or is no pad.
std::string guess_layout(int device);

/// Game controllers. They may be plugged in and out at any time, and all press the same keys:
///
///     d-pad, left stick    the arrows, repeated while held
///     A                    space; enter while letters are typed
///     B, start             escape
///     X                    tab
///     Y                    r
///     back                 f1
///     shoulders            page up, page down
///     triggers, right stick   nothing in menus; in battle what the player has bound them to
class Pads {
  public:
    Pads() = default;
    ~Pads();
    Pads(const Pads&) = delete;
    Pads& operator=(const Pads&) = delete;

    /// Opens a device that is a controller, if it isn't open yet.
    void open(int device);
    /// Translates a controller's event; others are ignored.
    void translate(const SDL_Event& event, bool typing, std::vector<InputEvent>& presses);
    /// Advances time and adds repeats of held directions.
    void advance(double seconds, std::vector<InputEvent>& presses);
    /// True if a direction is held, so that repeats will follow.
    bool holding() const { return held_ != 0; }

  private:
    /// Up, down, left, right as bits, by the d-pad and by the stick. The right stick and the triggers are
    /// buttons.
    struct Pad {
        SDL_GameController* controller = nullptr;
        unsigned d_pad = 0;
        unsigned stick = 0;
        unsigned others = 0;  // the right stick as the left one, then the triggers
    };

    void close(SDL_JoystickID id);
    void button(const SDL_ControllerButtonEvent& event, bool typing, std::vector<InputEvent>& presses);
    void axis(const SDL_ControllerAxisEvent& event, std::vector<InputEvent>& presses);
    void compare_directions(std::vector<InputEvent>& presses);

    std::map<SDL_JoystickID, Pad> pads_;
    unsigned held_ = 0;
    double until_repeat_ = 0;
};

}  // namespace terramorph
