#include "ui/sprites/talk_bubble.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr Color kPaper = {253, 250, 242}, kInk = {34, 30, 44};
constexpr float kTalkBubbleWidest = 380, kTalkBubbleLetters = 21, kTail = 16, kLongestTail = 40;  // units

TextStyle style_of(const Canvas& canvas) {
    return {Scale(canvas).text(kTalkBubbleLetters), kInk, Face::regular, Align::center};
}

/// To a speaker on the left or the right; none if the plate covers him.
void draw_tail_aside(Canvas& canvas, Rect plate, Point tip, float by, Color color) {
    const Scale scale(canvas);
    if (tip.x >= plate.x && tip.x <= plate.x + plate.w) return;
    const float way = tip.x < plate.x ? -1.0f : 1.0f, half = scale(9) + by;
    const float edge = way < 0 ? plate.x : plate.x + plate.w;
    const float y = std::clamp(tip.y, plate.y + half, std::max(plate.y + half, plate.y + plate.h - half));
    const float length = std::min(scale(kLongestTail), std::abs(tip.x - edge)) + 1.5f * by;
    const std::array<Point, 3> tail = {{{edge, y - half}, {edge + way * length, y}, {edge, y + half}}};
    canvas.polygon(tail, color);
}

/// The plate and its tail to the speaker, enlarged by `by`.
void draw_shape(Canvas& canvas, Rect plate, Point tip, float by, Color color) {
    const Scale scale(canvas);
    canvas.fill_rounded(plate.inset(-by), scale(12) + by, color);
    const float radius = scale(12), half = scale(9) + by;
    const float x = std::clamp(tip.x, plate.x + radius + half, plate.x + plate.w - radius - half);
    const bool under = tip.y > plate.y + plate.h;
    const float aside = std::max(plate.x - tip.x, tip.x - plate.x - plate.w);
    const float apart = under ? tip.y - plate.y - plate.h : plate.y - tip.y;
    if (aside > apart || apart < 0) return draw_tail_aside(canvas, plate, tip, by, color);
    const float edge = under ? plate.y + plate.h : plate.y;
    const float part = std::min(1.0f, scale(kLongestTail) / std::max(1.0f, std::hypot(tip.x - x, apart)));
    const Point end = {x + (tip.x - x) * part, edge + (tip.y - edge) * part + (under ? 1.5f : -1.5f) * by};
    const std::array<Point, 3> tail = {{{x - half, edge}, {x + half, edge}, end}};
    canvas.polygon(tail, color);
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
    const Point tip = plate.y >= bubble.below.y ? bubble.below : bubble.above;
    draw_shape(canvas, plate, tip, std::max(1.5f, scale(3)), bubble.color);
    draw_shape(canvas, plate, tip, 0, kPaper);
    const float edge = scale(14);
    canvas.paragraph({plate.x + edge, plate.y + scale(8), plate.w - 2 * edge, plate.h}, bubble.words,
                     style_of(canvas));
}

}  // namespace terramorph
