#pragma once

#include <cstdint>
#include <vector>

#include "paint/layers/compositor.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/terrain_face.h"
#include "ui/landscape/earth/turns.h"
#include "ui/landscape/growing_picture.h"

namespace terramorph {

/// A view's picture of the ground, clear where there is none, painted over as many frames as one likes. Only
/// columns that have changed are painted again.
class LandPainting {
  public:
    static constexpr int kWhole = GrowingPicture::kWhole;

    /// Makes room for a picture of this view, which takes time. Returns true if there was room.
    bool make_room(const View& view) { return picture_.make_room(view); }
    /// Begins anew, unless the picture can go along with the view sideways: then only what comes into sight
    /// is to be painted.
    void follow(const Ground& ground, const View& view);
    /// Forgets the picture.
    void clear() { picture_.clear(); }
    /// These columns of the level look different now.
    void touch(Range columns);
    /// Follows the ground's changes, and then goes on from the left: with so many pixel columns at most, or
    /// `all`: with what is missing, whatever it takes. Returns how many it was. Every call must get the same
    /// ground object.
    int paint(const Ground& ground, const LandColors& colors, int effort = kWhole, bool all = false);

    bool blank() const { return !picture_.begun(); }
    bool shows(const View& view) const { return picture_.shows(view); }
    /// Everything has been painted, but for later changes of the ground.
    bool finished() const { return picture_.finished(); }
    /// There's nothing to be painted, as far as the ground is known.
    bool settled() const { return finished() && stale_.empty(); }
    const View& view() const { return picture_.view(); }
    /// The picture in a view, with what's below showing through.
    PictureLayer layer(const View& view) const;

  private:
    void paint_columns(const Ground& ground, const LandColors& colors, Range columns);

    GrowingPicture picture_;
    std::uint32_t revision_ = 0;  // of the ground
    Turns stale_;                 // pixel columns that look different now
    std::vector<FaceRows> rows_;  // by pixel column
};

}  // namespace terramorph
