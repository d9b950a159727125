#pragma once

#include "match/match.h"
#include "paint/canvas.h"
#include "ui/screens/battle/hud/bar/layout.h"
#include "ui/screens/battle/hud/state.h"

namespace terramorph {

/// Where the parts of the bars stand on a picture, in pixels. What isn't shown is empty.
struct HudLayout {
    Rect player, wind;  ///< cards at the upper left
    Rect strip;         ///< the room for everybody's health, at the upper right
    Rect map;           ///< below it
    Rect large_map;     ///< and its sheet, between the cards and the foot
    Rect hints, chips;  ///< rows below the cards, the keys above
    Rect foot;          ///< what the land is kept clear of: the bar of whoever aims
    BarParts bar;       ///< of that bar
    Rect slim;          ///< and of a shot or a computer
    Rect heard;         ///< above those, for the words of what is heard; empty if nobody wants them
    Rect said;          ///< a sentence that comes and goes, below those rows
    Rect field;         ///< between the cards and the foot
};

HudLayout hud_layout(const Canvas& canvas, const Match& match, const HudState& state);

/// The lower edge of the cards, in pixels.
float hud_bottom(const Canvas& canvas);
/// The upper edge of the bar at the foot of the picture.
float hud_foot_top(const Canvas& canvas);
/// The share of the picture's height that it covers, to its lower edge.
float hud_foot_share(const Canvas& canvas);

/// The share that the cards and a label below them cover.
float hud_head_share(const Canvas& canvas);

/// The upper left corner of the latest news.
Point news_corner(const Canvas& canvas, const HudLayout& layout);

}  // namespace terramorph
