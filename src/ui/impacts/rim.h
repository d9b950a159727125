#pragma once

#include <vector>

#include "paint/soft/brush.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"
#include "ui/impacts/blast_look.h"

namespace terramorph {

/// The edge of fresh earth around a place that was hot: it glows and cools.
class GlowingRim {
  public:
    GlowingRim() = default;
    /// The edge as far as a blast has dug; call after it has.
    GlowingRim(const BlastLook& blast, const Ground& ground);

    /// Forgets what has fallen in or been dug away. Call when the ground has changed.
    void keep_edges(const Ground& ground);
    /// `heat`: 0 to 1. `scale`: columns to which its width belongs.
    void draw(SoftBrush& brush, const View& view, float heat, float strength, float size) const;
    std::size_t size() const { return edges_.size(); }

  private:
    struct Edge {
        Vec2<float> at;      ///< in the earth
        Vec2<float> before;  ///< in the air beside it
    };

    static Edge between(const Ground& ground, Vec2<float> air, Vec2<float> earth);

    std::vector<Edge> edges_;
    float spacing_ = 1;  ///< columns from one edge to the next, about
};

}  // namespace terramorph
