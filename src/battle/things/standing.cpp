#include "battle/things/standing.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/trig.h"
#include "battle/battle_state.h"
#include "battle/things/felling.h"
#include "battle/things/footing.h"
#include "terrain/thing_places.h"

namespace terramorph {

namespace {

constexpr int kFromTanks = 20, kThingsFromClear = 20;  // columns, where a level begins
constexpr Sixteenths kSteepestFooting = 12 * kColumn;  // rise of the ground within a footing, at most
constexpr Sixteenths kSteepestHut = Thing::kHutFooting * kColumn;

/// % of chances of fire to go on, in each third of a second.
int spread_in(LandCover cover) {
    switch (cover) {
        case LandCover::thicket:
            return 16;
        case LandCover::wood:
            return 14;
        case LandCover::field:
            return 9;
        case LandCover::moor:
        case LandCover::town:
            return 4;
        case LandCover::bare:
        case LandCover::road:
            break;
    }
    return 0;
}

/// A size that a place's lot draws, from the least to the most.
int size_between(int least, int most, const ThingPlace& place) {
    return least + static_cast<int>(place.lot % static_cast<std::uint32_t>(most - least + 1));
}

/// A thing that's whole, with its foot on the ground.
Thing whole(const BattleState& state, const ThingPlace& place, Thing::Kind kind, int size, int strength) {
    Thing thing;
    thing.kind = kind;
    thing.lot = place.lot;
    thing.size = thing.full = size;
    thing.strength = strength;
    thing.fuel = thing.whole_fuel();
    thing.spread = spread_in(place.cover);
    thing.at = {static_cast<float>(place.column) + 0.5f, ground_about(state.ground, place.column)};
    return thing;
}

Thing tree_at(const BattleState& state, const ThingPlace& place) {
    return whole(state, place, Thing::Kind::tree, size_between(Thing::kLeastHigh, Thing::kMostHigh, place),
                 Thing::kStrength);
}

Thing boulder_at(const BattleState& state, const ThingPlace& place) {
    Thing boulder = whole(state, place, Thing::Kind::boulder,
                          size_between(Thing::kLeastWide, Thing::kMostWide, place), Thing::kBoulderStrength);
    boulder.angle = static_cast<float>(place.lot >> 8 & 0xff) * (2 * kFloatPi / 256);
    boulder.at.y = lying_height(state.ground, boulder.at, boulder.half_thick());
    return boulder;
}

Thing sign_at(const BattleState& state, const ThingPlace& place) {
    return whole(state, place, Thing::Kind::sign, Thing::kSignHigh, Thing::kSignStrength);
}

/// Its floor is level with the highest ground below it.
void raise_floor(const Ground& ground, Thing& built) {
    const int x = static_cast<int>(built.at.x), half = footing_of(built);
    built.at.y = to_columns(ground.highest(x - half, x + half + 1));
}

/// True if the ground rises or falls by little within a thing's footing.
bool is_even(const Ground& ground, int x, const Thing& thing) {
    const int half = footing_of(thing);
    const Sixteenths most = thing.is_built() ? kSteepestHut : kSteepestFooting;
    return abs(ground.top(x - half) - ground.top(x)) <= most / 2 &&
           abs(ground.top(x + half) - ground.top(x)) <= most / 2;
}

/// Its footing, or half of what lies: columns to both sides.
int half_of(const Thing& thing) { return thing.stands() ? footing_of(thing) : thing.size / 2; }

}  // namespace

float ground_about(const Ground& ground, int x) {
    int all = 0, count = 0;
    for (int column = std::max(x - kFooting, 0); column <= std::min(x + kFooting, ground.width() - 1);
         ++column, ++count)
        all += ground.top(column).count();
    return to_columns(Sixteenths(all / std::max(count, 1)));
}

Thing hut_at(const BattleState& state, const ThingPlace& place) {
    Thing hut = whole(state, place, Thing::Kind::hut, size_between(Thing::kLeastHut, Thing::kMostHut, place),
                      Thing::kHutStrength);
    hut.spread = spread_in(LandCover::town);
    raise_floor(state.ground, hut);
    return hut;
}

Thing gun_at(const BattleState& state, int column) {
    const ThingPlace place{column, Feature::none, LandCover::bare, 0};
    Thing gun = whole(state, place, Thing::Kind::gun, Thing::kGunLong, Thing::kGunStrength);
    raise_floor(state.ground, gun);
    return gun;
}

Thing thing_at(const BattleState& state, const ThingPlace& place) {
    switch (place.feature) {
        case Feature::boulder:
            return boulder_at(state, place);
        case Feature::sign:
            return sign_at(state, place);
        case Feature::hut:
            return hut_at(state, place);
        default:
            return tree_at(state, place);
    }
}

bool is_thing_near_a_tank(const BattleState& state, const Thing& thing) {
    const int from_tanks = kFromTanks + half_of(thing) - kFooting + kHullHalfWidth;
    return std::ranges::any_of(state.tanks, [&](const Tank& tank) {
        return std::abs(tank.body.at.x - std::floor(thing.at.x)) < static_cast<float>(from_tanks);
    });
}

bool is_room(const BattleState& state, const NoThings& nowhere, const Thing& thing) {
    const Ground& ground = state.ground;
    const int x = static_cast<int>(thing.at.x), half = half_of(thing);
    if (x < half || x + half >= ground.width()) return false;
    const int from_clear = kThingsFromClear + half - kFooting;
    const auto near_clear = [&](const Range& clear) {
        return x >= clear.x0 - from_clear && x < clear.x1 + from_clear;
    };
    const auto on_road = [&](const Range& road) { return x + half >= road.x0 && x - half < road.x1; };
    return !is_thing_near_a_tank(state, thing) && std::ranges::none_of(nowhere.kept_clear, near_clear) &&
           std::ranges::none_of(nowhere.roads, on_road) && is_even(ground, x, thing) &&
           water_over(state, x) <= ground.top(x);
}

bool stand(BattleState& state, const NoThings& nowhere, const Thing& thing) {
    const auto meets = [&](const Thing& other) {
        return std::abs(other.at.x - thing.at.x) < static_cast<float>(footing_of(other) + footing_of(thing));
    };
    if (!is_room(state, nowhere, thing) || std::ranges::any_of(state.things, meets)) return false;
    state.things.push_back(thing);
    return true;
}

}  // namespace terramorph
