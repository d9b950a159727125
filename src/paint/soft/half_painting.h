#pragma once

#include <functional>
#include <memory>

#include "paint/canvas.h"
#include "paint/canvas_cache.h"
#include "paint/image.h"

namespace terramorph {

/// Paints what is large and soft at half its size, in a quarter of the time, and stretches it over a picture.
class HalfPainting {
  public:
    /// `paint` gets a clear canvas of half the size, rounded up.
    void lay(Canvas& canvas, const std::function<void(Canvas& half)>& paint);

  private:
    void fit(const Canvas& canvas);

    Image picture_;  // clear between two calls
    std::unique_ptr<CanvasCache> cache_;
};

}  // namespace terramorph
