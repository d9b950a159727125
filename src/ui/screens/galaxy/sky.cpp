#include "ui/screens/galaxy/sky.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/index.h"
#include "base/random.h"
#include "terrain/simplex.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kStarMapSkyDust = 1, kMist = 2, kFar = 3;  // streams of random numbers and noise
constexpr int kFarStars = 900;
constexpr int kMistPixel = 4;  // pixels of the picture per pixel of mist
constexpr Color kSpace = {9, 9, 22};
constexpr Color kViolet = {74, 44, 116}, kTeal = {26, 84, 112}, kRose = {150, 62, 92};

float noise(std::uint32_t stream, float x, float y) {
    float sum = 0, size = 1;
    for (int octave = 0; octave < 4; ++octave, size /= 2, x *= 2, y *= 2)
        sum += size * simplex(1, stream, static_cast<std::int64_t>(x * kSimplexSub),
                              static_cast<std::int64_t>(y * kSimplexSub));
    return sum;
}

/// Faint clouds, thickest along a band that crosses the picture from corner to corner.
Image mist(int width, int height) {
    Image image(width / kMistPixel + 1, height / kMistPixel + 1);
    for (int row = 0; row < image.height(); ++row)
        for (int column = 0; column < image.width(); ++column) {
            const float x = static_cast<float>(column) / static_cast<float>(image.width());
            const float y = static_cast<float>(row) / static_cast<float>(image.height());
            const float away =
                (y - 0.78f + 0.5f * x) * 3.4f + 0.45f * noise(kStarMapSkyDust, x * 1.5f, y * 1.2f);
            const float band = std::exp(-away * away);
            const float thick = std::clamp(0.5f + 0.5f * noise(kMist, x * 3.2f, y * 2.2f), 0.0f, 1.0f);
            const float hue = std::clamp(0.5f + 0.8f * noise(kFar, x * 1.4f, y), 0.0f, 1.0f);
            const Color cloud = mixed(mixed(kTeal, kViolet, hue), kRose, band * thick * 0.5f);
            image.row(row)[column] = packed(mixed(kSpace, cloud, 0.75f * band * thick + 0.08f * thick));
        }
    return image;
}

}  // namespace

Color star_light(StarColor color) {
    constexpr std::array<Color, 5> kColors = {
        Color{140, 184, 255}, {236, 240, 255}, {255, 232, 160}, {255, 186, 112}, {255, 128, 104}};
    return kColors[at(color)];
}

void StarMapSky::draw(Canvas& canvas, Rect place) {
    const int width = static_cast<int>(place.w), height = static_cast<int>(place.h);
    if (picture_.width() != width || picture_.height() != height) {
        picture_ = Image(width, height, packed(kSpace));
        Canvas space(picture_, plain_typeface());
        const Scale scale(canvas);
        space.image(mist(width, height), Rect{0, 0, space.width(), space.height()});
        for (int k = 0; k < kFarStars; ++k) {
            const auto draw = [k](int n) { return uniform01(kFar, 0, k, n); };
            const float bright = draw(2) * draw(2);
            const Color light = star_light(static_cast<StarColor>(static_cast<int>(5 * draw(3))));
            space.circle({draw(0) * space.width(), draw(1) * space.height()},
                         std::max(0.6f, scale(2) * (0.35f + 0.5f * bright)),
                         with_alpha(mixed(light, theme::kBright, 0.5f), 0.2f + 0.7f * bright));
        }
    }
    canvas.image(picture_, static_cast<int>(place.x), static_cast<int>(place.y));
}

}  // namespace terramorph
