#include "battle/natives/town.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "base/index.h"
#include "base/random.h"
#include "battle/battle_state.h"
#include "battle/things/footing.h"
#include "battle/things/standing.h"
#include "battle/things/things.h"
#include "terrain/thing_places.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kTownStream = 75;
constexpr int kFirstHut = 60;   // columns from the gun, or farther ...
constexpr int kOpen = 132;      // ... on the side where one stops to trade ...
constexpr int kNeighbours = 8;  // ... and from each other besides their walls
constexpr int kSiteStep = 4;    // columns
constexpr int kGunStep = 12;

/// The column nearest to the level's middle where a town was drawn; none if there's no town.
std::optional<int> column_of_town(const BattleState& state) {
    const int middle = state.ground.width() / 2;
    std::optional<int> nearest;
    for (int x = 0; x < static_cast<int>(state.covers.size()); ++x)
        if (state.covers[at(x)] == LandCover::town &&
            (!nearest || std::abs(x - middle) < std::abs(*nearest - middle)))
            nearest = x;
    return nearest;
}

/// Any column but those at the ends of the level: the same one whenever a match returns to this land.
int drawn_column(const BattleState& state) {
    const int width = state.ground.width();
    return width / 8 + static_cast<int>(hash_bits(state.level.terrain.seed, kTownStream, 0, 0) %
                                        static_cast<std::uint32_t>(std::max(width * 3 / 4, 1)));
}

/// True of what natives don't clear away to build there.
bool stays(const Thing& thing) { return thing.is_built() || thing.is_boulder(); }

bool meets(const Thing& one, const Thing& other, int gap) {
    const int apart = (one.size + other.size) / 2 + gap;
    return std::abs(one.at.x - other.at.x) < static_cast<float>(apart);
}

bool is_site(const BattleState& state, const NoThings& nowhere, const Thing& built) {
    const auto in_the_way = [&](const Thing& thing) {
        return stays(thing) && meets(thing, built, kNeighbours);
    };
    return is_room(state, nowhere, built) && std::ranges::none_of(state.things, in_the_way);
}

/// Builds it, and clears away what grows there.
void build(BattleState& state, const Thing& built) {
    std::erase_if(state.things, [&](const Thing& thing) { return !stays(thing) && meets(thing, built, 0); });
    state.things.push_back(built);
}

bool is_clear_of_tanks(const BattleState& state, int x) {
    return std::ranges::none_of(state.tanks, [&](const Tank& tank) {
        return std::abs(tank.body.at.x - static_cast<float>(x)) < static_cast<float>(kTownFromTanks);
    });
}

bool is_within(const BattleState& state, int x, int half) {
    return x >= half && x + half < state.ground.width();
}

bool is_hut_between(const Thing& thing, int x0, int x1) {
    return thing.kind == Thing::Kind::hut && thing.at.x >= static_cast<float>(std::min(x0, x1)) &&
           thing.at.x <= static_cast<float>(std::max(x0, x1));
}

int huts_between(const BattleState& state, int x0, int x1) {
    return static_cast<int>(std::ranges::count_if(
        state.things, [&](const Thing& thing) { return is_hut_between(thing, x0, x1); }));
}

/// Adds huts to those that are to be built, from one column on towards another, while any are missing.
void add_huts(const BattleState& state, const NoThings& nowhere, int from, int to, int missing,
              std::vector<Thing>& built) {
    const int step = to < from ? -kSiteStep : kSiteStep;
    for (int x = from; x != to && missing > 0; x += step) {
        if (!is_within(state, x, Thing::kMostHut)) continue;
        const auto lot = hash_bits(state.level.terrain.seed, kTownStream, x, 1);
        const Thing hut = hut_at(state, {x, Feature::hut, LandCover::town, lot});
        const auto near = [&](const Thing& other) { return meets(other, hut, kNeighbours); };
        if (!is_site(state, nowhere, hut) || std::ranges::any_of(built, near)) continue;
        built.push_back(hut);
        --missing;
    }
}

/// The side of a column where no tank is near: whoever comes from the other side meets the gun first.
int far_side(const BattleState& state, int x) {
    float nearest = 0;
    for (const Tank& tank : state.tanks) {
        const float away = tank.body.at.x - static_cast<float>(x);
        if (nearest == 0 || std::abs(away) < std::abs(nearest)) nearest = away;
    }
    return nearest < 0 ? 1 : -1;
}

/// A gun and the huts to be built beside it.
struct Plan {
    std::vector<Thing> built;
    int huts = -1;  ///< that there will be
};

/// A gun in this column with huts on this side of it (-1: left, 1: right). On the other one can stop to
/// trade; what huts find no room stand beyond that.
Plan plan_at(const BattleState& state, const NoThings& nowhere, int x, int side) {
    const int there = huts_between(state, x - kTownReach, x + kTownReach);
    Plan plan{{gun_at(state, x)}};
    const auto missing = [&] { return kTownHuts - there - static_cast<int>(plan.built.size()) + 1; };
    add_huts(state, nowhere, x + side * kFirstHut, x + side * kTownReach, missing(), plan.built);
    add_huts(state, nowhere, x - side * kOpen, x - side * kTownReach, missing(), plan.built);
    plan.huts = kTownHuts - std::max(missing(), 0);
    if (huts_between(state, x - side * kOpen, x) > 0) plan.huts = 0;
    return plan;
}

/// A town as near as possible to this column that has so many huts, or else as many as there's room for; none
/// if there's no room for its gun on the level.
Plan plan_of_town(const BattleState& state, const NoThings& nowhere, int near, int huts) {
    Plan best;
    for (int off = 0; off < state.ground.width() && best.huts < huts; off += kGunStep)
        for (const int x : {near + off, near - off}) {
            if (!is_within(state, x, Thing::kGunLong) || !is_clear_of_tanks(state, x) ||
                !is_site(state, nowhere, gun_at(state, x)))
                continue;
            const int side = far_side(state, x);
            for (const int each : {side, -side})
                if (Plan plan = plan_at(state, nowhere, x, each); plan.huts > best.huts)
                    best = std::move(plan);
        }
    return best;
}

/// Takes the gun of a town away that stands, whole or wrecked, where a battle before has left it; its column.
std::optional<int> take_gun_away(BattleState& state) {
    std::optional<int> column;
    std::erase_if(state.things, [&](const Thing& thing) {
        if (thing.is_gun()) column = static_cast<int>(thing.at.x);
        return thing.is_gun();
    });
    if (column) find_things(state);
    return column;
}

}  // namespace

void settle_natives(BattleState& state, std::span<const Range> kept_clear, std::span<const Range> roads) {
    const std::optional<int> left = take_gun_away(state);
    if (!state.rules.natives || state.rules.living_land != LivingLand::in_play) return;
    state.natives.regards.resize(state.tanks.size());
    const NoThings nowhere{kept_clear, roads};
    const int near = left ? *left : column_of_town(state).value_or(drawn_column(state));
    for (const Thing& each : plan_of_town(state, nowhere, near, left ? 0 : kTownHuts).built)
        build(state, each);
    find_things(state);
}

}  // namespace terramorph
