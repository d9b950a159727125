#include "battle/effects/effect.h"

namespace terramorph::carve_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 60, "of the ball of earth that is removed", true},
};
constexpr ParameterId kRadius(kParameters, "radius");

/// Removes earth and harms nobody.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int radius = effect.whole(kRadius);
    const Vec2<Sixteenths> at = sixteenths_of(context.at);
    world.carve(disc(at.x, at.y, radius * kColumn));
    world.emit(
        event::Dug{.tank = context.tank, .radius = static_cast<float>(radius), .at = columns_of(context.at)});
}

void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& /*place*/) {
    forecast.open_earth(effect.number(kRadius));
}

}  // namespace

const EffectKind kKind = {
    .name = "carve",
    .help = "removes a ball of earth and harms nobody",
    .words = {.summary = N_("hole radius {radius} m"), .rank = 33},
    .icon = "riot",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::digs,
    .forecast = foresee,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::carve_effect
