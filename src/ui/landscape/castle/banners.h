#pragma once

#include <span>

#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

struct BattleState;

/// Draws the banners over the towers of a castle that still stand, and over the natives' gun. They blow with
/// the wind; `waves`: how far they've waved, in seconds.
void draw_banners(Canvas& canvas, const View& view, const BattleState& state, const Palette& palette,
                  double waves);

/// Draws posts at the borders of plateaus that the rules pay for, with banners in the colors of whoever holds
/// them, by tank.
void draw_holdings(Canvas& canvas, const View& view, const BattleState& state, std::span<const Color> colors,
                   double waves);

}  // namespace terramorph
