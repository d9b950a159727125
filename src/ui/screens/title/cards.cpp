#include "ui/screens/title/cards.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/key_cap.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kSegmentLetters = 25, kSegmentEdge = 6, kSegmentRadius = 12;
constexpr float kPlayLetters = 62, kPlayRadius = 16, kPlayEdge = 44;
constexpr Color kPlayTop = {255, 224, 118}, kPlayFoot = {255, 199, 52}, kPlayShadow = {12, 9, 20, 130};
constexpr Color kKeyFace = {54, 48, 84, 235}, kKeyEdge = {116, 108, 152, 200};
constexpr float kEntryLetters = 25, kEntryEdge = 10;
constexpr float kShadeDark = 0.83f;  // behind the menu: as letters on snow need it
constexpr float kShadeFade = 0.2f;   // of the picture's width, beside it

void outline_focus(Canvas& canvas, Rect place, float radius) {
    const Scale scale(canvas);
    const float out = scale(4);
    canvas.outline_rounded(place.inset(-out), radius + out, std::max(1.5f, scale(3)), theme::kBright);
}

void draw_arrow(Canvas& canvas, Point left, float size, Color color) {
    const std::array<Point, 3> corners = {
        {{left.x, left.y - size}, {left.x + size * 1.6f, left.y}, {left.x, left.y + size}}};
    canvas.polygon(corners, color);
    for (std::size_t k = 0; k < corners.size(); ++k)  // round corners
        canvas.line(corners[k], corners[(k + 1) % corners.size()], size * 0.3f, color);
}

/// A rounded place whose color goes from `top` to `foot`, row by row.
void fill_shaded(Canvas& canvas, Rect place, float radius, Color top, Color foot) {
    for (float y = 0; y < place.h; y += 1) {
        const float from_end = std::min(y + 0.5f, place.h - y - 0.5f), up = std::max(0.0f, radius - from_end);
        const float in = radius - std::sqrt(std::max(0.0f, radius * radius - up * up));
        canvas.fill({place.x + in, place.y + y, place.w - 2 * in, std::min(1.0f, place.h - y)},
                    mixed(top, foot, y / place.h));
    }
}

TextStyle key_letters(const Canvas& canvas) {
    return {Scale(canvas).text(theme::kSmall), theme::kBright, Face::bold, Align::center};
}

float cap_wide(const Canvas& canvas, std::string_view key) {
    const TextStyle style = key_letters(canvas);
    return std::max(1.4f * style.size, canvas.text_width(key, style) + 0.9f * style.size);
}

void draw_cap(Canvas& canvas, Rect cap, std::string_view key) {
    const float radius = cap.h * 0.25f;
    canvas.fill_rounded(cap, radius, kKeyFace);
    canvas.outline_rounded(cap, radius, 1, kKeyEdge);
    line_in(canvas, cap, key, key_letters(canvas));
}

}  // namespace

std::vector<Rect> segment_places(const Canvas& canvas, Rect place, std::size_t count) {
    return columns(place.inset(Scale(canvas)(kSegmentEdge)), static_cast<int>(count), 0);
}

void draw_segments(Canvas& canvas, Rect place, std::span<const TitleSegment> segments, std::size_t chosen,
                   bool focused) {
    const Scale scale(canvas);
    const float radius = scale(kSegmentRadius);
    canvas.fill_rounded(place, radius, with_alpha(theme::kRaised, 0.72f));
    if (focused) outline_focus(canvas, place, radius);
    const std::vector<Rect> places = segment_places(canvas, place, segments.size());
    for (std::size_t k = 0; k < segments.size(); ++k) {
        const Part part(canvas, segments[k].id);
        const bool lit = k == chosen;
        if (lit) canvas.fill_rounded(places[k], radius - scale(3), {246, 244, 248});
        Rect inside = places[k].inset(scale(4));
        const TextStyle name = {scale.text(kSegmentLetters), lit ? theme::kOnAccent : theme::kBright,
                                Face::bold, Align::center};
        const TextStyle quiet = {scale.text(theme::kSmall), lit ? Color{74, 70, 88} : theme::kText,
                                 Face::regular, Align::center};
        const bool both = inside.h >= name.size + quiet.size;
        take_top(inside, (inside.h - name.size - (both ? quiet.size : 0)) / 2);
        line_in(canvas, take_top(inside, name.size), segments[k].label,
                fitted(canvas, segments[k].label, inside.w, name));
        if (both)
            line_in(canvas, take_top(inside, quiet.size), segments[k].note,
                    fitted(canvas, segments[k].note, inside.w, quiet));
    }
}

