#include "ui/terrain_editor/cut.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "base/text.h"
#include "base/trig.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kHundredth = 100;    // key steps across the map
constexpr double kThousandth = 1000;  // pointer steps across the map
constexpr double kSnap = 2.5;         // degrees from 0 within which a dragged end snaps
constexpr double kDegree = kPi / 180;

/// Rounds to the nearest of this many steps in 1.
double rounded(double number, double steps) { return std::floor(number * steps + 0.5) / steps; }

Cut at_position(const Cut& cut, double position) { return {std::clamp(position, 0.0, 1.0), cut.angle}; }

Cut turned(const Cut& cut, double angle) { return {cut.position, std::clamp(angle, -90.0, 90.0)}; }

/// Moves the cut by `steps` hundredths of the map, or rows if `fine`.
Cut further(const Cut& cut, int depth, int steps, bool fine) {
    if (!fine) return at_position(cut, rounded(cut.position + steps / kHundredth, kHundredth));
    const int last = depth - 1;
    return at_position(cut, static_cast<double>(std::clamp(cut_row(depth, cut) + steps, 0, last)) /
                                static_cast<double>(last));
}

Cut turned_by(const Cut& cut, int steps, bool fine) {
    return turned(cut, fine ? rounded(cut.angle + steps / 10.0, 10) : rounded(cut.angle + steps, 1));
}

float distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// The multiple of its direction that a line can go from the middle before it leaves the map.
double room(double middle, double direction, double last) {
    if (direction == 0) return 1e9;
    return direction > 0 ? (last - middle) / direction : -middle / direction;
}

Vec2<double> direction_of(const Cut& cut) {
    return {std::cos(cut.angle * kDegree), -std::sin(cut.angle * kDegree)};
}

Vec2<double> middle_of(const MapView& view, const Cut& cut) {
    return {(view.width - 1) / 2.0, cut.position * (view.depth - 1)};
}

/// The end of the line in a direction: the end of the level, or of the map if that comes first.
Vec2<double> end_of(const MapView& view, const Cut& cut, Vec2<double> direction) {
    const Vec2<double> middle = middle_of(view, cut);
    const double length = std::min(
        {middle.x, room(middle.x, direction.x, view.width - 1), room(middle.y, direction.y, view.depth - 1)});
    return middle + direction * std::max(0.0, length);
}

double angle_to(const MapView& view, const Cut& cut, CutHold hold, Point to, bool fine) {
    Vec2<double> way = view.on_map(to) - middle_of(view, cut);
    if (hold == CutHold::left_end) way = way * -1.0;
    if (way.x == 0 && way.y == 0) return cut.angle;
    const double angle = std::atan2(-way.y, std::max(way.x, 0.0)) / kDegree;
    if (fine) return rounded(angle, 10);
    return std::fabs(angle) < kSnap ? 0 : rounded(angle, 1);
}

/// Writes the line's position and angle in the map's left corner that's farther from it: what lies along the
/// line is to be seen.
void write_cut(Canvas& canvas, const MapView& view, const Cut& cut, Point left, float foot) {
    const Scale scale(canvas);
    const std::string words =
        tr("position {position}%   angle {angle}°",
           {{"position", fixed_text(100 * cut.position, 0)},
            {"angle", tr_decimal(fixed_text(cut.angle, cut.angle == std::floor(cut.angle) ? 0 : 1))}});
    const Rect map = view.place;
    const TextStyle style =
        fitted(canvas, words, map.w - scale(28), {scale.text(theme::kBody - 2), theme::kValue, Face::mono});
    const float width = canvas.text_width(words, style);
    const bool top = left.y >= map.center().y;
    const Point at = {map.x + scale(14),
                      top ? map.y + scale(12) : map.y + map.h - foot - style.size - scale(12)};
    canvas.fill_rounded({at.x - scale(6), at.y - scale(2), width + scale(12), style.size + scale(4)},
                        scale(6), with_alpha(theme::kBackground, 0.7f));
    Part(canvas, "cut")->text(at, words, style);
}

}  // namespace

Point MapView::on_screen(Vec2<double> place_on_map) const {
    return {place.x + place.w * static_cast<float>(place_on_map.x / (width - 1)),
            place.y + place.h * static_cast<float>(place_on_map.y / (depth - 1))};
}

Vec2<double> MapView::on_map(Point at) const {
    return {static_cast<double>((at.x - place.x) / place.w) * (width - 1),
            static_cast<double>((at.y - place.y) / place.h) * (depth - 1)};
}

CutEnds cut_ends(const MapView& view, const Cut& cut) {
    const Vec2<double> direction = direction_of(cut);
    return {view.on_screen(end_of(view, cut, direction * -1.0)),
            view.on_screen(end_of(view, cut, direction))};
}

CutHold cut_hold(const MapView& view, const Cut& cut, Point at, float reach) {
    const CutEnds ends = cut_ends(view, cut);
    const float left = distance(at, ends.left), right = distance(at, ends.right);
    if (std::min(left, right) > reach) return CutHold::middle;
    return left < right ? CutHold::left_end : CutHold::right_end;
}

Cut dragged(const MapView& view, const Cut& cut, CutHold hold, Point to, bool fine) {
    if (!drawable(view.place)) return cut;
    if (hold != CutHold::middle) return turned(cut, angle_to(view, cut, hold, to, fine));
    return at_position(cut, rounded(view.on_map(to).y / (view.depth - 1), kThousandth));
}

std::optional<Cut> cut_after(const InputEvent& press, const Cut& cut, int depth) {
    if (press.kind == InputEvent::Kind::wheel)
        return further(cut, depth, press.wheel > 0 ? -1 : 1, press.shift);
    if (press.kind != InputEvent::Kind::down || press.control) return std::nullopt;
    switch (press.key) {
        case Key::up:
            return further(cut, depth, -1, press.shift);
        case Key::down:
            return further(cut, depth, 1, press.shift);
        case Key::page_up:
            return further(cut, depth, -10, press.shift);
        case Key::page_down:
            return further(cut, depth, 10, press.shift);
        case Key::left:
            return turned_by(cut, 1, press.shift);
        case Key::right:
            return turned_by(cut, -1, press.shift);
        case Key::home:
            return at_position(cut, 0);
        case Key::end:
            return at_position(cut, 1);
        default:
            break;
    }
    if (press.key == Key::letter && press.letter == '0') return turned(cut, 0);
    return std::nullopt;
}

void draw_cut(Canvas& canvas, const MapView& view, const Cut& cut, float foot) {
    const Scale scale(canvas);
    const auto [left, right] = cut_ends(view, cut);
    const float thick = std::max(2.0f, scale(3)), radius = std::max(5.0f, scale(10));
    write_cut(canvas, view, cut, left, foot);
    canvas.line(left, right, 2 * thick, with_alpha(theme::kBackground, 0.5f));
    canvas.line(left, right, thick, theme::kAccent);
    canvas.circle(view.on_screen(middle_of(view, cut)), thick * 1.5f, theme::kAccent);
    for (const Point end : {left, right}) {
        canvas.circle(end, radius, theme::kBackground);
        canvas.ring(end, radius, thick, theme::kAccent);
    }
}

}  // namespace terramorph
