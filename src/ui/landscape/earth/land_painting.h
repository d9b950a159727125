#pragma once

#include <cstdint>

#include "paint/image.h"
#include "paint/layers/compositor.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/terrain_face.h"
#include "ui/landscape/earth/turns.h"

namespace terramorph {

/// What lies behind the land.
class Behind {
  public:
    virtual ~Behind() = default;
    /// Paints these pixel columns of a view's picture.
    virtual void paint(Image& picture, const View& view, Range columns) const = 0;
};

/// A view's picture of the ground before its backdrop, painted over as many frames as one likes, from the
/// left. Only columns that have changed are painted again.
class LandPainting {
  public:
    static constexpr int kWhole = 1 << 30;

    /// Makes room for a picture of this view, which takes time: for a part of it at each call. Returns true
    /// once there's room.
    bool make_room(const View& view);
    /// Begins anew, unless the picture can go along with the view sideways: then only what comes into sight
    /// is to be painted.
    void follow(const Ground& ground, const View& view);
    /// Forgets the picture.
    void clear() { begun_ = false; }
    /// These columns of the level look different now.
    void touch(Range columns);
    /// Goes on with the backdrop: at most so many pixel columns. Returns how many it was.
    int paint_behind(const Behind& behind, int effort = kWhole);
    /// Follows the ground's changes, and then goes on with the land before the backdrop, likewise, or `all`:
    /// with what is missing, whatever it takes. Every call must get the same ground object.
    int paint(const Ground& ground, const LandColors& colors, int effort = kWhole, bool all = false);

    bool blank() const { return !begun_; }
    bool shows(const View& view) const { return begun_ && view_ == view; }
    bool has_backdrop() const { return begun_ && behind_.empty(); }
    /// Everything has been painted, but for later changes of the ground.
    bool finished() const { return has_backdrop() && bare_.empty(); }
    /// There's nothing to be painted, as far as the ground is known.
    bool settled() const { return finished() && stale_.empty(); }
    const View& view() const { return view_; }
    const Image& backdrop() const { return backdrop_; }
    const Image& picture() const { return picture_; }
    /// The picture in a view.
    PictureLayer layer(const View& view) const;

  private:
    bool move_along(const View& view);
    int painted_from_left() const { return bare_.x1 == view_.width ? bare_.x0 : view_.width; }
    void paint_columns(const Ground& ground, const LandColors& colors, Range columns);

    bool begun_ = false;
    View view_;
    Image backdrop_, picture_;
    std::uint32_t revision_ = 0;  // of the ground
    std::uint64_t painting_ = 0;  // since it was begun ...
    std::uint32_t coats_ = 0;     // ... each call of paint() that painted anything ...
    Range coat_;                  // ... and the pixel columns of the last one
    Range behind_;                // pixel columns without a backdrop yet ...
    Range bare_;                  // ... and without land
    Turns stale_;                 // pixel columns that look different now
};

}  // namespace terramorph
