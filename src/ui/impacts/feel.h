#pragma once

namespace terramorph {

/// How heavy something is.
struct Weight {
    float breath;  ///< seconds for which time stands still
    float shake;   ///< pixels of a picture 720 high
    float light;   ///< seconds in which its light falls to 1 / e
    float smoke;   ///< seconds until its smoke is gone
};

/// The weight of a blast of this radius in columns.
Weight weight_of_blast(float radius);
constexpr Weight kWeightOfDeath = {0.05f, 6, 0.2f, 3};

/// Around a tank's end the picture darkens, up to this share, within so many seconds, and lightens again in
/// the rest of so many.
constexpr float kHush = 0.55f, kHushFalls = 0.09f, kHushLasts = 1.1f;

/// Columns: from here on a blast has a mushroom, and the picture flashes.
constexpr float kMushroom = 95;
/// Bright flashes that may begin in any one second.
constexpr int kMaxFlashes = 3;
/// Seconds after a blast until time stands still, when its fire is brightest.
constexpr double kBreathAfter = 0.05;
/// After the blow that decides a round time goes at this pace, for so many seconds.
constexpr double kSlowMotion = 0.25, kSlowMotionLasts = 1.4;
/// Seconds from the last light and the last flung stone until a turn has been seen.
constexpr double kSeenAfter = 0.8;
/// And from the last light alone where only a glance is wanted.
constexpr double kGlanceAfter = 0.2;

/// e to the power of -x for x >= 0, nearly, and the same on every machine.
constexpr float falling(float x) { return 1 / (1 + x * (1 + x * (0.5f + x * (1 / 6.0f + x / 24)))); }
/// Rises smoothly from 0 to 1 while x does.
constexpr float smooth(float x) { return x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x); }

}  // namespace terramorph
