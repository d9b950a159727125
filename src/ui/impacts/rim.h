#pragma once

#include <vector>

#include "paint/soft/brush.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"
#include "ui/impacts/blast_look.h"

namespace terramorph {

/// How it looks at a moment.
struct RimLook {
    float heat = 0;      ///< 0 to 1
    float strength = 0;  ///< of its light
    float size = 1;      ///< columns: how wide it is
};

/// The edge of fresh earth around a place that was hot: it glows and cools.
class GlowingRim {
  public:
    GlowingRim() = default;
    /// The edge as far as a blast has dug; call after it has.
    GlowingRim(const BlastLook& blast, const Ground& ground);

    /// Forgets what has fallen in or been dug away. Call when the ground has changed.
    void keep_edges(const Ground& ground);
    /// What glows in the earth around it, softly, and the edge itself.
    void draw_glow(SoftBrush& brush, const View& view, const RimLook& look) const;
    void draw_edge(SoftBrush& brush, const View& view, const RimLook& look) const;
    std::size_t size() const { return edges_.size(); }

  private:
    struct Edge {
        Vec2<float> at;      ///< in the earth
        Vec2<float> before;  ///< in the air beside it
    };

    static Edge between(const Ground& ground, Vec2<float> air, Vec2<float> earth);

    float heat_at(const Edge& edge) const;

    std::vector<Edge> edges_;
    Vec2<float> middle_;  ///< of the blast, in columns
    float radius_ = 1;
    float spacing_ = 1;  ///< columns from one edge to the next, about
};

}  // namespace terramorph
