#include "ui/sprites/fire/flame_tongues.h"

#include <algorithm>
#include <cmath>

#include "paint/pixel.h"

namespace terramorph {

namespace {

constexpr Color kFlameCore = {255, 244, 190}, kFlameBody = {255, 176, 52}, kFlameTip = {228, 78, 20};
constexpr float kLowestTongue = 4;  // pixels, of the first size
constexpr int kTongueSizes = 20;    // each so much higher than the one before:
constexpr float kNextTongue = 1.2f;

/// A tongue of fire that winds, and leans to one side.
Image tongue_image(int shape, float size) {
    const float lean = 0.55f * (static_cast<float>(shape) / (FlameTongues::kShapes - 1) - 0.5f);
    Image image(std::max(5, static_cast<int>(3 + 0.56f * size)), std::max(4, static_cast<int>(size)));
    const auto wide = static_cast<float>(image.width()), high = static_cast<float>(image.height());
    for (int y = 0; y < image.height(); ++y) {
        const float up = (high - static_cast<float>(y) - 0.5f) / high;  // 0 at the foot, 1 at the tip
        const float half = 0.33f * std::sqrt(std::min(1.0f, 5 * up)) * (1 - up) * (1 + 0.5f * up);
        const float bend =
            lean * up * up + 0.1f * up * std::sin(6.5f * up + 1.9f * static_cast<float>(shape));
        for (int x = 0; x < image.width(); ++x) {
            const float across = (static_cast<float>(x) + 0.5f) / wide - 0.5f - bend;
            const float inside = std::clamp(1 - std::abs(across) / std::max(0.03f, half), 0.0f, 1.0f);
            const float heat = std::sqrt(inside) * (1.12f - up);
            const Color color = heat > 0.5f ? mixed(kFlameBody, kFlameCore, std::min(1.0f, 2 * heat - 1))
                                            : mixed(kFlameTip, kFlameBody, std::max(0.0f, 2 * heat));
            const float foot = std::min(1.0f, 4 * up);
            image.row(y)[x] =
                packed(with_alpha(color, foot * std::min(0.9f, 1.7f * inside) * (1 - 0.5f * up)));
        }
    }
    return image;
}

}  // namespace

const Image& FlameTongues::tongue(float high, int shape) const {
    const float steps = std::log(std::max(1.0f, high / kLowestTongue)) / std::log(kNextTongue);
    const int size = std::min(kTongueSizes - 1, static_cast<int>(steps + 0.5f));
    const auto [found, fresh] = tongues_.try_emplace({size, shape});
    if (fresh)
        found->second = tongue_image(shape, kLowestTongue * std::pow(kNextTongue, static_cast<float>(size)));
    return found->second;
}

}  // namespace terramorph
