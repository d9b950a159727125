#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/language/language.h"
#include "ui/widgets/look.h"
#include "ui/widgets/set.h"

namespace terramorph {

namespace {

constexpr float kKnob = 9;                // the radius of a slider's knob
constexpr float kLowKnob = 6;             // in low widgets
constexpr float kPaintSettingsBar = 6;    // thick
constexpr float kPaintSettingsTool = 16;  // size of the mark and the die after a label

/// A circular arrow: back to the default.
void paint_mark(const Look& look, Rect place, Color color) {
    const float radius = place.w * 0.34f, thick = std::max(1.0f, look.scale(2));
    const Point middle = place.center();
    std::array<Point, 12> arc;
    for (std::size_t k = 0; k < arc.size(); ++k) {
        const float turn = -2.2f + static_cast<float>(k) * 0.44f;
        arc[k] = {middle.x + radius * std::cos(turn), middle.y + radius * std::sin(turn)};
    }
    look.canvas.line(arc, thick, color);
    const float size = place.w * 0.3f;
    const std::array<Point, 3> head = {{{arc[0].x - size, arc[0].y + size * 0.2f},
                                        {arc[0].x + size * 0.7f, arc[0].y - size},
                                        {arc[0].x + size * 0.5f, arc[0].y + size}}};
    look.canvas.polygon(head, color);
}

void paint_die(const Look& look, Rect place, Color color) {
    const Rect box = place.inset(place.w * 0.1f);
    look.canvas.outline_rounded(box, box.w * 0.2f, std::max(1.0f, look.scale(1.5f)), color);
    for (const float part : {0.28f, 0.5f, 0.72f})
        look.canvas.circle({box.x + box.w * part, box.y + box.h * part}, std::max(1.0f, box.w * 0.1f), color);
}

/// Paints tools after the label if there's room: a mark if the value isn't the default, and a die if the
/// widget is focused or pointed at. For fingers they are at the widget's right end.
void paint_tools(Widget& widget, const Look& look, Rect left) {
    const float finger = Scale::finger();
    const float side = std::max({12.0f, look.scale(kPaintSettingsTool), 0.4f * finger});
    if (finger > 0) left = place_of_tools(widget);
    const auto place = [&](bool is, bool wanted) {
        if (finger > 0)
            return is && wanted ? take_left(left, finger) : (take_left(left, is ? finger : 0), Rect());
        if (!is || !wanted || left.w < side) return Rect();
        const Rect piece = take_left(left, side, look.scale(6));
        return Rect{piece.x, std::floor(piece.y + (piece.h - side) / 2), side, side};
    };
    const auto icon = [side](Rect tool) {
        return Rect{std::floor(tool.center().x - side / 2), std::floor(tool.center().y - side / 2), side,
                    side};
    };
    widget.mark = place(widget.reset != nullptr, widget.changed());
    widget.die = place(widget.shuffle != nullptr, look.focused || look.hovered || finger > 0);
    if (widget.mark.w > 0) paint_mark(look, icon(widget.mark), theme::kValue);
    if (widget.die.w > 0) paint_die(look, icon(widget.die), theme::kMuted);
}

/// Paints text at the right of the line and shortens the line.
void paint_at_right(const Widget& widget, const Look& look, Rect& line, std::string_view words, Color color) {
    const TextStyle style = look.style(theme::kBody - 2, shade(color, widget), Face::regular, Align::right);
    const float width = std::min(look.canvas.text_width(words, style), line.w * 0.7f);
    line_in(look.canvas, take_right(line, width), words, style);
}

/// Paints the label at the left of the line, and its tools after it.
void paint_label(Widget& widget, const Look& look, Rect line) {
    const float gap = look.scale(10);
    line.w = std::max(0.0f, line.w - gap);
    const TextStyle style =
        fitted(look.canvas, widget.label, line.w, look.style(theme::kBody - 2, shade(theme::kText, widget)));
    const float width = std::min(line.w, look.canvas.text_width(widget.label, style));
    line_in(look.canvas, take_left(line, width, gap), widget.label, style);
    paint_tools(widget, look, line);
}

/// The value, or the number being typed with a cursor.
std::string value_words(const Widget& widget, const Look& look, bool entered, bool unit) {
    if (entered && look.entry) return *look.entry + "_";
    const Parameter& parameter = entered ? *widget.parameter : *widget.other->parameter;
    const double value = entered ? widget.value() : widget.other->value();
    if (unit) return shown_value(parameter, value);
    Parameter bare = parameter;
    bare.unit = {};
    return shown_value(bare, value);
}

bool label_fits(const Widget& widget, const Look& look, float room, std::string_view words) {
    const float values = look.canvas.text_width(words, look.style(theme::kBody - 2, {}, Face::regular));
    return look.canvas.text_width(widget.label, look.style(theme::kBody - 2, {})) + values + look.scale(14) <=
           room;
}

/// "50 – 150 columns"; the unit only if there's room for it. Invalid input is red.
void paint_values(const Widget& widget, const Look& look, Rect& line) {
    const std::string lower = widget.other ? value_words(widget, look, !widget.upper, false) + " – " : "";
    const bool upper = !widget.other || widget.upper;
    std::string words = value_words(widget, look, upper, true);
    if (!label_fits(widget, look, line.w, lower + words)) words = value_words(widget, look, upper, false);
    const bool good = !look.entry || allowed(*widget.parameter, *look.entry);
    const Color typed = !look.entry ? theme::kValue : good ? theme::kBright : theme::kBad;
    paint_at_right(widget, look, line, words, upper ? typed : theme::kValue);
    if (widget.other) paint_at_right(widget, look, line, lower, upper ? theme::kValue : typed);
}

/// The beginning and the end of a slider's lit part.
std::pair<double, double> lit_part(const Widget& widget) {
    const double part = part_on(widget, *widget.parameter, widget.value());
    if (!widget.other) return {0, part};
    const double others = part_on(widget, *widget.other->parameter, widget.other->value());
    return std::minmax({part, others});
}

/// Paints an arrow to the left (direction -1) or right (1).
void paint_arrow(const Look& look, Point tip, float direction, Color color) {
    const float size = look.scale(7);
    const std::array<Point, 3> corners = {
        tip, {tip.x - direction * size, tip.y - size}, {tip.x - direction * size, tip.y + size}};
    look.canvas.polygon(corners, color);
}

}  // namespace

void paint_slider(Widget& widget, const Look& look) {
    paint_spot(look, widget.place);
    const bool low = widget.place.h < look.scale(theme::kSetting - 2 * theme::kGap);
    const float knob = look.scale(low ? kLowKnob : kKnob),
                thick = std::max(2.0f, look.scale(low ? 4 : kPaintSettingsBar));
    Rect rest = place_of_control(widget);
    const Rect lower = take_bottom(rest, 2 * knob + look.scale(low ? 1 : 3));
    paint_values(widget, look, rest);
    paint_label(widget, look, rest);
    const Rect bar = {lower.x, lower.y + knob - thick / 2, lower.w, thick};
    const auto [from, to] = lit_part(widget);
    const auto along = [&](double part) { return bar.x + bar.w * static_cast<float>(part); };
    look.canvas.fill_rounded(bar, thick / 2, theme::kTrack);
    look.canvas.fill_rounded({along(from), bar.y, along(to) - along(from), bar.h}, thick / 2,
                             shade(theme::kAccent, widget));
    const auto paint_knob = [&](double part, bool active) {
        const float radius = active && look.focused ? knob + look.scale(1) : knob;
        look.canvas.circle({along(part), bar.y + thick / 2}, radius,
                           shade(active ? theme::kBright : theme::kText, widget));
    };
    if (widget.other) paint_knob(part_on(widget, *widget.other->parameter, widget.other->value()), false);
    paint_knob(part_on(widget, *widget.parameter, widget.value()), true);
}

void paint_toggle(Widget& widget, const Look& look) {
    paint_spot(look, widget.place);
    const bool on = widget.value() != 0;
    Rect rest = place_of_control(widget);
    const bool low = widget.place.h < look.scale(theme::kSetting - 2 * theme::kGap);
    const Rect lower =
        low ? take_right(rest, look.scale(46), look.scale(12)) : take_bottom(rest, look.scale(22));
    paint_at_right(widget, look, rest, on ? tr("on") : tr("off"), theme::kValue);
    paint_label(widget, look, rest);
    const float high = look.scale(21);
    const Rect pill = {lower.x, std::floor(lower.y + (lower.h - high) / 2), look.scale(46), high};
    const float radius = pill.h / 2;
    look.canvas.fill_rounded(pill, radius, shade(on ? theme::kGood : theme::kTrack, widget));
    look.canvas.circle({on ? pill.x + pill.w - radius : pill.x + radius, pill.y + radius}, radius * 0.82f,
                       shade(theme::kBright, widget));
}

void paint_choice(Widget& widget, const Look& look) {
    paint_spot(look, widget.place);
    Rect rest = place_of_control(widget);
    Rect control = widget.stacked ? take_bottom(rest, std::floor(rest.h / 2)) : take_right(rest, rest.w / 2);
    const auto chosen = static_cast<std::size_t>(widget.value());
    const float middle = control.center().y, arrow = look.scale(8);
    const Color color = shade(look.focused || look.hovered ? theme::kAccent : theme::kMuted, widget);
    paint_arrow(look, {control.x, middle}, -1, color);
    paint_arrow(look, {control.x + control.w, middle}, 1, color);
    control.x += 2 * arrow, control.w -= 4 * arrow;
    if (!widget.stacked) rest.w -= arrow;
    const std::string_view name = chosen < widget.names.size() ? widget.names[chosen] : std::string_view();
    const TextStyle style =
        look.style(theme::kBody - 2, shade(theme::kValue, widget), Face::mono, Align::center);
    line_in(look.canvas, control, name, fitted(look.canvas, name, control.w, style));
    paint_label(widget, look, rest);
}

}  // namespace terramorph
