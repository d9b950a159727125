#include "ui/sprites/portrait.h"

#include <algorithm>

#include "paint/canvas.h"
#include "ui/landscape/landscape.h"
#include "ui/landscape/plants/meadow.h"
#include "ui/landscape/scenery.h"
#include "ui/sprites/emblems.h"

namespace terramorph {

namespace {

constexpr float kPortraitZoom = 1.6f,
                kPortraitMiddle = 0.42f;  // of its height, where the middle of the hills is
constexpr float kPortraitAround = 220,
                kPortraitColumns = 900;  // columns: beside the outer places, and at least

constexpr float kPortraitHills = 0.72f;  // of the height at most
constexpr int kPortraitLow = 160;        // pixels: in lower pictures tanks are smaller

/// The lowest and the highest surface, in columns.
struct Hills {
    float low, high;
};

Hills hills_in(const Ground& ground, float left, float wide) {
    const auto top = [&](float x) {
        return to_columns(ground.top(std::clamp(static_cast<int>(x), 0, ground.width() - 1)));
    };
    Hills hills = {top(left), top(left)};
    for (float x = left; x < left + wide; x += 8)
        hills.low = std::min(hills.low, top(x)), hills.high = std::max(hills.high, top(x));
    return hills;
}

void show_hills(View& view, Hills hills) {
    const float high = static_cast<float>(view.height) / view.scale;
    view.bottom = std::max(0.0f, (hills.low + hills.high) / 2 - kPortraitMiddle * high);
}

float marks_at(int height) { return std::min(1.0f, static_cast<float>(height) / kPortraitLow); }

}  // namespace

View view_around(std::span<const Vec2<float>> places, const Ground& ground, int width, int height) {
    const auto [first, last] = std::ranges::minmax_element(places, {}, &Vec2<float>::x);
    const auto whole = static_cast<float>(ground.width());
    const float wide = std::min(std::max(last->x - first->x + 2 * kPortraitAround, kPortraitColumns), whole);
    View view = {.width = width, .height = height, .marks = marks_at(height)};
    view.left = std::clamp((first->x + last->x - wide) / 2, 0.0f, whole - wide);
    view.scale = static_cast<float>(width) / wide;
    view.zoom = kPortraitZoom * whole / wide;
    show_hills(view, hills_in(ground, view.left, wide));
    return view;
}

std::optional<View> view_of_whole(const Ground& ground, int width, int height) {
    const auto wide = static_cast<float>(ground.width());
    View view = {.width = width, .height = height, .marks = marks_at(height)};
    view.scale = static_cast<float>(width) / wide;
    view.zoom = kPortraitZoom;
    const Hills hills = hills_in(ground, 0, wide);
    if ((hills.high - hills.low) * view.scale > kPortraitHills * static_cast<float>(height))
        return std::nullopt;
    show_hills(view, hills);
    return view;
}

std::vector<TankLook> looks_of(const Match& match) {
    std::vector<TankLook> looks;
    for (const PlayerId each : ids<PlayerId>(match.settings().players)) {
        const Player& player = match.player(each);
        const Tank& tank = match.state().tank(each);
        looks.push_back({tank.body, static_cast<float>(tank.angle), player_color(player.color), player.emblem,
                         player.shape});
    }
    return looks;
}

Image portrait(const Match& match, int width, int height) {
    std::vector<Vec2<float>> places;
    for (const Tank& each : match.battle().state().tanks) places.push_back(each.body.at);
    return portrait(match, view_around(places, match.battle().state().ground, width, height));
}

Image portrait(const Match& match, const View& view) {
    const Ground& ground = match.battle().state().ground;
    Landscape land(match.level(), ground);
    Image picture(view.width, view.height, 0xff000000u);
    Canvas canvas(picture, plain_typeface());
    canvas.image(land.picture(ground, view), 0, 0);
    draw_scenery(canvas, land.panorama(), ground, view, land.palette());
    Meadow().draw(canvas, view, ground, land);
    for (const TankLook& each : looks_of(match)) draw_tank(canvas, view, each);
    return picture;
}

}  // namespace terramorph
