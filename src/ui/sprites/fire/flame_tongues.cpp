#include "ui/sprites/fire/flame_tongues.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "paint/pixel.h"

namespace terramorph {

namespace {

constexpr Color kFlameCore = {255, 236, 150}, kFlameBody = {255, 150, 40}, kFlameTip = {226, 72, 22};
constexpr std::array<float, 6> kSizes = {0.3f, 0.5f, 0.8f, 1.2f, 1.7f, 2.4f};

/// A tongue of fire leaning to one side, with its foot in the middle of the image's lower edge.
Image tongue_image(int shape, float unit, float size) {
    const float lean = 0.5f * (static_cast<float>(shape) / (FlameTongues::kShapes - 1) - 0.5f);
    Image image(std::max(4, static_cast<int>((0.6f + 0.4f * size) * FlameTongues::kWide * unit)),
                std::max(5, static_cast<int>(size * FlameTongues::kHigh * unit)));
    const auto wide = static_cast<float>(image.width()), high = static_cast<float>(image.height());
    for (int y = 0; y < image.height(); ++y) {
        const float up = (high - static_cast<float>(y) - 0.5f) / high;  // 0 at the foot, 1 at the tip
        const float half = 0.5f * std::sqrt(std::min(1.0f, 6 * up)) * (1 - up) * (1 - 0.3f * up);
        for (int x = 0; x < image.width(); ++x) {
            const float bend = lean * up * up + 0.05f * std::sin(9 * up + static_cast<float>(shape));
            const float across = (static_cast<float>(x) + 0.5f) / wide - 0.5f - bend;
            const float inside = std::clamp(1 - std::abs(across) / std::max(0.02f, half), 0.0f, 1.0f);
            const float heat = std::sqrt(inside) * (1 - 0.85f * up);
            const Color color = heat > 0.5f ? mixed(kFlameBody, kFlameCore, 2 * heat - 1)
                                            : mixed(kFlameTip, kFlameBody, 2 * heat);
            const float foot = std::min(1.0f, 5 * up);
            image.row(y)[x] =
                packed(with_alpha(color, foot * std::min(0.92f, 1.9f * inside) * (1 - 0.55f * up)));
        }
    }
    return image;
}

}  // namespace

void FlameTongues::prepare(float unit) {
    if (unit == unit_) return;
    unit_ = unit;
    tongues_.clear();
    for (const float size : kSizes)
        for (int shape = 0; shape < kShapes; ++shape) tongues_.push_back(tongue_image(shape, unit, size));
}

const Image& FlameTongues::tongue(float size, int shape) const {
    const auto fitting = static_cast<std::size_t>(std::ranges::lower_bound(kSizes, size) - kSizes.begin());
    return tongues_[std::min(fitting, kSizes.size() - 1) * kShapes + static_cast<std::size_t>(shape)];
}

}  // namespace terramorph
