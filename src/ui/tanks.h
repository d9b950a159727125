#pragma once

#include <span>
#include <string>
#include <string_view>

#include "battle/tank.h"
#include "ui/canvas/canvas.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// The colour of a player: Okabe and Ito's list, which most people with a weak sense of colour can tell
/// apart, and three more.
Color player_color(int color);
std::string_view color_name(int color);

/// A simple shape for each player, so that nobody has to go by colour alone.
void draw_emblem(Canvas& canvas, Point center, float radius, int emblem, Color color);
std::string_view emblem_name(int emblem);

/// A tank as it is drawn.
struct TankLook {
    BodyState body;
    float angle = 450;  ///< of the barrel, tenths of a degree
    Color color;
    int emblem = 0;
};

void draw_tank(Canvas& canvas, const View& view, const TankLook& look);

/// How many pixels of the picture a column of a tank takes: more than elsewhere where tanks would be too
/// small to see.
float tank_scale(const View& view);

/// What stands above a tank.
struct TankLabel {
    Point above;  ///< in pixels: the lowest point that it may reach down to
    std::string name;
    float health = 1;  ///< 0 .. 1
    Color color;
    int emblem = 0;
    bool playing = false;  ///< it is its turn
};

/// The point above a tank that its label stands on.
Point label_point(const View& view, const BodyState& body);

/// Draws the labels, each moved up as far as it must so that none covers another, and none above `top`.
void draw_labels(Canvas& canvas, const View& view, std::span<const TankLabel> labels, float top);

}  // namespace terramorph
