#include "ui/landscape/distance/perspective.h"

#include <algorithm>

#include "ui/landscape/earth/height_profile.h"

namespace terramorph {

namespace {

constexpr float kPerspectiveEyeDistance = 0.4f;  // in visible widths: how quickly things get smaller
constexpr float kPerspectiveAboveLand = 0.15f;   // the horizon above the land, in picture heights ...
constexpr float kAboveHighLand = 0.08f;          // ... and above high land, which leaves little sky
constexpr float kHighLand = 0.4f;                // from this height of land on it's less
constexpr float kAboveWater = 0.05f;             // at least
constexpr float kLowest = 0.3f;                  // the horizon above the picture's lower edge

}  // namespace

Perspective::Perspective(const Panorama& panorama, const View& view) : view_(view) {
    const float high = static_cast<float>(view.height) / view.scale;
    eye_ = kPerspectiveEyeDistance * static_cast<float>(view.width) / view.scale;
    const auto part = [&](float height) { return (height - view.bottom) / high; };
    const float land = panorama.ridges.empty() ? 0 : part(mean_height(panorama.ridges.front().heights));
    const float above =
        std::clamp(kPerspectiveAboveLand - (land - kHighLand) * 0.3f, kAboveHighLand, kPerspectiveAboveLand);
    const float least = std::max(kLowest, part(panorama.water) + kAboveWater);
    horizon_ = view.bottom + std::max(least, land + above) * high;
}

float Perspective::haze_at(float size) const {
    const float furthest = size_at(furthest_ridge() / kPerspectiveEyeDistance * eye_);
    return std::min(1.0f, (1 - size) / (1 - furthest));
}

}  // namespace terramorph
