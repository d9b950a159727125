#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"speed", "Speed", "columns/s", 20, 800, 300, "with which its tank takes off"},
};

/// Off it goes, to where its barrel points.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !world.tank(context.tank).alive) return;
    const Vec2<float> full = columns_of(muzzle_velocity(world.tank(context.tank).angle, kFullPower));
    world.push(context.tank, full * (effect.number(0) * (static_cast<float>(kTicksPerSecond) / kFullSpeed)));
}

Refusal validate(const EffectWorld& world, const Effect& /*effect*/, int tank) {
    const bool buried = world.view().tank(tank).body.entombed;
    return buried ? Refusal(error("the tank is buried: dig it out first")) : std::nullopt;
}

}  // namespace

extern const EffectKind k_rocket;
const EffectKind k_rocket = {.name = "rocket",
                             .help = "throws its tank up in the direction of its barrel",
                             .parameters = kParameters,
                             .apply = apply,
                             .validate = validate};

}  // namespace terramorph
