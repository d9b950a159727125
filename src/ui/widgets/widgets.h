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

/// How loud a button is: the page's main thing to do is yellow, "ready" is green.
enum class Tone { plain, accent, good };

/// What one knob of a slider sets.
struct Knob {
    const Parameter* parameter = nullptr;  ///< outlives the widget
    std::function<double()> value = {};
    std::function<void(double)> change = {};
};

/// One thing on a page that can be pressed or set. What it sets lives elsewhere and is reached by its
/// functions; those that a kind has no use for stay empty.
struct Widget {
    WidgetKind kind = WidgetKind::button;
    std::string_view id = {};  ///< for tests; a literal, or from a table
    std::string label;
    Rect place = {};        ///< in pixels of the canvas; the page sets it before it draws
    bool in_view = true;    ///< others have been scrolled away: only the keys reach them
    bool enabled = true;    ///< others are grey, and passed over
    bool selected = false;  ///< the chosen one of several buttons or rows
    Tone tone = Tone::plain;
    Align align = Align::center;  ///< of a button's label
    std::string note =
        {};  ///< a row's second, quieter text: below the label where there is room, else beside it

    const Parameter* parameter = nullptr;     ///< of a slider or number; outlives the widget
    std::vector<std::string> names = {};      ///< of a choice
    bool stacked = false;                     ///< a choice's names stand below its label
    std::function<double()> value = {};       ///< of a choice, the place of its name; of a toggle, 0 or 1
    std::function<void(double)> change = {};  ///< only ever called with what the parameter allows
    std::optional<Knob> other = {};           ///< of a range: the knob that keys do not move just now
    bool upper = false;                       ///< of a range: whether keys move the upper one
    std::function<void()> reset = {};    ///< Backspace, or the mark behind a label whose value was changed
    std::function<void()> shuffle = {};  ///< X, or the die behind the label
    Rect mark = {}, die = {};            ///< where these two stand; the form sets it when it draws
    std::function<std::string()> words = {};  ///< of a text field
    std::function<std::pair<std::size_t, std::size_t>()> wrong =
        {};  ///< from which byte of these words to which they are red
    std::function<void(const std::string&)> change_words = {};
    int max_letters = 40;            ///< that a text field holds
    std::function<void()> act = {};  ///< a button or row is pressed, a text field finished with Enter
    std::function<void(Canvas&, Rect, bool focused)> paint =
        {};  ///< of a custom widget; the picture of a row
    std::function<bool(const InputEvent&)> press =
        {};  ///< of a custom one: what it is pressed while it has the focus or the pointer

    /// Of a range: from now on the keys move the other knob.
    void turn_over();
    /// Whether a number of it is not its default.
    bool changed() const;
};

Widget button(std::string_view id, std::string_view label, std::function<void()> act,
              Tone tone = Tone::plain);
Widget row(std::string_view label, std::string_view note, std::function<void()> act);
Widget toggle(std::string_view label, std::function<bool()> value, std::function<void(bool)> change);
Widget choice(std::string_view label, std::vector<std::string> names, std::function<int()> value,
              std::function<void(int)> change);
/// Left and right move it, digits typed on it begin a number.
Widget slider(const Parameter& parameter, std::function<double()> value, std::function<void(double)> change);
/// A slider with two knobs, of which the lower never passes the upper one while they are dragged. Tab goes
/// from one to the other.
Widget range(std::string_view label, Knob lower, Knob upper);
/// Only a number: for ranges too wide for a slider, such as seeds.
Widget number_field(const Parameter& parameter, std::function<double()> value,
                    std::function<void(double)> change);
Widget text_field(std::string_view label, int max_letters, std::function<std::string()> words,
                  std::function<void(const std::string&)> change);
Widget custom(std::function<void(Canvas&, Rect, bool focused)> paint,
              std::function<bool(const InputEvent&)> press);
/// The fitting one for a parameter: a choice, a toggle for "off, on", a slider, or a number field where the
/// range is too wide.
Widget setting(const Parameter& parameter, std::function<double()> value, std::function<void(double)> change);

/// A value as it stands beside its slider: with its unit, big numbers in groups.
std::string shown_value(const Parameter& parameter, double value);
/// What it may be, as range_text tells it in English: "0 to 100 columns", or "one of none, wrap, rubber".
std::string shown_range(const Parameter& parameter);
/// As value_at() and part_of(), on a widget: both knobs of a range stand on one scale.
double value_on(const Widget& slider, double part);
double part_on(const Widget& slider, const Parameter& parameter, double value);

/// The widgets of one page: which of them has the focus, and what presses do to them. Everything can be done
/// with the keys alone and with the pointer alone.
class Form {
  public:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    /// Adds it behind the others in the order of the Tab key; its number, counted from 0.
    std::size_t add(Widget widget);
    Widget& operator[](std::size_t number) { return widgets_[number]; }
    std::size_t size() const { return widgets_.size(); }
    void clear();

    /// Whether the press meant something here.
    bool press(const InputEvent& press);
    void draw(Canvas& canvas);

    /// The widget with the focus; kNone when there is none to have it.
    std::size_t focus() const;
    void focus_on(std::size_t number);
    /// Whether a text field has the focus.
    bool wants_text() const;
    /// Why the number last typed was refused; empty when it was not.
    const std::string& complaint() const { return complaint_; }
    /// The widget under the pointer while that moves, else the one with the focus.
    std::size_t described() const;
    /// One line about that widget.
    std::string_view help() const;
    /// Whether the pointer is pressed on a widget.
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
    std::size_t widget_at(Point at) const;
    Widget* focused();

    std::vector<Widget> widgets_;
    std::size_t focus_ = 0;
    std::size_t hover_ = kNone;
    std::size_t held_ = kNone;          // under the pressed pointer
    bool tool_ = false;                 // on its mark or its die
    bool pointing_ = false;             // whether the pointer spoke last, and not the keys
    std::optional<std::string> entry_;  // the number being typed
    std::size_t cursor_ = kNone;        // in the text field with the focus, in bytes; kNone is its end
    std::string complaint_;
};

}  // namespace terramorph
