#pragma once

#include <vector>

#include "match/event.h"
#include "paint/soft/light_field.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Beams of light, visible for a moment. Those from the sky are lightning, with random zigzags.
class Beams {
  public:
    void note(const MatchEvent& event);
    /// Returns true if any are visible.
    bool advance(double seconds);
    void shine(LightField& light, const View& view) const;
    void draw(Canvas& canvas, const View& view) const;
    void clear() { beams_.clear(); }
    std::size_t size() const { return beams_.size(); }

  private:
    struct Beam {
        Vec2<float> from, to;  ///< columns
        float radius;          ///< columns
        bool lightning;
        float age;  ///< seconds
    };

    std::vector<Beam> beams_;
};

}  // namespace terramorph
