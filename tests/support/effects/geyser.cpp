#include "support/effects/geyser.h"

#include "battle/effect_world.h"

namespace terramorph::test {

namespace {

constexpr Parameter kParameters[] = {
    {"heat", "Heat", "degrees", 1, 50, 10, "what it costs everybody near", true},
    {"width", "Width", "columns", 1, 200, 60, "how near"},
};

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    for (const Hull& hull : world.view().hulls)
        if (distance_to(hull, columns_of(context.at)) < static_cast<float>(effect.values[1]))
            world.hurt(hull.tank, effect.whole(0), context.tank);
}

}  // namespace

const EffectKind k_geyser = {"geyser", "hot water for everybody near", kParameters, apply};

}  // namespace terramorph::test
