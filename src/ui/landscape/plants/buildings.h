#pragma once

#include <span>
#include <string_view>

#include "battle/tank.h"
#include "battle/things/thing.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/plants/trees.h"

namespace terramorph {

struct BattleState;

/// What a sign says: the way to the next tank and how far that is.
struct SignWords {
    int side = 0;      ///< 1: to the right, -1: to the left, 0: there's none
    int columns = 0;   ///< from the sign to its middle
    TankId tank = {};  ///< whose it is
};
SignWords words_of_sign(const Thing& sign, std::span<const Tank> tanks);

/// How signs are drawn.
struct SignStyle {
    std::span<const std::string_view> names = {};  ///< of whoever has a tank, by its number; empty: none
    bool shown = true;                             ///< false: there are none
};

/// Draws the huts, signs and natives' gun that stand.
void draw_buildings(Canvas& canvas, const View& view, const BattleState& state, const Palette& palette,
                    const SignStyle& signs = {});

/// Draws wood that falls or lies, by its body: a tree with this look, or a part of what stood there.
void draw_wood(Canvas& canvas, const View& view, const Thing& wood, const BodyState& body,
               const TreeLook& tree, const Palette& palette);

}  // namespace terramorph
