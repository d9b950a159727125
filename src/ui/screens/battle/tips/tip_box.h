#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "paint/canvas.h"

namespace terramorph {

/// Something to set, and how far one still is from it.
struct TipTask {
    std::string goal;       ///< "Power 480"
    std::string left = {};  ///< "↑ 38"; empty once it's done

    bool done() const { return left.empty(); }
};

/// One of a few things to do one after the other.
struct TipStep {
    std::string_view label;
    bool done = false;
    bool now = false;  ///< the box is about it
};

/// A box beside a tank: a heading, in which "[Space]" is a key, what's to be done, a quieter text, and how
/// far one has come.
struct TipBox {
    std::string_view id;
    std::string heading, words;
    Point above, below;  ///< of the tank
    Rect room;           ///< limits of the box
    bool tail = true;
    std::vector<Rect> taken = {};     ///< where other things stand, in pixels
    std::vector<Rect> clear = {};     ///< what it should hide as little of as possible
    std::vector<TipTask> tasks = {};  ///< between the two
    std::vector<TipStep> steps = {};  ///< at its foot
    Point aside = {};                 ///< how far from there the tank is now, as a camera is on its way
    std::optional<Rect> stood = {};   ///< where the last one stood, unless the tank has been elsewhere
};

/// Where it stands.
Rect tip_box_place(const Canvas& canvas, const TipBox& tip);

/// Draws the box near the tank, where it hides least: below it if there's nothing else to choose by. It stays
/// where the last one stood unless that hides more, and goes along with a tank that's aside. Returns its
/// place.
Rect draw_tip_box(Canvas& canvas, const TipBox& tip);

}  // namespace terramorph
