#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr std::string_view kWays[] = {"random", "target"};

constexpr Parameter kParameters[] = {
    {"way", "Way", "", 0, 1, 0, "any place by chance, or where its player has aimed at", true, kWays},
};

void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    if (moment.tank < 0 || !battle.tank(moment.tank).alive) return;
    const auto target = battle.tank(moment.tank).target;
    if (effect.whole(0) == 0)
        battle.put(moment.tank, battle.any_place(moment.tank));
    else if (target)
        battle.put(moment.tank, battle.standing_place(moment.tank, *target));
}

Refusal refuses(const Battle& battle, const Effect& effect, int tank) {
    const bool lost = effect.whole(0) != 0 && !battle.tanks()[static_cast<std::size_t>(tank)].target;
    return lost ? Refusal(error("it needs a target: choose where to go first")) : std::nullopt;
}

}  // namespace

extern const EffectKind k_teleport;
const EffectKind k_teleport = {.name = "teleport",
                               .help = "takes its tank to another place",
                               .parameters = kParameters,
                               .happen = happen,
                               .refuses = refuses};

}  // namespace terramorph
