#include <cstdlib>

#include "base/random.h"
#include "battle/effect_world.h"
#include "battle/rules.h"

namespace terramorph {

namespace {

constexpr std::string_view kWays[] = {"random", "shift"};

constexpr Parameter kParameters[] = {
    {"way", "Way", "", 0, 1, 0, "any wind by chance, or more of it to where the barrel points", true, kWays},
    {"by", "By", "columns/s2", 1, 80, 10, "how much it shifts the wind", true},
};

int shifted(const EffectWorld& world, const Effect& effect, int tank) {
    const bool right = world.view().tank(tank).angle < kHalfTurn / 2;
    return world.view().air.wind + (right ? effect.whole(1) : -effect.whole(1));
}

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int most = world.view().rules.most_wind;
    if (effect.whole(0) == 0) return world.set_wind(world.random().from_to(-most, most));
    if (context.tank >= 0) world.set_wind(shifted(world, effect, context.tank));
}

Refusal validate(const EffectWorld& world, const Effect& effect, int tank) {
    const int most = world.view().rules.most_wind;
    if (most == 0) return error("no wind ever blows here");
    const int wished = effect.whole(0) == 0 ? 0 : shifted(world, effect, tank);
    if (std::abs(wished) > most && std::abs(world.view().air.wind) == most)
        return error("the wind cannot blow any harder that way");
    return std::nullopt;
}

}  // namespace

extern const EffectKind k_blow;
const EffectKind k_blow = {.name = "blow",
                           .help = "changes the wind",
                           .parameters = kParameters,
                           .apply = apply,
                           .validate = validate};

}  // namespace terramorph
