#pragma once

#include "ui/landscape/camera.h"
#include "ui/landscape/panorama.h"

namespace terramorph {

/// How the land behind a level is seen: it sinks together towards the horizon.
class Perspective {
  public:
    /// The view must outlive it.
    Perspective(const Panorama& panorama, const View& view);

    /// Its row in the picture.
    float horizon() const { return view_.y_of(horizon_); }
    /// 1 at the cut, falling to 0 in the distance.
    float size_at(float distance) const { return eye_ / (eye_ + distance); }
    /// 0 at the cut to 1 in the haze, by how large things are seen there.
    float haze_at(float size) const;
    /// The row of a height (columns) where things are seen this large.
    float y_of(float height, float size) const { return view_.y_of(horizon_ + (height - horizon_) * size); }

  private:
    const View& view_;
    float horizon_ = 0;  // columns
    float eye_ = 1;      // columns before the cut
};

}  // namespace terramorph
