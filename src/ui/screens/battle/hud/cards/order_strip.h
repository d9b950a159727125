#pragma once

#include <vector>

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/cards/turn_order.h"

namespace terramorph {

/// Where everybody stands on the strip, in one row or two.
struct StripLayout {
    Rect plate;
    std::vector<Rect> places;  ///< as in the order
    Rect next;                 ///< of the next volley; empty where its order isn't known
    bool low = false;          ///< in two rows
};
StripLayout strip_layout(const Canvas& canvas, const Match& match, const OrderOfTurns& order, Rect room);

/// Draws everybody's health in the order of this volley's turns, at the right of the room: whoever plays now
/// is framed unless all do, and who has already had a turn is dimmed; the dead are struck out, in small
/// letters. `mine` is named "You".
void draw_order_strip(Canvas& canvas, const Match& match, PlayerId now, Rect room, bool frames = true,
                      PlayerId mine = {});

}  // namespace terramorph
