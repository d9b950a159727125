#pragma once

#include <optional>

#include "app/teaching/rough_aim.h"
#include "match/match.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/captions/label_room.h"

namespace terramorph {

/// A power, how much of it there may be, the last shot's, 0: there was none, and where the coach sees the
/// next.
struct PowerShown {
    int power = 0;
    int limit = kFullPower;
    int last = 0;
    std::optional<AimZone> zone = {};
};
PowerShown power_shown(const Match& match, PlayerId player, int power);

/// Draws it as a bar with ticks, a mark for the last shot, and one for what would have hit: 0 for none.
void draw_power_track(Canvas& canvas, Rect place, const PowerShown& shown, int tried);
/// The power at this column of the bar.
int power_at(Rect track, float x);

/// Draws it as an arc below a tank, from the left to the right, with its figure. Returns where that stands.
Rect draw_power_arc(Canvas& canvas, const View& view, const BodyState& tank, const PowerShown& shown);
/// How far the arc and its words reach below the tank, in pixels.
float power_arc_reach(const View& view);

}  // namespace terramorph
