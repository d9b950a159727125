#pragma once

#include "battle/tank.h"
#include "match/settings/settings.h"
#include "paint/canvas.h"
#include "ui/landscape/camera.h"
#include "ui/sprites/emblems.h"
#include "ui/sprites/tank_labels.h"

namespace terramorph {

/// A tank as it is drawn.
struct TankLook {
    BodyState body;
    float angle = 450;  ///< of the barrel, tenths of a degree
    Color color;
    int emblem = 0;
    TankShape shape = TankShape::classic;
};

/// All shapes have the same tracks, pivot and barrel, so that what is seen is what is hit. Its wheels have
/// turned as far as it has come.
void draw_tank(Canvas& canvas, const View& view, const TankLook& look);

/// What is left of a tank, charred: its hull, about the middle of the box that it is ...
void draw_wreck(Canvas& canvas, const View& view, const BodyState& body, Color color);
/// ... and its turret, with what is left of the barrel.
void draw_turret(Canvas& canvas, const View& view, const BodyState& body, Color color);

/// How many pixels of the picture a column of a tank takes: more than elsewhere where tanks would be too
/// small to see.
float tank_scale(const View& view);

}  // namespace terramorph
