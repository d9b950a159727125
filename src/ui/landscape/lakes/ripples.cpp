#include "ui/landscape/lakes/ripples.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

namespace {

constexpr std::size_t kMostRipples = 12;
constexpr float kRippleLife = 2.4f, kRippleSpeed = 62;  // seconds; columns per second
constexpr float kRippleHigh = 4.5f,
                kRippleLong = 11;  // columns; of the first crest, and from one to the next
constexpr float kRippleWide = 17;  // columns over which crests follow the first one
constexpr float kSameWater = 12;   // columns up or down

}  // namespace

void Ripples::add(Vec2<float> at) {
    if (ripples_.size() >= kMostRipples) ripples_.erase(ripples_.begin());
    ripples_.push_back({at});
}

bool Ripples::advance(double seconds) {
    const bool any = !ripples_.empty();
    for (Ripple& each : ripples_) each.age += static_cast<float>(seconds);
    std::erase_if(ripples_, [](const Ripple& each) { return each.age >= kRippleLife; });
    return any;
}

float Ripples::height_at(float column, float level) const {
    float sum = 0;
    for (const Ripple& each : ripples_) {
        if (std::abs(each.at.y - level) > kSameWater) continue;
        const float behind = kRippleSpeed * each.age - std::abs(column - each.at.x);
        const float off = behind / kRippleWide, left = 1 - each.age / kRippleLife;
        if (off < -1 || off > 1) continue;
        const float near = 1 - off * off;
        sum += kRippleHigh * left * left * near * near * std::cos(6.2831853f * behind / kRippleLong);
    }
    return sum;
}

}  // namespace terramorph
