#include "battle/world/tunnelling.h"

#include "battle/events/event.h"
#include "terrain/isqrt.h"

namespace terramorph {

namespace {

/// True if there's earth here that can be tunnelled, which excludes bedrock and everything outside the level.
bool is_earth(const Ground& ground, Vec2<Fixed> at) {
    const Vec2<Sixteenths> cell = sixteenths_of(at);
    return cell.y >= Ground::kBedrock && ground.solid(column_of(cell.x), cell.y);
}

}  // namespace

Vec2<Fixed> one_column(Vec2<Fixed> way) {
    constexpr Fixed kFine = kFixedOne / (kChordOne * 16);
    const Vec2<std::int64_t> fine = {way.x / kFine, way.y / kFine};
    const std::int64_t length = isqrt(fine.x * fine.x + fine.y * fine.y);
    if (length == 0) return {0, -kFixedOne};
    return {fine.x * kChordOne / length * (kFixedOne / kChordOne),
            fine.y * kChordOne / length * (kFixedOne / kChordOne)};
}

int earth_ahead(const Ground& ground, Vec2<Fixed> from, Vec2<Fixed> step, int most) {
    int columns = 0;
    while (columns < most && is_earth(ground, from + step * Fixed{columns + 1})) ++columns;
    return columns;
}

void carve_tunnel(EffectWorld& world, Vec2<Fixed> from, Vec2<Fixed> to, int radius) {
    world.carve(stroke(sixteenths_of(from), sixteenths_of(to), radius * kColumn));
}

bool meets_tank(const EffectWorld& world, Vec2<Fixed> from, Vec2<Fixed> to, EffectContext& context) {
    CollisionScene scene = world.scene();
    scene.things = {};
    const std::optional<Contact> met = first_contact(scene, from, to, -1);
    if (!met || met->tank < 0) return false;
    context.at = met->at;
    context.hit_tank = met->tank;
    context.shielded = met->with == Contact::With::shield;
    return true;
}

void end_tunnel(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const bool on_tank = context.hit_tank >= 0 && !effect.leads_to.on(Trigger::on_tank).empty();
    const auto& effects = effect.leads_to.on(on_tank ? Trigger::on_tank : Trigger::on_rest);
    if (effects.empty()) world.emit(event::Fizzled{.tank = context.tank, .at = columns_of(context.at)});
    world.apply(effects, context);
}

}  // namespace terramorph
