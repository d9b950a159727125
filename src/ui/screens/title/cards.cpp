#include "ui/screens/title/cards.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kCardLetters = 40, kCardEdge = 24, kCardRadius = 12;
constexpr float kEntryLetters = 25, kEntryEdge = 14;
constexpr float kShadeWide = 0.72f;  // of the picture's width
constexpr float kShadeDark = 0.88f;  // at the left edge

void draw_arrow(Canvas& canvas, Point middle, float size, Color color) {
    canvas.polygon(std::array<Point, 3>{{{middle.x - size * 0.8f, middle.y - size},
                                         {middle.x + size, middle.y},
                                         {middle.x - size * 0.8f, middle.y + size}}},
                   color);
}

}  // namespace

void draw_title_card(Canvas& canvas, Rect place, const TitleCard& card) {
    const Scale scale(canvas);
    const float radius = scale(kCardRadius), out = scale(4);
    canvas.fill_rounded(place, radius, card.chosen ? theme::kAccent : with_alpha(theme::kRaised, 0.92f));
    if (card.focused)
        canvas.outline_rounded(place.inset(-out), radius + out, std::max(1.5f, scale(3)), theme::kBright);
    Rect inside = place.inset(scale(kCardEdge) / 2);
    take_left(inside, scale(kCardEdge) / 2);
    const Color color = card.chosen ? theme::kOnAccent : theme::kBright;
    if (card.chosen) {
        const Rect arrow = take_right(inside, scale(44));
        draw_arrow(canvas, arrow.center(), scale(18), color);
    }
    const TextStyle name = {scale.text(kCardLetters), color, Face::bold};
    const TextStyle quiet = {scale.text(theme::kSmall + 1),
                             card.chosen ? with_alpha(theme::kOnAccent, 0.8f) : theme::kMuted};
    take_top(inside, (inside.h - name.size - quiet.size) / 2);
    line_in(canvas, take_top(inside, name.size), card.label, fitted(canvas, card.label, inside.w, name));
    line_in(canvas, take_top(inside, quiet.size), card.note, fitted(canvas, card.note, inside.w, quiet));
}

void draw_title_entry(Canvas& canvas, Rect place, std::string_view label, std::string_view note, bool lit) {
    const Scale scale(canvas);
    if (lit) {
        canvas.fill_rounded(place, scale(theme::kRadius), with_alpha(theme::kSelected, 0.85f));
        canvas.outline_rounded(place, scale(theme::kRadius), std::max(1.5f, scale(2)), theme::kAccent);
    }
    Rect inside = place;
    take_left(inside, scale(kEntryEdge));
    take_right(inside, scale(kEntryEdge));
    const TextStyle name = {scale.text(kEntryLetters), lit ? theme::kAccent : theme::kBright, Face::bold};
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kText};
    if (note.empty() || name.size + quiet.size > inside.h) return line_in(canvas, inside, label, name);
    take_top(inside, (inside.h - name.size - quiet.size) / 2);
    line_in(canvas, take_top(inside, name.size), label, name);
    line_in(canvas, take_top(inside, quiet.size), note, fitted(canvas, note, inside.w, quiet));
}

void draw_title_shade(Canvas& canvas) {
    const float wide = std::ceil(canvas.width() * kShadeWide), step = std::max(2.0f, std::ceil(wide / 160));
    for (float x = 0; x < wide; x += step) {
        const float left = 1 - x / wide;
        canvas.fill({x, 0, step, canvas.height()},
                    with_alpha(theme::kBackground, kShadeDark * left * left * (3 - 2 * left)));
    }
}

}  // namespace terramorph
