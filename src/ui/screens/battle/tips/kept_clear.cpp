#include "ui/screens/battle/tips/kept_clear.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/sprites/tank_labels.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

constexpr int kSteps = 24;             // of the way to an enemy
constexpr float kLofted = 0.9f;        // of the way's length: four times how high it rises
constexpr float kCrest = 26;           // pixels of a picture of 1600 x 900 around the ground
constexpr float kPathRoom = 15;        // and around the path
constexpr std::size_t kMostDots = 64;  // of a path

Rect around(Point at, float far) { return {at.x - far, at.y - far, 2 * far, 2 * far}; }

Rect tank_and_label(const ShotScene& scene, const BodyState& body) {
    const Rect hull = hull_in(scene.view, body);
    const float half = std::max(hull.w / 2, scene.label_high);
    const float top = label_point(scene.view, body).y - scene.label_high;
    return {hull.center().x - half, top, 2 * half, hull.y + hull.h - top};
}

/// On one side of the player: -1 is to the left, 1 to the right.
std::optional<Vec2<float>> nearest_enemy(const Match& match, PlayerId player, float side) {
    const Vec2<float> own = match.state().tank(player).body.at;
    std::optional<Vec2<float>> nearest;
    for (const PlayerId other : ids<PlayerId>(match.settings().players)) {
        const Tank& tank = match.state().tank(other);
        const float far = side * (tank.body.at.x - own.x);
        if (!tank.alive || far <= 0 || match.state().allies(player, other)) continue;
        if (!nearest || far < side * (nearest->x - own.x)) nearest = tank.body.at;
    }
    return nearest;
}

/// A lofted way from one place to another, and the ground below it.
void add_way(std::vector<Rect>& clear, const ShotScene& scene, Vec2<float> from, Vec2<float> to) {
    const Ground& ground = scene.match.battle().state().ground;
    const float unit =
        std::min(static_cast<float>(scene.view.width) / 1600, static_cast<float>(scene.view.height) / 900);
    const float rise = kLofted * std::abs(to.x - from.x);
    for (int step = 1; step < kSteps; ++step) {
        const float part = static_cast<float>(step) / kSteps;
        const Vec2<float> level = from + (to - from) * part;
        const int column = std::clamp(static_cast<int>(level.x), 0, ground.width() - 1);
        clear.push_back(
            around(scene.view.point({level.x, level.y + rise * part * (1 - part)}), kCrest * unit));
        clear.push_back(around(scene.view.point({level.x, to_columns(ground.top(column))}), kCrest * unit));
    }
}

}  // namespace

std::vector<Rect> tanks_with_labels(const ShotScene& scene) {
    std::vector<Rect> places;
    places.reserve(scene.match.settings().players.size());
    for (const PlayerId player : ids<PlayerId>(scene.match.settings().players)) {
        const Tank& tank = scene.match.state().tank(player);
        if (tank.alive) places.push_back(tank_and_label(scene, tank.body));
    }
    for (const Debris& piece : scene.match.battle().state().debris)
        if (piece.kind == Debris::Kind::crate && !piece.over)
            places.push_back(around(scene.view.point(piece.body.at), kCrateSize * scene.view.scale));
    return places;
}

std::vector<Rect> kept_dots(const View& view, std::span<const Vec2<float>> path, std::size_t every) {
    std::vector<Rect> dots;
    every = std::max(every, path.size() / kMostDots);
    dots.reserve(path.size() / every + 1);
    for (std::size_t k = 0; k < path.size(); k += every)
        dots.push_back(around(view.point(path[k]), std::max(8.0f, kPathRoom * view.unit())));
    return dots;
}

std::vector<Rect> kept_clear(const ShotScene& scene, PlayerId player) {
    std::vector<Rect> clear = kept_dots(scene.view, scene.path);
    clear.reserve(clear.size() + 4 * kSteps);
    const Match& match = scene.match;
    for (const float side : {-1.0f, 1.0f})
        if (const auto enemy = nearest_enemy(match, player, side))
            add_way(clear, scene, match.state().tank(player).body.at, *enemy);
    return clear;
}

}  // namespace terramorph
