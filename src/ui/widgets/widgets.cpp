#include "ui/widgets/set.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr double kWidestRange = 1e6;  // of a slider

Widget of_kind(WidgetKind kind, std::string_view label) {
    Widget widget;
    widget.kind = kind;
    widget.label = label;
    return widget;
}

Widget of_parameter(WidgetKind kind, const Parameter& parameter, std::function<double()> value,
                    std::function<void(double)> change) {
    Widget widget = of_kind(kind, tr(parameter.label));
    widget.id = parameter.name;
    widget.parameter = &parameter;
    widget.value = std::move(value);
    widget.change = std::move(change);
    return widget;
}

void choose_widget(const Widget& widget, int chosen) {
    const int count = static_cast<int>(widget.names.size());
    if (count > 0) set_widget(widget, ((chosen % count) + count) % count);
}

int curve_of(const Widget& slider) {
    const int own = curve_of(*slider.parameter);
    return slider.other ? std::max(own, curve_of(*slider.other->parameter)) : own;
}

}  // namespace

Rect place_of_tools(const Widget& widget) {
    Rect rest = widget.place;
    const float tools = (widget.reset ? 1.0f : 0.0f) + (widget.shuffle ? 1.0f : 0.0f);
    return take_right(rest, tools * Scale::finger());
}

Rect place_of_control(const Widget& widget) {
    Rect rest = widget.place;
    take_right(rest, place_of_tools(widget).w);
    return rest;
}

void Widget::turn_over() {
    std::swap(parameter, other->parameter);
    value.swap(other->value);
    change.swap(other->change);
    upper = !upper;
}

bool Widget::changed() const {
    if (parameter && value() != parameter->default_value) return true;
    return other && other->value() != other->parameter->default_value;
}

Widget button(std::string_view id, std::string_view label, std::function<void()> act, Tone tone) {
    Widget widget = of_kind(WidgetKind::button, label);
    widget.id = id;
    widget.act = std::move(act);
    widget.tone = tone;
    return widget;
}

Widget row(std::string_view label, std::string_view note, std::function<void()> act) {
    Widget widget = of_kind(WidgetKind::row, label);
    widget.note = note;
    widget.act = std::move(act);
    return widget;
}

Widget toggle(std::string_view label, std::function<bool()> value, std::function<void(bool)> change) {
    Widget widget = of_kind(WidgetKind::toggle, label);
    widget.value = [value = std::move(value)] { return value() ? 1.0 : 0.0; };
    widget.change = [change = std::move(change)](double on) { change(on != 0); };
    return widget;
}

Widget choice(std::string_view label, std::vector<std::string> names, std::function<int()> value,
              std::function<void(int)> change) {
    Widget widget = of_kind(WidgetKind::choice, label);
    widget.names = std::move(names);
    widget.value = [value = std::move(value)] { return static_cast<double>(value()); };
    widget.change = [change = std::move(change)](double chosen) { change(static_cast<int>(chosen)); };
    return widget;
}

Widget slider(const Parameter& parameter, std::function<double()> value, std::function<void(double)> change) {
    return of_parameter(WidgetKind::slider, parameter, std::move(value), std::move(change));
}

Widget range(std::string_view label, Knob lower, Knob upper) {
    Widget widget = slider(*lower.parameter, std::move(lower.value), std::move(lower.change));
    widget.label = label;
    widget.other = std::move(upper);
    return widget;
}

Widget number_field(const Parameter& parameter, std::function<double()> value,
                    std::function<void(double)> change) {
    return of_parameter(WidgetKind::number, parameter, std::move(value), std::move(change));
}

Widget text_field(std::string_view label, int max_letters, std::function<std::string()> words,
                  std::function<void(const std::string&)> change) {
    Widget widget = of_kind(WidgetKind::text, label);
    widget.max_letters = max_letters;
    widget.words = std::move(words);
    widget.change_words = std::move(change);
    return widget;
}

Widget custom(std::function<void(Canvas&, Rect, bool)> paint, std::function<bool(const InputEvent&)> press) {
    Widget widget = of_kind(WidgetKind::custom, {});
    widget.paint = std::move(paint);
    widget.press = std::move(press);
    return widget;
}

Widget setting(const Parameter& parameter, std::function<double()> value,
               std::function<void(double)> change) {
    const auto names = parameter.choices;
    const bool switched = names.size() == 2 && names[0] == "off" && names[1] == "on";
    if (names.empty()) {
        const bool wide = parameter.maximum - parameter.minimum > kWidestRange;
        return wide ? number_field(parameter, std::move(value), std::move(change))
                    : slider(parameter, std::move(value), std::move(change));
    }
    Widget widget = of_parameter(switched ? WidgetKind::toggle : WidgetKind::choice, parameter,
                                 std::move(value), std::move(change));
    widget.names = tr_choices(parameter);
    return widget;
}

std::string shown_value(const Parameter& parameter, double value) {
    if (value == 0 && !parameter.zero.empty()) return std::string(tr(parameter.zero));
    const bool chosen = !parameter.choices.empty();
    const std::string shown = chosen            ? tr_choices(parameter)[static_cast<std::size_t>(value)]
                              : parameter.whole ? tr_number(static_cast<std::int64_t>(value))
                                                : tr_decimal(to_text(value));
    if (parameter.unit == "%") return tr_percent(shown);
    if (parameter.unit == "$") return tr_money(shown);
    return parameter.unit.empty() ? shown : concat(shown, ' ', tr(parameter.unit));
}

std::string shown_range(const Parameter& parameter) {
    if (!parameter.choices.empty())
        return tr("one of {names}", {{"names", joined(tr_choices(parameter), ", ")}});
    Message words = range(parameter);
    if (parameter.whole) {
        words.arguments[0].grouped = Grouped{std::llround(parameter.minimum)};
        words.arguments[1].grouped = Grouped{std::llround(parameter.maximum)};
    }
    return tr(words);
}

void set_widget(const Widget& widget, double value) {
    if (value != widget.value()) widget.change(value);
}

void step_widget(const Widget& widget, int steps, bool fine) {
    const double value = widget.value();
    if (widget.kind == WidgetKind::choice) return choose_widget(widget, static_cast<int>(value) + steps);
    const Parameter& parameter = *widget.parameter;
    if (widget.kind == WidgetKind::slider) return set_widget(widget, stepped(parameter, value, steps, fine));
    set_widget(widget, std::clamp(value + steps, parameter.minimum, parameter.maximum));
}

double value_on(const Widget& slider, double part) {
    return value_at(*slider.parameter, part, curve_of(slider));
}

double part_on(const Widget& slider, const Parameter& parameter, double value) {
    return part_of(parameter, value, curve_of(slider));
}

}  // namespace terramorph
