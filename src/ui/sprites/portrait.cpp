#include "ui/sprites/portrait.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "battle/battle_state.h"
#include "paint/canvas.h"
#include "terrain/ground/strata.h"
#include "terrain/level.h"
#include "ui/landscape/basins_picture.h"
#include "ui/landscape/castle/banners.h"
#include "ui/landscape/earth/mine/mine_picture.h"
#include "ui/landscape/landscape.h"
#include "ui/landscape/plants/boulders.h"
#include "ui/landscape/plants/buildings.h"
#include "ui/landscape/plants/meadow.h"
#include "ui/landscape/plants/things_picture.h"
#include "ui/landscape/scenery.h"
#include "ui/landscape/water.h"
#include "ui/sprites/emblems.h"

namespace terramorph {

namespace {

constexpr float kPortraitZoom = 1.6f,
                kPortraitMiddle = 0.42f;  // of its height, where the middle of the hills is
constexpr float kPortraitAround = 220,
                kPortraitColumns = 900;  // columns: beside the outer places, and at least

constexpr float kPortraitHills = 0.72f;  // of the height at most
constexpr int kPortraitLow = 160;        // pixels: in lower pictures tanks are smaller
constexpr float kMostSquashed = 2;       // times as high as it's shown: higher ones are drawn smaller

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

/// The whole width of a level, in a picture that's as high as the hills need.
View view_of_whole(const Ground& ground, int width, int height) {
    const auto wide = static_cast<float>(ground.width());
    View view = {.width = width, .height = height, .marks = marks_at(height)};
    view.scale = static_cast<float>(width) / wide;
    view.zoom = kPortraitZoom;
    const Hills hills = hills_in(ground, 0, wide);
    const float needed = (hills.high - hills.low) * view.scale / kPortraitHills;
    view.height = std::max(height, static_cast<int>(std::ceil(needed)));
    show_hills(view, hills);
    return view;
}

/// What takes part in a battle, behind its tanks; of land that isn't in play, its grass alone.
void draw_standing(Canvas& canvas, const View& view, const Ground& ground, const Landscape& land,
                   const BattleState* battle) {
    if (!battle) return Meadow().draw(canvas, view, ground, land);
    draw_boulders(canvas, view, battle->things, land.palette());
    ThingsPicture().draw(canvas, view, battle->things, land.palette());
    Meadow().draw(canvas, view, ground, land, battle->covers);
    draw_buildings(canvas, view, *battle, land.palette());
    draw_banners(canvas, view, *battle, land.palette(), 0);
    if (!battle->basins) return;
    BasinsPicture basins;
    basins.take(*battle->basins);
    basins.draw_behind(canvas, view, land.palette());
    basins.draw_surface(canvas, view, land.palette(), {});
    basins.draw_before(canvas, view, land.palette());
}

/// The land of a level, or of a battle on it.
Image land_in(const LevelSettings& level, const Ground& ground, const View& view, const BattleState* battle) {
    Landscape land(level, ground);
    if (battle) land.set_battle(*battle);
    Image picture(view.width, view.height, 0xff000000u);
    Canvas canvas(picture, plain_typeface());
    canvas.image(land.picture(ground, view), 0, 0);
    draw_scenery(canvas, land.panorama(), ground, view, land.palette());
    if (battle && battle->rules.living_land == LivingLand::in_play)
        MinePicture(level).draw(canvas, view, ground, land.palette());
    draw_standing(canvas, view, ground, land, battle);
    return picture;
}

Image panorama_in(const LevelSettings& level, const Ground& ground, int width, int height, int most_pixels,
                  const BattleState* battle) {
    const auto wide = static_cast<float>(width), high = static_cast<float>(height);
    const auto needed = static_cast<float>(view_of_whole(ground, width, height).height);
    const float part = std::min(
        {1.0f, kMostSquashed * high / needed, std::sqrt(static_cast<float>(most_pixels) / (wide * needed))});
    const View view = view_of_whole(ground, std::max(1, static_cast<int>(part * wide)),
                                    std::max(1, static_cast<int>(part * high)));
    Image land = land_in(level, ground, view, battle);
    if (land.width() == width && land.height() == height) return land;
    Image picture(width, height, 0xff000000u);
    Canvas(picture, plain_typeface()).image(land, Rect{0, 0, wide, high});
    return picture;
}

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
    const Ground& ground = match.battle().state().ground;
    const View view = view_around(places, ground, width, height);
    Image picture = land_in(match.level(), ground, view, &match.battle().state());
    Canvas canvas(picture, plain_typeface());
    for (const TankLook& each : looks_of(match)) draw_tank(canvas, view, each);
    return picture;
}

Image panorama_of(const LevelSettings& level, int width, int height, int most_pixels) {
    std::vector<Sixteenths> surface = level_surface(level);
    Strata strata = strata_of(level, surface);
    const Ground ground(std::move(surface), level.level_height(), std::move(strata));
    return panorama_in(level, ground, width, height, most_pixels, nullptr);
}

Image panorama_of(const Match& match, int width, int height) {
    const BattleState& battle = match.battle().state();
    return panorama_in(match.level(), battle.ground, width, height, 1 << 24, &battle);
}

void draw_tanks_on_panorama(Image& panorama, const Match& match) {
    View view = view_of_whole(match.battle().state().ground, panorama.width(), panorama.height());
    const float squashed = static_cast<float>(panorama.height()) / static_cast<float>(view.height);
    const float bottom = view.bottom;
    view.height = panorama.height();
    Canvas canvas(panorama, plain_typeface());
    for (TankLook tank : looks_of(match)) {
        view.bottom = tank.body.at.y - squashed * (tank.body.at.y - bottom);
        if (squashed < 1) tank.body.angle = {};
        draw_tank(canvas, view, tank);
    }
}

}  // namespace terramorph
