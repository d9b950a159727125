#include "ui/landscape/camera.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

namespace {

constexpr float kFollowing = 4;  // of the remaining way, per second
constexpr float kBelowZero =
    0.05f;  // share of the picture's height for bedrock, so that key hints hide no tank

}  // namespace

float View::unit() const {
    return std::min(static_cast<float>(width) / 1600, static_cast<float>(height) / 900);
}

float Camera::columns_seen() const {
    return static_cast<float>(level_width_ <= kWidestWhole ? level_width_ : kPartSeen);
}

bool Camera::advance(double seconds) {
    const float half = columns_seen() / 2;
    const float target = std::clamp(wanted_, half, std::max(half, static_cast<float>(level_width_) - half));
    const float way = target - middle_;
    if (std::abs(way) < 0.5f) return false;
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
