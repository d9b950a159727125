#include "ui/screens/battle/target.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kBattleTargetStep = 8;  // columns, by a key

bool goes_to_target(const Effect& effect) {
    return effect.kind->needs_target && effect.kind->needs_target(effect);
}

bool any_goes_to_target(const Effects& effects) {
    for (const auto& list : effects.by_trigger)
        for (const Effect& effect : list)
            if (goes_to_target(effect) || any_goes_to_target(effect.leads_to)) return true;
    return false;
}

}  // namespace

bool wants_target(const Match& match) {
    const Tank& tank = match.state().tank(match.player());
    const auto weapon = static_cast<std::size_t>(match.state().weapon(match.player()));
    return has_target(tank.guidance.kind) || any_goes_to_target(match.arsenal().weapons[weapon].effects);
}

Vec2<int> target_at(Vec2<float> place, const LevelSettings& level) {
    const auto whole = [](float number, int most) {
        return static_cast<int>(std::clamp(std::floor(number), 0.0f, static_cast<float>(most)));
    };
    return {whole(place.x, level.width() - 1), whole(place.y, 4 * level.level_height())};
}

void draw_target(Canvas& canvas, const View& view, Vec2<float> at, Color color) {
    const Scale scale(canvas);
    const Point c = view.point(at);
    const float r = std::max(7.0f, scale(16)), thick = std::max(1.5f, scale(3));
    const auto draw = [&](float thickness, Color with) {
        canvas.ring(c, r * 0.6f, thickness, with);
        for (const Point way : {Point{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
            canvas.line(c + way * (r * 0.3f), c + way * r, thickness, with);
    };
    draw(thick * 2, with_alpha(theme::kBackground, 0.6f));  // visible on snow and at night
    draw(thick, color);
}

void Crosshair::begin(Vec2<float> at) {
    open_ = true;
    at_ = at;
}

std::optional<Vec2<int>> Crosshair::press(const InputEvent& press, const View& view,
                                          const LevelSettings& level) {
    switch (press.kind) {
        case InputEvent::Kind::down:
            return press_key(press, view, level);
        case InputEvent::Kind::pointer_move:
            at_ = view.place(press.at);
            return std::nullopt;
        case InputEvent::Kind::pointer_down:
        case InputEvent::Kind::pointer_other:
            close();
            return target_at(view.place(press.at), level);
        default:
            return std::nullopt;
    }
}

std::optional<Vec2<int>> Crosshair::press_key(const InputEvent& press, const View& view,
                                              const LevelSettings& level) {
    const float step = press.shift ? 1 : kBattleTargetStep;
    if (press.key == Key::left) at_.x -= step;
    if (press.key == Key::right) at_.x += step;
    if (press.key == Key::up) at_.y += step;
    if (press.key == Key::down) at_.y -= step;
    const Vec2<float> low = view.place({0, static_cast<float>(view.height)});
    const Vec2<float> high = view.place({static_cast<float>(view.width), 0});
    at_ = {std::clamp(at_.x, low.x, high.x), std::clamp(at_.y, low.y, high.y)};
    const bool again = press.key == Key::letter && press.letter == 't';
    if (press.key == Key::escape || again) close();
    if (press.key != Key::enter && press.key != Key::space) return std::nullopt;
    close();
    return target_at(at_, level);
}

void Crosshair::draw(Canvas& canvas, const View& view, Color color) const {
    if (open_) draw_target(canvas, view, at_, color);
}

}  // namespace terramorph
