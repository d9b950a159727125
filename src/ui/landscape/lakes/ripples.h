#pragma once

#include <vector>

#include "base/vec2.h"

namespace terramorph {

/// Waves that run to both sides from where something has fallen into water.
class Ripples {
  public:
    void clear() { ripples_.clear(); }
    void add(Vec2<float> at);
    /// Returns true if there are any.
    bool advance(double seconds);
    /// How much higher the surface is there now, in columns; `level`: of the water.
    float height_at(float column, float level) const;
    bool empty() const { return ripples_.empty(); }

  private:
    struct Ripple {
        Vec2<float> at;  ///< columns
        float age = 0;   ///< seconds
    };

    std::vector<Ripple> ripples_;
};

}  // namespace terramorph
