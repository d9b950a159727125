#include "ui/landscape/castle/courses.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "ui/landscape/plants/boulders.h"

namespace terramorph {

namespace {

// All lengths are in columns.
constexpr Color kAshlar = {178, 166, 148}, kMortar = {66, 58, 54}, kChalk = {226, 214, 192};
constexpr Color kSandstone = {196, 150, 108};
constexpr float kStonesSeenFrom = 0.75f,
                kStonesSeenWhole = 1.9f;   // pixels per column at which single stones are seen
constexpr std::uint32_t kWallStones = 61;  // a stream of random numbers

float brightness(Color color) {
    return (0.3f * static_cast<float>(color.r) + 0.59f * static_cast<float>(color.g) +
            0.11f * static_cast<float>(color.b)) /
           255;
}

}  // namespace

float part_between(float from, float to, float x) { return std::clamp((x - from) / (to - from), 0.0f, 1.0f); }

Color wall_color(const Palette& palette) { return mixed(kAshlar, stone_color(palette), 0.42f); }

Color pale_color(const Palette& palette) { return mixed(wall_color(palette), kChalk, 0.5f); }

Color mortar_color(const Palette& palette) { return mixed(wall_color(palette), kMortar, 0.72f); }

float lit_by_night(const Palette& palette) {
    return 1 - part_between(0.3f, 0.62f, 0.5f * (brightness(palette.sky) + brightness(palette.horizon)));
}

Courses::Courses(const View& view, const Palette& palette)
    : scale_(view.scale),
      seen_(part_between(kStonesSeenFrom, kStonesSeenWhole, view.scale)),
      stone_(wall_color(palette)),
      pale_(pale_color(palette)),
      warm_(mixed(stone_, kSandstone, 0.5f)),
      mortar_(mortar_color(palette)) {}

/// How much mortar there is so far from the middle of a seam.
float Courses::seam(float off) const {
    return std::clamp(0.5f + (kSeamWide / 2 - std::abs(off)) * scale_, 0.0f, 1.0f);
}

Color Courses::at(float column, float high) const {
    const float row = high / kCourseHigh;
    const int j = static_cast<int>(std::floor(row));
    const float shift = kStoneLong * (uniform01(kWallStones, 0, j, 0) + 0.5f * static_cast<float>(j & 1));
    const float along = (column + shift) / kStoneLong;
    const int i = static_cast<int>(std::floor(along));
    const float tone = uniform01(kWallStones, 1, i, j), hue = uniform01(kWallStones, 2, i, j);
    Color color =
        mixed(stone_, tone < 0.5f ? mortar_ : pale_, std::abs(tone - 0.5f) * (tone < 0.5f ? 0.7f : 1.0f));
    if (hue < 0.22f) color = mixed(color, warm_, 0.5f);
    color = mixed(stone_, color, 0.35f + 0.65f * seen_);
    const float up = (row - std::floor(row)) * kCourseHigh, across = (along - std::floor(along)) * kStoneLong;
    const float mortar =
        std::max(seam(std::min(up, kCourseHigh - up)), seam(std::min(across, kStoneLong - across)));
    color = mixed(color, mortar_, 0.85f * seen_ * mortar);
    const float lit = seam(kCourseHigh - up - 0.9f);  // the upper edge of each stone
    return mixed(color, pale_, 0.3f * seen_ * lit * (1 - mortar));
}

}  // namespace terramorph
