#include "battle/effect_world.h"
#include "battle/guidance.h"

namespace terramorph {

namespace {

constexpr std::string_view kKinds[] = {"heat",     "homing", "ballistic", "horizontal",
                                       "vertical", "lazy",   "weave"};

constexpr Parameter kParameters[] = {
    {"kind", "Kind", "", 0, 6, 0, "how it finds its way", true, kKinds},
    {"reach", "Reach", "columns", 10, 2000, 100, "of heat: how near an enemy must be to be felt", true},
    {"strength", "Strength", "columns/s2", 1, 5000, 600, "how hard heat, homing and weave steer", true},
};

/// The shell that it happens to; where there is none, as when an item is used, its tank's next one.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    Guidance guidance;
    guidance.kind = static_cast<Guidance::Kind>(effect.whole(0) + 1);
    guidance.reach = effect.whole(1);
    guidance.strength = effect.whole(2);
    if (context.shell)
        guide(*context.shell, guidance, world);
    else if (context.tank >= 0)
        world.tank(context.tank).guidance = guidance;
}

}  // namespace

extern const EffectKind k_guide;
const EffectKind k_guide = {"guide", "steers a shell", kParameters, apply};

}  // namespace terramorph
