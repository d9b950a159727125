#pragma once

#include <cstdint>
#include <vector>

#include "paint/soft/brush.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// The first moment of an earthquake: rings run out through the earth, and dust leaps up along the land to
/// both sides, from its middle to where it's felt.
class Tremors {
  public:
    void begin(Vec2<float> at, float radius, std::uint32_t chance) { all_.push_back({at, radius, chance}); }
    /// Returns true if any is visible.
    bool advance(double seconds);
    void draw(SoftBrush& brush, const View& view, const Ground& ground) const;
    void clear() { all_.clear(); }

  private:
    struct Tremor {
        Vec2<float> at;  ///< columns
        float radius;    ///< columns
        std::uint32_t chance;
        float age = 0;  ///< seconds
    };

    void draw_rings(SoftBrush& brush, const View& view, const Tremor& tremor) const;
    void draw_in_earth(SoftBrush& brush, const View& view, const Ground& ground, const Tremor& tremor) const;
    void draw_dust(SoftBrush& brush, const View& view, const Ground& ground, const Tremor& tremor) const;

    std::vector<Tremor> all_;
};

}  // namespace terramorph
