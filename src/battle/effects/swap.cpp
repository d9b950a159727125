#include <algorithm>
#include <vector>

#include "base/random.h"
#include "battle/effects/effect.h"

namespace terramorph::swap_effect {

namespace {

constexpr std::string_view kWays[] = {"random", "target"};

constexpr Parameter kParameters[] = {
    {"with", "With", "", 0, 1, 0, "any other tank by chance, or the one nearest to the target", true, kWays},
};
constexpr ParameterChoice kWithTarget(kParameters, "with", "target");

std::vector<TankId> others(const EffectWorld& world, TankId tank) {
    std::vector<TankId> others;
    for (const Hull& hull : world.view().hulls)
        if (hull.tank != tank) others.push_back(hull.tank);
    return others;
}

TankId nearest(const EffectWorld& world, const std::vector<TankId>& tanks, Vec2<int> target) {
    const auto far = [&](TankId number) {
        const Vec2<float> at = world.view().tank(number).middle();
        const Vec2<float> way = at - Vec2<float>{static_cast<float>(target.x), static_cast<float>(target.y)};
        return way.x * way.x + way.y * way.y;
    };
    return *std::min_element(tanks.begin(), tanks.end(), [&](TankId a, TankId b) { return far(a) < far(b); });
}

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !world.tank(context.tank).alive) return;
    const std::vector<TankId> all = others(world, context.tank);
    const auto target = world.tank(context.tank).target;
    if (all.empty() || (effect.is(kWithTarget) && !target)) return;
    const TankId other = !effect.is(kWithTarget) ? all[world.random().below(static_cast<int>(all.size()))]
                                                 : nearest(world, all, *target);
    const BodyState here = world.tank(context.tank).body;
    const BodyState there = world.tank(other).body;
    world.place_tank(context.tank, there.at, there.angle);
    world.place_tank(other, here.at, here.angle);
}

Refusal validate(const EffectWorld& world, const Effect& effect, TankId tank) {
    if (others(world, tank).empty()) return error("there's nobody to swap places with");
    const bool lost = effect.is(kWithTarget) && !world.view().tank(tank).target;
    return lost ? Refusal(error("needs a target: choose who to swap places with first")) : std::nullopt;
}

bool needs_target(const Effect& effect) { return effect.is(kWithTarget); }

/// Computers choose nobody to change places with.
float amount(const Effect& effect) { return effect.is(kWithTarget) ? 0 : 10; }

}  // namespace

const EffectKind kKind = {
    .name = "swap",
    .help = "lets its tank change places with another",
    .words = {.summary = N_("swaps places"), .rank = 18},
    .icon = "swap",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .needs_target = needs_target,
    .purpose = Purpose::escape,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1},
};

}  // namespace terramorph::swap_effect
