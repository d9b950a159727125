// What stands on a level as it begins, and how trees grow again.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "base/index.h"
#include "base/random.h"
#include "battle/battle_state.h"
#include "battle/things/felling.h"
#include "battle/things/fire.h"
#include "battle/things/standing.h"
#include "battle/things/things.h"
#include "terrain/thing_places.h"

namespace terramorph {

namespace {

constexpr int kFromRoad = 7, kShortRoad = 60;         // columns: of its signs; with one only
constexpr int kBuildersLook = 56, kBuildersStep = 8;  // columns to each side, for room for a hut
constexpr int kGrowth = 6;                            // columns in a turn of rain
constexpr float kShunned = 30;                        // columns from tanks, where nothing grows
constexpr std::uint32_t kGrowthStream = 104;

bool stand_at(BattleState& state, const NoThings& nowhere, const ThingPlace& place) {
    return place.column >= 0 && place.column < state.ground.width() &&
           stand(state, nowhere, thing_at(state, place));
}

/// Signs stand beside roads, at their ends; one is enough for a short road.
void stand_signs(BattleState& state, const NoThings& nowhere) {
    for (const Range& road : nowhere.roads)
        for (const int column : {road.x0 - kFromRoad, road.x1 - 1 + kFromRoad}) {
            const ThingPlace place{column, Feature::sign, LandCover::bare,
                                   hash_bits(state.level.terrain.seed, kThingStream, column, 0, 3)};
            if (stand_at(state, nowhere, place) && road.x1 - road.x0 < kShortRoad) break;
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

void stand_things(BattleState& state, std::span<const Range> kept_clear, std::span<const Range> roads) {
    if (state.rules.living_land != LivingLand::in_play) return;
    const std::vector<Sixteenths> surface = generated_surfaces(state.ground);
    lay_covers(state, surface, roads);
    const NoThings nowhere{kept_clear, roads};
    for (const ThingPlace& place : thing_places(state.level, surface)) {
        // People build on the nearest ground that's even enough.
        const int last = place.feature == Feature::hut ? kBuildersLook : 0;
        for (int off = 0; off <= last; off += kBuildersStep)
            if (stand_at(state, nowhere, shifted(place, off)) ||
                (off > 0 && stand_at(state, nowhere, shifted(place, -off))))
                break;
    }
    stand_signs(state, nowhere);
    state.things_seen = state.ground.revision();
    find_things(state);
}

void leave_things_standing(BattleState& state, std::span<const Range> roads) {
    if (state.rules.living_land != LivingLand::in_play) return;
    lay_covers(state, generated_surfaces(state.ground), roads);
    // Natives move their gun themselves.
    std::erase_if(state.things, [&](const Thing& thing) {
        return !thing.is_gun() && is_thing_near_a_tank(state, thing);
    });
    state.things_seen = state.ground.revision();
    find_things(state);
}

void begin_turn_of_things(BattleState& state) {
    rest_fire(state);
    if (state.weather != Weather::rain || !state.rules.plants_grow) return;
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
