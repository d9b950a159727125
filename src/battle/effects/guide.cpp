#include "battle/effects/effect.h"
#include "battle/flight/guidance.h"

namespace terramorph::guide_effect {

namespace {

constexpr std::string_view kKinds[] = {"heat",     "homing", "ballistic", "horizontal",
                                       "vertical", "lazy",   "weave"};

constexpr Parameter kParameters[] = {
    {"kind", "Kind", "", 0, 6, 0, "how it finds its way", true, kKinds},
    {"reach", "Reach", "columns", 10, 2000, 100, "of heat: how near an enemy must be to be felt", true},
    {"strength", "Strength", "columns/s2", 1, 5000, 600, "how hard heat, homing and weave steer", true},
};
constexpr ParameterId kKind(kParameters, "kind");
constexpr ParameterId kReach(kParameters, "reach");
constexpr ParameterId kStrength(kParameters, "strength");

Guidance::Kind kind_of(const Effect& effect) { return static_cast<Guidance::Kind>(effect.whole(kKind) + 1); }

bool needs_target(const Effect& effect) { return has_target(kind_of(effect)); }

/// Only guidance that helps a shot aimed without it is useful.
float amount(const Effect& effect) {
    using enum Guidance::Kind;
    const Guidance::Kind kind = kind_of(effect);
    return kind == heat || kind == homing || kind == ballistic || kind == lazy ? 30 : 0;
}

/// Guides the shell or, if there is none because an item is used, the tank's next one.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    Guidance guidance;
    guidance.kind = kind_of(effect);
    guidance.reach = effect.whole(kReach);
    guidance.strength = effect.whole(kStrength);
    if (context.shell)
        guide(*context.shell, guidance, world);
    else if (context.tank >= 0)
        world.tank(context.tank).guidance = guidance;
}

Refusal validate(const EffectWorld& world, const Effect& /*effect*/, TankId tank) {
    const bool guided = world.view().tank(tank).guidance.kind != Guidance::Kind::none;
    return guided ? Refusal(error("the next shot is already guided")) : std::nullopt;
}

}  // namespace

// Computers don't know where a guided shell comes down.
const EffectKind kKind = {
    .name = "guide",
    .help = "steers a shell",
    .words = {.summary = N_("{kind} guidance"), .rank = 16},
    .icon = "guidance",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .needs_target = needs_target,
    .purpose = Purpose::guidance,
    .forecast = cannot_foresee,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = kShotsPerRound},
};

}  // namespace terramorph::guide_effect
