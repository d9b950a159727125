#pragma once

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

/// A box beside a tank: a heading, in which "[Space]" is a key, what's to be done, and a quieter text.
struct TipBox {
    std::string_view id;
    std::string heading, words;
    Point above, below;  ///< of the tank
    Rect room;           ///< limits of the box
    bool tail = true;
    std::vector<Rect> taken = {};     ///< where other things stand, in pixels
    std::vector<Rect> clear = {};     ///< what it should hide as little of as possible
    std::vector<TipTask> tasks = {};  ///< between the two
    Point aside = {};                 ///< how far from there the tank is now, as a camera is on its way
};

/// Where it stands.
Rect tip_box_place(const Canvas& canvas, const TipBox& tip);

/// Draws the box near the tank, where it hides least: below it if there's nothing else to choose by. It goes
/// along with a tank that's aside. Returns its place.
Rect draw_tip_box(Canvas& canvas, const TipBox& tip);

}  // namespace terramorph
