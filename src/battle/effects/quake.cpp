#include <algorithm>
#include <cstdlib>

#include "base/random.h"
#include "battle/content/rules.h"
#include "battle/effects/effect.h"

namespace terramorph::quake_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 10, 800, 120, "how far it is felt", true},
    {"strength", "Strength", "each second", 0, 100, 5, "what it costs whoever stands there"},
    {"seconds", "Seconds", "seconds", 0.2, 10, 2, "how long it lasts"},
    {"shake", "Shake", "%", 0, 90, 30, "how much weaker it makes the earth in the middle, for a moment",
     true},
    {"shove", "Shove", "columns each second", 0, 80, 25, "how hard it throws tanks about", true},
};
constexpr ParameterId kRadius(kParameters, "radius");
constexpr ParameterId kStrength(kParameters, "strength");
constexpr ParameterId kSeconds(kParameters, "seconds");
constexpr ParameterId kWeakens(kParameters, "shake");
constexpr ParameterId kShove(kParameters, "shove");

constexpr Ticks kDamageEvery = 6 * kTick;
constexpr int kStrain = 4;  // of props, as often
constexpr Ticks kShoveEvery = 15 * kTick;
constexpr Ticks kCrumbleEvery = 2 * kTick;
constexpr Sixteenths kSteepest{24};        // per column: steeper slopes crumble
constexpr Sixteenths kCrumb{12};           // what a column loses at once, at most
constexpr float kHop = 12;                 // columns above the ground, to which a quake throws at most
constexpr Sixteenths kFall = 3 * kColumn;  // by which loose earth comes down at once

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    world.emit(
        event::Quaked{.tank = context.tank, .radius = effect.number(kRadius), .at = columns_of(context.at)});
    world.shake_earth({.x = column_of(sixteenths_of(context.at).x),
                       .reach = effect.whole(kRadius),
                       .percent = effect.whole(kWeakens)},
                      Shaking::slopes_too);
    OngoingEffect quake;
    quake.effect = &effect;
    quake.context = context;
    world.start_effect(quake);
}

/// The columns of the level that feel it.
Range felt(const EffectWorld& world, const OngoingEffect& quake) {
    const int x = sixteenths_of(quake.context.at).x / kColumn;
    const int radius = quake.effect->whole(kRadius);
    return {std::max(0, x - radius), std::min(world.view().ground.width(), x + radius + 1)};
}

/// Lowers loose earth a little, the lowest span of each column first; where it breaks, it does so by itself.
void loosen(EffectWorld& world, Range columns) {
    Shape from{columns.x0, {}};
    Chords to;
    for (int x = columns.x0; x < columns.x1; ++x) {
        const std::span<const Span> spans = world.view().ground.column(x);
        Span& away = from.chords.emplace_back();
        if (spans.size() < 2 || world.view().ground.is_held(x, 1)) continue;
        const Sixteenths drop = std::min({kFall, spans[1].bottom - spans[0].top, spans[1].length()});
        away = {spans[1].top - drop, spans[1].top};
        to.push_back({x, {spans[1].bottom - drop, spans[1].bottom}});
    }
    if (!to.empty()) world.deposit(to, world.carve(from, false));
}

/// The earth that a column loses from its top, and the side it falls to.
struct Crumb {
    Sixteenths height;
    int side = 0;
};

Crumb crumb_of(const Ground& ground, int x) {
    const Span top = ground.column(x).back();
    const Sixteenths left = x > 0 ? ground.top(x - 1) : top.top;
    const Sixteenths right = x + 1 < ground.width() ? ground.top(x + 1) : top.top;
    const Sixteenths excess = top.top - std::min(left, right) - kSteepest;
    return {std::clamp(excess / 3, Sixteenths{}, std::min(kCrumb, top.length())), left < right ? -1 : 1};
}

/// Moves a little earth from slopes that are too steep to their lower side.
void crumble(EffectWorld& world, Range columns) {
    const Ground& ground = world.view().ground;
    Shape from{columns.x0, {}};
    std::vector<Sixteenths> gained(static_cast<std::size_t>(columns.x1 - columns.x0 + 2));  // from x0 - 1 on
    for (int x = columns.x0; x < columns.x1; ++x) {
        const Crumb crumb = crumb_of(ground, x);
        from.chords.push_back({ground.top(x) - crumb.height, ground.top(x)});
        gained[x + crumb.side - columns.x0 + 1] += crumb.height;
    }
    const std::int64_t cells = world.carve(from, false);
    Chords to;
    for (std::size_t k = 0; k < gained.size(); ++k) {
        const int x = columns.x0 - 1 + static_cast<int>(k);
        if (gained[k] > Sixteenths{}) to.push_back({x, {ground.top(x), ground.top(x) + gained[k]}});
    }
    if (cells > 0) world.deposit(to, cells);
}

/// True if a tank stands on the ground, or only hops on it.
bool feels_the_ground(const EffectWorld& world, const Tank& tank) {
    if (tank.body.buried) return false;
    if (tank.airborne == 0) return true;
    const Ground& ground = world.view().ground;
    const int x = std::clamp(static_cast<int>(tank.body.at.x), 0, ground.width() - 1);
    return tank.body.at.y <= to_columns(ground.floor_below(x, Sixteenths::truncated(tank.body.at.y))) + kHop;
}

/// Damages the tanks that feel the ground, and throws about those that stand on it.
void shake_tanks(EffectWorld& world, const OngoingEffect& quake) {
    const Effect& effect = *quake.effect;
    const int each = effect.thousandths(kStrength, kDamageEvery);
    const int shove = effect.whole(kShove);
    for (const Hull& hull : world.view().hulls) {
        const Tank& tank = world.view().tank(hull.tank);
        if (!feels_the_ground(world, tank)) continue;
        if (distance_to(hull, columns_of(quake.context.at)) >= effect.number(kRadius)) continue;
        if (quake.ticks % kDamageEvery == 0)
            world.hurt_slowly(hull.tank, each, quake.context.tank, HurtCause::quake);
        if (quake.ticks % kShoveEvery != kTick || shove == 0 || tank.airborne > Ticks()) continue;
        const int sideways = world.random().from_to(-shove, shove);
        world.push(hull.tank, {static_cast<float>(sideways) / 2, static_cast<float>(shove)});
    }
}

bool update(EffectWorld& world, OngoingEffect& quake) {
    const Range columns = felt(world, quake);
    if (columns.empty() || quake.ticks > quake.effect->ticks(kSeconds)) return false;
    if (quake.ticks % kCrumbleEvery == 0) {
        if (world.view().rules.loose_earth != LooseEarth::breaks) loosen(world, columns);
        crumble(world, columns);
    }
    if (quake.ticks % kDamageEvery == 0) world.strain_props(columns, kStrain);
    shake_tanks(world, quake);
    return true;
}

Firepower firepower(const Effect& effect) {
    return {.reach = effect.number(kRadius), .strength = effect.number(kStrength) * effect.number(kSeconds)};
}

/// Expects damage to all tanks in reach, whether they stand on the ground or not.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    const auto [reach, strength, heads] = firepower(effect);
    if (strength <= 0) return;
    forecast.add_damage({.at = columns_of(place.at), .radius = reach, .strength = strength, .even = true});
}

}  // namespace

const EffectKind kKind = {
    .name = "quake",
    .help = "shakes the earth and whoever stands on it",
    .words = {.summary = N_("shakes the ground"), .rank = 12},
    .icon = "quake",
    .parameters = kParameters,
    .apply = apply,
    .update = update,
    .visual = VisualKind::quake,
    .purpose = Purpose::shakes,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::quake_effect
