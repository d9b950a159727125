#include "battle/effects/effect.h"

namespace terramorph::shake_down_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"reach", "Reach", "columns", 100, 20000, 20000, "how far hollow ground breaks", true},
    {"shake", "Shake", "%", 0, 90, 75, "how much weaker it makes the earth, for a moment", true},
};
constexpr ParameterId kReach(kParameters, "reach");
constexpr ParameterId kWeakens(kParameters, "shake");

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    world.shake_earth({.x = column_of(sixteenths_of(context.at).x),
                       .reach = effect.whole(kReach),
                       .percent = effect.whole(kWeakens),
                       .even = true},
                      Shaking::all_that_hangs);
    world.emit(event::Quaked{.tank = context.tank,
                             .radius = static_cast<float>(world.view().ground.width()),
                             .at = columns_of(context.at)});
}

Refusal validate(const EffectWorld& world, const Effect& /*effect*/, TankId /*tank*/) {
    const Ground& ground = world.view().ground;
    for (int x = 0; x < ground.width(); ++x)
        if (ground.hangs(x)) return std::nullopt;
    return error("there's no hanging earth here: dig first");
}

/// Nothing hangs where all loose earth pours down at once.
bool is_idle(const BattleRules& rules) {
    return rules.loose_earth == LooseEarth::pours && rules.suspend_chance == 0;
}

}  // namespace

// Computers don't know who is below the earth that comes down.
const EffectKind kKind = {
    .name = "shake_down",
    .help = "lets all earth that hangs come down",
    .words = {.summary = N_("drops hanging earth"), .rank = 13},
    .icon = "quake",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .is_idle = is_idle,
    .purpose = Purpose::shakes,
    .forecast = cannot_foresee,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::shake_down_effect
