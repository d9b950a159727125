#pragma once

#include "match/galaxy/galaxy.h"
#include "paint/canvas.h"
#include "ui/widgets/layout.h"

namespace terramorph {

/// A galaxy on a part of the canvas: its stars, and their worlds on orbits around them.
class StarChart {
  public:
    /// `size`: how wide the orbits are; 1 where only those of one star are drawn. The galaxy outlives it.
    StarChart(const Galaxy& galaxy, Rect place, const Scale& scale, float size = 1);

    /// On its orbit around its star; a rogue planet where it is.
    Point place_of(int world) const;

    void draw_stars(Canvas& canvas) const;
    /// Those that find room beside their stars, or beside their orbits where these are drawn too. One star
    /// may go without.
    void draw_names(Canvas& canvas, bool beside_orbits, int without = -1) const;
    /// The orbits of a star with its worlds on them; for -1 the rogue planets.
    void draw_worlds(Canvas& canvas, int star) const;
    /// Over a world that lives: green, yellow where somebody thinks, and with waves where somebody calls.
    void draw_life(Canvas& canvas, int world) const;

  private:
    const World& world(int number) const { return galaxy_.worlds[number]; }
    Point on_map(Vec2<float> place) const;
    int orbit_of(int world) const;
    float radius(int orbit) const;

    const Galaxy& galaxy_;
    Rect place_;
    Scale scale_;
    float size_;
};

}  // namespace terramorph
