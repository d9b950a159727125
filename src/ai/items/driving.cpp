#include "ai/items/driving.h"

#include <algorithm>
#include <cstdlib>

#include "base/index.h"
#include "battle/driving_range.h"
#include "battle/high_ground.h"

namespace terramorph {

namespace {

constexpr int kPlaces[] = {60, -60, 120, -120};  // columns to the right: where a drive may lead
constexpr std::size_t kMaxPlaces = 3;            // of them are tried
constexpr int kDryShore = 25;                    // columns beyond the water's edge
constexpr float kCans = 600;                     // columns: more fuel than this is never bought to get ashore
constexpr int kAtCrate = 12;                     // columns from its middle: where a tank touches it
constexpr int kOnPlateau = 24;                   // columns from its edge, where a shell may push one off

bool is_wet(const BattleState& state, Vec2<float> at) { return at.y < to_columns(water_at(state, at)); }

/// The nearest dry land in this direction (1 or -1).
std::optional<DriveWay> ashore(const BattleState& state, const Tank& tank, const DrivingRange& range,
                               int side) {
    const std::vector<WayPoint>& way = side < 0 ? range.left : range.right;
    const float in_water = tank.middle().y - tank.body.at.y;
    int dry = 0;
    for (std::size_t far = 0; far < way.size(); ++far) {
        const int columns = side * static_cast<int>(far);
        const Vec2<float> middle = {tank.body.at.x + static_cast<float>(columns), way[far].height + in_water};
        dry = is_wet(state, middle) ? 0 : dry + 1;
        if (dry <= kDryShore) continue;
        if (const auto fuel = range.fuel_to(range.column + columns)) return DriveWay{columns, *fuel};
    }
    return std::nullopt;
}

/// The fuel that it takes to stop near a column; none if a tank can't.
std::optional<DriveWay> way_near(const DrivingRange& range, int x, int most) {
    for (int off = 0; off <= most; ++off)
        for (const int column : {x - off, x + off})
            if (const auto fuel = range.fuel_to(column)) return DriveWay{column - range.column, *fuel};
    return std::nullopt;
}

/// A crate that lies there to be taken.
bool is_to_take(const Debris& piece) {
    return piece.kind == Debris::Kind::crate && !piece.over && piece.parachute == 0;
}

}  // namespace

bool is_in_water(const BattleState& state, const Tank& tank) { return is_wet(state, tank.middle()); }

std::optional<DriveWay> way_ashore(const Battle& battle, TankId number) {
    const Tank& tank = battle.state().tank(number);
    const DrivingRange range = driving_range(battle, number, tank.fuel + kCans);
    std::optional<DriveWay> nearest;
    for (const int side : {-1, 1})
        if (const auto way = ashore(battle.state(), tank, range, side);
            way && (!nearest || std::abs(way->columns) < std::abs(nearest->columns)))
            nearest = way;
    return nearest;
}

std::optional<int> way_to_loot(const Battle& battle, TankId number, bool pays) {
    std::vector<float> columns;
    for (const Debris& piece : battle.state().debris)
        if (is_to_take(piece)) columns.push_back(piece.body.at.x);
    for (const Thing& thing : battle.state().things)
        if (thing.kind == Thing::Kind::stranger || (pays && thing.is_cart())) columns.push_back(thing.at.x);
    if (columns.empty()) return std::nullopt;
    const DrivingRange range = driving_range(battle, number);
    std::optional<DriveWay> nearest;
    for (const float column : columns) {
        const auto way = way_near(range, static_cast<int>(column), kAtCrate);
        if (way && way->columns != 0 && (!nearest || way->fuel < nearest->fuel)) nearest = way;
    }
    return nearest ? std::optional(nearest->columns) : std::nullopt;
}

std::optional<int> way_to_high_ground(const Battle& battle, TankId number) {
    const BattleState& state = battle.state();
    if (state.holdings.empty() || holding_under(state, number)) return std::nullopt;
    const DrivingRange range = driving_range(battle, number);
    std::optional<DriveWay> nearest;
    for (const Holding& holding : state.holdings) {
        const bool is_taken = std::ranges::any_of(ids<TankId>(state.tanks), [&](TankId other) {
            return state.tank(other).alive && !allies(state.tanks, number, other) &&
                   holding_under(state, other) == &holding;
        });
        const int x =
            std::clamp(range.column, holding.columns.x0 + kOnPlateau, holding.columns.x1 - 1 - kOnPlateau);
        const auto way = is_taken ? std::nullopt : way_near(range, x, kAtCrate);
        if (!way || way->columns == 0) continue;  // it's below there already, in a tunnel
        const std::vector<WayPoint>& on = way->columns < 0 ? range.left : range.right;
        const Vec2<float> there = {static_cast<float>(range.column + way->columns),
                                   on[at(std::abs(way->columns))].height};
        if (holding.carries(there) && (!nearest || way->fuel < nearest->fuel)) nearest = way;
    }
    return nearest ? std::optional(nearest->columns) : std::nullopt;
}

std::vector<int> places_to_try(const Battle& battle, TankId number) {
    const DrivingRange range = driving_range(battle, number);
    std::vector<int> places;
    for (const int place : kPlaces)
        if (places.size() < kMaxPlaces && range.fuel_to(range.column + place)) places.push_back(place);
    std::ranges::reverse(places);
    return places;
}

}  // namespace terramorph
