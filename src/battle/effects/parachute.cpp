#include "battle/effects/effect.h"

namespace terramorph::parachute_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"sink", "Sinking", "columns/s", 10, 85, 75, "how fast a tank sinks on it"},
};
constexpr ParameterId kSink(kParameters, "sink");

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !world.tank(context.tank).alive) return;
    world.open_parachute(context.tank, effect.number(kSink));
}

bool is_idle(const BattleRules& rules) { return !rules.fall_damage; }

float amount(const Effect& /*effect*/) { return 15; }

}  // namespace

const EffectKind kKind = {
    .name = "parachute",
    .help = "lets a falling tank sink slowly, and drift with the wind",
    .words = {.summary = N_("softens a fall"), .rank = 22},
    .icon = "parachute",
    .parameters = kParameters,
    .apply = apply,
    .is_idle = is_idle,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 3},
};

}  // namespace terramorph::parachute_effect
