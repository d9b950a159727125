#pragma once

#include <span>
#include <vector>

#include "battle/shell.h"
#include "paint/soft/light_field.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/sprites/fire/burning_liquid.h"

namespace terramorph {

/// Draws ongoing effects: burning liquid, drops of mud, the heads of diggers. There may be thousands of
/// drops, so those of mud are rendered once and copied, and in dense places only a few are drawn.
class OngoingEffectsPicture {
  public:
    /// Advances the flames. Returns true if there are any.
    bool advance(double seconds, std::span<const OngoingEffect> all);
    /// `hot`: where fire has lain.
    void shine(LightField& light, const View& view, std::span<const OngoingEffect> all,
               std::span<const HotSpot> hot = {}) const;
    /// What belongs behind tanks. All effects are among what burns, also those that don't.
    void draw_behind(Canvas& canvas, const View& view, const Burning& burning) const;
    void draw(Canvas& canvas, const View& view, const Burning& burning, const Palette& palette);

  private:
    /// A square of the picture and the number of drops in it.
    struct Cell {
        int x, y, drops;
    };

    /// What shines in a part of the level.
    struct Blaze {
        int x, y;
        Vec2<float> sum;  ///< of places, each as often as much shines there
        float much;
    };

    void prepare(float unit, const Palette& palette);
    std::vector<Cell> cells_of(const View& view, std::span<const OngoingEffect> all, VisualKind visual,
                               float size) const;
    void draw_mud(Canvas& canvas, const View& view, std::span<const OngoingEffect> all) const;

    double time_ = 0;
    float unit_ = 0;
    float prepared_ = 0;  // scale of the images below
    BurningLiquid liquid_;
    Image mud_;
};

}  // namespace terramorph
