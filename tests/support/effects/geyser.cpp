#include "support/effects/geyser.h"

#include "battle/effects/effect.h"

namespace terramorph::test {

namespace {

constexpr Parameter kParameters[] = {
    {"heat", "Heat", "degrees", 1, 50, 10, "what it costs everybody near", true},
    {"width", "Width", "columns", 1, 200, 60, "how near"},
};
constexpr ParameterId kHeat(kParameters, "heat");
constexpr ParameterId kWidth(kParameters, "width");

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    for (const Hull& hull : world.view().hulls)
        if (distance_to(hull, columns_of(context.at)) < effect.number(kWidth))
            world.hurt(hull.tank, effect.whole(kHeat), context.tank);
}

Firepower firepower(const Effect& effect) {
    return {.reach = effect.number(kWidth), .strength = effect.number(kHeat)};
}

void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    forecast.add_damage({.at = columns_of(place.at),
                         .radius = effect.number(kWidth),
                         .strength = effect.number(kHeat),
                         .even = true});
}

}  // namespace

const EffectKind kGeyser = {
    .name = "geyser",
    .help = "hot water for everybody near",
    .words = {.summary = "a geyser of {heat} degrees", .rank = 40},
    .icon = "liquid",
    .parameters = kParameters,
    .apply = apply,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::test
