#pragma once

#include <vector>

#include "base/vec2.h"
#include "paint/canvas.h"
#include "ui/sprites/fire/flame_tongues.h"

namespace terramorph {

/// Drops of fire as one glowing liquid: a sheet along the land, thicker where more of them are and level
/// where they gather, with flames that stand in it.
class BurningLiquid {
  public:
    /// `unit`: pixels of one in a picture of 1600 x 900.
    void prepare(float unit);
    /// `drops` in pixels, in any order.
    void draw(Canvas& canvas, std::vector<Point> drops, double time) const;

  private:
    /// A stretch of a sheet.
    struct Stretch {
        float x, ground;  ///< pixels; of its middle, and where the land is
        float drops;      ///< in it
        float thick;      ///< pixels of liquid above the land
    };
    using Sheet = std::vector<Stretch>;

    std::vector<Sheet> sheets_of(std::vector<Point> drops) const;
    void join(std::vector<Sheet>& open, std::vector<Sheet>& done, Point drop) const;
    void pour(Sheet& sheet) const;
    void draw_sheet(Canvas& canvas, const Sheet& sheet, double time) const;
    void draw_coats(Canvas& canvas, const Sheet& sheet) const;
    void draw_body(Canvas& canvas, const Sheet& sheet, float below, float sinks, Color color) const;
    void draw_streaks(Canvas& canvas, const Sheet& sheet, double time) const;
    void draw_flames(Canvas& canvas, const Sheet& sheet, double time, bool before) const;

    float unit_ = 0;
    FlameTongues tongues_;
};

}  // namespace terramorph
