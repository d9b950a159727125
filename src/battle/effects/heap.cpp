#include "battle/effects/effect.h"
#include "battle/world/mound.h"

namespace terramorph::heap_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 70, "of the half ball of earth that becomes a mound", true},
};
constexpr ParameterId kRadius(kParameters, "radius");

std::int64_t half_ball(int radius) {
    std::int64_t cells = 0;
    for (const Span& chord : disc({}, {}, radius * kColumn).chords) cells += chord.length().count();
    return cells / 2;
}

/// Adds loose earth around whatever stands there, never inside a hull.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int radius = effect.whole(kRadius);
    const Vec2<Sixteenths> at = sixteenths_of(context.at);
    const std::int64_t cells = half_ball(radius);
    if (const Chords mound = mound_of(world.view().ground, at, cells); !mound.empty())
        world.deposit(mound, cells);
    world.emit(event::Heaped{
        .tank = context.tank, .radius = static_cast<float>(radius), .at = columns_of(context.at)});
}

}  // namespace

const EffectKind kKind = {
    .name = "heap",
    .help = "adds a mound of loose earth",
    .words = {.summary = N_("mound radius {radius} m"), .rank = 34},
    .icon = "dirt",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::heaps,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::heap_effect
