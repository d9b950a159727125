#include <cstdlib>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr std::string_view kWays[] = {"random", "shift"};

constexpr Parameter kParameters[] = {
    {"way", "Way", "", 0, 1, 0, "any wind by chance, or more of it to where the barrel points", true, kWays},
    {"by", "By", "columns/s2", 1, 80, 10, "how much it shifts the wind", true},
};

int shifted(const Battle& battle, const Effect& effect, int tank) {
    const bool right = battle.tanks()[static_cast<std::size_t>(tank)].angle < kHalfTurn / 2;
    return battle.wind() + (right ? effect.whole(1) : -effect.whole(1));
}

void apply(Battle& battle, const Effect& effect, const EffectContext& context) {
    const int most = battle.rules().most_wind;
    if (effect.whole(0) == 0) return battle.blow(battle.random().from_to(-most, most));
    if (context.tank >= 0) battle.blow(shifted(battle, effect, context.tank));
}

Refusal validate(const Battle& battle, const Effect& effect, int tank) {
    const int most = battle.rules().most_wind;
    if (most == 0) return error("no wind ever blows here");
    const int wished = effect.whole(0) == 0 ? 0 : shifted(battle, effect, tank);
    if (std::abs(wished) > most && std::abs(battle.wind()) == most)
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
