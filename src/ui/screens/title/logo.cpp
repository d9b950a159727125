#include "ui/screens/title/logo.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "base/trig.h"

namespace terramorph {

namespace {

constexpr float kTurf = 0.075f,
                kBlades = 0.035f;  // sizes: how deep grass is, and how much deeper its blades are
constexpr float kLayer = 0.155f;   // sizes: how high a layer of earth is
constexpr float kRoll = 0.03f, kRolls = 0.55f;  // sizes: how high and how long the layers' waves are
constexpr std::uint8_t kSolid = 128;            // of what a pixel's coverage can be
constexpr Color kTurfLight = {176, 232, 96}, kTurfDark = {98, 176, 72};
constexpr std::array<Color, 5> kEarth = {
    {{255, 226, 170}, {246, 200, 134}, {232, 172, 106}, {224, 156, 98}, {214, 142, 92}}};

/// Earth at a pixel, by the layer that rolls through it.
Color earth(float x, float y, float size, float top) {
    const float roll = kRoll * size * std::sin(x / (kRolls * size) * 2 * kFloatPi + y / size);
    const float layer = std::max(0.0f, (y - top + roll) / (kLayer * size));
    const std::size_t number = std::min(static_cast<std::size_t>(layer), kEarth.size() - 1);
    const float deep = layer - static_cast<float>(number);  // a darker seam at the end of each
    return mixed(kEarth[number], {120, 70, 48}, deep > 0.86f && number + 1 < kEarth.size() ? 0.22f : 0);
}

/// How deep the blades hang in a column of pixels.
float turf(int x, float size) {
    const float place = static_cast<float>(x) / size;
    return (kTurf + kBlades * std::abs(std::sin(place * 61) * std::sin(place * 23 + 1))) * size;
}

Image letters_of(const TextMask& mask, float size) {
    Image image(mask.width, mask.height);
    const float top = 0.2f * size;
    for (int x = 0; x < mask.width; ++x) {
        int deep = 0;  // pixels below what looks up
        const float grass = turf(x, size);
        for (int y = 0; y < mask.height; ++y) {
            const std::uint8_t covered = mask.coverage[static_cast<std::size_t>(y * mask.width + x)];
            deep = covered >= kSolid ? deep + 1 : 0;
            const auto down = static_cast<float>(deep);
            const Color color = down <= grass
                                    ? mixed(kTurfLight, kTurfDark, down / std::max(1.0f, grass))
                                    : earth(static_cast<float>(x), static_cast<float>(y), size, top);
            image.row(y)[x] = packed(with_alpha(color, static_cast<float>(covered) / 255));
        }
    }
    return image;
}

}  // namespace

void Logo::draw(Canvas& canvas, Point at, std::string_view word, float size) {
    const int pixels = static_cast<int>(std::lround(size));
    if (pixels != size_) {
        letters_ = letters_of(canvas.typeface().line(word, Face::bold, pixels), size);
        size_ = pixels;
    }
    // in the faintest color below them, by which their contrast is measured
    canvas.text(at, word, {size, kEarth.back(), Face::bold});
    canvas.image(letters_, static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y)));
}

}  // namespace terramorph
