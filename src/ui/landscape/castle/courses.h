#pragma once

#include "terrain/palette.h"
#include "ui/camera/camera.h"

namespace terramorph {

// Dressed stone, in columns.
constexpr float kCourseHigh = 4.5f, kStoneLong = 9, kSeamWide = 0.55f;

/// The colours of the stone that a planet's castles are built of, of its palest, and of the mortar in its
/// seams.
Color wall_color(const Palette& palette);
Color pale_color(const Palette& palette);
Color mortar_color(const Palette& palette);
/// Windows and torches are lit where the sky is dark: 0 in bright daylight, 1 at night.
float lit_by_night(const Palette& palette);

/// How dressed stone looks at a place of a wall, in columns: its colour, with mortar between the courses.
class Courses {
  public:
    Courses(const View& view, const Palette& palette);
    Color at(float column, float high) const;

  private:
    float seam(float off) const;

    float scale_;
    float seen_;  // how much of single stones, 0 .. 1
    Color stone_, pale_, warm_, mortar_;
};

/// 0 below the first, 1 above the second.
float part_between(float from, float to, float x);

}  // namespace terramorph
