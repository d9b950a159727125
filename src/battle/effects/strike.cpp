#include <algorithm>

#include "battle/effects/effect.h"
#include "battle/flight/guidance.h"

namespace terramorph::strike_effect {

namespace {

constexpr std::string_view kPlaces[] = {"here", "target"};

constexpr Parameter kParameters[] = {
    {"heads", "Warheads", "", 1, 20, 7, "how many shells fall", true},
    {"gap", "Gap", "columns", 0, 400, 40, "between each of them and the next", true},
    {"height", "Height", "columns", 50, 2000, 500, "above the ground from which they fall", true},
    {"place", "Place", "", 0, 1, 0, "where they fall: where it happens, or on its tank's target", true,
     kPlaces},
};
constexpr ParameterId kHeads(kParameters, "heads");
constexpr ParameterId kGap(kParameters, "gap");
constexpr ParameterId kHeight(kParameters, "height");
constexpr ParameterChoice kOnTarget(kParameters, "place", "target");

/// The height from which a shell falls: above the ground of its column, but below a ceiling.
Fixed high_above(const EffectWorld& world, int column, int height) {
    const Ground& ground = world.view().ground;
    const int x = std::clamp(column, 0, ground.width() - 1);
    const int high = ground.top(x) / kColumn + height;
    const int ceiling = world.scene().ceiling;
    return (ceiling > 0 ? std::min(high, ceiling - 1) : high) * kFixedOne;
}

/// The heads fall one after the other, in the direction of the shot. If the level has walls, none falls
/// outside.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const auto target = effect.is(kOnTarget) ? target_of(world.view(), context.tank, context.at) : context.at;
    if (!target) return;
    const int heads = effect.whole(kHeads);
    const int gap = effect.whole(kGap);
    const int way = context.speed.x < 0 ? -1 : 1;
    const int width = world.view().ground.width();
    world.emit(event::Split{.tank = context.tank, .heads = heads, .at = columns_of(*target)});
    for (int head = 0; head < heads; ++head) {
        const int column = static_cast<int>(target->x >> kFixedBits) + way * gap * (2 * head - heads + 1) / 2;
        if (world.view().walls != Walls::none && (column < 0 || column >= width)) continue;
        EffectContext above = context;
        above.hit_tank = -1;
        above.at = {column * kFixedOne + kFixedOne / 2,
                    high_above(world, column, effect.whole(kHeight) + head * gap)};
        world.launch_submunition(submunition(world.view().air, above, effect.leads_to, {}));
    }
}

/// Expects them about where the shot ends. Real ones mind the target, the ground, ceiling and walls.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    const int heads = effect.whole(kHeads);
    for (int head = 0; head < heads; ++head) {
        const int off = effect.whole(kGap) * (2 * head - heads + 1) / 2;
        const Vec2<Fixed> above = {place.at.x + off * kFixedOne,
                                   place.at.y + effect.whole(kHeight) * kFixedOne};
        forecast.fly(forecast.flight(above, {}, -1), effect.leads_to, place.generation + 1, 1);
    }
}

Firepower firepower(const Effect& effect) { return {.heads = effect.number(kHeads)}; }

bool needs_target(const Effect& effect) { return effect.is(kOnTarget); }

}  // namespace

const EffectKind kKind = {
    .name = "strike",
    .help = "lets shells fall from high above",
    .words = {.summary = N_("{heads} from above"), .rank = 2, .heads = "{heads}"},
    .icon = "strike",
    .parameters = kParameters,
    .apply = apply,
    .needs_target = needs_target,
    .purpose = Purpose::rains,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::strike_effect
