#pragma once

#include <vector>

#include "battle/water/water.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// The water of land that takes part: bodies of standing water, and sheets of what runs.
class BasinsPicture {
  public:
    /// Takes the water as it is now.
    void take(const Water& water);
    /// Nothing is drawn from now on.
    void clear() { bodies_.clear(), sheets_.clear(); }

    /// Draws what of the water is seen behind things in it, or before them.
    void draw_behind(Canvas& canvas, const View& view, const Palette& palette) const;
    void draw_before(Canvas& canvas, const View& view, const Palette& palette) const;
    /// Draws waves and foam, which move with the time in seconds; in caves a still surface and bubbles.
    void draw_surface(Canvas& canvas, const View& view, const Palette& palette, double time) const;

  private:
    /// Water over a run of columns, from its bottom to its top in each, in columns.
    struct Body {
        int x0;
        float level;  // of its surface; of what runs, the highest
        bool roofed;  // in a cave
        std::vector<float> bottoms, tops;
    };

    void take_bodies(const Water& water);
    void take_sheets(const Water& water);
    void draw(Canvas& canvas, const View& view, Color shallow, Color deep, Color foam) const;
    static void draw_top(Canvas& canvas, const View& view, const Body& body, Range columns,
                         const Palette& palette, double time);
    static void draw_specks(Canvas& canvas, const View& view, const Body& body, const Palette& palette,
                            double time);

    std::vector<Body> bodies_;
    std::vector<Body> sheets_;
};

}  // namespace terramorph
