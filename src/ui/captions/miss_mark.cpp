#include "ui/captions/miss_mark.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kMissLetters = 22;  // units, as all below
constexpr float kBelowFall = 13, kBelowLine = 12;
constexpr float kLineEnd = 8;
constexpr float kDeepestGap = 220, kMissEdge = 26, kWordsAside = 280, kNarrowestMiss = 24;
constexpr float kFarthestDown = 4;  // of its words' heights
constexpr Color kMissLine = {255, 255, 255}, kMissShadow = {18, 14, 24};

/// Where its words and its line stand.
struct MissPlace {
    Rect plate = {};                   ///< empty where there are no letters
    float y = 0;                       ///< of the line
    float to = 0;                      ///< its end: below the mark, or where the picture ends
    bool whole = false, line = false;  ///< whether it reaches the mark; and whether there's one
};

TextStyle miss_style(const Canvas& canvas, float shown) {
    return {Scale(canvas).text(kMissLetters), with_alpha(theme::kAccent, shown), Face::bold};
}

MissPlace miss_place(const Canvas& canvas, const MissMark& miss, LabelRoom& room) {
    const Scale scale(canvas);
    const auto& [at, mark, words, color, beside, shown] = miss;
    const TextStyle style = miss_style(canvas, shown);
    const float wide = canvas.text_width(words, style);
    if (wide <= 0) return {};
    MissPlace place;
    const float space = std::max(4.0f, scale(10)), bar = std::max(2.0f, scale(5));
    const float gap = std::abs(mark.x - at.x);
    const float edge = scale(kMissEdge);
    place.whole = mark.x >= 0 && mark.x <= canvas.width();
    place.to = place.whole ? mark.x : std::clamp(mark.x, edge, canvas.width() - edge);
    place.line = beside && gap >= scale(kNarrowestMiss) && (place.to > at.x) == (mark.x > at.x);
    const bool level = place.whole && mark.y - at.y <= scale(kDeepestGap);
    const float low = (level ? std::max(at.y, mark.y) : at.y) + scale(kBelowFall + kBelowLine);
    const float high = style.size + space, all = wide + bar + 3 * space;
    const float aside = std::clamp((place.to - at.x) / 2, -scale(kWordsAside), scale(kWordsAside));
    const float end = scale(kLineEnd), left = std::min(at.x, place.to);
    const Rect line = {left, low - scale(kBelowLine) - end, std::abs(place.to - at.x), 2 * end};
    const bool free = room.is_free(line, {});
    const LabelRoom before = room;
    place.plate = room.place_below({at.x + aside - all / 2, low, all, high});
    place.y = (free ? std::min(place.plate.y, low) : place.plate.y) - scale(kBelowLine);
    if (!place.line || before.is_free({line.x, place.y - end, line.w, line.h}, {})) return place;
    // together they stand where neither crosses anything, or there's no line
    const float left_most = std::min(line.x, place.plate.x);
    const float right_most = std::max(line.x + line.w, place.plate.x + all);
    LabelRoom tried = before;
    const float top = low - scale(kBelowLine) - end;
    const Rect both = tried.place_below({left_most, top, right_most - left_most, low + high - top});
    place.line = std::abs(both.x - left_most) < 1 && both.y - top < kFarthestDown * high && both.y >= top;
    if (!place.line) return place;
    room = before;
    place.plate.y = both.y + low - top;
    place.y = place.plate.y - scale(kBelowLine);
    room.take(place.plate);
    return place;
}

/// A line from where the shot fell to its mark, or towards it to the picture's edge, over its own shadow.
void draw_miss_line(Canvas& canvas, float from, const MissPlace& place, float shown) {
    const Scale scale(canvas);
    const float y = place.y, to = place.to;
    const float thick = std::max(1.2f, scale(2)), end = scale(kLineEnd), head = scale(9);
    const float way = to > from ? 1.0f : -1.0f;
    const auto strokes = [&](float more, Color color) {
        canvas.line({from, y}, {to, y}, thick + more, color);
        canvas.line({from, y - end}, {from, y + end}, thick + more, color);
        if (place.whole) canvas.line({to, y - end}, {to, y + end}, thick + more, color);
        const std::array<Point, 3> tip = {
            {{to - way * head, y - 0.6f * head}, {to, y}, {to - way * head, y + 0.6f * head}}};
        canvas.line(tip, thick + more, color);
    };
    strokes(2, with_alpha(kMissShadow, 0.45f * shown));
    strokes(0, with_alpha(kMissLine, 0.9f * shown));
}

}  // namespace

Rect draw_miss_mark(Canvas& canvas, const MissMark& miss, LabelRoom& room) {
    const Scale scale(canvas);
    const MissPlace place = miss_place(canvas, miss, room);
    const Rect plate = place.plate;
    if (plate.w <= 0) return {};
    const TextStyle style = miss_style(canvas, miss.shown);
    const float space = std::max(4.0f, scale(10)), bar = std::max(2.0f, scale(5));
    canvas.fill_rounded(plate, scale(8), with_alpha(theme::kBackground, 0.84f * miss.shown));
    canvas.fill({plate.x + space, plate.y + space / 2, bar, style.size}, with_alpha(miss.color, miss.shown));
    canvas.text({plate.x + bar + 2 * space, plate.y + space / 2}, miss.words, style);
    if (place.line) draw_miss_line(canvas, miss.fell.x, place, miss.shown);
    return plate;
}

Rect miss_mark_place(const Canvas& canvas, const MissMark& miss, LabelRoom room) {
    const MissPlace place = miss_place(canvas, miss, room);
    if (!place.line) return place.plate;
    const float left = std::min({place.plate.x, miss.fell.x, place.to});
    const float right = std::max({place.plate.x + place.plate.w, miss.fell.x, place.to});
    const float top = place.y - Scale(canvas)(kLineEnd);
    return {left, top, right - left, place.plate.y + place.plate.h - top};
}

}  // namespace terramorph
