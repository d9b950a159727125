#include "ui/widgets/scroll_list.h"

#include "ui/widgets/theme.h"

namespace terramorph {

void Scroll::limit(std::size_t last) {
    last_ = last;
    first_ = std::min(first_, last);
}

void Scroll::turn(float wheel) {
    if (wheel > 0 && first_ > 0) --first_;
    if (wheel < 0) first_ = std::min(first_ + 1, last_);
}

std::optional<std::size_t> ScrollList::row_at(Point at) const {
    if (!holds(at)) return std::nullopt;
    const std::size_t row = first() + static_cast<std::size_t>((at.y - place_.y) / row_high_);
    return row < end() ? std::optional(row) : std::nullopt;
}

void ScrollList::resize(std::size_t rows) {
    size_ = rows;
    scroll_.limit(rows - std::min(rows, in_view_));
}

void ScrollList::mark(std::ptrdiff_t row) {
    const std::ptrdiff_t last = std::max<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(size_) - 1);
    marked_ = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(row, 0, last));
    follow_ = true;
}

void ScrollList::scroll_to(std::size_t first) {
    scroll_.to(first);
    follow_ = false;
}

void ScrollList::turn(float wheel) {
    scroll_.turn(wheel);
    follow_ = false;
}

bool ScrollList::press_key(Key key) {
    const auto row = static_cast<std::ptrdiff_t>(marked_), page = static_cast<std::ptrdiff_t>(in_view_);
    switch (key) {
        case Key::up:
            return mark(row - 1), true;
        case Key::down:
            return mark(row + 1), true;
        case Key::page_up:
            return mark(row - page), true;
        case Key::page_down:
            return mark(row + page), true;
        case Key::home:
            return mark(0), true;
        case Key::end:
            return mark(static_cast<std::ptrdiff_t>(size_)), true;
        default:
            return false;
    }
}

void ScrollList::lay(Rect place, float row_high, std::size_t in_view) {
    place_ = place;
    row_high_ = row_high;
    in_view_ = std::max<std::size_t>(1, in_view);
    if (follow_) scroll_.to(std::clamp(first(), marked_ + 1 - std::min(marked_ + 1, in_view_), marked_));
    scroll_.limit(size_ - std::min(size_, in_view_));
}

void draw_scroll_bar(Canvas& canvas, Rect bar, float top, float high) {
    canvas.fill_rounded(bar, bar.w / 2, theme::kPanel);
    canvas.fill_rounded({bar.x, bar.y + top, bar.w, high}, bar.w / 2, theme::kMuted);
}

}  // namespace terramorph
