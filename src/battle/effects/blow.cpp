#include <cstdlib>

#include "base/random.h"
#include "battle/content/rules.h"
#include "battle/effects/effect.h"

namespace terramorph::blow_effect {

namespace {

constexpr std::string_view kWays[] = {"random", "shift"};

constexpr Parameter kParameters[] = {
    {"way", "Way", "", 0, 1, 0, "any wind by chance, or more of it to where the barrel points", true, kWays},
    {"by", "By", "columns/s2", 1, 80, 10, "how much it shifts the wind", true},
};
constexpr ParameterId kBy(kParameters, "by");
constexpr ParameterChoice kAnyWind(kParameters, "way", "random");

int shifted(const EffectWorld& world, const Effect& effect, TankId tank) {
    const bool right = world.view().tank(tank).angle < kHalfTurn / 2;
    return world.view().air.wind + (right ? effect.whole(kBy) : -effect.whole(kBy));
}

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int most = world.view().rules.most_wind;
    if (effect.is(kAnyWind)) return world.set_wind(world.random().from_to(-most, most));
    if (context.tank >= 0) world.set_wind(shifted(world, effect, context.tank));
}

Refusal validate(const EffectWorld& world, const Effect& effect, TankId tank) {
    const int most = world.view().rules.most_wind;
    if (most == 0) return error("there's never any wind here");
    const int wind = effect.is(kAnyWind) ? 0 : shifted(world, effect, tank);
    if (std::abs(wind) > most && std::abs(world.view().air.wind) == most)
        return error("the wind can't blow any harder that way");
    return std::nullopt;
}

bool is_idle(const BattleRules& rules) { return rules.most_wind == 0; }

/// Only where one knows which way.
float amount(const Effect& effect) { return effect.is(kAnyWind) ? 0 : 3; }

}  // namespace

const EffectKind kKind = {
    .name = "blow",
    .help = "changes the wind",
    .words = {.summary = N_("shifts the wind"), .rank = 25},
    .icon = "fan",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .is_idle = is_idle,
    .purpose = Purpose::wind,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 3},
};

}  // namespace terramorph::blow_effect
