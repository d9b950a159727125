#include "ui/screens/battle/tips/tip_box.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kTipPaper = {249, 245, 233}, kTipInk = {24, 20, 36}, kTipQuiet = {74, 68, 86};
constexpr Color kTipKey = {54, 48, 78};
constexpr float kTipHeading = 27, kTipWords = 20;  // letters
constexpr float kTipWidest = 520, kTipEdge = 18, kTipOver = 12, kTipBetween = 8, kTipTail = 26;
constexpr float kTipRadius = 12;

/// A piece of a heading.
struct Piece {
    std::string_view words;
    bool key;
};

/// Calls `take` with each piece of "Hold [←] to turn".
template <class Take>
void each_piece(std::string_view heading, Take take) {
    while (!heading.empty()) {
        const bool key = heading.front() == '[';
        const std::size_t end = heading.find(key ? ']' : '[', key ? 1 : 0);
        const std::size_t from = key ? 1 : 0;
        take(Piece{heading.substr(from, end == heading.npos ? end : end - from), key});
        if (end == heading.npos) return;
        heading.remove_prefix(end + from);
    }
}

float key_width(const Canvas& canvas, std::string_view key, const TextStyle& style) {
    return std::max(style.size * 1.15f, canvas.text_width(key, style) + style.size * 0.7f);
}

float heading_width(const Canvas& canvas, std::string_view heading, const TextStyle& style) {
    float width = 0;
    each_piece(heading, [&](Piece piece) {
        width += piece.key ? key_width(canvas, piece.words, style) : canvas.text_width(piece.words, style);
    });
    return width;
}

void draw_heading(Canvas& canvas, Point at, std::string_view heading, const TextStyle& style) {
    each_piece(heading, [&](Piece piece) {
        if (!piece.key) {
            at.x += canvas.text(at, piece.words, style);
            return;
        }
        const float wide = key_width(canvas, piece.words, style), out = style.size * 0.08f;
        const Rect cap = {at.x + out, at.y - out, wide - 2 * out, style.size + 2 * out};
        canvas.fill_rounded(cap, style.size * 0.2f, kTipKey);
        canvas.text({cap.center().x, at.y}, piece.words,
                    {style.size * 0.85f, theme::kBright, Face::bold, Align::center});
        at.x += wide;
    });
}

void draw_tail(Canvas& canvas, Rect plate, Point tip) {
    const Scale scale(canvas);
    const float half = scale(11), inside = scale(20);
    const float x = std::clamp(tip.x, plate.x + inside, plate.x + plate.w - inside);
    const bool under = tip.y > plate.y + plate.h;
    if (!under && tip.y > plate.y) return;
    const float edge = under ? plate.y + plate.h : plate.y;
    canvas.polygon(std::array<Point, 3>{{{x - half, edge}, {x + half, edge}, tip}}, kTipPaper);
}

/// A box's size, and the letters of its heading, small enough for the room.
struct Size {
    float wide, high;
    TextStyle heading;
};

TextStyle words_style(const Canvas& canvas) { return {Scale(canvas).text(kTipWords), kTipQuiet}; }

Size size_of(const Canvas& canvas, const TipBox& tip) {
    const Scale scale(canvas);
    const float edges = 2 * scale(kTipEdge), most = std::min(tip.room.w, scale(kTipWidest)) - edges;
    TextStyle heading = {scale.text(kTipHeading), kTipInk, Face::bold};
    const float wanted = heading_width(canvas, tip.heading, heading);
    if (wanted > most) heading.size *= most / wanted;
    const float words = canvas.text_width(tip.words, words_style(canvas));
    const float inner = std::min(most, std::max(wanted, words) + 2);
    const float below = canvas.paragraph_height(inner, tip.words, words_style(canvas));
    return {inner + edges, heading.size + scale(kTipBetween) + below + 2 * scale(kTipOver), heading};
}

Rect plate_of(const Canvas& canvas, const TipBox& tip, const Size& size) {
    const float away = tip.tail ? Scale(canvas)(kTipTail) : 0;
    const float over = tip.above.y - away - size.high, under = tip.below.y + away;
    const bool fits_under = under + size.high <= tip.room.y + tip.room.h || over < tip.room.y;
    const float right = tip.room.x + tip.room.w - size.wide, bottom = tip.room.y + tip.room.h - size.high;
    const float left = std::clamp(tip.above.x - size.wide / 2, tip.room.x, std::max(tip.room.x, right));
    const float top = std::clamp(fits_under ? under : over, tip.room.y, std::max(tip.room.y, bottom));
    return {std::floor(left), std::floor(top), size.wide, size.high};
}

}  // namespace

Rect tip_box_place(const Canvas& canvas, const TipBox& tip) { return plate_of(canvas, tip, size_of(canvas, tip)); }

Rect draw_tip_box(Canvas& canvas, const TipBox& tip) {
    const Scale scale(canvas);
    const Size size = size_of(canvas, tip);
    const Rect plate = plate_of(canvas, tip, size);
    const Part part(canvas, tip.id);
    const float radius = scale(kTipRadius);
    canvas.fill_rounded({plate.x, plate.y + scale(3), plate.w, plate.h}, radius,
                        with_alpha(theme::kBackground, 0.45f));
    canvas.fill_rounded(plate, radius, kTipPaper);
    if (tip.tail) draw_tail(canvas, plate, plate.y >= tip.below.y ? tip.below : tip.above);
    Rect inside = plate.inset(scale(kTipEdge));
    inside.y = plate.y + scale(kTipOver);
    draw_heading(canvas, {inside.x, inside.y}, tip.heading, size.heading);
    take_top(inside, size.heading.size, scale(kTipBetween));
    canvas.paragraph(inside, tip.words, words_style(canvas));
    return plate;
}

}  // namespace terramorph
