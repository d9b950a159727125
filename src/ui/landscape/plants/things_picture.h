#pragma once

#include <array>
#include <span>
#include <vector>

#include "battle/things/thing.h"
#include "paint/canvas.h"
#include "paint/image.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// The trees and the wood of a level. Trees that stand still are painted once; while a camera comes
/// nearer or goes away, what was painted is stretched.
class ThingsPicture {
  public:
    void draw(Canvas& canvas, const View& view, std::span<const Thing> things, const Palette& palette,
              bool zooms = false);

  private:
    /// All that a tree's picture depends on but the scale and the colours.
    using Seen = std::array<std::uint32_t, 4>;
    struct Kept {
        Seen seen;
        float scale;  ///< of the view that it was painted for
        Image image;  ///< its foot is in the middle, kBelow columns above the lower edge
        bool used = false;
    };

    void draw_standing_tree(Canvas& canvas, const View& view, const Thing& tree, const Palette& palette);
    const Kept& picture_of(const Canvas& canvas, const View& view, const Thing& thing,
                           const Palette& palette);
    bool is_near(float scale, const View& view) const;

    bool zooms_ = false;
    Palette colors_ = {};
    std::vector<Kept> kept_;
};

}  // namespace terramorph
