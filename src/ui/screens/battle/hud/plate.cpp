#include "ui/screens/battle/hud/plate.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kPlateInk = {20, 18, 31, 224}, kPlateRim = {255, 255, 255, 22};
constexpr float kPlateRadius = 11, kStripe = 8;  // units
constexpr float kStripeFade = 0.42f;                                 // of the plate
constexpr int kStripeTints = 28;

}  // namespace

void draw_plate(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(kPlateRadius), kPlateInk);
    canvas.outline_rounded(place, scale(kPlateRadius), std::max(1.0f, scale(1.2f)), kPlateRim);
}

float stripe_wide(const Canvas& canvas) { return Scale(canvas)(kStripe); }

void draw_stripe(Canvas& canvas, Rect plate, Color color) {
    const float stripe = stripe_wide(canvas), step = std::floor(plate.w * kStripeFade / kStripeTints) + 1;
    for (int k = 0; k < kStripeTints; ++k)
        canvas.fill({plate.x + stripe + step * static_cast<float>(k), plate.y + 1, step, plate.h - 2},
                    with_alpha(color, 0.28f * static_cast<float>(kStripeTints - k) / kStripeTints));
    canvas.push_clip({plate.x, plate.y, stripe, plate.h});
    canvas.fill_rounded(plate, Scale(canvas)(kPlateRadius), color);
    canvas.pop_clip();
}

void draw_gauge(Canvas& canvas, Rect place, float part, Color color) {
    canvas.fill_rounded(place, place.h / 2, kHudHollow);
    if (part <= 0) return;
    const float wide = std::max(std::min(place.h, place.w), place.w * std::min(1.0f, part));
    canvas.fill_rounded({place.x, place.y, wide, place.h}, place.h / 2, color);
}

}  // namespace terramorph
