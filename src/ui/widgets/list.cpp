#include "ui/widgets/list.h"

#include <algorithm>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kListBar = 4;        // thick
constexpr float kListBarApart = 16;  // distance from the list

using Line = WidgetList::Line;

/// The height of some lines, without the gap after the last.
float height_of(std::span<const Line> lines) {
    float height = 0;
    for (const Line& line : lines) height += line.height;
    return lines.empty() ? 0 : height - lines.back().gap;
}

/// Places the widgets of a line side by side.
void lay_line(const Line& line, Rect place, bool in_view, Form& form) {
    const float apart = line.gap, count = static_cast<float>(line.widgets.size());
    for (std::size_t k = 0; k < line.widgets.size(); ++k) {
        const float equal = (place.w - apart * (count - 1)) / count;
        const float width = line.widths.empty() ? equal : std::min(line.widths[k], place.w);
        Widget& widget = form[line.widgets[k]];
        widget.place = {place.x, place.y, width, line.height - line.gap};
        widget.in_view = in_view;
        place.x += width + apart, place.w -= width + apart;
    }
}

}  // namespace

void WidgetList::lay(std::span<const Line> lines, Rect place, Form& form) {
    place_ = place;
    headings_.clear();
    length_ = height_of(lines);
    lines_ = static_cast<float>(std::max<std::size_t>(1, lines.size()));
    std::size_t last_first = 0;
    while (last_first + 1 < lines.size() && height_of(lines.subspan(last_first)) > place.h) ++last_first;
    if (focus_ != form.focus()) {
        focus_ = form.focus();
        for (std::size_t k = 0; k < lines.size(); ++k)
            if (std::ranges::count(lines[k].widgets, focus_) > 0) show(lines, k, place.h);
    }
    scroll_.limit(last_first);
    above_ = 0;
    for (const Line& line : lines.first(scroll_.first())) above_ += line.height;
    float top = place.y - above_;
    for (const Line& line : lines) {
        const Rect own = {place.x, top, place.w, line.height - line.gap};
        const bool in_view = top >= place.y && top + own.h <= place.y + place.h + 0.5f;
        if (in_view && line.widgets.empty()) headings_.push_back({own, line.heading});
        lay_line(line, own, in_view, form);
        top += line.height;
    }
}

/// Scrolls only as far as necessary to show a line.
void WidgetList::show(std::span<const Line> lines, std::size_t line, float room) {
    std::size_t first = std::min(scroll_.first(), line);
    if (line > 0 && first == line && lines[line - 1].widgets.empty()) --first;  // with its heading
    while (first < line && height_of(lines.subspan(first, line - first + 1)) > room) ++first;
    scroll_.to(first);
}

void WidgetList::draw(Canvas& canvas) const {
    const Scale scale(canvas);
    for (const Heading& heading : headings_) headed(canvas, heading.place, heading.words);
    if (!scroll_.needed()) return;
    const float thick = std::max(2.0f, scale(kListBar));
    const Rect bar = {place_.x + place_.w + scale(kListBarApart) - thick, place_.y, thick, place_.h};
    const float top = bar.h * above_ / length_, high = std::min(bar.h * place_.h / length_, bar.h - top);
    draw_scroll_bar(canvas, bar, top, high);
}

bool WidgetList::press(const InputEvent& press, const Form& form) {
    if (press.kind != InputEvent::Kind::wheel || !scroll_.needed() || !place_.holds(press.at)) return false;
    if (press.reach == 0 && form.described() == form.focus()) return false;
    scroll_.turn(press.wheel);
    return true;
}

}  // namespace terramorph
