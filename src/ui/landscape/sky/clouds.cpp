#include "ui/landscape/sky/clouds.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "paint/pixel.h"
#include "ui/landscape/sky/sky.h"

namespace terramorph {

namespace {

// All lengths are in pixels of a picture of 1600 x 900.
constexpr std::uint32_t kSkyClouds = 4;  // a stream of random numbers
constexpr int kMaxClouds = 26;           // in a picture's width ...
constexpr int kMaxCover = 9;             // ... and of those that close the sky

}  // namespace

Clouds::Clouds(const Panorama& panorama, const View& view, const Palette& palette, float horizon, Point sun,
               const SkyStretch& stretch)
    : view_(view),
      horizon_(horizon),
      unit_(view.unit()),
      left_(static_cast<float>(stretch.left)),
      sun_(sun.x),
      color_(mixed(mixed(with_alpha(palette.mist, 1), with_alpha(palette.sun, 1), 0.7f), palette.sky,
                   0.4f * panorama.overcast)),
      shade_(mixed(mixed(with_alpha(palette.mist, 1), palette.sky, 0.45f), palette.zenith,
                   0.75f * panorama.overcast)) {
    scatter(panorama.clouds, static_cast<float>(stretch.wide));
    cover(panorama.overcast, static_cast<float>(stretch.wide));
}

/// Large clouds high up and small flat ones near the horizon, as many as fit the share of the sky.
void Clouds::scatter(float share, float wide) {
    const float most = kMaxClouds * wide / static_cast<float>(view_.width);
    const int count = static_cast<int>(std::clamp(share, 0.0f, 1.0f) * most + 0.5f);
    for (int k = 0; k < count; ++k) {
        const auto draw = [&](int n) { return terramorph::uniform01(kSkyClouds, 0, k, n); };
        const float down = 0.16f + 0.76f * (static_cast<float>(k % 7) + draw(0)) / 7;
        const float size = (0.28f + 1.0f * (1 - down)) * (0.7f + 0.6f * draw(1)) * unit_;
        const float half = 150 * size, middle = draw(2) * wide;
        Cloud cloud = {down * horizon_, middle - half, middle + half, 0.5f + 0.34f * draw(3), {}};
        const int puffs = 5 + static_cast<int>(draw(4) * 5);
        for (int n = 0; n < puffs; ++n) {
            const float off = 2 * draw(10 + 2 * n) - 1;
            const float radius = (22 + 34 * draw(11 + 2 * n)) * size * (1 - 0.7f * off * off);
            cloud.puffs.push_back({middle + off * (half - radius), radius, 0.82f});
        }
        cloud.puffs.push_back({middle, half, 0.085f});
        clouds_.push_back(std::move(cloud));
    }
}

/// Wide dark clouds side by side, which close the top of the sky.
void Clouds::cover(float share, float wide) {
    const int count = static_cast<int>(share * kMaxCover * wide / static_cast<float>(view_.width) + 0.5f);
    for (int k = 0; k < count; ++k) {
        const auto draw = [&](int n) { return terramorph::uniform01(kSkyClouds, 1, k, n); };
        const float half = (260 + 160 * draw(0)) * unit_;
        const float middle = (static_cast<float>(k) + draw(1)) / static_cast<float>(count) * wide;
        Cloud cloud = {(0.12f + 0.3f * draw(2)) * horizon_, middle - half, middle + half, 0.9f, {}};
        for (int n = 0; n < 9; ++n) {
            const float off = 2 * draw(10 + 2 * n) - 1, radius = (50 + 60 * draw(11 + 2 * n)) * unit_;
            cloud.puffs.push_back({middle + off * (half - radius), radius, 0.8f * (1 - 0.5f * off * off)});
        }
        cloud.puffs.push_back({middle, half, 0.12f});
        clouds_.push_back(std::move(cloud));
    }
}

std::vector<CloudPlace> Clouds::places() const {
    std::vector<CloudPlace> places;
    for (const Cloud& cloud : clouds_) {
        float high = 0;
        for (const Puff& puff : cloud.puffs) high = std::max(high, puff.flat * puff.radius);
        places.push_back({view_.place({(cloud.left + cloud.right) / 2 - left_, cloud.floor}),
                          (cloud.right - cloud.left) / 2 / view_.scale, high / view_.scale});
    }
    return places;
}

void Clouds::draw(ColumnTile& strip, int left, int rows) const {
    for (const Cloud& cloud : clouds_) draw(strip, left, rows, cloud);
}

/// The light goes smoothly from one puff to the next where they meet.
Clouds::Top Clouds::top_at(const Cloud& cloud, float x) {
    constexpr float kMeet = 0.45f;  // of its height
    const auto height = [x](const Puff& puff) {
        const float dx = x - puff.middle, square = puff.radius * puff.radius - dx * dx;
        return square > 0 ? puff.flat * std::sqrt(square) : 0;
    };
    float high = 0, weights = 0, toward = 0;
    for (const Puff& puff : cloud.puffs) high = std::max(high, height(puff));
    for (const Puff& puff : cloud.puffs) {
        const float near = std::max(0.0f, 1 - (high - height(puff)) / std::max(1.0f, kMeet * high));
        if (std::abs(x - puff.middle) >= puff.radius) continue;
        weights += near * near;
        toward += near * near * (x - puff.middle) / puff.radius;
    }
    return {high, weights > 0 ? toward / weights : 0};
}

/// Puffs that are lit on the sun's side and from above, thin out towards their floor, and have soft edges.
void Clouds::draw(ColumnTile& strip, int left, int rows, const Cloud& cloud) const {
    if (cloud.right < static_cast<float>(left) || cloud.left > static_cast<float>(left + ColumnTile::kWidth))
        return;
    const float side = std::clamp((sun_ - (cloud.left + cloud.right) / 2) / (300 * unit_), -1.0f, 1.0f);
    for (int k = 0; k < ColumnTile::kWidth; ++k) {
        const float x = static_cast<float>(left + k) + 0.5f;
        if (x < cloud.left || x > cloud.right) continue;
        const auto [high, toward] = top_at(cloud, x);
        const float edge = std::max(1.2f, std::min(0.16f * high, 3.2f * unit_)),
                    fade = std::max(1.5f, 0.22f * high);
        const float top = cloud.floor - high;
        const int last = std::min(rows, static_cast<int>(cloud.floor + fade));
        for (int y = std::max(0, static_cast<int>(top - edge)); y < last; ++y) {
            const float at = static_cast<float>(y) + 0.5f,
                        deep = std::clamp((at - top) / (high + 1), 0.0f, 1.0f);
            const float cover = std::clamp((at - top) / edge + 0.5f, 0.0f, 1.0f) *
                                std::clamp((cloud.floor + fade - at) / (2 * fade), 0.0f, 1.0f);
            const float lit = (0.5f + 0.5f * side * toward) * (1 - 0.6f * deep) + 0.35f * (1 - deep);
            const Color color = mixed(shade_, color_, std::clamp(0.15f + lit, 0.0f, 1.0f));
            strip.at(k, y) =
                blended(strip.at(k, y), packed(color), share(cover * cloud.light * (1 - 0.45f * deep)));
        }
    }
}

}  // namespace terramorph
