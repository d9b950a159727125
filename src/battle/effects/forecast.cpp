#include "battle/effects/forecast.h"

namespace terramorph {

void end_way(Forecast& forecast, const Effects& effects, const ForecastPlace& place) {
    const bool on_tank = place.hit_tank >= 0 && !effects.on(Trigger::on_tank).empty();
    const Trigger last = effects.on(Trigger::on_rest).empty() ? Trigger::on_impact : Trigger::on_rest;
    forecast.trigger(effects.on(on_tank ? Trigger::on_tank : last), place);
}

Fixed per_tick(float columns_per_second) {
    return static_cast<Fixed>(columns_per_second * 65536.0f) * 65536 / kTicksPerSecond;
}

bool is_within(const Hull& hull, Vec2<float> at, float reach) {
    return may_reach(hull, at, reach) && distance_to(hull, at) <= reach;
}

}  // namespace terramorph
