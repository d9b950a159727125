#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "paint/canvas.h"
#include "paint/image.h"
#include "paint/layers/compositor.h"

namespace terramorph {

/// Layers and what's painted over them, as a single layer: for as long as both stay as they are.
class FlatLayer {
  public:
    /// What `paint` paints, without its words, over layers on a canvas like this one.
    void keep(const Canvas& like, std::span<const PictureLayer> layers,
              const std::function<void(Canvas&)>& paint);
    /// Whether something is kept for canvases of that size.
    bool fits(const Canvas& canvas) const;
    /// What was painted is no longer right. Memory for canvases of other sizes than this one is given back.
    void forget(const Canvas& canvas);
    /// Stays as it is until the next call of keep() or forget().
    PictureLayer layer() const;

  private:
    bool is_like(const Canvas& canvas) const;

    Image picture_;
    std::uint64_t painting_ = 0;  // 0: nothing is kept
};

}  // namespace terramorph
