#pragma once

#include <SDL.h>

#include <map>
#include <vector>

#include "app/input/input.h"

namespace terramorph {

/// Game controllers. They may be plugged in and out at any time, and all press the same keys:
///
///     d-pad, left stick    the arrows, repeated while held
///     A                    space; enter while letters are typed
///     B, start             escape
///     X                    tab
///     Y                    r
///     back                 f1
///     shoulders            page up, page down
class Pads {
  public:
    Pads() = default;
    ~Pads();
    Pads(const Pads&) = delete;
    Pads& operator=(const Pads&) = delete;

    /// Translates a controller's event; others are ignored.
    void translate(const SDL_Event& event, bool typing, std::vector<InputEvent>& presses);
    /// Advances time and adds repeats of held directions.
    void advance(double seconds, std::vector<InputEvent>& presses);
    /// True if a direction is held, so that repeats will follow.
    bool holding() const { return held_ != 0; }

  private:
    /// Up, down, left, right as bits, by the d-pad and by the stick.
    struct Pad {
        SDL_GameController* controller = nullptr;
        unsigned d_pad = 0;
        unsigned stick = 0;
    };

    void open(int device);
    void close(SDL_JoystickID id);
    void button(const SDL_ControllerButtonEvent& event, bool typing, std::vector<InputEvent>& presses);
    void axis(const SDL_ControllerAxisEvent& event);
    void compare_directions(std::vector<InputEvent>& presses);

    std::map<SDL_JoystickID, Pad> pads_;
    unsigned held_ = 0;
    double until_repeat_ = 0;
};

}  // namespace terramorph
