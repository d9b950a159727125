#pragma once

#include <optional>

#include "app/input/input.h"
#include "paint/canvas.h"
#include "terrain/cross_section.h"

namespace terramorph {

/// A map from above on the screen: where it is, and how many columns and rows it has.
struct MapView {
    Rect place;
    int width = 2;
    int depth = 2;

    Point on_screen(Vec2<double> place_on_map) const;
    Vec2<double> on_map(Point at) const;
};

/// Where the line of a cut can be held. Its ends are where it leaves the map.
enum class CutHold { left_end, middle, right_end };
struct CutEnds {
    Point left, right;
};
CutEnds cut_ends(const MapView& view, const Cut& cut);

/// What the pointer holds there: an end that is at most `reach` pixels away, else the middle.
CutHold cut_hold(const MapView& view, const Cut& cut, Point at, float reach);

/// The cut when what is held is dragged to a place: the middle takes the line there, in thousandths of the
/// map; an end turns it about its middle, in whole degrees and with 0 easy to find, or `fine` in tenths.
Cut dragged(const MapView& view, const Cut& cut, CutHold hold, Point to, bool fine);

/// Where a key or the wheel puts the cut: up and down by a hundredth, with shift by a row; Page Up and Page
/// Down by a tenth; left and right turn it by a degree, with shift by a tenth of one, and 0 turns it back;
/// Home and End to the first and the last row. None when it is not for the cut.
std::optional<Cut> cut_after(const InputEvent& press, const Cut& cut, int depth);

/// The line of the cut over the map, which is drawn there already, with a handle at each end and its position
/// and angle written on it.
void draw_cut(Canvas& canvas, const MapView& view, const Cut& cut);

}  // namespace terramorph
