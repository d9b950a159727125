#pragma once

#include <span>

#include "battle/hidden/hidden.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/landscape/in_front.h"

namespace terramorph {

/// Draws the wrecks on the beds of lakes: overgrown boats, half sunk in, with a chest beside each.
/// `water`: its color, which tints what is below it. `land`: they lie as its ground does, and where the water
/// has left them, they have sunk into it, so that nobody takes them for ships that have come over land.
void draw_sunken_wrecks(Canvas& canvas, const View& view, std::span<const SunkenWreck> wrecks,
                        Color water = {}, const LaidLand& land = {});

}  // namespace terramorph