void draw_play_button(Canvas& canvas, Rect place, std::string_view label, std::string_view key,
                      bool focused) {
    const Scale scale(canvas);
    const float radius = scale(kPlayRadius);
    canvas.fill_rounded({place.x, place.y + scale(5), place.w, place.h}, radius, kPlayShadow);
    fill_shaded(canvas, place, radius, kPlayTop, kPlayFoot);
    if (focused) outline_focus(canvas, place, radius);
    Rect inside = place;
    take_left(inside, scale(kPlayEdge));
    const float size = std::min(scale(26), place.h * 0.24f);
    draw_arrow(canvas, {inside.x + size * 0.2f, place.center().y}, size, theme::kOnAccent);
    take_left(inside, 2 * size + scale(26));
    const TextStyle keys = {scale.text(theme::kSmall + 1), theme::kOnAccent, Face::bold, Align::center};
    const float wide = canvas.text_width(key, keys) + scale(32), high = 1.7f * keys.size;
    take_right(inside, scale(28));
    if (!key.empty()) {
        const Rect cap = take_right(inside, wide, scale(16));
        canvas.fill_rounded({cap.x, place.center().y - high / 2, wide, high}, scale(8),
                            with_alpha(theme::kOnAccent, 0.18f));
        line_in(canvas, cap, key, keys);
    }
    const TextStyle name = {std::min(scale.text(kPlayLetters), place.h), theme::kOnAccent, Face::bold};
    line_in(canvas, inside, label, fitted(canvas, label, inside.w, name));
}

float title_key_wide(const Canvas& canvas, const TitleKey& key) {
    const TextStyle style = {Scale(canvas).text(theme::kSmall)};
    const float cap = key.key.empty() ? 0 : cap_wide(canvas, key.key) + 0.5f * style.size;
    return cap + canvas.text_width(key.does, style) + 0.6f * style.size;
}

void draw_title_key(Canvas& canvas, Rect place, const TitleKey& key) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kSmall), key.lit ? theme::kAccent : theme::kText};
    if (key.lit)
        canvas.outline_rounded(place, scale(theme::kRadius), std::max(1.5f, scale(2)), theme::kAccent);
    if (Scale::finger() > 0)  // a button of a hint
        canvas.fill_rounded(place, scale(theme::kRadius), with_alpha(theme::kSelected, 0.7f));
    take_left(place, 0.3f * style.size);
    if (!key.key.empty()) {
        Rect cap = take_left(place, cap_wide(canvas, key.key), 0.5f * style.size);
        const float high = std::min(1.5f * style.size, place.h - 2);
        cap.y = std::floor(place.center().y - high / 2), cap.h = high;
        draw_cap(canvas, cap, key.key);
    }
    place.w += style.size;  // rounding cuts no letter off
    line_in(canvas, place, key.does, style);
}

void draw_title_entry(Canvas& canvas, Rect place, const TitleEntry& entry) {
    const Scale scale(canvas);
    if (entry.lit) {
        canvas.fill_rounded(place, scale(theme::kRadius), with_alpha(theme::kSelected, 0.85f));
        canvas.outline_rounded(place, scale(theme::kRadius), std::max(1.5f, scale(2)), theme::kAccent);
    }
    Rect inside = place;
    take_left(inside, scale(kEntryEdge));
    take_right(inside, scale(kEntryEdge));
    const TextStyle name = {scale.text(kEntryLetters), entry.lit ? theme::kAccent : theme::kBright,
                            Face::bold};
    const TextStyle quiet = {scale.text(theme::kSmall), entry.marked ? theme::kValue : theme::kText};
    const bool both = !entry.note.empty() && name.size + quiet.size <= inside.h + 1;
    if (!both) return line_in(canvas, inside, entry.label, fitted(canvas, entry.label, inside.w, name));
    take_top(inside, std::max(0.0f, (inside.h - name.size - quiet.size) / 2));
    line_in(canvas, take_top(inside, name.size), entry.label, fitted(canvas, entry.label, inside.w, name));
    line_in(canvas, {inside.x, inside.y, inside.w, quiet.size}, entry.note,
            fitted(canvas, entry.note, inside.w, quiet));
}

void draw_title_shade(Canvas& canvas, float menu) {
    const float fade = std::ceil(canvas.width() * kShadeFade), wide = std::min(canvas.width(), menu + fade);
    const float step = std::max(2.0f, std::ceil(fade / 360));
    canvas.fill({0, 0, menu, canvas.height()}, with_alpha(theme::kBackground, kShadeDark));
    for (float x = menu; x < wide; x += step) {
        const float left = 1 - (x - menu) / fade;
        canvas.fill({x, 0, step, canvas.height()},
                    with_alpha(theme::kBackground, kShadeDark * left * left * (3 - 2 * left)));
    }
}

}  // namespace terramorph
