#pragma once

#include "battle/tank.h"
#include "match/settings/settings.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/sprites/emblems.h"
#include "ui/sprites/tank_labels.h"

namespace terramorph {

/// The look of a tank.
struct TankLook {
    BodyState body;
    float angle = 450;  ///< of the barrel, tenths of a degree
    Color color;
    int emblem = 0;
    TankShape shape = TankShape::classic;
    float health = 1;  ///< 0 to 1: what it has been through shows
    float wind = 0;    ///< -1 to 1, in which its pennant blows ...
    float time = 0;    ///< ... and flutters, seconds
    float flash = 0;   ///< 1 when it has just been hit
};

/// Draws a tank. All shapes have equal tracks, pivot and barrel, so that they match the hull that's hit. The
/// wheels turn with the distance driven.
void draw_tank(Canvas& canvas, const View& view, const TankLook& look);
/// Its parts, the lower first: an aerial with a pennant, which moves in the wind, and all else.
void draw_pennant(Canvas& canvas, const View& view, const TankLook& look);
void draw_tank_body(Canvas& canvas, const View& view, const TankLook& look);

/// Draws a charred wreck: its hull, centred in its box ...
void draw_wreck(Canvas& canvas, const View& view, const BodyState& body, Color color);
/// ... and its turret, with the rest of the barrel.
void draw_turret(Canvas& canvas, const View& view, const BodyState& body, Color color);

/// The place of a tank without its barrel, in pixels.
Rect hull_in(const View& view, const BodyState& body);

/// The pixels per column for tanks: larger than elsewhere where they would be too small to be told apart, as
/// far as the view marks them.
float tank_scale(const View& view);

}  // namespace terramorph
