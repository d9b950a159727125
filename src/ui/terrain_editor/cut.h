#pragma once

#include <optional>

#include "app/input/input.h"
#include "paint/canvas.h"
#include "terrain/cross_section.h"

namespace terramorph {

/// A map from above on the screen: its place, columns and rows.
struct MapView {
    Rect place;
    int width = 2;
    int depth = 2;

    Point on_screen(Vec2<double> place_on_map) const;
    Vec2<double> on_map(Point at) const;
};

/// The handles of a cut's line. Its ends are where it leaves the map.
enum class CutHold { left_end, middle, right_end };
struct CutEnds {
    Point left, right;
};
CutEnds cut_ends(const MapView& view, const Cut& cut);

/// The handle at the pointer: an end at most `reach` pixels away, or else the middle.
CutHold cut_hold(const MapView& view, const Cut& cut, Point at, float reach);

/// The cut after dragging a handle: the middle moves the line, in thousandths of the map; an end turns it
/// around its middle, in whole degrees and snapping to 0, or `fine` in tenths.
Cut dragged(const MapView& view, const Cut& cut, CutHold hold, Point to, bool fine);

/// The cut after a key or the wheel: up and down by a hundredth, with shift by a row; Page Up and Page Down
/// by a tenth; left and right turn it by a degree, with shift by a tenth of one, and 0 turns it back; Home
/// and End to the first and the last row. None if it isn't for the cut.
std::optional<Cut> cut_after(const InputEvent& press, const Cut& cut, int depth);

/// Draws the cut's line over the map, with handles at the ends and its position and angle; something else
/// stands at the map's foot, so many pixels high.
void draw_cut(Canvas& canvas, const MapView& view, const Cut& cut, float foot);

}  // namespace terramorph
