#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "ui/widgets/look.h"

namespace terramorph {

namespace {

constexpr float kPartOfButton = 0.85f;  // how high letters can be

void paint_button(const Widget& widget, const Look& look) {
    const bool bare = widget.tone == Tone::quiet && !widget.selected;
    const bool inviting = widget.tone == Tone::inviting && !widget.selected;
    const bool loud = !bare && !inviting && (widget.tone != Tone::plain || widget.selected);
    const Color plain = widget.act ? theme::kRaised : theme::kPanel;
    const Color fill = !loud ? plain : widget.tone == Tone::good ? theme::kGood : theme::kAccent;
    if (!bare)
        look.canvas.fill_rounded(widget.place, look.scale(theme::kRadius), shade(lit(fill, look), widget));
    const float high = widget.place.h;
    const float size = high >= look.scale(theme::kButton * 1.25f)   ? theme::kLarge
                       : high >= look.scale(theme::kButton * 0.85f) ? theme::kBody + 2
                                                                    : theme::kSmall;
    const Color ink = loud ? theme::kOnAccent : inviting ? theme::kValue : theme::kText;
    TextStyle style =
        look.style(size, shade(ink, widget), loud || inviting ? Face::bold : Face::regular, widget.align);
    style.size = std::min(style.size, std::max(Scale::kMinText, std::floor(kPartOfButton * high)));
    Rect inside = widget.place;
    inside.x += look.scale(widget.align == Align::left ? 16 : 6);
    inside.w -= inside.x - widget.place.x + look.scale(6);
    line_in(look.canvas, inside, widget.label, fitted(look.canvas, widget.label, inside.w, style));
    paint_focus(look, widget.place, loud ? theme::kBright : theme::kAccent);
}

void paint_row(const Widget& widget, const Look& look) {
    const Color fill = widget.selected ? theme::kSelected : theme::kPanel;
    look.canvas.fill_rounded(widget.place, look.scale(theme::kRadius), shade(lit(fill, look), widget));
    Rect inside = widget.place.inset(look.scale(6));
    inside.x += look.scale(10), inside.w -= look.scale(20);
    if (widget.paint) widget.paint(look.canvas, take_left(inside, inside.h, look.scale(16)), look.focused);
    const Color color = shade(widget.selected ? theme::kBright : theme::kText, widget);
    const TextStyle name = look.style(theme::kBody + 2, color, widget.selected ? Face::bold : Face::regular);
    TextStyle quiet = look.style(theme::kSmall + 1, shade(theme::kMuted, widget));
    if (!widget.note.empty() && inside.h >= name.size + quiet.size) {
        line_in(look.canvas, take_bottom(inside, quiet.size), widget.note, quiet);
    } else if (!widget.note.empty()) {
        quiet.align = Align::right;
        const float width = std::min(look.canvas.text_width(widget.note, quiet), inside.w / 2);
        line_in(look.canvas, take_right(inside, width, look.scale(12)), widget.note, quiet);
    }
    line_in(look.canvas, inside, widget.label, fitted(look.canvas, widget.label, inside.w, name));
    paint_focus(look, widget.place);
}

/// Paints the box of a field, below its heading if there is one; returns the place for its text.
Rect paint_box(const Widget& widget, const Look& look) {
    const Rect box = widget.label.empty() ? widget.place : headed(look.canvas, widget.place, widget.label);
    look.canvas.fill_rounded(box, look.scale(theme::kRadius), lit(theme::kPanel, look));
    paint_focus(look, box);
    Rect inside = box.inset(look.scale(4));
    inside.x += look.scale(12), inside.w -= look.scale(24);
    return inside;
}

/// Paints the wrong part of a text in red over it.
void paint_wrong(const Widget& widget, const Look& look, Point at, std::string_view words, TextStyle style) {
    if (!widget.wrong) return;
    const auto [from, to] = widget.wrong();
    if (from >= to || to > words.size()) return;
    const float before = look.canvas.text_width(words.substr(0, from), style);
    const float width = look.canvas.text_width(words.substr(from, to - from), style);
    look.canvas.push_clip({at.x + before, at.y, width, style.size});
    look.canvas.fill({at.x + before, at.y, width, style.size}, mixed(theme::kBad, theme::kPanel, 0.8f));
    style.color = theme::kBad;
    look.canvas.text({at.x + before, at.y}, words.substr(from, to - from), style);
    look.canvas.pop_clip();
}

void paint_text(const Widget& widget, const Look& look) {
    const Rect inside = paint_box(widget, look);
    const std::string words = widget.words();
    const TextStyle style = look.style(theme::kBody, shade(theme::kBright, widget), Face::mono);
    if (!look.focused) {
        TextStyle smaller = fitted(look.canvas, words, inside.w, style);
        smaller.size = std::max(smaller.size, Scale::kMinText);
        return line_in(look.canvas, inside, shortened(look.canvas, words, inside.w, smaller), smaller);
    }
    const std::size_t cursor = std::min(look.cursor, words.size());
    const float before = look.canvas.text_width(std::string_view(words).substr(0, cursor), style);
    const float top = std::floor(inside.y + (inside.h - style.size) / 2);
    const float left = inside.x - std::max(0.0f, before + 2 - inside.w);  // keeps the cursor visible
    look.canvas.push_clip(inside);
    look.canvas.text({left, top}, words, style);
    paint_wrong(widget, look, {left, top}, words, style);
    look.canvas.fill({left + before, top, std::max(1.0f, look.scale(2)), style.size}, theme::kAccent);
    look.canvas.pop_clip();
}

void paint_number(const Widget& widget, const Look& look) {
    const Rect inside = paint_box(widget, look);
    const bool good = !look.entry || allowed(*widget.parameter, *look.entry);
    const std::string shown = look.entry ? *look.entry + "_" : shown_value(*widget.parameter, widget.value());
    line_in(look.canvas, inside, shown,
            look.style(theme::kBody, shade(good ? theme::kBright : theme::kBad, widget), Face::mono));
}

void paint_widget(Widget& widget, const Look& look) {
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
        if (!widgets_[k].in_view) continue;
        const bool focused = k == with_focus;
        const bool hovered = k == hover_ && widgets_[k].enabled;
        const std::string* entry = focused && entry_ ? &*entry_ : nullptr;
        const Part part(canvas, widgets_[k].id);
        paint_widget(widgets_[k], {canvas, scale, focused, hovered, entry, cursor_});
    }
}

}  // namespace terramorph
