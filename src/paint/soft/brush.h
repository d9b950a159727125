#pragma once

#include <span>

#include "paint/canvas.h"

namespace terramorph {

/// A ball of smoke or fire: shaded from one side to the other, and soft at its rim.
struct Puff {
    Point middle;
    float radius = 0;        ///< pixels
    Color lit, dark;         ///< its colours on the side that's lit and on the other
    Point toward = {0, -1};  ///< the lit side, as a direction of length 1
    float opacity = 1;
    float soft = 1;  ///< share of the radius that's faded: 1 all of it, near 0 a hard rim
    float ragged =
        0;           ///< how far its rim goes in and out, as a share of the radius, about: 0 a circle, to 0.4
    float turn = 0;  ///< radians by which that's turned; puffs of another one look different
};

/// The row, for each pixel column of a picture, below which nothing is drawn; empty: all of it.
using Floor = std::span<const float>;

/// Draws what has no edges: light, which is added to what's there, and smoke, which covers it.
class SoftBrush {
  public:
    explicit SoftBrush(Canvas& canvas) : canvas_(canvas) {}

    /// Adds light to an ellipse. It falls off as (1 - d²)² from `strength` in the middle to 0 at the rim.
    void glow(Point middle, Point radii, Color color, float strength);
    void glow(Point middle, float radius, Color color, float strength) {
        glow(middle, {radius, radius}, color, strength);
    }
    /// Covers what's around an ellipse with a colour, all over the picture: nothing in its middle, and more
    /// and more up to `most` of it from its rim on.
    void cover_around(Point middle, Point radii, Color color, float most);
    /// Adds light along a circle, as far as `thick` / 2 to both sides of it, and above the floor alone.
    void ring(Point middle, float radius, float thick, Color color, float strength, Floor floor = {});
    /// Adds light along a straight line, from its middle to `thick` / 2 on both sides. Its ends are cut off.
    void beam(Point from, Point to, float thick, Color color, float strength);
    /// Rounds off the end of a beam: adds what falls beyond it, in a half circle. `from`: its other end.
    void beam_end(Point from, Point end, float thick, Color color, float strength);
    /// Pushes what has been painted near a circle outward, by `far` on it and less up to `half` to both
    /// sides. What lies below the floor stays as it is.
    void bend(Point middle, float radius, float half, float far, Floor floor = {});
    void puff(const Puff& puff);
    Canvas& canvas() { return canvas_; }

  private:
    Canvas& canvas_;
};

}  // namespace terramorph
