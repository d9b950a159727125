#include <algorithm>
#include <array>

#include "battle/effects/batteries.h"
#include "battle/effects/effect.h"

namespace terramorph::blast_effect {

namespace {

constexpr std::array<std::string_view, 2> kNoYes = {"no", "yes"};
constexpr std::array<std::string_view, 3> kPiercings = {"no", "yes", "half"};
constexpr std::array<std::string_view, 2> kPlaces = {"here", "owner"};

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 40, "how far the explosion reaches", true},
    {"strength", "Strength", "", 0, 500, 100, "the damage at its middle"},
    {"height", "Height", "%", 5, 100, 100, "how far it reaches up and down: less than its radius if flat",
     true},
    {"digs", "Digs", "", 0, 1, 1, "whether it leaves a crater", true, kNoYes},
    {"pierces", "Pierces", "", 0, 2, 0, "whether it goes past shields: half strips them as well", true,
     kPiercings},
    {"around", "Around", "", 0, 1, 0, "where it happens, or about its owner, who is spared", true, kPlaces},
    {"batteries", "Batteries", "", 0, 10, 0, "how many of its owner's it uses up at most", true},
    {"per_battery", "Per battery", "columns", 0, 40, 14, "how much larger it is for each battery", true},
};
constexpr ParameterId kRadius(kParameters, "radius");
constexpr ParameterId kStrength(kParameters, "strength");
constexpr ParameterId kHeight(kParameters, "height");
constexpr ParameterId kBatteries(kParameters, "batteries");
constexpr ParameterId kPerBattery(kParameters, "per_battery");
constexpr ParameterChoice kCrater(kParameters, "digs", "yes");
constexpr ParameterId kPierces(kParameters, "pierces");
constexpr ParameterChoice kAroundOwner(kParameters, "around", "owner");

Blast blast_of(const Effect& effect, int batteries) {
    return {.radius = effect.number(kRadius) + effect.number(kPerBattery) * static_cast<float>(batteries),
            .strength = effect.number(kStrength),
            .height = effect.whole(kHeight),
            .digs = effect.is(kCrater),
            .pierces = static_cast<Piercing>(effect.whole(kPierces))};
}

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    EffectContext middle = context;
    Blast blast = blast_of(effect, spend_batteries(world, context.tank, effect.whole(kBatteries)));
    if (effect.is(kAroundOwner) && context.tank >= 0) {
        middle.at = fixed_of(world.tank(context.tank).middle());
        blast.spared = context.tank;
    }
    world.blast(middle, blast);
}

/// A blast around its owner reaches only who is near.
Refusal validate(const EffectWorld& world, const Effect& effect, TankId tank) {
    if (!effect.is(kAroundOwner)) return std::nullopt;
    const WorldView& view = world.view();
    const Tank& owner = view.tank(tank);
    const ItemId battery = find_battery(view.arsenal);
    const int batteries = battery.exists() ? owner.kit.items[battery] : 0;
    const float reach = blast_of(effect, std::min(batteries, effect.whole(kBatteries))).radius;
    for (const Hull& hull : view.hulls)
        if (hull.tank != tank && distance_to(hull, owner.middle()) < reach) return std::nullopt;
    return error("nobody is near enough");
}

void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    const Blast blast = blast_of(effect, std::min(forecast.batteries(), effect.whole(kBatteries)));
    if (blast.strength <= 0) return;
    ExpectedDamage damage{.at = columns_of(place.at),
                          .radius = blast.radius,
                          .strength = blast.strength,
                          .height = blast.height,
                          .hit_tank = place.hit_tank,
                          .shielded = place.shielded,
                          .pierces = blast.pierces};
    if (effect.is(kAroundOwner)) {
        damage.at = forecast.shooter_middle();
        damage.spared = forecast.shooter();
    }
    forecast.add_damage(damage);
}

Firepower firepower(const Effect& effect) {
    return {.reach = effect.number(kRadius), .strength = effect.number(kStrength)};
}

float amount(const Effect& effect) { return effect.number(kRadius); }

}  // namespace

const EffectKind kKind = {
    .name = "blast",
    .help = "an explosion: digs a crater, hurts and throws tanks",
    .words = {.summary = N_("blast radius {radius} m"), .rank = 31, .radius = "{radius}", .damage = "{strength}"},
    .icon = "missile",
    .parameters = kParameters,
    .apply = apply,
    .validate = validate,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = {.amount = amount, .each = 0.2f, .enough = 1},
};

}  // namespace terramorph::blast_effect
