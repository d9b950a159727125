#include "ui/landscape/camera.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/random.h"

namespace terramorph {

namespace {

constexpr float kFollowing = 4;         // of the remaining way, per second
constexpr double kShakes = 24;          // per second
constexpr float kCalming = 3;           // of the shaking, per second
constexpr std::uint32_t kShaking = 61;  // a stream of random numbers
constexpr float kBelowZero =
    0.05f;  // share of the picture's height for bedrock, so that key hints hide no tank

}  // namespace

float View::unit() const {
    return std::min(static_cast<float>(width) / 1600, static_cast<float>(height) / 900);
}

float Camera::columns_seen() const {
    return static_cast<float>(level_width_ <= kWidestWhole ? level_width_ : kPartSeen);
}

Point Camera::shaken(const View& view) const {
    if (shaking_ <= 0) return {};
    const int moment = static_cast<int>(time_ * kShakes);
    const auto off = [&](int axis) {
        const float way = 2 * terramorph::uniform01(kShaking, 0, moment, axis) - 1;
        return std::round(way * shaking_ * kShake * view.unit());
    };
    return {off(0), off(1)};
}

bool Camera::advance(double seconds) {
    time_ += seconds;
    const bool shakes = shaking_ > 0;
    shaking_ = std::max(0.0f, shaking_ - kCalming * static_cast<float>(seconds));
    const float half = columns_seen() / 2;
    const float target = std::clamp(wanted_, half, std::max(half, static_cast<float>(level_width_) - half));
    const float way = target - middle_;
    if (std::abs(way) < 0.5f) return shakes;
    middle_ += way * std::min(1.0f, kFollowing * static_cast<float>(seconds));
    return true;
}

View Camera::view(int width, int height) const {
    const float seen = columns_seen();
    View view{.width = width, .height = height};
    view.scale = static_cast<float>(width) / seen;
    view.bottom = -kBelowZero * static_cast<float>(height) / view.scale;
    const float furthest = std::max(0.0f, static_cast<float>(level_width_) - seen);
    const float left = std::clamp(middle_ - seen / 2, 0.0f, furthest);
    view.left = std::round(left * view.scale) / view.scale;
    return view;
}

}  // namespace terramorph
