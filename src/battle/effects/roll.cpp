#include <algorithm>

#include "battle/debris.h"
#include "battle/effects/effect.h"

namespace terramorph::roll_effect {

namespace {

constexpr std::string_view kKinds[] = {"ball", "boulder"};

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 2, 40, 5, "of the ball", true},
    {"fuse", "Fuse", "s", 1, 30, 8, "until its `after` effects at the latest"},
    {"bounce", "Bounce", "%", 0, 100, 20, "of its speed that it keeps when it bounces; from 50 on it slides",
     true},
    {"kind", "Kind", "", 0, 1, 0, "a boulder crushes what it rolls over, and has no effects of its own", true,
     kKinds},
};
constexpr ParameterId kRadius(kParameters, "radius");
constexpr ParameterId kFuse(kParameters, "fuse");
constexpr ParameterId kBounce(kParameters, "bounce");
constexpr ParameterId kKind(kParameters, "kind");
constexpr ParameterChoice kBoulder(kParameters, "kind", "boulder");

constexpr float kLively = 0.5f;  // from this bounce on it bounces at its first touch too

/// Becomes a ball that rolls downhill until `on_tank`, `on_rest` or `after`. If it hits a hull, or anything
/// with a contact fuze, its on_tank effects are applied at once.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const bool boulder = effect.is(kBoulder);
    const bool at_tank = context.hit_tank >= 0 && !context.shielded;
    const bool at_once = at_tank || (context.shell && context.shell->contact);
    if (at_once && !boulder) return world.apply(effect.leads_to.on(Trigger::on_tank), context);
    Debris ball;
    ball.kind = boulder ? Debris::Kind::boulder : Debris::Kind::roller;
    ball.effects = boulder ? nullptr : &effect.leads_to;
    ball.tank = context.tank;
    ball.generation = context.generation + 1;
    ball.radius = effect.number(kRadius);
    ball.fuse = effect.ticks(kFuse);
    ball.bounce = effect.number(kBounce) / 100;
    ball.body.at = columns_of(context.back(effect.whole(kRadius) + 1));
    const Vec2<float> speed = columns_of(context.speed) * static_cast<float>(kTicksPerSecond);
    const bool lively = boulder || ball.bounce >= kLively;
    ball.body.velocity = lively ? speed : Vec2<float>{speed.x * 0.5f, 0};
    world.add_debris(ball);
    world.emit(event::StartedRolling{.tank = context.tank, .at = columns_of(context.at)});
}

constexpr int kMaxWay = 400;  // columns that a computer foresees
constexpr float kNear = 8;    // columns: distance at which it meets a tank

/// Follows the surface downhill to a tank or to where it comes to rest. A real ball bounces.
ForecastPlace rolled(const Forecast& forecast, ForecastPlace place) {
    const Ground& ground = forecast.ground();
    const auto top = [&](int column) { return ground.top(std::clamp(column, 0, ground.width() - 1)); };
    int x = static_cast<int>(place.at.x >> kFixedBits);
    int way = place.speed.x < 0 ? -1 : 1;
    for (int gone = 0; gone < kMaxWay && place.hit_tank < 0; ++gone) {
        if (top(x + way) > top(x) && top(x - way) < top(x)) way = -way;
        if (top(x + way) > top(x) || x + way < 0 || x + way >= ground.width()) break;
        x += way;
        place.at = {x * kFixedOne, fixed_of(top(x))};
        for (const Hull& hull : forecast.hulls())
            if (is_within(hull, columns_of(place.at), kNear)) place.hit_tank = hull.tank;
    }
    return place;
}

void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    end_way(forecast, effect.leads_to, rolled(forecast, place));
}

}  // namespace

const EffectKind kKind = {
    .name = "roll",
    .help = "becomes a ball that rolls downhill",
    .words = {.summary = N_("rolls downhill"), .rank = 8},
    .icon = "roller",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::rolls,
    .forecast = foresee,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::roll_effect
