#include <algorithm>

#include "battle/effects/effect.h"
#include "battle/world/flow_surface.h"

namespace terramorph::burn_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"drops", "Drops", "", 1, 1000, 60, "how many drops of fire", true},
    {"spread", "Spread", "columns", 0, 400, 60, "how far the fire runs over level ground", true},
    {"seconds", "Seconds", "seconds", 0.5, 20, 5,
     "until the last drop near a tank has burnt out; others go out sooner"},
    {"damage", "Damage", "each second", 0, 50, 0.35, "by each drop that is near enough to a tank"},
    {"reach", "Reach", "columns", 0, 100, 15, "how near is near enough", true},
};
constexpr ParameterId kDrops(kParameters, "drops");
constexpr ParameterId kSpread(kParameters, "spread");
constexpr ParameterId kSeconds(kParameters, "seconds");
constexpr ParameterId kDamage(kParameters, "damage");
constexpr ParameterId kReach(kParameters, "reach");

constexpr Sixteenths kThickness{24};  // by which a drop raises others flowing over it
constexpr int kDropsPerTick = 3;
constexpr Ticks kLookAround = 8 * kTick;  // between a resting drop's searches for a way down
constexpr Ticks kDamageEvery = 6 * kTick;
constexpr float kLicks = 4;    // columns: how far its flames are from a drop
constexpr int kSmoulders = 3;  // times as fast a drop burns out that lies where it reaches nobody

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const FlowSurface surface(world.view());
    world.emit(event::CaughtFire{.tank = context.tank, .at = columns_of(context.at)});
    const int drops = effect.whole(kDrops);
    const int wind = (world.view().air.wind > 0) - (world.view().air.wind < 0);
    for (int number = 0; number < drops; ++number) {
        // The first ones run farthest, so that none lies in the way of the next.
        const int run = effect.whole(kSpread) * (drops - number) / drops;
        const int side = wind != 0 ? wind : number % 2 == 0 ? -1 : 1;
        OngoingEffect drop = drop_at(surface, effect, context, side, run);
        drop.state[Drop::heading] = side;
        drop.state[Drop::own] = number;
        drop.waits = Ticks::of(number / kDropsPerTick);
        if (!world.start_effect(drop)) return;
    }
}

/// Drops burn out in pairs, one pair after the other, over the last quarter of the time.
Ticks lifetime(const OngoingEffect& drop) {
    const Ticks longest = drop.effect->ticks(kSeconds);
    const auto pair = static_cast<std::uint32_t>(drop.state[Drop::own] / 2);
    return longest - Ticks::of(mix(pair) % (longest.count() / 4 + 1));
}

/// Returns true if it still burns.
bool move(const EffectWorld& world, OngoingEffect& drop) {
    const FlowSurface surface(world.view(), kThickness);
    const auto [x, y] = place_of(drop);
    const bool stays = lies(drop) && surface.air(x, y).bottom == y;
    if (stays && drop.ticks % kLookAround != 0) return true;
    const DropState state = move_drop(surface, world.view().air, drop);
    return state == DropState::moves || state == DropState::lies;
}

/// Returns true if it reaches anybody.
bool damage(EffectWorld& world, const OngoingEffect& drop) {
    const float reach = drop.effect->number(kReach);
    const int each = drop.effect->thousandths(kDamage, kDamageEvery);
    const Vec2<float> at = columns_of(drop.context.at);
    bool reached = false;
    for (const Hull& hull : world.view().hulls) {
        if (distance_to(hull, at) > reach) continue;
        world.hurt_slowly(hull.tank, each, drop.context.tank, HurtCause::fire);
        reached = true;
    }
    return reached;
}

bool is_in_water(const WorldView& world, DropPlace at) { return at.y < world.water_at(at.x, at.y); }

bool update(EffectWorld& world, OngoingEffect& drop) {
    if (drop.ticks > lifetime(drop)) return false;
    const int from = place_of(drop).x;
    if (!FlowSurface(world.view()).holds(from)) return false;
    if (lies(drop)) world.count_flame(from, -1);
    if (!move(world, drop) || is_in_water(world.view(), place_of(drop))) return false;
    if (lies(drop)) world.count_flame(place_of(drop).x, 1);
    const Vec2<float> at = columns_of(drop.context.at);
    world.light(at, at, kLicks);
    const bool due = (drop.ticks + Ticks::of(drop.state[Drop::own])) % kDamageEvery == 0;
    if (due && !damage(world, drop) && lies(drop)) drop.ticks += (kSmoulders - 1) * kDamageEvery;
    return true;
}

/// The damage to a tank in the middle, which half of the drops are expected to reach.
float expected_strength(const Effect& effect) {
    return effect.number(kDrops) * effect.number(kDamage) * effect.number(kSeconds) / 2;
}

/// Expects a smaller reach than firepower() does.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    const float strength = expected_strength(effect);
    const float radius = effect.number(kReach) + effect.number(kSpread) / 4;
    if (strength <= 0) return;
    forecast.add_damage({.at = columns_of(place.at), .radius = radius, .strength = strength, .even = true});
}

Firepower firepower(const Effect& effect) {
    return {.reach = effect.number(kReach) + effect.number(kSpread) / 2,
            .strength = expected_strength(effect)};
}

}  // namespace

const EffectKind kKind = {
    .name = "burn",
    .help = "burns: fire that flows downhill, and with the wind",
    .words = {.summary = N_("flowing fire"), .rank = 9},
    .icon = "napalm",
    .parameters = kParameters,
    .apply = apply,
    .update = update,
    .visual = VisualKind::flame,
    .purpose = Purpose::burns,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::burn_effect
