#include "ui/screens/options/row.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "ui/narration/narrator.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kOptionHigh = 78, kRowSpace = 4;  // units
constexpr float kEdge = 24, kLowControl = 150, kControlHigh = 44;
constexpr std::size_t kUsualChoices = 5;
constexpr float kUsualControl = 0.453f, kWideControl = 0.8f;  // of a row; for more choices
constexpr float kValueWide = 84, kBar = 8, kSliderKnob = 12;
constexpr float kSwitchWide = 64, kSwitchHigh = 32;
constexpr int kTicks = 5;

/// An option with the place of its control as last drawn.
struct Shown {
    Option option;
    Rect control = {};
    std::vector<Rect> segments = {};

    bool is_slider() const { return option.names.empty(); }
    bool is_switch() const {
        return option.parameter && option.names.size() == 2 && option.parameter->choices.front() == "off";
    }
    /// Where the names are too long to stand side by side.
    bool is_stepper() const { return option.parameter && !option.parameter->labels.empty(); }
    double last() const {
        return is_slider() ? option.parameter->maximum : static_cast<double>(option.names.size() - 1);
    }
    double first() const { return is_slider() ? option.parameter->minimum : 0; }

    void set(double value) const {
        if (value != option.value()) option.change(value);
    }
    void step(int by) const {
        if (is_slider()) return set(stepped(*option.parameter, option.value(), by, false));
        set(std::clamp(option.value() + by, first(), last()));
    }
    std::string value_words() const {
        const double now = option.value();
        return is_slider() ? shown_value(*option.parameter, now)
                           : option.names[static_cast<std::size_t>(now)];
    }
    void reset() const {
        if (option.parameter) set(option.parameter->default_value);
    }
    /// Enter: the next one, and after the last the first.
    void turn() const {
        if (!is_slider()) set(option.value() >= last() ? 0 : option.value() + 1);
    }
    void point(Point at) const {
        const double part = std::clamp(static_cast<double>((at.x - control.x) / control.w), 0.0, 1.0);
        if (is_slider()) return set(value_at(*option.parameter, part, 1));
        if (is_stepper()) return part < 0.5 ? step(-1) : step(1);
        for (std::size_t k = 0; k < segments.size(); ++k)
            if (at.x >= segments[k].x && at.x < segments[k].x + segments[k].w)
                return set(static_cast<double>(k));
    }
};

bool press_key(const Shown& shown, Key key) {
    switch (key) {
        case Key::left:
            return shown.step(-1), true;
        case Key::right:
            return shown.step(1), true;
        case Key::home:
            return shown.set(shown.first()), true;
        case Key::end:
            return shown.set(shown.last()), true;
        case Key::del:
        case Key::backspace:
            return shown.reset(), true;
        case Key::enter:
        case Key::space:
            return shown.turn(), true;
        default:
            return false;
    }
}

bool press_row(const Shown& shown, const InputEvent& press) {
    const bool down = press.kind == InputEvent::Kind::pointer_down;
    if (press.kind == InputEvent::Kind::down) return press_key(shown, press.key);
    if (down && shown.is_switch()) return shown.turn(), true;
    const bool drags = press.kind == InputEvent::Kind::pointer_move && shown.is_slider();
    if (down ? shown.control.inset(-shown.control.h / 4).holds(press.at) : drags) shown.point(press.at);
    return down || drags || press.kind == InputEvent::Kind::pointer_up;
}

void draw_slider(Canvas& canvas, Rect place, const Shown& shown) {
    const Scale scale(canvas);
    const Parameter& parameter = *shown.option.parameter;
    const float thick = std::max(2.0f, scale(kBar)), knob = std::max(4.0f, scale(kSliderKnob));
    const Rect bar = {place.x, std::floor(place.center().y - thick / 2), place.w, thick};
    const auto part = static_cast<float>(part_of(parameter, shown.option.value(), 1));
    canvas.fill_rounded(bar, thick / 2, theme::kTrack);
    canvas.fill_rounded({bar.x, bar.y, bar.w * part, bar.h}, thick / 2, theme::kAccent);
    for (int k = 0; k < kTicks; ++k) {
        const float x = std::floor(bar.x + bar.w * static_cast<float>(k) / (kTicks - 1));
        canvas.fill({x, bar.y + knob + scale(6), std::max(1.0f, scale(1)), scale(6)}, theme::kMuted);
    }
    canvas.circle({bar.x + bar.w * part, bar.center().y}, knob, theme::kBright);
}

