#pragma once

#include <string>
#include <vector>

#include "match/match.h"
#include "ui/canvas/canvas.h"
#include "ui/input.h"

namespace terramorph {

/// What the bars on the battlefield show besides the match.
struct HudState {
    std::string typed_power = {};  ///< digits typed so far
    int speed = 1;
    bool person = true;  ///< whether a person plays now
};

/// Something on the bars that can be clicked, and what it does when it is.
struct HudButton {
    Rect place;
    Press press;
};

/// How far down the upper bar reaches, in pixels.
float hud_bottom(const Canvas& canvas);

/// Whose turn it is, angle, power, wind, weapon, round and level along the upper edge, and the keys along the
/// lower one. The place of the weapon comes back in `weapon`, the keys that can be clicked in `buttons`.
void draw_hud(Canvas& canvas, const Match& match, const HudState& state, Rect& weapon,
              std::vector<HudButton>& buttons);

/// "CH 8412077": the generator's initials and the level's seed.
std::string level_name(const LevelSettings& level);

/// "62" or "62.3" degrees, from tenths.
std::string angle_text(int angle);

}  // namespace terramorph
