#pragma once

#include <vector>

#include "paint/soft/brush.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"
#include "ui/impacts/blast_look.h"

namespace terramorph {

/// Dust of a blast: what it drives along the ground to both sides, and what it throws up.
class DustWave {
  public:
    /// `color`: of the earth.
    DustWave(const BlastLook& blast, Color color);
    void draw(SoftBrush& brush, const View& view, const Ground& ground, float age) const;
    /// False once that's gone.
    bool seen(float age) const { return age < kLongest * pace_; }
    /// Earth that's thrown up: clods and a cloud of it, which fall.
    void draw_cloud(SoftBrush& brush, const View& view, float age) const;

  private:
    void draw_clods(SoftBrush& brush, const View& view, float age) const;

    static constexpr float kLongest = 2;  ///< seconds, of a nuke's

    BlastLook blast_;
    Color color_;
    float pace_;
};

}  // namespace terramorph
