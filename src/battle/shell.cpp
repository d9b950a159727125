#include "battle/shell.h"

#include "terrain/isqrt.h"

namespace terramorph {

Vec2<Fixed> EffectContext::back(int columns) const {
    constexpr std::int64_t kFine = kFixedOne / kChordOne;
    const Chord64 way = {speed.x / kFine, speed.y / kFine};
    const std::int64_t length = isqrt(way.x * way.x + way.y * way.y);
    if (length == 0) return {at.x, at.y + columns * kFixedOne};
    const auto part = [&](std::int64_t along) { return along * columns * kChordOne / length * kFine; };
    return {at.x - part(way.x), at.y - part(way.y)};
}

Shell submunition(const Air& air, const EffectContext& context, const Effects& effects, Vec2<Fixed> speed) {
    Shell shell;
    shell.effects = &effects;
    shell.tank = context.tank;
    shell.generation = context.generation + 1;
    shell.flight = begin_flight(air, context.at, speed, context.hit_tank);
    return shell;
}

}  // namespace terramorph
