#pragma once

#include <algorithm>

#include "base/vec2.h"

namespace terramorph {

/// The middle of a picture is above what it shows by so much of its width: shells and smoke need the upper
/// half.
constexpr float kAboveMiddle = 0.07f;

/// A stretch of land.
struct Stretch {
    Vec2<float> low, high;

    void include(Vec2<float> at) {
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    void include(const Stretch& other) { include(other.low), include(other.high); }
    /// The middle of a picture of it, so many columns wide.
    Vec2<float> middle(float wide) const { return (low + high) * 0.5f + Vec2<float>{0, kAboveMiddle * wide}; }
};

/// What is around a place.
inline Stretch stretch_about(Vec2<float> at, float reach) {
    return {at - Vec2<float>{reach, reach}, at + Vec2<float>{reach, reach}};
}

}  // namespace terramorph
