#include "ui/screens/players/chooser.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kArrow = 7;
constexpr float kArrowRoom = 28;  // at either side

/// Paints an arrow to the left (direction -1) or right (1).
void paint_arrow(Canvas& canvas, Point tip, float direction, float size, Color color) {
    const float back = tip.x - direction * size;
    canvas.polygon(std::array<Point, 3>{{tip, {back, tip.y - size}, {back, tip.y + size}}}, color);
}

/// Paints the box; returns the place between its arrows, whether they're seen or not.
Rect paint_box(Canvas& canvas, Rect place, bool focused, bool arrows) {
    const Scale scale(canvas);
    const float radius = scale(theme::kRadius), out = scale(3), room = scale(kArrowRoom);
    canvas.fill_rounded(place, radius, theme::kPanel);
    if (focused)
        canvas.outline_rounded(place.inset(-out), radius + out, std::max(1.5f, scale(2)), theme::kAccent);
    const Color color = focused ? theme::kAccent : theme::kMuted;
    const float middle = place.center().y, edge = scale(10);
    if (arrows) {
        const Part part(canvas, "arrows");
        paint_arrow(canvas, {place.x + edge, middle}, -1, scale(kArrow), color);
        paint_arrow(canvas, {place.x + place.w - edge, middle}, 1, scale(kArrow), color);
    }
    return {place.x + room, place.y, place.w - 2 * room, place.h};
}

/// The step for an input; 0 if there's none. A finger only steps on where there's no room for two.
int step_of(const InputEvent& press, Rect place) {
    switch (press.kind) {
        case InputEvent::Kind::down:
            if (press.key == Key::left) return -1;
            if (press.key == Key::right) return 1;
            return !press.repeat && (press.key == Key::enter || press.key == Key::space) ? 1 : 0;
        case InputEvent::Kind::wheel:
            return press.wheel > 0 ? -1 : 1;
        case InputEvent::Kind::pointer_up:
            if (!place.holds(press.at)) return 0;
            return press.at.x < place.center().x && place.w >= 2 * Scale::finger() ? -1 : 1;
        default:
            return 0;
    }
}

}  // namespace

Widget chooser(std::function<void(int)> step, std::function<void(Canvas&, Rect)> paint,
               std::function<bool()> arrows) {
    const auto seen = std::make_shared<Rect>();  // where it was drawn last
    return custom(
        [seen, paint = std::move(paint), arrows = std::move(arrows)](Canvas& canvas, Rect place,
                                                                     bool focused) {
            *seen = place;
            paint(canvas, paint_box(canvas, place, focused, focused || !arrows || arrows()));
        },
        [seen, step = std::move(step)](const InputEvent& press) {
            const int by = step_of(press, *seen);
            if (by != 0) step(by);
            return by != 0;
        });
}

Widget word_chooser(std::string_view id, std::function<void(int)> step,
                    const std::function<std::string()>& words) {
    Widget widget = chooser(std::move(step), [words](Canvas& canvas, Rect place) {
        const std::string now = words();
        const TextStyle style = {Scale(canvas).text(theme::kBody), theme::kText, Face::regular,
                                 Align::center};
        line_in(canvas, place, now, fitted(canvas, now, place.w, style));
    });
    widget.said = words;
    widget.id = id;
    return widget;
}

}  // namespace terramorph
