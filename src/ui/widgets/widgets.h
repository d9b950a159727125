#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/input/input.h"
#include "app/slider_scale.h"
#include "base/parameter.h"
#include "paint/canvas.h"

namespace terramorph {

enum class WidgetKind { button, row, toggle, choice, slider, text, number, custom };

/// The emphasis of a button: a page's main action is yellow, "ready" is green. A quiet one has no plate.
enum class Tone { plain, accent, good, inviting, quiet };

/// The value that a knob of a slider sets.
struct Knob {
    const Parameter* parameter = nullptr;  ///< must outlive the widget
    std::function<double()> value = {};
    std::function<void(double)> change = {};
};

/// An element of a page that can be pressed or set. Its value lives elsewhere and is accessed through
/// functions; a kind leaves those it doesn't need empty.
struct Widget {
    WidgetKind kind = WidgetKind::button;
    std::string_view id = {};  ///< for tests; a literal, or from a table
    std::string label;
    Rect place = {};        ///< in pixels of the canvas; the page sets it before it draws
    bool in_view = true;    ///< false: scrolled away, only keys reach it
    bool enabled = true;    ///< false: grey, and skipped by keys
    bool selected = false;  ///< the chosen one of several buttons or rows
    Tone tone = Tone::plain;
    Align align = Align::center;  ///< of a button's label
    std::string note = {};  ///< a row's second, quieter text: below the label if there's room, else beside it

    const Parameter* parameter = nullptr;     ///< of a slider or number; outlives the widget
    std::vector<std::string> names = {};      ///< of a choice
    bool stacked = false;                     ///< true if a choice's names are below its label
    std::function<double()> value = {};       ///< of a choice, the index of its name; of a toggle, 0 or 1
    std::function<void(double)> change = {};  ///< only called with valid values
    std::optional<Knob> other = {};           ///< of a range: the knob that keys don't move at present
    bool upper = false;                       ///< of a range: true if keys move the upper knob
    std::function<void()> reset = {};         ///< Backspace, or the mark after the label of a changed value
    std::function<void()> shuffle = {};       ///< X, or the die after the label
    Rect mark = {}, die = {};                 ///< places of these two; set by the form when it draws
    std::function<std::string()> words = {};  ///< of a text field
    std::function<std::pair<std::size_t, std::size_t>()> wrong =
        {};  ///< range of bytes in the words drawn in red
    std::function<void(const std::string&)> change_words = {};
    int max_letters = 40;            ///< limit of a text field
    std::function<void()> act = {};  ///< a button or row is pressed, a text field finished with Enter
    std::function<void(Canvas&, Rect, bool focused)> paint =
        {};  ///< of a custom widget; the picture of a row
    std::function<bool(const InputEvent&)> press =
        {};  ///< of a custom widget: handles input while it has the focus or the pointer

    std::string called = {};                 ///< its label for the narrator, where none is drawn
    std::function<std::string()> said = {};  ///< its value in words, where those above don't tell it

    /// Of a range: makes the keys move the other knob.
    void turn_over();
    /// True if a value isn't its default.
    bool changed() const;
    /// Its label, its value and what it's for, for whoever doesn't see it.
    std::string speech() const;
};

Widget button(std::string_view id, std::string_view label, std::function<void()> act,
              Tone tone = Tone::plain);
Widget row(std::string_view label, std::string_view note, std::function<void()> act);
Widget toggle(std::string_view label, std::function<bool()> value, std::function<void(bool)> change);
Widget choice(std::string_view label, std::vector<std::string> names, std::function<int()> value,
              std::function<void(int)> change);
/// Left and right move it; digits begin a number.
Widget slider(const Parameter& parameter, std::function<double()> value, std::function<void(double)> change);
/// A slider with two knobs; dragging never swaps them. Tab goes from one to the other.
Widget range(std::string_view label, Knob lower, Knob upper);
/// Only a number: for ranges too wide for a slider, such as seeds.
Widget number_field(const Parameter& parameter, std::function<double()> value,
                    std::function<void(double)> change);
Widget text_field(std::string_view label, int max_letters, std::function<std::string()> words,
                  std::function<void(const std::string&)> change);
Widget custom(std::function<void(Canvas&, Rect, bool focused)> paint,
              std::function<bool(const InputEvent&)> press);
/// The widget that fits a parameter: a choice, a toggle for "off, on", a slider, or a number field if the
/// range is too wide.
Widget setting(const Parameter& parameter, std::function<double()> value, std::function<void(double)> change);

/// A value as shown beside its slider: with its unit, big numbers in groups.
std::string shown_value(const Parameter& parameter, double value);
/// The allowed range, translated: "0 to 100 columns", or "one of none, wrap, rubber".
std::string shown_range(const Parameter& parameter);
/// value_at() and part_of() for a widget: both knobs of a range share a scale.
double value_on(const Widget& slider, double part);
double part_on(const Widget& slider, const Parameter& parameter, double value);

/// The widgets of a page, their focus and input. Everything can be done with keys alone, or with the pointer
/// alone.
class Form {
  public:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    /// Appends a widget to the order of the Tab key; returns its number, from 0.
    std::size_t add(Widget widget);
    Widget& operator[](std::size_t number) { return widgets_[number]; }
    std::size_t size() const { return widgets_.size(); }
    void clear();

    /// Returns true if the input was used.
    bool press(const InputEvent& press);
    void draw(Canvas& canvas);

    /// The widget with the focus; kNone if there is none.
    std::size_t focus() const;
    void focus_on(std::size_t number);
    /// True if a text field has the focus.
    bool wants_text() const;
    /// Why the last typed number was refused; empty if it wasn't.
    const std::string& complaint() const { return complaint_; }
    /// The widget under the pointer while it moves, or else the one with the focus.
    std::size_t described() const;
    /// The help line of that widget.
    std::string_view help() const;
    /// What that widget says of itself, and the complaint.
    std::string speech() const;
    /// True while the pointer is pressed on a widget.
    bool holding() const { return held_ != kNone; }

    std::function<void()> clicked = {};  ///< for the sound of it

  private:
    bool key(const InputEvent& press);
    bool key_on_value(Widget& widget, const InputEvent& press);
    bool key_on_tools(Widget& widget, const InputEvent& press);
    bool key_in_entry(const InputEvent& press);
    bool key_in_text(Widget& widget, const InputEvent& press);
    bool type(const std::string& letters);
    bool pointer(const InputEvent& press);
    bool wheel(const InputEvent& press);
    void drag(Widget& widget, Point at);
    void click(std::size_t number, Point at);
    void activate(Widget& widget);
    bool finish_entry();
    bool step_focus(int step);
    void take_hold(Point at);
    void use_tool(Widget& widget, Point at);
    bool move_focus(Key key);
    std::size_t widget_at(Point at, float reach) const;
    Widget* focused();

    std::vector<Widget> widgets_;
    std::size_t focus_ = 0;
    std::size_t hover_ = kNone;
    std::size_t held_ = kNone;          // under the pressed pointer
    bool tool_ = false;                 // on its mark or its die
    bool pointing_ = false;             // true if the pointer was used last, not the keys
    std::optional<std::string> entry_;  // the number being typed
    std::size_t cursor_ = kNone;        // in the text field with the focus, in bytes; kNone is its end
    std::string complaint_;
};

}  // namespace terramorph
