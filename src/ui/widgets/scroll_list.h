#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include "app/input/input.h"
#include "paint/canvas.h"

namespace terramorph {

/// Which row of a list is the uppermost in view. The wheel moves it.
class Scroll {
  public:
    std::size_t first() const { return first_; }
    /// Whether there is more than fits.
    bool needed() const { return last_ > 0; }
    void to(std::size_t first) { first_ = first; }
    /// The uppermost row when the end is in view.
    void limit(std::size_t last);
    void turn(float wheel);

  private:
    std::size_t first_ = 0;
    std::size_t last_ = 0;
};

/// A list that scrolls, whatever its rows show: which of them is marked, and which are in view.
class ScrollList {
  public:
    std::size_t marked() const { return marked_; }
    std::size_t first() const { return scroll_.first(); }
    std::size_t in_view() const { return in_view_; }
    /// Behind the last row in view.
    std::size_t end() const { return std::min(size_, first() + in_view_); }
    bool holds(Point at) const { return place_.holds(at); }
    /// The row in view that is there.
    std::optional<std::size_t> row_at(Point at) const;

    void resize(std::size_t rows);
    /// Marks the nearest row that there is, and scrolls to it when it's laid out.
    void mark(std::ptrdiff_t row);
    /// Shows the list from this row on, wherever the mark is.
    void scroll_to(std::size_t first);
    void turn(float wheel);
    /// Whether it's a key that moves the mark.
    bool press_key(Key key);

    /// Rows of this height below each other. Scrolls no further than it takes to have the mark in view,
    /// unless the wheel has moved the view since.
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

/// A bar that tells how much of a list is in view: from `top` pixels below its upper end, `high` pixels.
void draw_scroll_bar(Canvas& canvas, Rect bar, float top, float high);

}  // namespace terramorph
