#include <algorithm>
#include <cmath>

#include "ui/widgets/layout.h"
#include "ui/widgets/set.h"

namespace terramorph {

namespace {

/// The pointer's position on a slider: 0 .. 1.
double part_at(const Widget& widget, Point at) {
    const Rect place = place_of_control(widget);
    return std::clamp(static_cast<double>((at.x - place.x) / place.w), 0.0, 1.0);
}

}  // namespace

/// What a finger only just misses is meant, too: the nearest within its reach.
std::size_t Form::widget_at(Point at, float reach) const {
    std::size_t nearest = kNone;
    for (std::size_t k = widgets_.size(); k-- > 0;) {
        const Widget& widget = widgets_[k];
        if (!widget.enabled || !widget.in_view) continue;
        if (widget.place.holds(at)) return k;
        const Point away = at - widget.place.nearest(at);
        const float distance = std::hypot(away.x, away.y);
        if (!drawable(widget.place) || distance >= reach) continue;
        nearest = k;
        reach = distance;
    }
    return nearest;
}

bool Form::pointer(const InputEvent& press) {
    hover_ = widget_at(press.at, press.reach);
    pointing_ = true;
    if (press.kind == InputEvent::Kind::pointer_down) {
        if (hover_ == kNone) return false;
        take_hold(press.at);
    }
    if (held_ >= widgets_.size()) return false;
    const std::size_t number = held_;
    if (press.kind == InputEvent::Kind::pointer_up) held_ = kNone;
    Widget& widget = widgets_[number];
    if (widget.press) return widget.press(press);
    if (tool_) {
        if (press.kind == InputEvent::Kind::pointer_up) use_tool(widget, press.at);
        return true;
    }
    if (widget.kind == WidgetKind::slider)
        drag(widget, press.at);
    else if (press.kind == InputEvent::Kind::pointer_up && hover_ == number)
        click(number, press.at);
    return true;
}

/// Handles a press of the pointer on a widget: grabs a tool or the nearer knob.
void Form::take_hold(Point at) {
    finish_entry();
    if (hover_ != focus() || entry_) focus_on(hover_);
    held_ = hover_;
    Widget& widget = widgets_[held_];
    tool_ = widget.mark.holds(at) || widget.die.holds(at) || place_of_tools(widget).holds(at);
    if (!widget.other || tool_ || !(widget.place.w > 0)) return;
    const double pointed = part_at(widget, at), own = part_on(widget, *widget.parameter, widget.value()),
                 others = part_on(widget, *widget.other->parameter, widget.other->value());
    const bool beyond = widget.upper ? pointed < others : pointed > others;  // if both are at one place
    const double nearer = std::fabs(pointed - others) - std::fabs(pointed - own);
    if (nearer < 0 || (nearer == 0 && beyond)) widget.turn_over();
}

void Form::use_tool(Widget& widget, Point at) {
    const auto tool = widget.mark.holds(at) ? widget.reset : widget.die.holds(at) ? widget.shuffle : nullptr;
    if (tool) tool();  // a copy: it may clear this very form
}

/// Drags a knob; it stops at the other one.
void Form::drag(Widget& widget, Point at) {
    if (!(widget.place.w > 0)) return;
    double value = value_on(widget, part_at(widget, at));
    if (widget.other && (widget.upper ? value < widget.other->value() : value > widget.other->value()))
        value = widget.other->value();
    set_widget(widget, value);
}

/// Clicking the left arrow of a choice steps back; otherwise a click acts like Enter, except for fields,
/// which wait for typing.
void Form::click(std::size_t number, Point at) {
    Widget& widget = widgets_[number];
    const Rect control = place_of_control(widget);
    const float left = control.x + (widget.stacked ? 0 : control.w / 2);
    const float arrow = std::max(control.w / 8, Scale::finger());
    if (widget.kind == WidgetKind::choice && at.x >= left && at.x < left + arrow)
        return step_widget(widget, -1, false);
    if (widget.kind != WidgetKind::text && widget.kind != WidgetKind::number) activate(widget);
}

bool Form::wheel(const InputEvent& press) {
    if (hover_ >= widgets_.size() || !widgets_[hover_].enabled) return false;
    Widget& widget = widgets_[hover_];
    if (widget.press) return widget.press(press);
    if (widget.kind != WidgetKind::slider && widget.kind != WidgetKind::choice) return false;
    const int direction =
        widget.kind == WidgetKind::slider ? 1 : -1;  // rolling down goes down in a list of names
    step_widget(widget, press.wheel > 0 ? direction : -direction, press.shift);
    return true;
}

}  // namespace terramorph