void draw_switch(Canvas& canvas, Rect place, bool on) {
    const Scale scale(canvas);
    Rect pill = take_right(place, scale(kSwitchWide), scale(14));
    pill.y += std::floor((pill.h - scale(kSwitchHigh)) / 2), pill.h = scale(kSwitchHigh);
    const float radius = pill.h / 2;
    canvas.fill_rounded(pill, radius, on ? theme::kGood : theme::kTrack);
    canvas.circle({on ? pill.x + pill.w - radius : pill.x + radius, pill.y + radius}, radius * 0.78f,
                  theme::kBright);
    line_in(canvas, place, on ? tr("on") : tr("off"),
            {scale.text(theme::kBody), theme::kText, Face::regular, Align::right});
}

/// Equally wide where every name fits, or else as wide as their names.
std::vector<Rect> segments_in(const Canvas& canvas, Rect place, const std::vector<std::string>& names) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kBody), {}, Face::bold};
    const auto count = static_cast<float>(names.size());
    std::vector<float> wide;
    for (const std::string& name : names) wide.push_back(canvas.text_width(name, style) + scale(14));
    if (std::ranges::max(wide) <= place.w / count) return columns(place, static_cast<int>(names.size()), 0);
    const float all = std::accumulate(wide.begin(), wide.end(), 0.0f), share = (place.w - all) / count;
    std::vector<Rect> pieces;
    for (const float each : wide)
        pieces.push_back(take_left(place, share > 0 ? each + share : each * (all + share * count) / all));
    return pieces;
}

void draw_segments(Canvas& canvas, Rect place, const std::vector<Rect>& pieces,
                   const std::vector<std::string>& names, std::size_t chosen) {
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(theme::kRadius), theme::kTrack);
    for (std::size_t k = 0; k < names.size(); ++k) {
        const bool is = k == chosen;
        if (is) canvas.fill_rounded(pieces[k].inset(scale(3)), scale(theme::kRadius - 2), theme::kAccent);
        const TextStyle style = {scale.text(theme::kBody), is ? theme::kOnAccent : theme::kText,
                                 is ? Face::bold : Face::regular, Align::center};
        const Rect room = pieces[k].inset(scale(6));
        line_in(canvas, room, names[k], fitted(canvas, names[k], room.w, style));
    }
}

/// The one that's chosen between two arrows.
void draw_stepper(Canvas& canvas, Rect place, const Shown& shown) {
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(theme::kRadius), theme::kTrack);
    Rect room = place.inset(scale(6));
    const TextStyle arrow = {scale.text(theme::kBody), theme::kBright, Face::bold, Align::center};
    const auto draw_arrow = [&](Rect where, std::string_view tip, bool leads) {
        TextStyle style = arrow;
        if (!leads) style.color = theme::kMuted;
        line_in(canvas, where, tip, style);
    };
    draw_arrow(take_left(room, scale(32)), "←", shown.option.value() > shown.first());
    draw_arrow(take_right(room, scale(32)), "→", shown.option.value() < shown.last());
    const std::string words = shown.value_words();
    const TextStyle style = {scale.text(theme::kBody), theme::kValue, Face::bold, Align::center};
    line_in(canvas, room, words, fitted(canvas, words, room.w, style));
}

float part_of_control(const Shown& shown) {
    if (shown.is_stepper()) return kUsualControl;
    return shown.option.names.size() > kUsualChoices ? kWideControl : kUsualControl;
}

void draw_row(Canvas& canvas, Rect place, bool focused, Shown& shown) {
    const Scale scale(canvas);
    const Option& option = shown.option;
    const float control = shown.is_switch() ? scale(kLowControl) : place.w * part_of_control(shown);
    Rect right = draw_option_plate(canvas, place, option.label, option.help, focused, control);
    if (shown.is_switch()) return shown.control = right, draw_switch(canvas, right, option.value() != 0);
    if (!shown.is_slider()) {
        const float high = std::min(right.h, std::max(scale(kControlHigh), scale.text(theme::kBody) + 4));
        shown.control = {right.x, std::floor(right.center().y - high / 2), right.w, high};
        if (shown.is_stepper()) return draw_stepper(canvas, shown.control, shown);
        shown.segments = segments_in(canvas, shown.control, option.names);
        return draw_segments(canvas, shown.control, shown.segments, option.names,
                             static_cast<std::size_t>(option.value()));
    }
    const std::string words = shown.value_words();
    const Rect value = take_right(right, scale(kValueWide), scale(2 * kSliderKnob));
    const TextStyle style = {scale.text(theme::kBody), theme::kValue, Face::bold, Align::right};
    line_in(canvas, value, words, fitted(canvas, words, value.w, style));
    shown.control = right;
    draw_slider(canvas, right, shown);
}

}  // namespace

