#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/input/input.h"
#include "paint/canvas.h"

namespace terramorph {

/// Units between the window's edges and the bars.
constexpr float kHudEdge = 24;

/// An aim on a bar.
struct AimShown {
    int angle = 0;  ///< tenths of a degree
    int power = 0;
};

/// What the bars on the battlefield show besides the match.
struct HudState {
    std::string typed_power = {};      ///< digits typed so far
    int speed = 1;                     ///< of computers
    bool person = true;                ///< whether a person plays now
    bool veiled = false;               ///< whether nobody's aim is to be seen, where all fire at once
    bool fast_forward = false;         ///< whether nobody is left to wait for
    bool thought = false;              ///< whether a computer's thought can be looked at
    bool lab = false;                  ///< whether it is the weapon lab
    bool replay = false;               ///< whether it is only looked at: then there are no keys
    std::optional<AimShown> aim = {};  ///< instead of the tank's own, while it is on its way there
};

/// Something on the bars that can be clicked, and what it does when it is.
struct HudButton {
    Rect place;
    InputEvent press;
};

/// Where the weapon and the keys that can be clicked were drawn.
struct HudPlaces {
    Rect weapon;
    std::vector<HudButton> buttons;
};

}  // namespace terramorph
