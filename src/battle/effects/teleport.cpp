#include "battle/places.h"

namespace terramorph {

namespace {

constexpr std::string_view kWays[] = {"random", "target"};

constexpr Parameter kParameters[] = {
    {"way", "Way", "", 0, 1, 0, "any place by chance, or where its player has aimed at", true, kWays},
};

void happen(EffectWorld& world, const Effect& effect, const Moment& moment) {
    if (moment.tank < 0 || !world.tank(moment.tank).alive) return;
    const auto target = world.tank(moment.tank).target;
    if (effect.whole(0) == 0)
        world.place_tank(moment.tank, random_place(world, moment.tank));
    else if (target)
        world.place_tank(moment.tank, standing_place(world.view(), moment.tank, *target));
}

Refusal refuses(const EffectWorld& world, const Effect& effect, int tank) {
    const bool lost = effect.whole(0) != 0 && !world.view().tank(tank).target;
    return lost ? Refusal(Error{"it needs a target: choose where to go first"}) : std::nullopt;
}

}  // namespace

extern const EffectKind k_teleport;
const EffectKind k_teleport = {.name = "teleport",
                               .help = "takes its tank to another place",
                               .parameters = kParameters,
                               .apply = apply,
                               .refuses = refuses};

}  // namespace terramorph
