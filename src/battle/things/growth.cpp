// Trees and boulders as a level begins, and how trees grow again.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

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

constexpr int kFromTanks = 20, kFromMouths = 20;       // columns, where a level begins
constexpr Sixteenths kSteepestFooting = 12 * kColumn;  // rise of the ground within a footing, at most
constexpr int kGrowth = 6;                             // columns in a turn of rain
constexpr float kShunned = 30;                         // columns from tanks, where nothing grows
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
            break;
    }
    return 0;
}

Thing tree_at(const BattleState& state, const ThingPlace& place) {
    Thing tree;
    tree.lot = place.lot;
    tree.full =
        Thing::kLeastHigh +
        static_cast<int>(place.lot % static_cast<std::uint32_t>(Thing::kMostHigh - Thing::kLeastHigh + 1));
    tree.size = tree.full;
    tree.spread = spread_in(place.cover);
    tree.at = {static_cast<float>(place.column) + 0.5f, ground_about(state.ground, place.column)};
    return tree;
}

/// Columns across.
int boulder_width(const ThingPlace& place) {
    constexpr auto kWidths = static_cast<std::uint32_t>(Thing::kMostWide - Thing::kLeastWide + 1);
    return Thing::kLeastWide + static_cast<int>(place.lot % kWidths);
}

Thing boulder_at(const BattleState& state, const ThingPlace& place) {
    Thing boulder;
    boulder.kind = Thing::Kind::boulder;
    boulder.lot = place.lot;
    boulder.size = boulder.full = boulder_width(place);
    boulder.strength = Thing::kBoulderStrength;
    boulder.fuel = 0;
    boulder.angle = static_cast<float>(place.lot >> 8 & 0xff) * (2 * kFloatPi / 256);
    boulder.at.x = static_cast<float>(place.column) + 0.5f;
    boulder.at.y = lying_height(state.ground, boulder.at, boulder.half_thick());
    return boulder;
}

/// True if a level's thing may stand at a column: on firm, dry and nearly level ground. `half`: how far it
/// reaches to both sides, in columns.
bool is_room(const BattleState& state, std::span<const Range> mouths, int x, int half) {
    const Ground& ground = state.ground;
    if (x < half || x + half >= ground.width()) return false;
    const int from_tanks = kFromTanks + half - kFooting, from_mouths = kFromMouths + half - kFooting;
    const auto near_tank = [&](const Tank& tank) {
        return std::abs(tank.body.at.x - static_cast<float>(x)) <
               static_cast<float>(from_tanks + kHullHalfWidth);
    };
    const auto near_mouth = [&](const Range& mouth) {
        return x >= mouth.x0 - from_mouths && x < mouth.x1 + from_mouths;
    };
    return std::ranges::none_of(state.tanks, near_tank) && std::ranges::none_of(mouths, near_mouth) &&
           abs(ground.top(x - kFooting) - ground.top(x)) <= kSteepestFooting / 2 &&
           abs(ground.top(x + kFooting) - ground.top(x)) <= kSteepestFooting / 2 &&
           water_over(state, x) <= ground.top(x);
}

}  // namespace

/// The mean height of the ground about a column, in columns.
float ground_about(const Ground& ground, int x) {
    int all = 0, count = 0;
    for (int column = std::max(x - kFooting, 0); column <= std::min(x + kFooting, ground.width() - 1);
         ++column, ++count)
        all += ground.top(column).count();
    return to_columns(Sixteenths(all / std::max(count, 1)));
}

void stand_things(BattleState& state, std::span<const Range> mouths) {
    if (state.rules.living_land != LivingLand::in_play) return;
    std::vector<Sixteenths> surface;
    for (int x = 0; x < state.ground.width(); ++x) surface.push_back(state.ground.generated_surface(x));
    for (const ThingPlace& place : thing_places(state.level, surface)) {
        const bool boulder = place.feature == Feature::boulder;
        const int half = boulder ? boulder_width(place) / 2 : kFooting;
        if (!is_room(state, mouths, place.column, half)) continue;
        state.things.push_back(boulder ? boulder_at(state, place) : tree_at(state, place));
    }
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
