#include "ui/screens/terrain/map_tools.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kMapToolSize = 34, kMapToolsFrom = 14, kMapToolsUp = 8;  // units
constexpr float kLeastMapTool = 22;                                      // pixels
constexpr std::array<std::string_view, 5> kIds = {"map_line", "map_things", "map_roads", "map_raise",
                                                  "map_lower"};

void paint_ground(Canvas& canvas, Rect place, bool selected, bool focused) {
    const Scale scale(canvas);
    canvas.fill_rounded(place, scale(6),
                        selected ? with_alpha(theme::kPanel, 0.95f) : with_alpha(theme::kBackground, 0.72f));
    if (selected || focused)
        canvas.outline_rounded(place.inset(1), scale(6), std::max(1.0f, scale(1.5f)),
                               focused ? theme::kAccent : theme::kText);
}

/// Presses it by a click, Enter or Space.
Widget pressed_by_all(Widget widget, std::function<void()> act) {
    widget.press = [act](const InputEvent& press) {
        const bool key = press.kind == InputEvent::Kind::down && !press.repeat &&
                         (press.key == Key::enter || press.key == Key::space);
        if (key || press.kind == InputEvent::Kind::pointer_down) act();
        return key || points(press);
    };
    return widget;
}

Widget tool_widget(MapHand& hand, MapTool tool) {
    Widget widget = pressed_by_all(custom(
                                       [&hand, tool](Canvas& canvas, Rect place, bool focused) {
                                           paint_ground(canvas, place, hand.tool() == tool, focused);
                                           draw_map_tool(canvas, place.center(), 0.62f * place.w, tool);
                                       },
                                       {}),
                                   [&hand, tool] { hand.take(tool); });
    widget.id = kIds[at(tool)];
    widget.called = tr(kMapToolNames[at(tool)]);
    return widget;
}

/// How broad the brush is, as a disc and in letters.
void paint_size(Canvas& canvas, Rect place, const MapHand& hand, bool focused) {
    paint_ground(canvas, place, false, focused);
    const float part = static_cast<float>(hand.size() + 1) / kBrushSizes;
    canvas.circle(place.center(), 0.44f * place.w * part, with_alpha(theme::kMuted, 0.6f));
    const std::string words = concat(brush_radius(hand.size()));
    const Scale scale(canvas);
    const TextStyle style = {std::min(scale.text(theme::kSmall), 0.44f * place.h), theme::kBright,
                             Face::regular, Align::center};
    Part(canvas, "brush_size")->text({place.center().x, place.center().y - style.size / 2}, words, style);
}

}  // namespace

std::vector<Widget> map_tools(MapHand& hand) {
    std::vector<Widget> tools;
    for (std::size_t k = 0; k < kMapToolNames.size(); ++k)
        tools.push_back(tool_widget(hand, static_cast<MapTool>(k)));
    Widget size = pressed_by_all(custom([&hand](Canvas& canvas, Rect place,
                                                bool focused) { paint_size(canvas, place, hand, focused); },
                                        {}),
                                 [&hand] { hand.next_size(); });
    size.id = "brush_size";
    size.called = tr("Brush");
    size.said = [&hand] { return tr("radius {n} m", {{"n", brush_radius(hand.size())}}); };
    tools.push_back(size);
    return tools;
}

std::string map_tool_help(std::size_t tool) {
    static constexpr std::array<std::string_view, 6> kHelp = {
        N_("Line: drag it, or its ends, to choose your level."),
        N_("Objects: click the map to add something, and again to change it."),
        N_("Roads: click the map to build a road, point by point."),
        N_("Raise: drag over the map to raise the land."),
        N_("Lower: drag over the map to lower the land."),
        N_("Brush: radius in meters. The mouse wheel or [ and ] change it, too.")};
    return std::string(tr(kHelp[tool]));
}

void show_map_tool(Form& form, const std::vector<std::size_t>& tools, const MapHand& hand) {
    for (std::size_t k = 0; k < kMapToolNames.size(); ++k) form[tools[k]].selected = k == at(hand.tool());
    Widget& size = form[tools.back()];
    size.enabled = size.enabled && hand.brushes();
    size.in_view = size.in_view && size.enabled;
}

float map_tool_size(const Canvas& canvas) {
    return std::floor(std::max(kLeastMapTool, Scale(canvas)(kMapToolSize)));
}

float map_tools_foot(const Canvas& canvas) { return map_tool_size(canvas) + Scale(canvas)(kMapToolsUp); }

void lay_map_tools(const Canvas& canvas, Rect picture, const std::vector<std::size_t>& tools, Form& form) {
    const Scale scale(canvas);
    const float apart = scale(4), from = scale(kMapToolsFrom);
    const auto count = static_cast<float>(tools.size());
    const float side =
        std::min(map_tool_size(canvas), std::floor((picture.w - from - (count - 1) * apart) / count));
    Rect line = {picture.x + from, picture.y + picture.h - map_tools_foot(canvas), picture.w - from, side};
    for (const std::size_t tool : tools) {
        form[tool].place = take_left(line, side, apart);
        form[tool].in_view = form[tool].enabled;
    }
}

}  // namespace terramorph
