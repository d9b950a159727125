#pragma once

#include <cstdint>
#include <vector>

#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "terrain/shape.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Fine cracks that run into the ground where it shakes or is about to break, before it comes down.
class GroundCracks {
  public:
    static constexpr std::size_t kMaxCracks = 160;

    /// Opens cracks within these columns, the more the wider, those in the middle the longest.
    void open(Range columns, std::uint32_t chance, const Ground& ground);
    /// Returns true if any is visible.
    bool advance(double seconds);
    /// Only what is still in the earth.
    void draw(Canvas& canvas, const View& view, const Ground& ground) const;
    void clear() { cracks_.clear(); }
    std::size_t size() const { return cracks_.size(); }

  private:
    struct Crack {
        Vec2<float> mouth;  ///< columns
        float length;       ///< columns
        float late;         ///< seconds until it opens
        std::uint32_t chance;
        float age = 0;
    };

    void draw_one(Canvas& canvas, const View& view, const Ground& ground, const Crack& crack) const;

    std::vector<Crack> cracks_;
};

}  // namespace terramorph
