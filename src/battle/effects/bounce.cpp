#include <cstdlib>

#include "battle/effects/effect.h"

namespace terramorph::bounce_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"times", "Times", "", 1, 7, 2, "how often it leaps on before it does what it does on impact", true},
    {"keep", "Speed kept", "%", 5, 100, 66, "how much of its speed each leap keeps", true},
};
constexpr ParameterId kTimes(kParameters, "times");
constexpr ParameterId kKeep(kParameters, "keep");

Fixed kept(Fixed speed, int percent) { return speed / 100 * percent; }

/// True if earth, a wall or the ceiling is in the way.
bool is_closed(const EffectWorld& world, Vec2<Fixed> place) {
    const CollisionScene scene = world.scene();
    const Vec2<Sixteenths> cell = sixteenths_of(place);
    const int x = static_cast<int>(place.x >> kFixedBits);
    const bool beside = x < 0 || x >= scene.ground.width();
    if (scene.walls != Walls::none && beside) return true;
    if (scene.walls != Walls::none && scene.ceiling > 0 && cell.y >= scene.ceiling * kColumn) return true;
    return scene.ground.solid(x, cell.y);
}

/// Leaps up and on, or back from an obstacle. Its `each` effects are applied at every touch but the last.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const bool on_its_way = context.shell && context.shell->bouncing == &effect;
    const int left = on_its_way ? context.shell->bounces_left : effect.whole(kTimes);
    world.emit(event::Bounced{.tank = context.tank, .at = columns_of(context.at)});
    world.apply(effect.leads_to.on(Trigger::each), context);

    EffectContext leap = context;
    leap.at = context.back(1);
    const bool down = is_closed(world, leap.at + Vec2<Fixed>{0, 2 * kFixedOne});
    if (!down) leap.at.y += kFixedOne;
    const Fixed step = context.speed.x < 0 ? -2 * kFixedOne : 2 * kFixedOne;
    const bool back = is_closed(world, leap.at + Vec2<Fixed>{step, 0});
    const Fixed along = kept(context.speed.x, effect.whole(kKeep));
    const Fixed up = kept(std::abs(context.speed.y), effect.whole(kKeep));
    Shell shell =
        submunition(world.view().air, leap, effect.leads_to, {back ? -along : along, down ? -up : up});
    shell.bouncing = &effect;
    shell.bounces_left = left - 1;
    world.launch(shell);
}

/// The first touch and one leap on, from 2 columns higher; the real shell minds walls and leaps more often.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    forecast.trigger(effect.leads_to.on(Trigger::each), place);
    if (place.hit_tank >= 0) return;
    const Fixed keep = effect.whole(kKeep);
    const Vec2<Fixed> from = {place.at.x, place.at.y + 2 * kFixedOne};
    const Vec2<Fixed> speed = {place.speed.x / 100 * keep, std::abs(place.speed.y) / 100 * keep};
    forecast.fly(forecast.flight(from, speed, -1), effect.leads_to, place.generation + 1, 1);
}

}  // namespace

const EffectKind kKind = {
    .name = "bounce",
    .help = "leaps on from where it lands, a number of times",
    .words = {.summary = N_("leaps ahead {times} times"), .rank = 5},
    .icon = "leapfrog",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::rolls,
    .forecast = foresee,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::bounce_effect
