#pragma once

#include <span>
#include <string>
#include <string_view>

#include "battle/tank.h"
#include "paint/canvas.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// What stands above a tank.
struct TankLabel {
    Point above;  ///< in pixels: the lowest point that it may reach down to
    std::string name;
    float health = 1;  ///< 0 .. 1
    Color color;
    int emblem = 0;
    bool playing = false;        ///< it is its turn
    std::string_view note = {};  ///< a word on how it is
    int team = 0;                ///< 0: none
};

/// The point above a tank that its label stands on.
Point label_point(const View& view, const BodyState& body);

/// Draws the labels, each moved up as far as it must so that none covers another, and none above `top`.
void draw_labels(Canvas& canvas, const View& view, std::span<const TankLabel> labels, float top);

}  // namespace terramorph
