#include "ui/widgets/key_cap.h"

#include <algorithm>
#include <array>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kCapFace = {58, 52, 88}, kCapRim = {108, 102, 140}, kCapFoot = {34, 30, 54};
constexpr float kCapLetters = 16, kCapHigh = 23;  // units

/// A key's face, lower at its foot, and round for a button.
void draw_key(Canvas& canvas, Rect place, float radius) {
    const float foot = std::max(1.0f, Scale(canvas)(2));
    canvas.fill_rounded({place.x, place.y + foot, place.w, place.h}, radius, kCapFoot);
    canvas.fill_rounded(place, radius, kCapFace);
    canvas.outline_rounded(place, radius, std::max(1.0f, Scale(canvas)(1.5f)), kCapRim);
}

}  // namespace

float cap_letters(const Canvas& canvas) { return Scale(canvas).text(kCapLetters); }

float cap_height(const Canvas& canvas, float letters) {
    return std::max(Scale(canvas)(kCapHigh), letters + 2);
}

float cap_width(const Canvas& canvas, std::string_view words, float letters) {
    const float wide = canvas.text_width(words, {letters, {}, Face::bold});
    return std::max(cap_height(canvas, letters), wide + std::max(6.0f, Scale(canvas)(14)));
}

void draw_cap(Canvas& canvas, Rect place, std::string_view words, bool pad, float letters) {
    draw_key(canvas, place, pad ? place.h / 2 : std::max(2.0f, Scale(canvas)(5)));
    line_in(canvas, place, words, {letters, theme::kBright, Face::bold, Align::center});
}

float cap_height(const Canvas& canvas) { return cap_height(canvas, cap_letters(canvas)); }

float cap_width(const Canvas& canvas, std::string_view words) {
    return cap_width(canvas, words, cap_letters(canvas));
}

void draw_cap(Canvas& canvas, Rect place, std::string_view words, bool pad) {
    draw_cap(canvas, place, words, pad, cap_letters(canvas));
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
