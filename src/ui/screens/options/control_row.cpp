#include "ui/screens/options/control_row.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/narration/narrator.h"
#include "ui/screens/options/row.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kKeysPart = 0.453f;  // of a row

void draw_bound_cap(Canvas& canvas, Rect place, std::string_view words, bool wrong) {
    if (words.empty()) return;
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kBody), wrong ? theme::kBad : theme::kBright, Face::bold,
                             Align::center};
    const Rect plate = place.inset(scale(6));
    canvas.fill_rounded(plate, scale(theme::kRadius - 2), theme::kTrack);
    if (wrong) canvas.outline_rounded(plate, scale(theme::kRadius - 2), scale(2), theme::kBad);
    line_in(canvas, plate, words, fitted(canvas, words, plate.w - scale(8), style));
}

/// "also: Fire" where two controls share a key or a button; otherwise nothing.
std::string conflict(const Controls& controls, Control which) {
    for (const Device device : {Device::keyboard, Device::pad}) {
        const Control rival = controls.rival(which, device);
        if (rival != which) return tr("also: {control}", {{"control", tr(kControls[at(rival)].label)}});
    }
    return "";
}

/// "Tab, X"
std::string both_caps(const Controls& controls, Control which) {
    std::vector<std::string> all;
    for (const Device device : {Device::keyboard, Device::pad})
        if (const std::string& name = controls.bound(which, device); !name.empty())
            all.push_back(cap(device, name));
    return joined(all, ", ");
}

void draw_control(Canvas& canvas, Rect place, bool focused, const Controls& controls, Control which,
                  bool waits) {
    const Scale scale(canvas);
    Rect right =
        draw_option_plate(canvas, place, tr(kControls[at(which)].label), "", focused, place.w * kKeysPart);
    const std::string also = conflict(controls, which);
    if (waits)
        return line_in(Part(canvas, "waits"), right, tr("press a key or button"),
                       {scale.text(theme::kBody), theme::kValue, Face::bold, Align::right});
    const float wide = right.w / 3;
    for (const Device device : {Device::pad, Device::keyboard}) {
        const std::string& name = controls.bound(which, device);
        draw_bound_cap(canvas, take_right(right, wide), name.empty() ? "" : cap(device, name),
                       controls.rival(which, device) != which);
    }
    if (also.empty()) return;
    const TextStyle style = {scale.text(theme::kSmall), theme::kBad, Face::regular, Align::right};
    line_in(Part(canvas, "conflict"), right, also, fitted(canvas, also, right.w, style));
}

bool resets(const InputEvent& press) {
    return press.kind == InputEvent::Kind::down && (press.key == Key::del || press.key == Key::backspace);
}

}  // namespace

Widget control_row(Session& session, Control which, const std::optional<Control>& capturing,
                   std::function<void()> begin) {
    const auto take = [&session, which, begin](const InputEvent& press) {
        const bool down = press.kind == InputEvent::Kind::down;
        const bool clicked = press.kind == InputEvent::Kind::pointer_up;
        if (resets(press)) {
            session.controls.reset(which);
            keep_controls(session);
        } else if (clicked || (down && (press.key == Key::enter || press.key == Key::space))) {
            begin();
        }
        return resets(press) || !down || press.key == Key::enter || press.key == Key::space;
    };
    Widget widget = custom(
        [&session, which, &capturing](Canvas& canvas, Rect place, bool focused) {
            draw_control(canvas, place, focused, session.controls, which, capturing == which);
        },
        take);
    widget.id = kControls[at(which)].name;
    widget.label = tr(kControls[at(which)].label);
    widget.said = [&session, which, &capturing] {
        if (capturing == which) return std::string(tr("press a key or button"));
        return sentences({both_caps(session.controls, which), conflict(session.controls, which)});
    };
    return widget;
}

void draw_controls_help(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kBody), theme::kText};
    const std::string_view sentences[] = {
        Scale::finger() > 0 ? tr("Tap a control, then press the key or button you want.")
                            : tr("Press Enter, then the key or pad button you want."),
        tr("Del restores the default keys."), tr("Red means a key is used twice: the upper row wins."),
        tr("Esc and B always open the menu, digits always type the power, and menus keep their own keys.")};
    const float edge = scale(28), gap = scale(16);
    float high = 2 * edge - gap;
    for (const std::string_view sentence : sentences)
        high += canvas.paragraph_height(place.w - 2 * edge, sentence, style) + gap;
    place.h = std::min(place.h, high);
    canvas.fill_rounded(place, scale(theme::kRadius), theme::kPanel);
    place = place.inset(edge);
    for (const std::string_view sentence : sentences)
        take_top(place, canvas.paragraph(place, sentence, style), gap);
}

}  // namespace terramorph
