#include "ai/items/driving.h"

#include <algorithm>
#include <cstdlib>

#include "battle/motion/going.h"

namespace terramorph {

namespace {

constexpr int kPlaces[] = {60, -60, 120, -120};  // columns to the right: where a drive may lead
constexpr std::size_t kMaxPlaces = 3;            // of them are tried
constexpr int kDryShore = 3;                     // strides beyond the water's edge

bool is_wet(const BattleState& state, Vec2<float> at) { return at.y < to_columns(water_at(state, at)); }

/// The columns to dry land in this direction (1 or -1); 0 if there is none.
int columns_ashore(const BattleState& state, const Tank& tank, int way) {
    const Ground& ground = state.ground;
    int x = std::clamp(static_cast<int>(tank.body.at.x), 0, ground.width() - 1);
    Sixteenths floor = ground.top(x);
    const float in_water = tank.middle().y - tank.body.at.y;
    int dry = 0;
    for (int far = kStride;; far += kStride) {
        x += way * kStride;
        const auto next = next_floor(ground, x, floor);
        if (!next) return 0;
        floor = *next;
        dry = is_wet(state, {static_cast<float>(x), to_columns(floor) + in_water}) ? 0 : dry + 1;
        if (dry == kDryShore) return far;
    }
}

}  // namespace

bool is_in_water(const BattleState& state, const Tank& tank) { return is_wet(state, tank.middle()); }

std::optional<int> way_ashore(const BattleState& state, const Tank& tank) {
    std::optional<int> nearest;
    for (const int way : {-1, 1})
        if (const int far = columns_ashore(state, tank, way);
            far > 0 && (!nearest || far < std::abs(*nearest)))
            nearest = way * far;
    return nearest;
}

std::optional<int> way_to_crate(const BattleState& state, const Tank& tank) {
    std::optional<int> nearest;
    if (tank.body.buried) return nearest;
    const int x = std::clamp(static_cast<int>(tank.body.at.x), 0, state.ground.width() - 1);
    for (const Debris& crate : state.debris) {
        if (crate.kind != Debris::Kind::crate || crate.over || crate.parachute > 0) continue;
        const int way = static_cast<int>(crate.body.at.x) - x;
        const int far = std::abs(way);
        if (far == 0 || fuel_for(state, x, way) > tank.fuel || (nearest && far >= std::abs(*nearest)))
            continue;
        if (can_drive(state.ground, x, way)) nearest = way;
    }
    return nearest;
}

std::vector<int> places_to_try(const BattleState& state, const Tank& tank) {
    std::vector<int> places;
    if (tank.body.buried) return places;
    const int x = std::clamp(static_cast<int>(tank.body.at.x), 0, state.ground.width() - 1);
    for (const int place : kPlaces)
        if (places.size() < kMaxPlaces && can_drive(state.ground, x, place) &&
            fuel_for(state, x, place) <= tank.fuel)
            places.push_back(place);
    std::ranges::reverse(places);
    return places;
}

}  // namespace terramorph
