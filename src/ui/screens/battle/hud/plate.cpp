#include "ui/screens/battle/hud/plate.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kPlateInk = {20, 18, 31, 224}, kPlateRim = {255, 255, 255, 22};
constexpr Color kCapFace = {58, 52, 88}, kCapRim = {108, 102, 140}, kCapFoot = {34, 30, 54};
constexpr float kPlateRadius = 11, kCapLetters = 16, kCapHigh = 23;  // units
constexpr float kStripe = 8;                                         // units
constexpr float kStripeFade = 0.42f;                                 // of the plate
constexpr int kStripeTints = 28;

/// A key's face, lower at its foot, and round for a button.
void draw_key(Canvas& canvas, Rect place, float radius) {
    const float foot = std::max(1.0f, Scale(canvas)(2));
    canvas.fill_rounded({place.x, place.y + foot, place.w, place.h}, radius, kCapFoot);
    canvas.fill_rounded(place, radius, kCapFace);
    canvas.outline_rounded(place, radius, std::max(1.0f, Scale(canvas)(1.5f)), kCapRim);
}

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

float cap_height(const Canvas& canvas) {
    const Scale scale(canvas);
    return std::max(scale(kCapHigh), scale.text(kCapLetters) + 2);
}

float cap_width(const Canvas& canvas, std::string_view words) {
    const Scale scale(canvas);
    const float wide = canvas.text_width(words, {scale.text(kCapLetters), {}, Face::bold});
    return std::max(cap_height(canvas), wide + std::max(6.0f, scale(14)));
}

void draw_cap(Canvas& canvas, Rect place, std::string_view words, bool pad) {
    draw_key(canvas, place, pad ? place.h / 2 : std::max(2.0f, Scale(canvas)(5)));
    line_in(canvas, place, words,
            {Scale(canvas).text(kCapLetters), theme::kBright, Face::bold, Align::center});
}

void draw_arrow_cap(Canvas& canvas, Rect place, Point way) {
    draw_key(canvas, place, std::max(2.0f, Scale(canvas)(5)));
    const float size = std::min(place.w, place.h) * 0.26f;
    const Point middle = place.center(), across = {-way.y, way.x};
    const std::array<Point, 3> arrow = {middle + way * size, middle - way * (0.7f * size) + across * size,
                                        middle - way * (0.7f * size) - across * size};
    canvas.polygon(arrow, theme::kBright);
}

}  // namespace terramorph
