#pragma once

#include <span>
#include <vector>

#include "battle/shell.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// The pictures of what goes on from tick to tick: flames that flicker, drops of mud, the heads of diggers.
/// Drops come by the thousand, so they are drawn once and copied, and where many lie together only a few are.
class OngoingEffectsPicture {
  public:
    /// Time goes on for the flames. Returns whether there are any.
    bool advance(double seconds, std::span<const OngoingEffect> all);
    void draw(Canvas& canvas, const View& view, std::span<const OngoingEffect> all, const Palette& palette);

  private:
    /// A square of the picture with so many drops in it.
    struct Cell {
        int x, y, drops;
    };

    void prepare(float unit, const Palette& palette);
    std::vector<Cell> cells_of(const View& view, std::span<const OngoingEffect> all, VisualKind visual,
                               float size) const;
    void draw_flames(Canvas& canvas, const View& view, std::span<const OngoingEffect> all) const;
    void draw_mud(Canvas& canvas, const View& view, std::span<const OngoingEffect> all) const;

    double time_ = 0;
    float unit_ = 0;  // that the images below are made for
    std::vector<Image> flames_;
    Image glow_;
    Image mud_;
};

}  // namespace terramorph
