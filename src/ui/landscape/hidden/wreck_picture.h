#pragma once

#include <span>

#include "battle/hidden/hidden.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Draws the wrecks on the beds of lakes: overgrown boats, half sunk in, with a chest beside each.
/// `water`: its color, which tints what is below it.
void draw_sunken_wrecks(Canvas& canvas, const View& view, std::span<const SunkenWreck> wrecks,
                        Color water = {});

}  // namespace terramorph
