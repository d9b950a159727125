#include "battle/things/convoys.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "base/index.h"
#include "base/random.h"
#include "battle/battle_state.h"
#include "battle/motion/going.h"
#include "battle/systems/damage.h"
#include "battle/things/footing.h"
#include "battle/things/things.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kStrangerStream = 105;
constexpr std::uint32_t kAStranger = 3;          // one in so many that could be convoys
constexpr int kHalfCart = Thing::kCartLong / 2;  // columns
constexpr int kBumper = 2;                       // columns between a cart and what it stops before

/// The stretches of road that the level began with.
std::vector<Range> roads_of(const BattleState& state) {
    std::vector<Range> roads;
    for (int x = 0; x < static_cast<int>(state.covers.size()); ++x) {
        if (state.covers[at(x)] != LandCover::road) continue;
        if (roads.empty() || roads.back().x1 != x) roads.push_back({x, x});
        roads.back().x1 = x + 1;
    }
    return roads;
}

/// Carts on their way along a stretch of road.
struct Convoy {
    Range road;
    int side = 1;  ///< the way it goes: 1: right, -1: left
    int carts = 1;
    std::uint32_t lot = 0;  ///< random bits of its own

    /// The column that's so many columns up the road.
    int column(int along) const { return side > 0 ? road.x0 + along : road.x1 - 1 - along; }
    int length() const { return road.x1 - road.x0; }
    Thing::Kind kind() const { return carts == 1 ? Thing::Kind::stranger : Thing::Kind::cart; }
};

/// The convoy that comes along a road now, if any.
std::optional<Convoy> draw_convoy(const BattleState& state, const Range& road, int number) {
    const std::uint32_t lot = hash_bits(state.seed, kStrangerStream, state.turns, number);
    if (lot % kConvoyEvery != 0) return std::nullopt;
    Convoy convoy{.road = road, .lot = mix(lot)};
    convoy.side = (convoy.lot & 1) != 0 ? 1 : -1;
    const int room = (convoy.length() - Thing::kCartLong) / kCartGap + 1;
    if ((convoy.lot >> 8) % kAStranger != 0) convoy.carts = std::clamp(room, 1, kMostCarts);
    return convoy;
}

/// The living tank that a cart in this column would touch.
TankId tank_before(const BattleState& state, int x) {
    for (const Hull& hull : state.hulls)
        if (std::abs(state.tank(hull.tank).body.at.x - static_cast<float>(x)) <
            static_cast<float>(kHullHalfWidth + kHalfCart + kBumper))
            return hull.tank;
    return -1;
}

/// True if a cart can stand there: on dry road that nothing lies on.
bool is_free(const BattleState& state, int x) {
    if (cover_at(state, x) != LandCover::road || water_over(state, x) > state.ground.top(x)) return false;
    return std::ranges::none_of(state.things, [&](const Thing& thing) {
        const int half = thing.kind == Thing::Kind::log || thing.is_boulder() ? thing.size / 2 : 0;
        return half > 0 &&
               std::abs(thing.at.x - static_cast<float>(x)) < static_cast<float>(half + kHalfCart + kBumper);
    });
}

/// How far up its road a convoy comes, in columns, and the tank that stops it.
struct Way {
    int columns = 0;
    TankId tank = -1;
};

Way way_of(const BattleState& state, const Convoy& convoy) {
    Way way;
    const int most = (convoy.length() + (convoy.carts - 1) * kCartGap) / 2;
    for (; way.columns < most; ++way.columns) {
        const int x = convoy.column(way.columns);
        way.tank = tank_before(state, x);
        if (way.tank.exists() || !is_free(state, x)) break;
    }
    return way;
}

Thing cart_at(const BattleState& state, const Convoy& convoy, int x) {
    Thing cart;
    cart.kind = cart.was = convoy.kind();
    cart.size = cart.full = Thing::kCartLong;
    cart.strength = Thing::kCartStrength;
    cart.fuel = cart.whole_fuel();
    cart.lot = (mix(convoy.lot + static_cast<std::uint32_t>(x)) & ~1u) | (convoy.side > 0 ? 1 : 0);
    cart.at = {static_cast<float>(x) + 0.5f, ground_about(state.ground, x)};
    return cart;
}

/// A tank that's rammed keeps its last health: traffic wins no round.
void ram(BattleState& state, TankId tank) {
    const int amount = std::min(kRammedHealth, state.tank(tank).health - 1);
    if (amount > 0) hurt_by_impact(state, tank, amount, -1, HurtCause::ram, Piercing::none);
}

/// Lets it come as far as it can. Without room for a cart it doesn't come at all.
void come(BattleState& state, const Convoy& convoy) {
    const Way way = way_of(state, convoy);
    int carts = 0;
    for (int along = way.columns - 1; carts < convoy.carts && along >= 0; along -= kCartGap, ++carts)
        state.things.push_back(cart_at(state, convoy, convoy.column(along)));
    if (carts == 0) return;
    state.emit(
        event::ConvoyCame{.carts = carts,
                          .stranger = convoy.kind() == Thing::Kind::stranger,
                          .at = state.things[state.things.size() - static_cast<std::size_t>(carts)].at});
    if (way.tank.exists()) ram(state, way.tank);
}

}  // namespace

void pass_convoys(BattleState& state) {
    if (state.rules.living_land != LivingLand::in_play) return;
    for (Thing& thing : state.things) {
        if (!thing.is_cart() || thing.gone) continue;
        thing.gone = true;
        state.emit(event::CartLeft{
            .stranger = thing.kind == Thing::Kind::stranger, .lot = thing.lot, .at = thing.at});
    }
    find_things(state);
    if (state.turns + 1 < kConvoyFrom) return;
    for (int number = 0; const Range& road : roads_of(state))
        if (const auto convoy = draw_convoy(state, road, number++)) come(state, *convoy);
    find_things(state);
}

}  // namespace terramorph
