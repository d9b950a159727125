#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include "app/input/input.h"
#include "paint/canvas.h"

namespace terramorph {

/// The scroll position of a list: its topmost visible row, moved by the wheel.
class Scroll {
  public:
    std::size_t first() const { return first_; }
    /// True if there's more than fits.
    bool needed() const { return last_ > 0; }
    /// True if turning this way moves it, or either way for 0.
    bool turns(float wheel) const { return wheel == 0 ? needed() : wheel > 0 ? first_ > 0 : first_ < last_; }
    void to(std::size_t first) { first_ = first; }
    /// Sets the topmost row that shows the end of the list.
    void limit(std::size_t last);
    void turn(float wheel);

  private:
    std::size_t first_ = 0;
    std::size_t last_ = 0;
};

/// A scrolling list with any kind of rows: keeps track of the marked row and of visible rows.
class ScrollList {
  public:
    std::size_t marked() const { return marked_; }
    std::size_t first() const { return scroll_.first(); }
    std::size_t in_view() const { return in_view_; }
    /// The end of the visible rows, exclusive.
    std::size_t end() const { return std::min(size_, first() + in_view_); }
    bool holds(Point at) const { return place_.holds(at); }
    /// How high the rows at a point are, in pixels; 0 where nothing scrolls that way, see Screen.
    float row_high(Point at, float wheel) const { return scroll_.turns(wheel) && holds(at) ? row_high_ : 0; }
    /// The visible row at a point.
    std::optional<std::size_t> row_at(Point at) const;

    void resize(std::size_t rows);
    /// Marks this row, or the nearest existing one, and scrolls to it at the next layout.
    void mark(std::ptrdiff_t row);
    /// Scrolls to this row, independent of the mark.
    void scroll_to(std::size_t first);
    void turn(float wheel);
    /// Moves the mark if the key does so; returns false otherwise.
    bool press_key(Key key);

    /// Lays out rows of this height. Scrolls only as far as necessary to show the mark, unless the wheel has
    /// been used since.
    void lay(Rect place, float row_high, std::size_t in_view);

  private:
    Scroll scroll_;
    std::size_t size_ = 0;
    std::size_t marked_ = 0;
    std::size_t in_view_ = 1;
    bool follow_ = true;
    Rect place_ = {};
    float row_high_ = 1;
};

/// Draws a scroll bar with a thumb `high` pixels long, `top` pixels below the bar's upper end.
void draw_scroll_bar(Canvas& canvas, Rect bar, float top, float high);

}  // namespace terramorph
