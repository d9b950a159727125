#include "ai/aiming/foothold.h"

#include <algorithm>

#include "battle/motion/falls.h"

namespace terramorph {

namespace {

constexpr int kLookDown = 120;  // columns: the thickest roof that may give way
constexpr int kLookAside = 60;  // columns, to an edge
constexpr int kAsideStep = 12;  // columns
constexpr float kEdge = 40;     // columns: less is a slope

constexpr float kMoment = 0.1f;   // seconds
constexpr int kMaxMoments = 60;   // of a flight that are looked through
constexpr int kTurnsInWater = 2;  // before a tank is out of it

/// The height of the hollow under the surface, in columns.
float hollow_under(const Ground& ground, int x) {
    int height = 0;
    for (int down = 1; down <= kLookDown + height; ++down) {
        const Sixteenths y = ground.top(x) - down * kColumn;
        if (y < Sixteenths{}) break;
        if (ground.solid(x, y)) {
            if (height > 0) break;
        } else {
            ++height;
        }
    }
    return static_cast<float>(height);
}

float drop_beside(const Ground& ground, int x) {
    Sixteenths lowest = ground.top(x);
    for (int aside = -kLookAside; aside <= kLookAside; aside += kAsideStep)
        lowest = std::min(lowest, ground.top(std::clamp(x + aside, 0, ground.width() - 1)));
    const float drop = to_columns(ground.top(x) - lowest);
    return drop >= kEdge ? drop : 0;
}

}  // namespace

float fall_from(const Ground& ground, int x) {
    const int column = std::clamp(x, 0, ground.width() - 1);
    return std::max(hollow_under(ground, column), drop_beside(ground, column));
}

float loss_by_throw(const BattleState& state, TankId thrown, Vec2<float> speed) {
    const Ground& ground = state.ground;
    Vec2<float> at = state.tank(thrown).body.at;
    const auto is_wet = [&](Vec2<float> place) { return place.y < to_columns(water_at(state, place)); };
    const bool stands_in_water = is_wet(at);
    for (int moment = 0; moment < kMaxMoments; ++moment) {
        at = at + speed * kMoment;
        speed.y -= static_cast<float>(state.rules.gravity) * kMoment;
        const int x = static_cast<int>(at.x);
        if (x < 0 || x >= ground.width()) break;
        const float floor = to_columns(ground.top(x));
        if (at.y > floor) continue;
        const bool drowns = !stands_in_water && is_wet({at.x, floor});
        const int drowned = drowns ? kTurnsInWater * state.rules.water_damage : 0;
        const int fallen =
            state.rules.fall_damage ? damage_of_landing(-speed.y, water_depth(state, {at.x, floor})) : 0;
        return static_cast<float>(fallen + drowned);
    }
    return 0;
}

}  // namespace terramorph
