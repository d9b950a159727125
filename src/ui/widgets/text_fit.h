#pragma once

#include <functional>
#include <memory>

#include "paint/canvas.h"
#include "paint/canvas_cache.h"

namespace terramorph {

/// Finds how large a page's text can be, by drawing it where nobody sees it.
class TextFit {
  public:
    /// The largest size from `size` down to 1 at which the page cuts no words off, writes none over others,
    /// and keeps all inside the picture; 1 if there's none. See Scale::set_text_size. `like` has the
    /// picture's size.
    float largest(const Canvas& like, float size, const std::function<void(Canvas&)>& draw);

  private:
    bool holds(float size, const std::function<void(Canvas&)>& draw);

    Image picture_;
    std::unique_ptr<CanvasCache> cache_;
};

}  // namespace terramorph
