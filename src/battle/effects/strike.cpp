#include <algorithm>

#include "battle/effect_world.h"
#include "battle/guidance.h"

namespace terramorph {

namespace {

constexpr std::string_view kPlaces[] = {"here", "target"};

constexpr Parameter kParameters[] = {
    {"heads", "Heads", "", 1, 20, 7, "how many shells fall", true},
    {"gap", "Gap", "columns", 0, 400, 40, "between each of them and the next", true},
    {"height", "Height", "columns", 50, 2000, 500, "above the ground from which they fall", true},
    {"place", "Place", "", 0, 1, 0, "where they fall: where it happens, or on its tank's target", true,
     kPlaces},
};

/// High above the ground of a column, but below a ceiling.
Fixed high_above(const EffectWorld& world, int column, int height) {
    const Ground& ground = world.view().ground;
    const int x = std::clamp(column, 0, ground.width() - 1);
    const int high = ground.top(x) / kSub + height;
    const int ceiling = world.scene().ceiling;
    return (ceiling > 0 ? std::min(high, ceiling - 1) : high) * kFixedOne;
}

/// One after the other, in the direction of the shot; those beside a closed level are left out.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const auto target = effect.whole(3) == 1 ? target_of(world.view(), context.tank, context.at) : context.at;
    if (!target) return;
    const int heads = effect.whole(0);
    const int gap = effect.whole(1);
    const int way = context.speed.x < 0 ? -1 : 1;
    const int width = world.view().ground.width();
    world.emit(
        {.kind = Event::Kind::split, .tank = context.tank, .amount = heads, .at = columns_of(*target)});
    for (int head = 0; head < heads; ++head) {
        const int column = static_cast<int>(target->x >> kFixedBits) + way * gap * (2 * head - heads + 1) / 2;
        if (world.view().walls != Walls::none && (column < 0 || column >= width)) continue;
        EffectContext above = context;
        above.hit_tank = -1;
        above.at = {column * kFixedOne + kFixedOne / 2,
                    high_above(world, column, effect.whole(2) + head * gap)};
        world.launch_submunition(submunition(world.view().air, above, effect.leads_to, {}));
    }
}

}  // namespace

extern const EffectKind k_strike;
const EffectKind k_strike = {"strike", "lets shells fall from high above", kParameters, apply};

}  // namespace terramorph
