#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "paint/image.h"
#include "paint/layers/compositor.h"
#include "terrain/shape.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// A view's picture that's painted over as many frames as one likes, from the left.
class GrowingPicture {
  public:
    static constexpr int kWhole = 1 << 30;

    /// Makes room for a picture of this view, which takes time. Returns true if there was room.
    bool make_room(const View& view);
    /// Begins anew.
    void begin(const View& view);
    /// Goes along with a view sideways, so that only what comes into sight is to be painted. Returns how many
    /// pixel columns to the left everything has moved, or nothing where that isn't possible.
    std::optional<int> go_along(const View& view);
    void clear() { begun_ = false; }

    /// From here on it's another coat of paint: see PictureLayer::revision.
    void begin_coat() { coat_ = {}; }
    /// These pixel columns are painted in this coat.
    void coat(Range columns) {
        if (columns.empty()) return;
        if (coat_.empty()) ++coats_;
        coat_.include(columns);
    }
    /// The next pixel columns from the left that aren't painted yet, at most so many: they count as painted.
    Range take(int most) {
        const Range taken = {bare_.x0, bare_.x0 + std::min(most, bare_.x1 - bare_.x0)};
        bare_.x0 = taken.x1;
        return taken;
    }

    bool begun() const { return begun_; }
    bool shows(const View& view) const { return begun_ && view_ == view; }
    bool finished() const { return begun_ && bare_.empty(); }
    int painted_from_left() const { return bare_.x1 == view_.width ? bare_.x0 : view_.width; }
    const View& view() const { return view_; }
    Image& image() { return image_; }
    const Image& image() const { return image_; }
    /// The picture as a layer of another view's.
    PictureLayer layer(const View& view) const;

  private:
    bool begun_ = false;
    View view_;
    Image image_;
    std::uint64_t painting_ = 0;  // since it was begun ...
    std::uint32_t coats_ = 0;     // ... each coat ...
    Range coat_;                  // ... and the pixel columns of the last one
    Range bare_;                  // pixel columns that aren't painted yet
};

}  // namespace terramorph
