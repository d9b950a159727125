#include "battle/world/places.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"

namespace terramorph {

namespace {

constexpr int kAboveEverything = 1 << 20;  // columns: above everything
constexpr int kDraws = 40;
constexpr float kRoom = 2 * kHullHalfWidth + 8;  // columns from one tank to the next
constexpr float kElsewhere = 60;                 // columns from where a tank is: nearer is the same place
constexpr float kSamePlace = 10000;              // worse than any other fault

/// The quality of a column to stand on: elsewhere, far from other tanks, and level.
float score_of(const WorldView& world, TankId tank, int x) {
    const float moved = std::abs(world.tank(tank).body.at.x - static_cast<float>(x));
    if (moved < kElsewhere + 1) return moved - kSamePlace;
    float room = kRoom;
    for (const Hull& hull : world.hulls) {
        const float away = std::abs(world.tank(hull.tank).body.at.x - static_cast<float>(x));
        if (hull.tank != tank) room = std::min(room, away);
    }
    Sixteenths lowest = world.ground.top(x);
    for (int column = x - kHullHalfWidth; column <= x + kHullHalfWidth; ++column)
        lowest = std::min(lowest, world.ground.top(column));
    const Sixteenths highest = world.ground.highest(x - kHullHalfWidth, x + kHullHalfWidth + 1);
    return room - to_columns(highest - lowest);
}

}  // namespace

Vec2<float> standing_place(const WorldView& world, TankId number, Vec2<int> under) {
    const Ground& ground = world.ground;
    const int x = std::clamp(under.x, kHullHalfWidth + 1, ground.width() - kHullHalfWidth - 2);
    const int x0 = x - kHullHalfWidth;
    const int x1 = x + kHullHalfWidth + 1;
    Sixteenths floor;
    for (int column = x0; column < x1; ++column)
        floor = std::max(floor, ground.floor_below(column, under.y * kColumn));
    Tank there;
    there.body.at = {static_cast<float>(x) + 0.5f, to_columns(floor)};
    if (depth_in_earth(ground, there) > 0) there.body.at.y = to_columns(ground.highest(x0, x1));
    std::vector<Hull> others(world.hulls.begin(), world.hulls.end());
    std::erase_if(others, [number](const Hull& hull) { return hull.tank == number; });
    std::ranges::stable_sort(others, {}, [](const Hull& hull) { return hull.low.y; });
    for (const Hull& other : others) {  // from the lowest up
        const Hull hull = there.hull(number);
        const bool apart = hull.high.x < other.low.x || hull.low.x > other.high.x ||
                           hull.high.y < other.low.y || hull.low.y > other.high.y;
        if (!apart) there.body.at.y = static_cast<float>(other.high.y >> kChordBits) + 1;
    }
    return there.body.at;
}

Vec2<float> random_place(EffectWorld& world, TankId number) {
    const WorldView view = world.view();
    int best = 0;
    float most = -1e9f;
    for (int draw = 0; draw < kDraws; ++draw) {
        const int x = world.random().from_to(kHullHalfWidth + 1, view.ground.width() - kHullHalfWidth - 2);
        const float score = score_of(view, number, x);
        if (score <= most) continue;
        most = score;
        best = x;
    }
    return standing_place(view, number, {best, kAboveEverything});
}

Vec2<float> place_on_surface(const WorldView& world, TankId number, float x) {
    const float column = std::clamp(x, 0.0f, static_cast<float>(world.ground.width() - 1));
    return standing_place(world, number, {static_cast<int>(column), kAboveEverything});
}

}  // namespace terramorph
