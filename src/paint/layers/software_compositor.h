#pragma once

#include <vector>

#include "paint/layers/compositor.h"
#include "paint/layers/touched.h"

namespace terramorph {

/// Paints the layers into the canvas's own picture. It must be the same one in every frame, or of another
/// size: where neither the layers nor what's above them has changed, it stays.
class SoftwareCompositor : public Compositor {
  public:
    void lay(Canvas& canvas, std::span<const PictureLayer> layers) override;
    void lay_below(Canvas& canvas, std::span<const PictureLayer> layers, const KeptPainting& cover) override;
    bool cover(Canvas& canvas, const KeptPainting& cover) override;
    void settle(Canvas&, PixelBox) override {}
    /// Where the picture may differ from what it was at the last call. `touched` is the canvas's.
    const Touched& take_changes(const Touched& touched);

  private:
    bool follow_changes(std::span<const PictureLayer> layers, PixelBox whole);
    void lay_stale(Canvas& canvas, std::span<const PictureLayer> layers);

    std::vector<PictureLayer> layers_;  // as painted
    Touched stale_;
    std::uint64_t covered_ = 0;  // the number of what covers the picture; 0: nothing
    Touched cover_;              // the parts of it ...
    Touched bare_;               // ... and those in which it's missing since the last layers
    Touched laid_;               // since the last call of take_changes ...
    Touched changes_;            // ... and what that returned
};

}  // namespace terramorph
