#include <algorithm>
#include <array>
#include <vector>

#include "battle/effect_world.h"

namespace terramorph {

namespace {

/// Nobody dies of it, however strong its owner is; shield and armour keep off what they can.
void drain_health(EffectWorld& world, int percent, int number, int by) {
    const int health = world.tank(number).health;
    const int force = by < 0 ? 100 : world.tank(by).force;
    const int bearable = (health * 100 - 1) / force;
    if (health > 0) world.hurt(number, std::min(health * percent / 100, bearable), by);
}

/// One percent is always left.
void drain_force(EffectWorld& world, int percent, int number, int by) {
    Tank& drained = world.tank(number);
    drained.force = std::max(1, drained.force * (100 - percent) / 100);
    world.emit({.kind = Event::Kind::weakened,
                .tank = number,
                .other = by,
                .amount = drained.force,
                .at = drained.middle()});
}

void drain_shield(EffectWorld& world, int percent, int number, int by) {
    const Tank& drained = world.tank(number);
    if (!drained.shield.up()) return;
    const int taken = (drained.shield.strength * percent + 99) / 100;
    world.emit({.kind = Event::Kind::shielded,
                .tank = number,
                .other = by,
                .amount = taken,
                .at = drained.middle()});
    world.wear_shield(number, taken);
}

constexpr std::array kDrains = {drain_health, drain_force, drain_shield};
constexpr std::array<std::string_view, kDrains.size()> kWhat = {"health", "force", "shield"};

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 75, "how far it reaches", true},
    {"what", "What", "", 0, 2, 0, "it takes: health, the strength of weapons or of the shield", true, kWhat},
    {"percent", "Percent", "%", 1, 100, 50, "of what there still is, that it takes", true},
};

/// From every tank that it reaches, its owner too.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const auto drain = kDrains[static_cast<std::size_t>(effect.whole(1))];
    const std::vector<Hull> hulls(world.view().hulls.begin(), world.view().hulls.end());
    for (const Hull& hull : hulls) {
        const float distance = distance_to(hull, columns_of(context.at));
        const bool reached = hull.tank == context.hit_tank || distance < effect.number(0);
        if (reached) drain(world, effect.whole(2), hull.tank, context.tank);
    }
}

}  // namespace

extern const EffectKind k_drain;
const EffectKind k_drain = {"drain", "takes a part of a tank away", kParameters, apply};

}  // namespace terramorph
