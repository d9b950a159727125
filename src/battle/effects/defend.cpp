#include <algorithm>

#include "battle/effects/effect.h"

namespace terramorph::defend_effect {

namespace {

bool raises_shield(const Weapon& item) {
    const auto& effects = item.effects.on(Trigger::on_use);
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return effect.kind->purpose == Purpose::shield; });
}

/// Raises the dearest shield of the kit, if none is up.
void apply(Battle& battle, const Effect& /*effect*/, const EffectContext& context) {
    if (context.tank < 0 || !battle.tank(context.tank).alive || battle.tank(context.tank).shield.up()) return;
    const std::vector<Weapon>& items = battle.arsenal().items;
    int best = -1;
    for (int k = 0; k < static_cast<int>(items.size()); ++k) {
        const Weapon& item = items[static_cast<std::size_t>(k)];
        if (battle.item_stock(context.tank, k) == 0 || !raises_shield(item)) continue;
        if (best < 0 || item.price > items[static_cast<std::size_t>(best)].price) best = k;
    }
    if (best >= 0) battle.use(context.tank, best);
}

float amount(const Effect& /*effect*/) { return 20; }

}  // namespace

const EffectKind kKind = {
    .name = "defend",
    .help = "raises the dearest shield that its tank has",
    .words = {.summary = N_("raises a shield"), .rank = 27},
    .icon = "defence",
    .parameters = {},
    .apply = apply,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1, .only_with = Purpose::shield},
};

}  // namespace terramorph::defend_effect
