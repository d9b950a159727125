#include <algorithm>
#include <cmath>
#include <utility>

#include "app/language/language.h"
#include "ui/widgets/set.h"

namespace terramorph {

namespace {

bool has_entry(const Widget& widget) {
    return widget.kind == WidgetKind::slider || widget.kind == WidgetKind::number;
}

bool activates(Key key) { return key == Key::enter || key == Key::space; }

/// The distance from one place to another in the direction of the key, with a penalty for sideways moves;
/// none if the other place isn't in that direction.
std::optional<float> distance(Rect from, Rect to, Key key) {
    // mirrored, so that only right and down remain
    if (key == Key::left) from.x = -from.x - from.w, to.x = -to.x - to.w;
    if (key == Key::up) from.y = -from.y - from.h, to.y = -to.y - to.h;
    if (key == Key::up || key == Key::down) {
        std::swap(from.x, from.y), std::swap(from.w, from.h);
        std::swap(to.x, to.y), std::swap(to.w, to.h);
    }
    const float along = to.x - (from.x + from.w);
    if (along < -std::min(from.w, to.w) / 2) return std::nullopt;
    const float beside = std::max({0.0f, to.y - (from.y + from.h), from.y - (to.y + to.h)});
    const bool narrower = to.h < from.h;  // of several the first is meant
    const float aside = std::fabs(narrower ? to.y - from.y : to.center().y - from.center().y);
    return std::max(0.0f, along) + 4 * beside + aside / 16;
}

}  // namespace

std::size_t Form::add(Widget widget) {
    widgets_.push_back(std::move(widget));
    return widgets_.size() - 1;
}

void Form::clear() {
    widgets_.clear();
    focus_on(0);
    hover_ = held_ = kNone;
}

std::size_t Form::focus() const {
    for (std::size_t k = 0; k < widgets_.size(); ++k) {
        const std::size_t number = (focus_ + k) % widgets_.size();
        if (widgets_[number].enabled) return number;
    }
    return kNone;
}

void Form::focus_on(std::size_t number) {
    focus_ = number;
    cursor_ = kNone;
    entry_.reset();
    complaint_.clear();
}

Widget* Form::focused() { return focus() == kNone ? nullptr : &widgets_[focus()]; }

bool Form::wants_text() const { return focus() != kNone && widgets_[focus()].kind == WidgetKind::text; }

std::size_t Form::described() const { return pointing_ && hover_ < widgets_.size() ? hover_ : focus(); }

std::string_view Form::help() const {
    const std::size_t number = described();
    const Parameter* parameter = number == kNone ? nullptr : widgets_[number].parameter;
    return parameter ? tr(parameter->help) : std::string_view();
}

bool Form::press(const InputEvent& press) {
    switch (press.kind) {
        case InputEvent::Kind::down:
            return key(press);
        case InputEvent::Kind::up:
            return false;
        case InputEvent::Kind::text:
            return type(press.text);
        case InputEvent::Kind::wheel:
            return wheel(press);
        default:
            return pointer(press);
    }
}

bool Form::key(const InputEvent& press) {
    Widget* widget = focused();
    if (!widget) return false;
    focus_ = focus();
    pointing_ = false;
    complaint_.clear();
    if (widget->press && widget->press(press)) return true;
    if (widget->kind == WidgetKind::text && key_in_text(*widget, press)) return true;
    if (has_entry(*widget) && key_in_entry(press)) return true;
    if (widget->value && key_on_value(*widget, press)) return true;
    if (key_on_tools(*widget, press)) return true;
    if (press.key == Key::tab || press.key == Key::back_tab)
        return step_focus(press.key == Key::tab ? 1 : -1);
    if (activates(press.key)) return press.repeat || (activate(*widget), true);
    return move_focus(press.key);
}

bool Form::key_on_value(Widget& widget, const InputEvent& press) {
    if (widget.kind == WidgetKind::toggle) return false;
    const bool choosing = widget.kind == WidgetKind::choice, sliding = widget.kind == WidgetKind::slider;
    const bool ends = choosing || sliding;
    const double last = choosing ? static_cast<double>(widget.names.size()) - 1 : widget.parameter->maximum;
    switch (press.key) {
        case Key::left:
            return step_widget(widget, -1, press.shift), true;
        case Key::right:
            return step_widget(widget, 1, press.shift), true;
        case Key::page_up:
            return sliding && (step_widget(widget, 5, press.shift), true);
        case Key::page_down:
            return sliding && (step_widget(widget, -5, press.shift), true);
        case Key::home:
            return ends && (set_widget(widget, choosing ? 0 : widget.parameter->minimum), true);
        case Key::end:
            return ends && (set_widget(widget, last), true);
        default:
            return false;
    }
}

bool Form::key_on_tools(Widget& widget, const InputEvent& press) {
    const auto tool = press.key == Key::backspace || press.key == Key::del ? widget.reset
                      : press.key == Key::letter && press.letter == 'x' && !press.shift && !press.control
                          ? widget.shuffle
                          : nullptr;
    return tool && (tool(), true);  // a copy: it may clear this very form
}

void Form::activate(Widget& widget) {
    if (clicked && widget.kind != WidgetKind::text) clicked();
    switch (widget.kind) {
        case WidgetKind::toggle:
            return widget.change(widget.value() != 0 ? 0 : 1);
        case WidgetKind::choice:
            return step_widget(widget, 1, false);
        case WidgetKind::slider:
        case WidgetKind::number:
            entry_.emplace();
            return;
        case WidgetKind::text:
            if (!widget.act) step_focus(1);
            break;
        default:
            break;
    }
    if (const auto act = widget.act) act();  // a copy: the act may clear this very form
}

/// Moves the focus to the next widget, or to the next knob of a range.
bool Form::step_focus(int step) {
    const std::size_t count = widgets_.size();
    std::size_t number = focus();
    if (Widget& widget = widgets_[number]; widget.other && widget.upper == (step < 0)) {
        widget.turn_over();
        return focus_on(number), true;
    }
    do number = (number + count + static_cast<std::size_t>(step)) % count;
    while (!widgets_[number].enabled);
    focus_on(number);
    if (Widget& widget = widgets_[number]; widget.other && widget.upper == (step > 0)) widget.turn_over();
    return true;
}

bool Form::move_focus(Key key) {
    if (key != Key::up && key != Key::down && key != Key::left && key != Key::right) return false;
    std::size_t nearest = kNone;
    float least = 0;
    for (std::size_t k = 0; k < widgets_.size(); ++k) {
        if (k == focus_ || !widgets_[k].enabled) continue;
        const auto way = distance(widgets_[focus_].place, widgets_[k].place, key);
        if (!way || (nearest != kNone && *way >= least)) continue;
        nearest = k, least = *way;
    }
    if (nearest == kNone) return false;
    focus_on(nearest);
    return true;
}

}  // namespace terramorph
