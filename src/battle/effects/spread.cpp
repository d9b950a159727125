#include "base/trig.h"
#include "battle/effects/effect.h"

namespace terramorph::spread_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"heads", "Warheads", "", 2, 20, 5, "how many shells leave the barrel at once", true},
    {"degrees", "Degrees", "degrees", 0.1, 30, 3, "between each of them and the next"},
};
constexpr ParameterId kHeads(kParameters, "heads");
constexpr ParameterId kDegrees(kParameters, "degrees");

Vec2<Fixed> turned(Vec2<Fixed> speed, double degrees) {
    const double radians = degrees * kPi / 180;
    const double along = cosine(radians);
    const double across = sine(radians);
    const auto x = static_cast<double>(speed.x);
    const auto y = static_cast<double>(speed.y);
    return {static_cast<Fixed>(x * along - y * across), static_cast<Fixed>(x * across + y * along)};
}

/// All are as fast as the single shell would be and guided like it, evenly to both sides of its path.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int heads = effect.whole(kHeads);
    for (int head = 0; head < heads; ++head) {
        const double off = effect.exact(kDegrees) * (head - (heads - 1) / 2.0);
        Shell shell = submunition(world.view().air, context, effect.leads_to, turned(context.speed, off));
        if (context.shell) {
            shell.flight.owner = context.shell->flight.owner;
            shell.guidance = context.shell->guidance;
            shell.contact = context.shell->contact;
        }
        world.launch_submunition(shell);
    }
}

void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    const int heads = effect.whole(kHeads);
    for (int head = 0; head < heads; ++head) {
        const double off = static_cast<double>(effect.number(kDegrees)) * (head - (heads - 1) / 2.0);
        forecast.fly(forecast.flight(place.at, turned(place.speed, off), forecast.shooter()), effect.leads_to,
                     place.generation + 1, 1);
    }
}

Firepower firepower(const Effect& effect) { return {.heads = effect.number(kHeads)}; }

}  // namespace

const EffectKind kKind = {
    .name = "spread",
    .help = "fires several shells at once, in a fan",
    .words = {.summary = N_("a fan of {heads}"), .rank = 4, .heads = "{heads}"},
    .icon = "spread",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::fan,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::spread_effect
