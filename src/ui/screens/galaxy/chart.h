#pragma once

#include "match/galaxy/galaxy.h"
#include "paint/canvas.h"
#include "ui/widgets/layout.h"

namespace terramorph {

/// Draws a galaxy: its stars, and their worlds on orbits around them.
class StarChart {
  public:
    /// `size`: scale of the orbits; 1 if only those of one star are drawn. The galaxy must outlive it.
    StarChart(const Galaxy& galaxy, Rect place, const Scale& scale, float size = 1);

    /// A world's place on its orbit; a rogue planet's own place.
    Point place_of(int world) const;

    void draw_stars(Canvas& canvas) const;
    /// Draws names that fit beside their stars, or beside orbits if these are drawn too. One star may be left
    /// out.
    void draw_names(Canvas& canvas, bool beside_orbits, int without = -1) const;
    /// Draws the orbits of a star with its worlds; for -1 the rogue planets.
    void draw_worlds(Canvas& canvas, int star) const;
    /// Marks a living world: green, yellow if it's intelligent, with waves if it broadcasts.
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
