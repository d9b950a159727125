#include <algorithm>
#include <vector>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr std::string_view kWays[] = {"random", "target"};

constexpr Parameter kParameters[] = {
    {"with", "With", "", 0, 1, 0, "any other tank by chance, or the one nearest to the target", true, kWays},
};

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
    if (all.empty() || (effect.whole(0) != 0 && !target)) return;
    const int other = effect.whole(0) == 0
                          ? all[static_cast<std::size_t>(battle.random().below(static_cast<int>(all.size())))]
                          : nearest(battle, all, *target);
    const BodyState here = battle.tank(context.tank).body;
    const BodyState there = battle.tank(other).body;
    battle.put(context.tank, there.at, there.angle);
    battle.put(other, here.at, here.angle);
}

Refusal validate(const Battle& battle, const Effect& effect, int tank) {
    if (others(battle, tank).empty()) return error("there is nobody to change places with");
    const bool lost = effect.whole(0) != 0 && !battle.tanks()[static_cast<std::size_t>(tank)].target;
    return lost ? Refusal(error("it needs a target: choose whom to change places with first")) : std::nullopt;
}

}  // namespace

extern const EffectKind k_swap;
const EffectKind k_swap = {.name = "swap",
                           .help = "lets its tank change places with another",
                           .parameters = kParameters,
                           .apply = apply,
                           .validate = validate};

}  // namespace terramorph
