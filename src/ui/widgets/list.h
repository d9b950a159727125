#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "ui/widgets/scroll_list.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

/// A scrolling list of widgets. It follows the focus, so keys alone can reach everything; the wheel scrolls
/// it too.
class WidgetList {
  public:
    /// A line: a heading, or some widgets side by side.
    struct Line {
        std::string_view heading = {};  ///< if there are no widgets
        std::vector<std::size_t> widgets = {};
        std::vector<float> widths = {};  ///< of the widgets, in pixels; empty: equal
        float height = 0;                ///< including the gap after it
        float gap = 0;
    };

    /// Places the widgets of all lines; those without room are not in view.
    void lay(std::span<const Line> lines, Rect place, Form& form);
    /// Draws headings and a scroll bar.
    void draw(Canvas& canvas) const;
    /// Scrolls on a turn of the wheel over this list, except over the widget with the focus, which the wheel
    /// sets; a finger only scrolls. Returns true if it did.
    bool press(const InputEvent& press, const Form& form);
    /// How high a line is at a point, in pixels, on average; 0 where nothing scrolls that way, see Screen.
    float row_high(Point at, float wheel) const {
        return scroll_.turns(wheel) && place_.holds(at) ? length_ / lines_ : 0;
    }

  private:
    struct Heading {
        Rect place;
        std::string_view words;
    };

    void show(std::span<const Line> lines, std::size_t line, float room);

    Rect place_;
    Scroll scroll_;                    // by lines
    std::size_t focus_ = Form::kNone;  // the last widget with the focus
    float length_ = 0, above_ = 0;     // heights of all lines, and of those above the view
    float lines_ = 1;                  // how many there are
    std::vector<Heading> headings_;
};

}  // namespace terramorph
