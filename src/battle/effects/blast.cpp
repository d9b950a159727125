#include <array>

#include "battle/effects/batteries.h"

namespace terramorph {

namespace {

constexpr std::array<std::string_view, 2> kNoYes = {"no", "yes"};
constexpr std::array<std::string_view, 2> kPlaces = {"here", "owner"};

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 400, 40, "how far the explosion reaches", true},
    {"strength", "Strength", "", 0, 500, 100, "the damage at its middle"},
    {"height", "Height", "%", 5, 100, 100, "how far it reaches up and down: less than its radius if flat",
     true},
    {"digs", "Digs", "", 0, 1, 1, "whether it leaves a crater", true, kNoYes},
    {"pierces", "Pierces", "", 0, 1, 0, "whether it harms past shields", true, kNoYes},
    {"around", "Around", "", 0, 1, 0, "where it happens, or about its owner, who is spared", true, kPlaces},
    {"batteries", "Batteries", "", 0, 10, 0, "how many of its owner's it uses up at most", true},
    {"per_battery", "Per battery", "columns", 0, 40, 14, "how much larger it is for each battery", true},
};

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    EffectContext middle = context;
    Blast blast{.radius = effect.number(0), .strength = effect.number(1), .height = effect.whole(2)};
    blast.digs = effect.whole(3) == 1;
    blast.pierces = effect.whole(4) == 1;
    if (effect.whole(5) == 1 && context.tank >= 0) {
        middle.at = fixed_of(world.tank(context.tank).middle());
        blast.spared = context.tank;
    }
    blast.radius +=
        effect.number(7) * static_cast<float>(spend_batteries(world, context.tank, effect.whole(6)));
    world.blast(middle, blast);
}

}  // namespace

extern const EffectKind k_blast;
const EffectKind k_blast = {"blast", "an explosion: digs a crater, hurts and throws tanks", kParameters,
                            apply};

}  // namespace terramorph
