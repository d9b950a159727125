#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "battle/effects/effect.h"

namespace terramorph::wedge_effect {

namespace {

constexpr std::string_view kRemovedOrAdded[] = {"removed", "added"};
constexpr Parameter kParameters[] = {
    {"length", "Length", "columns", 5, 400, 90, "how far it reaches", true},
    {"width", "Width", "degrees", 5, 170, 60, "from edge to edge", true},
    {"earth", "Earth", "", 0, 1, 0, "what happens to it", true, kRemovedOrAdded},
};
constexpr ParameterId kLength(kParameters, "length");
constexpr ParameterId kWidth(kParameters, "width");
constexpr ParameterChoice kAdds(kParameters, "earth", "added");

using Direction = Vec2<double>;

/// The part of a column, at x from the tip, that is to the left of an edge from the tip in this direction; x
/// is in 1/16 column.
Span left_of(Direction edge, double x) {
    constexpr Sixteenths kFar{1 << 24};
    if (edge.x == 0) return edge.y * x <= 0 ? Span{-kFar, kFar} : Span{};
    const Sixteenths cut(static_cast<int>(std::floor(std::clamp(x * edge.y / edge.x, -1e7, 1e7))));
    return edge.x > 0 ? Span{cut, kFar} : Span{-kFar, cut};
}

Span both(Span a, Span b) { return {std::max(a.bottom, b.bottom), std::min(a.top, b.top)}; }

Direction turned(Direction way, double radians) {
    const double c = cosine(radians);
    const double s = sine(radians);
    return {way.x * c - way.y * s, way.x * s + way.y * c};
}

/// The part of a disc about `tip` that is within half of `width` (radians) of a direction.
Shape sector(Vec2<Sixteenths> tip, Direction way, Sixteenths radius, double width) {
    const Direction low = turned(way, -width / 2);
    const Direction high = turned(way, width / 2);
    Shape shape = disc(tip.x, tip.y, radius);
    for (std::size_t k = 0; k < shape.chords.size(); ++k) {
        const Sixteenths middle = (shape.x0 + static_cast<int>(k)) * kColumn + kColumn / 2;
        const double x = static_cast<double>((middle - tip.x).count());
        const Span inside = both(left_of(low, x), left_of({-high.x, -high.y}, x));
        Span& chord = shape.chords[k];
        chord = both(chord, {tip.y + inside.bottom, tip.y + inside.top});
        if (chord.empty()) chord = {};
    }
    return shape;
}

Vec2<float> columns(Direction way, float length) {
    return Vec2<float>{static_cast<float>(way.x), static_cast<float>(way.y)} * length;
}

/// The direction of the shot or, without power, of the barrel.
Direction direction_of(const EffectWorld& world, const EffectContext& context) {
    Vec2<Fixed> speed = context.speed;
    if (speed == Vec2<Fixed>{} && context.tank >= 0)
        speed = muzzle_velocity(world.view().tank(context.tank).angle, kFullPower);
    const auto x = static_cast<double>(speed.x);
    const auto y = static_cast<double>(speed.y);
    const double length = std::sqrt(x * x + y * y);
    return length > 0 ? Direction{x / length, y / length} : Direction{0, -1};
}

/// Adds nothing above the tank that fires: it would come down on it.
void spare_own_columns(const EffectWorld& world, TankId tank, Shape& shape) {
    for (const Hull& hull : world.view().hulls) {
        if (hull.tank != tank) continue;
        const Range own = box_of(hull).columns;
        for (std::size_t k = 0; k < shape.chords.size(); ++k) {
            const int x = shape.x0 + static_cast<int>(k);
            if (x >= own.x0 && x < own.x1) shape.chords[k] = {};
        }
    }
}

/// The wedge begins at the turret, so that the barrel is free.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    constexpr double kDegree = kPi / 180;
    const Direction way = direction_of(world, context);
    const int length = effect.whole(kLength);
    const Vec2<float> tip = columns_of(context.at) - columns(way, kBarrelLength);
    Shape shape = sector(sixteenths_of(fixed_of(tip)), way, length * kColumn, effect.whole(kWidth) * kDegree);
    const bool adds = effect.is(kAdds);
    if (adds) {
        spare_own_columns(world, context.tank, shape);
        world.heap(shape);
    } else {
        world.carve(shape);
    }
    const float half = static_cast<float>(length) / 2;
    const Vec2<float> middle = tip + columns(way, half);
    if (adds)
        world.emit(event::Heaped{.tank = context.tank, .radius = half, .at = middle});
    else
        world.emit(event::Dug{.tank = context.tank, .radius = half, .at = middle});
}

void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& /*place*/) {
    if (!effect.is(kAdds)) forecast.open_earth(effect.number(kLength));
}

}  // namespace

const EffectKind kKind = {
    .name = "wedge",
    .help = "removes or adds earth in a wedge from the barrel on",
    .words = {.summary = N_("earth {earth}, {length} m"), .rank = 32},
    .icon = "disrupter",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::digs,
    .forecast = foresee,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::wedge_effect
