#include "battle/places.h"

namespace terramorph {

namespace {

constexpr std::string_view kWays[] = {"random", "target"};

constexpr Parameter kParameters[] = {
    {"way", "Way", "", 0, 1, 0, "any place by chance, or where its player has aimed at", true, kWays},
};

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.tank < 0 || !world.tank(context.tank).alive) return;
    const auto target = world.tank(context.tank).target;
    if (effect.whole(0) == 0)
        world.place_tank(context.tank, random_place(world, context.tank));
    else if (target)
        world.place_tank(context.tank, standing_place(world.view(), context.tank, *target));
}

Refusal validate(const EffectWorld& world, const Effect& effect, int tank) {
    const bool lost = effect.whole(0) != 0 && !world.view().tank(tank).target;
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