float option_height(const Canvas& canvas) {
    const Scale scale(canvas);
    return std::max(scale.pressed(kOptionHigh),
                    scale.text(theme::kBody) + scale.text(theme::kSmall) + scale(3 * kRowSpace));
}

float highest_option(const Canvas& canvas, float times) {
    const Scale scale(canvas);
    const float two_lines = scale.text(theme::kBody) + 3 * scale.text(theme::kSmall) + scale(3 * kRowSpace);
    return std::max(times * option_height(canvas), two_lines);
}

Rect draw_option_plate(Canvas& canvas, Rect place, std::string_view label, std::string_view help,
                       bool focused, float control_wide) {
    const Scale scale(canvas);
    const float radius = scale(theme::kRadius);
    canvas.fill_rounded(place, radius, focused ? theme::kSelected : theme::kPanel);
    if (focused) canvas.outline_rounded(place, radius, std::max(1.5f, scale(2)), theme::kAccent);
    Rect inside = {place.x + scale(kEdge), place.y, place.w - 2 * scale(kEdge), place.h};
    const Rect right = take_right(inside, control_wide, scale(kEdge));
    const TextStyle name = {scale.text(theme::kBody), theme::kBright, Face::bold};
    TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted};
    const auto lines = [&] { return help.empty() ? 0 : canvas.paragraph_height(inside.w, help, quiet); };
    const float most = inside.h - name.size - scale(kRowSpace);
    while (lines() > most && quiet.size > Scale::kMinText) --quiet.size;
    const float space = lines() > most ? 0 : scale(kRowSpace);
    const float high = help.empty() ? name.size : name.size + lines() + space;
    inside.y += std::floor((inside.h - high) / 2);
    line_in(canvas, take_top(inside, name.size, space), label, fitted(canvas, label, inside.w, name));
    if (!help.empty()) Part(canvas, "help")->paragraph(inside, help, quiet);
    return right;
}

Option option_of(Session& session, Preference which, std::function<void()> changed) {
    const Parameter& parameter = parameter_of(which);
    Option option{.id = parameter.name,
                  .label = std::string(tr(parameter.label)),
                  .help = std::string(tr(parameter.help)),
                  .parameter = &parameter,
                  .value = [&session, which] { return preference(session, which); },
                  .change =
                      [&session, which, changed = std::move(changed)](double value) {
                          set_preference(session, which, value);
                          if (changed) changed();
                      }};
    option.names = tr_choices(parameter);
    return option;
}

Widget option_row(Option option) {
    const auto shown = std::make_shared<Shown>(Shown{std::move(option)});
    Widget widget = custom(
        [shown](Canvas& canvas, Rect place, bool focused) { draw_row(canvas, place, focused, *shown); },
        [shown](const InputEvent& press) { return press_row(*shown, press); });
    widget.id = shown->option.id;
    widget.label = shown->option.label;
    widget.said = [shown] {
        const std::string value = shown->value_words(), &help = shown->option.help;
        return help.empty() ? value : concat(value, ". ", sentences({help}));
    };
    return widget;
}

Widget door_row(std::string_view id, std::string_view label, std::string_view help,
                std::function<void()> act) {
    Widget widget = custom(
        [name = std::string(label), note = std::string(help)](Canvas& canvas, Rect place, bool focused) {
            const Scale scale(canvas);
            const Rect right = draw_option_plate(canvas, place, name, note, focused, scale(kLowControl));
            line_in(canvas, right, "→", {scale.text(theme::kLarge), theme::kValue, Face::bold, Align::right});
        },
        nullptr);
    widget.id = id;
    widget.label = label;
    widget.said = [note = std::string(help)] { return note; };
    widget.act = std::move(act);
    return widget;
}

}  // namespace terramorph
