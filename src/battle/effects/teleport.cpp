#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr std::string_view kWays[] = {"random", "target"};

constexpr Parameter kParameters[] = {
    {"way", "Way", "", 0, 1, 0, "any place by chance, or where its player has aimed at", true, kWays},
};

void apply(Battle& battle, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !battle.tank(context.tank).alive) return;
    const auto target = battle.tank(context.tank).target;
    if (effect.whole(0) == 0)
        battle.put(context.tank, battle.any_place(context.tank));
    else if (target)
        battle.put(context.tank, battle.standing_place(context.tank, *target));
}

Refusal validate(const Battle& battle, const Effect& effect, int tank) {
    const bool lost = effect.whole(0) != 0 && !battle.tanks()[static_cast<std::size_t>(tank)].target;
    return lost ? Refusal(error("it needs a target: choose where to go first")) : std::nullopt;
}

}  // namespace

extern const EffectKind k_teleport;
const EffectKind k_teleport = {.name = "teleport",
                               .help = "takes its tank to another place",
                               .parameters = kParameters,
                               .apply = apply,
                               .validate = validate};

}  // namespace terramorph
