#include "ui/terrain_cut.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "ui/layout.h"
#include "ui/theme.h"

namespace terramorph {

namespace {

constexpr double kHundredth = 100;    // steps of the keys in the whole map
constexpr double kThousandth = 1000;  // and of the pointer

double rounded(double position, double steps) {
    return std::clamp(std::floor(position * steps + 0.5) / steps, 0.0, 1.0);
}

/// `steps` rows further; the position of a row itself.
double rows_further(const Cut& cut, int depth, int steps) {
    const int last = depth - 1;
    return static_cast<double>(std::clamp(cut_row(depth, cut) + steps, 0, last)) / last;
}

double further(const Cut& cut, int depth, int steps, bool fine) {
    return fine ? rows_further(cut, depth, steps) : rounded(cut.position + steps / kHundredth, kHundredth);
}

Point on_map(Rect map, const Cut& cut, int width, int depth, int x) {
    const Vec2<double> place = place_on_map(width, depth, cut, x);
    return {map.x + map.w * static_cast<float>(place.x / (width - 1)),
            map.y + map.h * static_cast<float>(place.y / (depth - 1))};
}

/// Above the line, or below it where there is no room above.
void write_position(Canvas& canvas, Rect map, const Cut& cut, float line_at) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kBody - 2), theme::kValue, Face::mono};
    std::string words = text("cut ", fixed_text(cut.position, 2));
    if (cut.angle != 0) words += text("  ", fixed_text(cut.angle, 0), "°");
    const bool above = line_at - style.size - scale(14) > map.y;
    const Point at = {map.x + scale(16), above ? line_at - style.size - scale(8) : line_at + scale(8)};
    const float width = canvas.text_width(words, style);
    canvas.fill_rounded({at.x - scale(6), at.y - scale(2), width + scale(12), style.size + scale(4)},
                        scale(6), with_alpha(theme::kBackground, 0.7f));
    canvas.text(at, words, style);
}

}  // namespace

std::optional<double> cut_after(const Press& press, Rect map, const Cut& cut, int depth) {
    switch (press.kind) {
        case Press::Kind::pointer_down:
        case Press::Kind::pointer_move:
        case Press::Kind::pointer_up:
            return map.h > 0 ? std::optional(
                                   rounded(static_cast<double>((press.at.y - map.y) / map.h), kThousandth))
                             : std::nullopt;
        case Press::Kind::wheel:
            return further(cut, depth, press.wheel > 0 ? -1 : 1, press.shift);
        case Press::Kind::down:
            break;
        default:
            return std::nullopt;
    }
    switch (press.key) {
        case Key::up:
            return further(cut, depth, -1, press.shift);
        case Key::down:
            return further(cut, depth, 1, press.shift);
        case Key::page_up:
            return further(cut, depth, -10, press.shift);
        case Key::page_down:
            return further(cut, depth, 10, press.shift);
        case Key::home:
            return 0;
        case Key::end:
            return 1;
        default:
            return std::nullopt;
    }
}

void draw_cut(Canvas& canvas, Rect map, const Cut& cut, int width, int depth) {
    const Scale scale(canvas);
    const Point left = on_map(map, cut, width, depth, 0), right = on_map(map, cut, width, depth, width - 1);
    const float thick = std::max(2.0f, scale(3)), radius = std::max(5.0f, scale(10));
    write_position(canvas, map, cut, left.y);
    canvas.line(left, right, 2 * thick, with_alpha(theme::kBackground, 0.5f));
    canvas.line(left, right, thick, theme::kAccent);
    for (const Point end : {left, right}) {
        canvas.circle(end, radius, theme::kBackground);
        canvas.ring(end, radius, thick, theme::kAccent);
    }
}

}  // namespace terramorph
