#pragma once

#include <cstdint>

#include "terrain/ground.h"
#include "terrain/level.h"
#include "terrain/palette.h"
#include "ui/camera.h"
#include "ui/image.h"
#include "ui/landscape_backdrop.h"
#include "ui/landscape_face.h"

namespace terramorph {

/// The picture of a level: what lies behind it, and its ground as it is now. It remembers what it has drawn
/// and draws only the columns that have changed since.
class Landscape {
  public:
    Landscape(const LevelSettings& level, const Ground& ground);

    /// The ground must be the same one at every call; its changes are found out from it. Stays valid until
    /// the next call.
    const Image& picture(const Ground& ground, const View& view);

  private:
    void redraw(const Ground& ground, const View& view);
    void redraw_columns(const Ground& ground, Range columns);

    Palette palette_;
    Panorama panorama_;
    Strata strata_;
    View view_;
    Image backdrop_;
    Image picture_;
    std::uint32_t revision_ = 0;
};

}  // namespace terramorph
