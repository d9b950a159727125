#include "support/effects/geyser.h"

#include "battle/battle.h"

namespace terramorph::test {

namespace {

constexpr Parameter kParameters[] = {
    {"heat", "Heat", "degrees", 1, 50, 10, "what it costs everybody near", true},
    {"width", "Width", "columns", 1, 200, 60, "how near"},
};

void apply(Battle& battle, const Effect& effect, const EffectContext& context) {
    for (const Hull& hull : battle.hulls())
        if (distance_to(hull, columns_of(context.at)) < static_cast<float>(effect.values[1]))
            battle.hurt(hull.tank, effect.whole(0), context.tank);
}

}  // namespace

const EffectKind k_geyser = {"geyser", "hot water for everybody near", kParameters, apply};

}  // namespace terramorph::test
