#include "battle/effects/effect.h"

namespace terramorph::heap_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 70, "of the ball of earth that is added", true},
};
constexpr ParameterId kRadius(kParameters, "radius");

/// Adds earth around whatever stands there, never inside a hull.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int radius = effect.whole(kRadius);
    const Vec2<int> at = cells_of(context.at);
    world.heap(disc(at.x, at.y, radius * kSub));
    world.emit(event::Heaped{
        .tank = context.tank, .radius = static_cast<float>(radius), .at = columns_of(context.at)});
}

}  // namespace

const EffectKind kKind = {
    .name = "heap",
    .help = "adds a ball of earth",
    .words = {.summary = N_("heaps {radius} of earth"), .rank = 34},
    .icon = "dirt",
    .parameters = kParameters,
    .apply = apply,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::heap_effect
