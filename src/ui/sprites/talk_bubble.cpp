#include "ui/sprites/talk_bubble.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr Color kPaper = {253, 250, 242}, kInk = {34, 30, 44};
constexpr float kTalkBubbleWidest = 380, kTalkBubbleLetters = 21, kTail = 16, kLongestTail = 110;  // units
constexpr float kBesideTank = 40;  // units from its middle
constexpr float kSteepest =
    0.5f;  // of a tail's length, away from its plate: else it would lie along the edge

TextStyle style_of(const Canvas& canvas) {
    return {Scale(canvas).text(kTalkBubbleLetters), kInk, Face::regular, Align::center};
}

/// Where a plate's tail ends: above or below whoever speaks, or at that side.
Point tip_of(const Canvas& canvas, const Bubble& bubble, Rect plate) {
    if (plate.y >= bubble.below.y) return bubble.below;
    if (plate.y + plate.h <= bubble.above.y) return bubble.above;
    const float middle = (bubble.above.y + bubble.below.y) / 2, way = plate.center().x - bubble.above.x;
    return {bubble.above.x + std::copysign(Scale(canvas)(kBesideTank), way), middle};
}

/// The plate and its tail to the speaker, enlarged by `by`. None where it wouldn't reach.
void draw_shape(Canvas& canvas, Rect plate, Point tip, float by, Color color) {
    const Scale scale(canvas);
    canvas.fill_rounded(plate.inset(-by), scale(12) + by, color);
    const float radius = scale(12), half = scale(9) + by;
    const auto base_at = [&](float place, float from, float length) {
        const float most = std::max(from + length / 2, from + length - radius - half);
        return std::clamp(place, std::min(from + radius + half, most), most);
    };
    const bool across = tip.y > plate.y + plate.h || tip.y < plate.y;
    if (!across && plate.holds(tip)) return;
    const Point base = {across            ? base_at(tip.x, plate.x, plate.w)
                        : tip.x < plate.x ? plate.x
                                          : plate.x + plate.w,
                        !across           ? base_at(tip.y, plate.y, plate.h)
                        : tip.y < plate.y ? plate.y
                                          : plate.y + plate.h};
    const Point way = tip - base;
    const float away = std::hypot(way.x, way.y), steep = across ? std::abs(way.y) : std::abs(way.x);
    if (away > scale(kLongestTail) || steep < kSteepest * away) return;
    const Point end = tip + way * (1.5f * by / std::max(1.0f, away));
    const Point side = across ? Point{half, 0} : Point{0, half};
    canvas.polygon(std::array<Point, 3>{{base - side, base + side, end}}, color);
}

/// The nearest whole pixel at which a length fits into the room.
float whole_pixel(float place, float from, float length) {
    const float first = std::ceil(from);
    return std::clamp(std::floor(place), first, std::max(first, std::floor(from + length)));
}

}  // namespace

Rect bubble_place(const Canvas& canvas, const Bubble& bubble) {
    const Scale scale(canvas);
    const TextStyle style = style_of(canvas);
    const float edge = scale(14), tail = scale(kTail);
    const float most = std::min(scale(kTalkBubbleWidest) + 2 * edge, bubble.room.w);
    const float room = std::min(most - 2 * edge, std::ceil(canvas.text_width(bubble.words, style)) + 2);
    const float wide = canvas.balanced_width(room, bubble.words, style) + 2 * edge;
    const float high = canvas.paragraph_height(wide - 2 * edge, bubble.words, style) + scale(16);
    const float over = bubble.above.y - tail - high, under = bubble.below.y + tail;
    const bool fits_over = over >= bubble.room.y || under + high > bubble.room.y + bubble.room.h;
    return {whole_pixel(bubble.above.x - wide / 2, bubble.room.x, bubble.room.w - wide),
            whole_pixel(fits_over ? over : under, bubble.room.y, bubble.room.h - high), wide, high};
}

void draw_bubble(Canvas& canvas, const Bubble& bubble, Rect plate) {
    const Scale scale(canvas);
    const Point tip = tip_of(canvas, bubble, plate);
    draw_shape(canvas, plate, tip, std::max(1.5f, scale(3)), bubble.color);
    draw_shape(canvas, plate, tip, 0, kPaper);
    const float edge = scale(14);
    canvas.paragraph({plate.x + edge, plate.y + scale(8), plate.w - 2 * edge, plate.h}, bubble.words,
                     style_of(canvas));
}

}  // namespace terramorph
