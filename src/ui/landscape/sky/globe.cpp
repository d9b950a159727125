#include "ui/landscape/sky/globe.h"

#include <algorithm>
#include <cmath>

#include "terrain/simplex.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kGlobeLand = 1, kGlobeClouds = 2;  // streams of noise
constexpr Color kNight = {6, 7, 16};
constexpr Color kCloud = {250, 251, 252};

/// Noise of a few sizes around 0.5, at a place of the disc from -1 to 1 in both directions.
float noise(std::uint32_t seed, std::uint32_t stream, Point at, float across, float down) {
    float sum = 0.5f, size = 0.34f;
    for (int octave = 0; octave < 4; ++octave, size /= 2, across *= 2.1f, down *= 2.1f)
        sum += size * simplex(seed, stream + 8 * static_cast<std::uint32_t>(octave),
                              static_cast<std::int64_t>(at.x * across * kSimplexSub),
                              static_cast<std::int64_t>(at.y * down * kSimplexSub));
    return std::clamp(sum, 0.0f, 1.0f);
}

class Globe {
  public:
    Globe(const Planet& planet, std::uint32_t seed, Point to_sun)
        : colors_(planet.palette),
          seed_(seed),
          sun_(to_sun * (1 / std::max(0.001f, std::sqrt(to_sun.x * to_sun.x + to_sun.y * to_sun.y)))),
          water_(static_cast<float>(planet.value(PlanetValue::water)) / 100 * 2.2f),
          air_(std::min(1.0f, static_cast<float>(planet.value(PlanetValue::air)) / 100)),
          clouds_(air_ * static_cast<float>(planet.value(PlanetValue::rain)) / 100) {}

    /// The colour at a place in radii from the middle; `pixel` is one pixel in radii.
    Color at(Point place, float pixel) const {
        const float away = std::sqrt(place.x * place.x + place.y * place.y);
        const float cover = std::clamp((1 - away) / pixel + 0.5f, 0.0f, 1.0f);
        const Color glow = glow_at(place, away);
        if (cover <= 0) return glow;
        const Color face = face_at(place, std::min(away, 1.0f));
        return with_alpha(face, cover + (1 - cover) * static_cast<float>(glow.a) / 255);
    }

  private:
    Color glow_at(Point place, float away) const {
        constexpr float kEnd = 0.5f / kGlobeRadius;
        const float fading = std::clamp((kEnd - away) / (kEnd - 1), 0.0f, 1.0f);
        const float lit = std::clamp(0.55f + 0.6f * (place.x * sun_.x + place.y * sun_.y), 0.0f, 1.0f);
        return with_alpha(mixed(with_alpha(colors_.horizon, 1), with_alpha(colors_.sky, 1), 0.5f),
                          0.55f * air_ * fading * fading * lit);
    }

    Color face_at(Point place, float away) const {
        const float toward = std::sqrt(1 - away * away);
        const Point round = place * (1 + 0.4f * (1 - toward));  // features are compressed towards the rim
        Color face = ground_at(round);
        const float cloud = noise(seed_, kGlobeClouds, round, 1.3f, 2.6f) + clouds_ - 0.95f;
        if (clouds_ > 0) face = mixed(face, kCloud, std::clamp(cloud * 3.5f, 0.0f, 0.9f));
        face = mixed(face, with_alpha(colors_.horizon, 1), 0.5f * air_ * (1 - toward) * (1 - toward));
        const float light = 0.95f * (place.x * sun_.x + place.y * sun_.y) + 0.55f * toward + 0.12f;
        return mixed(kNight, face, std::clamp(1.5f * light, 0.0f, 1.0f));
    }

    Color ground_at(Point round) const {
        const float height = noise(seed_, kGlobeLand, round, 1.2f, 1.4f);
        if (height < water_) {
            const Color shallow = with_alpha(colors_.water, 1), deep = with_alpha(colors_.deep_water, 1);
            return mixed(shallow, deep, std::min(1.0f, (water_ - height) * 4));
        }
        const float place =
            (height - water_) / (1.001f - water_) * static_cast<float>(colors_.relief.size() - 1);
        const auto k = static_cast<std::size_t>(place);
        return mixed(colors_.relief[k], colors_.relief[k + 1], place - static_cast<float>(k));
    }

    const Palette& colors_;
    std::uint32_t seed_;
    Point sun_;
    float water_, air_, clouds_;
};

}  // namespace

Image globe(const Planet& planet, std::uint32_t seed, int pixels, Point to_sun) {
    const Globe globe(planet, seed, to_sun);
    Image image(pixels, pixels);
    const float pixel = 1 / (kGlobeRadius * static_cast<float>(pixels));
    const float middle = 0.5f / kGlobeRadius;
    for (int y = 0; y < pixels; ++y)
        for (int x = 0; x < pixels; ++x) {
            const Point place = {(static_cast<float>(x) + 0.5f) * pixel - middle,
                                 (static_cast<float>(y) + 0.5f) * pixel - middle};
            image.row(y)[x] = packed(globe.at(place, pixel));
        }
    return image;
}

}  // namespace terramorph
