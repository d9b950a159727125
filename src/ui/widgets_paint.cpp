#include <algorithm>
#include <array>
#include <cmath>

#include "base/text.h"
#include "ui/layout.h"
#include "ui/theme.h"
#include "ui/widgets.h"

namespace terramorph {

namespace {

using namespace theme;

constexpr float kKnob = 9;  // the radius of a slider's knob
constexpr float kBar = 6;   // thick

/// What a widget is painted with: the canvas, the sizes that fit it, and what the form knows of it.
struct Look {
    Canvas& canvas;
    Scale scale;
    bool focused;
    bool hovered;
    const std::string* entry;  // the number being typed; null when none is
    std::size_t cursor;        // in a text field with the focus

    TextStyle style(float size, Color color, Face face = Face::regular, Align align = Align::left) const {
        return {scale.text(size), color, face, align};
    }
};

Color lit(Color color, const Look& look) { return look.hovered ? mixed(color, kBright, 0.07f) : color; }

Color shade(Color color, const Widget& widget) {
    return widget.enabled ? color : mixed(color, kBackground, 0.6f);
}

void paint_focus(const Look& look, Rect place, Color color = kAccent) {
    if (!look.focused) return;
    const float out = look.scale(3);
    look.canvas.outline_rounded(place.inset(-out), look.scale(kRadius) + out, std::max(1.5f, look.scale(2)),
                                color);
}

/// What can be set has no frame of its own: with the focus it gets a panel.
void paint_spot(const Look& look, Rect place) {
    const float out = look.scale(8);
    const Rect spot = {place.x - out, place.y, place.w + 2 * out, place.h};
    if (look.focused || look.hovered) look.canvas.fill_rounded(spot, look.scale(kRadius), kPanel);
    paint_focus(look, spot);
}

void paint_button(const Widget& widget, const Look& look) {
    const bool loud = widget.tone != Tone::plain || widget.selected;
    const Color quiet = widget.act ? kRaised : kPanel;
    const Color fill = !loud ? quiet : widget.tone == Tone::good ? kGood : kAccent;
    look.canvas.fill_rounded(widget.place, look.scale(kRadius), shade(lit(fill, look), widget));
    const bool large = widget.place.h >= look.scale(kButton * 1.25f);
    const TextStyle style = look.style(large ? kLarge : kBody + 2, shade(loud ? kOnAccent : kText, widget),
                                       loud ? Face::bold : Face::regular, widget.align);
    const float margin = look.scale(widget.align == Align::left ? 16 : 6);
    line_in(look.canvas, widget.place.inset(margin), widget.label, style);
    paint_focus(look, widget.place, loud ? kBright : kAccent);
}

void paint_row(const Widget& widget, const Look& look) {
    const Color fill = widget.selected ? kSelected : kPanel;
    look.canvas.fill_rounded(widget.place, look.scale(kRadius), shade(lit(fill, look), widget));
    Rect inside = widget.place.inset(look.scale(6));
    inside.x += look.scale(10), inside.w -= look.scale(20);
    const Color color = shade(widget.selected ? kBright : kText, widget);
    const TextStyle name = look.style(kBody + 2, color, widget.selected ? Face::bold : Face::regular);
    TextStyle quiet = look.style(kSmall + 1, shade(kMuted, widget));
    if (!widget.note.empty() && inside.h >= name.size + quiet.size) {
        line_in(look.canvas, take_bottom(inside, quiet.size), widget.note, quiet);
    } else if (!widget.note.empty()) {
        quiet.align = Align::right;
        const float width = std::min(look.canvas.text_width(widget.note, quiet), inside.w / 2);
        line_in(look.canvas, take_right(inside, width, look.scale(12)), widget.note, quiet);
    }
    line_in(look.canvas, inside, widget.label, name);
    paint_focus(look, widget.place);
}

/// The label at the left of the line and the value at its right.
void paint_label(const Widget& widget, const Look& look, Rect line, std::string_view value, Color color) {
    const TextStyle style = look.style(kBody - 2, shade(color, widget), Face::mono, Align::right);
    const float width = std::min(look.canvas.text_width(value, style), line.w * 0.6f);
    line_in(look.canvas, take_right(line, width, look.scale(12)), value, style);
    line_in(look.canvas, line, widget.label, look.style(kBody - 2, shade(kText, widget)));
}

bool allowed(const Widget& widget, const std::string& entry) {
    return parse_value(*widget.parameter, entry).ok();
}

/// The value, or the number being typed with a cursor behind it.
void paint_label_of_number(const Widget& widget, const Look& look, Rect line) {
    if (!look.entry)
        return paint_label(widget, look, line, shown_value(*widget.parameter, widget.value()), kValue);
    const bool good = look.entry->empty() || allowed(widget, *look.entry);
    paint_label(widget, look, line, *look.entry + "_", good ? kBright : kBad);
}

void paint_slider(const Widget& widget, const Look& look) {
    paint_spot(look, widget.place);
    const Parameter& parameter = *widget.parameter;
    const double range = parameter.maximum - parameter.minimum;
    const double part = range > 0 ? std::clamp((widget.value() - parameter.minimum) / range, 0.0, 1.0) : 0;
    Rect rest = widget.place;
    const float knob = look.scale(look.focused ? kKnob + 1 : kKnob);
    const Rect lower = take_bottom(rest, 2 * look.scale(kKnob) + look.scale(3));
    paint_label_of_number(widget, look, rest);
    const float thick = std::max(2.0f, look.scale(kBar));
    const Rect bar = {lower.x, lower.y + look.scale(kKnob) - thick / 2, lower.w, thick};
    const float filled = bar.w * static_cast<float>(part);
    look.canvas.fill_rounded(bar, thick / 2, kTrack);
    look.canvas.fill_rounded({bar.x, bar.y, filled, bar.h}, thick / 2, shade(kAccent, widget));
    look.canvas.circle({bar.x + filled, bar.y + thick / 2}, knob, shade(kBright, widget));
}

void paint_toggle(const Widget& widget, const Look& look) {
    paint_spot(look, widget.place);
    const bool on = widget.value() != 0;
    Rect rest = widget.place;
    const Rect lower = take_bottom(rest, look.scale(22));
    paint_label(widget, look, rest, on ? "on" : "off", kValue);
    const Rect pill = {lower.x, lower.y, look.scale(46), lower.h - look.scale(1)};
    const float radius = pill.h / 2;
    look.canvas.fill_rounded(pill, radius, shade(on ? kGood : kTrack, widget));
    look.canvas.circle({on ? pill.x + pill.w - radius : pill.x + radius, pill.y + radius}, radius * 0.82f,
                       shade(kBright, widget));
}

/// Points to the left with a direction of -1, to the right with 1.
void paint_arrow(const Look& look, Point tip, float direction, Color color) {
    const float size = look.scale(7);
    const std::array<Point, 3> corners = {
        tip, {tip.x - direction * size, tip.y - size}, {tip.x - direction * size, tip.y + size}};
    look.canvas.polygon(corners, color);
}

void paint_choice(const Widget& widget, const Look& look) {
    paint_spot(look, widget.place);
    Rect rest = widget.place;
    Rect control = take_right(rest, widget.place.w / 2);
    const auto chosen = static_cast<std::size_t>(widget.value());
    const float middle = control.center().y, arrow = look.scale(8);
    const Color color = shade(look.focused || look.hovered ? kAccent : kMuted, widget);
    paint_arrow(look, {control.x, middle}, -1, color);
    paint_arrow(look, {control.x + control.w, middle}, 1, color);
    control.x += 2 * arrow, control.w -= 4 * arrow;
    rest.w -= arrow;
    line_in(look.canvas, control, chosen < widget.names.size() ? widget.names[chosen] : "",
            look.style(kBody - 2, shade(kValue, widget), Face::mono, Align::center));
    line_in(look.canvas, rest, widget.label, look.style(kBody - 2, shade(kText, widget)));
}

/// The box of a field, below its heading where it has one; the place for what is written in it.
Rect paint_box(const Widget& widget, const Look& look) {
    const Rect box = widget.label.empty() ? widget.place : headed(look.canvas, widget.place, widget.label);
    look.canvas.fill_rounded(box, look.scale(kRadius), lit(kPanel, look));
    paint_focus(look, box);
    Rect inside = box.inset(look.scale(4));
    inside.x += look.scale(12), inside.w -= look.scale(24);
    return inside;
}

void paint_text(const Widget& widget, const Look& look) {
    const Rect inside = paint_box(widget, look);
    const std::string words = widget.words();
    const TextStyle style = look.style(kBody, shade(kBright, widget), Face::mono);
    if (!look.focused) return line_in(look.canvas, inside, words, style);
    const std::size_t cursor = std::min(look.cursor, words.size());
    const float before = look.canvas.text_width(std::string_view(words).substr(0, cursor), style);
    const float top = std::floor(inside.y + (inside.h - style.size) / 2);
    const float left = inside.x - std::max(0.0f, before + 2 - inside.w);  // the cursor is always in sight
    look.canvas.push_clip(inside);
    look.canvas.text({left, top}, words, style);
    look.canvas.fill({left + before, top, std::max(1.0f, look.scale(2)), style.size}, kAccent);
    look.canvas.pop_clip();
}

void paint_number(const Widget& widget, const Look& look) {
    const Rect inside = paint_box(widget, look);
    const bool good = !look.entry || look.entry->empty() || allowed(widget, *look.entry);
    const std::string shown = look.entry ? *look.entry + "_" : shown_value(*widget.parameter, widget.value());
    line_in(look.canvas, inside, shown, look.style(kBody, shade(good ? kBright : kBad, widget), Face::mono));
}

void paint_widget(const Widget& widget, const Look& look) {
    switch (widget.kind) {
        case WidgetKind::button:
            return paint_button(widget, look);
        case WidgetKind::row:
            return paint_row(widget, look);
        case WidgetKind::toggle:
            return paint_toggle(widget, look);
        case WidgetKind::choice:
            return paint_choice(widget, look);
        case WidgetKind::slider:
            return paint_slider(widget, look);
        case WidgetKind::text:
            return paint_text(widget, look);
        case WidgetKind::number:
            return paint_number(widget, look);
        case WidgetKind::custom:
            return widget.paint(look.canvas, widget.place, look.focused);
    }
}

}  // namespace

void Form::draw(Canvas& canvas) {
    const Scale scale(canvas);
    const std::size_t with_focus = focus();
    for (std::size_t k = 0; k < widgets_.size(); ++k) {
        const bool focused = k == with_focus;
        const bool hovered = k == hover_ && widgets_[k].enabled;
        const std::string* entry = focused && entry_ ? &*entry_ : nullptr;
        paint_widget(widgets_[k], {canvas, scale, focused, hovered, entry, cursor_});
    }
}

}  // namespace terramorph
