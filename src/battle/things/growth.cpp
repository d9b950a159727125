// What stands on a level as it begins, and how trees grow again.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "base/index.h"
#include "base/random.h"
#include "base/trig.h"
#include "battle/battle_state.h"
#include "battle/things/felling.h"
#include "battle/things/fire.h"
#include "battle/things/footing.h"
#include "battle/things/things.h"
#include "terrain/thing_places.h"

namespace terramorph {

namespace {

constexpr int kFromTanks = 20, kThingsFromClear = 20;  // columns, where a level begins
constexpr int kFromRoad = 7, kShortRoad = 60;          // columns: of its signs; with one only
constexpr Sixteenths kSteepestFooting = 12 * kColumn;  // rise of the ground within a footing, at most
constexpr Sixteenths kSteepestHut = Thing::kHutFooting * kColumn;
constexpr int kBuildersLook = 56, kBuildersStep = 8;  // columns to each side, for room for a hut
constexpr int kGrowth = 6;                            // columns in a turn of rain
constexpr float kShunned = 30;                        // columns from tanks, where nothing grows
constexpr std::uint32_t kGrowthStream = 104;

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
Thing hut_at(const BattleState& state, const ThingPlace& place) {
    Thing hut = whole(state, place, Thing::Kind::hut, size_between(Thing::kLeastHut, Thing::kMostHut, place),
                      Thing::kHutStrength);
    hut.spread = spread_in(LandCover::town);
    const int half = footing_of(hut);
    hut.at.y = to_columns(state.ground.highest(place.column - half, place.column + half + 1));
    return hut;
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

/// True if the ground rises or falls by little within a thing's footing.
bool is_even(const Ground& ground, int x, const Thing& thing) {
    const int half = footing_of(thing);
    const Sixteenths most = thing.kind == Thing::Kind::hut ? kSteepestHut : kSteepestFooting;
    return abs(ground.top(x - half) - ground.top(x)) <= most / 2 &&
           abs(ground.top(x + half) - ground.top(x)) <= most / 2;
}

/// Its footing, or half of what lies: columns to both sides.
int half_of(const Thing& thing) { return thing.stands() ? footing_of(thing) : thing.size / 2; }

bool is_thing_near_a_tank(const BattleState& state, const Thing& thing) {
    const int from_tanks = kFromTanks + half_of(thing) - kFooting + kHullHalfWidth;
    return std::ranges::any_of(state.tanks, [&](const Tank& tank) {
        return std::abs(tank.body.at.x - std::floor(thing.at.x)) < static_cast<float>(from_tanks);
    });
}

/// Where nothing stands: on roads, and well away from what else is kept clear.
struct NoThings {
    std::span<const Range> kept_clear;
    std::span<const Range> roads;
};

/// True if a level's thing may stand where it is: on firm, dry and nearly level ground.
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

/// Stands it up if there's room. Returns whether there was.
bool stand(BattleState& state, const NoThings& nowhere, const ThingPlace& place) {
    if (place.column < 0 || place.column >= state.ground.width()) return false;
    const Thing thing = thing_at(state, place);
    const auto meets = [&](const Thing& other) {
        return std::abs(other.at.x - thing.at.x) < static_cast<float>(footing_of(other) + footing_of(thing));
    };
    if (!is_room(state, nowhere, thing) || std::ranges::any_of(state.things, meets)) return false;
    state.things.push_back(thing);
    return true;
}

/// Signs stand beside roads, at their ends; one is enough for a short road.
void stand_signs(BattleState& state, const NoThings& nowhere) {
    for (const Range& road : nowhere.roads)
        for (const int column : {road.x0 - kFromRoad, road.x1 - 1 + kFromRoad}) {
            const ThingPlace place{column, Feature::sign, LandCover::bare,
                                   hash_bits(state.level.terrain.seed, kThingStream, column, 0, 3)};
            if (stand(state, nowhere, place) && road.x1 - road.x0 < kShortRoad) break;
        }
}

/// What grows on each column, on surfaces as the generator made them.
void lay_covers(BattleState& state, std::span<const Sixteenths> surface, std::span<const Range> roads) {
    state.covers = land_covers(state.level, surface);
    for (const Range& road : roads)
        std::fill(state.covers.begin() + road.x0, state.covers.begin() + road.x1, LandCover::road);
    for (int x = 0; x < state.ground.width(); ++x)  // nothing grows on the beds of lakes
        if (water_over(state, x) > state.ground.top(x)) state.covers[at(x)] = LandCover::bare;
}

std::vector<Sixteenths> generated_surfaces(const Ground& ground) {
    std::vector<Sixteenths> surface;
    for (int x = 0; x < ground.width(); ++x) surface.push_back(ground.generated_surface(x));
    return surface;
}

ThingPlace shifted(ThingPlace place, int columns) {
    place.column += columns;
    return place;
}

}  // namespace

float ground_about(const Ground& ground, int x) {
    int all = 0, count = 0;
    for (int column = std::max(x - kFooting, 0); column <= std::min(x + kFooting, ground.width() - 1);
         ++column, ++count)
        all += ground.top(column).count();
    return to_columns(Sixteenths(all / std::max(count, 1)));
}

void stand_things(BattleState& state, std::span<const Range> kept_clear, std::span<const Range> roads) {
    if (state.rules.living_land != LivingLand::in_play) return;
    const std::vector<Sixteenths> surface = generated_surfaces(state.ground);
    lay_covers(state, surface, roads);
    const NoThings nowhere{kept_clear, roads};
    for (const ThingPlace& place : thing_places(state.level, surface)) {
        // People build on the nearest ground that's even enough.
        const int last = place.feature == Feature::hut ? kBuildersLook : 0;
        for (int off = 0; off <= last; off += kBuildersStep)
            if (stand(state, nowhere, shifted(place, off)) ||
                (off > 0 && stand(state, nowhere, shifted(place, -off))))
                break;
    }
    stand_signs(state, nowhere);
    state.things_seen = state.ground.revision();
    find_things(state);
}

void leave_things_standing(BattleState& state, std::span<const Range> roads) {
    if (state.rules.living_land != LivingLand::in_play) return;
    lay_covers(state, generated_surfaces(state.ground), roads);
    std::erase_if(state.things, [&](const Thing& thing) { return is_thing_near_a_tank(state, thing); });
    state.things_seen = state.ground.revision();
    find_things(state);
}

void begin_turn_of_things(BattleState& state) {
    rest_fire(state);
    if (state.weather != Weather::rain) return;
    for (std::size_t k = 0; k < state.things.size(); ++k) {
        Thing& thing = state.things[k];
        const auto near = [&](const Tank& tank) {
            return tank.alive && std::abs(tank.body.at.x - thing.at.x) < kShunned;
        };
        const bool grows = thing.kind == Thing::Kind::tree && thing.state != Thing::State::charred &&
                           !thing.burning && thing.size < thing.full;
        const auto lot = hash_bits(state.seed, kGrowthStream, static_cast<std::int32_t>(state.turns),
                                   static_cast<std::int32_t>(k));
        if (!grows || (lot & 3) != 0 || std::ranges::any_of(state.tanks, near)) continue;
        thing.size = std::min(thing.size + kGrowth, thing.full);
        if (thing.size < Thing::kSapling) continue;
        thing.state = Thing::State::whole;
        thing.fuel = Thing::kFuel;
    }
    find_things(state);
}

}  // namespace terramorph
