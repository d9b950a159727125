#pragma once

#include "ui/camera/camera.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// The perspective of the land behind a level, which flattens towards the horizon.
class Perspective {
  public:
    /// The view must outlive it.
    Perspective(const Panorama& panorama, const View& view);

    /// The horizon's row in the picture.
    float horizon() const { return view_.y_of(horizon_); }
    /// 1 at the cut, falling to 0 in the distance.
    float size_at(float distance) const { return eye_ / (eye_ + distance); }
    /// The haze at this apparent size: 0 at the cut to 1 in the distance.
    float haze_at(float size) const;
    /// The row of a height (columns) at this apparent size.
    float y_of(float height, float size) const { return view_.y_of(horizon_ + (height - horizon_) * size); }

  private:
    const View& view_;
    float horizon_ = 0;  // columns
    float eye_ = 1;      // columns before the cut
};

}  // namespace terramorph
