#pragma once

#include <span>
#include <vector>

#include "battle/shell.h"
#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"
#include "ui/sprites/fire/fire_bed.h"
#include "ui/sprites/fire/flame_tongues.h"

namespace terramorph {

/// What burns: drops, and spots where fire lingers, in any order.
struct Burning {
    std::span<const OngoingEffect> all;
    std::span<const HotSpot> spots;
    const Ground& ground;  ///< drops above it, such as those on a hull, are flames alone
};

/// Drops of fire as one glowing liquid: a skin along the land, thicker where more of them are and level where
/// they gather, and flames all along it.
class BurningLiquid {
  public:
    /// High flames, for behind tanks ...
    void draw_behind(Canvas& canvas, const View& view, const Burning& burning, double time) const;
    /// ... and before them the liquid and flames so low that one sees who stands in it.
    void draw(Canvas& canvas, const View& view, const Burning& burning, double time) const;

  private:
    static constexpr float kStretch = 5;     ///< of a sheet, in pixels of a picture of 1600 x 900
    static constexpr float kFlameHigh = 36;  ///< columns

    /// What burns in one place.
    struct Fuel {
        Point at;    ///< pixels
        float much;  ///< 1: a drop
        bool wet;    ///< liquid lies there; elsewhere are flames alone
    };
    /// A stretch of a sheet.
    struct Stretch {
        float x, ground;  ///< pixels; of its middle, and where the land is
        float much;       ///< fuel in it
        float thick;      ///< pixels of liquid above the land
        bool wet;
    };
    using Sheet = std::vector<Stretch>;
    /// Flames behind the liquid, which are high, and low ones before it.
    enum class Row { back, front };
    struct Scene {
        Canvas& canvas;
        const View& view;
        float unit;  ///< pixels of one in a picture of 1600 x 900
        double time;
    };

    static std::vector<Sheet> sheets_of(const Scene& scene, const Burning& burning);
    static void join(std::vector<Sheet>& open, std::vector<Sheet>& done, const Fuel& fuel,
                     const Scene& scene);
    static void pour(Sheet& sheet, float unit);
    static std::vector<Sheet> wet_parts(const Sheet& sheet, float unit);
    static Stretch between(const Sheet& sheet, float x);
    static void draw_haze(const Scene& scene, const Sheet& sheet);
    static void draw_boil(const Scene& scene, const Sheet& sheet, Row row);
    static void draw_coats(const Scene& scene, const Sheet& sheet);
    static void draw_body(const Scene& scene, const Sheet& sheet, float below, float sinks, Color color);
    static void draw_streaks(const Scene& scene, const Sheet& sheet);
    void draw_flames(const Scene& scene, const Sheet& sheet, Row row) const;
    void draw_flame(const Scene& scene, const Stretch& at, int number, Row row, float most) const;

    FlameTongues tongues_;
};

}  // namespace terramorph
