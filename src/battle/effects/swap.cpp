#include <algorithm>
#include <vector>

#include "battle/effects/effect.h"

namespace terramorph::swap_effect {

namespace {

constexpr std::string_view kWays[] = {"random", "target"};

constexpr Parameter kParameters[] = {
    {"with", "With", "", 0, 1, 0, "any other tank by chance, or the one nearest to the target", true, kWays},
};
constexpr ParameterChoice kWithTarget(kParameters, "with", "target");

std::vector<int> others(const Battle& battle, int tank) {
    std::vector<int> others;
    for (const Hull& hull : battle.hulls())
        if (hull.tank != tank) others.push_back(hull.tank);
    return others;
}

int nearest(const Battle& battle, const std::vector<int>& tanks, Vec2<int> target) {
    const auto far = [&](int number) {
        const Vec2<float> at = battle.tanks()[static_cast<std::size_t>(number)].middle();
        const Vec2<float> way = at - Vec2<float>{static_cast<float>(target.x), static_cast<float>(target.y)};
        return way.x * way.x + way.y * way.y;
    };
    return *std::min_element(tanks.begin(), tanks.end(), [&](int a, int b) { return far(a) < far(b); });
}

void apply(Battle& battle, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !battle.tank(context.tank).alive) return;
    const std::vector<int> all = others(battle, context.tank);
    const auto target = battle.tank(context.tank).target;
    if (all.empty() || (effect.is(kWithTarget) && !target)) return;
    const int other = !effect.is(kWithTarget)
                          ? all[static_cast<std::size_t>(battle.random().below(static_cast<int>(all.size())))]
                          : nearest(battle, all, *target);
    const BodyState here = battle.tank(context.tank).body;
    const BodyState there = battle.tank(other).body;
    battle.put(context.tank, there.at, there.angle);
    battle.put(other, here.at, here.angle);
}

Refusal validate(const Battle& battle, const Effect& effect, int tank) {
    if (others(battle, tank).empty()) return error("there is nobody to change places with");
    const bool lost = effect.is(kWithTarget) && !battle.tanks()[static_cast<std::size_t>(tank)].target;
    return lost ? Refusal(error("it needs a target: choose whom to change places with first")) : std::nullopt;
}

bool needs_target(const Effect& effect) { return effect.is(kWithTarget); }

}  // namespace

const EffectKind kKind = {
    .name = "swap",
    .help = "lets its tank change places with another",
    .words = {.summary = N_("changes places"), .rank = 18},
    .icon = "swap",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .needs_target = needs_target,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::swap_effect
