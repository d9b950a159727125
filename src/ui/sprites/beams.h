#pragma once

#include <vector>

#include "battle/event.h"
#include "paint/canvas.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// Beams of light, seen for a moment. What the sky sends is lightning: it zig-zags, by the picture's own
/// chance.
class Beams {
  public:
    void note(const Event& event);
    /// Returns whether there are any to see.
    bool advance(double seconds);
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
