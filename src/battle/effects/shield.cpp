#include <algorithm>

#include "battle/effects/effect.h"

namespace terramorph::shield_effect {

namespace {

constexpr std::string_view kKinds[] = {"absorbs", "reflects", "deflects"};
constexpr std::string_view kNoYes[] = {"no", "yes"};

constexpr Parameter kParameters[] = {
    {"kind", "Kind", "", 0, 2, 0, "takes the harm, throws shells back, or pushes up what is above its tank",
     true, kKinds},
    {"strength", "Strength", "", 1, 1000, 100,
     "the harm that it can take; turning shells away wears it off more slowly", true},
    {"push", "Push", "columns/s2", 0, 4000, 1200, "of one that deflects: right above the tank", true},
    {"laser_proof", "Laser-proof", "", 0, 1, 0, "whether beams end at it", true, kNoYes},
};
constexpr ParameterId kKind(kParameters, "kind");
constexpr ParameterId kStrength(kParameters, "strength");
constexpr ParameterId kPush(kParameters, "push");
constexpr ParameterChoice kLaserProof(kParameters, "laser_proof", "yes");

Shield shield_of(const Effect& effect) {
    Shield shield;
    shield.kind = static_cast<Shield::Kind>(effect.whole(kKind) + 1);  // "none" has no name
    shield.strength = shield.full = effect.whole(kStrength);
    shield.push = effect.whole(kPush);
    shield.laser_proof = effect.is(kLaserProof);
    return shield;
}

/// Replaces a shield that is up.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !world.tank(context.tank).alive) return;
    Tank& tank = world.tank(context.tank);
    tank.shield = shield_of(effect);
    world.emit(
        event::ShieldRaised{.tank = context.tank, .strength = tank.shield.strength, .at = tank.middle()});
}

Refusal validate(const EffectWorld& world, const Effect& effect, TankId tank) {
    const bool up = world.view().tank(tank).shield == shield_of(effect);
    return up ? Refusal(error("the same shield is already up, at full strength")) : std::nullopt;
}

float amount(const Effect& effect) { return effect.number(kStrength); }

}  // namespace

const EffectKind kKind = {
    .name = "shield",
    .help = "raises a shield about its tank",
    .words = {.summary = N_("{kind} up to {strength}"), .rank = 20},
    .icon = "shield",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .purpose = Purpose::shield,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 3},
};

}  // namespace terramorph::shield_effect
