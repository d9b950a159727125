#pragma once

#include <cstdint>
#include <span>

#include "paint/image.h"
#include "paint/layers/compositor.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// A view's picture of the ground before its backdrop, painted over as many frames as one likes. Only columns
/// that have changed are painted again.
class LandPainting {
  public:
    /// Begins anew. Returns the backdrop, as large as the view's picture, to be filled before paint().
    Image& begin(const Ground& ground, const View& view);
    /// Forgets the picture.
    void clear() { begun_ = false; }
    /// These columns of the level look different now.
    void touch(Range columns);
    /// Follows the ground's changes, and then goes on with the picture: at most so many pixel columns in all.
    /// Every call must get the same ground object.
    void paint(const Ground& ground, const LandColors& colors, int effort = kWhole);
    static constexpr int kWhole = 1 << 30;

    bool shows(const View& view) const { return begun_ && view_ == view; }
    bool finished() const { return begun_ && painted_ >= view_.width; }
    const View& view() const { return view_; }
    const Image& backdrop() const { return backdrop_; }
    const Image& picture() const { return picture_; }
    /// The picture in a view.
    PictureLayer layer(const View& view) const;

  private:
    int paint_changes(const Ground& ground, const LandColors& colors, int effort);
    void paint_columns(const Ground& ground, const LandColors& colors, int first, int last);

    bool begun_ = false;
    View view_;
    Image backdrop_, picture_;
    std::uint32_t revision_ = 0;  // of the ground
    std::uint64_t painting_ = 0;  // since begin() ...
    std::uint32_t coats_ = 0;     // ... each call of paint() that painted anything ...
    Range coat_;                  // ... and the pixel columns of the last one
    int painted_ = 0;             // pixel columns from the left
    Range stale_;                 // pixel columns that look different now ...
    int next_ = 0;                // ... the one to be painted next ...
    int fresh_ = 0;               // ... and how many have been painted since the last change
};

}  // namespace terramorph
