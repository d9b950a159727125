#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "ui/widgets/scroll_list.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// Widgets below each other, of which as many are in view as there is room for. It follows the focus, so that
/// keys alone see all of it; the wheel moves it too.
class WidgetList {
  public:
    /// One line of it: a heading, or some widgets beside each other.
    struct Line {
        std::string_view heading = {};  ///< where there are no widgets
        std::vector<std::size_t> widgets = {};
        std::vector<float> widths = {};  ///< of those, in pixels; none for equal ones
        float height = 0;                ///< with the gap behind it
        float gap = 0;
    };

    /// Gives all widgets of the lines their places; those that find none are not in view.
    void lay(std::span<const Line> lines, Rect place, Form& form);
    /// Headings, and a bar that tells how much of the list is in view.
    void draw(Canvas& canvas) const;
    /// Whether it is a turn of the wheel over this list that moves it; not over what has the focus, which
    /// that sets.
    bool press(const InputEvent& press, const Form& form);

  private:
    struct Heading {
        Rect place;
        std::string_view words;
    };

    void show(std::span<const Line> lines, std::size_t line, float room);

    Rect place_;
    Scroll scroll_;                    // by lines
    std::size_t focus_ = Form::kNone;  // the widget that had it
    float length_ = 0, above_ = 0;     // of all lines, and of those above the view
    std::vector<Heading> headings_;
};

}  // namespace terramorph
