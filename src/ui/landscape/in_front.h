#pragma once

#include <span>

#include "battle/tank.h"
#include "paint/canvas.h"
#include "paint/layers/compositor.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Lets what is drawn in this place be seen as under water (columns), with the land as it was laid on the
/// canvas.
void draw_under_water(Canvas& canvas, std::span<const PictureLayer> land, Rect place, float water,
                      const View& view);

/// Puts the earth that a tank stands in before it, likewise, where it's deeper than its tracks: it shows
/// through faintly. `place`: what has room for all of the tank.
void draw_in_earth(Canvas& canvas, std::span<const PictureLayer> land, Rect place, const BodyState& body,
                   const Ground& ground, const View& view);

/// The land as it was laid on the canvas, and the ground that it shows; null: none.
struct LaidLand {
    std::span<const PictureLayer> layers = {};
    const Ground* ground = nullptr;
};

/// Puts the land before what is drawn in this place, as far as that's in the ground.
void draw_in_ground(Canvas& canvas, const LaidLand& land, Rect place, const View& view);

}  // namespace terramorph
